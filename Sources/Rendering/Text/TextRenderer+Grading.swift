package import CourseModel

extension TextRenderer {
  /// What is to be graded.
  package func text(_ report: PlanReport) -> String {
    var lines = [
      "\(report.layout.onOneLine): \(counted(report.students, "student")), "
        + "\(counted(report.entries, "piece")) of work, \(report.distinct) different to run",
      "sandbox \(report.tier)\(seeds(report))", counting(report),
    ]
    if !report.leftOut.isEmpty {
      let pieces = counted(report.leftOut.values.reduce(0, +), "piece")
      let exercises = report.leftOut.keys.sorted().map(\.onOneLine).joined(separator: ", ")
      lines.append(
        "\(pieces) of work left out, not being due: \(exercises)"
          .hanging(after: "", width: style.width))
    }
    if report.missing > 0 { lines.append("\(report.missing) not handed in") }
    if report.untouched > 0 { lines.append("\(report.untouched) with the starter unchanged") }
    if report.copies > 0 {
      lines.append(
        "\(report.copies) with another copy that is left out; the students' pages say which")
      // A download of the whole class looks like the archive of one student.
      if report.students == 1 {
        lines.append(
          style.tinted("There is only one student, whose work has several copies.", .notice))
        lines.append("To go on: if this is a whole class's work, unpack it and give that folder.")
      }
    }
    if report.refused > 0 { lines.append("\(report.refused) refused before anything runs") }
    if let changes = report.changes { lines += self.lines(changes, now: report.tier) }
    if let first = report.unplaced.first {
      lines.append(
        style.tinted(
          "\(counted(report.unplaced.count, "student")) handed in Swift files that are in no "
            + "exercise's folder, such as \(first.onOneLine).",
          .notice))
      lines.append("To go on: name the exercise of such files with `--exercise`.")
    }
    return self.lines(lines)
  }

  /// What random inputs are drawn from, where one number says it.
  private func seeds(_ report: PlanReport) -> String {
    let seeds = Set(report.seeds.values)
    guard let seed = seeds.first, report.seeds.count == report.exercises.count else { return "" }
    return seeds.count == 1 ? ", seed \(seed)" : ", seeds in \(report.out.onOneLine)/seeds.json"
  }

  /// What is graded again, and why.
  private func lines(_ changes: PlanReport.Changes, now tier: String) -> [String] {
    var reasons: [String] = []
    if let former = changes.formerTier {
      reasons.append("The sandbox was `\(former.onOneLine)` last time and is `\(tier)` now.")
    }
    if changes.isOtherGrader {
      reasons.append("The course or its compiler has changed since last time.")
    }
    if !changes.exercises.isEmpty {
      reasons.append("Changed since last time: \(changes.exercises.joined(separator: ", ")).")
    }
    if reasons.isEmpty { return [] }
    let what =
      changes.again == 0
      ? "No work is graded again for that."
      : "\(counted(changes.again, "piece")) of unchanged work \(changes.again == 1 ? "is" : "are") "
        + "graded again."
    return (reasons + [what]).map {
      style.tinted($0.hanging(after: "", width: style.width), .notice)
    }
  }

  /// What counts, and how to say what is due where nobody did.
  private func counting(_ report: PlanReport) -> String {
    let exercises = report.exercises.map(\.onOneLine).joined(separator: ", ")
    return
      (report.isDueNamed
      ? "due: \(exercises)" : "counted: \(exercises); `--due` names what is due")
      .hanging(after: "", width: style.width)
  }

  /// How far a share is.
  package func text(_ report: GradingRunReport) -> String {
    var text = "Share \(report.shard): \(report.done) of \(report.total) graded"
    if report.fromCache > 0 { text += ", \(report.fromCache) of them as before" }
    if report.ungraded > 0 {
      text += ". The machine failed \(report.ungraded) of them: run the same command again"
    }
    return lines([text + "."]) + self.text(report.faults)
  }

  /// The numbers of the shares that lack results, for an engine to take as they are.
  package func text(_ report: MissingReport) -> String {
    report.shards.isEmpty ? "" : lines([report.shards.map(String.init).joined(separator: ",")])
  }

  /// What a batch came to.
  ///
  /// - Parameter isStep: Whether it was only merged, so that the same command would grade nothing.
  package func text(_ report: GradeReport, isStep: Bool = false) -> String {
    if !report.conflicts.isEmpty {
      let places = report.conflicts.prefix(10).map(String.init).joined(separator: ", ")
      return lines([
        style.tinted("Two results contradict each other, so nothing was merged.", .bad),
        "Places in the plan: \(places)\(report.conflicts.count > 10 ? ", …" : "")",
        "To go on: look into OUT/attempts to see where they came from; `course grade audit` tells "
          + "which is right.",
      ])
    }
    let outcomes = report.outcomes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    var lines = [
      style.tinted(
        "\(counted(report.students, "student")), \(counted(report.entries, "piece")) of work: "
          + outcomes, .strong)
    ]
    if report.ungraded > 0 {
      lines.append(
        style.tinted(
          "\(report.ungraded) not graded yet, by no fault of the students. To go on: "
            + (isStep
              ? "run what `course grade missing` lists, and merge again."
              : "run the same command again."),
          .notice))
    }
    lines += self.lines(report.changes)
    // A format has a file for each student: its folder says as much.
    var shown: [String] = []
    for file in report.files {
      let parts = file.split(separator: "/")
      let place = parts.first == "formats" ? parts.prefix(2).joined(separator: "/") + "/" : file
      if shown.last != place { shown.append(place) }
    }
    for place in shown { lines.append("  \(report.out.onOneLine)/\(place.onOneLine)") }
    return self.lines(lines)
  }

  /// Whose points changed, as many as somebody reads.
  private func lines(_ changes: [GradeReport.Change]) -> [String] {
    if changes.isEmpty { return [] }
    let most = 20
    return ["Points changed since last time:"]
      + changes.prefix(most).map {
        "  \($0.student.onOneLine), \($0.exercise): \($0.before) → \($0.now) of \($0.possible)"
      }
      + (changes.count > most ? ["  and \(changes.count - most) more"] : [])
  }

  /// Whether a sample came out as it is recorded.
  package func text(_ report: AuditReport) -> String {
    if report.differences.isEmpty {
      return lines(["\(counted(report.sampled, "piece")) of work graded again, all as recorded."])
    }
    return lines(
      [
        style.tinted(
          "\(report.differences.count) of \(report.sampled) have another result than recorded:",
          .bad
        )
      ]
        + report.differences.map {
          "  \($0.student.onOneLine), \($0.exercise): recorded \($0.recorded), now \($0.found)"
        })
  }
}
