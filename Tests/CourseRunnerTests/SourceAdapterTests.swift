import CourseModel
import Expectations
import Testing

@testable import CourseRunner

@Suite struct SourceAdapterTests {
  /// What is compiled for a file on its own.
  private func adapted(_ source: String) -> String {
    adapted(["App.swift": source])["App.swift"] ?? ""
  }

  private func adapted(_ sources: [String: String]) -> [String: String] {
    let files = FileSet(files: sources.mapValues { [UInt8]($0.utf8) })
    return SourceAdapter.adapt(ScannedApp(files)).mapValues {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  @Test(
    "The block of a regular expression needs no `self`, unless the app has a method of that name")
  func matches() {
    let search = "r.enumerateMatches(in: s, range: n) { _, _, _ in go() }\n"
    expectEqual(
      adapted(search), "r._courseEnumerateMatches(in: s, range: n) { _, _, _ in go() }\n")
    let own = search + "extension Page { func enumerateMatches(in: String) {} }\n"
    expectEqual(adapted(own), own)
    let other = "extension Page { func enumerateMatches(of: String) {} }\n"
    expect(adapted(search + other).hasPrefix("r._course"))
  }

  @Test("A block's type is a function's, and what is made of its bits goes through the runtime")
  func blocks() {
    expectEqual(
      adapted(
        "typealias B = @convention(block) (Int) -> Void\nlet a = unsafeBitCast(b, to: C.self)\n"),
      "typealias B =  (Int) -> Void\nlet a = _courseBitCast(b, to: C.self)\n")
    let other = "typealias B = @convention(c) (Int) -> Void\nlet a = unsafeBitCast(b, to: C.self)\n"
    expectEqual(adapted(other), other)
    let parts = "@convention(c) (UnsafePointer<CGPathElement>) -> Void"
    expectEqual(
      adapted("let b: \(parts) = c\n"), "let b:  (UnsafePointer<CGPathElement>) -> Void = c\n")
  }

  @Test("What is known of a file is asked of the runtime, unless the app has such a method")
  func resourceValues() {
    let ask = "let a = try url.resourceValues(forKeys: keys)\ntry url.setResourceValues(a)\n"
    expectEqual(
      adapted(ask),
      "let a = try url._courseResourceValues(forKeys: keys)\ntry url._courseSetResourceValues(a)\n")
    let own = ask + "func resourceValues(_ a: Int) {}\nfunc setResourceValues(_ a: Int) {}\n"
    expectEqual(adapted(own), own)
  }

  @Test("An error is an object where it is the argument of a format")
  func errors() {
    expectEqual(
      adapted("write(format, error as CVarArg, task.error! as! CVarArg)\n"),
      "write(format, error as NSError, task.error! as NSError)\n")
    let other = "write(format, date as CVarArg)\nfunc log(_ error: CVarArg) {}\n"
    expectEqual(adapted(other), other)
  }

  @Test("`Progress()` has no units, unless the app has a type of that name")
  func progress() {
    expectEqual(adapted("let a = Progress()\n"), "let a = Progress(totalUnitCount: 0)\n")
    let own = ["A.swift": "let a = Progress()\n", "B.swift": "class Progress {}\n"]
    expectEqual(adapted(own)["A.swift"], "let a = Progress()\n")
  }

  @Test(
    "A name that is told from others by its module is UIKit's",
    arguments: [
      ("func round() { Darwin.round(1); CoreGraphics.floor(2) }", "UIKit.round(1); UIKit.floor(2)"),
      ("func go() { Darwin.sleep(1) }", "sleep(1)"),
      ("func go() { x.Darwin.go() }", "x.Darwin.go()"),
      ("func go(_ l: QuartzCore.CALayer) { l }", "l"),
      ("class Dispatch {}; func go() { Dispatch.go() }", "Dispatch.go()"),
      ("func go() { Foundation.Timer(); Darwin.self }", "Foundation.Timer(); Darwin.self"),
    ])
  func qualifiedNames(source: String, body: String) {
    let text = adapted("import UIKit\n\(source)\n")
    expect(text.hasSuffix(" { \(body) }\n"), text)
    expectEqual(text.contains("QuartzCore"), false)
  }

  @Test("`ProcessInfo()` asks the one system, unless the app has a type of that name")
  func processInfo() {
    expectEqual(
      adapted("let a = ProcessInfo().systemUptime\n"),
      "let a = ProcessInfo.processInfo.systemUptime\n")
    let own = ["A.swift": "let a = ProcessInfo()\n", "B.swift": "struct ProcessInfo {}\n"]
    expectEqual(adapted(own)["A.swift"], "let a = ProcessInfo()\n")
  }

  @Test("A class that describes itself says so to the runtime, and those below override it")
  func classDescriptions() {
    let source = """
      class A: UIView { override class func description() -> String { "A" } }
      class B: A { override class func description() -> String { "B" } }
      class C { private class D: UIView { override static func description() -> String { "D" } } }

      """
    let text = adapted(source)
    expect(
      text.hasPrefix("class A: UIView { @MainActor deinit {};  class func description()"), text)
    expect(text.contains("class B: A { override class func description()"), text)
    expect(text.contains("private class D: UIView {  static func description()"), text)
    expectEqual(text.ranges(of: "_CourseClassDescription").count, 1, text)
    expect(text.hasSuffix("\nextension A: UIKit._CourseClassDescription {}\n"), text)
  }

  @Test("An app's extension of what Foundation has, too, extends the runtime's; its own types win")
  func names() throws {
    func glue(_ source: String) -> String? {
      Operations.glue(
        for: ScannedApp(FileSet(files: ["App.swift": [UInt8](source.utf8)])))
    }
    expectEqual(
      glue("extension FileManager {}\n"),
      "import UIKit\n\npublic typealias FileManager = UIKit.FileManager\n")
    expectNil(glue("class FileManager {}\nextension FileManager {}\n"))
    let text = [UInt8](AppGlue.source.utf8)
    let name = "public typealias Timer = UIKit.Timer"
    expect(text.firstPlace(of: name) != nil)
    expectEqual(AppGlue.text(text, beside: ["Watch"]), text)
    let without = AppGlue.text(text, beside: ["Timer"])
    expectNil(without.firstPlace(of: name))
    expect(without.firstPlace(of: "public typealias RunLoop") != nil)
  }

  @Test("Sources that Swift on Linux can say stay as they are, byte for byte")
  func unchanged() {
    let source = """
      import UIKit
      // #available(iOS 13, *) @objc
      let text = "#available(iOS 13, *) @IBOutlet"
      @available(iOS 13, *)
      final class Root: UIViewController { isolated deinit { print("\\(self)") } }
      class Leaf {}

      """
    expectEqual(adapted(source), source)
  }

  @Test(
    "A delegate of a narrower type is overridden by another name",
    arguments: [
      (
        "class A: UITableView { override weak var delegate: UITableViewDelegate? { didSet { use(delegate) } } }",
        "class A: UITableView { override  var _courseDelegate: UITableViewDelegate? { didSet { use(_courseDelegate) } } }"
      ),
      (
        "class A: B { override var delegate: (any UITextViewDelegate)? { get { super.delegate } set { x.delegate = newValue } } }",
        "class A: B { override var _courseDelegate: (any UITextViewDelegate)? { get { super._courseDelegate } set { x.delegate = newValue } } }"
      ),
      (
        "class A: B { override var delegate: UIScrollViewDelegate? { didSet {} } }",
        "class A: B { override var delegate: UIScrollViewDelegate? { didSet {} } }"
      ),
    ])
  func typedDelegates(source: String, compiled: String) {
    expectEqual(adapted(source), compiled)
  }

  @Test(
    "Subclasses of Foundation's classes are on no actor, and bundles come from the runtime's",
    arguments: [
      (
        "final class A: NumberFormatter, B { override init() {} }",
        "final nonisolated class A: NumberFormatter, B { override init() {} }"
      ),
      ("@MainActor class A: NSError {}", "@MainActor class A: NSError {}"),
      (
        "class A: Bundle, @unchecked Sendable {}",
        "class A: UIKit._CourseBundle, @unchecked Sendable {}"
      ),
      (
        "class A: Formatter { override func getObjectValue(_ o: P?, for s: String, errorDescription e: Q?) -> Bool { true } }",
        "nonisolated class A: Formatter {  func getObjectValue(_ o: P?, for s: String, errorDescription e: Q?) -> Bool { true } }"
      ),
      ("class Formatter {}", "class Formatter {}"),
    ])
  func foundationSubclasses(source: String, compiled: String) {
    expectEqual(adapted(source), compiled)
  }

  @Test("An optional method of a delegate is asked for, and answers nil where it is missing")
  func optionalCalls() {
    let called = """
      d?.scrollViewDidScroll?(s)
      let h = (x as? D)?.tableView?(t, heightForRowAt: p) ?? 4
      let w = v.delegate?.collectionView?(v, layout: self, sizeForItemAt: p).width
      let y = d.collectionView!(v, layout: self, sizeForItemAt: p)
      onTap?(s)

      """
    let adaptedCalls = """
      UIKit._courseAsked("scrollViewDidScroll(_:)", { d?.scrollViewDidScroll(s) })
      let h = UIKit._courseAsked("tableView(_:heightForRowAt:)", \
      { (x as? D)?.tableView(t, heightForRowAt: p) }) ?? 4
      let w = UIKit._courseAsked("collectionView(_:layout:sizeForItemAt:)", \
      { v.delegate?.collectionView(v, layout: self, sizeForItemAt: p) })?.width
      let y = d.collectionView(v, layout: self, sizeForItemAt: p)
      onTap?(s)

      """
    expectEqual(adapted(called), adaptedCalls)
    expectEqual(
      adapted("if let w = UIApplication.shared.delegate?.window { w?.tag = 1 }\n"),
      "if let w = UIApplication.shared.delegate?.window.map(Optional.some) { w?.tag = 1 }\n")
  }

  @Test("Properties that an app of Swift 3 has set by their names are known by them")
  func earlyProperties() {
    let source = """
      // Copyright © 2016 Somebody
      import UIKit
      class Video: NSObject {
        var title: String?
        private var secret = 1
        init(_ values: [String: Any]) { super.init(); setValuesForKeys(values) }
      }

      """
    expect(adapted(source).contains("_courseProperty(\"title\", \\Video.title)"))
    expect(!adapted(source).contains("secret\""))
    let today = source.replacing("2016", with: "2020")
    expect(!adapted(today).contains("_courseProperty"))
    let own = "class Round: UIButton {\n  @IBInspectable var Round: Bool = false\n}\n"
    expect(
      adapted(own).contains(
        "typealias _CourseOwn = Round; _courseProperty(\"Round\", \\_CourseOwn.Round)"))
  }

  @Test(
    "A member of what is any object is looked up",
    arguments: [
      ("_ = (x as AnyObject).tag", "_ = UIKit._courseDynamic(x as AnyObject).tag"),
      ("_ = (x as AnyObject).perform(s)", "_ = UIKit._courseDynamic(x as AnyObject).perform(s)"),
      ("_ = (x as! AnyObject)[\"key\"]", "_ = UIKit._courseDynamic(x as! AnyObject)[\"key\"]"),
      ("_ = (x as AnyObject).other", "_ = (x as AnyObject).other"),
      ("print(x as AnyObject).tag", "print(x as AnyObject).tag"),
      (
        "func f(_ x: AnyObject) { _ = x.tag; g(x) }",
        "func f(_ x: AnyObject) { _ = UIKit._courseDynamic(x).tag; g(x) }"
      ),
      (
        "func f(_ x: AnyObject?) { _ = x?.tag }",
        "func f(_ x: AnyObject?) { _ = UIKit._courseDynamic(x)?.tag }"
      ),
      (
        "func f(_ x: AnyObject?) { guard let y = x else { return }; _ = y.tag }",
        "func f(_ x: AnyObject?) { guard let y = x else { return }; _ = UIKit._courseDynamic(y).tag }"
      ),
      ("func f<T: AnyObject>(_ x: T) { _ = T.tag }", "func f<T: AnyObject>(_ x: T) { _ = T.tag }"),
      (
        "let a: [String: AnyObject] = [:]; _ = a[\"x\"]",
        "let a: [String: AnyObject] = [:]; _ = a[\"x\"]"
      ),
    ])
  func anyObject(code: String, expected: String) {
    expectEqual(adapted("import UIKit\n\(code)\n"), "import UIKit\n\(expected)\n")
  }

  @Test(
    "What overrides members of Swift 4.1 overrides those of today",
    arguments: [
      (
        "override func didMove(toParentViewController parent: UIViewController?) {",
        "override func didMove(toParent parent: UIViewController?) {"
      ),
      ("super.willMove(toParentViewController: x)", "super.willMove(toParent: x)"),
      ("child.didMove(toParentViewController: x)", "child.didMove(toParentViewController: x)"),
      (
        "open override var childViewControllerForStatusBarStyle: UIViewController? {",
        "open override var childForStatusBarStyle: UIViewController? {"
      ),
      (
        "override func prefersHomeIndicatorAutoHidden() -> Bool {",
        "override var prefersHomeIndicatorAutoHidden: Bool {"
      ),
      (
        "didFinishPickingMediaWithInfo info: [String : Any]) {",
        "didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey : Any]) {"
      ),
    ])
  func earlierOverrides(member: String, expected: String) {
    func source(_ member: String) -> String {
      "import UIKit\nfinal class Root: UIViewController {\n  \(member)\n"
    }
    expect(adapted(source(member)).contains(source(expected)), "\(adapted(source(member)))")
  }

  @Test(
    "Availability conditions ask the dial",
    arguments: [
      ("if #available(iOS 13, *) {}", "if UIKit._isAvailable(13, 0) {}"),
      ("guard #available(iOS 13.4, *) else {}", "guard UIKit._isAvailable(13, 4) else {}"),
      ("while #unavailable(iOS 7.0.1) {}", "while !UIKit._isAvailable(7, 0) {}"),
      (
        "if #available(tvOS 9, iOS 9.0, *), let x = y {}",
        "if UIKit._isAvailable(9, 0), let x = y {}"
      ),
      ("if #available(macOS 10.15, *) {}", "if UIKit._isAvailable(0, 0) {}"),
      ("if x, #available(\n  iOS 8,\n  *\n) {}", "if x, UIKit._isAvailable(8, 0)\n\n\n {}"),
    ])
  func availability(source: String, expected: String) {
    expectEqual(adapted(source), expected)
  }

  @Test(
    "An availability condition that Swift refuses is left for it to refuse",
    arguments: [
      "if #available(iOS 13) {}", "if #available(iOS) {}", "if #available(iOS 13, *",
      "if #unavailable(iOS 13, *) {}", "if #available(iOS x, *) {}",
    ])
  func brokenAvailability(source: String) {
    expectEqual(adapted(source), source)
  }

  @Test(
    "The frameworks below UIKit come with it",
    arguments: [
      ("import CoreGraphics", "import UIKit"),
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
      ("import class UIKit.UIView", "import class UIKit.UIView"),
      (
        "@preconcurrency import QuartzCore; import Dispatch",
        "@preconcurrency import UIKit; import UIKit"
      ),
      ("import struct CoreGraphics.CGRect", "import struct UIKit.CGRect"),
      (
        "#if canImport(CoreFoundation) && compiler(>=6)\n#endif",
        "#if canImport(UIKit) && compiler(>=6)\n#endif"
      ),
      ("import ObjectiveC", "import UIKit"),
      ("let x = CoreGraphics.self", "let x = CoreGraphics.self"),
      ("import CoreLocation", "import UIKit"),
      ("import Foundation", "import Foundation; import UIKit"),
      ("import UIKit\nlet n = atoi(a)", "import UIKit; import Foundation\nlet n = atoi(a)"),
      (
        "import UIKit\nlet k: [URLResourceKey]",
        "import UIKit; import Foundation\nlet k: [URLResourceKey]"
      ),
      ("import UIKit\nlet n = a.free()", "import UIKit\nlet n = a.free()"),
      ("import Darwin\nlet n = strtol(a)", "import UIKit; import Foundation\nlet n = strtol(a)"),
      ("import Foundation\nimport UIKit", "import Foundation\nimport UIKit"),
    ])
  func frameworks(source: String, expected: String) {
    expectEqual(adapted(source), expected)
  }

  @Test(
    "An app is one for iOS: what no condition lets in is not compiled, and every line stays",
    arguments: [
      ("#if os(iOS) && !os(macOS) || os(tvOS)\na\n#elseif os(Linux)\nb\n#endif\n", "\na\n\n\n\n"),
      ("#if !os(macOS)\na\n#endif", "\na\n"),
      ("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif", "\n\n\nimport UIKit\n"),
      ("#if RELEASE || !(canImport(Glibc))\na\n#endif", "\na\n"),
      ("#if DEBUG\na\n#else\nb\n#endif", "\na\n\n\n"),
      ("#if !DEBUG\na\n#endif", "\n\n"),
      ("#if os(Linux)\n#if x\na\n#endif\n#endif\nb", "\n\n\n\n\nb"),
      ("#if compiler(>=6) && os(iOS)\na\n#endif", "#if compiler(>=6) && true\na\n#endif"),
      ("#if hasFeature(X)\na\n#else\nb\n#endif", "#if hasFeature(X)\na\n#else\nb\n#endif"),
    ])
  func platforms(source: String, expected: String) {
    let lines = adapted(source).split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.contains { $0 != " " } ? String($0) : ""
    }
    expectEqual(lines.joined(separator: "\n"), expected)
  }

  @Test(
    "What only looks like a guarded word is written differently, and means the same",
    arguments: [
      ("// unsafe, @_a, import Glibc", "// u-nsafe, @-_a, i-mport Glibc"),
      ("// mail @ home", "// mail @- home"),
      ("\"unsafe\"", "\"\\u{75}nsafe\""), ("#\"me@c.de\"#", "#\"me\\#u{40}c.de\"#"),
      ("case safe, unsafe", "case safe, `unsafe`"), ("a.unsafe", "a.`unsafe`"),
      ("a && unsafe && b", "a && `unsafe` && b"), ("unsafe f()", "unsafe f()"),
      ("nonisolated(unsafe) var a", "nonisolated(unsafe) var a"),
      ("f(import: 1)", "f(import: 1)"), ("func f(import a: A)", "func f(`import` a: A)"),
      ("import Glibc", "import Glibc"), ("@unchecked", "@unchecked"),
    ])
  func harmless(source: String, expected: String) {
    expectEqual(adapted(source), expected)
  }

  @Test("What an extension of a class of UIKit's overrides is registered under its name")
  func replacedMembers() {
    let text = adapted(
      """
      import UIKit
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
        override open func viewDidLoad() { super.viewDidLoad() }
      }
      """)
    expectEqual(text.contains("var _coursepreferredStatusBarStyle"), false)
    expect(
      text.contains(
        "  var _courseMovedUINavigationController_preferredStatusBarStyle: UIStatusBarStyle {"))
    expect(
      text.contains(
        "func _courseMovedUINavigationController_viewDidLoad() { super.viewDidLoad() }"))
    expect(
      text.contains(
        "_courseMethod(UINavigationController.self, \"extension preferredStatusBarStyle\", "
          + "{ (target: UINavigationController) in { "
          + "target._courseMovedUINavigationController_preferredStatusBarStyle } })"))
    expect(
      text.contains(
        "_courseMethod(UINavigationController.self, \"extension viewDidLoad()\", "
          + "UINavigationController._courseMovedUINavigationController_viewDidLoad)"))
  }

  @Test("What follows the app is overridden by an extension, and what follows a view is not")
  func nextOfApplication() {
    let body = "{ override open var next: UIResponder? { return super.next } }\n"
    let text = adapted("extension UIApplication \(body)")
    expect(text.contains("var _courseMovedUIApplication_next: UIResponder? { return super.next }"))
    expect(text.contains("_courseMethod(UIApplication.self, \"extension next\", "))
    expectEqual(adapted("extension UIView \(body)").contains("_course"), false)
  }

  @Test("A method that changes places with UIKit's reaches that by its own name")
  func exchangedMethods() {
    let method = """
      extension UIViewController {
        @objc func mine(_ animated: Bool) {
          self.mine(animated)
          if animated { mine(false) }
        }
        @objc func other() { other() }
        static func start() {
          exchange(#selector(self.mine(_:)), #selector(viewWillAppear(_:)))
        }
      }

      """
    let exchange = "func exchange() { method_exchangeImplementations(a, b) }\n"
    let text = adapted(method + exchange)
    expect(text.contains("func _courseExchanged_mine(_ animated: Bool) {}; "))
    expect(text.contains("    self._courseExchanged_mine(animated)\n"))
    expect(text.contains("    if animated { _courseExchanged_mine(false) }\n"))
    expectEqual(text.split(separator: "_courseExchanged_").count, 4)
    expectEqual(adapted(method).contains("_courseExchanged_"), false)
  }

  @Test("An observer of a control's property in an extension becomes a method")
  func observingMembers() {
    let text = adapted(
      """
      import UIKit
      extension UIButton {
        override open var isHighlighted: Bool {
          didSet { if isHighlighted != oldValue { alpha = isHighlighted ? 0.5 : 1 } }
        }
      }
      """)
    expect(
      text.contains(
        "  func _courseChangedisHighlighted(oldValue: Bool) { do {\n"
          + " if isHighlighted != oldValue { alpha = isHighlighted ? 0.5 : 1 } }"), "\(text)")
    expect(
      text.contains(
        "_courseMethod(UIButton.self, \"extension isHighlighted.didSet\", "
          + "UIButton._courseChangedisHighlighted(oldValue:))"), "\(text)")
  }

  @Test("What Foundation has twice here, or not, is called by another name")
  func foundationCalls() {
    let text = adapted(
      """
      import Foundation
      let path = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0]
      let (empty, mine) = (NSAttributedString(), Mine.NSAttributedString())
      """)
    expect(text.contains("let path = _courseSearchPaths(.documentDirectory, .userDomainMask"))
    expect(text.contains("(NSAttributedString(string: \"\"), Mine.NSAttributedString())"))
  }

  @Test("Frameworks that are not here are imported by nobody, and packages still are")
  func missingFrameworks() {
    let text = adapted("import AVFoundation\nimport Alamofire\nimport struct MapKit.Place\n")
    expectEqual(text, "import UIKit\nimport Alamofire\nimport struct MapKit.Place\n")
  }

  @Test("Previews are left out")
  func previews() {
    expectEqual(
      adapted("a\n@available(iOS 17, *)\n#Preview(\"x\") {\n  f { g }\n}\nb"), "a\n\n\n\n\nb")
  }

  @Test("Classes with subclasses get the members that Swift would imply otherwise")
  func rootClasses() {
    expectEqual(
      adapted(["A.swift": "class A { var x = 1 }\nclass B: A {}\n", "C.swift": "class C: B {}\n"]),
      [
        "A.swift":
          "class A { init() {}; @MainActor deinit {}; var x = 1 }\nclass B: A { @MainActor deinit {};}\n",
        "C.swift": "class C: B {}\n",
      ])
  }

  @Test("A class lets go on the main actor, unless it says otherwise")
  func deinitializers() {
    expectEqual(
      adapted(
        "class A { deinit { timer.invalidate() } }\nnonisolated class B { deinit {} }\n"
          + "final class C { nonisolated deinit {} }\nclass D { isolated deinit {} }\n"),
      "class A { @MainActor deinit { timer.invalidate() } }\nnonisolated class B { deinit {} }\n"
        + "final class C { nonisolated deinit {} }\nclass D { isolated deinit {} }\n")
  }

  @Test(
    "A key path is its text, and one that begins with a type is looked up",
    arguments: [
      ("let a = #keyPath(title)", "let a = \"title\""),
      ("let a = #keyPath(self.view.frame)", "let a = \"view.frame\""),
      (
        "let a = #keyPath(UIScrollView.contentSize)",
        "let a = UIKit._keyPath(\"contentSize\", \\UIScrollView.contentSize)"
      ),
      ("let a = #keyPath()", "let a = #keyPath()"),
    ])
  func keyPaths(source: String, expected: String) {
    expectEqual(adapted(source), expected)
  }

  @Test("An initializer comes only where every property has a value")
  func noInitializer() {
    expectEqual(
      adapted("class A { let x: Int }\nclass B: A {}\n"),
      "class A { @MainActor deinit {}; let x: Int }\nclass B: A {}\n")
    expectEqual(
      adapted("class A: Codable { var x: Int?\n var y: Int { 1 } }\nclass B: A {}\n"),
      "class A: Codable { init() {}; @MainActor deinit {}; var x: Int?\n var y: Int { 1 } }\nclass B: A {}\n"
    )
    expectEqual(
      adapted("class A: UIView {}\nclass B: A {}\n"),
      "class A: UIView { @MainActor deinit {};}\nclass B: A {}\n"
    )
  }

  @Test("What only Objective-C and Interface Builder read goes")
  func attributes() {
    expectEqual(
      adapted(
        "@objcMembers class A: NSObject {\n  @IBOutlet private weak var x: UILabel!\n"
          + "  @IBAction @objc(tap:) func tap(_ s: Any) {}\n}\n@UIApplicationMain class D {}\n"),
      " class A: NSObject {\n   private weak var x: UILabel!\n"
        + "    func tap(_ s: Any) {}\n}\n@main class D {}\n\n"
        + #"extension A { static func _courseMethods0_0() { _courseMethod(A.self, "tap:", "#
        + "A.tap(_:)); _courseProperty(\"x\", \\A.x) } }\nfunc _courseMethods0() { A._courseMethods0_0() }\n"
    )
  }

  /// What a file's appendix registers, line by line.
  private func registrations(_ source: String) -> [String] {
    let file = adapted(source)
    return file.dropFirst(source.utf8.count / 2).split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("extension ") || $0.hasPrefix("func _course")
    }
  }

