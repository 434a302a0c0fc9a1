extension DocCPage {
  /// The pages of SwiftUI, of the property list and of device management, and the guides.
  static let others = [
    DocCPage(
      path: "swiftui/view/useractivity(_:element:_:)", title: "userActivity(_:element:_:)",
      kind: "Instance Method", rows: swiftUIRows, declaration: "nonisolated func userActivity()",
      body: """
        Offers an activity while an element is shown.

        ## Discussion

        The scope of the activity applies only
        to the scene or window the view is in.
        """),
    DocCPage(
      path: "swiftui/view/useractivity(_:isactive:_:)", title: "userActivity(_:isActive:_:)",
      kind: "Instance Method", rows: swiftUIRows, declaration: "nonisolated func userActivity()",
      body: "Offers an activity while it is active."),
    DocCPage(
      path: "swiftui/view/oncontinueuseractivity(_:perform:)",
      title: "onContinueUserActivity(_:perform:)", kind: "Instance Method", rows: swiftUIRows,
      declaration: "nonisolated func onContinueUserActivity()", body: "Takes an activity up."),
    DocCPage(
      path: "swiftui/view/scrollcontentbackground(_:)", title: "scrollContentBackground(_:)",
      kind: "Instance Method", rows: ["iOS: 16.0.0 -"],
      declaration: "nonisolated func scrollContentBackground()", body: "Shows or hides it."),
    DocCPage(
      path: "swiftui/scene/handlesexternalevents(matching:)",
      title: "handlesExternalEvents(matching:)", kind: "Instance Method", rows: swiftUIRows,
      declaration: "nonisolated func handlesExternalEvents()",
      body: "Matches a target, or its `webpageURL` as an `absoluteString`."),
    DocCPage(
      path: "bundleresources/information-property-list/nsuseractivitytypes",
      title: "NSUserActivityTypes", kind: "Property List Key",
      rows: ["iOS: 8.0.0 -", "iPadOS: 8.0.0 -", "macOS: 10.10.0 -"],
      body: "The user activity types that the app supports."),
    DocCPage(
      path: "devicemanagement/restrictions", title: "Restrictions", kind: "Object",
      rows: ["iOS: 4.0.0 -"],
      body: """
        Stands for what a profile can restrict.

        ## Profile example

        ```plist
        <key>allowActivityContinuation</key>
        <false/>
        ```
        """),
    DocCPage(
      path: "appintents/providing-contextual-cues-to-apple-intelligence-and-siri",
      title: "Providing contextual cues to Apple Intelligence and Siri", kind: nil,
      body: "Tells the system what is shown.\n\n## Overview\n\nMuch of it is private to your app."),
  ]

  private static let swiftUIRows = ["iOS: 14.0.0 -", "macOS: 11.0.0 -"]
}
