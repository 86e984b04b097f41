import CourseModel
import Expectations
import Testing

@testable import Rendering

@Suite struct FindingTextTests {
  private let renderer = TextRenderer()

  @Test("A compile error shows the message, the place, the source line with a caret, the way on")
  func compileError() {
    let finding = Finding(
      .compileError, "cannot find 'missing' in scope",
      at: SourcePlace(
        file: "Workspace/01-L/02-x/Root.swift", line: 2, column: 11, sourceLine: "  let x = missing"
      ),
      remedy: "Declare it.")
    expectEqual(
      renderer.text(finding),
      """
      error: cannot find 'missing' in scope
        Workspace/01-L/02-x/Root.swift:2:11
            let x = missing
                    ^
        To go on: Declare it.

      """)
  }

  @Test("A message of nothing is still a line", arguments: ["", " ", "\n"])
  func emptyMessage(message: String) {
    expect(renderer.text(Finding(.badFile, message)).hasPrefix("error: \n"))
  }

  @Test("A long message hangs under its own beginning")
  func longMessage() {
    let finding = Finding(
      .badFile, severity: .warning,
      "The progress file was written by a newer course (format 99) and is left alone, as it "
        + "should be, for now.")
    expectEqual(
      renderer.text(finding),
      """
      warning: The progress file was written by a newer course (format 99) and is left alone, as it should
               be, for now.

      """)
  }

  @Test("Foreign text cannot move the cursor, clear the screen or reorder a line")
  func controls() {
    let finding = Finding(
      .badFile, "a\u{1B}[2Jb\u{7}",
      at: SourcePlace(file: "x\ny\r.swift", line: 1, sourceLine: "\u{202E}\tz"))
    expectEqual(
      renderer.text(finding),
      """
      error: a\\u{1B}[2Jb\\u{7}
        x⏎y\\r.swift:1
          \\u{202E}  z

      """)
  }

  @Test("A caret is left out where it could not stand right")
  func noCaret() {
    let long = String(repeating: "x", count: 200)
    let tabbed = SourcePlace(file: "a.swift", line: 1, column: 3, sourceLine: "\tx")
    expectEqual(renderer.lines(of: tabbed, margin: ""), ["a.swift:1:3", "    x"])
    let cut = SourcePlace(file: "a.swift", line: 1, column: 150, sourceLine: long)
    expectEqual(
      renderer.lines(of: cut, margin: ""),
      [
        "a.swift:1:150", "  " + String(repeating: "x", count: 97) + "…",
      ])
  }

  @Test("Colour adds nothing but colour")
  func colour() {
    let finding = Finding(.badFile, "Wrong.", remedy: "Mend it.")
    let colored = TextRenderer(style: TextStyle(isColored: true)).text(finding)
    expectEqual(colored, "\u{1B}[31merror: \u{1B}[0mWrong.\n  To go on: Mend it.\n")
    expectEqual(
      colored.replacing("\u{1B}[31m", with: "").replacing("\u{1B}[0m", with: ""),
      renderer.text(finding))
  }

  @Test("Wrapping keeps words whole, cuts what has no blanks, and keeps a line's indent")
  func wrapping() {
    expectEqual("one two three".wrapped(to: 8), ["one two", "three"])
    expectEqual("abcdefghij".wrapped(to: 4), ["abcd", "efgh", "ij"])
    expectEqual("  - one two three".wrapped(to: 9), ["  - one", "two three"])
    expectEqual("a\n\nb".wrapped(to: 9), ["a", "", "b"])
  }

  @Test("A long text without blanks is set in time that grows as the text does")
  func longText() {
    let text = String(repeating: "x🙂<", count: 1 << 15)
    let start = ContinuousClock.now
    let shown = TextRenderer().text([Finding(.compileError, text)])
    expectEqual(shown.count { $0 == "🙂" }, 1 << 15)
    // A minute and more where each line looked at all that was left.
    expect(ContinuousClock.now - start < .seconds(20))
  }
}
