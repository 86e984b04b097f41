package import CourseModel
import CourseRunner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Makes a plan out of submissions.
package struct Planning {
  private var students: [String: Student] = [:]
  private var entries: [Plan.Entry] = []
  private let store: SubmissionStore?

  /// The exercises for which anybody handed in anything; the others were not asked for.
  ///
  /// Where all work was refused, those that it could have been for.
  package var exercises: Set<String> {
    handedIn.isEmpty ? Set(entries.map(\.exercise)) : handedIn
  }

  private var handedIn: Set<String> = []
  /// The first Swift file of each student of whom nothing lies in an exercise's folder.
  private(set) var unplaced: [String: String] = [:]
  /// Whether there is anything by anybody that can be graded.
  var hasWork: Bool { !handedIn.isEmpty }

  /// - Parameter store: Where the files are kept for the run; nil to count and digest only.
  package init(store: SubmissionStore?) {
    self.store = store
  }

  /// Adds a student, whether or not there is anything by them.
  package mutating func add(_ student: Student) {
    students[student.id] = student
  }

  /// Adds a student's work on one exercise; its files are kept.
  package mutating func add(_ submission: Submission) throws {
    if students[submission.student] == nil {
      students[submission.student] = Student(id: submission.student)
    }
    let isRefused = submission.problems.contains(where: \.isFatal)
    let files: String? =
      if isRefused || submission.files.isEmpty {
        nil
      } else {
        try store?.keep(submission.files) ?? submission.files.digest
      }
    if files != nil { handedIn.insert(submission.exercise) }
    for problem in submission.problems where problem.rule == IntakeRule.noExercise.rawValue {
      unplaced[submission.student] = problem.shownPath
    }
    entries.append(
      Plan.Entry(
        index: 0, student: submission.student, exercise: submission.exercise, files: files,
        key: "", shownPlace: submission.shownPlace, problems: submission.problems))
  }

  /// The plan, with an entry for everything that a student did not hand in.
  ///
  /// - Parameter header: Has every one of ``exercises``.
  package consuming func plan(_ header: Plan.Header) -> Plan {
    let places = Dictionary(
      uniqueKeysWithValues: header.exercises.enumerated().map { ($1.id, $0) })
    // An archive that cannot be opened could have been for any exercise.
    entries.removeAll { places[$0.exercise] == nil }
    let known = Set(entries.map { [$0.student, $0.exercise] })
    for student in students.keys {
      for exercise in header.exercises where !known.contains([student, exercise.id]) {
        entries.append(
          Plan.Entry(
            index: 0, student: student, exercise: exercise.id, files: nil, key: "",
            shownPlace: ""))
      }
    }
    entries.sort {
      $0.student == $1.student
        ? (places[$0.exercise] ?? 0, $0.shownPlace) < (places[$1.exercise] ?? 0, $1.shownPlace)
        : ByteOrder.precedes($0.student, $1.student)
    }
    let base = header.exercises.map { exercise in
      var digest = Digest()
      digest.add(header.grader)
      digest.add(exercise.id)
      digest.add(exercise.digest)
      digest.add(String(header.seed))
      digest.add(header.tier)
      return digest
    }
    for index in entries.indices {
      entries[index].index = index
      guard let place = places[entries[index].exercise] else { continue }
      entries[index].key = entries[index].key(after: base[place])
    }
    let sorted = students.values.sorted { ByteOrder.precedes($0.id, $1.id) }
    return Plan(header: header, students: sorted, entries: entries)
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

extension OutFolder {
  /// Writes the plan; everything that it speaks of is on the disk before it is.
  ///
  /// - Throws: A finding when the disk does not take it.
  package func write(_ plan: Plan) throws {
    sync()
    let text = try plan.text()
    do {
      try Disk.replace(self.plan, with: text)
    } catch {
      throw Finding(cannotWriteResults: error)
    }
  }
}
