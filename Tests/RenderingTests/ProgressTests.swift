import CourseModel
import Rendering
import Expectations
import Testing

struct ProgressTests {
  private let plain = TextRenderer()

  @Test(
    "A bar has counts, rate and time left, and never more than the line's width",
    arguments: [
      (0, 0.0, "[                    ]   0 of 200"),
      (1, 0.2, "[                    ]   1 of 200"),
      (50, 10.0, "[=====               ]  50 of 200 · 5.0 a second · 30 s left"),
      (50, 1000.0, "[=====               ]  50 of 200 · 3.0 a minute · 50 min left"),
      (100, 90_000.0, "[==========          ] 100 of 200 · 4.0 an hour · 25 h left"),
      (200, 40.0, "[====================] 200 of 200 · 5.0 a second · done in 40 s"),
    ] as [(Int, Double, String)])
  func bar(done: Int, elapsed: Double, line: String) {
    let shown = plain.progressBar(done: done, total: 200, elapsed: elapsed)
    expectEqual(shown, line)
    let narrow = TextRenderer(style: TextStyle(width: 30))
    expect(narrow.progressBar(done: done, total: 200, elapsed: elapsed).count <= 30)
  }

  @Test("What was there before counts as done, and not for the rate")
  func resumed() {
    expectEqual(
      plain.progressBar(done: 150, total: 200, before: 100, ungraded: 2, elapsed: 10),
      "[===============     ] 150 of 200 · 5.0 a second · 10 s left · 2 not graded")
  }

  @Test("Without a terminal there is a whole line now and then")
  func lines() {
    expectEqual(
      plain.progressLine(done: 50, total: 200, elapsed: 10),
      "50 of 200 graded (25 %), 5.0 a second, 30 s left\n")
    expectEqual(
      plain.progressLine("parts verified", done: 3, total: 93, elapsed: 10),
      "3 of 93 parts verified (3 %), 18.0 a minute, 5 min left\n")
    expectEqual(plain.progressLine(done: 0, total: 0, elapsed: 0), "Nothing to grade.\n")
    expectEqual(
      plain.progressLine(done: 200, total: 200, ungraded: 1, elapsed: 40),
      "200 of 200 graded (100 %), 5.0 a second, done in 40 s, 1 not graded\n")
  }
}
