/// The files that are compiled beside an author's or a student's: how a library is found and
/// entered once it is loaded.
package struct GeneratedSources: Sendable {
  /// By name, for every app.
  package var app: [String: String]
  /// By name, for a `Stage.swift`.
  package var stage: [String: String]
  /// By name, for an app beside which a `StageCalls.swift` is compiled.
  package var calls: [String: String]
  /// By name, for an app that may format texts, beside one of the others.
  package var formats: [String: String]
  /// By name, for a part whose script is the global of that name.
  package var part: @Sendable (_ script: String) -> [String: String]

  package init(
    app: [String: String], stage: [String: String] = [:], calls: [String: String] = [:],
    formats: [String: String] = [:],
    part: @escaping @Sendable (_ script: String) -> [String: String] = Self.exportedPart
  ) {
    self.app = app
    self.stage = stage
    self.calls = calls
    self.formats = formats
    self.part = part
  }

  /// What is compiled beside everything that runs.
  package static let ours = GeneratedSources(
    app: [AppGlue.fileName: AppGlue.source],
    stage: [AppGlue.fileName: AppGlue.source, AppGlue.stageFileName: AppGlue.stage],
    calls: [AppGlue.callsFileName: AppGlue.calls],
    formats: [AppGlue.formatsFileName: AppGlue.formats])

  /// A part is entered through one C symbol, under which it hands over its script.
  package static func exportedPart(script: String) -> [String: String] {
    [
      "CoursePartExport.swift": """
      import CourseKit

      @_cdecl("course_part")
      public func coursePart() -> UnsafeMutableRawPointer { exportPart(\(script)) }

      """
    ]
  }
}
