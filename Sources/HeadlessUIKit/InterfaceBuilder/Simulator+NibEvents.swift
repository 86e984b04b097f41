import EventTrace
import Foundation

/// How the trace tells of what nibs do.
extension Simulator {
  /// Tells that UIKit makes an object of that class.
  func recordMaking(of type: AnyClass, _ name: String, _ body: () -> Void) {
    guard recorder.isOn, !isDead else { return body() }
    let className = className(of: type)
    let number = objectCounts[ObjectIdentifier(type), default: 0] + 1
    let isNumbered = type is any NumberedObject.Type && number > 1
    recorder.record(
      .callback,
      subject: Event.Subject(
        name: isNumbered ? "\(className)#\(number)" : className, className: className),
      name, arguments: name == "init(coder:)" ? ["coder"] : [])
    recorder.nest(body)
  }

  /// Tells that a nib gives a property its value.
  func recordSetting(of name: String, on object: NSObject, to value: Any?) {
    guard recorder.isOn, !isDead else { return }
    recorder.record(
      .callback, subject: subject(of: object), name, arguments: [spelledValue(value)])
  }

  /// Tells that a nib connects an action.
  func recordConnecting(_ object: NSObject, _ name: String, _ arguments: [String]) {
    guard recorder.isOn, !isDead else { return }
    recorder.record(.callback, subject: subject(of: object), name, arguments: arguments)
  }

  /// A value of a nib's in a few words.
  func spelledValue(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let list as [NSObject]: "[\(list.map(spelledObject).joined(separator: ", "))]"
    case let text as String: "\"\(text)\""
    case let flag? where Swift.type(of: flag) == Bool.self: "\(flag)"
    case let number as NSNumber: "\(number)"
    case let object as NSObject: spelledObject(object)
    case let value?: "\(value)"
    }
  }

  private func spelledObject(_ object: NSObject) -> String { name(of: object) }

  /// Tells an object that it came out of a nib.
  func awaken(_ object: NSObject) {
    guard isOfTheApp(type(of: object)) else { return }
    if let responder = object as? UIResponder {
      callback("awakeFromNib()", on: object) { responder.awakeFromNib() }
    } else if let method = method("awakeFromNib", of: object) {
      callback("awakeFromNib()", on: object) { method(object) }
    }
  }
}
