import CourseModel
import Expectations
import Testing

@testable import Rendering

@Suite struct MarkdownTests {
  private let text = """
    # Keep *the* window

    This app shows its **greeting** for no `time at all`: the window is
    made, shown and gone.

    - First an item that is longer than the line is wide, so that it hangs
      and goes on.
    - Second
      1. one
      2. two

    10. ten
    9. nine

    > A quote that is
    > longer than one line of a terminal with forty columns.

    ```swift
    let window = UIWindow() // a long line of code that nobody may break
    ```

    | Version | What happens to the view |
    | --- | --- |
    | 5 | it is unloaded after a warning, `viewDidUnload` |
    | 6 | it stays |

    See [the rules](https://example.org/rules) and 2 * 3 * 4, snake_case_name.
    """

  private func set(_ markdown: String, width: Int = 40, isColored: Bool = false) -> String {
    TextRenderer(style: .terminal(columns: width, isColored: isColored))
      .text(Reading(title: "", markdown: markdown))
  }

  @Test("A text in Markdown is set to the terminal's width, and without colours its marks stay")
  func plain() {
    expectEqual(
      set(text),
      """
      # Keep the window

      This app shows its **greeting** for no
      `time at all`: the window is made, shown
      and gone.

      - First an item that is longer than the
        line is wide, so that it hangs and
        goes on.
      - Second
        1. one
        2. two

      10. ten
       9. nine

      │ A quote that is longer than one line
      │ of a terminal with forty columns.

          let window = UIWindow() // a long line of code that nobody may break

      Version  What happens to the view
      ───────  ───────────────────────────────
      5        it is unloaded after a warning,
               `viewDidUnload`
      6        it stays

      See the rules
      (https://example.org/rules) and 2 * 3 *
      4, snake_case_name.

      """)
  }

  @Test("With colours its marks become looks, begun and ended on every line")
  func colored() {
    expectEqual(
      set(
        "# Keep `it`\n\nThe **strong words are longer than** a line, *these* and `this`.",
        isColored: true),
      "\u{1B}[1mKeep\u{1B}[0m \u{1B}[1m\u{1B}[36mit\u{1B}[0m\u{1B}[0m\n\n"
        + "The \u{1B}[1mstrong words are longer than\u{1B}[0m a line,\n"
        + "\u{1B}[3mthese\u{1B}[0m and \u{1B}[36mthis\u{1B}[0m.\n")
  }

  @Test("Where there is no terminal Markdown stays as it was written")
  func untouched() {
    expectEqual(
      TextRenderer().text(Reading(title: "", markdown: text + "\n")), text + "\n")
  }

  @Test(
    "What is odd is still readable",
    arguments: [
      ("a * b", "a * b\n"), ("**open", "**open\n"), ("`open", "`open\n"), ("[a](b", "[a](b\n"),
      ("![a picture](x.png)", "a picture\n"), ("\\*not\\*", "*not*\n"), ("a  \nb", "a\nb\n"),
      ("```\nopen", "    open\n"), ("|a|\n|---|", "a\n─\n"), ("#not a heading", "#not a heading\n"),
      ("---", String(repeating: "─", count: 40) + "\n"), ("", ""), ("1) a\n2) b", "1) a\n2) b\n"),
      ("``a ` b``", "`a ` b`\n"), ("__a__ and _b_", "**a** and *b*\n"),
      ("* a\n\n  b\n* c", "- a\n\n  b\n\n- c\n"),
      ("***both***", "***both***\n"), ("before\n- item", "before\n\n- item\n"),
    ])
  func odd(markdown: String, expected: String) {
    expectEqual(set(markdown), expected)
  }
}
