import Foundation
package import CourseModel
import Words

/// Makes libraries of students' apps, and keeps them by their content.
package struct AppCompiler: Sendable {
  package var toolchain: Toolchain
  package var installation: Installation
  package var generated: GeneratedSources
  package var cache: BuildCache
  /// Where the exercises' stages are kept.
  package var stages: BuildCache
  /// How the tools are held when the apps are strangers'; nil for the student's own.
  package var hold: CompilerHold?
  /// Who looks at strangers' apps before they are linked; nil for the student's own.
  package var inspector: (any BuildInspector)?

  package init(
    toolchain: Toolchain, installation: Installation, generated: GeneratedSources,
    cache: BuildCache, stages: BuildCache? = nil, hold: CompilerHold? = nil,
    inspector: (any BuildInspector)? = nil
  ) {
    self.toolchain = toolchain
    self.installation = installation
    self.generated = generated
    self.cache = cache
    self.stages = stages ?? cache
    self.hold = hold
    self.inspector = inspector
  }

  /// An app to compile: the student's files, and what the exercise's author puts beside them.
  package struct Request: Sendable {
    package var app: AppFiles
    /// The text of `Stage.swift`; nil for an exercise without one.
    package var stage: [UInt8]?
    /// The text of `StageCalls.swift`; nil for an exercise without one.
    package var calls: [UInt8]?
    /// How the exercise's folder is called for the author.
    package var partPlace: String
    /// Whether the app may be handed in, and gradings have a say.
    package var isForExercise: Bool

    package init(
      app: AppFiles, stage: [UInt8]? = nil, calls: [UInt8]? = nil, partPlace: String = "exercise",
      isForExercise: Bool = false
    ) {
      self.app = app
      self.stage = stage
      self.calls = calls
      self.partPlace = partPlace
      self.isForExercise = isForExercise
    }
  }

  /// What compiling came to.
  package struct Result: Sendable {
    /// The library and its resources; nil when there were errors.
    package var build: AppBuild?
    package var findings: [Finding]
  }

  /// The name under which this app's library is kept.
  package func key(of request: Request) -> String {
    var digest = Digest()
    digest.add(toolchain.identity)
    digest.add(installation.identity)
    digest.add(inspector?.identity ?? "")
    request.app.files.add(to: &digest)
    FileSet(files: glue(for: request)).add(to: &digest)
    digest.add(request.stage ?? [])
    FileSet(files: Self.bytes(of: generated.stage)).add(to: &digest)
    // Whether these are compiled, too, follows from the app's files.
    FileSet(files: Self.bytes(of: generated.formats)).add(to: &digest)
    // What is said of the app depends on it.
    digest.add(request.isForExercise ? "exercise" : "")
    return digest.hexadecimal()
  }

  /// Compiles the app, or takes the library that was made of the same files before.
  ///
  /// - Parameter meanwhile: Called when the compiler has started, and not when there is none to wait for.
  package func build(_ request: Request, meanwhile: () -> Void = {}) throws -> Result {
    let key = key(of: request)
    let files = "\(cache.path(of: key))/files"
    do {
      try cache.fill(key) { try make(request, in: $0, meanwhile: meanwhile) }
    } catch let error as DiskError {
      throw Finding(cannotWrite: error)
    }
    let outcome = try JSONDecoder().decode(
      StoredCompilation.self, from: Data(try Disk.read("\(cache.path(of: key))/outcome.json")))
    return Result(
      build: outcome.isBuilt
        ? AppBuild(library: "\(cache.path(of: key))/app.so", bundle: files) : nil,
      findings: outcome.diagnostics.map { $0.finding(showing: request.app.shownFolder) })
  }

  private func make(_ request: Request, in folder: String, meanwhile: () -> Void) throws {
    let app = ScannedApp(request.app.files)
    // What is graded may not put a class of its own in the place of one that the runtime counts on.
    let named = request.isForExercise || inspector != nil ? [] : app.ownNames
    var additions = FileSet(
      files: additions(to: request).mapValues { AppGlue.text($0, beside: named) })
    let adapted = SourceAdapter.adapt(app)
    if let glue = Registrations.glue(for: app) {
      additions.files[AppGlue.methodsFileName] = [UInt8](glue.utf8)
    }
    if let glue = Operations.glue(for: app) {
      additions.files[AppGlue.operationsFileName] = [UInt8](glue.utf8)
    }
    if let glue = AssetSymbols.glue(for: request.app.files, of: app) {
      additions.files[AppGlue.assetsFileName] = [UInt8](glue.utf8)
    }
    let map = SourceMap(of: request.app.files, adapted: adapted)
    // A student's file that has the name of one of ours makes way for it.
    let own = map.sources.filter { additions.files[$0.path] == nil }
    let displaced = map.sources.filter { additions.files[$0.path] != nil }
    if let violations = inspector?.violations(of: own), !violations.isEmpty {
      return try store(StoredCompilation(isBuilt: false, violations), in: folder)
    }
    try request.app.files.without(adapted.keys.sortedByBytes()).write(to: "\(folder)/files")
    let sources = "\(folder)/sources"
    let objects = try stageObjects(for: request)
    for source in own { additions.files[source.name] = map.staged(source) }
    try additions.overlaid(with: objects).write(to: sources)
    let outcome = try compile(
      .init(
        name: AppGlue.moduleName, sources: additions.paths, folder: sources,
        objects: objects.paths),
      into: "\(folder)/app.so", inspecting: own, meanwhile: meanwhile)
    if !outcome.violations.isEmpty {
      return try store(StoredCompilation(isBuilt: false, outcome.violations), in: folder)
    }
    // A fault of the machine says nothing about these files and must not be remembered.
    if let complaint = outcome.complaint, !complaint.kind.isOfSources { throw complaint }
    var shown = AppDiagnostics(request: request).sorted(outcome.diagnostics.map(map.restored))
    if let inspector {
      for index in shown.indices where shown[index].finding.message.hasSuffix(Self.unsafeMark) {
        shown[index].finding = inspector.refusal(ofUnsafeMemory: shown[index].finding)
      }
    }
    if !outcome.isBuilt,
      let missing = MissingFrameworks(in: app).finding(explaining: outcome.diagnostics)
    {
      shown.insert(StoredDiagnostic(finding: missing), at: 0)
    }
    if !outcome.isBuilt, let missing = MissingMacros.finding(explaining: outcome.diagnostics) {
      shown.insert(StoredDiagnostic(finding: missing), at: 0)
    }
    if !outcome.isBuilt, let missing = MissingMembers.finding(explaining: outcome.diagnostics) {
      shown.insert(StoredDiagnostic(finding: missing), at: 0)
    }
    shown.insert(
      contentsOf: displaced.map {
        StoredDiagnostic(
          finding: Finding(
            AppFileProblem.nameOfCourse($0.path), at: SourcePlace(file: $0.path)))
      }, at: 0)
    var advice =
      SilentHazards(in: app).findings() + MisleadingText(in: app).findings()
      + InterfaceHazards(in: app, files: request.app.files).findings()
    if request.isForExercise, inspector == nil, outcome.isBuilt {
      advice += GradingHazards(in: app, compiledFrom: own).findings()
    }
    shown += advice.map { StoredDiagnostic(finding: $0) }
    if let complaint = outcome.complaint { shown.append(.init(finding: complaint)) }
    try store(StoredCompilation(isBuilt: outcome.isBuilt, diagnostics: shown), in: folder)
  }

  private func store(_ outcome: StoredCompilation, in folder: String) throws {
    try Disk.write([UInt8](try JSONEncoder().encode(outcome)), to: "\(folder)/outcome.json")
  }

  /// The end of the compiler's messages about memory safety.
  private static let unsafeMark = " [#StrictMemorySafety]"

  private func compile(
    _ module: LibraryCompiler.Module, into library: String,
    inspecting sources: [InspectedSource], meanwhile: () -> Void
  ) throws -> LibraryCompiler.Compilation {
    let compiler = LibraryCompiler(
      toolchain: toolchain, installation: installation, hold: hold, isStrict: inspector != nil)
    guard let inspector else {
      return try compiler.build(module, into: library, meanwhile: meanwhile)
    }
    return try compiler.build(module, into: library, meanwhile: meanwhile) { object, rawSIL in
      try inspector.violations(
        of: InspectedApp(sources: sources, object: try Disk.read(object), rawSIL: rawSIL))
    }
  }

  /// What is compiled beside the app's own files.
  private func additions(to request: Request) -> [String: [UInt8]] {
    var glue = glue(for: request)
    let sources = request.app.files.files.filter { $0.key.hasSuffix(".swift") }.values
    for rare in AppGlue.rare
    where rare.words.contains(where: { word in
      sources.contains { $0.firstPlace(of: word) != nil }
    })
      && !rare.forbidden.contains(where: { word in
        sources.contains { $0.firstPlace(of: word) != nil }
      })
    {
      glue[rare.fileName] = [UInt8](rare.text.utf8)
    }
    guard sources.contains(where: AppGlue.mayFormat) else { return glue }
    return glue.merging(Self.bytes(of: generated.formats)) { $1 }
  }

  /// What is compiled beside every app for the part.
  private func glue(for request: Request) -> [String: [UInt8]] {
    let glue = Self.bytes(of: generated.app)
    guard let calls = request.calls else { return glue }
    return glue.merging(Self.bytes(of: generated.calls)) { $1 }
      .merging([AppGlue.stageCallsName: calls]) { $1 }
  }

  /// What is linked with the app for the part: our own work, which no tool of a stranger's made.
  private func stageObjects(for request: Request) throws -> FileSet {
    guard let stage = request.stage else { return FileSet() }
    let compiler = StageCompiler(
      compiler: LibraryCompiler(toolchain: toolchain, installation: installation),
      generated: generated, cache: stages)
    let object = try compiler.object(
      of: stage, at: "\(request.partPlace)/\(Part.stageName)")
    return FileSet(files: [StageCompiler.objectName: object])
  }

  private static func bytes(of texts: [String: String]) -> [String: [UInt8]] {
    texts.mapValues { [UInt8]($0.utf8) }
  }
}

