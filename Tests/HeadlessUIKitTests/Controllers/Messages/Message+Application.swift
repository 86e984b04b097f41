import EventTrace
import Foundation
import HeadlessUIKit
import RuntimeFixtures

/// The launch, views, rotation and memory (rules 8, 9, 23, 63, 66, 67, 118 and 128).
nonisolated extension Message {
  static let application: [Message] = [
    .exception(
      "M7", .internalInconsistency,
      "Unable to instantiate the UIApplication delegate instance. No class named Nobody is loaded."
    ) { try Device(iOS: $0).launch("Nobody") },
    .console(
      "M9a", since: 5.0, before: 6.0,
      "Applications are expected to have a root view controller at the end of application launch",
      launchWithoutRoot),
    .console("M9b", since: 6.0, before: 9.0, windowsNeedRoots, launchWithoutRoot),
    .exception(
      "M9b raised", .internalInconsistency, since: 9.0, windowsNeedRoots, launchWithoutRoot),
    .exception(
      "M14", .internalInconsistency, since: 3.0,
      "Could not load NIB in bundle: 'NSBundle </App.app> (loaded)' with name 'Missing'"
    ) { iOS in
      let device = Device(iOS: iOS)
      _ = UIViewController(nibName: "Missing", bundle: nil).view
      return device
    },
    .exception(
      "M15", .hierarchyInconsistency, since: 5.0,
      "A view can only be associated with at most one view controller at a time! View <UIView; "
        + "frame = (0 0; 10 20)> is associated with <A>. Clear this association before associating "
        + "this view with <B>."
    ) { iOS in
      let device = Device(iOS: iOS)
      let (a, b) = (A(), B())
      a.view = UIView(frame: .init(x: 0, y: 0, width: 10, height: 20))
      b.view = a.view
      return device
    },
    .exception(
      "M21 of old", .invalidOrientation, since: 6.0, before: 8.0,
      "Supported orientations has no common orientation with the application, and shouldAutorotate "
        + "is returning YES", showUnsupported),
    .exception(
      "M21", .invalidOrientation, since: 8.0, before: 16.0,
      "Supported orientations has no common orientation with the application, and [Orienting "
        + "shouldAutorotate] is returning YES", showUnsupported),
    .exception("M165 of old", since: 8.0, before: 10.0, onlyOnePlace(named: false)) {
      constrained($0, .leading, toItem: false, .notAnAttribute)
    },
    .exception("M165", since: 10.0, onlyOnePlace(named: true)) {
      constrained($0, .leading, toItem: false, .notAnAttribute)
    },
    .exception("M165 language of old", since: 8.0, before: 10.0, mixedPlaces(named: false)) {
      constrained($0, .leading, toItem: true, .left)
    },
    .exception("M165 language", since: 10.0, mixedPlaces(named: true)) {
      constrained($0, .leading, toItem: true, .left)
    },
    .exception(
      "M167", .internalInconsistency, since: 6.0, before: 8.0,
      "Auto Layout still required after executing -layoutSubviews. Stubborn's implementation of "
        + "-layoutSubviews needs to call super."
    ) { try layOut(Stubborn(), iOS: $0) },
    .exception(
      "M167 table", .internalInconsistency, since: 6.0, before: 8.0,
      "Auto Layout still required after executing -layoutSubviews. UITableView's implementation of "
        + "-layoutSubviews needs to call super."
    ) { try layOut(UITableView(), iOS: $0) },
    .console(
      "M168 of old", since: 9.0, before: 13.0,
      "This application is modifying the autolayout engine from a background thread after the engine "
        + "was accessed from the main thread. This can lead to engine corruption and weird crashes.",
      constrainAside),
    .exception(
      "M168", .internalInconsistency, since: 13.0,
      "Modifications to the layout engine must not be performed from a background thread after it has "
        + "been accessed from the main thread.", constrainAside),
    .console(
      "M169", since: 9.0,
      "App Transport Security has blocked a cleartext HTTP (http://) resource load since it is "
        + "insecure. Temporary exceptions can be configured via your app's Info.plist file."
    ) { iOS in
      let device = Device(iOS: iOS)
      guard iOS >= 7.0, let url = URL(string: "http://example.com/a") else { return device }
      HeadlessUIKit.URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
      try device.simulator.advance(by: 1)
      return device
    },
    .exception(
      "M170", .internalInconsistency, since: 17.0,
      "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={0, 20}, "
        + "scale=1.000000, bitmapInfo=0x2002. Use UIGraphicsImageRenderer to avoid this assert."
    ) { iOS in
      let device = Device(iOS: iOS)
      UIGraphicsBeginImageContext(CGSize(width: 0, height: 20))
      return device
    },
    .exception(
      "M171", .internalInconsistency, since: 3.0,
      "_endUndoGroupRemovingIfEmpty:: NSUndoManager is in invalid state, endUndoGrouping called "
        + "with no matching begin"
    ) { iOS in
      let device = Device(iOS: iOS)
      if iOS >= 3.0 { HeadlessUIKit.UndoManager().endUndoGrouping() }
      return device
    },
    .exception(
      "M172", .internalInconsistency, since: 9.0,
      "_registerUndoObject:: NSUndoManager is in invalid state, must begin a group before "
        + "registering undo"
    ) { iOS in
      let device = Device(iOS: iOS)
      guard iOS >= 9.0 else { return device }
      let manager = HeadlessUIKit.UndoManager()
      manager.groupsByEvent = false
      manager.registerUndo(withTarget: manager) { _ in }
      return device
    },
    .console(
      "M173", since: 7.0, before: 14.0,
      "Snapshotting a view that has not been rendered results in an empty snapshot. Ensure your "
        + "view has been rendered at least once before snapshotting or snapshot after screen updates.",
      takePictureUnseen),
    .console(
      "M174", since: 14.0,
      "Snapshotting a view (UIView, UIView) that has not been rendered at least once requires "
        + "afterScreenUpdates:YES.", takePictureUnseen),
    .exception("M25", .internalInconsistency, "There can only be one UIApplication instance.") {
      let device = Device(iOS: $0)
      let first = UIApplication()
      _ = UIApplication()
      return withExtendedLifetime(first) { device }
    },
    .console(
      "M81", since: 9.0, before: 13.0,
      "Can't endBackgroundTask: no background task exists with identifier 1, or it may have already "
        + "been ended. Break in UIApplicationEndBackgroundTaskError() to debug.", endTaskTwice),
    .console(
      "M80", since: 13.0,
      "Can't end BackgroundTask: no background task exists with identifier 1 (0x1), or it may have "
        + "already been ended. Break in UIApplicationEndBackgroundTaskError() to debug.",
      endTaskTwice),
    .console(
      "M136", since: 18.4, before: 26.0,
      "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an "
        + "assert in a future version.", launchWithRoot),
    .console(
      "M137", since: 26.0,
      "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the "
        + "future.", launchWithRoot),
    .console(
      "M27", since: 9.0, before: 10.0,
      "Attempting to load the view of a view controller while it is deallocating is not allowed and "
        + "may result in undefined behavior (<Departing>)", depart),
    .console(
      "M27 marked", since: 10.0,
      "[Warning] Attempting to load the view of a view controller while it is deallocating is not "
        + "allowed and may result in undefined behavior (<Departing>)", depart),
    .console(
      "M201", since: 18.0,
      "BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the "
        + "non-deprecated UIApplication.open(_:options:completionHandler:). Force returning false (NO)."
    ) { iOS in
      let ((stage, _), application) = (try shownA(iOS), UIApplication())
      application.openURL(URL(string: "https://example.com")!)
      return stage.device
    },
    .console(
      "M202", since: 11.0,
      "[View] First responder warning: '<UITextField>' rejected resignFirstResponder when being "
        + "removed from hierarchy"
    ) { iOS in
      let ((stage, root), delegate) = (try shownA(iOS), Clinging())
      let field = UITextField(frame: CGRect(x: 10, y: 70, width: 100, height: 30))
      field.delegate = delegate
      root.view.addSubview(field)
      field.becomeFirstResponder()
      field.removeFromSuperview()
      return stage.device
    },
    .console(
      "M31", since: 3.0, before: 6.0,
      "Two-stage rotation animation is deprecated. This application should use the smoother "
        + "single-stage animation."
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let root = Orienting(.all)
      root.overridden.insert("willAnimateFirstHalfOfRotation(to:duration:)")
      try stage.show(root)
      try stage.turn(.landscapeLeft)
      return stage.device
    },
    .console("M32 with a level", since: 3.0, before: 5.0, "Received memory warning. Level=1", warn),
    .console("M32", since: 5.0, "Received memory warning.", warn),
    .console(
      "M33", since: 16.0,
      "[Window] Manually adding the rootViewController's view to the view hierarchy is no longer "
        + "supported. Please allow UIWindow to add the rootViewController's view to the view "
        + "hierarchy itself."
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let root = A()
      if iOS >= 4.0 { stage.window.rootViewController = root }
      stage.window.addSubview(root.view)
      return stage.device
    },
  ]

  private static let windowsNeedRoots =
    "Application windows are expected to have a root view controller at the end of application "
    + "launch"

  @MainActor
  private static func launchWithoutRoot(iOS: IOSVersion) throws -> Device {
    try Device(iOS: iOS, classes: [RootlessDelegate.self]).launch("RootlessDelegate")
  }

  /// Shows an upright controller in an app that lies.
  @MainActor
  private static func showUnsupported(iOS: IOSVersion) throws -> Device {
    let lying = ["UIInterfaceOrientationLandscapeLeft"]
    let stage = TestApp(
      device: Device(iOS: iOS, info: ["UISupportedInterfaceOrientations": lying]))
    try stage.show(Orienting(.portrait))
    return stage.device
  }

  @MainActor
  private static func launchWithRoot(iOS: IOSVersion) throws -> Device {
    RootlessDelegate.hasRoot = true
    defer { RootlessDelegate.hasRoot = false }
    return try Device(iOS: iOS, classes: [RootlessDelegate.self]).launch("RootlessDelegate")
  }

  @MainActor
  private static func warn(iOS: IOSVersion) throws -> Device {
    let device = try launchWithRoot(iOS: iOS)
    try device.simulator.warnOfLowMemory()
    return device
  }
}