  @Test(
    "A property that Objective-C sees is registered by its key path",
    arguments: [
      ("@IBOutlet weak var a: UILabel!", ["a": "a"]),
      ("@IBOutlet private var a: [UIButton]!", ["a": "a"]),
      ("@IBOutlet private(set) weak var a: UILabel? { didSet { f() } }", ["a": "a"]),
      (
        "@IBOutlet var a: UILabel!, b: [String: Int]!,\n    c: UIView?",
        ["a": "a", "b": "b", "c": "c"]
      ),
      ("@IBInspectable var a = f(1, 2)\n  var b = 1", ["a": "a"]),
      ("@objc(key) dynamic var a: Int = 1", ["key": "a"]),
      ("@IBInspectable var `default`: Bool { get { b, c } set {} }", ["default": "`default`"]),
      ("@objc static var a = 1; @objc class var b: Int { 1 }; var c: UILabel!", [:]),
    ])
  func properties(declaration: String, expected: [String: String]) {
    let lines = registrations("class A: UIViewController {\n  \(declaration)\n}\n")
    let calls = expected.sorted { $0.key < $1.key }.map {
      "_courseProperty(\"\($0.key)\", \\A.\($0.value))"
    }
    expectEqual(
      lines,
      (calls.isEmpty
        ? []
        : [
          "extension A { static func _courseMethods0_0() { \(calls.joined(separator: "; ")) } }",
          "func _courseMethods0() { A._courseMethods0_0() }",
        ]))
  }

