package import CourseModel
import Words

/// JUnit's XML, a file for each student, with a suite for each exercise.
///
/// It stays within what both flavours of the schema allow: everything that Ant requires, nothing
/// nested. The times are the app's own: how long it ran on its virtual clock, all launches of the check
/// together. They are the same in every run and on every machine, as all else in a result; how long the
/// machine took is in `OUT/timing.jsonl`. Of a machine and a date there is nothing to say, so those
/// attributes have neutral values. Hidden checks are there without name and message.
package struct JUnitFormat: ResultFormat {
  package static let name = "junit"

  package init() {}

  package func files(of book: Gradebook) throws(Finding) -> [ResultFile] {
    try filePerStudent(of: book.published, extension: "xml") { student, book in
      var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      for (place, pair) in book.records(of: student.id).enumerated() {
        let items = book.items(of: pair.record, on: pair.exercise, number: place + 1)
        text += suite(pair.exercise, items, place: place)
      }
      return text + "</testsuites>\n"
    }
  }

  private func suite(_ exercise: Gradebook.Exercise, _ items: [ResultItem], place: Int) -> String {
    let package = exercise.id.split(separator: "/").first.map(String.init) ?? ""
    var text = "  <testsuite name=\"\(exercise.id.xml)\" package=\"\(package.xml)\" id=\"\(place)\""
    text += " timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\" tests=\"\(items.count)\""
    text += " failures=\"\(items.count { $0.status == .failed })\""
    text += " errors=\"\(items.count { $0.status == .errored })\""
    text += " skipped=\"\(items.count { $0.status == .skipped || $0.status == .ungraded })\""
    let time = items.reduce(Fraction.zero) { $0 + $1.appSeconds }
    text += " time=\"\(time.decimal(places: 3))\">\n    <properties/>\n"
    for item in items { text += testCase(item) }
    return text + "    <system-out/>\n    <system-err/>\n  </testsuite>\n"
  }

  private func testCase(_ item: ResultItem) -> String {
    let head =
      "    <testcase name=\"\(item.name.xml)\" "
      + "classname=\"\(item.exercise.id.xml)\" "
      + "time=\"\(item.appSeconds.decimal(places: 3))\""
    let words = item.explanation.cut(toBytes: 1 << 16).xml
    switch item.status {
    case .passed: return "\(head)/>\n"
    case .skipped, .ungraded:
      return "\(head)>\n      <skipped message=\"\(words)\"/>\n    </testcase>\n"
    case .failed, .errored:
      let element = item.status == .failed ? "failure" : "error"
      let first =
        item.status == .failed
        ? FormatWords.failed : item.isOfCheck ? FormatWords.errored : FormatWords.noneRan
      return "\(head)>\n      <\(element) type=\"\(element)\" message=\"\(first)\">\(words)"
        + "</\(element)>\n    </testcase>\n"
    }
  }
}

extension String {
  /// The text for XML 1.0, as an attribute or between tags: markup escaped, and characters that XML
  /// cannot hold replaced.
  var xml: String {
    var xml = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x26: xml += "&amp;"
      case 0x3C: xml += "&lt;"
      case 0x3E: xml += "&gt;"
      case 0x22: xml += "&quot;"
      case 0x27: xml += "&apos;"
      case 0x9, 0xA, 0xD: xml += "&#\(scalar.value);"
      case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF:
        xml.unicodeScalars.append(scalar)
      default: xml += "\u{FFFD}"
      }
    }
    return xml
  }
}
