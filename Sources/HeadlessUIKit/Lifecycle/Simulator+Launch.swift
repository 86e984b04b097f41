import EventTrace
import Foundation

/// The launch, from `main` to the first turn of the run loop that the user notices.
extension Simulator {
  /// What `UIApplicationMain` does before the run loop; ``settle()`` does the rest.
  package func launch(principalClassName: String?, delegateClassName: String?) {
    recorder.record(
      .call, "UIApplicationMain(_:_:_:_:)",
      arguments: [
        "argc", "argv", principalClassName.map(quoted) ?? "nil",
        delegateClassName.map(quoted) ?? "nil",
      ])
    noteBrokenCatalogs()
    noteWritingDirection()
    unsafe deviceIsDark = currentTraits.values.userInterfaceStyle == .dark
    recorder.nest {
      makeApplication(principalClassName)
      guard !isDead, let application else { return }
      makeDelegate(delegateClassName, of: application)
    }
    guard !isDead, let application else { return }
    if case .quickAction(let name) = configuration.launchReason, quickAction(name) == nil {
      diagnose(
        "noQuickAction", rule: 321,
        "The app starts as if its icon had been tapped: \(noQuickAction(name)).")
    }
    runState = configuration.launchReason == .backgroundFetch ? .background : .inactive
    pendingAppearances.areHeld = !has(.viewDidAppearBeforeActive)
    post("launch") { [self] in
      // Whoever else holds the window of a storyboard or not: it lives until the launch is over.
      let window = loadMainInterface(of: application)
      finishLaunching(application, window)
    }
  }

  /// Class names in the trace are as their author wrote them.
  private func quoted(_ className: String) -> String {
    "\"\(className.split(separator: ".").last.map(String.init) ?? className)\""
  }

  // MARK: The application and its delegate

  /// Rule 1: argument 3, else `NSPrincipalClass`, else UIApplication itself.
  private func makeApplication(_ principalClassName: String?) {
    guard let name = principalClassName ?? infoString("NSPrincipalClass"), name != "UIApplication"
    else {
      _ = UIApplication()
      return
    }
    guard let named = classNamed(name) else {
      return raiseMissing("UIApplication subclass", name)
    }
    guard named is UIApplication.Type else {
      diagnose(
        "principalClassMissing", noRule: "no source says what UIKit does",
        "\(className(of: named)) is not a subclass of UIApplication; UIApplication is used.")
      _ = UIApplication()
      return
    }
    if hooks.instantiate(named) == nil { _ = UIApplication() }
  }

  /// Rule 2, and rule 8 when the class is missing.
  private func makeDelegate(_ className: String?, of application: UIApplication) {
    guard let className else { return }
    guard let delegateClass = classNamed(className) else {
      return raiseMissing("UIApplication delegate", className)
    }
    let name = self.className(of: delegateClass)
    guard let delegate = hooks.instantiate(delegateClass) else {
      diagnose(
        "delegateCannotBeMade", rule: 2,
        "\(name) is not a subclass of UIResponder or NSObject, so UIApplicationMain cannot make one."
      )
      return raiseMissing("UIApplication delegate", className)
    }
    application.ownedDelegate = delegate
    guard let conforming = delegate as? any UIApplicationDelegate else {
      return diagnose(
        "delegateDoesNotConform", rule: 2,
        "\(name) does not adopt UIApplicationDelegate, so none of its methods is called.")
    }
    application.delegate = conforming
  }

  /// Rule 2: neither `UIApplicationMain` nor a nib nor the application itself has made one.
  private func noteMissingDelegate(of application: UIApplication) {
    guard application.delegate == nil, application.ownedDelegate == nil, !isDead else { return }
    let nib = info("NSMainNibFile") as? String
    diagnose(
      "noDelegate", rule: 2,
      "UIApplicationMain was given no delegate class, and "
        + (nib.map { "the main nib \($0) brings none: connect the outlet delegate of File's Owner" }
          ?? "no main nib can bring one") + ": nobody hears of the launch.")
  }

  /// Rules 8 and 517 in the words of M7.
  private func raiseMissing(_ what: String, _ className: String) {
    let words = wordsAboutModule(of: className)
    if !words.isEmpty {
      diagnose("delegateNameLacksModule", rule: 8, "There is no class of that name." + words)
    }
    let name = className.split(separator: ".").last.map(String.init) ?? className
    raise(
      .internalInconsistency,
      "Unable to instantiate the \(what) instance. No class named \(name) is loaded.")
  }

  // MARK: The delegate's turn

