import CourseModel
import Foundation
import HeadlessUIKit

/// What is on screen, read from what UIKit has drawn and not from what a class says of itself.
extension Snapshot {
  init(_ simulator: Simulator) {
    self.init(
      application: Application(simulator), screen: Screen(simulator),
      windows: simulator.windows.map { Window($0, simulator) })
  }
}

extension Snapshot.Application {
  init(_ simulator: Simulator) {
    let application = simulator.application
    self.init(
      className: simulator.className(of: application.map { type(of: $0) } ?? UIApplication.self),
      delegateClassName: application?.delegate.map { simulator.className(of: type(of: $0)) },
      state: "\(simulator.runState)")
  }
}

extension Snapshot.Screen {
  init(_ simulator: Simulator) {
    let screen = simulator.screen
    self.init(
      bounds: Rectangle(screen.bounds), applicationFrame: Rectangle(screen.applicationFrame),
      scale: Double(screen.renderedScale),
      isLetterboxed: simulator.configuration.isLetterboxed)
  }
}

extension Snapshot.Window {
  init(_ window: UIWindow, _ simulator: Simulator) {
    self.init(
      isKey: window.isKey, isHidden: window.drawnHidden, level: window.windowLevel.rawValue,
      rootController: window.root.map { Snapshot.Controller($0, simulator) },
      view: Snapshot.View(window, simulator))
  }
}

extension Snapshot.Controller {
  init(_ controller: UIViewController, _ simulator: Simulator) {
    self.init(
      name: simulator.name(of: controller),
      className: simulator.className(of: type(of: controller)),
      title: controller.title, isViewLoaded: controller.loadedView != nil,
      isOnScreen: controller.loadedView?.isShown ?? false,
      children: controller.childControllers.map { Snapshot.Controller($0, simulator) },
      viewName: controller.loadedView.map { simulator.name(of: $0) })
  }
}

extension Snapshot.View {
  init(_ view: UIView, _ simulator: Simulator) {
    self.init(
      name: simulator.name(of: view), className: simulator.className(of: type(of: view)),
      kind: view.renderedKind, frame: Rectangle(view.drawnFrame),
      bounds: Rectangle(view.drawnBounds),
      frameOnScreen: Rectangle(view.frameOnScreen), text: view.renderedText,
      backgroundColor: view.drawnBackgroundColor?.hexadecimal, alpha: Double(view.drawnAlpha),
      tag: view.tag, isHidden: view.drawnHidden,
      isUserInteractionEnabled: view.isUserInteractionEnabled,
      isEnabled: (view as? UIControl)?.takesTouches,
      accessibilityIdentifier: view.ownAccessibilityIdentifier,
      controllerName: view.controller.map { simulator.name(of: $0) },
      subviews: view.drawnSubviews.map { Snapshot.View($0, simulator) })
  }
}

extension Rectangle {
  init(_ rectangle: CGRect) {
    self.init(
      x: Double(rectangle.origin.x), y: Double(rectangle.origin.y),
      width: Double(rectangle.size.width), height: Double(rectangle.size.height))
  }
}

extension UIView {
  /// Whether nothing hides it or what it is in, up to its window.
  var isShown: Bool {
    var top = self
    for view in sequence(first: self, next: \.drawnSuperview) {
      if view.drawnHidden || view.drawnAlpha <= 0.01 { return false }
      top = view
    }
    return top is UIWindow
  }
}
