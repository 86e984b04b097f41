import CourseModel
import Foundation
import Synchronization
import Testing

@testable import CourseRunner
@testable import Grading

/// What an exercise's own code means does not change with the names that an app declares.
@Suite struct StageLookTests {
  private static let stage = """
    import UIKit

    enum Stage {
      static weak var label: UILabel?

      static let actions: [String: (Any?) throws -> Any?] = [
        "watch": { _ in
          label = UIApplication.shared.windows.first?.subviews.compactMap { $0 as? UILabel }.first
          return label != nil
        },
        "say": { word in Speaker().say("\\(word as? String ?? "")!", twice: true) },
      ]
    }
    """

  private static let speaker = """
    import UIKit

    final class Speaker { func say(_ word: String, twice: Bool) -> String { word } }

    """

  private func build(
    _ text: String, solution: String = speaker
  ) throws -> (findings: [Finding], trees: Int) {
    let counter = TreeCounter(gate: Gate(toolchain: try GatedBuild().compiler.toolchain))
    let (_, findings) = try GatedBuild(inspector: counter).build(
      ["Speaker.swift": Self.speaker + text], stage: Self.stage,
      solution: ["Speaker.swift": solution])
    return (findings, counter.trees.withLock { $0 })
  }

  @Test(
    "A name that takes the place of Swift's or UIKit's in the exercise's code is refused",
    arguments: [
      ("func != (a: UILabel?, b: UILabel?) -> Bool { false }", "!="),
      ("func ?? (a: String?, b: String) -> String { \"\" }", "??"),
      ("extension UIView { var subviews: [UIView] { [] } }", "subviews"),
      (
        "struct W { let windows: [UIWindow] = [] }; enum U { static let shared = W() }; "
          + "let a = { 1 }(), UIApplication = U.self", "UIApplication"
      ),
      (
        "struct W { let windows: [UIWindow] = [] }; enum U { static let shared = W() }; "
          + "let (UIApplication, b) = (U.self, 1)", "UIApplication"
      ),
      ("infix operator ?? : AssignmentPrecedence", "??"),
      ("extension UIApplication { static var `shared`: UIApplication { fatalError() } }", "shared"),
      (
        "protocol P: Sequence {}; extension P { var first: UILabel? { nil } }; extension Array: P {}",
        "first"
      ),
      (
        "extension DefaultStringInterpolation { mutating func appendInterpolation(_ a: String) {} }",
        "appendInterpolation"
      ),
      (
        "struct W { let windows: [UIWindow] = [] }; enum U { static let shared = W() }; "
          + "typealias UIApplication = U", "UIApplication"
      ),
      (
        "struct W { let windows: [UIWindow] = [] }; enum UIApplication { static let shared = W() }",
        "UIApplication"
      ),
    ])
  func taken(text: String, name: String) throws {
    let (findings, _) = try build(text)
    #expect(findings.map(\.rule) == ["taken-name"], "\(findings.map(\.message))")
    #expect(
      findings.first?.message
        == "`\(name)` takes the place of Swift's or UIKit's own in the code that tries this app.")
    #expect(findings.first?.place?.line == 4)
  }

  @Test(
    "The same names are allowed where the exercise's code means its own",
    arguments: [
      "func != (a: CGPoint, b: CGPoint) -> Bool { a.x != b.x }",
      "extension Collection { subscript(safe i: Index) -> Element? { nil } }",
      "extension UIColor { convenience init(hex: Int) { self.init(white: 1, alpha: 1) } }",
      "let label = 1; func first() {}",
    ])
  func other(text: String) throws {
    let (findings, trees) = try build(text)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
    #expect(trees == 1)
  }

  @Test("An app without such a name costs no look at the exercise's tree")
  func plain() throws {
    let (findings, trees) = try build(
      "extension UIView { func pin() {} }\nfunc + (a: CGPoint, b: CGPoint) -> CGPoint { a }\n"
        + "final class Root: UIViewController { let label = UILabel(); var word: String?\n"
        + "  static func == (a: Root, b: Root) -> Bool { a === b } }\n")
    #expect(findings.isEmpty, "\(findings.map(\.message))")
    #expect(trees == 0)
  }

  @Test("What the solution declares, the exercise's code may mean")
  func asked() throws {
    let text = "extension Array { func compactMap<T>(_ f: (Element) -> T?) -> [T] { [] } }"
    #expect(try build(text).findings.map(\.rule) == ["taken-name"])
    #expect(try build(text, solution: Self.speaker + text).findings.isEmpty)
  }
}
