extension AppGlue {
  /// Hands over what a stage can do.
  ///
  /// A stage is an `enum Stage` with `static let actions: [String: (Any?) throws -> Any?]`. Its
  /// actions get and return plain data: nil, Bool, Int, Double, String, `[Any?]`,
  /// `[String: Any?]`.
  package static let stage = """
    import StageKit

    @_cdecl("course_stage")
    public func registerStage() {
      StageKit.registerStage(Stage.actions)
    }

    """

  /// Hands over what a stage calls of the app: the `let stageCalls: [StageCall]` of an exercise's
  /// `StageCalls.swift`, which is compiled beside the app.
  package static let calls = """
    import StageKit

    @_cdecl("course_calls")
    public func _courseCalls() {
      StageKit::registerCalls(stageCalls)
    }

    """
}
