import CourseModel
import CourseRunner
import Foundation
import Grading
import Expectations
import Testing

struct OutFolderTests {
  @Test("A book is written as table, pages and formats, and nothing of an earlier one stays")
  func write() throws {
    let out = OutFolder(path: "\(NSTemporaryDirectory())/out-\(UUID().uuidString)")
    defer { try? Disk.remove(out.path) }
    try out.prepare()
    let formats = ResultFormats.all(environment: [:]).filter { !($0 is Classroom50Format) }
    let written = try out.write(FormatSample.book("text"), formats: formats)
    expectEqual(
      written,
      [
        "gradebook.csv", "report/index.html", "formats/gradescope", "formats/exercism",
        "formats/junit", "formats/tap", "formats/canvas", "formats/moodle",
      ])
    expect(written.allSatisfy { Disk.kind(of: "\(out.path)/\($0)") != nil })
    expectEqual(Disk.names(in: "\(out.report)/students").count, 5)
    let book = FormatSample.book("text")
    try out.write(book.only(book.students[0]), formats: [TAPFormat()])
    expectEqual(Disk.names(in: "\(out.report)/students"), ["pass-text.html"])
    expectEqual(Disk.names(in: "\(out.formats)/tap"), ["pass-text.tap"])
  }

  @Test("A format that lacks something is said before anything is written")
  func refused() throws {
    let out = OutFolder(path: "\(NSTemporaryDirectory())/out-\(UUID().uuidString)")
    defer { try? Disk.remove(out.path) }
    try out.prepare()
    #expect(throws: Finding.self) {
      try out.write(
        FormatSample.book("text"), formats: [TAPFormat(), Classroom50Format(environment: [:])])
    }
    expectNil(Disk.kind(of: out.gradebook))
    expectNil(Disk.kind(of: out.formats))
  }
}
