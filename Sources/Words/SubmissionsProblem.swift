package import CourseModel

/// What is wrong with the folder of a class's submissions, or with the machine that reads it.
package enum SubmissionsProblem: Fact {
  case noFolder
  case noSubmissions
  case nothingThere
  case notAFolder
  /// Perhaps an archive of the whole class.
  case file
  case oneStudentsWork
  case tableUnreadable
  case submissionUnreadable(reason: String)

  // Archives.
  case unpackingFails
  case unpackingNotStarted(reason: String)
  case noRoom
  case noProgram(String, kind: String)

  package var kind: Finding.Kind {
    switch self {
    case .noFolder, .noSubmissions, .nothingThere, .notAFolder, .file, .oneStudentsWork: .mismatch
    case .tableUnreadable: .badFile
    case .submissionUnreadable, .noRoom: .machineFault
    case .unpackingFails, .unpackingNotStarted, .noProgram: .missingTool
    }
  }

  package var sentences: Sentences {
    switch self {
    case .noFolder:
      (
        "There is no folder of submissions.",
        "Give the folder into which the submissions were unpacked."
      )
    case .noSubmissions:
      (
        "There are no submissions in the folder.",
        "Give the folder into which the submissions were unpacked; or, if nobody handed anything in, "
          + "name the class with `--roster`."
      )
    case .nothingThere: ("There is no such folder.", Self.giveFolder)
    case .notAFolder: ("The folder cannot be read.", Self.giveFolder)
    case .file:
      (
        "This is a file, not the folder of a class's submissions.",
        "If it is an archive, unpack it, and give the folder with its files."
      )
    case .oneStudentsWork:
      (
        "The folder looks like the work of one student, not of a class.",
        "Put it into a folder with the student's name, and give the folder around that."
      )
    case .tableUnreadable:
      ("Gradescope's table of submissions cannot be read.", "Export the submissions again.")
    case .submissionUnreadable(let reason):
      ("A submission cannot be read: \(reason).", "Run the same command again.")
    case .unpackingFails:
      (
        "The program that unpacks archives does not work inside the sandbox.",
        "Run `course doctor`, or hand in folders in place of archives."
      )
    case .unpackingNotStarted(let reason):
      (
        "The program that unpacks archives cannot be started: \(reason).",
        "Run `course doctor` to see what is missing."
      )
    case .noRoom:
      (
        "There is no room to unpack submissions.",
        "Make room and run the same command again."
      )
    case .noProgram(let name, let kind):
      (
        "This machine has no `\(name)` to unpack \(kind) archives.",
        "Install it, for instance with `apt-get install \(name)`."
      )
    }
  }

  private static let giveFolder = "Give the folder that contains the submissions."
}

/// What a grader should know of how submissions are named.
package enum SubmissionsWarning: Fact {
  case latestAttempt(String, of: String, leftOut: [String])
  case namesLookTheSame(called: String)
  case nobodys(String)
  case strangeName(String, in: SubmissionLayout, takenFor: String)

  package var kind: Finding.Kind { .badFile }
  package var severity: Finding.Severity { .warning }

  package var sentences: Sentences {
    switch self {
    case .latestAttempt(let name, let student, let leftOut):
      (
        "`\(name)` is the latest attempt of `\(student)` and counts; \(leftOut.quoted) "
          + "\(leftOut.count == 1 ? "is" : "are") left out.",
        "If it is another student's, give it the student's name."
      )
    case .namesLookTheSame(let name):
      (
        "Two students' names look the same: one of them is called `\(name)` here.",
        "Give one of them another name."
      )
    case .nobodys(let name):
      (
        "`\(name)` does not belong to any student and was left out.",
        "Put it into a folder with the student's name."
      )
    case .strangeName(let name, let layout, let student):
      (
        "`\(name)` is not named as in a \(layout.rawValue): taken as the work of `\(student)`.",
        nil
      )
    }
  }
}

/// The layout of submissions in a folder, in the words that plans and records have for it.
package enum SubmissionLayout: String, Sendable {
  case moodle = "Moodle download"
  case canvas = "Canvas download"
  case gradescope = "Gradescope export"
  case classroom50 = "Classroom 50 repositories"
  case gitHubClassroom = "GitHub Classroom repositories"
  case folders = "a folder for each student"
  case archives = "an archive for each student"
  case foldersAndArchives = "folders and archives of students"

  /// Whether names are the students' and nothing else.
  package var isPlain: Bool {
    switch self {
    case .folders, .archives, .foldersAndArchives: true
    case .moodle, .canvas, .gradescope, .classroom50, .gitHubClassroom: false
    }
  }
}
