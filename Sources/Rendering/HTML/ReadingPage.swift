package import CourseModel
import EventTrace

/// A text of the course's author as a page, with pictures where the text asks for them.
package struct ReadingPage: Sendable {
  private let reading: Reading
  /// What the terminal shows below the text, such as the sources of a scenario, each with a heading.
  private let sections: [(title: String, text: String)]

  package init(_ report: ShowReport) {
    reading = report.reading
    sections = report.sources.map { ($0.file, $0.text) }
  }

  /// An exercise before and after, as a student meets it.
  package init(_ report: PreviewReport) {
    let words = TextRenderer()
    reading = report.reading
    sections =
      [report.starter.map { ("With the untouched starter", words.text($0)) }].compactMap(\.self)
      + report.hints.enumerated().map { ("Hint \($0 + 1)", $1) }
      + [report.solution.map { ("With the solution", words.text($0)) }].compactMap(\.self)
  }

  /// The page's text.
  package var text: String {
    let blocks = BlockMarkup(inline: inline, figure: figure).markup(reading.markdown)
    let sections: [Markup] = sections.map { "<h2>\($0.title)</h2>\n<pre>\($0.text)</pre>\n" }
    return Page(
      title: reading.title, content: "\(blocks)\(sections)", isBroad: reading.pictures != nil
    )
    .text
  }

  /// The picture that a paragraph asks for.
  private func figure(_ text: String) -> Markup? {
    guard let (caption, target) = Reading.picture(on: text[...]),
      let picture = reading.pictures?.first(where: { $0.target == target })
    else { return nil }
    return """
      <figure>
      \(drawn(picture.drawing, caption))<figcaption>\(caption)</figcaption>
      </figure>

      """
  }

  private func inline(_ text: String) -> [Markup] {
    MarkdownRun.runs(of: text).map { run in
      var markup: Markup = "\(run.text)"
      if run.look.contains(.code) { markup = "<code>\(markup)</code>" }
      if run.look.contains(.emphasis) { markup = "<em>\(markup)</em>" }
      if run.look.contains(.strong) { markup = "<strong>\(markup)</strong>" }
      return markup
    }
  }

  private func drawn(_ drawing: ReadingPicture.Drawing, _ caption: String) -> Markup {
    switch drawing {
    case .tree(let screen): TreePicture(screen).inPage(label: caption)
    case .screen(let screen): ScreenPicture(screen).inPage(label: caption)
    case .events(let events): TracePicture(events).inPage(label: caption)
    case .flow(let events): FlowPicture(events).inPage(label: caption)
    }
  }
}
