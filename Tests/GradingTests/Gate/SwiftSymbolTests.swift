import Expectations
import Testing

@testable import Grading

@Suite struct SwiftSymbolTests {
  /// The names in a symbol's words, with the module of an extension before a `+`.
  private func names(in text: String) -> [String] {
    SwiftSymbol(text: text).mentions.map { mention in
      (mention.extending.map { "\($0)+" } ?? "")
        + ([mention.module] + mention.path).joined(separator: ".")
    }
  }

  @Test("A symbol that is deeper than the demangler reads is unreadable, and so refused")
  func tooDeep() {
    func nested(_ levels: Int) -> String {
      "$s3App4manyyyAA3BoxVy" + String(repeating: "ADy", count: levels - 1) + "10Foundation4DateV"
        + String(repeating: "G", count: levels) + "F"
    }
    let policy = SymbolPolicy()
    expectEqual(SwiftSymbol(mangled: nested(3))?.text.contains("Foundation.Date>>>"), true)
    expectEqual(policy.verdict(onSymbol: nested(3)), .plain)
    for levels in [400, 1000, 100_000] {
      expectNil(SwiftSymbol(mangled: nested(levels)))
      expectEqual(policy.textLength(of: nested(levels)), .max)
      expectEqual(policy.verdict(onSymbol: nested(levels)), .refused(nested(levels)))
    }
    expectNil(SwiftSymbol(mangled: "$s3AppNoName"))
    expectEqual(policy.textLength(of: "memcpy"), 0)
  }

  @Test("Names are read with their modules")
  func plain() {
    expectEqual(
      names(in: "static Foundation.CGRect.zero.getter : Foundation.CGRect"),
      ["Foundation.CGRect.zero.getter", "Foundation.CGRect"])
    expectEqual(
      names(in: "(extension in Foundation):Swift.String.write(toFile: A) throws -> ()"),
      ["Foundation+Swift.String.write"])
  }

  @Test("What stands behind generic arguments is a member of what stands before them")
  func generic() {
    expectEqual(
      names(in: "Swift.PartialRangeFrom< where A: Swift.Strideable>.Iterator.next() -> A?"),
      ["Swift.PartialRangeFrom", "Swift.Strideable", "Swift.PartialRangeFrom.Iterator.next"])
    expectEqual(
      names(
        in: "static (extension in Swift):Swift.Clock< where A == Swift.ContinuousClock>"
          + ".continuous.getter : Swift.ContinuousClock"),
      [
        "Swift+Swift.Clock", "Swift.ContinuousClock", "Swift+Swift.Clock.continuous.getter",
        "Swift.ContinuousClock",
      ])
    expectEqual(
      names(in: "(extension in Foundation):Swift.Sequence<A>.write(to: Foundation.URL) -> ()"),
      ["Foundation+Swift.Sequence", "Foundation+Swift.Sequence.write", "Foundation.URL"])
  }

  @Test("A private type's members are the module's")
  func privateNames() {
    expectEqual(
      names(in: "App.(Secret in _8A1F).Inner.open(_: Swift.Int) -> ()"),
      ["App.Secret.Inner.open", "Swift.Int"])
  }

  @Test("Operators and arrows are no brackets")
  func operators() {
    expectEqual(
      names(in: "static Swift.Int.< infix(Swift.Int, Swift.Int) -> Swift.Bool"),
      ["Swift.Int", "Swift.Int", "Swift.Int", "Swift.Bool"])
    expectEqual(
      names(in: "static Swift.Int.>> infix<A>(A) -> (Swift.Int) -> Foundation.Data"),
      ["Swift.Int", "Swift.Int", "Foundation.Data"])
  }
}
