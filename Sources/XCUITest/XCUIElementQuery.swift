public import Foundation

/// Elements that fit a description, looked for anew at each use.
public class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let find: (ElementTree) -> [Int]
  /// In words: `Button "Login"`.
  let words: String

  init(_ words: String, _ find: @escaping (ElementTree) -> [Int]) {
    self.words = words
    self.find = find
  }

  var scope: (ElementTree) -> [Int] { find }

  /// How many there are now.
  public var count: Int {
    let tree = ElementTree.current()
    return find(tree).count
  }

  /// The only one that there is.
  public var element: XCUIElement { XCUIElement(words, .only, find) }
  /// The first of them.
  public var firstMatch: XCUIElement { XCUIElement(words, .first, find) }

  /// The one at that place, counted from zero.
  public func element(boundBy index: Int) -> XCUIElement {
    XCUIElement("\(words) (element at index \(index))", .place(index), find)
  }

  /// The one at that place; the older name.
  public func element(at index: UInt) -> XCUIElement { element(boundBy: Int(index)) }

  /// The only one of which the predicate is true.
  public func element(matching predicate: UITestPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// The only one of that type and name.
  public func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement { matching(elementType, identifier: identifier).element }

  /// The only one with that identifier, label, value or placeholder.
  public subscript(key: String) -> XCUIElement {
    XCUIElement("\"\(key)\" \(words)", .only) { [find] tree in
      find(tree).filter { tree.elements[$0].isCalled(key) }
    }
  }

  /// Those of which the predicate is true.
  public func matching(_ predicate: UITestPredicate) -> XCUIElementQuery {
    XCUIElementQuery("\(words) with \(predicate.predicateFormat)") { [find] tree in
      find(tree).filter { predicate.holds(of: ElementSnapshot(tree, $0)) }
    }
  }

  /// Those with that identifier, label, value or placeholder.
  public func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery("\"\(identifier)\" \(words)") { [find] tree in
      find(tree).filter { tree.elements[$0].isCalled(identifier) }
    }
  }

  /// Those of that type, and of that name if there is one.
  public func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(Self.words(elementType, identifier)) { [find] tree in
      find(tree).filter { tree.fits($0, elementType, identifier) }
    }
  }

  /// Those of which the predicate is true, and those in which something lies of which it is (rule 1149).
  public func containing(_ predicate: UITestPredicate) -> XCUIElementQuery {
    XCUIElementQuery("\(words) containing \(predicate.predicateFormat)") { [find] tree in
      find(tree).filter { element in
        ([element] + tree.descendants(of: element)).contains {
          predicate.holds(of: ElementSnapshot(tree, $0))
        }
      }
    }
  }

  /// Those in which something of that type and name lies.
  public func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery("\(words) containing \(Self.words(elementType, identifier))") { [find] tree in
      find(tree).filter { element in
        tree.descendants(of: element).contains { tree.fits($0, elementType, identifier) }
      }
    }
  }

  /// What of that type lies in them, however deep.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(Self.words(type, nil)) { [scope] tree in
      let found = scope(tree).flatMap(tree.descendants).filter { tree.fits($0, type, nil) }
      return Set(found).sorted()
    }
  }

  /// What of that type lies in them directly.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(Self.words(type, nil)) { [scope] tree in
      scope(tree).flatMap { tree.elements[$0].children }.filter { tree.fits($0, type, nil) }
    }
  }

  /// Each of them by its place.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }
  /// Each of them; here by its place.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  nonisolated public override var debugDescription: String {
    MainActor.assumeIsolated {
      let tree = ElementTree.current()
      return "\(words):\n"
        + find(tree).map { "  \(tree.elements[$0].description)\n" }.joined()
    }
  }

  static func words(_ type: XCUIElement.ElementType, _ identifier: String?) -> String {
    let name = type == .any ? "Element" : type.title
    return identifier.map { "\"\($0)\" \(name)" } ?? name
  }
}

extension ElementTree {
  func fits(_ index: Int, _ type: XCUIElement.ElementType, _ identifier: String?) -> Bool {
    (type == .any || elements[index].type == type)
      && (identifier.map(elements[index].isCalled) ?? true)
  }

  /// What the app shows now; nothing while it does not run.
  static func current() -> ElementTree {
    guard let run = TestRun.current, !run.isInert, run.app.isRunning,
      let snapshot = try? run.app.snapshot()
    else { return .empty }
    return ElementTree(snapshot, editMenu: run.editMenu)
  }
}
