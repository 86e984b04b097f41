/// What `course export` wrote.
public struct ExportReport: Codable, Hashable, Sendable {
  /// For whom: `gradescope`, `classroom50`, `parallel` or `student`.
  public var system: String
  /// The folder, as it was given.
  public var folder: String
  /// The exercises that count in what it grades, handed in or not; nil where nobody named them.
  public var due: [String]?
  /// What lies at the top of the folder; the names of folders end with a slash.
  public var files: [String]

  /// Makes an export report.
  public init(system: String, folder: String, due: [String]? = nil, files: [String]) {
    self.system = system
    self.folder = folder
    self.due = due
    self.files = files
  }
}
