import Foundation
import InterfaceFiles

/// What the elements of Interface Builder files say, applied to objects.
enum NibAttributes {
  /// Rows that several kinds of elements share, and the families whose rows come first.
  struct Family {
    let name: String
    let base: [String]
    let rows: [NibRow]
    /// The elements that belong to this family and to no narrower one.
    let elements: [String]

    init<Target: NSObject>(
      _ name: String, of base: [String] = [], elements: [String]? = nil, _ type: Target.Type,
      _ rows: (NibRows<Target>) -> [NibRow]
    ) {
      (self.name, self.base, self.elements) = (name, base, elements ?? [name])
      self.rows = rows(NibRows<Target>())
    }
  }

  static let families: [Family] =
    views + controls + texts + lists + bars + controllers + recognizers

  /// Elements whose rows are applied to the object that contains them.
  static let inner: [(name: String, rows: [NibRow])] = [
    ("accessibility", accessibility), ("segment", segmentRows), ("state", stateRows),
    ("textInputTraits", traitsOfFields),
  ]

  private static let familiesByName = Dictionary(
    uniqueKeysWithValues: families.map { ($0.name, $0) })

  /// All rows of each element, by its name.
  private static let rows: [String: [NibRow]] = {
    @MainActor func all(_ family: Family) -> [NibRow] {
      family.base.compactMap { familiesByName[$0] }.flatMap(all) + family.rows
    }
    var rows: [String: [NibRow]] = [:]
    for family in families {
      let all = all(family)
      for element in family.elements { rows[element] = all }
    }
    return rows
  }()

  /// Whether elements of that name are objects or values that are known.
  static func knows(_ element: String) -> Bool { rows[element] != nil }

  /// Does to the object what the element says of it, and names what is not understood.
  static func apply(_ element: InterfaceElement, to object: NSObject, in values: NibValues) {
    guard !values.simulator.isDead else { return }
    // What is only part of an object, for a size class, has no id.
    // What a file says gives way to what is set for the class (rule 426).
    values.simulator.givingLooks {
      if let view = object as? UIView, element.id != nil { applyDefaults(of: element, to: view) }
      apply(rows[element.name] ?? rows["view"] ?? [], of: element, to: object, in: values)
    }
  }

  /// What Interface Builder leaves out, where code begins otherwise.
  private static func applyDefaults(of element: InterfaceElement, to view: UIView) {
    // A label and a picture take touches unless the file says otherwise, whatever their classes do.
    if element["userInteractionEnabled"] == nil { view.isUserInteractionEnabled = true }
    switch view {
    case let spinner as UIActivityIndicatorView where element["hidesWhenStopped"] == nil:
      spinner.hidesWhenStopped = false
    case let label as UILabel where element["adjustsFontSizeToFit"] == nil:
      label.adjustsFontSizeToFitWidth = true
    case let field as UITextField where element["adjustsFontSizeToFit"] == nil:
      field.adjustsFontSizeToFitWidth = true
    case is UIScrollView where element["clipsSubviews"] == nil: view.clipsToBounds = false
    default: break
    }
  }

  /// Applies the rows in their order, and names what the element says beside them.
  static func apply(
    _ rows: [NibRow], of element: InterfaceElement, to object: NSObject, in values: NibValues
  ) {
    var unread = Set(element.attributes.keys)
    var unreadChildren = Set(element.children.indices)
    let parts = Dictionary(
      element.children.indices.compactMap { index in
        let child = element.children[index]
        // The guide of the margins has the same key as the margins.
        return child.name == "viewLayoutGuide" ? nil : child.key.map { ($0, index) }
      }, uniquingKeysWith: { first, _ in first })
    for row in rows {
      let isOld = deviceNumber < row.since
      func read(_ part: InterfaceElement?) {
        guard !isOld, !row.apply(object, element, part, values) else { return }
        let said = part == nil ? element[row.name].map { "=\"\($0)\"" } ?? "" : ""
        values.note("\(row.name)\(said)", of: part ?? element, "this value is not understood.")
      }
      if row.places.contains(.attribute), unread.remove(row.name) != nil { read(nil) }
      if row.places.contains(.part), let index = parts[row.name],
        unreadChildren.remove(index) != nil
      {
        values.noteUnread(of: element.children[index])
        read(element.children[index])
      }
      if row.places.contains(.child) {
        for index in element.children.indices
        where element.children[index].name == row.name && unreadChildren.remove(index) != nil {
          read(element.children[index])
        }
      }
    }
    for name in unread.sorted() where !NibVocabulary.isUnderstood(name, of: element.name) {
      values.note(name, of: element, "this attribute is not read.")
    }
    for index in unreadChildren.sorted() {
      let child = element.children[index]
      // Files also write nil without a key: `<nil name="viewControllers"/>`.
      if child.name == "nil", child.key == nil { continue }
      if knows(child.name) || NibVocabulary.isUnderstood(child.name, of: element.name) { continue }
      if let key = child.key, NibVocabulary.isUnderstood(key, of: element.name) { continue }
      values.note(child.key ?? child.name, of: child, "this element is not read.")
    }
  }
}
