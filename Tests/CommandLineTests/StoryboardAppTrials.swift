import Foundation
import Expectations
import Testing

/// Apps as Xcode's templates and tutorials have them, with storyboards and xibs: they compile unchanged, show
/// their first screens, and are walked through by touches.
///
/// A text has the files of an app behind `--- NAME`, a script behind `--- Walk`, whose first line names the
/// version and the device, and behind `--- Expected` pieces of the trace in their order.
@Suite struct StoryboardAppTrials {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "StoryboardApps")
  private static let texts =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test("There are more than forty of them")
  func count() { expect(Self.texts.count > 40) }

  @Test("An app of storyboards compiles and is walked through", arguments: texts)
  func walks(text: String) throws {
    let name = text.dropLast(4).lowercased()
    let course = try CourseOnDisk()
    let place = "Lessons/90-Storyboards/01-\(name)"
    let app = try String(contentsOf: Self.folder.appending(path: text), encoding: .utf8)
    var parts: [String: String] = [:]
    for file in "\n\(app)".components(separatedBy: "\n--- ").dropFirst() {
      let end = file.firstIndex(of: "\n") ?? file.endIndex
      parts[String(file[..<end])] = String(file[end...].dropFirst())
    }
    let walk = try #require(parts["Walk"])
    let expected = try #require(parts["Expected"])
    for key in ["Walk", "Expected"] { parts[key] = nil }
    for (path, file) in parts { try course.write(file + "\n", to: "\(place)/App/\(path)") }
    try course.write("# Storyboards\n\nAn app.\n", to: "Lessons/90-Storyboards/Lesson.md")
    try course.write(Self.script(name, walk), to: "\(place)/Scenario.swift")
    let answer = try course.call("play", "storyboards/\(name)")
    expectEqual(answer.code, 0, "\(answer.output)\(answer.complaint)")
    expect(!answer.output.contains("\n  ! "), "\(answer.output)")
    // Long lines of the trace are broken.
    let said = answer.output.replacing(/\n +/, with: " ")
    var rest = said[...]
    for piece in expected.split(separator: "\n") {
      let found = rest.range(of: piece)
      expect(found != nil, "\(piece) is missing in what follows:\n\(answer.output)")
      if let found { rest = rest[found.upperBound...] }
    }
  }

  private static func script(_ name: String, _ walk: String) -> String {
    let lines = walk.split(separator: "\n")
    return """
      import CourseKit

      let scenario = Scenario("\(name)", \(lines.first ?? "")) { app in
        try app.launch()
        \(lines.dropFirst().joined(separator: "\n  "))
        try app.rotate(to: .landscapeLeft)
        try app.rotate(to: .portrait)
        try app.simulateMemoryWarning()
      }

      """
  }
}
