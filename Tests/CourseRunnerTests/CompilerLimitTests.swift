import CourseModel
import Foundation
import Expectations
import Testing

@testable import CourseRunner

#if os(Linux)
  /// How often a compiler runs that says more than is read.
  @Suite struct CompilerLimitTests {
    /// The runs of a compiler that says so and goes on for longer than anybody reads, and what it came to.
    private func runs(saying words: String) throws -> (count: Int, complaint: Finding?) {
      let folder = try TemporaryFolder([
        "usr/bin/swift-frontend": """
        #!/bin/sh
        echo run >> \"${0%/bin/*}/runs\"
        echo '\(words)'
        head -c 2000000 /dev/zero | tr '\\0' x
        exit 1
        """, "sources/A.swift": "",
      ])
      let toolchain = Toolchain(usr: "\(folder.path)/usr")
      try Disk.makeExecutable(toolchain.compiler)
      let compiler = LibraryCompiler(
        toolchain: toolchain, installation: .current, hold: nil, isStrict: true)
      let outcome = try compiler.compile(
        .init(name: "A", sources: ["A.swift"], folder: "\(folder.path)/sources"),
        object: "\(folder.path)/A.o")
      let runs = try Disk.text("\(folder.path)/usr/runs").split(separator: "\n").count
      return (runs, outcome.complaint)
    }

    @Test("Long warnings are read by a second run")
    func warnings() throws {
      expectEqual(try runs(saying: "A.swift:1:1: warning: long").count, 2)
    }

    @Test("A compiler that was stopped at its limit and tells where it was does not run again")
    func stopped() throws {
      let (count, complaint) = try runs(saying: "PLEASE submit a bug report\nStack dump:")
      expectEqual(count, 1)
      expectEqual(complaint?.kind, .compileLimit)
    }
  }
#endif
