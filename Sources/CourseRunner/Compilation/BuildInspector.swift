package import CourseModel

/// Looks at strangers' apps while they are built, and may refuse them: nothing of them has run by
/// then.
///
/// Refusals have places relative to the app's folder.
package protocol BuildInspector: Sendable {
  /// What tells this inspector from another one; part of the name under which builds are kept.
  var identity: String { get }

  /// What is refused before the compiler sees it.
  func refusals(of sources: [InspectedSource]) -> [Finding]

  /// What is refused of a compiled app before it is linked.
  ///
  /// - Throws: A finding when it cannot tell: then nothing is linked and nobody loses a point.
  func refusals(of app: InspectedApp) throws -> [Finding]

  /// A message about memory safety, which is checked strictly, as the refusal that it is.
  func refusal(ofUnsafeMemory diagnostic: Finding) -> Finding
}

/// A Swift file of an app, as its author wrote it and as it is compiled: line for line the same.
package struct InspectedSource: Sendable {
  package let path: String
  package let original: [UInt8]
  package let compiled: [UInt8]
  /// What the compiler calls it.
  package let name: String
  /// The bytes before it that only the compiler sees; its offsets count them.
  package let headLength: Int

  package init(
    path: String, original: [UInt8], compiled: [UInt8], name: String? = nil, headLength: Int = 0
  ) {
    self.path = path
    self.original = original
    self.compiled = compiled
    self.name = name ?? path
    self.headLength = headLength
  }
}

/// An app between compiler and linker.
package struct InspectedApp {
  /// The Swift files that its author wrote, sorted by their paths.
  package let sources: [InspectedSource]
  /// The object file, whole.
  package let object: [UInt8]
  /// The exercise's own file that is compiled beside them; nil for an exercise without one.
  package let stage: InspectedStage?
  /// The compiler's typed trees as JSON, one after the other, of the files that it knows by these
  /// names; made when asked for.
  package let typedTrees: (_ names: [String]) throws -> [UInt8]

  package init(
    sources: [InspectedSource], object: [UInt8], stage: InspectedStage? = nil,
    typedTrees: @escaping (_ names: [String]) throws -> [UInt8]
  ) {
    self.sources = sources
    self.object = object
    self.stage = stage
    self.typedTrees = typedTrees
  }
}

/// An exercise's `Stage.swift`, which shares its names with the app.
package struct InspectedStage {
  /// What the compiler calls it.
  package static let name = "Stage.swift"

  package let text: [UInt8]
  /// The Swift files of the exercise's own solution, whose names the stage may speak; read when
  /// asked for.
  package let solution: () -> [[UInt8]]

  package init(text: [UInt8], solution: @escaping () -> [[UInt8]]) {
    self.text = text
    self.solution = solution
  }
}
