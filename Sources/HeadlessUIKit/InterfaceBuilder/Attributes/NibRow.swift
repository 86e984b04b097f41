import Foundation
import InterfaceFiles

/// One thing that an element of a file may say, and what it does to the object.
///
/// The rows are all that there is: what they name is read, in their order, and the vocabulary is
/// written from them.
struct NibRow {
  /// Where an element says it.
  enum Place: Hashable {
    /// In its tag: `hidden="YES"`.
    case attribute
    /// In a child with that key: `<color key="tintColor" …/>`.
    case part
    /// In children of that name: `<state …/>`.
    case child
  }

  let name: String
  let places: Set<Place>
  /// The first version whose UIKit reads it; older ones pass over it.
  let since: Double
  /// Takes the object, the element, and the part or child where it is said in one. Answers whether
  /// the value was understood.
  let apply: (NSObject, InterfaceElement, InterfaceElement?, NibValues) -> Bool
}

/// Makes rows for objects of a class.
struct NibRows<Target: NSObject> {
  /// A row of which the closure takes what the tag says.
  func attribute(
    _ name: String, since: Double = 0, _ body: @escaping (Target, String, NibValues) -> Bool
  ) -> NibRow {
    NibRow(name: name, places: [.attribute], since: since) { object, element, _, values in
      guard let target = object as? Target, let said = element[name] else { return true }
      return body(target, said, values)
    }
  }

  /// A row of which the closure takes the child with that key.
  func part(
    _ name: String, since: Double = 0,
    _ body: @escaping (Target, InterfaceElement, NibValues) -> Bool
  ) -> NibRow {
    NibRow(name: name, places: [.part], since: since) { object, _, part, values in
      guard let target = object as? Target, let part else { return true }
      return body(target, part, values)
    }
  }

  /// A row of which the closure takes each child of that name.
  func child(
    _ name: String, since: Double = 0,
    _ body: @escaping (Target, InterfaceElement, NibValues) -> Bool
  ) -> NibRow {
    NibRow(name: name, places: [.child], since: since) { object, _, child, values in
      guard let target = object as? Target, let child else { return true }
      return body(target, child, values)
    }
  }

  // MARK: What tags say

  func flag(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Bool>, since: Double = 0
  ) -> NibRow {
    flag(name, since: since) { $0[keyPath: path] = $1 }
  }

  func flag(
    _ name: String, since: Double = 0, _ body: @escaping (Target, Bool) -> Void
  ) -> NibRow {
    attribute(name, since: since) { target, said, _ in
      guard said == "YES" || said == "NO" else { return false }
      body(target, said == "YES")
      return true
    }
  }

  /// A number of any kind; `body` takes it as it is written.
  func number(
    _ name: String, since: Double = 0, _ body: @escaping (Target, Double) -> Void
  ) -> NibRow {
    attribute(name, since: since) { target, said, _ in
      guard let number = NibValues.number(said) else { return false }
      body(target, number)
      return true
    }
  }

  func length(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, CGFloat>, since: Double = 0
  ) -> NibRow {
    number(name, since: since) { $0[keyPath: path] = CGFloat($1) }
  }

  func float(_ name: String, _ path: ReferenceWritableKeyPath<Target, Float>) -> NibRow {
    number(name) { $0[keyPath: path] = Float($1) }
  }

  func double(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Double>, since: Double = 0
  ) -> NibRow {
    number(name, since: since) { $0[keyPath: path] = $1 }
  }

  func count(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Int>, since: Double = 0
  ) -> NibRow {
    number(name, since: since) { $0[keyPath: path] = Int(clamping: $1) }
  }

