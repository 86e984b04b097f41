package import CourseModel

/// What `course doctor` finds on a machine, beside what is simply there.
package enum MachineFact: Hashable, Sendable {
  /// A program that a complete toolchain has beside the compiler.
  case noCompanion(Companion)
  case noModule(String, folder: String)
  case noConfinement
  /// We are root, and cannot become anybody else.
  case noPlainUser
  /// The kernel's own means, without bubblewrap.
  case kernelMeans(landlock: Int)
  case bubblewrap(version: String, landlock: Int)
  case bubblewrapFails(version: String, landlock: Int, refusal: String)
  case workspaceNotWritable(reason: String)
  case noParts
  case lessons(Int, parts: Int)
  case systemLinker

  /// A program beside the compiler.
  package enum Companion: String, Sendable {
    case linker = "ld.lld"
    case symbolizer = "llvm-symbolizer"
    case languageServer = "sourcekit-lsp"

    fileprivate var loss: String {
      switch self {
      case .linker: ""
      case .symbolizer: ": crashes are shown without a line"
      case .languageServer: ": editors complete and check nothing"
      }
    }
  }

  package var sentences: Sentences {
    switch self {
    case .noCompanion(let companion):
      (
        "There is no `\(companion.rawValue)` beside the compiler\(companion.loss).",
        "Install a complete toolchain from swift.org/install."
      )
    case .noModule(let name, let folder):
      (
        "The module `\(name)` is not in `\(folder)`.",
        "Run `swift build` in the course's folder."
      )
    case .noConfinement:
      (
        "This system can neither hide files nor deny system calls: submissions only get limits on "
          + "time and memory.",
        "Grade on Linux 5.13 or newer."
      )
    case .noPlainUser:
      (
        "There is no unprivileged user to run submissions as: they cannot be graded by root.",
        "Grade as an ordinary user."
      )
    case .kernelMeans(let landlock):
      (Self.means(landlock), "For a stronger one: `apt-get install bubblewrap`.")
    case .bubblewrap(let version, let landlock):
      ("\(Self.means(landlock)), bubblewrap \(version)", nil)
    case .bubblewrapFails(let version, let landlock, let refusal):
      (
        "\(Self.means(landlock)); bubblewrap \(version) does not work: \(refusal)",
        "Allow user namespaces, or grade without bubblewrap."
      )
    case .workspaceNotWritable(let reason):
      (
        "`Workspace/` cannot be written: \(reason).",
        "Make room on the disk and make the folder writable (`chmod -R u+w Workspace`)."
      )
    case .noParts:
      ("`Lessons/` has no parts.", "Get the course again, or write a lesson.")
    case .lessons(let count, let parts): ("\(count) lessons with \(parts) parts", nil)
    case .systemLinker: ("the system's", nil)
    }
  }

  private static func means(_ landlock: Int) -> String { "Landlock \(landlock), seccomp" }
}

extension DoctorReport.Item {
  /// What was found, in words.
  package init(name: String, state: DoctorReport.State, _ fact: MachineFact) {
    let (detail, remedy) = fact.sentences
    self.init(name: name, state: state, detail: detail, remedy: remedy)
  }
}

/// Why a machine cannot do what it is asked for, in words such as the system's for other reasons.
package enum MachineRefusal: Hashable, Sendable {
  /// A held program ended like this and said nothing.
  case programEnded(String)
  case closedFileRead
  case noFolder
  case ofAnotherUser

  package var words: String {
    switch self {
    case .programEnded(let ending): "The program ended: \(ending)."
    case .closedFileRead: "A file that should be hidden could be read."
    case .noFolder: "It is not a folder"
    case .ofAnotherUser: "It belongs to another user"
    }
  }
}
