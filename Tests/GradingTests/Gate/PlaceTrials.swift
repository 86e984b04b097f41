import CourseModel
import Expectations
import Testing

@testable import CourseRunner
@testable import Grading

/// The places in Swift where code can stand, each behind its name; `CALL` is what stands there.
private enum Places {
  static let all = CorpusFile.read("Places/places.txt")

  /// All places with that call, in an app of as many files as one may have.
  static func filled(with call: String) -> [String: String] {
    var files: [String: String] = [:]
    for (index, place) in all.sorted(by: { $0.key < $1.key }).enumerated() {
      files["f\(index % 20).swift", default: "import Foundation\n"] +=
        "// \(place.key)\n\(place.value)\n"
    }
    return files.mapValues { $0.replacing("CALL", with: call) }
  }
}

/// Files of a corpus, behind lines such as `//// Name.swift`.
enum CorpusFile {
  static func read(_ path: String) -> [String: String] {
    let text = (try? Disk.text("\(gradingTests)/\(path)")) ?? ""
    var files: [String: String] = [:]
    for part in "\n\(text)".split(separator: "\n//// ").map(String.init) {
      let name = part.prefix { $0 != "\n" }
      if name.hasSuffix(".swift") { files[String(name)] = String(part.dropFirst(name.count + 1)) }
    }
    return files
  }
}

@Suite struct PlaceTrials {
  @Test(
    "What is forbidden is refused in every place where code can stand, whatever it is",
    arguments: [
      "Int(getuid())", "Foundation.FileManager.default.currentDirectoryPath.count",
      "NSMutableData().subdata(with: NSRange(location: 0, length: 0)).count",
    ])
  func forbidden(call: String) throws {
    let places = Places.filled(with: call)
    expect(Places.all.count >= 130)
    let findings = try CompiledAttacks.findings(in: places)
    let compiled = findings.filter { $0.kind == .compileError }
    expectEqual(compiled, [])
    let refused = Set(
      findings.filter { $0.rule == "system-api" }.map {
        "\($0.place?.file ?? ""):\($0.place?.line ?? 0)"
      })
    for (file, text) in places {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where line.contains(call) {
        expect(refused.contains("x/\(file):\(index + 1)"), "\(line)")
      }
    }
  }

  @Test("Honest code is let through in every place where code can stand")
  func honest() throws {
    let (isBuilt, findings) = try GatedBuild().build(
      Places.filled(with: "Int(abs(Double(\"2.5\") ?? 1))"))
    expect(isBuilt)
    expectEqual(findings.filter { $0.severity == .error }, [])
  }

  @Test("What people write every day is let through")
  func everyday() throws {
    let files = CorpusFile.read("Honest/everyday.txt")
    expect(files.count >= 140)
    let names = files.keys.sorted()
    for start in stride(from: 0, to: names.count, by: 30) {
      let some = names[start..<min(start + 30, names.count)]
      let (isBuilt, findings) = try GatedBuild().build(files.filter { some.contains($0.key) })
      expect(isBuilt)
      for finding in findings where finding.severity == .error {
        Issue.record("\(finding.place?.file ?? ""):\(finding.place?.line ?? 0) \(finding.message)")
      }
    }
  }
}
