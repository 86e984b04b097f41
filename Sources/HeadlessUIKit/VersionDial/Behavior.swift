package import EventTrace

/// One thing that UIKit does on some versions of iOS and not on others.
///
/// All of them are in ``Behavior/all``, and the code asks `simulator.has(.thatBehavior)`. Members and
/// classes that a version lacks are not behaviours: `requires` ends an app that uses them.
package struct Behavior: Hashable, Sendable {
  /// Its name in code and in the table.
  package let name: String
  /// The rules, messages and questions that it follows.
  package let citations: [Citation]
  /// The first version that has it.
  package let since: IOSVersion
  /// The first version that no longer has it; nil when the newest still does.
  package let before: IOSVersion?
  /// What the app or its user notices.
  package let summary: String
  /// Whether the sources leave it open: then no check is graded on it, and a test can switch it.
  package let isOpen: Bool

  init(
    _ name: String, citing citations: [Citation], since: IOSVersion = .first,
    before: IOSVersion? = nil,
    isOpen: Bool = false, _ summary: String
  ) {
    self.name = name
    self.citations = citations
    self.since = since
    self.before = before
    self.summary = summary
    self.isOpen = isOpen
  }

  /// Whether a device with that version does it.
  package func holds(on version: IOSVersion) -> Bool {
    version >= since && version < (before ?? IOSVersion(Int.max))
  }
}