  @Test("All that is not private is registered of a class whose members Objective-C sees")
  func objectiveCMembers() {
    let lines = registrations(
      "@objcMembers class A: NSObject {\n  var a = 1\n  private var b = 1\n  private(set) var c = 1\n}\n"
    )
    expectEqual(
      lines.first,
      "extension A { static func _courseMethods0_0() { _courseProperty(\"a\", \\A.a); "
        + "_courseProperty(\"c\", \\A.c) } }")
  }

  @Test("An extension registers its own, of UIKit's classes too")
  func inspectableExtension() {
    expectEqual(
      registrations(
        "extension UIView {\n  @IBInspectable var corner: CGFloat { get { 1 } set {} }\n}\n"),
      [
        "extension UIView { static func _courseMethods0_0() { _courseProperty(\"corner\", "
          + "\\UIView.corner) } }", "func _courseMethods0() { UIView._courseMethods0_0() }",
      ])
  }

  @Test("A method whose presence counts is made known with the class that declares it")
  func declaredMethods() {
    let method = "func tableView(_ t: UITableView, commit e: E, forRowAt i: IndexPath) {}"
    let lines = registrations(
      "class A: NSObject, UITableViewDataSource {}\nextension A {\n  \(method)\n  func a() {}\n}\n"
        + "protocol P {}\n extension P {\n  \(method)\n}\n")
    expectEqual(
      lines,
      [
        "extension A { static func _courseMethods0_1() { _courseMethod(A.self, "
          + "\"declared tableView(_:commit:forRowAt:)\", { (target: A) in { _ = target } }) } }",
        "func _courseMethods0() { A._courseMethods0_1() }",
      ])
  }

