extension DocCPage {
  /// The delegates' methods with their rows, and the app delegate's own page with its four links.
  static let delegates =
    [appDelegate]
    + handoffMethods.flatMap { method in
      [
        delegateMethod(method, of: "uikit/uiapplicationdelegate", "application", bounded),
        delegateMethod(method, of: "uikit/uiscenedelegate", "scene", open),
        delegateMethod(
          method, of: "appkit/nsapplicationdelegate", "application", ["macOS: 10.10.0 -"]),
      ]
    } + [willSave, didReceive]

  private static let handoffMethods = [
    "continue:restorationHandler:", "didFailToContinueUserActivityWithType:error:", "didUpdate:",
    "willContinueUserActivityWithType:",
  ]

  private static let bounded = [
    "iOS: 8.0.0 - 26.0.0", "iPadOS: 8.0.0 - 26.0.0", "macCatalyst: 13.1.0 - 26.0.0",
    "tvOS: 9.0.0 - 26.0.0", "visionOS: 1.0.0 - 26.0.0",
  ]

  private static let open = [
    "iOS: 13.0.0 -", "iPadOS: 13.0.0 -", "macCatalyst: 13.1.0 -", "tvOS: 13.0.0 -",
    "visionOS: 1.0.0 -",
  ]

  private static func delegateMethod(
    _ labels: String, of type: String, _ name: String, _ rows: [String]
  ) -> DocCPage {
    let labels = type.hasSuffix("scenedelegate") && labels.hasPrefix("con") ? "continue:" : labels
    let title = "\(name)(_:\(labels))"
    return DocCPage(
      path: "\(type)/\(title.lowercased())", title: title, kind: "Instance Method", rows: rows,
      declaration: "optional func \(name)()", body: "Stands for a way on which an activity arrives."
    )
  }

  private static let appDelegate = DocCPage(
    path: "uikit/uiapplicationdelegate", title: "UIApplicationDelegate", kind: "Protocol",
    rows: ["iOS: -"], declaration: "@MainActor protocol UIApplicationDelegate",
    body: """
      Stands for the app’s delegate.

      ## Topics

      ### Continuing

      [`func application(UIApplication, willContinueUserActivityWithType: String) -> Bool`](/documentation/UIKit/a)

      [`func application(UIApplication, continue: NSUserActivity, restorationHandler: Handler) -> Bool`](/documentation/UIKit/b)

      [`func application(UIApplication, didUpdate: NSUserActivity)`](/documentation/UIKit/c)

      [`func application(UIApplication, didFailToContinueUserActivityWithType: String, error: any Error)`](/documentation/UIKit/d)

      [`func application(UIApplication, open: URL) -> Bool`](/documentation/UIKit/e)

      """)

  private static let willSave = DocCPage(
    path: "foundation/nsuseractivitydelegate/useractivitywillsave(_:)",
    title: "userActivityWillSave(_:)", kind: "Instance Method",
    declaration: "optional func userActivityWillSave(_ userActivity: NSUserActivity)",
    body: "A notice that the user activity will be saved to be continued or persisted.")

  private static let didReceive = DocCPage(
    path: "foundation/nsuseractivitydelegate/useractivity(_:didreceive:outputstream:)",
    title: "userActivity(_:didReceive:outputStream:)", kind: "Instance Method",
    declaration: "optional func userActivity()",
    body: "Hands over an input stream and an output stream, ready to open.")
}
