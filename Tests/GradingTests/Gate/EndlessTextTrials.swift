import CourseModel
import Expectations
import Testing

@testable import CourseRunner
@testable import Grading
import Words

/// What is looked at outside of every sandbox must come to an end soon, whatever is written there.
@Suite(.serialized) struct EndlessTextTrials {
  @Test(
    "A file of one thing repeated is looked through at once", .timeLimit(.minutes(1)),
    arguments: [
      "#selector(", "#selector(a) ", "#available(", "@objc(", "(", "{", "[", "/*", "\"", "\"\\(",
      "`",
      "#", "@", "<", "import ", "#if ", "#/a ", "(/[a", "=/a", "unsafe ", "unsafe\n", "a,", "a:",
      "var a ", "var a: (", "func a(", "@objc func a() {}\n", "class A {", "class A: B {}\n",
      "class A: B { func a() {} }\n", "protocol A { optional func a() }\n", "extension A {}\n",
      "@_a ", "\u{301}", "👨‍👩‍👧‍👦", "#sourceLocatio", "\r", "\0",
    ])
  func repeated(_ unit: String) {
    let bytes = [UInt8](String(repeating: unit, count: (12 << 10) / unit.utf8.count).utf8)
    let files = FileSet(files: ["A.swift": bytes, "B.swift": bytes])
    let app = ScannedApp(files)
    let adapted = SourceAdapter.adapt(app)
    _ = Registrations.glue(for: app)
    let sources = files.paths.map {
      InspectedSource(path: $0, original: bytes, compiled: adapted[$0]?.bytes ?? [])
    }
    let violations: [Violation] =
      FileRules(sources: sources).violations
      + sources.flatMap { ByteRules(source: $0).violations }
    expect(violations.count <= 200)
    expect(violations.prefix(20).allSatisfy { $0.finding(in: sources).rule == $0.rule.rawValue })
    _ = SilentHazards(in: app).findings()
    expectEqual(files.normalizedHash, files.normalizedHash)
  }

  @Test("A class in thousands of pieces is given no advice, and at once", .timeLimit(.minutes(1)))
  func pieces() {
    let text = (1...6500).map { "extension A { func a\($0)() {} }\n" }.joined()
    let app = ScannedApp(
      FileSet(files: ["A.swift": [UInt8]("class A: UIApplicationDelegate {}\n\(text)".utf8)]))
    expectEqual(SilentHazards(in: app).findings(), [])
  }

  @Test("More words than a person writes are refused before they are looked at")
  func words() {
    func refusal(_ count: Int) -> Violation? {
      let half = [UInt8](String(repeating: "a ", count: count / 2).utf8)
      return FileRules.refusal(
        ofSizeOf: FileSet(files: ["a.swift": half, "b.swift": half, "c.plist": half]))
    }
    expectNil(refusal(60_000))
    expectEqual(
      refusal(60_002)?.finding(in: []).message,
      "The app is too large: it has more than 60000 words of Swift.")
  }

  @Test(
    "Types with thousands of parts are refused at once, however short their mangled names are",
    .timeLimit(.minutes(1)),
    arguments: [
      "func many(_ dates: (\(dates))) {}\nlet held = many\n",
      "struct Row<each Cell> {}\nfunc many(_ row: Row<\(dates)>) {}\nlet held = many\n",
      doubled,
    ])
  func parts(source: String) throws {
    let (isBuilt, findings) = try GatedBuild().build(["A.swift": "import Foundation\n\(source)"])
    expect(!isBuilt)
    expectEqual(findings.map(\.rule), ["unreadable"], "\(findings)")
  }

  private static let dates = String(repeating: "Date, ", count: 599) + "Date"
  /// 4096 dates in the type of each of 40 functions.
  private static let doubled =
    "struct Pair<A, B> {}\ntypealias T0 = Date\n"
    + (1...12).map { "typealias T\($0) = Pair<T\($0 - 1), T\($0 - 1)>\n" }.joined()
    + (1...40).map { "func many\($0)(_ pairs: T12) {}\nlet held\($0) = many\($0)\n" }.joined()
}
