import CourseModel
import EventTrace
import Foundation
import HeadlessUIKit

/// What is on screen, read from what UIKit has drawn and not from what a class says of itself.
extension Snapshot {
  /// - Parameters:
  ///   - most: How many views are told at most, and how many view controllers.
  ///   - ink: How many bytes of what the app has drawn are told at most.
  init(_ simulator: Simulator, most: Int, ink: Int) {
    let windows = simulator.windows
    let views = SnapshotSelection(for: windows, most: most) { $0.drawnSubviews }
    let controllers = SnapshotSelection(for: windows.compactMap(\.root), most: most) {
      $0.controllersBelow
    }
    let ink = LookInk(bytes: ink)
    let omitted = views.omitted + controllers.omitted
    if omitted > 0 {
      simulator.unimplemented(
        "views",
        "checks see only those nearest to their windows, up to \(Self.deepest) inside each other")
    }
    self.init(
      application: Application(simulator), screen: Screen(simulator),
      windows: windows.map { Window($0, simulator, views, controllers, ink) }, omitted: omitted,
      undrawnLooks: simulator.undrawnLooks.isEmpty ? nil : simulator.undrawnLooks)
  }
}

extension Snapshot.Application {
  init(_ simulator: Simulator) {
    let application = simulator.application
    self.init(
      className: simulator.className(of: application.map { type(of: $0) } ?? UIApplication.self),
      delegateClassName: application?.delegate.map { simulator.className(of: type(of: $0)) },
      state: "\(simulator.runState)",
      badge: application.flatMap { $0.iconBadge == 0 ? nil : $0.iconBadge },
      pasteboard: simulator.copiedText?.shortened)
  }
}

extension Snapshot.Screen {
  init(_ simulator: Simulator) {
    let screen = simulator.screen
    self.init(
      bounds: Rectangle(screen.bounds), applicationFrame: Rectangle(screen.applicationFrame),
      scale: Double(screen.renderedScale),
      isLetterboxed: simulator.configuration.isLetterboxed,
      safeFrame: Rectangle(screen.bounds.inset(by: simulator.screenInsets)),
      keyboard: simulator.keyboardFrame.map { Rectangle($0) }, iOS: simulator.iOS.major,
      hasLightStatusBar: simulator.isStatusBarLight ? true : nil,
      sizeClasses: simulator.sizeClasses)
    returnKey = simulator.returnKeyName
  }
}

extension Simulator {
  /// The size classes of what is in front.
  fileprivate var sizeClasses: [Int]? {
    guard iOS >= 8.0, let window = windows.first(where: { $0.isKey }) ?? windows.last else {
      return nil
    }
    let traits = window.effectiveTraits
    return [traits.horizontalSizeClass.rawValue, traits.verticalSizeClass.rawValue]
  }

  /// Whether the status bar is written in white: by itself it is over a dark interface.
  fileprivate var isStatusBarLight: Bool {
    if let hasLightStatusBar { return hasLightStatusBar }
    guard iOS >= 13.0, let window = windows.first(where: { $0.isKey }) ?? windows.last else {
      return false
    }
    let front = window.root?.loadedView ?? window
    return front.effectiveTraits.userInterfaceStyle == .dark
  }
}

extension Snapshot.Window {
  init(
    _ window: UIWindow, _ simulator: Simulator, _ views: SnapshotSelection<UIView>,
    _ controllers: SnapshotSelection<UIViewController>, _ ink: LookInk
  ) {
    self.init(
      isKey: window.isKey, isHidden: window.drawnHidden, level: window.windowLevel.rawValue,
      rootController: window.root.map { Snapshot.Controller($0, simulator, controllers) },
      view: Snapshot.View(window, simulator, views, ink))
  }
}

extension Snapshot.Controller {
  init(
    _ controller: UIViewController, _ simulator: Simulator,
    _ selection: SnapshotSelection<UIViewController>
  ) {
    let below = selection.below(controller)
    let presented = controller.presentedByItself
    self.init(
      name: simulator.name(of: controller),
      className: simulator.className(of: type(of: controller)),
      title: controller.title?.shortened, isViewLoaded: controller.loadedView != nil,
      isOnScreen: controller.loadedView?.isShown ?? false,
      children: below.filter { $0 !== presented }.map {
        Snapshot.Controller($0, simulator, selection)
      },
      presented: below.first { $0 === presented }.map {
        Snapshot.Controller($0, simulator, selection)
      },
      viewName: controller.loadedView.map { simulator.name(of: $0) })
  }
}

extension Snapshot.View {
  init(
    _ view: UIView, _ simulator: Simulator, _ selection: SnapshotSelection<UIView>, _ ink: LookInk
  ) {
    self.init(
      name: simulator.name(of: view), className: simulator.className(of: type(of: view)),
      kind: view.renderedKind, frame: Rectangle(view.drawnFrame),
      bounds: Rectangle(view.drawnBounds),
      frameOnScreen: Rectangle(view.frameOnScreen), text: view.renderedText?.shortened,
      textStyle: view.renderedText.flatMap { TextStyle(view, $0, simulator, ink) },
      backgroundColor: view.drawnBackgroundColor?.hexadecimal(in: view),
      alpha: Double(view.drawnAlpha),
      tag: view.drawnTag, isHidden: view.drawnHidden,
      isUserInteractionEnabled: view.drawnUserInteractionEnabled,
      isEnabled: (view as? UIControl)?.takesTouches,
      accessibilityIdentifier: view.identifierForTests?.shortened,
      controllerName: view.controller.map { simulator.name(of: $0) },
      accessibility: Snapshot.View.Accessibility(view, simulator),
      look: Snapshot.View.Look(view, simulator, ink),
      clipsToBounds: view.drawnClipsToBounds ? true : nil,
      subviews: selection.below(view).map { Snapshot.View($0, simulator, selection, ink) })
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

extension UIViewController {
  /// Its children, and behind them the controller that it presents itself.
  fileprivate var controllersBelow: [UIViewController] {
    // A child that a transition presents too is there once.
    let presented = presentedByItself
    return childControllers.filter { $0 !== presented } + (presented.map { [$0] } ?? [])
  }

  /// The controller that it presents itself, and none around it.
  fileprivate var presentedByItself: UIViewController? {
    presentation == nil ? nil : modalViewController
  }
}