  @Test("A private class in another registers from inside of it")
  func privateClass() {
    expectEqual(
      adapted("class A {\n  private class B: UIView { @IBOutlet var c: UIView! }\n}\n"),
      "class A {\n  private class B: UIView { static func _courseMethods0_1() "
        + "{ _courseProperty(\"c\", \\A.B.c) };  var c: UIView! }\n}\n\n"
        + "extension A { static func _courseMethods0_1Inside() { A.B._courseMethods0_1() } }\n"
        + "func _courseMethods0() { A._courseMethods0_1Inside() }\n")
  }

  @Test("A generic class registers whenever one of its objects is made")
  func genericClass() {
    expectEqual(
      adapted("class A<T>: UIView { @IBOutlet var c: UIView!; @IBAction func d() {} }\n"),
      "class A<T>: UIView { static func _courseMethods0_0() { _courseMethod(A.self, \"d\", A.d); "
        + "_courseProperty(\"c\", \\A.c) }; let _courseRegistered0_0: Void = A._courseMethods0_0();"
        + "  var c: UIView!;  func d() {} }\n")
  }

  @Test("A controller's maker for a segue has up to three arguments")
  func segueActions() {
    let lines = registrations(
      "class A: UIViewController {\n  @IBSegueAction func make(_ c: NSCoder, sender: Any?, "
        + "segueIdentifier: String?) -> UIViewController? { nil }\n}\n")
    expectEqual(
      lines.first,
      "extension A { static func _courseMethods0_0() { _courseMethod(A.self, "
        + "\"make:sender:segueIdentifier:\", A.make(_:sender:segueIdentifier:)) } }")
  }

