package import CourseModel
import Words

/// Makes a library of each part's script, on first use, and keeps it by its content.
package struct PartCompiler: Sendable {
  package var toolchain: Toolchain
  package var installation: Installation
  package var generated: GeneratedSources
  package var cache: BuildCache

  package init(
    toolchain: Toolchain, installation: Installation, generated: GeneratedSources,
    cache: BuildCache
  ) {
    self.toolchain = toolchain
    self.installation = installation
    self.generated = generated
    self.cache = cache
  }

  /// The script's sources: every Swift file at the top of the part's folder but the stage.
  package func sources(of part: Part) throws(Finding) -> FileSet {
    guard Disk.kind(of: "\(part.folder)/\(part.scriptName)") == .file else {
      let there = Disk.names(in: part.folder).filter { $0.hasSuffix("wift") }
      throw Finding(
        PartFilesProblem.noScript(
          part.scriptName, misspelt: part.scriptName.nearest(among: there)),
        at: SourcePlace(file: part.shownPlace))
    }
    var sources = FileSet(files: [:])
    for name in Disk.names(in: part.folder)
    where name.hasSuffix(".swift") && !name.hasPrefix(".")
      && ![Part.stageName, Part.stageCallsName].contains(name)
    {
      do {
        sources.files[name] = try Disk.read("\(part.folder)/\(name)")
      } catch {
        throw Finding(
          PartFilesProblem.fileUnreadable(reason: error.reason),
          at: SourcePlace(file: "\(part.shownPlace)/\(name)"))
      }
    }
    return sources
  }

  /// The name under which this part's library is kept.
  package func key(of part: Part, sources: FileSet) -> String {
    var digest = Digest()
    digest.add(toolchain.identity)
    digest.add(installation.identity)
    digest.add(part.id)
    sources.overlaid(with: export(of: part)).add(to: &digest)
    return digest.hexadecimal()
  }

  /// The part's library, compiled now if it has to be.
  ///
  /// - Throws: A finding that names the place in the lesson.
  package func library(of part: Part, sources: FileSet) throws -> String {
    let key = key(of: part, sources: sources)
    do {
      if part.isPrivate { try Disk.makePrivateFolder(cache.folder) }
      try cache.fill(key) { try make(part, sources, in: $0) }
    } catch let error as DiskError {
      throw Finding(cannotWrite: error)
    }
    return "\(cache.path(of: key))/part.so"
  }

  private func make(_ part: Part, _ sources: FileSet, in folder: String) throws {
    let files = sources.overlaid(with: export(of: part))
    try files.write(to: "\(folder)/files")
    let outcome = try LibraryCompiler(toolchain: toolchain, installation: installation).build(
      .init(name: "Part", sources: files.paths, folder: "\(folder)/files"),
      into: "\(folder)/part.so")
    if outcome.isBuilt { return }
    if let complaint = outcome.complaint, !complaint.kind.isOfSources { throw complaint }
    let isMisnamed = !outcome.diagnostics.contains {
      $0.severity == .error && sources.files[$0.file] != nil
    }
    if isMisnamed, let finding = MissingScript(of: part, in: sources).finding(outcome.diagnostics) {
      throw finding
    }
    let error =
      outcome.diagnostics.first { $0.severity == .error && sources.files[$0.file] != nil }
      ?? outcome.diagnostics.first { $0.severity == .error }
    throw Finding(
      ScriptProblem.doesNotCompile(reason: error?.message),
      at: error.map {
        SourcePlace(
          file: "\(part.shownPlace)/\($0.file)", line: $0.line, column: $0.column,
          sourceLine: $0.sourceLine)
      })
  }

  private func export(of part: Part) -> FileSet {
    let sources = generated.part(part.kind == .scenario ? "scenario" : "exercise")
    return FileSet(files: sources.mapValues { [UInt8]($0.utf8) })
  }
}
