import CourseModel
import Foundation
import Grading
import Expectations
import Testing

/// The rules by which formats are checked find what is wrong: each is shown outputs that break it.
struct RuleTests {
  private let book = FormatSample.book("text")

  private func first(_ format: some ResultFormat, _ place: Int = 1) throws -> String {
    let book = format is Classroom50Format ? self.book.only(self.book.students[place]) : self.book
    let files = try format.files(of: book)
    return String(decoding: files[format is Classroom50Format ? 0 : place].bytes, as: UTF8.self)
  }

  @Test(
    "A broken Gradescope file is found out",
    arguments: [
      ("\"score\" : 2.33", "\"score\" : \"2.33\""), ("\"score\" : 2.33", "\"points\" : 2.33"),
      ("\"visibility\" : \"hidden\"", "\"visibility\" : \"secret\""),
      ("\"status\" : \"failed\"", "\"status\" : \"fail\""),
      ("\"output_format\" : \"text\"", "\"output_format\" : \"plain\""),
      ("\"tests\"", "\"results\""), ("\"number\" : \"1.1\"", "\"number\" : 1.1"),
    ])
  func gradescope(part: String, broken: String) throws {
    let text = try first(GradescopeFormat())
    expect(text.contains(part))
    let object = try #require(JSONRules.object([UInt8](text.replacing(part, with: broken).utf8)))
    expect(!JSONRules.gradescope(object).isEmpty)
  }

  @Test(
    "A broken Exercism file is found out",
    arguments: [
      ("\"version\" : 3", "\"version\" : 2"),
      ("\"status\" : \"fail\",\n  \"tests\"", "\"status\" : \"pass\",\n  \"tests\""),
      ("\"status\" : \"pass\"", "\"status\" : \"passed\""), ("\"message\"", "\"massage\""),
      ("\"tests\"", "\"test\""),
      ("\"output\" : \"", "\"output\" : \"" + String(repeating: "x", count: 501)),
    ])
  func exercism(part: String, broken: String) throws {
    let text = try first(ExercismFormat())
    expect(text.contains(part))
    let object = try #require(JSONRules.object([UInt8](text.replacing(part, with: broken).utf8)))
    expect(!JSONRules.exercism(object, bytes: text.utf8.count).isEmpty)
    expect(JSONRules.exercism(object, bytes: 500_001).contains("over 500 kB"))
  }

  @Test(
    "A broken Classroom 50 file is found out",
    arguments: [
      ("result/v1", "result/v2"), ("\"owner\" : \"ann\"", "\"owner\" : \"\""),
      ("\"individual\"", "\"alone\""), ("\"score\" : 7,", "\"score\" : 7.5,"),
      ("\"passed\" : true", "\"passed\" : false"), ("\"max-score\" : 16", "\"max-score\" : 15"),
      ("\"datetime\"", "\"time\""), ("\"tests\"", "\"test\""),
      ("12:00:00Z", "12-00-00Z"), ("\"https://example.org/c\"", "\"\""),
      ("\"test-name\" : \"text\"", "\"test-name\" : \" \""),
    ])
  func classroom50(part: String, broken: String) throws {
    let text = try first(Classroom50Format(environment: FormatSample.environment))
    expect(text.contains(part))
    let object = try #require(JSONRules.object([UInt8](text.replacing(part, with: broken).utf8)))
    expect(!JSONRules.classroom50(object).isEmpty)
  }

  @Test(
    "A broken JUnit file is found out",
    arguments: [
      ("tests=\"3\"", "tests=\"2\""), ("failures=\"2\"", "failures=\"1\""), (" time=\"0\">", ">"),
      ("<properties/>", ""), ("T00:00:00\"", "T00:00:00Z\""), ("hostname=", "host="),
      ("type=\"failure\"", "kind=\"failure\""), ("classname=", "class="), ("<system-out/>", ""),
      ("failure>", "fault>"),
    ])
  func junit(part: String, broken: String) throws {
    let text = try first(JUnitFormat())
    expect(text.contains(part))
    let mutated = text.replacing(part, with: broken)
    let root = ParsedElement.parse([UInt8](mutated.utf8))
    expect(root.map { !XMLRules.junit($0).isEmpty } ?? true)
  }

  @Test(
    "A broken TAP file is found out",
    arguments: [
      ("1..3", "1..4"), ("version 13", "version 14"), ("ok 2", "ok 3"), ("  ...\n", ""),
      ("  ---\n", ""), ("\"\n  ...", "\n  ..."), (" - ", " "),
    ])
  func tap(part: String, broken: String) throws {
    let text = try first(TAPFormat())
    expect(text.contains(part))
    #expect(throws: TAPReader.NotTAP.self) {
      try TAPReader.points(text.replacing(part, with: broken))
    }
  }

  @Test(
    "A broken table is found out",
    arguments: [
      ("Student,", "Pupil,"), (",ID,", ",Number,"), ("Points Possible", "Points"),
      (",2.33\r\n", ",=2.33\r\n"), ("2.33", "2.333"), ("\r\n", "\n"),
      (",text\r\n", ",Final Score\r\n"), (",text\r\n", ",Exam (12)\r\n"),
      (",text\r\n", ",te\"xt\r\n"), (",text\r\n", ",Section\r\n"),
      (",text\r\n", ",\(String(repeating: "x", count: 256))\r\n"),
      ("\r\ntext,", "\r\nPoints Possible,"),
      ("text,,,pass text", "=text,,,pass text"), (",pass text,", ",,"),
    ])
  func canvas(part: String, broken: String) throws {
    let text = try first(CanvasFormat(), 0)
    let mutated = text.replacing(part, with: broken)
    expect(mutated != text)
    let rows = try? CSVReader.rows(mutated)
    expect(rows.map { !TableRules.canvas($0).isEmpty } ?? true)
  }

  @Test(
    "A broken Moodle table is found out",
    arguments: [
      ("Username,", "User,"), (",100,", ",101,"), (",43.75,", ",\"43,75\","),
      (",-,-,", ",-,-,words"),
      ("text (percent)", "text (points of 5.33)"), ("pass text", ""), (",text: ", ",=text: "),
    ])
  func moodle(part: String, broken: String) throws {
    let text = try first(MoodleFormat(), 0)
    expect(text.contains(part), "\(text)")
    let rows = try? CSVReader.rows(text.replacing(part, with: broken))
    expect(rows.map { !TableRules.moodle($0).isEmpty } ?? true)
  }
}
