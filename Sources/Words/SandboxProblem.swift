package import CourseModel

/// Why submissions cannot be held on this machine.
package enum SandboxProblem: Fact {
  case noPlainUser
  /// The machine has a weaker tier than is demanded; perhaps bubblewrap would do.
  case tooWeak(tier: String, demanded: String, lacksBubblewrap: Bool)
  case unreachableResults(path: String)
  case unreachableToolchain(path: String)
  case compilerFails(said: String?)
  /// Types of any size could be made, and with them a way from the stack into other memory.
  case unknownRuntime

  package var kind: Finding.Kind { .missingTool }

  /// The sandbox holds without that limit, too.
  package var severity: Finding.Severity { self == .unknownRuntime ? .warning : .error }

  package var sentences: Sentences {
    switch self {
    case .noPlainUser:
      (
        "Submissions would run as root: this machine has no unprivileged user to run them as.",
        "Grade as an ordinary user."
      )
    case .tooWeak(let tier, let demanded, let lacksBubblewrap):
      (
        "This machine's sandbox is `\(tier)`; `\(demanded)` is required.",
        lacksBubblewrap
          ? "Install bubblewrap: `apt-get install bubblewrap`."
          : "Grade on Linux 5.13 or newer, or ask for less with `--tier`."
      )
    case .unreachableResults(let path):
      (Self.unreachable(path), "Put OUT where everyone may enter, for example in `/srv`.")
    case .unreachableToolchain(let path):
      (Self.unreachable(path), "Install the toolchain where everyone may read it.")
    case .compilerFails(let said):
      ("The compiler does not work: \(said ?? "no word")", "Run `course doctor`.")
    case .unknownRuntime:
      (
        "The sandbox cannot limit how large types are with this version of Swift.",
        "Grade with the version of Swift that the course was built for."
      )
    }
  }

  private static func unreachable(_ path: String) -> String {
    "Submissions run as an unprivileged user, who cannot read `\(path)`."
  }
}
