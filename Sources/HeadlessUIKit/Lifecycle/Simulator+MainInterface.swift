import EventTrace
import Foundation
import InterfaceFiles

/// What Info.plist names for UIKit to load before the app's own code has made anything.
extension Simulator {
  /// Loads the nib or the storyboard that starts the app (rules 3, 6 and 10).
  ///
  /// - Returns: The window of a storyboard, which is shown after the launch.
  func loadMainInterface(of application: UIApplication) -> UIWindow? {
    // An empty name is none (rule 682).
    let nib = infoString("NSMainNibFile").flatMap { $0.isEmpty ? nil : $0 }
    let storyboard =
      iOS >= 5.0 ? infoString("UIMainStoryboardFile").flatMap { $0.isEmpty ? nil : $0 } : nil
    if nib != nil, storyboard != nil {
      diagnose(
        "mainInterfacesExclude", rule: 6,
        "Info.plist names both NSMainNibFile and UIMainStoryboardFile; they exclude each other. The "
          + "storyboard is loaded here.")
    }
    // An app that is shown in scenes gets its windows with them.
    guard !isSceneApp else { return nil }
    if let storyboard { return loadMainStoryboard(storyboard, of: application) }
    if let nib { loadMainNib(nib, of: application) }
    return nil
  }

  /// The application, which is there before (rule 4), is the owner, and its `delegate` outlet brings the
  /// delegate (rule 3), all before the delegate hears of the launch (rule 5).
  private func loadMainNib(_ name: String, of application: UIApplication) {
    guard let file = nibFile(name, .xib) else {
      guard !has(.missingNibRaises) else { return raiseMissingNib(name) }
      return diagnose(
        "missingNib", rule: "M14", "There is no nib \(name) in the bundle; nothing is loaded.")
    }
    application.nibObjects = instantiate(file, owner: application)
  }

  /// Rules 10 to 12: the delegate holds the window, which UIKit makes unless it is there.
  private func loadMainStoryboard(_ name: String, of application: UIApplication) -> UIWindow? {
    let storyboard = UIStoryboard(name: name, bundle: nil)
    guard !isDead else { return nil }
    guard let root = initialController(of: storyboard, named: name, "UIMainStoryboardFile") else {
      return nil
    }
    let known: UIWindow?? = application.delegate.flatMap { delegate in
      callOptional(
        .query, on: delegate, "window", [], describe: { $0.map { self.name(of: $0) } ?? "nil" }
      ) { delegate.window }
    }
    guard !isDead else { return nil }
    guard let known else {
      // Rule 11, message M8.
      console(
        "The app delegate must implement the window property if it wants to use a main storyboard "
          + "file.")
      return nil
    }
    let window = known ?? makeWindow { UIWindow(frame: self.appBounds) }
    if known == nil, let delegate = application.delegate {
      callback("window", on: delegate, [self.name(of: window)]) { delegate.window = window }
    }
    install(root, of: storyboard, in: window)
    return window
  }

  /// The window of a scene whose configuration names a storyboard, before the delegate hears of it
  /// (rule 41).
  func makeWindow(of scene: UIScene, _ configuration: UISceneConfiguration) -> UIWindow? {
    guard let scene = scene as? UIWindowScene, let storyboard = configuration.storyboard, !isDead
    else { return nil }
    guard scene.delegate != nil else {
      // Message M139.
      console(
        "[WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a "
          + "main storyboard file.")
      return nil
    }
    guard
      let root = initialController(of: storyboard, named: storyboard.name, "UISceneStoryboardFile")
    else { return nil }
    let window = makeWindow { UIWindow(windowScene: scene) }
    if let delegate = scene.delegate as? any UIWindowSceneDelegate {
      tellOptional("window", of: delegate, [name(of: window)]) { delegate.window = window }
    }
    install(root, of: storyboard, in: window)
    return window
  }

  /// Rule 12, message M19.
  private func initialController(
    of storyboard: UIStoryboard, named name: String, _ key: String
  ) -> UIViewController? {
    storyboard.file?.isOfWindow = true
    let root = storyboard.initialController()
    if root == nil, !isDead {
      console(
        "Failed to instantiate the default view controller for \(key) '\(name)' - perhaps the "
          + "designated entry point is not set?")
    }
    return root
  }

  private func makeWindow(_ make: () -> UIWindow) -> UIWindow {
    byUIKit()
    return make()
  }

  private func install(
    _ root: UIViewController, of storyboard: UIStoryboard, in window: UIWindow
  ) {
    guard !isDead else { return }
    // Rule 1449.
    if iOS >= 7.0, let tint = storyboard.file?.tint { window.tintColor = tint }
    byUIKit()
    window.rootViewController = root
  }

  /// Shows the window of a storyboard, when the delegate has heard of the launch.
  func show(_ window: UIWindow?) {
    guard let window, !isDead else { return }
    byUIKit()
    window.makeKeyAndVisible()
  }
}
