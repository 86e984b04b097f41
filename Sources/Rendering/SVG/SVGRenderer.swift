package import CourseModel
import EventTrace

/// Turns facts into pictures, each a file of its own.
package struct SVGRenderer: Sendable {
  package init() {}

  /// What a scenario showed, its runs beside each other.
  package func picture(_ recording: Recording) -> String {
    let columns = recording.runs.map { run in
      var picture = TracePicture()
      picture.add(heading: "iOS \(run.iOS)")
      for step in run.steps { picture.add(step) }
      for failure in run.failures {
        picture.add(heading: TextRenderer().words(for: failure, output: run.output).onOneLine)
      }
      return picture
    }
    let margin = 16
    var x = margin
    var parts: Markup = ""
    var bottom = 44
    for (picture, run) in zip(columns, recording.runs) {
      parts += picture.parts(x: x, y: 44)
      var (right, below) = (picture.width, 44 + picture.height)
      if let screen = run.screen.map(ScreenPicture.init) {
        parts += screen.parts(x: x, y: below + margin)
        right = max(right, screen.width)
        below += margin + screen.height
      }
      x += right + 2 * margin
      bottom = max(bottom, below)
    }
    let title = recording.scenario.title.onOneLine
    let height = bottom + margin
    // The title is to fit also above a narrow picture.
    let width = max(x, 2 * margin + title.count * 10)
    let svg: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" class="pic" role="img" width="\(width)" \
      height="\(height)" viewBox="0 0 \(width) \(height)">
      <title>\(title)</title>
      <style>
      \(Stylesheet.alone)\(Stylesheet.picture).pic .title { font: 650 16px system-ui, sans-serif; }
      </style>
      <text class="title" x="\(margin + 4)" y="28">\(title)</text>
      \(parts)</svg>

      """
    return svg.text
  }
}

extension TracePicture {
  /// Adds what a step of a script showed.
  mutating func add(_ step: Recording.Step) {
    switch step {
    case .narration(let text): add(heading: text.onOneLine)
    case .events(let events, _): add(events)
    case .prediction(let question, let answer):
      add(heading: "? \(question.onOneLine)")
      add(answer)
    case .end(let end): add(heading: TextRenderer().words(for: end).onOneLine)
    }
  }
}