  @Test("What NSObject has on iOS and not here is overridden all the same")
  func unseenOverrides() {
    let text = "func setValue(_ v: Any?, forUndefinedKey k: String) {}"
    let file = adapted(
      "class A: UIView {\n  override \(text)\n}\nclass B: A { override \(text) }\n")
    expect(file.contains("{ @MainActor deinit {};\n   \(text)"))
    expect(file.contains("class B: A { override \(text) }"))
    expect(file.contains("_courseMethod(A.self, \"setValue:forUndefinedKey:\", "))
    let getter = "override func value(forUndefinedKey key: String) -> Any? { nil }"
    expect(adapted("class A: UIView { \(getter) }\n").contains("\"valueForUndefinedKey:\", "))
    let awake = "override func awakeFromNib() {}"
    expectEqual(adapted("class A: UIView { \(awake) }"), "class A: UIView { \(awake) }")
    expect(adapted("class A: NSObject { \(awake) }").contains("{  func awakeFromNib() {} }"))
    expect(
      adapted("class A: UIView { override class func awakeFromNib() {} }")
        .contains("{  class func awakeFromNib() {} }"))
  }

  @Test(
    "Objective-C's name has no With beside a preposition, as the compiler gives it",
    arguments: [
      ("go(thing:)", "goWithThing:"), ("go(toPage:)", "goToPage:"), ("go(for:)", "goFor:"),
      ("go(forum:)", "goWithForum:"), ("go(TO:)", "goTO:"), ("go(_:to:)", "go:to:"),
      ("value(forUndefinedKey:)", "valueForUndefinedKey:"), ("backTo(list:)", "backToList:"),
      ("backto(list:)", "backtoWithList:"), ("withOut(list:)", "withOutWithList:"),
      ("to(list:)", "toList:"), ("goIN(list:)", "goINList:"),
      ("go(withinURL:a:)", "goWithinURL:a:"),
      ("go(URLString:)", "goWithURLString:"), ("go(onto:)", "goWithOnto:"), ("go()", "go"),
    ])
  func prepositions(method: String, selector: String) throws {
    let parts = method.dropLast().split(separator: "(")
    let labels = parts.count < 2 ? [] : parts[1].split(separator: ":").map(String.init)
    expectEqual(ExposedMethod.selector(name: String(parts[0]), labels: labels), selector)
  }

  @Test(
    "Parameters of a class that a method's body does not mention are named",
    arguments: [
      ("_ s: UIButton", "g()", ", unread: [0]"), ("_ s: UIButton", "g(s)", ""),
      ("_ s: UIButton", "g(\"\\(s.tag)\")", ""),
      ("sender s: UIButton", "g(sender)", ", unread: [0]"),
      ("_ s: Any", "g()", ""), ("_ s: UIButton?", "g()", ""), ("s: Int", "g()", ""),
      ("_ s: UIButton, for e: UIEvent", "g(s)", ", unread: [1]"),
      ("_ s: UIButton", "if x { g() } else { h(s) }", ""),
    ])
  func unreadParameters(parameters: String, body: String, mark: String) {
    let labels = parameters.split(separator: ", ").map {
      "\($0.prefix { $0 != " " && $0 != ":" }):"
    }
    expect(
      adapted("class A: NSObject {\n  @objc func tap(\(parameters)) { \(body) }\n}\n")
        .contains("A.tap(\(labels.joined()))\(mark)) } }"))
  }

  @Test("A class is registered under the name that @objc gives it")
  func classNames() {
    expectEqual(
      adapted("@objc(Delegate) final class A: NSObject {}\n@objc class B: NSObject {}\n"),
      " final class A: NSObject {}\n class B: NSObject {}\n\n"
        + "extension A { static func _courseMethods0_0() { _courseClass(A.self, \"Delegate\") } }\n"
        + "func _courseMethods0() { A._courseMethods0_0() }\n")
  }

  @Test("Optional methods of protocols have defaults, and calls no longer ask for them")
  func optionalRequirements() {
    expectEqual(
      adapted(
        "@objc protocol P { @objc optional func a(_ x: Int)\n  func b() }\n"
          + "func f(_ p: P?) { p?.a?(1); p?.b() }"),
      " protocol P: AnyObject {   func a(_ x: Int)\n  func b() }\n"
        + "func f(_ p: P?) { p?.a(1); p?.b() }\nextension P { func a(_ x: Int) {} }\n")
  }

  @Test("An optional method with a result answers an optional one, nil where nobody has it")
  func optionalAnswers() {
    expectEqual(
      adapted(
        "@objc protocol P: class {\n  @objc optional func a(_ x: Int) -> String\n  @objc optional func b()"
          + " -> Int?\n}\nclass C: P {\n  func a(_ x: Int) -> String { return \"\" }\n}\n"
          + "func f(_ p: P?) { _ = p?.a?(1) ?? p?.b?() }"),
      " protocol P: class {\n    func a(_ x: Int) -> String?\n    func b() -> Int?\n}\n"
        + "class C: P {\n  func a(_ x: Int) -> String? { return \"\" }\n}\n"
        + "func f(_ p: P?) { _ = p?.a(1) ?? p?.b() }\n"
        + "extension P { func a(_ x: Int) -> String? { nil } }\n"
        + "extension P { func b() -> Int? { nil } }\n")
  }

  @Test(
    "An optional property is asked for under a name of the course's, which the types that have it answer"
  )
  func optionalProperties() {
    expectEqual(
      adapted(
        "@objc protocol P {\n  @objc optional var a: String { get }\n}\nclass C: P {\n"
          + "  var a = \"x\"\n}\nfunc f(_ p: P?) { _ = p?.a }"),
      " protocol P: AnyObject {\n   var _courseOptional_a: String? { get }\n}\nclass C: P {\n"
        + "  var a = \"x\"\n}\nfunc f(_ p: P?) { _ = p?.a }\n"
        + "extension P { var _courseOptional_a: String? { nil }; "
        + "var a: String? { _courseOptional_a } }\n"
        + "extension C { var _courseOptional_a: String? { let own = a; return own } }\n")
  }

