package import CourseModel

/// What is wrong with the table of what a course teaches.
package enum SubjectProblem: Fact {
  case noTable
  case stale
  case unknown(Int, last: Int?)

  package var kind: Finding.Kind { .badLesson }

  package var sentences: Sentences {
    switch self {
    case .noTable:
      (
        "There is no table of subjects.",
        "Write one with the columns number, subject and practice into `Lessons/Subjects.md`."
      )
    case .stale:
      (
        "The table of subjects does not match the parts.",
        "Renew it: `course verify --renew`."
      )
    case .unknown(let number, let last):
      (
        "There is no subject \(number).",
        last.map { "Write one of those in `Lessons/Subjects.md`, which go up to \($0)." }
          ?? "Write it into the table in `Lessons/Subjects.md`."
      )
    }
  }
}

/// What the table of subjects says below its rows.
package enum SubjectWords {
  package static func missing(unshown: [Int], unpractised: [Int]) -> String {
    let lines = [
      unshown.isEmpty ? nil : "No scenario shows yet: \(unshown.inWords).",
      unpractised.isEmpty ? nil : "No exercise practises yet: \(unpractised.inWords).",
    ].compactMap(\.self)
    return lines.isEmpty
      ? "\nEvery subject is shown, and practised where that is asked for.\n"
      : lines.map { "\n\($0)\n" }.joined()
  }
}

extension [Int] {
  fileprivate var inWords: String { map(String.init).joined(separator: ", ") }
}
