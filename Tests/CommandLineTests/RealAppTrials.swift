import Foundation
import Expectations
import Testing

/// Apps in the manner of real projects, as Xcode has them: they compile unchanged, and live through a
/// launch, a turn and a memory warning.
@Suite struct RealAppTrials {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "RealApps")
  /// One text for each app; `--- NAME` begins a file of it.
  private static let texts =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test("There are thirty of them")
  func count() { expect(Self.texts.count >= 30) }

  @Test("A real app compiles and runs", arguments: texts)
  func runs(text: String) throws {
    let name = text.dropLast(4).lowercased()
    let course = try CourseOnDisk()
    let place = "Lessons/90-Real/01-\(name)"
    let app = try String(contentsOf: Self.folder.appending(path: text), encoding: .utf8)
    for file in "\n\(app)".components(separatedBy: "\n--- ").dropFirst() {
      let end = file.firstIndex(of: "\n") ?? file.endIndex
      try course.write(String(file[end...].dropFirst()), to: "\(place)/App/\(file[..<end])")
    }
    try course.write("# Real\n\nAn app.\n", to: "Lessons/90-Real/Lesson.md")
    try course.write(
      """
      import CourseKit

      let scenario = Scenario("\(name)", iOS: 16) { app in
        try app.launch()
        try app.rotate(to: .landscapeLeft)
        try app.simulateMemoryWarning()
        try app.rotate(to: .portrait)
      }

      """, to: "\(place)/Scenario.swift")
    let answer = try course.call("play", "real/\(name)")
    expectEqual(answer.code, 0, "\(answer.output)\(answer.complaint)")
    expect(answer.output.contains("makeKeyAndVisible()"), "\(answer.output)")
    expect(!answer.output.contains("\n  ! "), "\(answer.output)")
  }
}
