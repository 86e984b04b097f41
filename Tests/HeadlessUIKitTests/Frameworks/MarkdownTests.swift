import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct MarkdownTests {
  /// The pieces of a text with what they are marked as.
  private func pieces(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      let intent = run[AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self]
      let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
      return String(text[run.range].characters) + "|\(intent?.rawValue ?? 0)"
        + (link.map { "|\($0.absoluteString)" } ?? "")
    }
  }

  @Test(
    "Marks of Markdown become attributes", .rule(777),
    arguments: [
      ("plain", ["plain|0"]), ("a **b** c", ["a |0", "b|2", " c|0"]),
      ("*a* _b_", ["a|1", " |0", "b|1"]), ("***x***", ["x|3"]),
      ("**a *b***", ["a |2", "b|3"]), ("*a **b***", ["a |1", "b|3"]),
      ("`a*b*`", ["a*b*|4"]), ("~~x~~", ["x|32"]),
      ("[a *b*](https://c.d)", ["a |0|https://c.d", "b|1|https://c.d"]),
      ("<https://c.d>", ["https://c.d|0|https://c.d"]),
      ("2 * 3 * 4", ["2 * 3 * 4|0"]), ("snake_case_name", ["snake_case_name|0"]),
      ("\\*a\\*", ["*a*|0"]), ("**open", ["**open|0"]), ("[a] (b)", ["[a] (b)|0"]),
      ("a\nb\n\nc", ["a bc|0"]), ("", []), ("![p](x.png)", ["p|0"]), ("wow!", ["wow!|0"]),
    ])
  func marks(source: String, expected: [String]) throws {
    let device = Device(iOS: 17.0)
    expectEqual(pieces(try AttributedString(markdown: source)), expected)
    expectEqual(device.lines(.diagnosis), [])
  }

  @Test("Blanks and lines stay where only marks within lines are read", .rule(777))
  func preserving() throws {
    _ = Device(iOS: 17.0)
    let text = try AttributedString(
      markdown: "# a\n\n**b**",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    expectEqual(pieces(text), ["# a\n\n|0", "b|2"])
  }

  @Test("Of headings and lists the text is read, and a remark says what is not")
  func blocks() throws {
    let device = Device(iOS: 17.0)
    let text = try AttributedString(markdown: "# A\n- b\n- c\n\n> d")
    expectEqual(String(text.characters), "Abcd")
    expectEqual(device.lines(.diagnosis).count, 1)
  }

  @Test("The marks survive the way to the older kind of text and back", .rule(777))
  func older() throws {
    _ = Device(iOS: 17.0)
    let text = try NSAttributedString(markdown: "a **b**")
    expectEqual(text.string, "a b")
    expectEqual(text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? Int, 2)
    expectEqual(pieces(AttributedString(text)), ["a |0", "b|2"])
  }
}