  private func finishLaunching(_ application: UIApplication, _ window: UIWindow?) {
    noteMissingDelegate(of: application)
    guard !isDead else { return }
    let options = launchOptions
    askDelegateForOrientations()
    var accepts = true
    if has(.willFinishLaunching) {
      accepts =
        tellDelegate(
          "application(_:willFinishLaunchingWithOptions:)", ["UIApplication", described(options)]
        ) {
          $0.application(application, willFinishLaunchingWithOptions: options)
        } ?? true
    }
    restoreState()
    accepts = didFinishLaunching(application, options) && accepts
    guard !isDead else { return }
    show(window)
    guard !isDead else { return }
    // Others learn the options now (rule 16).
    notificationCenter.postFromUIKit(
      UIApplication.didFinishLaunchingNotification, object: application,
      userInfo: options.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key, $0.value) }) })
    askDelegateForOrientations()
    let reason =
      accepts || !isRefusable(configuration.launchReason) ? configuration.launchReason : .user
    if isSceneApp {
      // In the background there is nothing to show until the user comes.
      guard runState != .background else { return deliver(reason) }
      post("connect scene") { [self] in
        connectScene(for: reason)
        finishShowing { self.tell(.willEnterForeground) }
      }
    } else {
      finishShowing { self.deliver(reason) }
    }
  }

  /// The end of a launch: what is shown is looked at, and the app becomes active; appearances that have
  /// begun end after that (rules 29 and 30).
  private func finishShowing(_ beforeActive: () -> Void) {
    checkRootControllers()
    guard !isDead else { return }
    noteMissingScenes()
    beforeActive()
    post("become active") { [self] in
      if runState == .inactive { becomeActive() }
      releaseAppearances()
      if has(.launchIsFollowedByRotation) { post("rotation") { [self] in followDevice() } }
    }
  }

  /// Rules 14 and 15: which of the two did-finish methods is called.
  private func didFinishLaunching(
    _ application: UIApplication, _ options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Who follows the app asks for it on the way; apps do what is to be done once when they are asked.
    if application.isExtended("next") { _ = application.next }
    let withOptions = { [self] in
      tellDelegate(
        "application(_:didFinishLaunchingWithOptions:)", ["UIApplication", described(options)]
      ) {
        $0.application(application, didFinishLaunchingWithOptions: options)
      }
    }
    let plain = { [self] in
      tellDelegate("applicationDidFinishLaunching(_:)", ["UIApplication"]) {
        $0.applicationDidFinishLaunching(application)
      }
    }
    guard has(.optionsReachDidFinish) else {
      _ = plain()
      return true
    }
    if !has(.optionsVariantWins), plain() != nil { return true }
    if let accepts = withOptions() { return accepts }
    if has(.optionsVariantWins) { _ = plain() }
    return true
  }

  /// Rule 17: nil for a tap on the icon, and always in an app with scenes.
  private var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    guard !isSceneApp, supports(configuration.launchReason) else { return nil }
    return switch configuration.launchReason {
    case .user, .backgroundFetch: nil
    case .url(let text): URL(string: text).map { [.url: $0] }
    case .remoteNotification(let payload): [.remoteNotification: payload]
    case .userActivity(let type, _):
      [.userActivityDictionary: [UIApplication.LaunchOptionsKey.userActivityType.rawValue: type]]
    case .quickAction(let name): quickAction(name).map { [.shortcutItem: $0] }
    }
  }

  private func described(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> String {
    guard let options else { return "nil" }
    let keys = options.keys.map(\.rawValue).sorted().map {
      $0.replacing("UIApplicationLaunchOptions", with: "").replacing("Key", with: "")
    }
    return "[\(keys.joined(separator: ", "))]"
  }

  /// Rule 22: asked around the launch; how often is not promised.
  func askDelegateForOrientations() {
    guard has(.asksDelegateForOrientations) else { return }
    _ = application?.askForOrientations()
  }

  /// What the end of a launch without scenes looks like, by version (M136, M137).
  private func noteMissingScenes() {
    guard !isSceneApp, has(.missingScenesAreNoted) else { return }
    console(
      has(.scenesWillSoonBeRequired)
        ? "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the "
          + "future."
        : "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will "
          + "become an assert in a future version.")
  }

  // MARK: The root controller

  /// Rule 23: what the end of a launch without a root controller looks like, by version (M9a, M9b).
  private func checkRootControllers() {
    let shown = windows.filter { !$0.isHidden }
    let perWindow =
      "Application windows are expected to have a root view controller at the end of application "
      + "launch"
    if has(.missingRootIsNotedForTheApp) {
      let hasRoot = shown.contains { $0.root != nil }
      if !hasRoot, !shown.isEmpty || has(.missingWindowCountsAsMissingRoot) {
        console(
          "Applications are expected to have a root view controller at the end of application "
            + "launch")
      }
    }
    for window in shown where window.root == nil {
      if has(.missingRootIsNotedPerWindow) { console(perWindow) }
      if has(.missingRootRaises) { return raise(.internalInconsistency, perWindow) }
    }
    if shown.isEmpty {
      diagnose(
        "blackScreen", rule: 26,
        windows.isEmpty
          ? "No window is alive at the end of the launch: the screen stays black."
          : "Every window is hidden at the end of the launch: the screen stays black.")
    }
  }
}
