package import CourseRunner

/// The lines of files that ``LedgerWriter`` wrote.
package enum Ledger {
  /// What was found in a file: the whole lines, and how many are torn or damaged.
  package struct Content {
    package var payloads: [[UInt8]] = []
    package var damagedLines = 0
  }

  /// Reads the lines whose checksums are right.
  package static func read(_ path: String) throws(DiskError) -> Content {
    var content = Content()
    let bytes = try Disk.read(path)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let payload = payload(of: line) {
        content.payloads.append(payload)
      } else {
        content.damagedLines += 1
      }
    }
    return content
  }

  /// A payload with its checksum before it and a line feed behind it.
  static func line(of payload: [UInt8]) -> [UInt8] {
    checksum(of: payload) + [UInt8(ascii: " ")] + payload + [UInt8(ascii: "\n")]
  }

  private static let checksumLength = 16

  private static func payload(of line: ArraySlice<UInt8>) -> [UInt8]? {
    let space = line.startIndex + checksumLength
    guard line.count > checksumLength, line[space] == UInt8(ascii: " ") else { return nil }
    let payload = Array(line[(space + 1)...])
    return line[..<space].elementsEqual(checksum(of: payload)) ? payload : nil
  }

  private static func checksum(of payload: [UInt8]) -> [UInt8] {
    var digest = Digest()
    digest.add(payload)
    return Array(digest.hexadecimal().utf8.prefix(checksumLength))
  }
}
