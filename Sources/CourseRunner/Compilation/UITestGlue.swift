/// The code by which a judge finds the tests in `UITests/`.
///
/// Without Objective-C nobody finds methods by their names at run time: they are read out of the sources,
/// and called by name.
struct UITestGlue {
  /// The module of `UITests/`.
  static let moduleName = "UITests"
  /// The file's name among the part's; no author's file is called so.
  static let fileName = "\(Part.uiTestsName)/CourseUITestExport.swift"

  private let classes: [String: TestClass]
  private let names: [String]

  /// A class with what it declares of tests, in extensions too.
  private struct TestClass {
    var superclass: String?
    var methods: [Method] = []
    var waits = false
  }

  private struct Method {
    var name: String
    var isAsync: Bool
    var file: String
    var line: Int
  }

  /// - Parameter sources: The files by their names.
  init(of sources: [String: [UInt8]]) {
    var classes: [String: TestClass] = [:]
    for (path, bytes) in sources.sorted(by: { $0.key < $1.key }) {
      // What no `#if` lets in is not a test.
      let whole = SourceScanner.tokens(of: bytes)
      let settled = SettledConditions(tokens: whole).applied(to: bytes)
      let tokens = settled.map { SourceScanner.tokens(of: $0) } ?? whole
      for type in DeclarationReader(tokens: tokens).types
      where type.keyword == "class" || type.keyword == "extension" {
        var found = classes[type.name] ?? TestClass()
        if type.keyword == "class" { found.superclass = type.inherited.first }
        for member in type.members where member.keyword == "func" {
          let words = tokens[member.nameToken..<max(member.signatureEnd, member.nameToken)]
          let isAsync = words.contains { $0.kind == .word && $0.text == "async" }
          if isAsync, ["setUp", "tearDown"].contains(member.name) { found.waits = true }
          guard member.name.hasPrefix("test"), member.labels == [],
            member.modifiers.isDisjoint(with: ["private", "fileprivate", "static", "class"])
          else { continue }
          let line = bytes[..<tokens[member.nameToken].range.lowerBound]
            .count { $0 == UInt8(ascii: "\n") }
          found.methods.append(
            Method(
              name: member.name, isAsync: isAsync, file: path.lastComponent, line: line + 1))
        }
        classes[type.name] = found
      }
    }
    self.classes = classes
    names = classes.keys.sorted()
  }

  /// The methods of the class and of those above it, in XCTest's order; nil when it is not a test class.
  private func methods(of name: String, depth: Int = 0) -> [Method]? {
    guard depth < 32 else { return nil }
    if name == "XCTestCase" || name == "XCTest.XCTestCase" { return [] }
    guard let own = classes[name], let above = own.superclass,
      let inherited = methods(of: above, depth: depth + 1)
    else { return nil }
    let names = Set(own.methods.map(\.name))
    return (own.methods + inherited.filter { !names.contains($0.name) })
      .sorted { $0.name < $1.name }
  }

  /// The file's text.
  var source: String {
    let calls = names.flatMap { name in
      (methods(of: name) ?? []).map { method in
        let (label, words) =
          method.isAsync ? ("asyncMethod", "try await") : ("method", "try")
        return """
              UITestMethod(
                "\(name)", "\(method.name)", file: "\(method.file)", line: \(method.line),
                make: { \(name)() }, \(label): { (test: \(name)) in \(words) test.\(method.name)() }),
          """
      }
    }
    let waits = classes.values.contains(where: \.waits)
    return """
      import XCTest

      @_cdecl("course_ui_tests")
      public func courseUITests() -> UnsafeMutableRawPointer {
        exportUITests([
      \(calls.joined(separator: "\n"))
        ], waits: \(waits))
      }

      // What Foundation has as well, and what a test means by it: all time is the app's.
      typealias NSPredicate = UITestPredicate
      typealias NSCompoundPredicate = UITestCompoundPredicate
      typealias Thread = UITestThread
      typealias DispatchQueue = UITestDispatchQueue
      typealias DispatchTime = UITestDispatchTime
      typealias DispatchWorkItem = UITestDispatchWorkItem
      typealias Timer = UITestTimer
      typealias URLSession = UITestURLSession
      @available(*, unavailable, message: "No selector is sent here: call the method.")
      func NSSelectorFromString(_ name: String) -> Never { fatalError() }
      @discardableResult func sleep(_ seconds: UInt32) -> UInt32 { uiTestSleep(seconds) }
      @discardableResult func usleep(_ microseconds: UInt32) -> Int32 { uiTestUsleep(microseconds) }
      func CFAbsoluteTimeGetCurrent() -> Double { uiTestAbsoluteTime() }
      func CACurrentMediaTime() -> Double { uiTestAbsoluteTime() }

      nonisolated extension Date {
        init() { self = uiTestNow() }
        init(timeIntervalSinceNow seconds: TimeInterval) {
          self = uiTestNow().addingTimeInterval(seconds)
        }
        static var now: Date { uiTestNow() }
        var timeIntervalSinceNow: TimeInterval { timeIntervalSince(uiTestNow()) }
      }

      nonisolated extension RunLoop {
        func run(until date: Date) { uiTestWait(until: date) }
        @discardableResult func run(mode: RunLoop.Mode, before date: Date) -> Bool {
          uiTestWait(until: date)
          return true
        }
      }

      nonisolated extension Task where Success == Never, Failure == Never {
        static func sleep(nanoseconds: UInt64) async throws {
          try await uiTestPause(Double(nanoseconds) / 1e9)
        }
        static func sleep(_ nanoseconds: UInt64) async {
          try? await uiTestPause(Double(nanoseconds) / 1e9)
        }
        static func sleep(for duration: Duration) async throws {
          let parts = duration.components
          try await uiTestPause(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
        }
      }

      """
  }
}
