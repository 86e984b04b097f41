public import Foundation
public import HeadlessUIKit

/// What a stage acts on: what is on screen, as the runtime itself keeps it.
///
/// An app's classes may override UIKit's accessors, and an app may have windows that nobody sees. These
/// answers follow the runtime's own storage and the same rule as `root` and `windows` in a check.
public enum OnScreen {
  /// The windows that are alive, from back to front.
  public static var windows: [UIWindow] { Simulator.current.windows }

  /// The window whose root view controller is ``root``: the key window, else the frontmost shown one
  /// that has a root view controller, else any other that has one.
  public static var window: UIWindow? {
    let windows = windows.filter { $0.root != nil }
    return windows.first(where: \.isKey) ?? windows.last { !$0.drawnHidden } ?? windows.first
  }

  /// The root view controller that a check calls `app.root`.
  public static var root: UIViewController? { window?.root }

  /// The app's delegate.
  public static var delegate: (any UIApplicationDelegate)? {
    Simulator.current.application?.delegate
  }

  /// What the app's `Info.plist` says, by key, as it is written.
  public static var infoDictionary: [String: Any] {
    Simulator.current.configuration.bundle.infoDictionary
  }

  /// The view controllers in that one, in the order in which they were added.
  public static func children(of controller: UIViewController) -> [UIViewController] {
    controller.childControllers
  }

  /// The controller's view; nil while it is not loaded.
  public static func view(of controller: UIViewController) -> UIView? { controller.loadedView }

  /// The views in that one, from back to front.
  public static func subviews(of view: UIView) -> [UIView] { view.drawnSubviews }

  /// Where the view is drawn, in the coordinates of its superview.
  public static func frame(of view: UIView) -> CGRect { view.drawnFrame }

  /// Where the root's view is drawn and all views in it, each in its superview; empty without a view.
  ///
  private static var frames: [CGRect] {
    root.flatMap { view(of: $0) }.map { frames(in: $0) } ?? []
  }

  /// Where all views were when ``layOut()`` was last over.
  private static var placed: [CGRect] = []

  /// Lays the root's view out until nothing is left to do, as UIKit does before the user sees it.
  public static func layOut() {
    guard let view = root.flatMap({ view(of: $0) }) else { return }
    for _ in 1...3 { view.layoutIfNeeded() }
    placed = frames
  }

  /// Whether the app has moved something since ``layOut()`` was over.
  public static var hasMovedLater: Bool { !placed.isEmpty && frames != placed }

  private static func frames(in view: UIView) -> [CGRect] {
    [frame(of: view)] + subviews(of: view).flatMap { frames(in: $0) }
  }
}
