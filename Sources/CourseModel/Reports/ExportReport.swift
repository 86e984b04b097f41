/// What `course export` wrote.
public struct ExportReport: Codable, Hashable, Sendable {
  /// The system, or the students, for whom it was written.
  public var system: System
  /// The folder, as it was given.
  public var folder: String
  /// The exercises that count in what it grades, handed in or not; nil where nobody named them.
  public var due: [String]?
  /// What is at the top of the folder; the names of folders end with a slash.
  public var files: [String]

  /// Makes an export report.
  public init(system: System, folder: String, due: [String]? = nil, files: [String]) {
    self.system = system
    self.folder = folder
    self.due = due
    self.files = files
  }

  /// The systems and people that can get an export, as the call names them.
  public enum System: String, Codable, Hashable, Sendable, CaseIterable {
    /// Systems that run the grader, and a script that runs it on many machines.
    case gradescope, classroom50, parallel
    /// Students, who get a copy of the course.
    case student
  }
}