/// What is kept beside a library: a build that failed needs no second try either.
private struct StoredCompilation: Codable {
  var isBuilt: Bool
  var diagnostics: [StoredDiagnostic]
}

extension StoredCompilation {
  init(isBuilt: Bool, _ findings: [Finding]) {
    self.init(isBuilt: isBuilt, diagnostics: findings.map { StoredDiagnostic(finding: $0) })
  }
}

/// A finding whose place is relative to the app's folder, whatever path that is shown with.
struct StoredDiagnostic: Codable, Hashable {
  var finding: Finding

  /// The finding with its place below the folder that is shown for the app.
  func finding(showing folder: String) -> Finding {
    var shown = finding
    if let file = finding.place?.file { shown.place?.file = "\(folder)/\(file)" }
    return shown
  }
}

extension AppCompiler.Request {
  /// The app with what the part's author put beside it.
  package init(part: Part, app: AppFiles) {
    self.init(
      app: app, stage: part.stage,
      calls: try? Disk.read("\(part.folder)/\(Part.stageCallsName)"),
      partPlace: part.shownPlace, isForExercise: part.kind == .exercise)
  }
}

extension Finding {
  /// The workspace cannot be written to.
  init(cannotWrite error: DiskError) {
    // A reader knows the place from the course's folder on.
    let shown = error.path.ranges(of: "/Workspace/").last.map {
      "Workspace/" + error.path[$0.upperBound...]
    }
    self.init(
      WorkspaceProblem.notWritten(
        file: error.path.lastComponent, reason: error.reason, isInTheWay: error.isInTheWay),
      at: SourcePlace(file: shown ?? error.path))
  }
}
