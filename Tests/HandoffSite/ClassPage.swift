extension DocCPage {
  /// The class page: overview, and topic groups with the lines that the articles quote from it.
  static let userActivity = DocCPage(
    path: "foundation/nsuseractivity", title: "NSUserActivity", kind: "Class",
    declaration: "class NSUserActivity",
    body: """
      What a person is doing in an app at a moment.

      ## Overview

      Features like Siri and Apple Intelligence use contextual information from your app’s
      interface. Assign app entities to your views.

      Put a URL in `webpageURL`. Name content with `targetContentIdentifier`, `appEntityIdentifier`,
      or `externalMediaContentIdentifier`, and place app-specific data in [`userInfo`](/documentation/Foundation/NSUserActivity/userInfo).

      To specify the activity types you support, add the [`NSUserActivityTypes`](/documentation/BundleResources/Information-Property-List/NSUserActivityTypes)
      key to your app’s `Info.plist` file. Look for it by its name, and set its value to an array of
      strings. For each string, specify one of the activity types you use to create your
      [`NSUserActivity`](/documentation/Foundation/NSUserActivity) objects.

      ## Topics

      ### Choosing where it goes

      [`var isEligibleForHandoff: Bool`](/documentation/Foundation/NSUserActivity/isEligibleForHandoff)

      A Boolean value that tells whether the activity can continue on another device using Handoff.

      [`var isEligibleForSearch: Bool`](/documentation/Foundation/NSUserActivity/isEligibleForSearch)

      A Boolean value that tells whether to add the activity to the on-device index.

      [`var isEligibleForPublicIndexing: Bool`](/documentation/Foundation/NSUserActivity/isEligibleForPublicIndexing)

      A Boolean value that tells whether the activity is publicly accessible by all iOS users.

      [`var isEligibleForPrediction: Bool`](/documentation/Foundation/NSUserActivity/isEligibleForPrediction)

      A Boolean value that tells whether Siri can suggest the activity as a shortcut.

      ### Managing type-safe access to user info

      [`setTypedPayload(_:)`](/documentation/Foundation/NSUserActivity/setTypedPayload(_:))

      Encodes the specified payload into the user activity’s user info dictionary.

      [`typedPayload(_:)`](/documentation/Foundation/NSUserActivity/typedPayload(_:))

      Decodes the user activity’s user info dictionary as an instance of the specified type.

      [`NSUserActivity.TypedPayloadError`](/documentation/Foundation/NSUserActivity/TypedPayloadError)

      ### Errors of a continuation

      [`var NSUserActivityHandoffUserInfoTooLargeError: Int`](/documentation/Foundation/NSUserActivityHandoffUserInfoTooLargeError-swift.var)

      The user info dictionary was too large to receive.

      [`var NSUserActivityConnectionUnavailableError: Int`](/documentation/Foundation/NSUserActivityConnectionUnavailableError-swift.var)

      The user activity couldn’t be continued because a required connection wasn’t available.

      [`var NSUserActivityHandoffFailedError: Int`](/documentation/Foundation/NSUserActivityHandoffFailedError-swift.var)

      The data for the user activity wasn’t available.

      [`var NSUserActivityRemoteApplicationTimedOutError: Int`](/documentation/Foundation/NSUserActivityRemoteApplicationTimedOutError-swift.var)

      The remote application failed to send data within the specified time.

      """)
}
