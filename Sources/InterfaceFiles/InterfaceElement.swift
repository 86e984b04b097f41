/// An element of an Interface Builder file, with all that is in it.
package struct InterfaceElement: Hashable, Sendable {
  /// What it is, such as `label`, `rect` or `outlet`.
  package let name: String
  /// What its tag says, by the attributes' names.
  package let attributes: [String: String]
  /// The line on which its tag ends; the first is 1.
  package let line: Int
  /// The elements in it, in the file's order.
  package var children: [InterfaceElement] = []
  /// The characters between its tags, without those of its children.
  package internal(set) var text = ""

  package init(
    name: String, attributes: [String: String], line: Int, children: [InterfaceElement] = [],
    text: String = ""
  ) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
    (self.children, self.text) = (children, text)
  }

  package init(name: String, attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  /// What the tag says under that name; nil where it says nothing.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// How other elements of the file refer to it.
  package var id: String? { attributes["id"] }

  /// The part of its owner that it is: `view` of a controller, `frame` of a view.
  package var key: String? { attributes["key"] }

  /// The first child of that name.
  package func child(_ name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  /// The children in the first child of that name: the members of `subviews`, `connections` and so on.
  package func members(of name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// The child that is that part, such as `<rect key="frame">`.
  package func part(_ key: String) -> InterfaceElement? {
    children.first { $0.key == key }
  }

  /// A finite number that the tag says; nil where it says none.
  package func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A yes or no that the tag says; nil where it says neither.
  package func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Calls `body` with this element and with each that is in it, an owner before its parts.
  package func visit(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