  /// A case of an enumeration, which files call by its own name or by one of `others`.
  func word<Value: RawRepresentable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>, since: Double = 0,
    _ others: [String: Value] = [:]
  ) -> NibRow where Value.RawValue: FixedWidthInteger {
    word(name, since: since, others) { $0[keyPath: path] = $1 }
  }

  func word<Value: RawRepresentable>(
    _ name: String, since: Double = 0, _ others: [String: Value] = [:],
    _ body: @escaping (Target, Value) -> Void
  ) -> NibRow where Value.RawValue: FixedWidthInteger {
    attribute(name, since: since) { target, said, _ in
      guard let value = others[said] ?? NibValues.value(named: said) else { return false }
      body(target, value)
      return true
    }
  }

  // MARK: What parts say

  /// A text in the tag or in a part, in the language of the app.
  func text(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, String?>, since: Double = 0
  ) -> NibRow {
    text(name, since: since) { $0[keyPath: path] = $1 }
  }

  func text(
    _ name: String, since: Double = 0, _ body: @escaping (Target, String?) -> Void
  ) -> NibRow {
    NibRow(name: name, places: [.attribute, .part], since: since) { object, element, part, values in
      guard let target = object as? Target else { return true }
      body(target, values.text(name, of: element))
      return part.map { ["string", "mutableString", "nil"].contains($0.name) } ?? true
    }
  }

  func attributedText(
    _ name: String, since: Double = 6, _ body: @escaping (Target, NSAttributedString) -> Void
  ) -> NibRow {
    part(name, since: since) { target, part, values in
      guard part.name == "attributedString" else { return part.name == "nil" }
      body(target, values.attributedString(part))
      return true
    }
  }

  /// A picture by the name in the tag, or by a reference in a part.
  func image(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, UIImage?>, since: Double = 0
  ) -> NibRow {
    image(name, since: since) { $0[keyPath: path] = $1 }
  }

  func image(
    _ name: String, since: Double = 0, _ body: @escaping (Target, UIImage?) -> Void
  ) -> NibRow {
    NibRow(name: name, places: [.attribute, .part], since: since) { object, element, part, values in
      guard let target = object as? Target else { return true }
      body(target, values.image(name, of: element))
      return part.map { ["imageReference", "nil"].contains($0.name) } ?? true
    }
  }

  func color(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, UIColor?>, since: Double = 0
  ) -> NibRow {
    color(name, since: since) { $0[keyPath: path] = $1 }
  }

  func color(
    _ name: String, since: Double = 0, _ body: @escaping (Target, UIColor?) -> Void
  ) -> NibRow {
    part(name, since: since) { target, part, values in
      // Nil stands for UIKit's own colour, which the object has already.
      if part.name == "nil" { return true }
      guard let color = values.color(part) else { return false }
      body(target, color)
      return true
    }
  }

  func font(
    _ name: String, since: Double = 0, _ body: @escaping (Target, UIFont) -> Void
  ) -> NibRow {
    part(name, since: since) { target, part, values in
      if part.name == "nil" || NibValues.isOwnFont(part) { return true }
      guard let font = values.font(part) else { return false }
      body(target, font)
      return true
    }
  }

  func size(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, CGSize>, since: Double = 0
  ) -> NibRow {
    part(name, since: since) { target, part, values in
      guard let size = values.size(part) else { return false }
      target[keyPath: path] = size
      return true
    }
  }

  func insets(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, UIEdgeInsets>, since: Double = 0
  ) -> NibRow {
    insets(name, since: since) { $0[keyPath: path] = $1 }
  }

  func insets(
    _ name: String, since: Double = 0, _ body: @escaping (Target, UIEdgeInsets) -> Void
  ) -> NibRow {
    part(name, since: since) { target, part, values in
      guard let insets = values.insets(part) else { return false }
      body(target, insets)
      return true
    }
  }

  /// How something is typed. What the file leaves out is as Interface Builder shows it, and not as code
  /// begins: no capitals come by themselves (rule 680).
  func traits(_ rows: [NibRow], _ begin: @escaping (Target) -> Void) -> NibRow {
    part("textInputTraits") { target, part, values in
      begin(target)
      NibAttributes.apply(rows, of: part, to: target, in: values)
      return true
    }
  }
}
