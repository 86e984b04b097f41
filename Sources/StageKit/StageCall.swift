import HeadlessUIKit

/// One thing that a stage calls of the student's code.
///
/// It is compiled with the student's files, whose names may hide those of Swift and UIKit. So it contains
/// only this one call; everything else belongs in the stage.
public struct StageCall {
  let name: String
  let body: (_ object: Any?, _ argument: Any?) throws -> Any?

  /// A call on nothing, such as the making of an object.
  public init<Answer>(_ name: String, _ body: @escaping () throws -> Answer) {
    self.name = name
    self.body = { _, _ in try Self.plain(body()) }
  }

  /// A call on an object without an argument.
  public init<Object, Answer>(_ name: String, _ body: @escaping (Object) throws -> Answer) {
    self.name = name
    self.body = { object, _ in
      try Self.plain(body(Self.require(object, as: Object.self, for: name)))
    }
  }

  /// A call on an object with one argument.
  public init<Object, Argument, Answer>(
    _ name: String, _ body: @escaping (Object, Argument) throws -> Answer
  ) {
    self.name = name
    self.body = { object, argument in
      try Self.plain(
        body(
          Self.require(object, as: Object.self, for: name),
          Self.require(argument, as: Argument.self, for: name)))
    }
  }

  private static func plain<Answer>(_ answer: Answer) -> Any? {
    answer is Void ? nil : answer
  }

  private static func require<Value>(
    _ value: Any?, as type: Value.Type, for name: String
  ) throws -> Value {
    guard let found = value as? Value else {
      throw StageProblem(
        description: "“\(name)” is for `\(type)`, and this is "
          + (value.map { "`\(Swift.type(of: $0))`" } ?? "nothing"))
    }
    return found
  }
}

/// Why a stage could not do what a check asked for.
public struct StageProblem: Error, CustomStringConvertible {
  /// What was wrong, in a sentence without its full stop.
  public let description: String
}

/// Calls what the exercise's `StageCalls.swift` has under that name.
///
/// - Throws: ``StageProblem`` when the object or the argument is of another type than it needs.
@discardableResult
public func call(_ name: String, on object: Any? = nil, _ argument: Any? = nil) throws -> Any? {
  guard let body = Simulator.current.stageCall(name) else {
    throw StageProblem(description: "`StageCalls.swift` has no “\(name)”")
  }
  return try body(object, argument)
}
