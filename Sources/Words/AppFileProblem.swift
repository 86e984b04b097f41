package import CourseModel

/// What is wrong with the files of an app, as they are on a disk.
package enum AppFileProblem: Fact {
  case folderGone
  /// Something else is in its place, such as a link to another folder.
  case noFolder
  /// The starter has such a file, and the folder perhaps one with nearly the same name.
  case starterFileGone(String, similar: String?)
  /// A link to a file; links are not followed.
  case link(String)
  /// The sources name a file that is not put into the app's bundle, because of its ending; perhaps the same
  /// ending in small letters is taken.
  case leftOut(String, ending: String, taken: String?)
  /// The course compiles a file of that name with the app.
  case nameOfCourse(String)
  case twoSwiftFiles(named: String)
  case noSwiftFile
  case tooDeep
  case tooManyFiles(Int)
  /// Too many pictures and files of data.
  case tooManyResources(Int)
  case unreadable
  case tooLarge(limit: Int)
  case tooLargeTogether
  case notUTF8
  /// The starter's is not.
  case empty
  /// No file of a folder from which work is taken belongs to an app, whose files end in one of these.
  case noFileOfAnApp(endings: [String])
  /// These files of the starter's were not handed in, and were added.
  case added([String])

  package var kind: Finding.Kind { .badFile }

  package var severity: Finding.Severity {
    switch self {
    case .starterFileGone, .link, .leftOut, .nameOfCourse: .warning
    case .added: .note
    default: .error
    }
  }

  package var sentences: Sentences {
    switch self {
    case .folderGone: ("The exercise's folder is gone.", Self.reset)
    case .starterFileGone(let path, let similar):
      (
        "The starter's `\(path)` is gone.",
        similar.map { "There is `\($0)`: if that is the file, give it its old name." }
          ?? "If that was not meant, `course reset` brings the starter back."
      )
    case .noFolder:
      (
        "The exercise's folder is not here; a file or a link has its name.",
        "Move that to another place; then `course reset` brings the starter back."
      )
    case .link(let name):
      (
        "`\(name)` is a link, and links are left out.",
        "Put the file itself here; grading takes no links either."
      )
    case .leftOut(let name, let ending, let taken):
      (
        "The sources name `\(name)`, but files that end in `\(ending)` are not put into the app's bundle here.",
        taken.map { "Rename it so that it ends in `\($0)`." }
          ?? "Give it an ending that is taken, such as `.dat`, in the sources too; on a device any would do."
      )
    case .nameOfCourse(let name):
      (
        "`\(name)` is left out: the course compiles a file of that name with each app.",
        "Give it another name."
      )
    case .twoSwiftFiles(let name):
      (
        "Two Swift files are named `\(name)`; the compiler cannot tell them apart.",
        "Give one of them another name."
      )
    case .noSwiftFile: ("There is no Swift file in the exercise's folder.", Self.reset)
    case .tooDeep:
      (
        "The file is more than \(AppLimits.depth) folders deep.",
        "Move it into one of the folders above; grading refuses it where it is now."
      )
    case .tooManyFiles(let count):
      ("An app may have \(AppLimits.files) files; this one has \(count).", Self.move)
    case .tooManyResources(let count):
      (
        "An app may have \(AppLimits.resources) pictures and files of data; this one has \(count).",
        Self.move
      )
    case .unreadable: ("The file cannot be read.", "Make it readable: `chmod u+r`.")
    case .tooLarge(let limit):
      ("The file is larger than \(limit >> 10) KiB.", Self.move)
    case .tooLargeTogether:
      ("The files together are larger than \(AppLimits.size >> 20) MiB.", Self.move)
    case .notUTF8:
      (
        "The file is not text in UTF-8.",
        "Save it as UTF-8 in your editor, or `course reset` brings the starter back."
      )
    case .empty:
      ("The file is empty.", "Undo in your editor, or `course reset` brings the starter back.")
    case .noFileOfAnApp(let endings):
      (
        "The folder contains no app files.",
        "Name the folder with the files that you have changed; an app's end in "
          + "\(endings.dropLast().joined(separator: ", ")) or \(endings.last ?? "")."
      )
    case .added(let paths):
      ("The starter's files that were not handed in were added: \(paths.quoted).", nil)
    }
  }

  private static let reset = "`course reset` brings the starter back."
  private static let move = "Move files that are not part of the app to another place."
}
