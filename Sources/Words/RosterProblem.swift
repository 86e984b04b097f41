package import CourseModel

/// What is wrong with a roster.
package enum RosterProblem: Fact {
  case unreadable(reason: String)
  case noTable
  case nobodyKnown

  package var kind: Finding.Kind { .mismatch }

  package var sentences: Sentences {
    switch self {
    case .unreadable(let reason):
      ("The roster cannot be read: \(reason).", "Give the class as a table in CSV with `--roster`.")
    case .noTable:
      (
        "The roster is not a CSV table: it is empty, or a quote is never closed.",
        "Export it again as CSV."
      )
    case .nobodyKnown:
      (
        "No column of the roster identifies students.",
        "Give it a first line with titles such as `ID`, `Username`, `Email` or `Name`."
      )
    }
  }
}

/// Where the roster and the names of submissions do not agree.
package enum RosterWarning: Fact {
  case namedTwice(id: String)
  /// Another one's work has a name of that student's too.
  case notOnlyWork(String, of: String)
  case notOnRoster([String])
  /// No platform has a student with such an id.
  case noLogin([String])
  case namedAfterTwo([Dispute])

  /// Work that by one word of its name is one student's and by another word another's.
  package struct Dispute: Hashable, Sendable {
    package var name: String
    /// Whose the name is.
    package var otherID: String
    /// Who is believed to have handed the work in.
    package var id: String

    package init(name: String, otherID: String, id: String) {
      (self.name, self.otherID, self.id) = (name, otherID, id)
    }
  }

  package var kind: Finding.Kind { .badFile }
  package var severity: Finding.Severity { .warning }

  package var sentences: Sentences {
    switch self {
    case .namedTwice(let id):
      (
        "The roster names `\(id.shown)` more than once.",
        "Give each student a unique id; the first line counts."
      )
    case .notOnlyWork(let other, let id):
      (
        "`\(other.shown)` is not the only work of `\(id.shown)` on the roster: it is graded under "
          + "its own name.",
        "Give all work of one student the same name, and other work another name."
      )
    case .notOnRoster(let ids):
      (
        "Not on the roster, but graded anyway: \(ids.prefix(5).quoted)"
          + "\(ids.count > 5 ? " and \(ids.count - 5) more" : "").",
        "Check that the names of folders and the roster's ids belong together."
      )
    case .noLogin(let ids):
      (
        "Canvas and Moodle get no row for \(ids.prefix(5).map(\.shown).quoted)"
          + "\(ids.count > 5 ? " and \(ids.count - 5) more" : ""): no login looks like that.",
        "Give the folder or archive the student's login as its name, or name the class with `--roster`."
      )
    case .namedAfterTwo(let disputes):
      (
        "Some submissions have the name of one student of the roster and the number of another; the "
          + "number counts: \(Self.words(for: disputes)).",
        "Check that the roster has the ids of the platform that the submissions come from."
      )
    }
  }

  private static func words(for disputes: [Dispute]) -> String {
    let some = disputes.prefix(5).map {
      "`\($0.name)` matches `\($0.otherID.shown)` by name and is graded as `\($0.id.shown)`"
    }
    let more = disputes.count > 5 ? "; and \(disputes.count - 5) more" : ""
    return some.joined(separator: "; ") + more
  }
}
