import CourseModel
import Words

/// The list of names at the end of a zip archive, looked at before a program unpacks it.
///
/// `unzip` drops what leads upwards from a name without a word; here such a name refuses the archive.
/// What cannot be followed is left to the program, which finds it damaged or works within its bounds.
///
/// Source: PKWARE's APPNOTE, 4.3.12 and 4.3.16.
enum ZipDirectory {
  /// Makes sure that no name leads out, nothing has a password, and there are not too many.
  static func check(_ bytes: [UInt8]) throws(OpenFolder.ReadingError) {
    guard let end = end(of: bytes) else { return }
    var place = number(bytes, end + 16, 4)
    var count = 0
    while place + 46 <= bytes.count, bytes[place...].starts(with: [0x50, 0x4B, 1, 2]) {
      let length = number(bytes, place + 28, 2)
      guard place + 46 + length <= bytes.count else { return }
      if number(bytes, place + 8, 2) & 1 != 0 { throw .rule(.archiveDamaged) }
      if leadsOut(bytes[(place + 46)..<(place + 46 + length)]) { throw .rule(.archiveEscapes) }
      count += 1
      if count > AppLimits.archiveEntries { throw .rule(.archiveTooLarge) }
      place += 46 + length + number(bytes, place + 30, 2) + number(bytes, place + 32, 2)
    }
  }

  /// Where the record begins that says where the list is.
  private static func end(of bytes: [UInt8]) -> Int? {
    var place = bytes.count - 22
    // A comment of up to 64 KiB may follow.
    while place >= max(0, bytes.count - 22 - 0xFFFF) {
      if bytes[place] == 0x50, bytes[place...].starts(with: [0x50, 0x4B, 5, 6]) { return place }
      place -= 1
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  /// Whether a path is absolute or has `..` in it, with slashes of either sort.
  private static func leadsOut(_ path: ArraySlice<UInt8>) -> Bool {
    func isSlash(_ byte: UInt8) -> Bool { byte == 0x2F || byte == 0x5C }
    if path.first.map(isSlash) ?? false { return true }
    return path.split(whereSeparator: isSlash).contains { $0.elementsEqual([0x2E, 0x2E]) }
  }
}
