/// What `course export` wrote.
public struct ExportReport: Codable, Hashable, Sendable {
  /// For whom: `gradescope` or `classroom50`.
  public var system: String
  /// The folder, as it was given.
  public var folder: String
  /// The files beside the copy of the course, relative to the folder.
  public var files: [String]

  public init(system: String, folder: String, files: [String]) {
    self.system = system
    self.folder = folder
    self.files = files
  }
}
