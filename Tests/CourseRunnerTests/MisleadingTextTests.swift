import CourseModel
import Expectations
import Testing

@testable import CourseRunner

@Suite struct MisleadingTextTests {
  private func findings(_ text: String) -> [Finding] {
    MisleadingText(in: ScannedApp(FileSet(files: ["A.swift": [UInt8](text.utf8)]))).findings()
  }

  @Test("Text that is turned around is told once for each file, at its place")
  func turned() {
    let found = findings("let a = 1\nlet b = 2 // \u{202E}x\nlet c = 3 // \u{2066}\n")
    expectEqual(
      found.map(\.message),
      [
        "The line has invisible characters that turn its text around: it is not what it looks like."
      ])
    expectEqual(found.first?.place?.line, 2)
    expectEqual(found.first?.kind, .advice)
    expectEqual(found.first?.severity, .warning)
  }

  @Test("A name of two alphabets is told; a name of one is not")
  func alphabets() {
    expectEqual(
      findings("let b\u{430}ll = 1\n").map(\.message),
      [
        "The name `b\u{430}ll` has letters of two alphabets that look alike."
      ])
    expectEqual(findings("let größe = 1, \u{43C}\u{44F}\u{447} = 2, 猫 = 3\n"), [])
  }

  @Test("A type under a name of UIKit's is told; an extension and other names are not")
  func names() {
    expectEqual(
      findings("class UILabel {}\n").map(\.message),
      [
        "The app declares a type `UILabel`; the prefix `UI` is UIKit's."
      ])
    expectEqual(
      findings("extension UILabel {}\nclass UIless {}\nenum Lie { class UILabel {} }\n"), [])
  }
}
