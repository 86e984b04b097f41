import CourseModel
public import EventTrace

/// A script that shows how an app behaves, told step by step, once for each version.
///
/// A part's module has one, as a global `let scenario = Scenario(…) { … }`.
public struct Scenario {
  /// What it shows, in a few words.
  public let title: String
  /// The versions that the script runs on, in the order in which they are shown.
  public let versions: [IOSVersion]
  /// The model; nil for the one most people had with the version.
  public let device: String?
  /// The numbers of what it shows, as in `Lessons/Subjects.md`.
  public let subjects: [Int]
  /// Where the author wrote it.
  let place: SourcePlace
  /// What is run once for each version.
  package let script: (XCUIApplication) throws -> Void

  /// A scenario whose `script` is run once for each version.
  ///
  /// - Parameter subjects: Written as numbers: the table of subjects is made without compiling.
  public init(
    _ title: String, iOS versions: IOSVersion..., device: String? = nil, subjects: [Int] = [],
    file: StaticString = #fileID, line: UInt = #line,
    script: @escaping (XCUIApplication) throws -> Void
  ) {
    self.title = title
    self.versions = versions
    self.device = device
    self.subjects = subjects
    self.script = script
    place = SourcePlace(file, line)
  }
}
