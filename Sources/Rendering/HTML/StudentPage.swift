import CourseModel
import EventTrace

/// The page for one student: every exercise, what came of each check, and where the app left the
/// expected way. Of hidden checks it says only how many pass.
///
/// It leads nowhere: students get this one file, and the class's page is not theirs to see.
struct StudentPage {
  private let student: Student
  private let book: Gradebook
  private let words = TextRenderer()

  init(_ student: Student, in book: Gradebook) {
    self.student = student
    self.book = book
  }

  var page: Page {
    let exercises: [Markup] = book.records(of: student.id).map { pair in
      section(pair.exercise, pair.record?.published)
    }
    let id: Markup? =
      student.name == nil ? nil : " · <span class=\"code\">\(student.id.shortened(to: 100))</span>"
    let content: Markup = """
      <header>
      <p class="over">\(book.title.isEmpty ? "Grades" : book.title.onOneLine.shortened(to: 200))\
      \(id)</p>
      <h1>\(student.shownName)</h1>
      \(total)</header>
      \(exercises)
      """
    return Page(title: "\(student.shownName) – \(book.title)", content: content)
  }

  private var total: Markup {
    switch book.score(of: student.id) {
    case .points(let points):
      """
      <p class="total"><strong>\(points.shown)</strong> <span>of \(book.possible.shown) points\
       · \(percent(points.share(of: book.possible)))</span></p>

      """
    case .missing:
      book.countsMissing
        ? "<p class=\"total\">Nothing that is due was handed in.</p>\n"
        : "<p class=\"total\">Nothing was handed in.</p>\n"
    case .ungraded:
      "<p class=\"total\">Not everything is graded yet, so there is no total. No points are lost.</p>\n"
    }
  }

  private func section(_ exercise: Gradebook.Exercise, _ record: GradeRecord?) -> Markup {
    let points: Markup? =
      record?.outcome.isGraded == true
      ? " · \(record?.earned.shown ?? "") of \(exercise.possible.shown) points" : nil
    return """
      <section>
      <h2>\(exercise.title.onOneLine.shortened(to: 300))</h2>
      <p>\(Markup.outcome(record?.outcome))\(points) <span class="soft code">\(exercise.id)</span></p>
      \(record.map(details))</section>

      """
  }

  private func details(_ record: GradeRecord) -> Markup {
    let sentence: Markup? =
      record.checks.isEmpty ? words.words(for: record.outcome).map { "<p>\($0)</p>\n" } : nil
    let visible = record.checks.filter { $0.visibility == .visible }
    let quiet = visible.filter { $0.result.outcome == .passed || $0.result.outcome == .skipped }
    let rows: [Markup] = quiet.map { check in
      let isPassed = check.result.outcome == .passed
      let sign: Markup =
        isPassed
        ? "<span class=\"sign good\" aria-label=\"passed\">✓</span>"
        : "<span class=\"sign soft\" aria-label=\"skipped\">–</span>"
      let points = isPassed ? counted(check.points) : "skipped"
      return """
        <li><span>\(sign)\(check.result.name.onOneLine.shortened(to: 300))</span>\
        <span class="soft">\(points)</span></li>

        """
    }
    let failed: [Markup] = visible.filter {
      $0.result.outcome == .failed || $0.result.outcome == .errored
    }.map(self.check)
    let list: Markup? = rows.isEmpty ? nil : "<ul class=\"plain\">\n\(rows)</ul>\n"
    return "\(sentence)\(record.findings.map(finding))\(failed)\(list)\(hidden(record))"
  }

  private func hidden(_ record: GradeRecord) -> Markup? {
    let hidden = record.checks.filter { $0.visibility != .visible }
    if hidden.isEmpty { return nil }
    let passed = hidden.count { $0.result.outcome == .passed }
    let subject = hidden.count == 1 ? "is 1 hidden check" : "are \(hidden.count) hidden checks"
    return """
      <p class="soft">Besides these there \(subject); \(passed) of \(hidden.count) passed.</p>

      """
  }

