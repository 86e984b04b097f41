import Foundation
package import CourseModel
import Words

/// The compiler and linker that build apps and lessons.
package struct Toolchain: Hashable, Sendable {
  /// The folder with `bin` and `lib`; an absolute path without links.
  package var usr: String
  /// Where it keeps what it made of the system's headers; nil for its own place.
  package var moduleCache: String?

  package var compiler: String { "\(usr)/bin/swift-frontend" }
  package var linker: String { "\(usr)/bin/ld.lld" }
  package var symbolizer: String { "\(usr)/bin/llvm-symbolizer" }
  /// What editors ask about code while it is written.
  package var languageServer: String { "\(usr)/bin/sourcekit-lsp" }

  /// How the compiler finds what expands the macros of Swift and Foundation, such as `@Observable`.
  ///
  /// It loads them into itself when a file uses one; only the toolchain's own are there.
  var macroArguments: [String] {
    #if os(Linux)
      let host = "\(usr)/lib/swift/host"
      return [
        "-plugin-path", "\(host)/plugins",
        "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so",
      ]
    #else
      return []
    #endif
  }

  /// Identifies this compiler: a library built by another cannot be loaded.
  package var identity: String {
    "\(compiler) \(Disk.facts(of: compiler)?.identity ?? "missing")"
  }

  package init(usr: String) {
    self.usr = usr
  }

  /// What the compiler says it is, the same wherever it was installed: version and target.
  ///
  /// - Throws: A finding when it does not answer.
  package func version() throws(Finding) -> String {
    let request = ProcessRequest(path: compiler, arguments: ["-version"])
    guard let answer = try? CompletedProcess(request, seconds: 20),
      answer.ending == .exited(code: 0)
    else {
      throw Finding(ToolProblem.noVersion, at: SourcePlace(file: compiler))
    }
    return answer.output.split(whereSeparator: \.isNewline).joined(separator: ", ")
  }

  /// The compiler's version alone, such as `6.3.1`.
  ///
  /// - Throws: A finding when it does not say it.
  package func release() throws(Finding) -> String {
    let version = try version()
    guard let match = version.firstMatch(of: /Swift version ([0-9]+(?:\.[0-9]+)+)/) else {
      throw Finding(ToolProblem.noRelease(version: version), at: SourcePlace(file: compiler))
    }
    return String(match.1)
  }

  /// The toolchain whose `swiftc` or `swift` comes first on `searchPath`, as `PATH` is written.
  ///
  /// - Throws: A finding when there is none.
  package static func find(searchPath: String) throws(Finding) -> Toolchain {
    for folder in searchPath.split(separator: ":") {
      for name in ["swiftc", "swift"] {
        guard let real = Disk.realPath("\(folder)/\(name)") else { continue }
        let toolchain = Toolchain(usr: real.deletingLastComponents(2))
        if Disk.facts(of: toolchain.compiler) != nil { return toolchain }
        if let toolchain = asked(driver: "\(folder)/\(name)") { return toolchain }
      }
    }
    throw Finding(ToolProblem.noCompiler)
  }

  /// The real toolchain, if the compiler found is a proxy such as swiftly's.
  private static func asked(driver: String) -> Toolchain? {
    let request = ProcessRequest(path: driver, arguments: ["-print-target-info"])
    guard let answer = try? CompletedProcess(request, seconds: 20),
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.output.utf8))
    else { return nil }
    // …/usr/lib/swift
    let toolchain = Toolchain(usr: info.paths.runtimeResourcePath.deletingLastComponents(2))
    return Disk.facts(of: toolchain.compiler) == nil ? nil : toolchain
  }

  private struct TargetInfo: Decodable {
    var paths: Paths

    struct Paths: Decodable {
      var runtimeResourcePath: String
    }
  }
}