/// Does not let go of what is typed.
private final class Clinging: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

/// Lets a controller go that looks at its view meanwhile.
@MainActor
private func depart(iOS: IOSVersion) -> Device {
  let device = Device(iOS: iOS)
  do { _ = Departing() }
  return device
}

/// Ends a background task that has ended, on versions that have such tasks.
@MainActor
private func endTaskTwice(iOS: IOSVersion) throws -> Device {
  let device = Device(iOS: iOS)
  let application = UIApplication()
  guard iOS >= 4.0 else { return device }
  let task = application.beginBackgroundTask()
  application.endBackgroundTask(task)
  application.endBackgroundTask(task)
  return device
}

/// Takes pictures of a view that nobody has seen, once before and once after the screen's next update.
@MainActor
private func takePictureUnseen(iOS: IOSVersion) throws -> Device {
  let device = Device(iOS: iOS)
  guard iOS >= 7.0 else { return device }
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  _ = view.snapshotView(afterScreenUpdates: false)
  _ = view.snapshotView(afterScreenUpdates: true)
  return device
}

/// Touches its view when it is too late.
private final class Departing: UIViewController {
  deinit { MainActor.assumeIsolated { _ = view } }
}

/// Shows a window, and nothing in it unless it is told to.
private final class RootlessDelegate: UIResponder, UIApplicationDelegate {
  static var hasRoot = false
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) { showWindow() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    showWindow()
    return true
  }

  private func showWindow() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    if Self.hasRoot, Simulator.current.iOS >= 4.0 { window.rootViewController = A() }
    window.makeKeyAndVisible()
  }
}

