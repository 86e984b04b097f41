import Foundation
import Expectations
import Testing

private let corpusFolder = ProcessInfo.processInfo.environment["APP_CORPUS"]

/// Other people's Xcode projects, in the folder that the environment names: those that need UIKit alone
/// compile, show their first screens, and live through touches on all that they show.
@Suite(
  "Other people's apps",
  .enabled(if: corpusFolder != nil, "skipped: APP_CORPUS names no folder of Xcode projects"))
struct AppCorpusTrials {
  /// The folders of targets, which hold an app's delegate and import no framework but these.
  private static let apps: [String] = {
    guard let corpusFolder else { return [] }
    let files = FileManager.default.enumerator(atPath: corpusFolder)?.compactMap { $0 as? String }
    let sources = (files ?? []).filter { $0.hasSuffix(".swift") }
    let delegates = sources.filter { $0.hasSuffix("/AppDelegate.swift") }
    return delegates.map { String($0.dropLast("/AppDelegate.swift".count)) }.filter { folder in
      sources.filter { $0.hasPrefix("\(folder)/") }.allSatisfy { path in
        let text = try? String(contentsOfFile: "\(corpusFolder)/\(path)", encoding: .utf8)
        let imports = (text ?? "").matches(of: /(?m)^import ([A-Za-z]+)/).map { String($0.1) }
        return imports.allSatisfy(["UIKit", "Foundation"].contains)
      }
    }.sorted()
  }()

  @Test("An app compiles, shows its first screen, and lives through touches", arguments: apps)
  func runs(folder: String) throws {
    let name = folder.split(separator: "/").joined(separator: "-").lowercased()
    let course = try CourseOnDisk()
    let place = "Lessons/90-Corpus/01-\(name)"
    let from = "\(try #require(corpusFolder))/\(folder)"
    try course.write("# Corpus\n\nApps.\n", to: "Lessons/90-Corpus/Lesson.md")
    try course.write(Self.script(name), to: "\(place)/Scenario.swift")
    try FileManager.default.copyItem(atPath: from, toPath: "\(course.path)/\(place)/App")
    let answer = try course.call("play", "corpus/\(name)")
    expectEqual(answer.code, 0, "\(answer.output)\(answer.complaint)")
    expect(answer.output.contains(" viewDidAppear("), "\(answer.output)")
    expect(!answer.output.contains("\n  ! "), "\(answer.output)")
    let remarks = answer.output.split(separator: "\n").filter { $0.contains("~ ") }
    for remark in Set(remarks).sorted() { print("\(folder): \(remark)") }
  }

  /// Touches each cell and button of the first screen, each of what that shows, and goes back.
  private static func script(_ name: String) -> String {
    """
    import CourseKit

    let scenario = Scenario("\(name)", iOS: 12) { app in
      try app.launch()
      try app.advance(by: 5)
      @MainActor func goBack() throws {
        if app.alerts.count > 0 { try? app.alerts[0].buttons[0].tap() }
        if app.navigationBars.count > 0 { try? app.navigationBars[0].buttons[0].tap() }
        try app.advance(by: 2)
      }
      for number in 0..<min(app.cells.count, 5) {
        try? app.cells[number].tap()
        try app.advance(by: 2)
        try? app.cells[0].tap()
        for inner in 0..<min(app.buttons.count, 4) { try? app.buttons[inner].tap() }
        try app.advance(by: 2)
        try goBack()
      }
      for number in 0..<min(app.buttons.count, 30) {
        try? app.buttons[number].tap()
        try app.advance(by: 1)
        if app.alerts.count > 0 { try goBack() }
      }
      try app.rotate(to: .landscapeLeft)
      try app.simulateMemoryWarning()
      try app.rotate(to: .portrait)
    }

    """
  }
}
