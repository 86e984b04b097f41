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

  /// The script's sources: every Swift file at the top of the part's folder but the stage, what the
  /// parts of the lesson share, and the tests written for Xcode.
  package func sources(of part: Part) throws(Finding) -> FileSet {
    let tests = part.uiTestFiles
    guard !tests.isEmpty || Disk.kind(of: "\(part.folder)/\(part.scriptName)") == .file else {
      let there = Disk.names(in: part.folder).filter { $0.hasSuffix("wift") }
      throw Finding(
        PartFilesProblem.noScript(
          part.scriptName, misspelt: part.scriptName.nearest(among: there)),
        at: SourcePlace(file: part.shownPlace))
    }
    var sources = FileSet(files: [:])
    let own = Disk.names(in: part.folder).filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix(".")
        && ![Part.stageName, Part.stageCallsName].contains($0)
    }
    // Tests written for Xcode alone have no script that could use the others.
    for name in own + (part.hasOnlyUITests ? [] : part.sharedFiles) + tests {
      do {
        sources.files[name] = try Disk.read(part.path(ofSource: name))
      } catch {
        throw Finding(
          PartFilesProblem.fileUnreadable(reason: error.reason),
          at: SourcePlace(file: part.shownPlace(ofSource: name)))
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
    withExports(sources, of: part).add(to: &digest)
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
    let tests = UITestSources(of: sources.files.filter { Self.isTest($0.key) })
    let files = withExports(sources, of: part)
    try files.overlaid(with: FileSet(files: tests.adapted.mapValues(\.bytes)))
      .write(to: "\(folder)/files")
    var outcome = try build(files, in: "\(folder)/files", into: "\(folder)/part.so")
    outcome.diagnostics = outcome.diagnostics.map(tests.restored)
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
          file: part.shownPlace(ofSource: $0.file), line: $0.line, column: $0.column,
          sourceLine: $0.sourceLine)
      })
  }

  private static func isTest(_ path: String) -> Bool { path.hasPrefix("\(Part.uiTestsName)/") }

  /// Compiles the script and the tests written for Xcode, each as a module of its own, into one library.
  private func build(
    _ files: FileSet, in folder: String, into library: String
  ) throws -> LibraryCompiler.Compilation {
    let compiler = LibraryCompiler(toolchain: toolchain, installation: installation)
    let tests = LibraryCompiler.Module(
      name: UITestGlue.moduleName, sources: files.paths.filter(Self.isTest), folder: folder)
    var part = LibraryCompiler.Module(
      name: "Part", sources: files.paths.filter { !Self.isTest($0) }, folder: folder)
    if tests.sources.isEmpty { return try compiler.build(part, into: library) }
    if part.sources.isEmpty { return try compiler.build(tests, into: library) }
    let object = "\(library).tests.o"
    defer { try? Disk.remove(object) }
    let compilation = try compiler.compile(tests, object: object)
    guard compilation.isBuilt else { return compilation }
    part.objects = [object]
    return try compiler.build(part, into: library)
  }

  /// The sources with the code by which a judge finds its way into them.
  private func withExports(_ sources: FileSet, of part: Part) -> FileSet {
    var texts: [String: String] = [:]
    if !part.hasOnlyUITests {
      texts = generated.part(part.kind == .scenario ? "scenario" : "exercise")
    }
    let tests = sources.files.filter { Self.isTest($0.key) }
    if !tests.isEmpty { texts[UITestGlue.fileName] = UITestGlue(of: tests).source }
    return sources.overlaid(with: FileSet(files: texts.mapValues { [UInt8]($0.utf8) }))
  }
}
