import EventTrace

/// Which orientations are allowed, and who decides it (rules 112 to 121).
extension Simulator {
  /// The controller that decides for the whole screen.
  var frontmostFullScreenController: UIViewController? {
    frontmostController { $0.style == .fullScreen }
  }

  /// The controller of the window in front, or what it presents as far as that counts.
  func frontmostController(
    counting counts: (Presentation) -> Bool
  ) -> UIViewController? {
    let shown = windows.filter { !$0.drawnHidden && $0.interfaceController != nil }
    var controller = (shown.last { $0.isKey } ?? shown.last)?.interfaceController
    while let presentation = controller?.presentation, counts(presentation),
      presentation.phase != .dismissing
    {
      controller = presentation.presented
    }
    return controller
  }

  /// Whether the interface may turn so now; asks whom the version asks.
  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    guard let controller = frontmostFullScreenController else {
      // Without a controller only the application decides (rule 24).
      return !has(.controllersAreAskedForEachOrientation)
        && appOrientations.contains(orientation.mask)
    }
    if has(.controllersAreAskedForEachOrientation) {
      return controller.chainAllows(orientation)
    }
    return orientations(of: controller)?.contains(orientation.mask) ?? false
  }

  /// What the controller and the app have in common; nil when the controller does not turn at all.
  func orientations(of controller: UIViewController) -> UIInterfaceOrientationMask? {
    controller.askForOrientations().flatMap { common(of: $0, with: controller) }
  }

  /// What the app has in common with the controller's answer; nil when that ends the app.
  func common(
    of own: UIInterfaceOrientationMask, with controller: UIViewController
  ) -> UIInterfaceOrientationMask? {
    let common = own.intersection(appOrientations)
    guard common.isEmpty, has(.missingCommonOrientationRaises) else { return common }
    let subject =
      has(.missingCommonOrientationNamesClass)
      ? "[\(className(of: type(of: controller))) shouldAutorotate]" : "shouldAutorotate"
    raise(
      .invalidInterfaceOrientation,
      "Supported orientations has no common orientation with the application, and \(subject) is "
        + "returning YES")
    return nil
  }

  /// The delegate's answer, else what Info.plist lists, else the default (rules 116 and 120).
  private var appOrientations: UIInterfaceOrientationMask {
    let listed = listedOrientations.reduce(into: UIInterfaceOrientationMask()) {
      $0.formUnion($1.mask)
    }
    guard let answered = rotation.owner?.askForOrientations() else {
      return listed.isEmpty ? defaultOrientations : listed
    }
    return has(.infoLimitsDelegateOrientations) && !listed.isEmpty
      ? answered.intersection(listed) : answered
  }
}

extension UIViewController {
  /// iOS 2 to 5: this controller and those that its containers ask; one NO is enough (rule 112).
  func chainAllows(_ orientation: UIInterfaceOrientation) -> Bool {
    var waiting = [self]
    while let controller = waiting.popLast() {
      let (answer, reachedBase) = controller.answer(to: orientation)
      guard answer else { return false }
      if reachedBase { waiting.append(contentsOf: controller.childrenThatDecide.reversed()) }
    }
    return true
  }

  private func answer(to orientation: UIInterfaceOrientation) -> (Bool, reachedBase: Bool) {
    let simulator = Simulator.current!
    if simulator.has(.silentControllersAreNotAsked), !showsChildrenItself,
      !overrides("shouldAutorotate(to:)")
    {
      return (orientation == .portrait, true)
    }
    let outer = callback
    callback = CurrentCallback(name: "shouldAutorotate(to:)")
    let answer = simulator.query("shouldAutorotate(to: \(orientation))", on: self) {
      shouldAutorotate(to: orientation)
    }
    let reached = callback.reachedBase
    callback = outer
    return (answer, reached)
  }

  /// iOS 6 and later: the mask, or nil when the controller does not want to turn, as it can say until iOS 15 (rule 117).
  @discardableResult
  func askForOrientations() -> UIInterfaceOrientationMask? {
    let simulator = Simulator.current!
    if usesOldScheme {
      return UIInterfaceOrientation.upright.filter { answer(to: $0).0 }
        .reduce(into: UIInterfaceOrientationMask()) { $0.formUnion($1.mask) }
    }
    if simulator.has(.shouldAutorotateIsAsked) {
      guard simulator.query("shouldAutorotate", on: self, { shouldAutorotate }) else { return nil }
    }
    let mask = simulator.query("supportedInterfaceOrientations", on: self) {
      supportedInterfaceOrientations
    }
    if simulator.has(.topChildIsAskedInVain), let top = topContent {
      _ = simulator.query("supportedInterfaceOrientations", on: top) {
        top.supportedInterfaceOrientations
      }
    }
    return mask
  }

  /// Whether the class knows only the old question, which then still decides (rule 114).
  private var usesOldScheme: Bool {
    overrides("shouldAutorotate(to:)") && !overrides("shouldAutorotate")
      && !overrides("supportedInterfaceOrientations")
  }

  /// Whether the class has an opinion of its own about orientations.
  var answersForItself: Bool {
    overrides("shouldAutorotate") || overrides("supportedInterfaceOrientations")
      || overrides("shouldAutorotate(to:)")
  }

  /// Whether the app's class overrides that member.
  func overrides(_ member: String) -> Bool {
    Simulator.current.hooks.overrides(self, member)
      || Simulator.current.isExtended(member, self)
  }
}
