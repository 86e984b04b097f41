import CourseModel

/// The page for the teacher: how the class did, where it stumbled, and what needs a look.
struct ClassPage {
  private let book: Gradebook
  /// Students' file names, by id.
  private let links: [String: String]
  private let scores: [String: Gradebook.Score]
  /// The pages with sources, below the report's folder.
  private let sourcePages: [SourcePage.Work: String]

  init(
    _ book: Gradebook, links: [String: String], sourcePages: [SourcePage.Work: String] = [:]
  ) {
    self.book = book
    self.links = links
    self.sourcePages = sourcePages
    scores = Dictionary(
      book.students.map { ($0.id, book.score(of: $0.id)) }, uniquingKeysWith: { first, _ in first })
  }

  var page: Page {
    let title = book.title.isEmpty ? "Grades" : book.title
    let content: Markup = """
      <header>
      <p class="over">Graded class</p>
      <h1>\(title.onOneLine.shortened(to: 200))</h1>
      \(figures)</header>
      \(ungraded)\(remarkable)\(distribution)\(exercises)\(checks)\(students)\(twins)
      """
    return Page(title: "\(title) – grades", content: content)
  }

  /// The shares of those who handed in something and are wholly graded.
  private var shares: [Double] {
    book.students.compactMap { scores[$0.id]?.points?.share(of: book.possible) }
  }

  private var figures: Markup {
    let plot = DistributionPlot(shares: shares)
    let handedIn = scores.values.count { $0 != .missing }
    let mean = shares.isEmpty ? nil : shares.reduce(0, +) / Double(shares.count)
    let facts: [(String, String)] = [
      ("students", "\(book.students.count)"), ("handed something in", "\(handedIn)"),
      ("exercises", "\(book.exercises.count)"), ("points to reach", book.possible.shown),
      ("median", percent(plot.median)), ("mean", percent(mean)),
    ]
    let items: [Markup] = facts.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>\n" }
    return "<dl class=\"figures\">\n\(items)</dl>\n"
  }

  private var distribution: Markup {
    let plot = DistributionPlot(shares: shares)
    guard let median = plot.median else { return "" }
    return """
      <section>
      <h2>Distribution</h2>
      <figure>
      \(plot.markup)<figcaption>Students by the share of points that they reached; the dashed line is \
      the median, \(percent(median)). Who handed in nothing, or is not wholly graded, is not \
      counted.</figcaption>
      </figure>
      </section>

      """
  }

  private var exercises: Markup {
    let rows: [Markup] = book.exercises.map { exercise in
      let records = book.students.compactMap { book.record(of: $0.id, on: exercise.id) }
        .filter { $0.outcome.isGraded && $0.outcome != .missing }
      let passed = records.count { $0.outcome == .passed }
      let sum = records.reduce(Fraction.zero) { $0 + $1.earned }
      let mean = records.isEmpty ? nil : sum / Fraction(records.count)
      let stumbles = Dictionary(grouping: records.map(\.outcome.name)) { $0 }
        .filter { $0.key != GradeOutcome.passed.name && $0.key != GradeOutcome.failed.name }
        .map { "\($0.key): \($0.value.count)" }.sorted()
      return """
        <tr><th scope="row">\(exercise.title.onOneLine)<br><span class="soft code">\
        \(exercise.id)</span></th><td class="n">\(records.count)</td><td class="n">\
        \(records.isEmpty ? "–" : .meter(Double(passed) / Double(records.count)))</td>\
        <td class="n">\(mean?.shown ?? "–") of \(exercise.possible.shown)</td>\
        <td>\(stumbles.isEmpty ? "–" : stumbles.joined(separator: ", "))</td></tr>

        """
    }
    return "<section>\n<h2>Exercises</h2>\n"
      + .table(
        caption: "Of those who handed in: how many pass, and the mean of their points.",
        head: [
          .column("Exercise"), .column("Handed in", isNumber: true),
          .column("Passed", isNumber: true), .column("Mean", isNumber: true), .column("Besides"),
        ], rows: rows, label: "Exercises") + "</section>\n"
  }

