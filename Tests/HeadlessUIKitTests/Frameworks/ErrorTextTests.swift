import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// What an app shows and prints of errors.
@MainActor
struct ErrorTextTests {
  private enum Fault: Error { case first, second(Int) }
  private enum Told: LocalizedError {
    case fault
    var errorDescription: String? { "told" }
  }
  private struct Letter: Codable {
    var number: Int
    var text: String
  }

  private func caught(_ body: () throws -> Void) throws -> any Error {
    do { try body() } catch { return error }
    return try #require(nil as (any Error)?, "Nothing was thrown.")
  }

  @Test("An error has a sentence for the user, up to iOS 8 with the number of Cocoa's", .rule(980))
  func sentences() throws {
    _ = Device(iOS: 15)
    let files = HeadlessUIKit.FileManager.default
    let missing = "\(AppFiles.temporary)/none.txt"
    let read = try caught { _ = try _courseContents(at: missing) }
    expectEqual(
      _courseSentence(of: read),
      "The file “none.txt” couldn’t be opened because there is no such file.")
    let removed = try caught { try files.removeItem(atPath: missing) }
    expectEqual(_courseSentence(of: removed), "“none.txt” couldn’t be removed.")
    let made = try caught {
      try files.createDirectory(atPath: AppFiles.documents, withIntermediateDirectories: false)
    }
    expectEqual(
      _courseSentence(of: made),
      "The file “Documents” couldn’t be saved in the folder “Data” because a file with the same "
        + "name already exists.")
    let listed = try caught { _ = try files.contentsOfDirectory(atPath: "/none") }
    expectEqual(_courseSentence(of: listed), "The folder “none” doesn’t exist.")
    try _courseWrite(Data(), to: missing)
    try _courseWrite(Data(), to: "\(AppFiles.documents)/none.txt")
    let moved = try caught {
      try files.moveItem(atPath: missing, toPath: "\(AppFiles.documents)/none.txt")
    }
    expectEqual(
      _courseSentence(of: moved),
      "“none.txt” couldn’t be moved to “Documents” because an item with the same name already "
        + "exists.")
    let decoded = try caught { _ = try JSONDecoder().decode(Letter.self, from: Data("{}".utf8)) }
    expectEqual(_courseSentence(of: decoded), "The data couldn’t be read because it is missing.")
    let broken = try caught { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) }
    expectEqual(
      _courseSentence(of: broken),
      "The data couldn’t be read because it isn’t in the correct format.")
    expectEqual(_courseSentence(of: Told.fault), "told")
    expect(
      _courseSentence(of: Fault.first)
        .wholeMatch(of: /The operation couldn’t be completed\. \(.*Fault.* error .\.\)/) != nil)
    let given = NSError(domain: "D", code: 1, userInfo: [NSLocalizedDescriptionKey: "given"])
    expectEqual(_courseSentence(of: given), "given")
    expectEqual(
      _courseSentence(of: POSIXError(.ENOENT)),
      "The operation couldn’t be completed. No such file or directory")
    _ = Device(iOS: 8)
    expectEqual(
      _courseSentence(of: read), "The operation couldn’t be completed. (Cocoa error 260.)")
  }

  @Test("An error is printed with its domain, its number and its words", .rule(958))
  func texts() {
    let device = Device(iOS: 15)
    let given = NSError(
      domain: "D", code: 1, userInfo: [NSLocalizedDescriptionKey: "given", "b": ["x"], "a": 1])
    func text(_ values: Any...) -> String {
      values.map { device.simulator.consoleText(ofValues: $0) }.joined(separator: " ")
    }
    expectEqual(
      [
        text(given),
        text(NSError(domain: "D", code: 2), NSError(domain: "D", code: 2) as NSError? as Any),
        text(AppFiles.error(.fileReadNoSuchFile, "/a/b")),
        text(Fault.second(3), Fault.first as (any Error)? as Any),
        text(URLError(.timedOut), URLError(.timedOut, userInfo: ["a": 1])),
      ],
      [
        "Error Domain=D Code=1 \"given\" UserInfo={NSLocalizedDescription=given, a=1, b=(\n    x\n)}",
        "Error Domain=D Code=2 \"(null)\" Optional(Error Domain=D Code=2 \"(null)\")",
        "Error Domain=NSCocoaErrorDomain Code=260 \"The file “b” couldn’t be opened because there is "
          + "no such file.\" UserInfo={NSFilePath=/a/b, NSUnderlyingError=0x1 {Error "
          + "Domain=NSPOSIXErrorDomain Code=2 \"No such file or directory\"}}",
        "second(3) Optional(\(String(reflecting: Fault.first)))",
        "URLError(_nsError: Error Domain=NSURLErrorDomain Code=-1001 \"(null)\") "
          + "Error Domain=NSURLErrorDomain Code=-1001 \"(null)\" UserInfo={a=1}",
      ])
  }

  @Test("A decoding error is printed as an enumeration up to iOS 26.3", .rule(982))
  func decoding() throws {
    func text(_ data: String) throws -> String {
      let error = try caught {
        _ = try JSONDecoder().decode([Letter].self, from: Data(data.utf8))
      }
      return _courseText(of: error)
    }
    let mismatch = #"[{"number": "x"}]"#
    _ = Device(iOS: 18)
    expectEqual(
      try text(mismatch),
      #"typeMismatch(Swift.Int, Swift.DecodingError.Context(codingPath: [_CodingKey(stringValue: "#
        + #""Index 0", intValue: 0), CodingKeys(stringValue: "number", intValue: nil)], "#
        + #"debugDescription: "Expected to decode Int but found a string instead.", "#
        + #"underlyingError: nil))"#)
    expectEqual(
      try text(#"[{"number": 1}]"#),
      #"keyNotFound(CodingKeys(stringValue: "text", intValue: nil), Swift.DecodingError.Context("#
        + #"codingPath: [_CodingKey(stringValue: "Index 0", intValue: 0)], debugDescription: "No "#
        + #"value associated with key CodingKeys(stringValue: \"text\", intValue: nil) "#
        + #"(\"text\").", underlyingError: nil))"#)
    _ = Device(iOS: 15)
    expect(try text(mismatch).contains(#"[_JSONKey(stringValue: "Index 0", intValue: 0)"#))
    expect(try text(mismatch).contains("found a string/data instead."))
  }

  @Test("A session asks for no address without a scheme", .rule(983))
  func unsupported() throws {
    let device = Device(iOS: 15)
    var codes: [Int] = []
    for address in ["nope", "foo://a.b", "https://a.b"] {
      HeadlessUIKit.URLSession.shared.dataTask(with: try #require(URL(string: address))) {
        codes.append((($2 as? URLError)?.code.rawValue) ?? 0)
      }.resume()
    }
    try device.simulator.advance(by: 1)
    expectEqual(codes, [-1002, -1002, -1009])
  }

  @Test("An error whose words print the error is printed by its case", .rule(958))
  func saysItself() {
    enum Own: LocalizedError {
      case second(Int)
      var errorDescription: String? { "words of \(self)" }
    }
    _ = Device(iOS: 15)
    expectEqual(_courseText(of: Own.second(1)), "second(1)")
    expectEqual(_courseSentence(of: Own.second(1)), "words of second(1)")
  }
}
