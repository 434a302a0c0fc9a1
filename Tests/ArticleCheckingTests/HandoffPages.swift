import FactModel

@testable import ArticleChecking

extension Workspace {
  /// Pages in the form of those about Handoff, with the sentences that are recorded claims.
  static let handoff: Workspace = {
    var workspace = Workspace()
    let everywhere = [
      "iOS 8.0.0", "iPadOS 8.0.0", "macCatalyst 13.1.0", "macOS 10.10.0", "tvOS 9.0.0",
      "visionOS 1.0.0", "watchOS 2.0.0",
    ]
    workspace.add(
      "apple/foundation/nsuseractivity", title: "NSUserActivity",
      path: "/documentation/Foundation/NSUserActivity", role: "Class", rows: everywhere,
      "# NSUserActivity\n\nA representation of the state of your app at a moment in time.")
    workspace.add(
      "apple/foundation/nsuseractivity/userinfo", title: "userInfo",
      path: "/documentation/Foundation/NSUserActivity/userInfo", role: "Instance Property",
      rows: everywhere,
      "# userInfo\n\nA dictionary containing app-specific state information needed to continue an "
        + "activity on another device.\n\nThe default value is `nil`.")
    workspace.add(
      "apple/foundation/nsuseractivity/appentityidentifier", title: "appEntityIdentifier",
      path: "/documentation/Foundation/NSUserActivity/appEntityIdentifier",
      role: "Instance Property",
      rows: [
        "iOS 18.2.0", "iPadOS 18.2.0", "macCatalyst 18.2.0", "macOS 15.2.0", "tvOS 18.2.0",
        "visionOS 2.2.0", "watchOS 11.2.0",
      ],
      "# appEntityIdentifier\n\nBy associating an app entity with a user activity, you make the "
        + "entity available to Siri and Apple Intelligence.")
    workspace.add(
      "apple/uikit/uiapplicationdelegate/application(_:continue:restorationhandler:)",
      title: "application(_:continue:restorationHandler:)",
      path:
        "/documentation/UIKit/UIApplicationDelegate/application(_:continue:restorationHandler:)",
      role: "Instance Method", rows: ["iOS 8.0.0-26.0.0", "iPadOS 8.0.0-26.0.0"],
      "# application\n\nTells the delegate that the data for continuing an activity is available.")
    workspace.add(
      "apple/swiftui/view/oncontinueuseractivity(_:perform:)",
      title: "onContinueUserActivity(_:perform:)",
      path: "/documentation/SwiftUI/View/onContinueUserActivity(_:perform:)",
      role: "Instance Method", rows: ["iOS 14.0.0", "macOS 11.0.0", "watchOS -"],
      "# on\n\nRegisters a handler to invoke in response to a user activity.")
    workspace.add(
      "apple-archive/Handoff/AdoptingHandoff.html", title: "Adopting Handoff", class: .archive,
      revised: day("2016-04-01"),
      "# Adopting Handoff\n\nTransfer as small a payload as possible in the `userInfo` "
        + "dictionary—3KB or less. The more payload data you deliver, the longer it takes the "
        + "activity to resume.")
    workspace.addUnread(
      "apple/foundation/nsuseractivity/needssave", title: "needsSave",
      path: "/documentation/Foundation/NSUserActivity/needsSave", role: "Instance Property")
    workspace.earlier[userInfo] = [
      EarlierPage(
        text: quotable("A dictionary containing state information of old times."),
        lastSeen: day("2026-05-01"), goneBy: day("2026-06-01"))
    ]
    return workspace
  }()
}
