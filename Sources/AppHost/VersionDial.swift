public import CourseModel
import EventTrace
import HeadlessUIKit

/// The runtime's table of behaviours, as the command line shows it.
///
/// Leaves out rows that hold on no version unless a switch turns them on.
public func versionDial() -> [BehaviorDescription] {
  Behavior.all.filter { $0.since <= .latest }.map { behavior in
    BehaviorDescription(
      name: behavior.name, citing: behavior.citations, since: behavior.since,
      before: behavior.before,
      summary: behavior.summary
        + (behavior.isOpen ? " The sources disagree or are thin; no check builds on it." : ""))
  }
}
