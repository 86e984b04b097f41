import CourseModel
import Foundation
import Expectations
import Testing

@testable import CourseRunner

@Suite struct CompilationTests {
  private let folder: TemporaryFolder
  private let toolchain: Toolchain

  init() throws {
    folder = try TemporaryFolder()
    toolchain = try Toolchain.find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  private func compiler(installation: Installation = .current) -> AppCompiler {
    AppCompiler(
      toolchain: toolchain, installation: installation, generated: MiniatureCourse.generated,
      cache: BuildCache(folder: "\(folder.path)/cache"))
  }

  private func app(
    _ files: [String: String], stage: String? = nil, calls: String? = nil
  ) -> AppCompiler.Request {
    AppCompiler.Request(
      app: AppFiles(
        files: FileSet(files: files.mapValues { [UInt8]($0.utf8) }), shownFolder: "Workspace/x"),
      stage: stage.map { [UInt8]($0.utf8) }, calls: calls.map { [UInt8]($0.utf8) },
      partPlace: "Lessons/x")
  }

  @Test("An app compiles against the modules beside the executable")
  func compiles() throws {
    let result = try compiler().build(app(["Root.swift": "import UIKit\nstruct Root {}\n"]))
    let build = try #require(result.build)
    expectEqual(result.findings, [])
    expectEqual(Disk.kind(of: build.library), .file)
    expectEqual(Disk.files(below: build.bundle), [])
  }

  @Test("A file that has the name of one of the course's own is left out, and that is told first")
  func nameOfCourse() throws {
    let result = try compiler().build(
      app(["CourseMirrors.swift": "struct Mirrors {}\n", "Root.swift": "let x = Mirrors()\n"]))
    expectNil(result.build)
    expectEqual(
      result.findings.first,
      Finding(
        .badFile, severity: .warning,
        "`CourseMirrors.swift` is left out: the course compiles a file of that name with each app.",
        at: SourcePlace(file: "Workspace/x/CourseMirrors.swift"), remedy: "Give it another name."))
  }

  @Test("A compile error is a finding at the student's line, with the compiler's words")
  func compileError() throws {
    let result = try compiler().build(
      app(["Root.swift": "struct Root {\n  let x = missing\n}\n", "Other.swift": "struct O {}\n"]))
    expectNil(result.build)
    expectEqual(
      result.findings,
      [
        Finding(
          .compileError, "cannot find 'missing' in scope",
          at: SourcePlace(
            file: "Workspace/x/Root.swift", line: 2, column: 11, sourceLine: "  let x = missing"))
      ])
  }

  @Test(
    "A name of an earlier Swift is told with the name of today",
    arguments: [
      ("let x = CGRectZero", "'CGRect.zero'"),
      ("let x = UIKeyboardWillShowNotification", "'UIResponder.keyboardWillShowNotification'"),
    ])
  func renamed(code: String, today: String) throws {
    let result = try compiler().build(app(["Root.swift": "import UIKit\n\(code)\n"]))
    expectNil(result.build)
    let messages = result.findings.map(\.message)
    expect(messages.contains { $0.contains(today) }, "\(messages)")
  }

  @Test(
    "A name of Swift 4 means what it meant, and the one of today is told",
    arguments: [
      (
        "let x = UIEdgeInsetsMake(1, 2, 3, 4).left == 2",
        "'UIEdgeInsets.init(top:left:bottom:right:)'"
      ),
      (
        "let x = NSNotification.Name.UIKeyboardWillShow",
        "'UIResponder.keyboardWillShowNotification'"
      ),
      ("var x: [NSAttributedStringKey: Any] = [:]", "'NSAttributedString.Key'"),
      ("let x: UIControlEvents = .touchUpInside", "'UIControl.Event'"),
      ("let x = UIImagePNGRepresentation(UIImage())", "'UIImage.pngData()'"),
      ("let x = UIViewController().childViewControllers", "'children'"),
      ("let x = UITableViewAutomaticDimension", "'UITableView.automaticDimension'"),
      ("let x = kCAFillModeForwards", "'CAMediaTimingFillMode.forwards'"),
      (
        "let x: [NSAttributedString.Key: Any] = [NSFontAttributeName: 1]",
        "'NSAttributedString.Key.font'"
      ),
      ("let x: [String: Any] = [NSKernAttributeName: 1]", "'NSAttributedString.Key.kern'"),
      ("let x = UIFont.systemFont(ofSize: 1, weight: UIFontWeightBold)", "'UIFont.Weight.bold'"),
      ("let x = \"text\".characters.count", "Please use String directly"),
      ("let x: UIDocumentState = .normal", "'UIDocument.State'"),
      ("let x = UI_USER_INTERFACE_IDIOM() == .pad", "'UIDevice.current.userInterfaceIdiom'"),
    ])
  func earlier(code: String, today: String) throws {
    let result = try compiler().build(app(["Root.swift": "import UIKit\n\(code)\n"]))
    expect(result.build != nil)
    let messages = result.findings.map(\.message)
    expect(messages.contains { $0.contains(today) }, "\(messages)")
  }

  @Test("Attributes of texts are keys or strings, and an object of any class has members")
  func earlySwift() throws {
    let source = """
      // Copyright © 2016 Somebody. All rights reserved.
      import UIKit
      class Root: UIViewController {
        var timer = Timer()
        let style = [NSFontAttributeName: UIFont.systemFont(ofSize: 3), NSKernAttributeName: 2] as [String: Any]
        override func viewDidLoad() {
          let field = UITextField()
          field.defaultTextAttributes = style
          field.defaultTextAttributes = [.kern: 2]
          field.typingAttributes = nil
          navigationController?.navigationBar.titleTextAttributes = [NSKernAttributeName: 1]
          UITabBarItem.appearance().setTitleTextAttributes(style, for: .normal)
          let text = NSMutableAttributedString(string: "a", attributes: style)
          text.addAttribute(NSKernAttributeName, value: 1, range: NSRange(location: 0, length: 1))
          let angle = CGFloat(M_PI) / CGFloat(FLT_MAX)
          timer = Timer.scheduledTimer(
            timeInterval: Double(angle), target: self, selector: #selector(tick), userInfo: style,
            repeats: true)
        }
        func tick() {}
        @IBAction func press(_ sender: AnyObject) {
          if sender.tag == 1, (timer.userInfo as AnyObject).count == 2 { print(sender.superview) }
        }
      }

      """
    let result = try compiler().build(app(["Root.swift": source]))
    expect(result.build != nil, "\(result.findings)")
  }

  @Test("Functions of C draw as well, and the class that a variable has makes objects")
  func functionsOfC() throws {
    let source = """
      import UIKit
      let frame = CGRectMake(1, 2, CGRectGetWidth(.zero), 4)
      let turned = CGAffineTransformRotate(CGAffineTransformMakeRotation(1), 2)
      let pages: [UIViewController.Type] = [UITableViewController.self]
      func page() -> UIViewController {
        let page = pages[0]
        if let grid = page as? UICollectionViewController.Type {
          return grid.init(collectionViewLayout: UICollectionViewFlowLayout())
        }
        return page.init()
      }

      """
    let result = try compiler().build(app(["Root.swift": source]))
    expect(result.build != nil, "\(result.findings)")
  }

  @Test("Macros of the toolchain are expanded, and queues take work from what is on no actor")
  func macros() throws {
    let source = """
      import Foundation
      import UIKit
      @Observable final class Model { var count = 0 }
      enum Trace { @TaskLocal static var id: String? }
      let adults = #Predicate<Int> { $0 > 17 }
      final class Page: UIViewController {
        let model = Model()
        func reload() { print(model.count) }
        func track() {
          withObservationTracking { reload() } onChange: {}
        }
        nonisolated func later(_ done: @escaping () -> Void) {
          DispatchQueue.global().async { DispatchQueue.main.async(execute: done) }
        }
      }
      """
    let result = try compiler().build(app(["Root.swift": source]))
    expect(result.build != nil, "\(result.findings)")
  }

  @Test("Where an app may be handed in it is said what a grading would refuse, and in no other")
  func refusedInGrading() throws {
    let source = """
      import Foundation
      import Network
      import Observation
      import UIKit
      // import Observation, @Observable
      @Observable final class Model { var count = 0 }
      @Observable final class Other { var text = "#Predicate" }
      let adults = #Predicate<Int> { $0 > 17 }
      final class Page: UIViewController {}

      """
    let app = app(["Root.swift": source])
    let said = try compiler().build(.init(app: app.app, isForExercise: true))
    expect(said.build != nil)
    expectEqual(
      said.findings.map { "\($0.place?.line ?? 0) \($0.message)" },
      [
        "3 Practice accepts `import Observation`, but grading refuses it.",
        "6 Practice accepts `@Observable`, but grading refuses it.",
        "8 Practice accepts `#Predicate`, but grading refuses it.",
      ])
    expect(said.findings.allSatisfy { $0.severity == .warning })
    expectEqual(try compiler().build(app).findings, [])
  }

  @Test("A selector of an app of today is a method for Objective-C")
  func unmarkedSelector() throws {
    let source = """
      import UIKit
      class Root: UIViewController {
        func start() { perform(#selector(tick), with: nil, afterDelay: 1) }
        func tick() {}
      }

      """
    let result = try compiler().build(app(["Root.swift": source]))
    expectNil(result.build)
  }

  @Test("Nobody is asked for `@unchecked Sendable`, which a grading refuses")
  func unchecked() throws {
    let result = try compiler().build(
      app(["Root.swift": "import Foundation\nnonisolated final class Load: Operation {}\n"]))
    expectEqual(result.findings, [])
  }

  @Test("A warning is a finding, and the app is built")
  func warning() throws {
    let result = try compiler().build(app(["Root.swift": "func root() { let x = 1 }\n"]))
    expect(result.build != nil)
    expectEqual(result.findings.map(\.severity), [.warning])
  }

  @Test("What only iOS could compile compiles, and messages stay at the author's places")
  func adapted() throws {
    let source = """
      import UIKit
      @objc protocol Reader: AnyObject { @objc optional func didRead(_ page: Int) }
      class Base: UIViewController, Reader {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable var size: CGFloat = 1
        @IBAction func turn(_ sender: Any) { reader?.didRead?(1) }
        weak var reader: Reader?
      }
      class Page: Base {
        deinit { print("gone") }
        override func viewDidLoad() {
          if #available(iOS 13, *), let label = title { print(label) } else { title = "old" }
        }
      }
      class Model {}
      class Text: Model { deinit { print("gone") } }

      """
    let result = try compiler().build(app(["Root.swift": source]))
    expectEqual(result.findings, [])
    expect(result.build != nil)
    let broken = try compiler().build(
      app([
        "Root.swift": "import UIKit\nfunc f() { if #available(iOS 13, *), missing { } }\n"
      ]))
    expectEqual(
      broken.findings,
      [
        Finding(
          .compileError, "cannot find 'missing' in scope",
          at: SourcePlace(
            file: "Workspace/x/Root.swift", line: 2, column: 38,
            sourceLine: "func f() { if #available(iOS 13, *), missing { } }"))
      ])
  }

  @Test("A selector of a method that is not there, or not marked, is an error at its place")
  func selectorErrors() throws {
    let source = """
      import UIKit
      class A: NSObject {
        func f() { print(#selector(f)) }
        @objc func g() { print(#selector(A.missing)) }
      }

      """
    let result = try compiler().build(app(["Root.swift": source]))
    expectEqual(
      result.findings.map(\.message),
      [
        "argument of '#selector' refers to a method that is not exposed to Objective-C: write "
          + "'@objc' before it", "type 'A' has no member 'missing'",
      ])
    expectEqual(result.findings.map(\.place?.line), [3, 4])
  }

  @Test("An app with main.swift has statements at its top level")
  func mainFile() throws {
    expect(try compiler().build(app(["main.swift": "print(1)\n"])).build != nil)
    expectNil(try compiler().build(app(["Root.swift": "print(1)\n"])).build)
  }

  @Test("The same files are not compiled twice, errors included; other files are")
  func kept() throws {
    let broken = app(["Root.swift": "let x = missing\n"])
    let first = try compiler().build(broken).findings
    var blind = compiler()
    // A compiler that is not there any more shows that it was not asked.
    let key = blind.key(of: broken)
    try Disk.move(
      "\(folder.path)/cache/\(key)/sources/f001.swift", to: "\(folder.path)/moved.swift")
    expectEqual(try blind.build(broken).findings, first)
    blind.cache.folder = "\(folder.path)/cache"
    expect(blind.key(of: app(["Root.swift": "let x = 1\n"])) != key)
  }

  @Test("Text that moves between two files changes the key")
  func keyBoundaries() {
    let compiler = compiler()
    expect(
      compiler.key(of: app(["A.swift": "ab", "B.swift": ""]))
        != compiler.key(of: app(["A.swift": "a", "B.swift": "b"])))
  }

  @Test("An error in the stage's calls becomes its author's sentence, at the student's class")
  func callSentence() throws {
    let calls = """
      func act() {
        Root().reveal()  // needs a `Root` with a method `reveal()`.
      }
      """
    let result = try compiler().build(app(["Root.swift": "\nstruct Root {}\n"], calls: calls))
    expectEqual(
      result.findings,
      [
        Finding(
          .compileError, "The exercise needs a `Root` with a method `reveal()`.",
          at: SourcePlace(file: "Workspace/x/Root.swift", line: 2, sourceLine: "struct Root {}"),
          remedy: "Write it as the task describes; `course show` shows the task again.")
      ])
  }

  @Test("The sentence may stand in the comment above the line")
  func callSentenceAbove() throws {
    let calls = """
      // needs a class `Root`.
      func act() -> Root { Root() }
      """
    let result = try compiler().build(app(["Other.swift": "struct Other {}\n"], calls: calls))
    expectEqual(result.findings.map(\.message), ["The exercise needs a class `Root`."])
    expectEqual(result.findings.map(\.place?.file), ["Workspace/x/Other.swift"])
  }

  @Test("Where the student's own files have errors, those of the stage's calls are dropped")
  func callsDropped() throws {
    let result = try compiler().build(
      app(["Root.swift": "let x = missing\n"], calls: "func act() { Root() } // needs a `Root`.\n"))
    expectEqual(result.findings.map(\.message), ["cannot find 'missing' in scope"])
  }

  @Test("An error in the stage is the lesson's fault, whatever the student wrote")
  func stageFault() throws {
    let request = app(["Root.swift": "let missing = 1\n"], stage: "let x = missing\n")
    let finding = #expect(throws: Finding.self) { try compiler().build(request) }
    expectEqual(finding?.kind, .badLesson)
    expectEqual(
      finding?.message, "The exercise's stage does not compile: cannot find 'missing' in scope")
    expectEqual(finding?.place?.file, "Lessons/x/Stage.swift")
    expectEqual(finding?.place?.line, 1)
  }

  @Test("A name of the app's that is in the way of the stage's calls is told to the student")
  func callsClash() throws {
    let calls = "import StageKit\nlet stageCalls = [StageCall(\"x\") { (root: Int) in root }]\n"
    for name in ["let stageCalls = 1", "struct StageCall {}"] {
      let result = try compiler().build(app(["Root.swift": "\(name)\n"], calls: calls))
      expectNil(result.build)
      expectEqual(result.findings.map(\.kind), [.compileError], "\(name)")
      expectEqual(result.findings.first?.place?.file, "Workspace/x/Root.swift")
    }
  }

  @Test("No name of the app's is seen by the stage, and a file of its name is the app's own")
  func stageAlone() throws {
    let stage = """
      import UIKit

      enum Stage {
        static func look(_ label: UILabel?, _ word: String?) -> [UILabel] {
          if label != nil, (word ?? "") == "x" { return [] }
          return UIApplication.shared.windows.first?.subviews.compactMap { $0 as? UILabel } ?? []
        }
      }
      """
    let own = """
      import UIKit

      enum Stage { static func look() {} }
      extension UIView { var subviews: [UILabel] { fatalError() } }
      extension Array { func compactMap<T>(_ f: (Element) -> T?) -> [T] { fatalError() } }
      func != (a: UILabel?, b: UILabel?) -> Bool { fatalError() }
      func ?? (a: String?, b: String) -> String { fatalError() }
      infix operator == : AssignmentPrecedence
      extension UIApplication { static var shared: Int { 1 } }
      public struct StageKit {}
      """
    let result = try compiler().build(
      app(["Root.swift": "struct Root {}\n", "Stage.swift": own], stage: stage))
    expect(result.build != nil)
    expectEqual(result.findings, [])
  }

  @Test("Modules of another compiler are told, and not remembered as the student's fault")
  func otherModules() throws {
    try folder.write("not a module", to: "bin/Modules/UIKit.swiftmodule")
    let foreign = Installation(executable: "\(folder.path)/bin/course")
    let request = app(["Root.swift": "import UIKit\n"])
    let finding = #expect(throws: Finding.self) {
      try compiler(installation: foreign).build(request)
    }
    expectEqual(finding?.kind, .missingTool)
    expectEqual(finding?.remedy, "Run `swift build` in the course's folder.")
    expectEqual(Disk.names(in: "\(folder.path)/cache"), [])
  }

