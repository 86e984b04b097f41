package import CourseModel

/// What is wrong with a folder into which results or an export are written, and with its contents.
package enum ResultsProblem: Fact {
  case fileInPlace
  /// The folder holds other things, such as this one.
  case strangerInFolder(String)
  case otherVersion(String)
  case notWritten(reason: String)
  case submissionChanged
  case cacheOfOthers
  case strangerInExport(String)

  // What formats need.
  case oneStudentOnly(count: Int)
  case environment(missing: String)
  case notJSON(reason: String)

  package var kind: Finding.Kind {
    switch self {
    case .fileInPlace, .strangerInFolder, .otherVersion, .submissionChanged, .cacheOfOthers,
      .oneStudentOnly:
      .mismatch
    case .notWritten: .machineFault
    case .strangerInExport: .badFile
    case .environment: .missingTool
    case .notJSON: .internalFault
    }
  }

  package var sentences: Sentences {
    switch self {
    case .fileInPlace: ("There is a file in place of the results folder.", Self.newFolder)
    case .strangerInFolder(let name):
      ("The results folder contains other things, such as `\(name)`.", Self.newFolder)
    case .otherVersion(let version):
      (
        "The results in that folder come from another version of the grader: \(version).",
        "Give a new folder with `--out`; the old one is left as it is."
      )
    case .notWritten(let reason):
      (
        "The results cannot be written: \(reason).",
        "Make room on the disk or make the folder writable, then run the same command again: it "
          + "goes on where it stopped."
      )
    case .submissionChanged:
      (
        "The files of a submission have changed since the plan was made.",
        "Run `course grade DIR --out OUT` again, or its step `plan`: the files are copied from DIR "
          + "again, and results that are still valid are kept."
      )
    case .cacheOfOthers:
      (
        "Other users can write to the cache, so its results cannot be trusted.",
        "Give a folder of your own with `--cache`, into which nobody else may write."
      )
    case .strangerInExport(let name):
      (
        "The export folder contains other things, such as `\(name)`.",
        "Give the name of a new folder."
      )
    case .oneStudentOnly(let count):
      (
        "Classroom 50 grades one student at a time, but there are \(count) here.",
        "Run the grader in the student's repository, as `course export classroom50` has it."
      )
    case .environment(let name):
      (
        "Classroom 50's format needs to know whose work it is: `\(name)` is not set.",
        "Set it, or leave it to Classroom 50's own runner."
      )
    case .notJSON(let reason): ("A result cannot be written as JSON: \(reason)", nil)
    }
  }

  private static let newFolder = "Give the name of a new folder with `--out`."
}