  private var checks: Markup {
    let tables: [Markup] = book.exercises.compactMap { exercise in
      let graded = book.students.compactMap { book.record(of: $0.id, on: exercise.id) }
        .filter { !$0.checks.isEmpty && $0.outcome.isGraded }
      guard let longest = graded.max(by: { $0.checks.count < $1.checks.count }) else { return nil }
      let rows: [Markup] = longest.checks.indices.map { place in
        let results = graded.filter { place < $0.checks.count }.map { $0.checks[place] }
        let counted = results.filter { $0.result.outcome != .skipped }
        let failed = counted.count { $0.result.outcome != .passed }
        let check = longest.checks[place]
        let hidden: Markup? =
          check.visibility == .visible ? nil : "<span class=\"tag\">\(check.visibility.name)</span>"
        return """
          <tr><th scope="row">\(check.result.name.onOneLine.shortened(to: 300))\(hidden)</th>\
          <td class="n">\(check.points.shown)</td><td class="n">\(failed) of \(counted.count)</td>\
          <td class="n">\
          \(counted.isEmpty ? "–" : .meter(Double(failed) / Double(counted.count)))</td></tr>

          """
      }
      return .table(
        caption: "<strong>\(exercise.title.onOneLine)</strong>",
        head: [
          .column("Check"), .column("Points", isNumber: true),
          .column("Not passed", isNumber: true),
          .column("Failure rate", isNumber: true),
        ], rows: rows, label: "Checks of \(exercise.title.onOneLine)")
    }
    if tables.isEmpty { return "" }
    return """
      <section>
      <h2>Checks</h2>
      <p class="soft">Of the work that could run. If nearly everybody fails a check, have a look at \
      the lesson.</p>
      \(tables)</section>

      """
  }

  private var students: Markup {
    let rows: [Markup] = book.students.inShownOrder.map { student in
      let cells: [Markup] = book.records(of: student.id).map { exercise, record in
        let points: Markup? =
          record.flatMap(\.earnedIfHandedIn).map {
            "<br><span class=\"soft\">\($0.shown) of \(exercise.possible.shown)</span>"
          }
        return "<td>\(Markup.outcome(record?.outcome))\(points)</td>"
      }
      let points = scores[student.id]?.points
      let stranger: Markup? =
        student.isExpected ? nil : "<span class=\"tag\">not on the roster</span>"
      let id: Markup? =
        student.name == nil
        ? nil : "<br><span class=\"soft code\">\(student.id.shortened(to: 100))</span>"
      return """
        <tr><th scope="row"><a href="students/\(links[student.id] ?? "")\
        .html">\(student.shownName)</a>\(stranger)\(id)</th>\
        <td class="n">\(points?.shown ?? "–")</td>\
        <td class="n">\(percent(points?.share(of: book.possible)))</td>\(cells)</tr>

        """
    }
    return "<section>\n<h2>Students</h2>\n"
      + .table(
        caption: "Points of \(book.possible.shown); each name leads to the student's page.",
        head: [
          .column("Student"), .column("Points", isNumber: true), .column("Share", isNumber: true),
        ] + book.exercises.map { .column($0.title.onOneLine) }, rows: rows, label: "Students")
      + "</section>\n"
  }
}

extension ClassPage {
  /// Who has work without a result, first of all: it is the teacher's to repair.
  private var ungraded: Markup {
    let open: [(Student, [Gradebook.Exercise])] = book.students.compactMap { student in
      let open = book.records(of: student.id).filter { $0.record?.outcome.isGraded != true }
      return open.isEmpty ? nil : (student, open.map(\.exercise))
    }
    if open.isEmpty { return "" }
    let items: [Markup] = open.map { student, exercises in
      "<li><span>\(student.shownName)</span><span>\(exercises.count) of "
        + "\(book.exercises.count)</span></li>\n"
    }
    let names = "\(counted(open.count, "student"))"
    return """
      <section>
      <h2>Not graded yet</h2>
      <p>Work of \(names) has no result, by a fault of the machine or because the batch is not \
      finished. Nobody loses points by it, and there is no total until it is done. Run the same \
      <code>course grade</code> again: it goes on where it stopped; <code>course doctor</code> says \
      what the machine lacks.</p>
      <ul class="plain">
      \(items)</ul>
      </section>

      """
  }

