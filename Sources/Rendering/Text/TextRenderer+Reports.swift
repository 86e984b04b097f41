package import CourseModel

extension TextRenderer {
  /// A hint, and which of how many it is.
  package func text(_ report: HintReport) -> String {
    let isLast = report.number == report.count
    return paragraphs([
      style.tinted("Hint \(report.number) of \(report.count) for \(report.exercise)", .strong),
      lines(report.hint.escaped.wrapped(to: style.width)),
      isLast ? "That was the last one." : nil,
    ])
  }

  /// How a solution differs from the student's files, file by file.
  package func text(_ report: SolutionReport) -> String {
    paragraphs(
      [style.tinted("A solution of \(report.exercise), beside your files", .strong)]
        + report.files.map { file in
          let name = file.name.onOneLine
          return switch file.change {
          case .same: "\(name): as yours"
          case .deleted: "\(name): not in the solution"
          case .added: "\(name): new\n\n\(file.text.escaped)"
          case .differs: tintedDifference(file.text.escaped)
          }
        })
  }

  private func tintedDifference(_ text: String) -> String {
    lines(
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        switch line.first {
        case "+": style.tinted(String(line), .good)
        case "-": style.tinted(String(line), .bad)
        default: String(line)
        }
      }
    ).trimmingEmptyEnd
  }

  /// Which files an author begins with, and how to go on.
  package func text(_ report: BeginningReport) -> String {
    paragraphs([
      "\(report.id) begins with these files:",
      lines(report.files.map { "  " + $0.onOneLine }),
      "They pass `course verify \(report.id)` as they are.",
    ])
  }

  /// A part before and after, as a student meets it.
  package func text(_ report: PreviewReport) -> String {
    let story = report.story.map(text)
    let before = report.starter.map { text($0) }
    let after = report.solution.map { text($0) }
    return paragraphs(
      [
        report.story == nil ? text(report.reading) : nil, files(report.files), story,
        before.map { paragraphs([style.tinted("With the untouched starter:", .strong), $0]) },
      ]
        + report.hints.enumerated().map { place, hint in
          text(
            HintReport(
              exercise: report.id, number: place + 1, count: report.hints.count, hint: hint))
        }
        + [after.map { paragraphs([style.tinted("With the solution:", .strong), $0]) }])
  }

  /// Which files were reset, and where the old ones are kept.
  package func text(_ report: ResetReport) -> String {
    paragraphs([
      report.files.isEmpty
        ? "\(report.exercise) asks its questions again, in another order: `course next`."
        : "\(report.exercise) is as it was at the beginning.",
      files(report.files),
      report.backup.map { "Your old files are kept in `\($0)`." },
    ])
  }

  /// Every part with what was tried and its faults, and the sum.
  package func text(_ report: VerificationReport) -> String {
    let parts = report.parts.map { part -> String in
      let head = "\(part.faults.isEmpty ? "✓" : "✗") \(part.id)"
      let tried = part.tried.isEmpty ? "" : " (\(part.tried.joined(separator: ", ")))"
      let words = (String(head.dropFirst(2)) + tried)
      let line = words.hanging(after: String(head.prefix(2)), width: style.width)
      return style.tinted(line, part.faults.isEmpty ? .good : .bad) + "\n"
        + text(part.faults + part.notes)
    }
    let summary =
      "\(counted(report.parts.count, "part")), "
      + "\(counted(report.parts.reduce(0) { $0 + $1.tried.count }, "run")), "
      + (report.faults == 0 ? "no faults" : counted(report.faults, "fault"))
    return paragraphs([
      text(report.findings), parts.joined(),
      style.tinted(summary, report.faults == 0 ? .good : .bad),
    ])
  }

  /// What is there, what is missing and how to get it.
  package func text(_ report: DoctorReport) -> String {
    lines(
      report.items.flatMap { item -> [String] in
        let (sign, tone): (String, TextStyle.Tone) =
          switch item.state {
          case .present: ("✓", .good)
          case .impaired: ("~", .notice)
          case .missing: ("✗", .bad)
          }
        let head = "\(sign) \(item.name.fitted(to: 11)) "
        let line = item.detail.escaped.hanging(after: head, width: style.width)
        let remedy = item.remedy.map {
          $0.escaped.hanging(after: "              To go on: ", width: style.width)
        }
        return [style.tinted(line, tone)] + [remedy].compactMap(\.self)
      })
  }

  /// What editors know now, and which program tells them.
  package func text(_ report: EditorReport) -> String {
    let known =
      "Editors know \(counted(report.files, "Swift file")) in `Workspace/` and `Lessons/` now. Open the "
      + "course's folder, or any folder in `Workspace/`."
    let way =
      report.server.map {
        "VS Code needs its Swift extension; any other editor a client for the language server "
          + "`\($0)`. Restart the server, or the editor, when it was running before."
      }
      ?? "There is no `sourcekit-lsp` beside the compiler, and editors need it. Install a complete "
      + "toolchain from swift.org/install."
    return paragraphs([known, way].map { lines($0.onOneLine.wrapped(to: style.width)) })
  }

  /// The table of behaviours, a row for each.
  package func text(_ report: BehaviorReport) -> String {
    if report.behaviors.isEmpty {
      return report.versions.isEmpty
        ? "No behaviour depends on the version.\n"
        : "Nothing changed from iOS \(report.versions[0]) to iOS \(report.versions[1]).\n"
    }
    let heading =
      report.versions.count == 2
      ? "What changed from iOS \(report.versions[0]) to iOS \(report.versions[1])"
      : "What depends on the version of iOS"
    let rows = report.behaviors.map { behavior -> String in
      let words = "\(behavior.summary.escaped) (\(behavior.citations.inWords))"
      if style.width < 72 {
        return "\(behavior.name), \(span(of: behavior))".hanging(after: "", width: style.width)
          + "\n" + words.hanging(after: "    ", width: style.width)
      }
      let head = "\(behavior.name.fitted(to: 30)) \(span(of: behavior).fitted(to: 15)) "
      return words.hanging(after: head, width: style.width)
    }
    return paragraphs([
      style.tinted(heading, .strong), lines(rows),
      lines(
        "`course ios --rule CODE` shows a rule, a message or an open question.".wrapped(
          to: style.width)),
    ])
  }
}

extension String {
  fileprivate var trimmingEmptyEnd: String {
    var text = self
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }
}
