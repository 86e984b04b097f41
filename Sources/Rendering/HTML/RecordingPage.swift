package import CourseModel
import EventTrace

/// What a scenario showed, as a page: the story, the pictures of what happened, and questions, whose answers
/// open and what follows them too.
package struct RecordingPage: Sendable {
  private let recording: Recording
  private let words = TextRenderer()

  package init(_ recording: Recording) {
    self.recording = recording
  }

  /// The page's text.
  package var text: String {
    let title = recording.scenario.title.onOneLine
    let runs: [Markup] = recording.runs.map { run in
      let output: Markup? =
        run.output.isEmpty
        ? nil : "<p class=\"soft\">The app wrote</p>\n<pre>\(run.output)</pre>\n"
      let failures: [Markup] = run.failures.map {
        "<p class=\"bad\">\(words.words(for: $0, output: run.output))</p>\n"
      }
      let screen: Markup? = run.screen.map {
        "<h3>The screen at the end</h3>\n\(ScreenPicture($0).inPage(label: "The screen at the end"))"
      }
      let end: Markup = "\(output)\(screen)"
      return """
        <section>
        <h2>iOS \(run.iOS.description)</h2>
        \(story(of: run, followedBy: end))\(failures)</section>

        """
    }
    let interfaces: [Markup] = (recording.interfaces ?? []).map {
      OutlinePicture($0).inPage(label: "What \($0.file) holds")
    }
    let grid: Markup =
      recording.runs.count == 2 ? "<div class=\"runs two\">" : "<div class=\"runs\">"
    let rules: Markup? = TextRenderer.words(aboutRulesOf: recording.runs.flatMap(\.events)).map {
      "<p class=\"soft\">\($0)</p>\n"
    }
    let content: Markup = """
      <header>
      <p class="over">Scenario</p>
      <h1>\(title)</h1>
      <p class="soft">&gt; UIKit called the app, ? UIKit asked, - the app called, | console, \
      * notification, ! exception, ~ noticed by the runtime.</p>
      \(rules)</header>
      \(interfaces)\(grid)
      \(runs)</div>

      """
    return Page(title: title, content: content, isBroad: recording.runs.count == 2).text
  }

  /// The steps of a run. What follows a question gives its answer away, so it opens with another click.
  private func story(of run: Recording.Run, followedBy end: Markup) -> Markup {
    var story = end
    for (place, step) in run.steps.enumerated().reversed() {
      if case .prediction = step, !story.text.isEmpty {
        story = """
          <details>
          <summary>How it goes on</summary>
          \(story)</details>

          """
      }
      let markup = self.step(step, after: place > 0 ? run.steps[place - 1].lastEvent : nil)
      story = "\(markup)\(story)"
    }
    return story
  }

  private func list(_ lines: [String], _ tag: String) -> Markup {
    let items: [Markup] = lines.map { "<li>\($0)</li>\n" }
    return "<\(tag)>\n\(items)</\(tag)>\n"
  }

  /// The words of a story. Of Markdown's marks only backticks count: names such as `viewDidLoad(_:)` stand in it
  /// as they are.
  private static func inline(_ text: String) -> [Markup] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return ["\(text)"] }
    return parts.enumerated().map { place, part in
      place % 2 == 1 ? "<code>\(part)</code>" : "\(part)"
    }
  }

  private func step(_ step: Recording.Step, after event: Event?) -> Markup {
    switch step {
    case .narration(let text):
      return "\(BlockMarkup(inline: Self.inline).markup(text))"
    case .events(let events, _):
      return events.isEmpty ? "" : TracePicture(events).inPage(label: "What happened")
    case .prediction(let question, let answer, let key):
      let shown: Markup =
        answer.isEmpty ? "<p>Nothing.</p>\n" : TracePicture(answer).inPage(label: "The answer")
      let choices: Markup? = key.map { "<p>\(question)</p>\n\(list($0.offered, "ul"))" }
      let truth: Markup? = key.map { key in
        let reasons: [Markup] = key.truth.compactMap { key.reasons[$0] }.map { "<p>\($0)</p>\n" }
        let explanation: Markup? =
          key.explanation.isEmpty ? nil : "<p>\(key.explanation)</p>\n"
        return "\(list(key.truth, "ol"))\(reasons)\(explanation)"
      }
      let summary = key == nil ? question : "The answer"
      return """
        \(choices)<details class="advice">
        <summary>\(summary)</summary>
        \(truth)\(shown)</details>

        """
    case .screen(let screen, let caption):
      return "<h3>\(caption)</h3>\n\(ScreenPicture(screen).inPage(label: caption))"
    case .end(let end):
      return "<p class=\"soft\">\(words.words(for: end, after: event))</p>\n"
    }
  }
}