  /// What the compiler or the gate said, with the source line.
  private func finding(_ finding: Finding) -> Markup {
    let place = finding.place.map { words.lines(of: $0, margin: "").joined(separator: "\n") }
    let source: Markup? = place.map { "<pre>\($0.shortened(to: 4000))</pre>\n" }
    let remedy: Markup? = finding.remedy.map { "<p class=\"soft\">\($0.shortened(to: 4000))</p>\n" }
    let tone: Markup = finding.severity == .error ? "bad" : "notice"
    return """
      <p><strong class="\(tone)">\(finding.severity.rawValue)</strong> \
      \(finding.message.shortened(to: 4000))</p>
      \(source)\(remedy)
      """
  }

  private func check(_ check: GradedCheck) -> Markup {
    let result = check.result
    let failure = result.failures.first
    let advice: [Markup] = result.feedback.prefix(1).map { "<p class=\"advice\">\($0.text)</p>\n" }
    let output: Markup? =
      result.output.isEmpty
      ? nil
      : "<p class=\"soft\">The app wrote</p>\n<pre>\(result.output.shortened(to: 2000))</pre>\n"
    let more: Markup? =
      result.failures.count > 1
      ? "<p class=\"soft\">\(result.failures.count - 1) more in this check.</p>\n" : nil
    return """
      <article class="check">
      <h3><span class="sign bad" aria-label="not passed">✗</span>\
      \(result.name.onOneLine.shortened(to: 300)) <span class="tag">\(counted(check.points))</span></h3>
      \(failure.map { facts($0, of: result) })\(advice)\(picture(result))\(screen(result))\(output)\
      \(more)</article>

      """
  }

  private func counted(_ points: Fraction) -> String {
    "\(points.shown) point\(points == Fraction(1) ? "" : "s")"
  }

  private func facts(_ failure: Failure, of check: CheckResult) -> Markup {
    var facts = words.difference(of: failure, in: check)
    if !failure.message.isEmpty { facts.append(("Why", failure.message)) }
    if let place = failure.place {
      facts.append(("Where", words.lines(of: place, margin: "").joined(separator: "\n")))
    }
    if check.outcome == .errored {
      facts.append(("Note", "The check itself went wrong; the teacher can see it too."))
    }
    let items: [Markup] = facts.map { label, text in
      let isCode = label == "Expected" || label == "Actual" || label == "Where"
      let style: Markup = isCode ? " class=\"code\"" : ""
      return "<dt>\(label)</dt><dd\(style)>\(text.shortened(to: 4000))</dd>\n"
    }
    return "<dl class=\"facts\">\n\(items)</dl>\n"
  }

  private func screen(_ check: CheckResult) -> Markup? {
    check.screen.map {
      """
      <figure>
      \(ScreenPicture($0).inPage(label: "The screen then"))\
      <figcaption>The screen at the failure.</figcaption>
      </figure>

      """
    }
  }

  private func picture(_ check: CheckResult) -> Markup? {
    let events = check.trace?.events ?? []
    if events.isEmpty { return nil }
    let divergence = check.failures.lazy.compactMap(\.divergence).first
    let excerpt = TextRenderer.excerpt(of: events, around: divergence)
    let picture = TracePicture(
      excerpt.events, marked: excerpt.marked,
      expected: divergence?.expected.first.map { $0.description.onOneLine })
    let iOS = check.trace.map { "iOS \($0.iOS), \($0.device.onOneLine)" } ?? ""
    let end: Markup? = check.end.map {
      " \(words.words(for: $0, after: events.last, output: check.output))"
    }
    return """
      <figure>
      \(picture.inPage(label: "What happened in \(check.name.onOneLine.shortened(to: 100))"))\
      <figcaption>What happened on \(iOS). &gt; UIKit called the app, ? UIKit asked, - the app \
      called, | console, * notification, ! exception, ~ noticed by the runtime.\(end)</figcaption>
      </figure>

      """
  }
}
