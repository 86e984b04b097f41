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
    let margin = Self.margin
    var (parts, x, bottom) = beside(recording.interfaces ?? [])
    for (picture, run) in zip(columns, recording.runs) {
      parts += picture.parts(x: x, y: 44)
      var (right, below) = (picture.width, 44 + picture.height)
      for (screen, caption) in run.screens {
        let screen = ScreenPicture(screen)
        parts += "<text class=\"head\" x=\"\(x)\" y=\"\(below + 2 * margin)\">\(caption)</text>\n"
        parts += screen.parts(x: x, y: below + 3 * margin)
        right = max(right, screen.width)
        below += 3 * margin + screen.height
      }
      x += right + 2 * margin
      bottom = max(bottom, below)
    }
    return file(
      of: parts, titled: recording.scenario.title, width: x, height: bottom + margin)
  }

  /// Xibs and storyboards, beside each other.
  package func picture(_ interfaces: [InterfaceOutline], of title: String) -> String {
    let (parts, width, bottom) = beside(interfaces)
    return file(of: parts, titled: title, width: width, height: bottom + Self.margin)
  }

  private static let margin = 16

  /// Outlines beside each other, and where they end.
  private func beside(
    _ interfaces: [InterfaceOutline]
  ) -> (parts: Markup, right: Int, bottom: Int) {
    var (parts, x, bottom): (Markup, Int, Int) = ("", Self.margin, 44)
    for picture in interfaces.map(OutlinePicture.init) {
      parts += picture.parts(x: x, y: 44)
      x += picture.width + 2 * Self.margin
      bottom = max(bottom, 44 + picture.height)
    }
    return (parts, x, bottom)
  }

  private func file(of parts: Markup, titled: String, width: Int, height: Int) -> String {
    let title = titled.onOneLine
    let margin = Self.margin
    // The title is to fit also above a narrow picture.
    let width = max(width, 2 * margin + title.count * 10)
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

extension Recording.Run {
  /// The pictures that the script asked for and that at its end, with their captions.
  fileprivate var screens: [(Snapshot, String)] {
    steps.compactMap { step in
      if case .screen(let screen, let caption) = step { (screen, caption.onOneLine) } else { nil }
    } + (screen.map { [($0, "The screen at the end")] } ?? [])
  }
}

extension TracePicture {
  /// Adds what a step of a script showed.
  mutating func add(_ step: Recording.Step) {
    switch step {
    case .narration(let text): add(heading: text.onOneLine)
    case .events(let events, _): add(events)
    case .prediction(let question, let answer, _):
      add(heading: "? \(question.onOneLine)")
      add(answer)
    case .screen(_, let caption): add(heading: "▣ \(caption.onOneLine)")
    case .end(let end): add(heading: TextRenderer().words(for: end).onOneLine)
    }
  }
}
