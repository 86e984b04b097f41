/// What a format says of a check where the check says nothing itself.
package enum FormatWords {
  package static let doesNotPass = "This check does not pass."
  package static let noneEnded = "No check finished."
  package static let allPass = "All checks pass."
  package static let skipped = "skipped by the check"
  package static let ungraded = "not graded yet"
  /// For JUnit, which tells failures from errors.
  package static let failed = "The check does not pass."
  package static let errored = "The check could not finish."
  package static let noneRan = "No check ran."

  package static func passing(_ count: Int, of all: Int) -> String {
    "\(count) of \(all) checks pass."
  }

  package static func notYet(_ check: String) -> String { "Not yet: “\(check)”." }

  package static func points(_ earned: String, of possible: String) -> String {
    "\(earned) of \(possible) points."
  }
}
