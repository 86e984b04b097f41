package import CourseModel

/// What cannot be written or given to a student.
package enum WorkspaceProblem: Fact {
  /// Perhaps because something else already has its name.
  case notWritten(file: String, reason: String, isInTheWay: Bool = false)
  case noHints(part: String)
  case notSolved(exercise: String, name: String)
  case noSolutions(name: String)

  package var kind: Finding.Kind {
    switch self {
    case .notWritten: .machineFault
    case .noHints: .badLesson
    case .notSolved, .noSolutions: .advice
    }
  }

  package var sentences: Sentences {
    switch self {
    case .notWritten(let file, let reason, let isInTheWay):
      (
        "`\(file)` could not be written: \(reason).",
        isInTheWay
          ? "Move what has that name to another place, then try again."
          : "Make room on the disk and make the folder writable, then try again."
      )
    case .noHints(let part):
      ("The exercise has no hints.", "Read the task again: `course show \(part)`.")
    case .notSolved(let exercise, let name):
      (
        "The exercise `\(exercise)` is not solved yet.",
        "`course hint \(name)` helps; `--anyway` shows the solution anyway."
      )
    case .noSolutions(let name):
      (
        "This copy of the course comes without solutions.",
        "`course hint \(name)` helps; ask for the solution where you got the course."
      )
    }
  }
}

/// What a student should know of the progress that is kept.
package enum ProgressProblem: Fact {
  case backupUsed
  case lost
  case newer(format: Int)
  case fileNotSaved(reason: String?)
  case folderNotSaved(reason: String)

  package var kind: Finding.Kind {
    switch self {
    case .backupUsed, .lost, .newer: .badFile
    case .fileNotSaved, .folderNotSaved: .machineFault
    }
  }

  package var severity: Finding.Severity { .warning }

  package var sentences: Sentences {
    switch self {
    case .backupUsed:
      (
        "The progress file is damaged; its backup was used instead.",
        "You need not do anything: the next command writes it again."
      )
    case .lost:
      (
        "The progress file is damaged and has no backup; the course starts from the beginning.",
        "Your files are untouched: `course check --all` finds out what is solved."
      )
    case .newer(let format):
      (
        "The progress file was written by a newer course (format \(format)) and is left alone.",
        "Update the course: `git pull`."
      )
    case .fileNotSaved(let reason):
      (
        "Your progress was not saved: \(reason ?? "it could not be encoded").",
        "Make room on the disk and make the file writable (`chmod u+w`); your work is safe."
      )
    case .folderNotSaved(let reason):
      (
        "Your progress was not saved: \(reason).",
        "Make room on the disk and make the folder writable; your work is safe."
      )
    }
  }
}

/// What has happened to a student's files.
package enum WorkspaceNote: Fact {
  case exerciseRenamed(from: String, to: String)
  case copiesMade
  /// It replaced the old one, which nobody had touched.
  case starterReplaced
  case starterChanged
  case editorsReady

  package var kind: Finding.Kind { .advice }
  package var severity: Finding.Severity { .note }

  package var sentences: Sentences {
    switch self {
    case .exerciseRenamed(let old, let new):
      (
        "The exercise `\(old)` is now called `\(new)`.",
        "Your work was moved too; you need not do anything."
      )
    case .copiesMade:
      (
        "Your copies of the exercises are in `Workspace/`.",
        "Edit them there, and leave `Lessons/` as it is."
      )
    case .starterReplaced:
      ("The exercise has a new starter; you had not begun, so you have it.", nil)
    case .starterChanged:
      (
        "The exercise's starter has changed; your work stays as it is.",
        "Compare the new starter there with your files, or take it with `course reset`."
      )
    case .editorsReady:
      (
        "Editors with Swift support complete and check code here; `course editor` tells more.", nil
      )
    }
  }
}
