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
  }

  /// Compiles and links `module` into `library`.
  func build(_ module: Module, into library: String) throws(DiskError) -> Outcome {
    guard let hold else { return try build(module, object: "\(library).o", into: library) }
    // The tools get a folder of their own, and nothing that they leave there is trusted but the
    // one file; a link in its place is not followed.
    let room = "\(library).build"
    try hold.open(room)
    defer { try? Disk.remove(room) }
    let built = "\(room)/\(library.lastComponent)"
    let outcome = try build(module, object: "\(room)/object.o", into: built, writing: room)
    if outcome.isBuilt { try hold.take(built, as: library) }
    return outcome
  }

  private func build(
    _ module: Module, object: String, into library: String, writing room: String? = nil
  ) throws(DiskError) -> Outcome {
    let compilation = try run(
      compilerPath, compilerArguments(module, output: object), in: module.folder, writing: room)
    let diagnostics = CompilerDiagnostic.parse(compilation.output)
    guard compilation.ending == .exited(code: 0) else {
      if let unusable = diagnostics.lazy.compactMap(Self.unusableModule).first {
        return Outcome(isBuilt: false, diagnostics: [], complaint: unusable)
      }
      let hasReason = diagnostics.contains { $0.severity == .error && $0.line != nil }
      return Outcome(
        isBuilt: false, diagnostics: diagnostics,
        complaint: hasReason ? nil : complaint(of: "compiler", compilation, module))
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
    _ tool: String, _ arguments: [String], in folder: String, writing room: String?
  ) throws(DiskError) -> CompletedProcess {
    var request = ProcessRequest(
      path: tool, arguments: arguments, directory: folder, processorSeconds: 60)
    if let hold, let room {
      request.environment = ["LC_ALL": "C", "TMPDIR": room]
      request.confinement = hold.confinement(reading: folder, writing: room)
    }
    return try CompletedProcess(request, seconds: hold?.seconds ?? 90)
  }

  /// The fault behind a message about our own modules, which stands at the innocent `import`.
  private static func unusableModule(_ diagnostic: CompilerDiagnostic) -> Finding? {
    let signs = [
      "no such module 'UIKit'", "no such module 'CourseKit'", "malformed compiled module",
      "module compiled with", "compiled module was created by", "missing required module",
    ]
    guard diagnostic.severity == .error, signs.contains(where: diagnostic.message.contains) else {
      return nil
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

  private func compilerArguments(_ module: Module, output: String) -> [String] {
    var arguments = [
      "-module-name", module.name, "-I", installation.modules, "-swift-version", "6",
      "-default-isolation", "MainActor", "-Onone", "-g", "-diagnostic-style", "llvm",
    ]
    if let cache = hold?.moduleCache { arguments += ["-module-cache-path", cache] }
    // With a `main.swift` its statements are the program.
    if !module.sources.contains("main.swift") { arguments.append("-parse-as-library") }
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
