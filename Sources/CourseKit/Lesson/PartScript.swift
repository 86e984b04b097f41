package import CourseModel

/// What a part's module hands over to the process that runs it.
package enum PartScript {
  /// A task with checks.
  case exercise(Exercise)
  /// A script to read and to play.
  case scenario(Scenario)

  /// Takes the part back out of what ``exportPart(_:)-(Exercise)`` returned; once for each export.
  package static func imported(from pointer: UnsafeMutableRawPointer) -> PartScript {
    Unmanaged<PartBox>.fromOpaque(pointer).takeRetainedValue().part
  }

  /// The part's facts.
  ///
  /// - Throws: A ``Finding`` of the first thing that the author has to put right.
  package func describe() throws(Finding) -> PartDescription {
    switch self {
    case .exercise(let exercise): .exercise(try exercise.describe())
    case .scenario(let scenario): .scenario(try scenario.describe())
    }
  }
}

private final class PartBox {
  let part: PartScript

  init(_ part: PartScript) {
    self.part = part
  }
}

/// Hands an exercise over to the runner; called by the code that the runner adds to a part.
public func exportPart(_ exercise: Exercise) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(PartBox(.exercise(exercise))).toOpaque()
}

/// Hands a scenario over to the runner; called by the code that the runner adds to a part.
public func exportPart(_ scenario: Scenario) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(PartBox(.scenario(scenario))).toOpaque()
}