  @Test("A protocol that names a class behind `where` alone is one for classes, too")
  func whereAlone() {
    expectEqual(
      adapted("@objc protocol P where Self: UIViewController { func a() }\n"),
      " protocol P: AnyObject where Self: UIViewController { func a() }\n")
  }

  @Test("A call of an optional method of the same protocol needs no dot")
  func optionalCallWithoutDot() {
    expectEqual(
      adapted(
        "@objc protocol P {\n  @objc optional func a() -> Int\n}\n"
          + "extension P { var b: Int { a?() ?? 1 } }"),
      " protocol P: AnyObject {\n    func a() -> Int?\n}\n"
        + "extension P { var b: Int { a() ?? 1 } }\nextension P { func a() -> Int? { nil } }\n")
  }

  @Test("The delegate's window, an optional requirement in UIKit, is there in every delegate")
  func delegateWindow() {
    expectEqual(
      adapted("f(d?.window??.root, d!.window!!.root, d.window ?? .none, d.window??e, w!!)\n"),
      "f(d?.window?.root, d!.window!.root, d.window ?? .none, d.window??e, w!!)\n")
  }

  @Test("A message's column is that of the author's file")
  func columns() {
    let source = "let é = 1\nif #available(iOS 13, *), missing {}\n"
    let adapted = AdaptedSource(
      [UInt8](source.utf8),
      edits: [SourceEdit(range: 14..<35, replacement: "UIKit._isAvailable(13, 0)")])
    func restored(_ column: Int) -> Int? {
      adapted.restored(
        CompilerDiagnostic(
          severity: .error, message: "", file: "", line: 2, column: column, sourceLine: "x")
      ).column
    }
    expect(
      String(decoding: adapted.bytes, as: UTF8.self).hasSuffix(
        "\nif UIKit._isAvailable(13, 0), missing {}\n"))
    expectEqual([1, 4, 10, 28, 29, 31].map(restored), [1, 4, 4, 4, 25, 27])
  }
}

