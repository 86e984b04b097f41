public import CourseModel
import HeadlessUIKit

/// The runtime's table of behaviours, as the command line shows it.
public func versionDial() -> [BehaviorDescription] {
  Behavior.all.map { behavior in
    BehaviorDescription(
      name: behavior.name, rule: behavior.rule, since: behavior.since, before: behavior.before,
      summary: behavior.summary)
  }
}
