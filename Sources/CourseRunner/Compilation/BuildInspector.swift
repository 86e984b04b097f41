package import CourseModel

/// Looks at strangers' apps while they are built, and may refuse them: nothing of them has run by
/// then.
///
/// Refusals have places relative to the app's folder.
package protocol BuildInspector: Sendable {
  /// What tells this inspector from another one; part of the name under which builds are kept.
  var identity: String { get }

  /// What is refused before the compiler sees it.
  func violations(of sources: [InspectedSource]) -> [Finding]

  /// What is refused of a compiled app before it is linked.
  ///
  /// - Throws: A finding when it cannot tell: then nothing is linked and nobody loses a point.
  func violations(of app: InspectedApp) throws -> [Finding]

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
  /// What the compiler's messages and its SIL call it.
  package let label: String

  package init(
    path: String, original: [UInt8], compiled: [UInt8], name: String? = nil, label: String? = nil
  ) {
    self.path = path
    self.original = original
    self.compiled = compiled
    self.name = name ?? path
    self.label = label ?? path
  }
}

/// An app between compiler and linker.
package struct InspectedApp {
  /// The Swift files that its author wrote, sorted by their paths.
  package let sources: [InspectedSource]
  /// The object file, whole.
  package let object: [UInt8]
  /// The raw SIL from which the same run of the compiler made the object, as text.
  package let rawSIL: [UInt8]

  package init(sources: [InspectedSource], object: [UInt8], rawSIL: [UInt8]) {
    self.sources = sources
    self.object = object
    self.rawSIL = rawSIL
  }
}
