import CLibrary
import CourseModel
import Words

/// Compiles one module of Swift files into a library that is loaded at run time.
///
/// The compiler and linker are called directly: their driver takes longer than both of them.
struct LibraryCompiler {
  var toolchain: Toolchain
  var installation: Installation
  /// How the tools are held; nil for sources that we trust.
  var hold: CompilerHold?
  /// Whether unsafe use of memory is an error.
  var isStrict = false

  /// One module's sources, by names relative to the folder in which it is compiled.
  struct Module {
    var name: String
    var sources: [String]
    var folder: String
    /// Object files of other modules that are linked with it, by names relative to the folder.
    var objects: [String] = []
  }

  /// What a compiler run came to.
  struct Compilation {
    /// Whether the library was written.
    var isBuilt: Bool
    var diagnostics: [CompilerDiagnostic]
    /// What was said outside of any source file, such as the linker's complaint.
    var complaint: Finding?
    /// Why what was compiled is not linked.
    var violations: [Finding] = []
  }

  /// Looks at an object file, and at the raw SIL from which it was made, before it is linked.
  typealias Inspection = (_ object: String, _ rawSIL: [UInt8]) throws -> [Finding]

  /// Compiles and links `module` into `library`, when `inspection` finds nothing to refuse.
  ///
  /// - Parameter meanwhile: Called when the compiler has started.
  func build(
    _ module: Module, into library: String, meanwhile: () -> Void = {},
    inspection: Inspection? = nil
  ) throws -> Compilation {
    guard let hold else {
      return try build(
        module, object: "\(library).o", into: library, meanwhile: meanwhile,
        inspection: inspection)
    }
    // The tools get a folder of their own, and nothing that they leave there is trusted but the
    // one file; a link in its place is not followed.
    let scratch = "\(library).build"
    try hold.open(scratch)
    defer { try? Disk.remove(scratch) }
    let built = "\(scratch)/\(library.lastComponent)"
    let outcome = try build(
      module, object: "\(scratch)/object.o", into: built, writing: scratch, meanwhile: meanwhile,
      inspection: inspection)
    if outcome.isBuilt { try hold.take(built, as: library) }
    return outcome
  }

  private func build(
    _ module: Module, object: String, into library: String, writing scratch: String? = nil,
    meanwhile: () -> Void, inspection: Inspection?
  ) throws -> Compilation {
    #if os(Linux)
      let rawSIL = try inspection.map { _ in try MemoryFile() }
      let compilation = try compile(
        module, object: object, rawSIL: rawSIL, writing: scratch, meanwhile: meanwhile)
    #else
      let rawSIL: MemoryFile? = nil
      let compilation = try compile(
        module, library: library, writing: scratch, meanwhile: meanwhile)
    #endif
    guard compilation.isBuilt else { return compilation }
    let diagnostics = compilation.diagnostics
    if let inspection {
      guard let text = rawSIL?.bytes(limit: Self.rawSILLimit) else {
        return Compilation(
          isBuilt: false, diagnostics: diagnostics,
          complaint: Finding(ToolProblem.tooLargeToInspect))
      }
      let violations = try inspection(object, text)
      if !violations.isEmpty {
        try? Disk.remove(object)
        return Compilation(isBuilt: false, diagnostics: diagnostics, violations: violations)
      }
    }
    #if os(Linux)
      let linking = try run(
        toolchain.linker, linkerArguments(module, object: object, library: library),
        in: module.folder, writing: scratch)
      try? Disk.remove(object)
      guard linking.ending == .exited(code: 0) else {
        return Compilation(
          isBuilt: false, diagnostics: diagnostics,
          complaint: complaint(of: .linker, linking))
      }
    #endif
    return Compilation(isBuilt: true, diagnostics: diagnostics, complaint: nil)
  }

  /// Compiles `module` into an object file.
  ///
  /// - Parameter rawSIL: What takes the raw SIL from which the object is made; nil for nothing.
  func compile(
    _ module: Module, object: String, rawSIL: MemoryFile? = nil, writing scratch: String? = nil,
    meanwhile: () -> Void = {}
  ) throws -> Compilation {
    #if os(Linux)
      var kind = ["-c", "-o", object, "-file-compilation-dir", "."]
    #else
      var kind = ["swiftc", "-c", "-wmo", "-o", object]
    #endif
    if rawSIL != nil { kind += Self.printingRawSIL }
    return try compile(
      module, kind + compilerArguments(module), rawSIL: rawSIL, writing: scratch,
      meanwhile: meanwhile)
  }

  /// Has the compiler write the raw SIL of the object that it makes to its standard output: one run,
  /// one program. Its messages go elsewhere.
  private static let printingRawSIL = [
    "sil-print-silgen-module", "sil-print-debuginfo", "sil-print-no-uses",
  ].flatMap { ["-Xllvm", "-\($0)"] }

  /// Bytes of raw SIL: files of 1 MiB in all do not come near when a person wrote them.
  private static let rawSILLimit = 64 << 20

