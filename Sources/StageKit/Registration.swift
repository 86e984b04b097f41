import HeadlessUIKit

// Called by the files that are compiled beside an author's, before the app's `main`.

/// Names what a check may do to the app beside touching it.
public func registerStage(_ actions: [String: (Any?) throws -> Any?]) {
  Simulator.current.stageActions = actions
}

/// Names what the stage may call of the student's code.
public func registerCalls(_ calls: [StageCall]) {
  Simulator.current.stageCalls = Dictionary(
    calls.map { ($0.name, $0.body) }, uniquingKeysWith: { first, _ in first })
}
