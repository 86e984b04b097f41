import Foundation
import InterfaceFiles

/// What the author of an app sets by key, and the words for events.
extension NibValues {
  /// The value of a user-defined runtime attribute: what Objective-C would get in a box.
  func runtimeValue(of attribute: InterfaceElement) -> Any? {
    guard let value = attribute.part("value") else {
      // What is short stands in the tag itself.
      guard let said = attribute["value"] else { return nil }
      switch attribute["type"] {
      case "boolean": return said == "YES"
      case "image": return image(named: said, catalog: attribute["catalog"], of: attribute)
      default: return said
      }
    }
    switch value.name {
    case "nil": return nil
    case "string", "mutableString": return string(value)
    case "integer": return value["value"].flatMap { Int($0) }
    case "real": return value["value"].flatMap(NibValues.number)
    case "boolean": return value["value"] == "YES"
    case "color": return color(value)
    case "point": return point(value)
    case "size": return size(value)
    case "rect": return rect(value)
    case "range":
      return NSRange(
        location: value["location"].flatMap { Int($0) } ?? 0,
        length: value["length"].flatMap { Int($0) } ?? 0)
    case "image", "imageReference":
      return value["image"].flatMap { image(named: $0, catalog: value["catalog"], of: value) }
    default:
      note(value.name, of: value, "a value of this type is not read; nil is set.")
      return nil
    }
  }

  /// The events of a control by the names that files have for them.
  static let controlEvents: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "primaryActionTriggered": .primaryActionTriggered,
    "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents,
    "allEvents": .allEvents,
  ]
}
