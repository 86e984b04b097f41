import CourseModel
import Testing

@testable import CourseRunner
@testable import Grading

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
    _ = Selectors.glue(for: app)
    let sources = files.paths.map {
      InspectedSource(path: $0, original: bytes, compiled: adapted[$0]?.bytes ?? [])
    }
    let refusals: [Grading.Refusal] =
      FileRules(sources: sources).refusals
      + sources.flatMap { ByteRules(source: $0).refusals }
    #expect(refusals.count <= 200)
    #expect(refusals.prefix(20).allSatisfy { $0.finding(in: sources).rule == $0.rule.rawValue })
    _ = SilentHazards(in: app).findings()
    #expect(files.normalizedHash == files.normalizedHash)
  }

  @Test("More words than a person writes are refused before they are looked at")
  func words() {
    func refusal(_ count: Int) -> Grading.Refusal? {
      let half = [UInt8](String(repeating: "a ", count: count / 2).utf8)
      return FileRules.refusal(
        ofSizeOf: FileSet(files: ["a.swift": half, "b.swift": half, "c.plist": half]))
    }
    #expect(refusal(60_000) == nil)
    #expect(
      refusal(60_002)?.finding(in: []).message
        == "The app is too large: it has more than 60000 words of Swift.")
  }
}
