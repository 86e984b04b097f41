import CourseModel
import EventTrace
import Expectations
import Testing

@testable import Rendering

@Suite struct ReadingTextTests {
  private let reading = Reading(
    title: "L",
    markdown: "# L\n\nSome `code` & *more*.\n\n![The trees](in-and-out.tree)\n\n- one\n",
    pictures: [.init(target: "in-and-out.tree", drawing: .tree(ScreenTests.phone([])))])

  @Test("A picture stands in its place in the text, as two trees beside each other")
  func text() {
    let text = TextRenderer().text(reading)
    expect(
      text.hasPrefix("# L\n\nSome `code` & *more*.\n\nThe trees:\n\n```\nControllers"), "\(text)")
    expect(text.contains("\n    DetailController"), "\(text)")
    expect(text.hasSuffix("```\n\n- one\n"), "\(text)")
    expect(
      text.split(separator: "\n").first { $0.hasPrefix("Controllers") }?.hasSuffix("Views") ?? false
    )
    let set = TextRenderer(style: TextStyle(width: 80, setsMarkdown: true)).text(reading)
    expect(set.contains("The trees:\n\n    Controllers"), "\(set)")
  }

  @Test("A page has the text as markup and its picture as a drawing with its caption")
  func page() {
    let page = ReadingPage(ShowReport(id: "l", reading: reading)).text
    expect(page.contains("<h1>L</h1>\n<p>Some <code>code</code> &amp; <em>more</em>.</p>\n"))
    expect(page.contains("<figcaption>The trees</figcaption>"))
    expect(page.contains("<text class=\"head\" x=\"8\" y=\"18\">Controllers</text>"))
    expect(page.contains(">DetailController (not on screen)</text>"))
    expect(page.contains("<ul>\n<li><p>one</p>\n</li>\n</ul>"))
    expect(!page.contains("in-and-out.tree"))
  }
}
