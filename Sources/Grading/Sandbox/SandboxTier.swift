package import CourseRunner

/// How strong the sandbox around submissions is; every result names its tier.
package enum SandboxTier: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  /// Bounds on time, memory, files and processes, an unprivileged user, an empty environment. All
  /// that macOS has.
  case limits
  /// And what a process can take from itself on Linux: its files (Landlock), its system calls
  /// (seccomp), with no way back (no_new_privs).
  case ownMeans = "self"
  /// And a world made by bubblewrap, in which nothing exists but what is needed.
  case bubblewrap

  /// The strongest tier that a machine has.
  package init(of support: ConfinementSupport) {
    guard support.holds else {
      self = .limits
      return
    }
    let isWrapped = support.bubblewrap.map { $0.refusal == nil } ?? false
    self = isWrapped ? .bubblewrap : .ownMeans
  }

  package static func < (left: SandboxTier, right: SandboxTier) -> Bool {
    left.strength < right.strength
  }

  private var strength: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What was found out about the sandbox of a machine, for the head of its results.
package struct SandboxReport: Codable, Hashable, Sendable {
  package var tier: SandboxTier
  /// The version of Landlock; 0 for none.
  package var landlock: Int
  package var seccomp: Bool
  /// The version of `bwrap`, where one is there and works.
  package var bubblewrap: String?
  /// The user as whom submissions run; nil for the grader, who is not root then.
  package var user: UInt32?

  package init(of support: ConfinementSupport, tier: SandboxTier) {
    self.tier = tier
    landlock = support.landlock
    seccomp = support.filtersCalls
    bubblewrap = support.bubblewrap.flatMap { $0.refusal == nil ? $0.version : nil }
    user = support.user
  }
}