  /// Work that a teacher should see, with the way to its sources, and people whom nobody expected.
  private var remarkable: Markup {
    let strangers: [Markup] = book.students.inShownOrder.filter { !$0.isExpected }.map { student in
      row(student, "–", "<span class=\"notice\">not on the roster</span>", nil)
    }
    let works: [Markup] = book.students.inShownOrder.flatMap { student in
      book.records(of: student.id).compactMap { exercise, record in
        guard let record, record.outcome.needsLook else { return nil }
        let place = sourcePages[.init(student: student.id, exercise: exercise.id)]
        let link: Markup? = place.map { "<a href=\"\($0)\">sources</a>" }
        return row(student, exercise.title.onOneLine, .outcome(record.outcome), link)
      }
    }
    if strangers.isEmpty, works.isEmpty { return "" }
    return """
      <section>
      <h2>Worth a look</h2>
      <p class="soft">Work that was refused, that crashed or that was stopped, starters that were \
      handed in unchanged, and names that are not in the roster.</p>

      """
        + .table(
          caption: "In the order of the students' names.",
          head: [.column("Student"), .column("Exercise"), .column("What"), .column("Sources")],
          rows: strangers + works, label: "Worth a look") + "</section>\n"
  }

  private func row(
    _ student: Student, _ exercise: String, _ what: Markup, _ sources: Markup?
  ) -> Markup {
    """
    <tr><th scope="row"><a href="students/\(links[student.id] ?? "").html">\(student.shownName)</a>\
    </th><td>\(exercise)</td><td>\(what)</td><td>\(sources ?? "–")</td></tr>

    """
  }

  /// Work that is the same after renaming.
  private var twins: Markup {
    var groups: [(exercise: Gradebook.Exercise, students: [Student])] = []
    for exercise in book.exercises {
      var byHash: [String: [Student]] = [:]
      for student in book.students {
        if let hash = book.record(of: student.id, on: exercise.id)?.normalizedHash {
          byHash[hash, default: []].append(student)
        }
      }
      // Small groups say more than large ones; of equal ones the first student decides.
      let found = byHash.values.filter { $0.count > 1 }
        .sorted { ($0.count, $0[0].id) < ($1.count, $1[0].id) }
      groups += found.map { (exercise, $0) }
    }
    if groups.isEmpty { return "" }
    let rows: [Markup] = groups.map { exercise, students in
      let names: [Markup] = students.prefix(40).enumerated().map { place, student in
        """
        \(place == 0 ? "" : ", ")<a href="students/\(links[student.id] ?? "").html">\
        \(student.shownName)</a>
        """
      }
      let more: Markup? = students.count > 40 ? " and \(students.count - 40) more" : nil
      return """
        <tr><th scope="row">\(exercise.title.onOneLine)</th><td class="n">\(students.count)</td>\
        <td>\(names)\(more)</td></tr>

        """
    }
    return """
      <section>
      <h2>The same after renaming</h2>
      <p class="soft">Work whose sources differ only in names, blanks and comments. This is a reason to \
      look, not a proof: a short exercise has few right answers, and an untouched starter is the same for \
      everybody.</p>

      """
        + .table(
          caption: "Groups of students with the same work, small groups first.",
          head: [.column("Exercise"), .column("Students", isNumber: true), .column("Who")],
          rows: rows, label: "The same after renaming") + "</section>\n"
  }
}

extension GradeRecord {
  /// The points of work that was handed in and is graded.
  fileprivate var earnedIfHandedIn: Fraction? {
    outcome.isGraded && outcome != .missing ? earned : nil
  }
}

extension GradeOutcome {
  /// Whether a teacher should see for themselves: more went wrong than that checks do not pass.
  package var needsLook: Bool {
    switch self {
    case .rejected, .crashed, .limit, .untouched: true
    case .passed, .failed, .compileError, .missing, .infra: false
    }
  }
}

extension [Student] {
  /// By the names that pages show, whatever their case; by ids where those are the same.
  var inShownOrder: [Student] {
    map { (key: $0.shownName.lowercased(), student: $0) }
      .sorted { ($0.key, $0.student.id) < ($1.key, $1.student.id) }.map(\.student)
  }
}

extension Student {
  /// As pages call them: the name, else the id, on one line and not endless.
  var shownName: String {
    let name = (name ?? id).onOneLine.shortened(to: 100)
    return name.allSatisfy(\.isWhitespace) ? "(no name)" : name
  }
}

extension CheckVisibility {
  /// Who does not see the check yet, in a word or three.
  fileprivate var name: String {
    switch self {
    case .visible: "visible"
    case .hidden: "hidden"
    case .afterDueDate: "after the due date"
    case .afterPublished: "after publishing"
    }
  }
}