  @Test("Without a compiler on the path the finding says how to get one")
  func noCompiler() {
    #expect(
      throws: Finding(
        .missingTool, "There is no Swift compiler on the PATH.",
        remedy: "Install Swift from swift.org/install and open a new terminal.")
    ) { try Toolchain.find(searchPath: folder.path) }
  }

  @Test("The cache keeps its newest results")
  func prunes() throws {
    let cache = BuildCache(folder: "\(folder.path)/small")
    let (used, left) = ("draft-1-used", "draft-2-left")
    for draft in [used, left] { try Disk.makeFolder(cache.path(of: draft)) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: cache.path(of: left))
    for number in 0...(BuildCache.capacity + 4) {
      try cache.fill("key\(number)") { try Disk.write([], to: "\($0)/value") }
    }
    expectEqual(Disk.names(in: cache.folder).count, BuildCache.capacity + 1)
    expect(cache.has(used) && !cache.has(left))
    expect(cache.has("key\(BuildCache.capacity + 4)"))
  }

  @Test("A result that could not be completed leaves nothing")
  func noHalfResult() {
    struct Stop: Error {}
    let cache = BuildCache(folder: "\(folder.path)/half")
    #expect(throws: Stop.self) {
      try cache.fill("key") {
        try Disk.write([1], to: "\($0)/value")
        throw Stop()
      }
    }
    expectEqual(Disk.names(in: cache.folder), [])
  }
}
