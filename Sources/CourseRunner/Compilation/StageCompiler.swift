import CourseModel
import Synchronization
import Words

/// Makes an object file of an exercise's `Stage.swift`, once for all apps of the exercise.
///
/// The stage is a module of its own that imports UIKit and not the app: no declaration of an app can
/// change what the stage means.
struct StageCompiler {
  /// The object's name among an app's sources; no file of an app's begins with a dot.
  static let objectName = ".Stage.o"

  var compiler: LibraryCompiler
  var generated: GeneratedSources
  var cache: BuildCache

  /// The object file for that stage.
  ///
  /// - Parameter place: How the stage is called for its author.
  /// - Throws: A finding about the lesson when it does not compile.
  func object(of stage: [UInt8], at place: String) throws -> [UInt8] {
    var digest = Digest()
    digest.add(compiler.toolchain.identity)
    digest.add(compiler.installation.identity)
    let sources = sources(with: stage)
    sources.add(to: &digest)
    let key = digest.hexadecimal()
    // Workers of one batch share the folder.
    return try Self.turns.withLock { _ in
      try cache.fill(key) { try make(sources, at: place, in: $0) }
      return try Disk.read("\(cache.path(of: key))/stage.o")
    }
  }

  private static let turns = Mutex(())

  private func sources(with stage: [UInt8]) -> FileSet {
    var files = generated.stage
    if AppGlue.mayFormat(stage) { files.merge(generated.formats) { $1 } }
    var sources = FileSet(files: files.mapValues { [UInt8]($0.utf8) })
    sources.files[Part.stageName] = stage
    return sources
  }

  private func make(_ sources: FileSet, at place: String, in folder: String) throws {
    try sources.write(to: "\(folder)/sources")
    let outcome = try compiler.compile(
      .init(name: AppGlue.stageModuleName, sources: sources.paths, folder: "\(folder)/sources"),
      object: "\(folder)/stage.o")
    if outcome.isBuilt { return }
    if let complaint = outcome.complaint, !complaint.kind.isOfSources { throw complaint }
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    let shared = "\(Part.sharedName)/\(Part.stageName)"
    let error = errors.first { [Part.stageName, shared].contains($0.file) } ?? errors.first
    let lesson = place.split(separator: "/").dropLast(2).joined(separator: "/")
    throw Finding(
      ScriptProblem.stageDoesNotCompile(reason: error?.message),
      at: SourcePlace(
        file: error?.file == shared ? "\(lesson)/\(shared)" : place, line: error?.line,
        column: error?.column, sourceLine: error?.sourceLine))
  }
}
