import CourseModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
  }

  /// What a compiler run came to.
  struct Outcome {
    /// Whether the library was written.
    var isBuilt: Bool
    var diagnostics: [CompilerDiagnostic]
    /// What was said outside of any source file, such as the linker's complaint.
    var complaint: Finding?
    /// Why what was compiled is not linked.
    var refusals: [Finding] = []
  }

  /// Looks at an object file before it is linked.
  typealias Inspection = (_ object: String) throws -> [Finding]

  /// Compiles and links `module` into `library`, when `inspection` finds nothing to refuse.
  func build(
    _ module: Module, into library: String, inspection: Inspection? = nil
  ) throws -> Outcome {
    guard let hold else {
      return try build(module, object: "\(library).o", into: library, inspection: inspection)
    }
    // The tools get a folder of their own, and nothing that they leave there is trusted but the
    // one file; a link in its place is not followed.
    let room = "\(library).build"
    try hold.open(room)
    defer { try? Disk.remove(room) }
    let built = "\(room)/\(library.lastComponent)"
    let outcome = try build(
      module, object: "\(room)/object.o", into: built, writing: room,
      inspection: inspection)
    if outcome.isBuilt { try hold.take(built, as: library) }
    return outcome
  }

  private func build(
    _ module: Module, object: String, into library: String, writing room: String? = nil,
    inspection: Inspection?
  ) throws -> Outcome {
    let arguments = compilerArguments(module, output: object)
    var compilation = try run(compilerPath, arguments, in: module.folder, writing: room)
    var diagnostics = CompilerDiagnostic.parse(compilation.output)
    if compilation.ending == .wroteTooMuch, !diagnostics.contains(where: { $0.severity == .error })
    {
      // Warnings alone are no reason not to build. They are not switched off: that would silence
      // what strictness makes errors of.
      compilation = try run(
        compilerPath, arguments, in: module.folder, writing: room, outputLimit: 1 << 20)
      diagnostics = CompilerDiagnostic.parse(compilation.output)
    }
    diagnostics = CompilerDiagnostic.first(of: diagnostics)
    guard compilation.ending == .exited(code: 0) else {
      if let unusable = diagnostics.lazy.compactMap(Self.unusableModule).first {
        return Outcome(isBuilt: false, diagnostics: [], complaint: unusable)
      }
      let hasReason = diagnostics.contains { $0.severity == .error && $0.line != nil }
      return Outcome(
        isBuilt: false, diagnostics: diagnostics,
        complaint: hasReason ? nil : complaint(of: "compiler", compilation, module))
    }
    if let refusals = try inspection?(object), !refusals.isEmpty {
      try? Disk.remove(object)
      return Outcome(isBuilt: false, diagnostics: diagnostics, refusals: refusals)
    }
    #if os(Linux)
      let linking = try run(
        toolchain.linker, linkerArguments(object: object, library: library), in: module.folder,
        writing: room)
      try? Disk.remove(object)
      guard linking.ending == .exited(code: 0) else {
        return Outcome(
          isBuilt: false, diagnostics: diagnostics,
          complaint: complaint(of: "linker", linking, module))
      }
    #endif
    return Outcome(isBuilt: true, diagnostics: diagnostics, complaint: nil)
  }

  private func run(
    _ tool: String, _ arguments: [String], in folder: String, writing room: String?,
    outputLimit: Int = 64 << 10
  ) throws(DiskError) -> CompletedProcess {
    var request = ProcessRequest(
      path: tool, arguments: arguments, directory: folder,
      processorSeconds: hold == nil ? 60 : 20)
    if let hold, let room {
      request.environment = ["LC_ALL": "C", "TMPDIR": room]
      request.confinement = hold.confinement(reading: folder, writing: room)
    }
    // The compiler fills some 40 megabytes: in large pages it takes a twelfth less time.
    request.environment["GLIBC_TUNABLES"] = "glibc.malloc.hugetlb=1"
    let seconds = hold?.seconds ?? 90
    if let tools = hold?.warmTools {
      return try tools.run(request, seconds: seconds, outputLimit: outputLimit, endsAtLimit: true)
    }
    return try CompletedProcess(
      request, seconds: seconds, outputLimit: outputLimit, endsAtLimit: true)
  }

  /// The compiler's typed trees of some of the module's files as JSON, one after the other.
  ///
  /// Files that are not asked for are compiled beside them, for their names.
  ///
  /// - Throws: A finding when the compiler did not come to an end; its kind says whose doing it is.
  func typedTrees(of paths: [String], in module: Module, writing room: String) throws -> [UInt8] {
    // `-g` as in the build: one set of the system's headers, compiled in advance, serves both.
    var arguments = sharedArguments(module) + ["-g", "-suppress-warnings"]
    arguments += ["-dump-ast", "-dump-ast-format", "json"]
    for path in module.sources {
      arguments += paths.contains(path) ? ["-primary-file", path] : [path]
    }
    let process = try run(
      compilerPath, arguments, in: module.folder, writing: hold == nil ? nil : room,
      outputLimit: Self.treeLimit)
    guard process.ending == .exited(code: 0) else {
      throw complaint(of: "compiler", process, module)
    }
    return [UInt8](process.output.utf8)
  }

  /// Bytes of typed trees: files of 1 MiB in all do not come near when a person wrote them.
  private static let treeLimit = 64 << 20

  /// The fault behind a message about our own modules, which stands at the innocent `import`.
  private static func unusableModule(_ diagnostic: CompilerDiagnostic) -> Finding? {
    let signs = [
      "no such module 'UIKit'", "no such module 'CourseKit'", "malformed compiled module",
      "module compiled with", "compiled module was created by", "missing required module",
    ]
    guard diagnostic.severity == .error, signs.contains(where: diagnostic.message.contains) else {
      return nil
    }
    // Somebody who imports what is no module for apps has made a mistake; ours are blamed for ours.
    if let line = diagnostic.sourceLine, let column = diagnostic.column {
      let imported = line.utf8.dropFirst(column - 1)
      let words = String(decoding: imported, as: UTF8.self).split { !$0.isLetter }
      let ours = ["UIKit", "CourseKit", "Foundation"]
      if let module = words.first(where: { $0 != "import" }), !ours.contains(String(module)) {
        return nil
      }
    }
    return Finding(
      .missingTool, "The course was not built by this compiler: \(diagnostic.message)",
      remedy: "Run `swift build` in the course's folder.")
  }

  private func complaint(of tool: String, _ process: CompletedProcess, _ module: Module) -> Finding
  {
    let said = process.output.split(separator: "\n").first.map(String.init) ?? ""
    switch process.ending {
    case .tookTooLong, .signalled(SIGXCPU):
      return Finding(
        .compileLimit, "The \(tool) did not come to an end.",
        remedy: "Split the longest expression into smaller ones, with types written out.")
    case .wroteTooMuch:
      return Finding(
        .compileLimit, "The \(tool) wrote more about these files than can be read.",
        remedy: "Simplify what is very long.")
    case .signalled(let number) where isStrict && number != SIGKILL:
      // Out of memory or stack, of which it has as much as any submission needs.
      return Finding(
        .compileLimit, "The \(tool) needed more memory than it may have (signal \(number)).",
        remedy: "Simplify what is very long or deeply nested.")
    case .signalled(let number):
      return Finding(
        .internalFault, "The \(tool) was ended by signal \(number).",
        remedy: "Free some disk space and memory, then try again.")
    case .exited:
      return Finding(
        .internalFault, "The \(tool) failed: \(said)",
        remedy: "Run `course doctor`; free some disk space if the disk is full.")
    }
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
    return "\(Scratch.parent)/module-cache"
  }()

  /// What is said of a module whatever is made of it.
  private func sharedArguments(_ module: Module) -> [String] {
    var arguments = [
      "-module-name", module.name, "-I", installation.modules, "-swift-version", "6",
      "-default-isolation", "MainActor",
      "-diagnostic-style", "llvm",
    ]
    // No expression of a person's comes near; without it some keep the compiler for minutes.
    if module.name == AppGlue.moduleName { arguments.append("-solver-scope-threshold=200000") }
    if let cache = toolchain.moduleCache ?? Self.substituteModuleCache {
      arguments += ["-module-cache-path", cache]
    }
    // With a `main.swift` its statements are the program.
    if !module.sources.contains("main.swift") { arguments.append("-parse-as-library") }
    return arguments
  }

  private func compilerArguments(_ module: Module, output: String) -> [String] {
    var arguments = sharedArguments(module) + ["-Onone", "-g"]
    if isStrict { arguments += ["-strict-memory-safety", "-Werror", "StrictMemorySafety"] }
    arguments += module.sources
    #if os(Linux)
      return ["-c", "-o", output, "-file-compilation-dir", "."] + arguments
    #else
      let library = String(output.dropLast(2))
      return ["swiftc", "-emit-library", "-o", library, "-wmo"] + arguments
        + ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #endif
  }

  /// Symbols of the runtime stay open: they are found in the executable that loads the library.
  private func linkerArguments(object: String, library: String) -> [String] {
    let runtime = "\(toolchain.usr)/lib/swift/linux"
    return [
      "-shared", "-o", library, object, "\(runtime)/\(Self.architecture)/swiftrt.o",
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
