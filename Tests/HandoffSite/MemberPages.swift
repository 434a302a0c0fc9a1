extension DocCPage {
  /// The members' own pages that something is claimed of.
  static let members = [
    DocCPage(
      path: "foundation/nsuseractivity/userinfo", title: "userInfo",
      declaration: "var userInfo: [AnyHashable : Any]? { get set }",
      body: """
        A dictionary containing app-specific state information needed to continue an activity on
        another device.

        ## Discussion

        Each key and value must be an [`NSArray`](/documentation/Foundation/NSArray),
        [`NSData`](/documentation/Foundation/NSData), [`NSDate`](/documentation/Foundation/NSDate),
        [`NSDictionary`](/documentation/Foundation/NSDictionary), [`NSNull`](/documentation/Foundation/NSNull),
        [`NSNumber`](/documentation/Foundation/NSNumber), [`NSSet`](/documentation/Foundation/NSSet),
        [`NSString`](/documentation/Foundation/NSString), or [`NSURL`](/documentation/Foundation/NSURL).
        """),
    DocCPage(
      path: "foundation/nsuseractivity/appentityidentifier", title: "appEntityIdentifier",
      rows: [
        "iOS: 18.2.0 -", "iPadOS: 18.2.0 -", "macCatalyst: 18.2.0 -", "macOS: 15.2.0 -",
        "tvOS: 18.2.0 -", "visionOS: 2.2.0 -", "watchOS: 11.2.0 -",
      ],
      declaration: "var appEntityIdentifier: EntityIdentifier? { get set }",
      body: """
        The entity that the activity is about.

        ## Discussion

        By associating an app entity with a user activity, you make the entity available to Siri and
        Apple Intelligence. Set it to `nil` to clear the association.
        """),
    DocCPage(
      path: "foundation/nsuseractivity/activitytype", title: "activityType",
      declaration: "var activityType: String { get }",
      body: "The kind of the activity.\n\n## Discussion\n\nGive it a reverse-DNS string."),
    DocCPage(
      path: "foundation/nsuseractivity/settypedpayload(_:)", title: "setTypedPayload(_:)",
      kind: "Instance Method",
      declaration: "func setTypedPayload<T>(_ payload: T) throws where T : Encodable",
      body: "Encodes the specified payload into the user activity’s user info dictionary."),
    DocCPage(
      path: "foundation/nsuseractivity/typedpayload(_:)", title: "typedPayload(_:)",
      kind: "Instance Method",
      declaration: "func typedPayload<T>(_ type: T.Type) throws -> T where T : Decodable",
      body: """
        Decodes the user activity’s user info dictionary as an instance of the specified type.
        """),
    DocCPage(
      path: "foundation/nsuseractivity/supportscontinuationstreams",
      title: "supportsContinuationStreams",
      declaration: "var supportsContinuationStreams: Bool { get set }",
      body: """
        A Boolean value that tells whether the continuing app can request streams to be opened back to
        the originating app.
        """),
    DocCPage(
      path: "foundation/nsuseractivity/getcontinuationstreams(completionhandler:)",
      title: "getContinuationStreams(completionHandler:)", kind: "Instance Method",
      declaration: "func getContinuationStreams() async throws -> (InputStream, OutputStream)",
      body: "Requests streams back to the originating app."),
    DocCPage(
      path: "foundation/nsuseractivity/deleteallsaveduseractivities(completionhandler:)",
      title: "deleteAllSavedUserActivities(completionHandler:)", kind: "Type Method",
      declaration:
        "class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void)",
      body: "Deletes all user activities created by your app."),
    DocCPage(
      path:
        "foundation/nsuseractivity/deletesaveduseractivities(withpersistentidentifiers:completionhandler:)",
      title: "deleteSavedUserActivities(withPersistentIdentifiers:completionHandler:)",
      kind: "Type Method",
      declaration: """
        class func deleteSavedUserActivities(
            withPersistentIdentifiers persistentIdentifiers: [String],
            completionHandler handler: @escaping () -> Void
        )
        """,
      body: "Deletes the named ones."),
    DocCPage(
      path: "foundation/nsuseractivity/persistentidentifier", title: "persistentIdentifier",
      declaration: "var persistentIdentifier: String? { get set }",
      body: "A unique and persistent value you use to identify the activity."),
    DocCPage(
      path: "foundation/nsuseractivity/expirationdate", title: "expirationDate",
      declaration: "var expirationDate: Date? { get set }",
      body: "The date after which the activity is no longer eligible for Handoff or indexing."),
    DocCPage(
      path: "foundation/nsuseractivity/requireduserinfokeys", title: "requiredUserInfoKeys",
      declaration: "var requiredUserInfoKeys: Set<String>? { get set }",
      body: """
        A set of keys that represent the minimal information about the activity that should be stored
        for later restoration.
        """),
  ]

  /// The eligibility flags' own pages: one states a default, which the class page does not.
  static let flags = [
    DocCPage(
      path: "foundation/nsuseractivity/iseligibleforhandoff", title: "isEligibleForHandoff",
      rows: ["iOS: 9.0.0 -", "macOS: 10.11.0 -"],
      declaration: "var isEligibleForHandoff: Bool { get set }",
      body: "Whether it goes to other devices.\n\n## Discussion\n\nIts default value is `true`."),
    DocCPage(
      path: "foundation/nsuseractivity/iseligibleforsearch", title: "isEligibleForSearch",
      declaration: "var isEligibleForSearch: Bool { get set }",
      body: """
        Whether it goes to the index.

        > Important:
        > Your app must maintain a strong reference to any activity objects you make eligible for
        > search.
        """),
    DocCPage(
      path: "foundation/nsuseractivity/iseligibleforpublicindexing",
      title: "isEligibleForPublicIndexing",
      rows: ["iOS: 9.0.0 -", "iPadOS: 9.0.0 -", "macOS: 10.11.0 -", "watchOS: 3.0.0 -"],
      declaration: "var isEligibleForPublicIndexing: Bool { get set }",
      body: """
        Whether it goes to everybody.

        ## Discussion

        Set the value of this property to `true` to add the activity object to the global Spotlight
        search indexes. Think twice about it. If you set this property to `true`, the system indexes
        the values in the `webpageURL` and `requiredUserInfoKeys` properties. When someone chooses one
        of your app’s public activities from search results, it tells Apple that your website’s public
        information is popular, which can increase the ranking of that content in future searches.

        > Important:
        > Your app must maintain a strong reference to any activity objects you make eligible for
        > search.
        """),
  ]
}
