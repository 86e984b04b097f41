import CourseModel
import Foundation
import Expectations
import Synchronization
import Testing

@testable import CourseRunner
@testable import Grading
import Words

@Suite struct GateTests {
  @Test("What every controller's table of methods has asks for no tree; naming a class of it does")
  func inherited() {
    let policy = SymbolPolicy()
    let nib = "7nibName6bundleACSSSg_10Foundation6BundleCSgtcf"
    for symbol in [
      "$s13HeadlessUIKit16UIViewControllerC\(nib)c",
      "$s13HeadlessUIKit16UIViewControllerC\(nib)CTq",
      "got.$s13HeadlessUIKit16UIViewControllerC\(nib)CTq", "$s3App4RootC\(nib)C",
      "$s10Foundation8NSObjectC17replacementObject3forypSgAA15NSKeyedArchiverC_tF",
    ] {
      expectEqual(policy.verdict(onSymbol: symbol), .plain, "\(symbol)")
    }
    for symbol in [
      "$s10Foundation6BundleC4mainACvgZ", "got.$s10Foundation6BundleCMn",
      "$s3App4RootC17replacementObject3forypSg10Foundation15NSKeyedArchiverC_tF",
    ] {
      expectEqual(policy.verdict(onSymbol: symbol), .allowed, "\(symbol)")
    }
  }

  @Test("Members of a type that the app declares in a function are the app's, and no others are")
  func localType() {
    let policy = SymbolPolicy()
    let title = "$s3App4rowsyyF3RowL_O5titleSSvg"
    expectEqual(
      SwiftSymbol(mangled: title)?.text, "title.getter : Swift.String in Row #1 in App.rows() -> ()"
    )
    expectEqual(policy.verdict(onSymbol: title, isOwn: true), .plain)
    expectEqual(policy.verdict(onSymbol: title), .refused("title.getter"))
    expectEqual(
      policy.verdict(onSymbol: "$s10Foundation7ProcessC3runyyKF", isOwn: true),
      .refused("Process.run"))
  }

  @Test("An attack that is compiled alone is refused once, and nothing is linked")
  func alone() throws {
    for name in ["exit-through-foundation", "process", "string-of-file", "file-manager"] {
      let attack = try #require(Attack.all.first { $0.name == name })
      let (isBuilt, findings) = try GatedBuild().build(["A.swift": attack.text])
      expect(!isBuilt)
      expectEqual(findings.map(\.rule), ["system-api"], "\(name): \(findings)")
    }
  }

  #if arch(x86_64)
    @Test("Graded functions touch the pages of their stack one by one, however large a variable is")
    func stackProbes() throws {
      let look = ObjectLook()
      let (isBuilt, findings) = try GatedBuild(inspector: look).build([
        "Large.swift": """
        func skip<Value>(_ number: Int, _ make: () -> Value) -> Int {
          let value: Value
          if number < 0 {
            value = make()
            print(value)
          }
          return number
        }

        """
      ])
      expect(isBuilt, "\(findings)")
      // `xorq $0, (%rsp)`
      let probe = Data([0x48, 0x83, 0x34, 0x24, 0x00])
      expect(Data(look.object.withLock { $0 }).range(of: probe) != nil)
    }
  #endif

  @Test("A refusal says what, where, and how to write it instead")
  func words() throws {
    let (_, findings) = try GatedBuild().build([
      "Root.swift": "import Foundation\n\nlet leave: (Int32) -> Never = exit\n"
    ])
    let (_, imports) = try GatedBuild().build(["Root.swift": "import UIKit\n\nimport Glibc\n"])
    expectEqual(
      findings + imports,
      [
        Finding(
          .rejected, "`exit` is not allowed in graded work: it reaches beyond the app.",
          at: SourcePlace(
            file: "x/Root.swift", line: 3, sourceLine: "let leave: (Int32) -> Never = exit"),
          remedy:
            "Use what UIKit and Foundation's plain values offer: no files, processes, network "
            + "or threads.", rule: "system-api"),
        Finding(
          .rejected, "`import Glibc` is not allowed in graded work.",
          at: SourcePlace(file: "x/Root.swift", line: 3, sourceLine: "import Glibc"),
          remedy: "Import `UIKit`, and `Foundation` where you need it; no task needs more.",
          rule: "import"),
      ])
  }

  @Test(
    "The place of a refusal is the author's, however the file is called and whatever the adapter wrote"
  )
  func place() throws {
    let name = "Views/-it's \"mine\" (1) ä😀.swift"
    let (_, findings) = try GatedBuild().build([
      name:
        "import UIKit\nfunc old() { if #available(iOS 9, *) {} }\nlet l = Bundle.main.load()\n",
      "@a.swift": "\u{FEFF}let files = Foundation.FileManager.default\nimport Foundation\n",
    ])
    expectEqual(
      findings.filter { $0.kind == .rejected }.map {
        "\($0.place?.file ?? ""):\($0.place?.line ?? 0)"
      }, ["x/@a.swift:1", "x/\(name):3"])
  }

  @Test("File names that are twins, hidden or unreadable are refused; commands may be names")
  func names() {
    func rules(_ paths: String...) -> [GateRule] {
      FileRules(sources: paths.map { InspectedSource(path: $0, original: [], compiled: []) })
        .violations.map(\.rule)
    }
    expectEqual(
      rules("Main View.swift", "Größe.swift", "a/b/c.swift", "-o.swift", "a/@x.swift"), [])
    for name in [
      "../x.swift", "a/b/c/d/e/f.swift", "x\n.swift",
      "x\u{202E}tfiws.swift", "a:1.swift", "/x.swift",
    ] {
      expectEqual(rules(name), [.fileName], "\(name)")
    }
    expectEqual(rules("A.swift", "a.swift"), [.fileName])
    expectEqual(rules("\u{E9}.swift", "e\u{301}.swift"), [.fileName])
  }

  @Test("More than 1 MiB of Swift is refused")
  func size() {
    let source = InspectedSource(
      path: "a.swift", original: [UInt8](repeating: 0x20, count: (1 << 20) + 1), compiled: [])
    expectEqual(FileRules(sources: [source]).violations.map(\.rule), [.fileLimits])
  }

  @Test("The gate proves itself with this compiler")
  func proof() throws {
    try GateProof.require(with: GatedBuild().compiler)
  }
}

/// Keeps the object, and lets everything through.
private final class ObjectLook: BuildInspector {
  let object = Mutex<[UInt8]>([])

  var identity: String { "look at objects" }

  func violations(of sources: [InspectedSource]) -> [Finding] { [] }

  func violations(of app: InspectedApp) throws -> [Finding] {
    object.withLock { $0 = app.object }
    return []
  }

  func refusal(ofUnsafeMemory diagnostic: Finding) -> Finding { diagnostic }
}