  #if !os(Linux)
    /// Compiles and links `module` in one go.
    private func compile(
      _ module: Module, library: String, writing scratch: String?, meanwhile: () -> Void
    ) throws -> Compilation {
      let arguments =
        ["swiftc", "-emit-library", "-wmo", "-o", library] + compilerArguments(module)
        + module.objects + ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
      return try compile(module, arguments, writing: scratch, meanwhile: meanwhile)
    }
  #endif

  private func compile(
    _ module: Module, _ arguments: [String], rawSIL: MemoryFile? = nil, writing scratch: String?,
    meanwhile: () -> Void
  ) throws -> Compilation {
    var compilation = try run(
      compilerPath, arguments, in: module.folder, writing: scratch, results: rawSIL?.descriptor,
      meanwhile: meanwhile)
    var diagnostics = CompilerDiagnostic.parse(compilation.output)
    // A compiler stopped at its output limit prints what it was working on, at any length.
    if compilation.ending == .wroteTooMuch, !compilation.output.contains("Stack dump:"),
      !diagnostics.contains(where: { $0.severity == .error })
    {
      // Warnings alone are no reason not to build. They are not switched off: that would silence
      // what strictness makes errors of.
      try rawSIL?.clear()
      compilation = try run(
        compilerPath, arguments, in: module.folder, writing: scratch, results: rawSIL?.descriptor,
        outputLimit: 1 << 20)
      diagnostics = CompilerDiagnostic.parse(compilation.output)
    }
    diagnostics = CompilerDiagnostic.first(of: diagnostics)
    guard compilation.ending == .exited(code: 0) else {
      if let unusable = diagnostics.lazy.compactMap(Self.unusableModule).first {
        return Compilation(isBuilt: false, diagnostics: [], complaint: unusable)
      }
      let hasReason = diagnostics.contains { $0.severity == .error && $0.line != nil }
      return Compilation(
        isBuilt: false, diagnostics: diagnostics,
        complaint: hasReason ? nil : complaint(of: .compiler, compilation))
    }
    return Compilation(isBuilt: true, diagnostics: diagnostics, complaint: nil)
  }

  private func run(
    _ tool: String, _ arguments: [String], in folder: String, writing scratch: String?,
    results: Int32? = nil, outputLimit: Int = 64 << 10, meanwhile: () -> Void = {}
  ) throws(DiskError) -> CompletedProcess {
    var request = ProcessRequest(
      path: tool, arguments: arguments, directory: folder,
      results: results, processorSeconds: hold == nil ? 60 : 8)
    if let hold, let scratch {
      request.environment = ["LC_ALL": "C", "TMPDIR": scratch]
      request.confinement = hold.confinement(reading: folder, writing: scratch)
    }
    // The compiler fills some 40 megabytes: in large pages it takes a twelfth less time.
    request.environment["GLIBC_TUNABLES"] = "glibc.malloc.hugetlb=1"
    let seconds = hold?.seconds ?? 90
    if let tools = hold?.warmTools {
      // If the compiler is prestarted, the next stage nearly always is too.
      meanwhile()
      return try tools.run(request, seconds: seconds, outputLimit: outputLimit, endsAtLimit: true)
    }
    return try CompletedProcess(
      request, seconds: seconds, outputLimit: outputLimit, endsAtLimit: true,
      meanwhile: meanwhile)
  }

  /// The fault behind a message about our own modules, which the compiler reports at an `import` that is
  /// not at fault.
  private static func unusableModule(_ diagnostic: CompilerDiagnostic) -> Finding? {
    let signs = [
      "no such module 'UIKit'", "no such module 'CourseKit'", "no such module 'XCUITest'",
      "malformed compiled module",
      "module compiled with", "compiled module was created by", "missing required module",
    ]
    guard diagnostic.severity == .error, signs.contains(where: diagnostic.message.contains) else {
      return nil
    }
    // Importing a module that apps cannot use is the error of whoever wrote the source; a missing module of the
    // course itself is the installation's.
    if let line = diagnostic.sourceLine, let column = diagnostic.column {
      let imported = line.utf8.dropFirst(column - 1)
      let words = String(decoding: imported, as: UTF8.self).split { !$0.isLetter }
      let ours = ["UIKit", "CourseKit", "XCTest", "Foundation"]
      if let module = words.first(where: { $0 != "import" }), !ours.contains(String(module)) {
        return nil
      }
    }
    return Finding(ToolProblem.otherCompiler(message: diagnostic.message))
  }

  private func complaint(of tool: ToolProblem.Tool, _ process: CompletedProcess) -> Finding {
    let problem: ToolProblem =
      switch process.ending {
      case .tookTooLong, .signalled(SIGXCPU): .endless(tool)
      case .wroteTooMuch: .talkative(tool)
      // Out of memory or stack, of which it has as much as any submission needs.
      case .signalled(let number) where isStrict && number != SIGKILL:
        .outOfMemory(tool, signal: number)
      case .signalled(let number): .killed(tool, signal: number)
      case .exited:
        .failed(tool, said: process.output.split(separator: "\n").first.map(String.init) ?? "")
      }
    return Finding(problem)
  }
}