extension SourceAdapterTests {
  @Test("#selector becomes the name that Objective-C gives the app's method")
  func selectors() {
    let source = """
      class A: NSObject {
        @objc func tap(_ sender: Any) {}
        @IBAction func go() {}
        @objc func turn(page: Int, _ fast: Bool) {}
        @objc(named:) private func named(_ x: Int) {}
        func f() {
          g(#selector(tap(_:)), #selector(A.go), #selector(self.turn), #selector(named as (A) -> (Int) -> Void))
        }
      }

      """
    let lines = adapted(source).split(separator: "\n").map(String.init)
    let call = #"""
          g(UIKit.Selector("tap:"), UIKit.Selector("go"), UIKit.Selector("turnWithPage::"), \#
      UIKit.Selector("named:"))
      """#
    expectEqual(lines[6], call)
    let table = #"""
      extension A { static func _courseMethods0_0() { _courseMethod(A.self, "tap:", \#
      A.tap(_:)); _courseMethod(A.self, "go", A.go); _courseMethod(A.self, \#
      "turnWithPage::", A.turn(page:_:)); _courseMethod(A.self, "named:", A.named(_:)) } }
      func _courseMethods0() { A._courseMethods0_0() }
      """#
    expectEqual(lines[9...].joined(separator: "\n"), table)
  }

  @Test("#selector finds the app's method behind `type(of: self)`, `Self`, a cast and a value")
  func selectorsOfValues() {
    let method = "class A: NSObject { @objc func tap(_ x: Any) {} }\n"
    for owner in ["type(of: self)", "Self", "(self as A)", "page.list[0]"] {
      for name in ["tap", "tap(_:)"] {
        let source = "let a = #selector(\(owner).\(name))\n\(method)"
        expect(adapted(source).hasPrefix("let a = UIKit.Selector(\"tap:\")\n"))
      }
    }
    let other = "let a = #selector(list.reload)\nclass A { func reload() {} }\n"
    expect(adapted(other).hasPrefix("let a = _courseSelector(\"reload\", list.reload)\n"))
  }

  @Test("A property wrapper of the app's comes before the macro of that name")
  func ownWrappers() {
    let use = "class Page { @Observable var a = 1 }\n"
    expectEqual(adapted(use), use)
    let wrapper = "@propertyWrapper struct Observable<T> { var wrappedValue: T }\n"
    expect(adapted(use + wrapper).hasPrefix("class Page { @App.Observable var a = 1 }\n"))
  }

  @Test("A semicolon ends a declaration of a protocol")
  func semicolons() {
    expectEqual(
      adapted("@objc protocol P { @objc optional func a(); @objc optional func b() -> Int; }\n"),
      " protocol P: AnyObject {   func a();   func b() -> Int?; }\n"
        + "\nextension P { func a() {} }\nextension P { func b() -> Int? { nil } }\n")
  }

  @Test("What is not the app's own is looked up by the compiler, and what is not marked is left")
  func foreignSelectors() {
    expectEqual(
      adapted("let a = #selector(UIView.setNeedsLayout)\n"),
      "let a = _courseSelector(\"setNeedsLayout\", UIView.setNeedsLayout)\n")
    let hidden = "class A { func f() { g(#selector(f)) } }\n"
    expectEqual(adapted(hidden), hidden)
  }

  @Test("What Foundation has on no actor is overridden beside the author's member")
  func nonisolatedOverrides() {
    expectEqual(
      adapted("class A: NSObject { override var hash: Int { 1 } }"),
      "class A: NSObject { nonisolated override var hash: Int { _courseOnMain(()) "
        + "{ _ in _courseA_hash } };  var _courseA_hash: Int { 1 } }")
    expectEqual(
      adapted("class A: NSObject { override func isEqual(_ object: Any?) -> Bool { false } }"),
      "class A: NSObject { nonisolated override func isEqual(_ object: Any?) -> Bool "
        + "{ _courseOnMain(object) { _courseA_isEqual($0) } };  "
        + "func _courseA_isEqual(_ object: Any?) -> Bool { false } }")
    let own = "struct A { var hash: Int { 1 } }"
    expectEqual(adapted(own), own)
  }

  @Test("An override in an extension of the app's own class is called from the class")
  func movedOverrides() {
    expectEqual(
      adapted([
        "A.swift": "class A: UIViewController {}",
        "B.swift": "extension A { override func tableView(_ t: T, at place: Int) -> Int { 1 } }",
      ]),
      [
        "A.swift": "class A: UIViewController { override func tableView(_ t: T, at place: Int) "
          + "-> Int { _courseMovedtableView(t, at: place) };}",
        "B.swift":
          "extension A {  func _courseMovedtableView(_ t: T, at place: Int) -> Int { 1 } }",
      ])
  }

  @Test("An initializer that a class of the app's requires is called by itself")
  func requiredMaking() {
    let text = adapted(
      """
      class Page: UIViewController {
        required init() { super.init(nibName: nil, bundle: nil) }
        class func make() -> Self { self.init() }
        func again() -> Page { type(of: self).init() }
      }
      class Plain: UIView { static func make() -> Plain { self.init() } }
      func made<T: Page>(_ t: T.Type) -> T { T() }
      func framed<T: UIView>(_ t: T.Type) -> T { T() }
      func of(page: Page.Type, view: UIView.Type) -> Any { (page.init(), view.init()) }
      """)
    expect(text.contains("Self { self.init() }"))
    expect(text.contains("{ type(of: self).init() }"))
    expect(text.contains("Plain { self._courseMade() }"))
    expect(text.contains("func made<T: Page>(_ t: T.Type) -> T { T() }"))
    expect(text.contains("func framed<T: UIView>(_ t: T.Type) -> T { T(_courseMake: ()) }"))
    expect(text.contains("(page.init(), view._courseMade())"))
  }

  @Test("What an extension declares may be overridden below, of the app's own class or of UIKit's")
  func extensionMembers() {
    let own = adapted([
      "A.swift": "class A: UIViewController {}\n"
        + "@objc extension A { func go(_ n: Int) -> Int { n } }",
      "B.swift": "class B: A { override func go(_ n: Int) -> Int { super.go(n) + 1 } }",
    ])
    expect(own["A.swift"]?.contains(" func go(_ n: Int) -> Int { _courseMovedgo(n) };}") == true)
    expect(own["A.swift"]?.contains("extension A { func _courseMovedgo(_ n: Int)") == true)
    expectEqual(
      own["B.swift"], "class B: A { override func go(_ n: Int) -> Int { super.go(n) + 1 } }")
    let others = adapted([
      "A.swift": "extension UIViewController { @objc var kind: String { \"plain\" } }",
      "B.swift": "class B: UIViewController { override var kind: String { \"b\" + super.kind } }",
      "C.swift": "class C: B { override var kind: String { super.kind } }",
    ])
    expect(
      others["A.swift"]?.contains(
        "var kind: String { if let own = self as? C { return own._courseOver_C_kind }; "
          + "if let own = self as? B { return own._courseOver_B_kind }; "
          + "return _courseMovedkind };") == true)
    expect(
      others["B.swift"]?.contains(
        " var _courseOver_B_kind: String { \"b\" + super._courseMovedkind }") == true)
    expect(
      others["C.swift"]?.contains(
        " var _courseOver_C_kind: String { super._courseOver_B_kind }") == true)
    let kits = adapted([
      "A.swift": "extension UIView { @objc func save() {} }",
      "B.swift": "extension UIControl { override func save() { super.save() } }\n"
        + "extension UISwitch { open override func save() { super.save() } }",
      "C.swift": "class C: UISwitch { override func save() { super.save() } }",
    ])
    expect(
      kits["A.swift"]?.contains(
        "func save() { if let own = self as? C { return own._courseOver_C_save() }; "
          + "if let own = self as? UISwitch { return own._courseOver_UISwitch_save() }; "
          + "if let own = self as? UIControl { return own._courseOver_UIControl_save() }; "
          + "return _courseMovedsave() };") == true)
    expect(
      kits["B.swift"]?.hasPrefix(
        "extension UIControl {  func _courseOver_UIControl_save() { super._courseMovedsave() } }\n"
          + "extension UISwitch {   func _courseOver_UISwitch_save() "
          + "{ super._courseOver_UIControl_save() } }") == true)
    expect(kits["C.swift"]?.contains("{ super._courseOver_UISwitch_save() }") == true)
    let below = adapted([
      "A.swift": "class A: UIView {}\n@objc extension A { func go() {} }",
      "B.swift": "class B: A {}\nextension B { override func go() { super.go() } }",
    ])
    expect(
      below["B.swift"]?.hasPrefix("class B: A { override func go() { _courseMovedB_go() };}")
        == true)
    expect(below["B.swift"]?.contains("func _courseMovedB_go() { super.go() }") == true)
    let unmarked =
      "extension UIView { func go() {} }\nfinal class A: UIView { override func go() {} }"
    expectEqual(adapted(unmarked), unmarked)
  }

  @Test("A layer's managed properties get their accessors")
  func managedProperties() {
    let source =
      "class Pie: CALayer { @NSManaged var part: CGFloat\n @NSManaged dynamic var name: String? }"
    expectEqual(
      adapted(source),
      "class Pie: CALayer {  var part: CGFloat { get { UIKit._managed(self, \"part\") } "
        + "set { UIKit._manage(self, \"part\", newValue) } }\n  dynamic var name: String? "
        + "{ get { UIKit._managed(self, \"name\") } "
        + "set { UIKit._manage(self, \"name\", newValue) } } }")
  }

  @Test(
    "Objects of UIKit's classes are made by generic types",
    arguments: [
      ("func make<T: UIView>() -> T { T() }", "func make<T: UIView>() -> T { T(_courseMake: ()) }"),
      (
        "class S<Cell: UITableViewCell & P> { func f() { Cell(style: .default, reuseIdentifier: nil) } }",
        "class S<Cell: UITableViewCell & P> { func f() { Cell(_courseMake: (), style: .default, "
          + "reuseIdentifier: nil) } }"
      ),
      ("func make<T: Codable>() -> T { T() }", "func make<T: Codable>() -> T { T() }"),
      (
        "let pages: [UIViewController.Type] = []; func f() { let page = pages[0]; page.init() }",
        "let pages: [UIViewController.Type] = []; func f() { let page = pages[0]; "
          + "page._courseMade() }"
      ),
      (
        "func f(_ a: Any) { if let grid = a as? UICollectionViewController.Type { "
          + "grid.init(collectionViewLayout: layout) } }",
        "func f(_ a: Any) { if let grid = a as? UICollectionViewController.Type { "
          + "grid._courseMade(collectionViewLayout: layout) } }"
      ),
      (
        "let pages: [UIViewController.Type] = []; func f() { show(pages[i].init()); pages.map { $0.init() } }",
        "let pages: [UIViewController.Type] = []; func f() { show(pages[i]._courseMade()); "
          + "pages.map { $0._courseMade() } }"
      ),
      (
        "let rows: [(String, UIViewController.Type)] = []; func f() { rows[0].1.init() }",
        "let rows: [(String, UIViewController.Type)] = []; func f() { rows[0].1._courseMade() }"
      ),
      (
        "let rows: [String: UIViewController.Type] = [:]; func f() { rows[String.init()]!.init() }",
        "let rows: [String: UIViewController.Type] = [:]; func f() { "
          + "rows[String.init()]!._courseMade() }"
      ),
      (
        "struct Row { let page: UIViewController.Type? }; func f(_ row: Row) { row.page!.init() }",
        "struct Row { let page: UIViewController.Type? }; func f(_ row: Row) { "
          + "row.page!._courseMade() }"
      ),
      (
        "func page() -> UIViewController.Type { A.self }; func f() { page().init(nibName: nil, bundle: nil) }",
        "func page() -> UIViewController.Type { A.self }; func f() { "
          + "page()._courseMade(nibName: nil, bundle: nil) }"
      ),
      (
        "extension UIView { func twin() -> UIView { type(of: self).init(frame: frame) } }",
        "extension UIView { func twin() -> UIView { type(of: self)._courseMade(frame: frame) } }"
      ),
      (
        "class A: UIView {}; let all = [A.self, A.self]; func f() { for a in all { a.init() } }",
        "class A: UIView {}; let all = [A.self, A.self]; func f() { for a in all { a._courseMade() } }"
      ),
      (
        "extension UIViewController { static func own() -> Self { self.init(nibName: nil, bundle: nil) }; "
          + "convenience init(a: Int) { self.init(nibName: nil, bundle: nil) } }",
        "extension UIViewController { static func own() -> Self { self._courseMade(nibName: nil, bundle: nil) }; "
          + "convenience init(a: Int) { self.init(nibName: nil, bundle: nil) } }"
      ),
      (
        "func make<T: UIView>(_ type: T.Type) -> T { type.init() }",
        "func make<T: UIView>(_ type: T.Type) -> T { type._courseMade() }"
      ),
      (
        "class A: UIView {}; class B: A {}; class C: B {}; func f(_ b: B.Type) -> B { b.init() }; "
          + "extension C { static func own() -> Self { Self() } }",
        "class A: UIView { @MainActor deinit {};}; class B: A { @MainActor deinit {};}; class C: B {}; "
          + "func f(_ b: B.Type) -> B { b._courseMade() }; "
          + "extension C { static func own() -> Self { Self(_courseMake: ()) } }"
      ),
      (
        "class A: UIView { required init() {}; static func own() -> Self { Self() } }; "
          + "class B { static func own() -> Self { Self() } }",
        "class A: UIView { required init() {}; static func own() -> Self { Self() } }; "
          + "class B { static func own() -> Self { Self() } }"
      ),
      (
        "func f(_ n: String) { let a = NSClassFromString(Bundle.main.infoDictionary![k] as! String + "
          + "\".\" + n) as! UIView.Type; a.init() }",
        "func f(_ n: String) { let a = NSClassFromString(Bundle.main.infoDictionary![k] as! String + "
          + "\".\" + n) as! UIView.Type; a._courseMade() }"
      ),
      (
        "func f() { let a = b\nc as? UIView.Type; a.init() }",
        "func f() { let a = b\nc as? UIView.Type; a.init() }"
      ),
      (
        "func f(_ type: Model.Type) { let made = type.init(); type.init() }",
        "func f(_ type: Model.Type) { let made = type.init(); type.init() }"
      ),
      (
        "func f<T: UIView>(_ type: T.Type) {}; func g<M: Model>(_ type: M.Type) -> M { type.init() }",
        "func f<T: UIView>(_ type: T.Type) {}; func g<M: Model>(_ type: M.Type) -> M { type.init() }"
      ),
      (
        "func f(_ type: UIView.Type) {}; func g(_ m: Model) { _ = type(of: m).init() }",
        "func f(_ type: UIView.Type) {}; func g(_ m: Model) { _ = type(of: m).init() }"
      ),
      (
        "class A: UIView { class B { required init() {}; func f() { _ = type(of: self).init() } } }",
        "class A: UIView { class B { required init() {}; func f() { _ = type(of: self).init() } } }"
      ),
      (
        "class A: UIView { static func f() -> Self { self.init(frame: .zero, title: [1, 2]) } }",
        "class A: UIView { static func f() -> Self { self.init(frame: .zero, title: [1, 2]) } }"
      ),
      (
        "extension UIEdgeInsets { static func f() -> UIEdgeInsets { self.init() } }",
        "extension UIEdgeInsets { static func f() -> UIEdgeInsets { self.init() } }"
      ),
      (
        "func make<T: UIView>(t: T) { t(); T(model: 1) }",
        "func make<T: UIView>(t: T) { t(); T(model: 1) }"
      ),
    ])
  func genericMaking(source: String, expected: String) {
    expectEqual(adapted(source), expected)
  }

  @Test(
    "Dynamic properties say that they change",
    arguments: [
      (
        "dynamic var a = 1",
        "dynamic var a = 1 { willSet { UIKit._willChange(self, \"a\") } didSet { UIKit._didChange(self, \"a\") } }"
      ),
      (
        "dynamic var a: [String: Int]? { didSet { x() } }",
        "dynamic var a: [String: Int]? { willSet { UIKit._willChange(self, \"a\") } didSet { defer { UIKit._didChange(self, \"a\") }; x() } }"
      ),
      (
        "dynamic var a: Int { get { 1 } set { x() } }",
        "dynamic var a: Int { get { 1 } set { UIKit._willChange(self, \"a\"); defer { UIKit._didChange(self, \"a\") }; x() } }"
      ),
      ("dynamic var a: Int { 1 }", "dynamic var a: Int { 1 }"),
      ("dynamic let a = 1", "dynamic let a = 1"),
      (
        "dynamic lazy var a: T = {\n  T()\n}()\nvar b = 1",
        "dynamic lazy var a: T = {\n  T()\n}() { willSet { UIKit._willChange(self, \"a\") } didSet { UIKit._didChange(self, \"a\") } }\nvar b = 1"
      ),
    ])
  func dynamicProperties(source: String, expected: String) {
    expectEqual(
      adapted("import UIKit\nfinal class A: NSObject {\n\(source)\n}\n"),
      "import UIKit\nfinal class A: NSObject {\n\(expected)\n}\n")
  }

  @Test("A file that knows Foundation alone announces its changes by the course's own functions")
  func observedModel() {
    expectEqual(
      adapted(
        """
        import Foundation
        final class Song: NSObject { dynamic var title = "" }
        let old = songs.sorted(by: \\.year)

        """),
      """
      import Foundation; import UIKit
      final class Song: NSObject { dynamic var title = "" \
      { willSet { _courseWillChange(self, "title") } didSet { _courseDidChange(self, "title") } } }
      let old = songs.sorted(by: \\.year)

      """)
  }

  @Test("What tells observations apart is no pointer, and one elsewhere stays one")
  func observerContext() {
    let text = adapted(
      """
      import UIKit
      class A: NSObject {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
        func other(context: UnsafeMutableRawPointer?) {}
      }

      """)
    expect(text.contains("    context: UIKit._CourseContext?\n  ) {}"))
    expect(text.contains("func other(context: UnsafeMutableRawPointer?) {}"))
    expect(text.contains("context: UIKit._CourseContext?) in target.observeValue("))
    expect(!text.contains("override"))
  }

  @Test("What observes from an extension stands in the class, in one of UIKit's where it is")
  func observingExtensions() {
    let method =
      "func observeValue(forKeyPath p: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, "
    let head = "\(method)context: UnsafeMutableRawPointer?) {}"
    let own = adapted([
      "A.swift": "class A: UIViewController {}\nextension A { override \(head) }",
      "B.swift": "class B: A {}\nextension B { override \(head) }",
    ])
    let (first, second) = (own["A.swift"] ?? "", own["B.swift"] ?? "")
    expect(
      first.contains("; \(method)context: UIKit._CourseContext?) { _courseMovedobserveValue("))
    expect(
      second.hasPrefix(
        "class B: A { override \(method)context: UIKit._CourseContext?) "
          + "{ _courseMovedB_observeValue("))
    expect(first.contains("_courseMethod(A.self, \"observeValueForKeyPath:"))
    let other = adapted("import UIKit\nextension UITextView { open override \(head) }\n")
    expect(other.contains("  \(method)context: UIKit._CourseContext?) {} }"))
    expect(other.contains("_courseMethod(UITextView.self, \"observeValueForKeyPath:"))
    expect(!other.contains("override"))
  }

  @Test("The names of an observed path are kept beside it")
  func observedPaths() {
    let source = """
      import UIKit
      let a = model.observe(\\.user?.name, options: [.new]) { _, _ in }
      let b = observe(\\Model.count, options: .new) { _, _ in }
      let c = names.map(\\.count)
      """
    expectEqual(
      adapted(source),
      """
      import UIKit
      let a = model.observe(UIKit._keyPathNamed("user.name", \\.user?.name), options: [.new]) { _, _ in }
      let b = observe(UIKit._keyPathNamed("count", \\Model.count), options: .new) { _, _ in }
      let c = names.map(\\.count)
      """)
  }
}
