import HeadlessUIKit

// Generated files that are compiled with the author's call these functions before the app's `main`.

/// Names what a check may do to the app beside touching it.
public func registerStage(_ actions: [String: (Any?) throws -> Any?]) {
  Simulator.current.stage.actions = actions
}

/// Names what the stage may call of the student's code.
public func registerCalls(_ calls: [StageCall]) {
  Simulator.current.stage.calls = Dictionary(
    calls.map { ($0.name, $0.body) }, uniquingKeysWith: { first, _ in first })
}

/// What the exercise's stage has for checks.
private final class Stage {
  /// What it lets a check do to the app, by name.
  var actions: [String: (Any?) throws -> Any?] = [:]
  /// What it calls of the student's code, by name: each on an object with an argument.
  var calls: [String: (Any?, Any?) throws -> Any?] = [:]
}

extension Simulator {
  private static let stageKey = StateKey { _ in Stage() }
  fileprivate var stage: Stage { state(Self.stageKey) }

  /// What the stage lets a check do to the app under that name.
  package func stageAction(_ name: String) -> ((Any?) throws -> Any?)? { stage.actions[name] }

  /// What the stage calls of the student's code under that name.
  func stageCall(_ name: String) -> ((Any?, Any?) throws -> Any?)? { stage.calls[name] }
}
