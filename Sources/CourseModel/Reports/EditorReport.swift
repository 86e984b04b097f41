/// What `course editor` wrote.
public struct EditorReport: Codable, Hashable, Sendable {
  /// How many Swift files editors know now.
  public var files: Int
  /// The language server beside the compiler; nil if there is none.
  public var server: String?
  /// What the student should know besides.
  public var notes: [Finding]

  /// Makes an editor report.
  public init(files: Int, server: String?, notes: [Finding] = []) {
    self.files = files
    self.server = server
    self.notes = notes
  }
}