/// A view that lays out its subviews alone.
private final class Stubborn: UIView {
  override func layoutSubviews() {}
}

nonisolated extension Message {
  private static func aboutConstraint(_ text: String, named: Bool) -> String {
    named
      ? "NSLayoutConstraint for <UIView>: \(text)"
      : "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
        + "constant:]: \(text)"
  }

  private static func onlyOnePlace(named: Bool) -> String {
    aboutConstraint(
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
        + "an illegal constraint of a location equal to a constant. Location attributes must be "
        + "specified in pairs" + (named ? "." : ""), named: named)
  }

  private static func mixedPlaces(named: Bool) -> String {
    aboutConstraint(
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither.", named: named)
  }

  @MainActor
  private static func constrained(
    _ iOS: IOSVersion, _ first: NSLayoutConstraint.Attribute, toItem hasSecond: Bool,
    _ second: NSLayoutConstraint.Attribute
  ) -> Device {
    let device = Device(iOS: iOS)
    guard iOS >= 6.0 else { return device }
    let (view, other) = (UIView(), UIView())
    // Two lengths, or a length alone, are as good as two places.
    for length: UIView? in [nil, other] {
      _ = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: length,
        attribute: length == nil ? .notAnAttribute : .height, multiplier: 1, constant: 5)
    }
    _ = NSLayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: hasSecond ? other : nil,
      attribute: second, multiplier: 1, constant: 5)
    return device
  }

  /// Shows a view that holds a constraint of a subview.
  @MainActor
  private static func layOut(_ view: UIView, iOS: IOSVersion) throws -> Device {
    let stage = TestApp(iOS: iOS)
    guard iOS >= 6.0 else { return stage.device }
    let (root, inner) = (UIViewController(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.addSubview(inner)
    view.addConstraint(
      NSLayoutConstraint(
        item: inner, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top,
        multiplier: 1,
        constant: 5))
    root.view.addSubview(view)
    try stage.show(root)
    return stage.device
  }

  /// Changes a constraint of a view on screen beside the main thread.
  @MainActor
  private static func constrainAside(iOS: IOSVersion) throws -> Device {
    let stage = TestApp(iOS: iOS)
    guard iOS >= 8.0 else { return stage.device }
    let root = UIViewController()
    try stage.show(root)
    let constraint = NSLayoutConstraint(
      item: root.view!, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 500)
    HeadlessUIKit.DispatchQueue.global().async { constraint.isActive = true }
    try stage.settle()
    return stage.device
  }
}
