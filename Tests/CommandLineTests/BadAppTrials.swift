import Foundation
import Expectations
import Testing

/// Apps that go wrong in every way: each ends its own launches, is named, and leaves nothing behind.
@Suite struct BadAppTrials {
  /// A way to go wrong, and the words that a student reads.
  struct Mishap: CustomTestStringConvertible, Sendable {
    var name: String
    /// Statements in did-finish.
    var body = "true"
    /// Declarations beside the delegate.
    var declarations = ""
    var words: String
    /// The line of the delegate's that is named.
    var line: Int?

    var testDescription: String { name }
  }

  static let mishaps = [
    Mishap(
      name: "an index out of range", body: "[1, 2][application.windows.count + 5] > 0",
      words: "The app crashed: Index out of range."),
    Mishap(
      name: "a property that is nil", body: "screen.isHidden",
      declarations: "@MainActor var screen: UIWindow!",
      words:
        "The app crashed: Unexpectedly found nil while implicitly unwrapping an Optional value.",
      line: 11),
    Mishap(
      name: "exit(0)", body: "leave(0)",
      declarations: "@_silgen_name(\"exit\") func leave(_ code: Int32) -> Never",
      words: "The app ended."),
    Mishap(name: "exit(0) by UIKit alone", body: "exit(0)", words: "The app ended."),
    Mishap(
      name: "an endless loop", body: "{ while application.windows.count < 99 {}; return true }()",
      words: "The app was stopped: it computed for too long, as in an endless loop.",
      line: 11),
    Mishap(
      name: "an endless recursion", body: "deeper(0) > 0",
      declarations: "func deeper(_ n: Int) -> Int { n == -1 ? 0 : deeper(n + 1) + 1 }",
      words: "The app crashed: stack overflow, for example through endless recursion."),
    Mishap(
      name: "work that posts itself again", body: "{ again(); return true }()",
      declarations: "func again() { DispatchQueue.main.async { again() } }",
      words: "The app never came to rest: DispatchQueue.main.async"),
    Mishap(
      name: "an allocation of 8 GB", body: "[UInt8](repeating: 1, count: 8 << 30).count > 0",
      words: "The app was stopped: it used too much memory."),
    Mishap(
      name: "a fork loop", body: "{ for _ in 0..<9 { _ = split() }; return split() > 0 }()",
      declarations: "@_silgen_name(\"fork\") func split() -> Int32",
      words: "One window must be alive."),
    Mishap(
      name: "gigabytes of output",
      body:
        "{ let page = String(repeating: \"x\", count: 4096); while put(page) > 0 {}; return true }()",
      declarations: "@_silgen_name(\"puts\") func put(_ text: UnsafePointer<CChar>) -> Int32",
      words: "The app was stopped: it wrote too much."),
  ]

  @Test(
    "What goes wrong in an app is named, costs its own launches, and leaves no process",
    arguments: mishaps)
  func mishap(_ mishap: Mishap) throws {
    let course = try CourseOnDisk.compiled()
    _ = try course.call("reset", "the-window")
    try course.write(
      """
      import UIKit

      \(mishap.declarations)

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          \(mishap.body)
        }
      }
      """, to: "\(CourseOnDisk.window)/AppDelegate.swift")
    let answer = try course.call("check", "the-window")
    expectEqual(answer.code, 1)
    let words = answer.output.replacing("\n            ", with: " ")
    expect(words.contains(mishap.words), "\(answer.output)\(answer.complaint)")
    if let line = mishap.line {
      expect(answer.output.contains("AppDelegate.swift:\(line)"), "\(answer.output)")
    }
    expectEqual(processes(holding: course.path), [])
  }

  /// The command lines of processes that have something to do with a course's folder.
  private func processes(holding path: String) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.filter { Int32($0) != nil }.compactMap { number in
      guard
        let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline"),
        let working = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(number)/cwd")
      else { return nil }
      let line = String(decoding: words, as: UTF8.self)
      return working.hasPrefix(path) || line.contains(path) ? line : nil
    }
  }
}
