/// Pages of our own in the form of Apple's documentation archive and of other HTML pages.
package enum HTMLPages {
  static let adoptingHandoff = page(
    "Adopting Handoff",
    """
    <h1>Adopting Handoff</h1>
    <p>The types are NSArray, NSData, NSDate, NSDictionary, NSNull, NSNumber, NSSet, NSString, and
    NSURL. An entry does not need to be repeated in the <code>NSUserActivityTypes</code> array.</p>
    <div class="notebox"><p><strong>Note:</strong> Transfer as small a payload as possible in the
    <code>userInfo</code> dictionary—3KB or less.</p></div>
    <p>Ask for streams where you need more data than a first payload holds.</p>
    <h2>Advice</h2>
    <ul><li>Keep to 3KB or less: the more payload data you deliver, the longer it takes.</li></ul>
    """)

  package static let aboutHandoff = page(
    "About Handoff",
    """
    <h1>About Handoff</h1>
    <p>A user activity can be continued only in an app that has the same developer Team ID as the
    activity’s source app and that supports the activity’s type.</p>
    """)

  static let handoffSecurity = """
    <html><head><title>Handoff security</title></head><body><h1>Handoff security</h1>
    <p>Devices of the same Apple ID pair over Bluetooth Low Energy 4.2, out of band by APNs. What
    they advertise has AES-256 in GCM mode and protection from replay. Universal Clipboard does
    likewise.</p>
    <p>Published Date: February 18, 2021</p></body></html>
    """

  private static func page(_ title: String, _ body: String) -> String {
    """
    <!DOCTYPE html><html><head><title>\(title)</title>
    <meta name="date" content="2016-04-01"></head><body>
    <article>\(body)</article>
    <p class="copyright">Copyright &#169; 2016 Example. Updated: 2016-04-01</p>
    </body></html>
    """
  }
}
