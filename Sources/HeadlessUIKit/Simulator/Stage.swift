/// Names what a check may do to the app beside touching it; called by the glue of an app that was
/// built with a stage, before its `main`.
///
/// - Important: not UIKit's. Public only because an app's module sees nothing else of the runtime.
public func _registerStage(_ actions: [String: (Any?) throws -> Any?]) {
  Simulator.current.stageActions = actions
}
