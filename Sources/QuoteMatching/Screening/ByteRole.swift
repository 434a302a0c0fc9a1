/// What a byte of a page's source is to the words in it.
enum ByteRole: UInt8 {
  case letter
  case space
  /// A mark of Markdown that may stand in a word and vanish: `*` `` ` `` `~` `\`
  case vanishing
  case underscore
  /// Any other ASCII character.
  case mark
  /// Part of a character outside ASCII, or NUL.
  case other

  static let roles: [ByteRole] = (0...255).map { ByteRole(UInt8($0)) }

  private init(_ byte: UInt8) {
    switch byte {
    case 0, 0x80...: self = .other
    case 0x5F: self = .underscore
    case 0x2A, 0x60, 0x7E, 0x5C: self = .vanishing
    case _ where WhiteSpace.isASCII(byte): self = .space
    case _ where WordCharacter.isPart(UInt32(byte)): self = .letter
    default: self = .mark
    }
  }
}

/// What a character outside ASCII is to the ASCII words beside it.
enum CharacterRole {
  /// Is left out of the normalised form, as a soft hyphen.
  case vanishing
  /// Stands for ASCII letters, as a ligature does, or for nobody knows what, as NUL.
  case spellsLetters
  case text

  init(_ scalar: UInt32) {
    if scalar == 0 || scalar == Self.kelvin {
      self = .spellsLetters
    } else if let plain = Fold.byCharacter[scalar]?.plain.utf8 {
      let hasLetters = plain.contains { ByteRole.roles[Int($0)] == .letter }
      self = plain.isEmpty ? .vanishing : hasLetters ? .spellsLetters : .text
    } else {
      self = .text
    }
  }

  /// The one character whose canonical decomposition is an ASCII letter alone.
  private static let kelvin: UInt32 = 0x212A
}
