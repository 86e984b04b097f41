import EventTrace
import Foundation
import InterfaceFiles

/// Outlets, their collections, and actions.
extension NibLoad {
  typealias Source = (element: InterfaceElement, object: NSObject)

  func connect(_ sources: [Source]) {
    for source in sources { connectOutlets(of: source) }
    for source in sources { connectCollections(of: source) }
    for source in sources { connectActions(of: source) }
  }

  private func connections(_ kind: String, of source: Source) -> [InterfaceElement] {
    source.element.members(of: "connections").filter { $0.name == kind }
  }

  /// What a connection leads to; nil where that is not there, which is said unless it comes later.
  private func destination(of connection: InterfaceElement, from source: Source) -> Target? {
    guard let id = connection["destination"] else { return nil }
    if let target = target(id) {
      // What nobody holds is gone.
      if case .object(let reference) = target, reference.object == nil { return nil }
      return target
    }
    if let scene, scene.makesLater(id) {
      scene.waiting.append(
        ControllerInterface.Waiting(
          connection: connection, object: WeakReference(object: source.object)))
    } else {
      let text =
        file.elements[id] == nil
        ? "the file has no object \(id)." : "the object \(id) is of another scene."
      complain("danglingConnection", about: connection, "\(connection.name) leads nowhere: \(text)")
    }
    return nil
  }

  private func connectOutlets(of source: Source) {
    for connection in connections("outlet", of: source) {
      guard !simulator.isDead, let name = connection["property"] else { continue }
      guard case .object(let reference)? = destination(of: connection, from: source),
        let value = reference.object
      else { continue }
      connect(value, name, of: source.object, for: connection)
    }
  }

  private func connect(
    _ value: NSObject, _ name: String, of object: NSObject, for connection: InterfaceElement
  ) {
    if !(object is UIWindow && name == "rootViewController") {
      simulator.recordSetting(of: name, on: object, to: value)
    }
    // What UIKit's own setters write down of it is not the app's doing.
    if !simulator.isOfTheApp(Swift.type(of: object)) { simulator.byUIKit() }
    defer { simulator.nextCaller = nil }
    // The application's delegate from its main nib has no other owner (rule 3).
    if let application = object as? UIApplication, name == "delegate" {
      application.ownedDelegate = value
    }
    if let controller = object as? UIViewController, name == "view", let view = value as? UIView {
      // Of a controller that is in the nib itself, the view is there before it is asked for.
      if let interface = controller.interface, made.contains(where: { $0.object === controller }) {
        interface.madeView = view
        return
      }
      return controller.replaceView(with: view)
    }
    set(value, name, of: object, for: connection)
  }

  private func comesLater(_ id: String) -> Bool {
    if case nil = target(id) { return scene?.makesLater(id) == true }
    return false
  }

  private func connectCollections(of source: Source) {
    var names: [String] = []
    var values: [String: [NSObject]] = [:]
    var first: [String: InterfaceElement] = [:]
    let list = connections("outletCollection", of: source)
    // A collection with members that come only with the view waits for them as a whole.
    let late = Set(
      list.filter { comesLater($0["destination"] ?? "") }.compactMap { $0["property"] })
    for connection in list {
      guard let name = connection["property"] else { continue }
      if late.contains(name), let scene {
        scene.waiting.append(
          ControllerInterface.Waiting(
            connection: connection, object: WeakReference(object: source.object)))
        continue
      }
      guard case .object(let reference)? = destination(of: connection, from: source),
        let value = reference.object
      else { continue }
      if first[name] == nil {
        first[name] = connection
        names.append(name)
      }
      values[name, default: []].append(value)
    }
    for name in names {
      guard !simulator.isDead, let all = values[name], let connection = first[name] else { return }
      simulator.recordSetting(of: name, on: source.object, to: all)
      if name == "gestureRecognizers", let view = source.object as? UIView {
        for case let recognizer as UIGestureRecognizer in all { view.attach(recognizer) }
      } else {
        set(all, name, of: source.object, for: connection)
      }
    }
  }

  private func connectActions(of source: Source) {
    for connection in connections("action", of: source) {
      guard !simulator.isDead, let selector = connection["selector"] else { continue }
      switch destination(of: connection, from: source) {
      case .object(let reference)?: connect(selector, to: reference.object, source, connection)
      case .firstResponder?: connect(selector, to: nil, source, connection)
      case .exit?, nil: continue
      }
    }
    for connection in connections("segue", of: source) where connection["kind"] != "relationship" {
      scene?.begin(connection, at: source.object, in: self)
    }
  }

  private func connect(
    _ selector: String, to target: NSObject?, _ source: Source, _ connection: InterfaceElement
  ) {
    let action = Selector(selector)
    let name = target.map(simulator.name) ?? "nil"
    switch source.object {
    case let control as UIControl:
      let said = connection["eventType"] ?? "touchUpInside"
      guard let events = NibValues.controlEvents[said] else {
        return complain(
          "notRead", about: connection,
          "eventType=\"\(said)\" is no event of a control, so \(selector) is not called.")
      }
      simulator.recordConnecting(
        control, "addTarget(_:action:for:)",
        [name, selector, connection["eventType"] ?? "touchUpInside"])
      control.addTarget(target, action: action, for: events)
    case let item as UIBarButtonItem:
      simulator.recordConnecting(item, "target", [name])
      simulator.recordConnecting(item, "action", [selector])
      (item.target, item.action) = (target, action)
    case let recognizer as UIGestureRecognizer:
      guard let target else { return }
      simulator.recordConnecting(recognizer, "addTarget(_:action:)", [name, selector])
      recognizer.addTarget(target, action: action)
    default:
      complain(
        "actionOfNoControl", about: connection,
        "\(simulator.name(of: source.object)) sends no actions, so \(selector) is not called.")
    }
  }
}

extension ControllerInterface {
  /// A connection whose other end is not made yet.
  struct Waiting {
    let connection: InterfaceElement
    let object: WeakReference<NSObject>

    /// The object with that connection alone; nil when it is gone.
    var source: NibLoad.Source? {
      guard let object = object.object else { return nil }
      let connections = InterfaceElement(
        name: "connections", attributes: [:], line: connection.line, children: [connection])
      return (
        InterfaceElement(
          name: "object", attributes: [:], line: connection.line, children: [connections]), object
      )
    }
  }
}
