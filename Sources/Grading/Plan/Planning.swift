package import CourseModel
import CourseRunner
import Words

/// Makes a plan out of what was handed in.
package struct Planning {
  private var students: [Student] = []
  /// Where a student is among them, by id.
  private var places: [String: Int] = [:]
  private var entries: [Plan.Entry] = []
  private let due: Set<String>?

  /// The exercises that count: those that are due; where nobody says which are, those for which
  /// anybody handed in anything, and where all work was refused, those that it could have been for.
  package var exercises: Set<String> {
    due ?? (handedIn.isEmpty ? Set(entries.map(\.exercise)) : handedIn)
  }

  private var handedIn: Set<String> = []
  /// Pieces of work that are not due and so are left out, by exercise.
  private(set) var leftOut: [String: Int] = [:]
  /// The first Swift file of each student who has nothing in an exercise's folder.
  private(set) var unplaced: [String: String] = [:]
  /// Whether there is anything by anybody that can be graded.
  var hasWork: Bool { !handedIn.isEmpty || !leftOut.isEmpty }

  /// - Parameter due: The ids of the exercises that count; nil for all for which anybody hands
  ///   something in.
  package init(due: Set<String>? = nil) {
    self.due = due
  }

  /// Adds a student, whether or not there is anything by them.
  package mutating func add(_ student: Student) {
    if let place = places[student.id] {
      students[place] = student
    } else {
      places[student.id] = students.count
      students.append(student)
    }
  }

  /// Adds a student's work on one exercise.
  package mutating func add(_ entry: Plan.Entry) {
    if places[entry.student] == nil { add(Student(id: entry.student)) }
    if due?.contains(entry.exercise) == false {
      if entry.files != nil { leftOut[entry.exercise, default: 0] += 1 }
      return
    }
    if entry.files != nil { handedIn.insert(entry.exercise) }
    for problem in entry.problems where problem.rule == IntakeRule.noExercise.rawValue {
      unplaced[entry.student] = problem.shownPath
    }
    entries.append(entry)
  }

  /// The plan, with an entry for everything that a student did not hand in.
  ///
  /// - Parameter header: Has every one of ``exercises``.
  package consuming func plan(_ header: Plan.Header) -> Plan {
    let exercises = Dictionary(
      uniqueKeysWithValues: header.exercises.enumerated().map { ($1.id, $0) })
    // An archive that cannot be opened could have been for any exercise.
    entries.removeAll { exercises[$0.exercise] == nil }
    addMissing(header.exercises, exercises)
    entries.sort {
      $0.student == $1.student
        ? (exercises[$0.exercise] ?? 0, $0.shownPlace)
          < (exercises[$1.exercise] ?? 0, $1.shownPlace)
        : ByteOrder.precedes($0.student, $1.student)
    }
    let base = header.exercises.map { exercise in
      var digest = Digest()
      digest.add(header.grader)
      digest.add(exercise.id)
      digest.add(exercise.digest)
      digest.add(String(header.seed(of: exercise.id)))
      digest.add(header.tier)
      return digest
    }
    for index in entries.indices {
      entries[index].index = index
      guard let place = exercises[entries[index].exercise] else { continue }
      entries[index].key = entries[index].key(after: base[place])
    }
    students.sort { ByteOrder.precedes($0.id, $1.id) }
    return Plan(header: header, students: students, entries: entries)
  }

  /// Adds an entry for every exercise that a student did not hand in.
  private mutating func addMissing(_ exercises: [PlannedExercise], _ order: [String: Int]) {
    var isThere = [Bool](repeating: false, count: students.count * exercises.count)
    for entry in entries {
      if let student = places[entry.student], let exercise = order[entry.exercise] {
        isThere[student * exercises.count + exercise] = true
      }
    }
    for (place, isThere) in isThere.enumerated() where !isThere {
      entries.append(
        Plan.Entry(
          index: 0, student: students[place / exercises.count].id,
          exercise: exercises[place % exercises.count].id, files: nil, key: "", shownPlace: ""))
    }
  }
}

extension Plan.Entry {
  /// What is planned of a submission, still without place and key; its files are kept.
  ///
  /// - Parameters:
  ///   - store: Where the files are kept for the run; nil to digest only.
  ///   - isUntouched: Whether the files are the exercise's starter as it is.
  package init(
    of submission: Submission, keptIn store: SubmissionStore?, isUntouched: Bool = false
  ) throws {
    let isRefused = submission.problems.contains(where: \.isFatal)
    let files: String? =
      if isRefused || submission.files.isEmpty {
        nil
      } else {
        try store?.keep(submission.files) ?? submission.files.digest
      }
    self.init(
      index: 0, student: submission.student, exercise: submission.exercise, files: files,
      key: "", shownPlace: submission.shownPlace, problems: submission.problems,
      isUntouched: isUntouched)
  }
}

extension Plan.Entry {
  /// The digest of everything that decides an outcome; neither student nor place is in it.
  ///
  /// - Parameter base: The digest so far, over all that does not depend on the work.
  fileprivate func key(after base: Digest) -> String {
    var digest = base
    digest.add(files ?? "")
    for problem in problems {
      digest.add(problem.rule)
      digest.add(problem.shownPath)
    }
    return digest.hexadecimal()
  }
}
