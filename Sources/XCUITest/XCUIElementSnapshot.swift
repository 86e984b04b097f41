public import Foundation

/// What can be asked of an element, as it is now or as it was.
public protocol XCUIElementAttributes {
  /// The name by which tests find it; empty without one.
  var identifier: String { get }
  /// In points, in the coordinates of the screen.
  var frame: CGRect { get }
  /// What it stands for; nil for nothing.
  var value: Any? { get }
  /// Its title; empty on iOS.
  var title: String { get }
  /// What is read aloud of it.
  var label: String { get }
  /// What it is.
  var elementType: XCUIElement.ElementType { get }
  /// Whether it can be used.
  var isEnabled: Bool { get }
  /// What it shows while it is empty; nil for nothing.
  var placeholderValue: String? { get }
  /// Whether it is chosen.
  var isSelected: Bool { get }
  /// Whether what is typed goes to it.
  var hasFocus: Bool { get }
}

/// An element as it was at one instant, with what lay in it.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// What lay in it directly.
  var children: [any XCUIElementSnapshot] { get }
  /// All of it as plain data.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

extension XCUIElement {
  /// How an attribute is called in plain data.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let elementType = AttributeName(rawValue: "elementType")
    public static let identifier = AttributeName(rawValue: "identifier")
    public static let value = AttributeName(rawValue: "value")
    public static let label = AttributeName(rawValue: "label")
    public static let title = AttributeName(rawValue: "title")
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    public static let frame = AttributeName(rawValue: "frame")
    public static let enabled = AttributeName(rawValue: "enabled")
    public static let selected = AttributeName(rawValue: "selected")
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    public static let children = AttributeName(rawValue: "children")
  }
}

/// A part of a tree that stays as it was.
struct ElementSnapshot: XCUIElementSnapshot {
  private let tree: ElementTree
  private let index: Int
  var element: ElementTree.Element { tree.elements[index] }

  init(_ tree: ElementTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  var identifier: String { element.identifier }
  var frame: CGRect { element.frame }
  var value: Any? { element.value }
  var title: String { "" }
  var label: String { element.label }
  var elementType: XCUIElement.ElementType { element.type }
  var isEnabled: Bool { element.isEnabled }
  var placeholderValue: String? { element.placeholder }
  var isSelected: Bool { element.isSelected }
  var hasFocus: Bool { element.hasFocus }
  var children: [any XCUIElementSnapshot] {
    element.children.map { ElementSnapshot(tree, $0) }
  }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var attributes: [XCUIElement.AttributeName: Any] = [
      .elementType: Int(element.type.rawValue), .identifier: element.identifier,
      .label: element.label, .title: "", .enabled: element.isEnabled,
      .selected: element.isSelected, .hasFocus: element.hasFocus,
      .frame: [
        "X": element.frame.minX, "Y": element.frame.minY, "Width": element.frame.width,
        "Height": element.frame.height,
      ],
      .children: children.map(\.dictionaryRepresentation),
    ]
    attributes[.value] = element.value
    attributes[.placeholderValue] = element.placeholder
    return attributes
  }
}
