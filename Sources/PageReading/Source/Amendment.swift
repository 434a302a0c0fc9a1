/// A stretch of a page that the parser is given otherwise than it stands.
struct Amendment: Equatable {
  /// The stretch as the parser gets it; empty where something was taken out.
  var amended: Range<Int>
  /// The stretch as it stands; empty where something was put in.
  var original: Range<Int>
}
