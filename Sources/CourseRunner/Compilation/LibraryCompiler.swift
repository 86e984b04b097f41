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
    let object = "\(library).o"
    let compilation = try CompletedProcess(
      ProcessRequest(
        path: compilerPath, arguments: compilerArguments(module, output: object),
        directory: module.folder, processorSeconds: 60),
      seconds: 90)
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
      let linking = try CompletedProcess(
        ProcessRequest(
          path: toolchain.linker, arguments: linkerArguments(object: object, library: library),
          directory: module.folder, processorSeconds: 60),
        seconds: 90)
      try? Disk.remove(object)
      guard linking.ending == .exited(code: 0) else {
        return Outcome(
          isBuilt: false, diagnostics: diagnostics,
          complaint: complaint(of: "linker", linking, module))
      }
    #endif
    return Outcome(isBuilt: true, diagnostics: diagnostics, complaint: nil)
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
