import Foundation
import EventTrace

@testable import CourseKit
@testable import CourseModel

/// An app that answers what a test tells it to.
final class FakeApp: AppDriver {
  private(set) var record: LaunchRecord?
  private(set) var log: [String] = []
  var snapshot = Snapshot(
    application: .init(className: "UIApplication", delegateClassName: "Delegate", state: "active"),
    screen: .init(
      bounds: Rectangle(width: 320, height: 480),
      applicationFrame: Rectangle(y: 20, width: 320, height: 460), scale: 1, isLetterboxed: false),
    windows: [])
  var onLaunch: (FakeApp) -> Reply? = { _ in .done }
  var onCommand: (FakeApp, Command) -> Reply? = { _, _ in .done }
  var loss: HostLost?

  func launch(_ configuration: LaunchConfiguration) throws(HostLost) -> Reply? {
    if let loss { throw loss }
    log.append("launch \(configuration.iOS) \(configuration.store.items.keys.sorted())")
    record = LaunchRecord(configuration)
    return onLaunch(self)
  }

  func send(_ command: Command) throws(HostLost) -> Reply? {
    if let loss { throw loss }
    log.append("\(command)")
    return command == .snapshot ? .snapshot(snapshot) : onCommand(self, command)
  }

  func kill() throws(HostLost) {
    if let loss { throw loss }
    guard record != nil, record?.end == nil else { return }
    log.append("kill")
    record?.end = .killed
  }

  func happens(
    _ name: String, on subject: String, kind: Event.Kind = .callback, text: String? = nil
  ) {
    let sequence = record?.trace.events.count ?? 0
    record?.trace.events.append(
      Event(
        sequence: sequence, instant: .zero, depth: 0, kind: kind,
        subject: Event.Subject(name: subject, className: subject), name: name, text: text))
  }

  func answers(_ sequence: Int, _ answer: String) {
    _ = record?.trace.append(.answer(to: sequence, answer))
  }

  func stores(_ name: String) {
    record?.store.items[name] = Data()
  }

  @discardableResult
  func ends(_ end: LaunchEnd, inOrder: Bool = false) -> Reply? {
    record?.end = end
    record?.endedInOrder = inOrder
    return nil
  }

  func raises(_ name: String, _ reason: String) -> Reply? {
    happens(name, on: "App", kind: .exception, text: reason)
    record?.uncaughtException = .init(name: name, reason: reason)
    return ends(.exited(code: 1))
  }

  /// The proxy of this app, with iOS 6 as what a script gets without asking.
  var proxy: XCUIApplication {
    XCUIApplication(
      driver: self,
      defaults: LaunchConfiguration(appLibrary: "/app.so", bundle: "/bundle", iOS: 6))
  }

  /// The failures of a check with that script.
  func failures(_ script: @escaping (XCUIApplication) throws -> Void) -> [Failure] {
    Check("check", script: script).run(proxy).failures
  }
}

extension Snapshot.View {
  static func fake(
    _ name: String, kind: String = "UIView", text: String? = nil, _ subviews: [Snapshot.View] = []
  ) -> Snapshot.View {
    Snapshot.View(
      name: name, className: kind, kind: kind, frame: Rectangle(width: 10, height: 20),
      bounds: Rectangle(width: 10, height: 20), frameOnScreen: Rectangle(width: 10, height: 20),
      text: text, backgroundColor: nil, alpha: 1, tag: 0, isHidden: false,
      isUserInteractionEnabled: true, isEnabled: nil, accessibilityIdentifier: nil,
      controllerName: nil, subviews: subviews)
  }
}

extension Snapshot.Controller {
  static func fake(
    _ name: String, view: String? = nil, _ children: [Snapshot.Controller] = []
  ) -> Snapshot.Controller {
    Snapshot.Controller(
      name: name, className: String(name.prefix { $0 != "#" }), title: nil,
      isViewLoaded: view != nil, isOnScreen: view != nil, children: children, viewName: view)
  }
}

extension Snapshot.Window {
  static func fake(
    isKey: Bool = true, root: Snapshot.Controller? = nil, _ view: Snapshot.View
  ) -> Snapshot.Window {
    Snapshot.Window(isKey: isKey, isHidden: false, level: 0, rootController: root, view: view)
  }
}