extension LibraryCompiler {
  private var compilerPath: String {
    #if os(Linux)
      toolchain.compiler
    #else
      "/usr/bin/xcrun"
    #endif
  }

  /// Where modules of the system's headers are kept when the user has no home that can be written,
  /// as in a container whose user is only a number; nil where the compiler's own place will do.
  private static let substituteModuleCache: String? = {
    guard let home = getenv("HOME").map({ String(cString: $0) }) else { return nil }
    let folders = ["/.cache/clang/ModuleCache", "/.cache/clang", "/.cache", ""].map { home + $0 }
    let nearest = folders.first { access($0, F_OK) == 0 }
    if let nearest, access(nearest, W_OK | X_OK) == 0 { return nil }
    let kept = "\(Scratch.temporaryFolder)/course-modules-\(geteuid())"
    if (try? Disk.makeOwnFolder(kept)) != nil { return kept }
    // Somebody else was there first; this one goes with the process.
    return lostModuleCache?.path
  }()

  private static let lostModuleCache = try? Scratch()

  /// What decides how sources are understood: the same for the build and in an editor.
  static func languageArguments(
    module: String, sources: [String], installation: Installation
  ) -> [String] {
    let isOurs = ![AppGlue.moduleName, UITestGlue.moduleName].contains(module)
    // With a `main.swift` its statements are the program. Only Swift 6 runs them on the main actor.
    let isProgram = sources.contains { $0.lastComponent == "main.swift" }
    let isEarlier = !isOurs && !isProgram
    var arguments = [
      "-module-name", module, "-I", installation.modules, "-swift-version", isEarlier ? "5" : "6",
      "-default-isolation", "MainActor",
    ]
    if isEarlier { arguments += laterFeatures.flatMap { ["-enable-upcoming-feature", $0] } }
    // An app is run as Xcode runs it, in its configuration for debugging.
    if !isOurs { arguments += ["-D", "DEBUG"] }
    // As in Xcode it is XCTest that tests import.
    if module == UITestGlue.moduleName { arguments += ["-module-alias", "XCTest=XCUITest"] }
    return isProgram ? arguments : arguments + ["-parse-as-library"]
  }

  /// What Swift 6 has and an app that is written for it may use.
  ///
  /// Apps are compiled as Xcode's templates have it: in the mode of Swift 5, on the main actor. All work
  /// of an app takes turns on one thread, so the errors by which Swift 6 prevents races would prevent none.
  private static let laterFeatures = [
    "BareSlashRegexLiterals", "ImplicitOpenExistentials", "IsolatedDefaultValues",
    "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures", "InferIsolatedConformances",
    "DisableOutwardActorInference",
  ]

  /// Has functions touch the pages of their stack one by one, so that large variables skip no guard page.
  ///
  /// Strict memory safety knows nothing of it. Swift takes the attribute from Clang and has no option for it.
  private static let stackProbes = ["-default-function-attr", "probe-stack=inline-asm"]
    .flatMap { ["-Xcc", "-Xclang", "-Xcc", $0] }

  private func compilerArguments(_ module: Module) -> [String] {
    var arguments =
      Self.languageArguments(
        module: module.name, sources: module.sources, installation: installation)
      + ["-diagnostic-style", "llvm", "-Onone", "-g"]
    // No expression of a person's comes near; without it some keep the compiler for minutes.
    // What a test was in the middle of when it was left stays so.
    if module.name == UITestGlue.moduleName { arguments.append("-enforce-exclusivity=unchecked") }
    if module.name == AppGlue.moduleName { arguments.append("-solver-scope-threshold=200000") }
    if let cache = toolchain.moduleCache ?? Self.substituteModuleCache {
      arguments += ["-module-cache-path", cache]
    }
    if isStrict {
      arguments += ["-strict-memory-safety", "-Werror", "StrictMemorySafety"] + Self.stackProbes
    }
    // Nothing is loaded into the compiler while it works on what strangers handed in.
    if hold == nil, !isStrict, module.name == AppGlue.moduleName {
      arguments += toolchain.macroArguments
    }
    return arguments + module.sources
  }

  /// Symbols of the runtime stay open: they are found in the executable that loads the library.
  private func linkerArguments(
    _ module: Module, object: String, library: String
  ) -> [String] {
    let runtime = "\(toolchain.usr)/lib/swift/linux"
    return [
      "-shared", "-o", library, object,
    ] + module.objects + [
      "\(runtime)/\(Self.architecture)/swiftrt.o",
      "-L\(runtime)", "-lswiftSwiftOnoneSupport", "-rpath", runtime,
      // Starting threads takes longer than what they would do.
      "--threads=1",
    ]
  }

  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
}
