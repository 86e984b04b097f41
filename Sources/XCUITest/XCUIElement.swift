import CourseKit
import CourseModel
public import Foundation

/// Something on the app's screen, looked for anew at each use.
///
/// What a test does to it fails the test when it is not there. A finger's deeds are written down in the
/// trace; the app comes to rest after each.
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider, XCUIElementAttributes,
  XCUIScreenshotProviding
{
  /// In words: `"Login" Button`.
  let words: String
  private let choice: Choice
  private let find: (ElementTree) -> [Int]

  /// Which of the elements that were found is meant.
  enum Choice {
    case only, first
    case place(Int)
  }

  init(_ words: String, _ choice: Choice, _ find: @escaping (ElementTree) -> [Int]) {
    self.words = words
    self.choice = choice
    self.find = find
  }

  /// An element of a tree, or why it cannot be told.
  struct Found {
    var tree: ElementTree
    var index: Int
    var element: ElementTree.Element { tree.elements[index] }
  }

  /// What XCUITest says when there is no such element, and what there is in its place.
  struct Missing: Error, CustomStringConvertible {
    nonisolated let description: String
  }

  func resolve(in tree: ElementTree = .current()) throws(Missing) -> Found {
    let found = find(tree)
    switch choice {
    case .first:
      if let first = found.first { return Found(tree: tree, index: first) }
    case .place(let index):
      if found.indices.contains(index) { return Found(tree: tree, index: found[index]) }
    case .only:
      if let only = found.first, found.count == 1 { return Found(tree: tree, index: only) }
      if found.count > 1 {
        let all = found.map { tree.elements[$0].description }.joined(separator: ", ")
        throw Missing(description: "Multiple matching elements found for \(words): \(all)")
      }
    }
    throw Missing(description: "No matches found for \(words). \(tree.inventory)")
  }

  /// The element; nil and a failure of the test when it is not there.
  func resolved(to task: String, _ file: StaticString, _ line: UInt) -> Found? {
    guard let run = TestRun.current, !run.isInert else { return nil }
    run.noteAssertion()
    guard run.app.isRunning || run.systemApp != nil else {
      run.fail("Failed to \(task) \(words): the app is not running", .assertion, file, line)
      return nil
    }
    do {
      return try resolve()
    } catch {
      run.fail("Failed to \(task) \(words): \(error)", .assertion, file, line)
      return nil
    }
  }

  @available(*, unavailable, message: "No selector is sent here: call the method, such as tap().")
  public func perform(_ selector: Never) {}

  // MARK: What UIKit says of any object

  /// False: on a device this asks the test's own object, and not the app's view.
  open var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  /// Nil, by the same reason; `label` is what is meant.
  open var accessibilityLabel: String? { nil }
  /// Nil, by the same reason; `value` is what is meant.
  open var accessibilityValue: String? { nil }
  /// Nil, by the same reason; tests see no hints.
  open var accessibilityHint: String? { nil }

  // MARK: Looking

  /// Whether it is there now.
  open var exists: Bool {
    let found = find(ElementTree.current())
    let isThere =
      switch choice {
      case .only, .first: !found.isEmpty
      case .place(let index): found.indices.contains(index)
      }
    // Who waits by asking again and again gets an answer in the end.
    if !isThere { TestRun.current?.letTimeMove() }
    return isThere
  }

  /// Whether a finger on its middle reaches it.
  open var isHittable: Bool {
    guard let run = TestRun.current, !run.isInert, let found = try? resolve() else { return false }
    return run.canTouch(found.element)
  }

  /// Lets the app's time pass until it is there; false when so many seconds did not bring it.
  @discardableResult
  open func waitForExistence(timeout: TimeInterval) -> Bool {
    TestRun.current?.wait("wait for \(words)", timeout: timeout) { self.exists } ?? false
  }

  /// Lets the app's time pass until it is gone.
  @discardableResult
  open func waitForNonExistence(timeout: TimeInterval) -> Bool {
    TestRun.current?.wait("wait until \(words) is gone", timeout: timeout) { !self.exists } ?? false
  }

  /// Lets the app's time pass until its property has that value.
  @discardableResult
  open func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: TimeInterval
  ) -> Bool {
    TestRun.current?.wait("wait for a property of \(words)", timeout: timeout) {
      self[keyPath: keyPath] == value
    } ?? false
  }

  private func read<Value>(
    _ name: String, or empty: Value, _ value: (ElementTree.Element) -> Value
  ) -> Value {
    resolved(to: "get the \(name) of", "", 0).map { value($0.element) } ?? empty
  }

  open var identifier: String { read("identifier", or: "") { $0.identifier } }
  open var label: String { read("label", or: "") { $0.label } }
  open var title: String { read("title", or: "") { _ in "" } }
  open var value: Any? { read("value", or: nil) { $0.value } }
  open var placeholderValue: String? { read("placeholder", or: nil) { $0.placeholder } }
  /// In points, in the coordinates of the screen.
  open var frame: CGRect { read("frame", or: .zero) { $0.frame } }
  open var elementType: ElementType { read("type", or: .any) { $0.type } }
  open var isEnabled: Bool { read("state", or: false) { $0.isEnabled } }
  open var isSelected: Bool { read("state", or: false) { $0.isSelected } }
  open var hasFocus: Bool { read("focus", or: false) { $0.hasFocus } }

  /// A property by its name, as key-value coding gives it; nil for what elements here lack.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "exists": exists
    case "hittable", "isHittable": isHittable
    case "hasKeyboardFocus", "hasFocus": hasFocus
    case "enabled", "isEnabled": isEnabled
    case "selected", "isSelected": isSelected
    case "label": label
    case "identifier": identifier
    case "title": title
    case "value": value
    case "placeholderValue": placeholderValue
    case "frame": frame
    case "elementType": elementType.rawValue
    default: nil
    }
  }

  /// How a failure calls it: `"Login" Button`.
  nonisolated open override var description: String { MainActor.assumeIsolated { words } }

  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated {
      guard let found = try? resolve() else { return words }
      return found.tree.outline(from: found.index)
    }
  }

  // MARK: What lies in it

  private var scope: (ElementTree) -> [Int] {
    { [find, choice] tree in
      switch choice {
      case .only, .first: Array(find(tree).prefix(1))
      case .place(let index):
        { found in found.indices.contains(index) ? [found[index]] : [] }(find(tree))
      }
    }
  }

  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(words, scope).descendants(matching: type)
  }

  /// What of that type lies in it directly.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(words, scope).children(matching: type)
  }

  /// The element itself; here nothing is searched longer than needed.
  open var firstMatch: XCUIElement { XCUIElement(words, .first, find) }

  // MARK: Screenshots

  /// Nothing: this course takes no pictures for tests.
  open func screenshot() -> XCUIScreenshot { Self.noScreenshot() }

  /// What it and all that lies in it are at this instant.
  ///
  /// - Throws: An error when it is not there.
  open func snapshot() throws -> any XCUIElementSnapshot {
    let found = try resolve()
    return ElementSnapshot(found.tree, found.index)
  }
}

extension ElementTree {
  /// What can be named on the screen, for who looked for something else.
  var inventory: String {
    let named = elements.dropFirst().filter {
      $0.parent.map { elements[$0].type != .keyboard && elements[$0].type != .button } ?? true
        && ($0.type != .other || !$0.identifier.isEmpty)
        && !($0.label + $0.identifier + ($0.value ?? "")).isEmpty
    }
    if elements.isEmpty, TestRun.current?.systemApp != nil {
      return "This course has no app of the system's, so there is nothing in it."
    }
    if elements.isEmpty { return "The app is not running." }
    if named.isEmpty { return "There is nothing with a name on the screen." }
    let shown = named.prefix(12).map(\.description).joined(separator: ", ")
    return "There is: \(shown)\(named.count > 12 ? ", and \(named.count - 12) more" : "")."
  }

  /// The element with all that lies in it, as lines.
  func outline(from index: Int, depth: Int = 0) -> String {
    var lines = ""
    var waiting = [(index, depth)]
    while let (index, depth) = waiting.popLast() {
      lines += String(repeating: "  ", count: depth) + elements[index].description + "\n"
      waiting += elements[index].children.reversed().map { ($0, depth + 1) }
    }
    return lines
  }
}
