import CourseModel
import Expectations
import Testing

@testable import CourseRunner

@Suite struct MarkdownLinkTests {
  @Test("Relative links that lead nowhere are found, with their lines")
  func broken() throws {
    let folder = try TemporaryFolder([
      "Task.md": """
      # T
      [there](Other.md#part), [web](https://swift.org), [here](#t), [gone](art/x.png "title")
      ```
      [code](y.md)
      ```
      """,
      "Other.md": "",
    ])
    expectEqual(
      MarkdownLinks.findings(in: "\(folder.path)/Task.md", shownAs: "Task.md"),
      [
        Finding(
          .badLesson, "A link leads to `art/x.png`, which is not there.",
          at: SourcePlace(file: "Task.md", line: 2), remedy: "Correct the link or add the file.")
      ])
  }
}
