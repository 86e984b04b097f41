import CourseModel
import CourseRunner
import Words

/// Names as they are on a disk: any bytes but a slash and a zero, written by anybody.
enum DiskName {
  /// The name for readers: what cannot be seen or is no text is written out.
  ///
  /// No two names are shown alike, so that the shown name identifies the file.
  static func shown(_ bytes: [UInt8]) -> String {
    if isPlain(bytes) { return String(decoding: bytes, as: UTF8.self) }
    var shown = ""
    var decoder = UTF8()
    var place = 0
    while place < bytes.count {
      var rest = bytes[place...].makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
        shown += "\\x" + hexadecimal(UInt32(bytes[place]))
        place += 1
        decoder = UTF8()
        continue
      }
      decoder = UTF8()
      place += UTF8.width(scalar)
      if scalar == "\\" {
        shown += "\\\\"
      } else if scalar.isVisible {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += "\\u{" + hexadecimal(scalar.value) + "}"
      }
    }
    return shown
  }

  /// Whether there is no more than ASCII in it.
  static func isASCII(_ shown: String) -> Bool {
    for byte in shown.utf8 where byte >= 0x80 { return false }
    return true
  }

  /// A name as it is shown, with everything but ASCII written out.
  static func spelledOut(_ shown: String) -> String {
    shown.unicodeScalars.map { $0.isASCII ? String($0) : "\\u{\(hexadecimal($0.value))}" }.joined()
  }

  /// What forbids the name of a file that is to be compiled, or of a folder around it.
  static func hazard(_ bytes: [UInt8]) -> IntakeRule? {
    if isPlain(bytes) { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .nameEncoding }
    return text.unicodeScalars.allSatisfy { $0.isVisible && $0 != "\\" } ? nil : .nameCharacters
  }

  /// The name up to its first of the endings, compared without case.
  static func stem(of bytes: [UInt8], endings: [String]) -> [UInt8]? {
    for ending in endings where bytes.hasEnding(ending) {
      return Array(bytes.dropLast(ending.utf8.count))
    }
    return nil
  }

  /// Printable ASCII without a backslash: what nearly every name is.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    // By place: a step of an iterator takes five times as long in a debug build.
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x20 || byte >= 0x7F || byte == 0x5C { return false }
      place += 1
    }
    return true
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
