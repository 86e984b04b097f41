import EventTrace

/// Who presents whom, and what the app calls (rules 147 and 150).
extension UIViewController {

  /// The old name of ``presentedViewController``.
  public var modalViewController: UIViewController? { nearestPresenter?.presentation?.presented }

  /// The first controller from here outwards that presents another.
  private var nearestPresenter: UIViewController? {
    sequence(first: self, next: \.container).first { $0.presentation != nil }
  }

  /// Whether it is a controller that `other` contains, or itself.
  private func isInside(of other: UIViewController) -> Bool {
    sequence(first: self, next: \.container).contains { $0 === other } && self !== other
  }

  /// The last controller from here outwards.
  var outermost: UIViewController {
    var controller = self
    while let container = controller.container { controller = container }
    return controller
  }

  /// Whether the view had to make room for a presented controller's, and is not to be put back.
  var isCovered: Bool {
    guard let presentation, presentation.coversPresenter else { return false }
    return presentation.phase == .presented && loadedView?.drawnSuperview == nil
  }

  // MARK: The app's calls

  /// The spelling of the days when it could be nil, which ends the app (message M11b).
  @_disfavoredOverload
  public func present(
    _ viewControllerToPresent: UIViewController?, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let viewControllerToPresent {
      return present(viewControllerToPresent, animated: flag, completion: completion)
    }
    guard requires("presentViewController:animated:completion:", since: 5.0) else { return }
    recordedPresentation(nil, animated: flag, completion)
  }

  /// The spelling of the days when it could be nil, which ends the app (message M11b).
  @_disfavoredOverload
  public func presentModalViewController(
    _ modalViewController: UIViewController?, animated: Bool
  ) {
    if let modalViewController {
      return presentModalViewController(modalViewController, animated: animated)
    }
    recordedOldPresentation(nil, animated: animated)
  }

  func recordedPresentation(
    _ controller: UIViewController?, animated: Bool, _ completion: (() -> Void)?
  ) {
    let simulator = Simulator.current!
    simulator.call(
      "present(_:animated:completion:)", on: self,
      [
        controller.map(simulator.name) ?? "nil", "\(animated)",
        completion == nil ? "nil" : "completion",
      ]
    ) {
      presentByApp(controller, animated: animated, completion)
    }
  }

  func recordedOldPresentation(_ controller: UIViewController?, animated: Bool) {
    let simulator = Simulator.current!
    simulator.call(
      "presentModalViewController(_:animated:)", on: self,
      [controller.map(simulator.name) ?? "nil", "\(animated)"]
    ) {
      presentByApp(controller, animated: animated, nil)
    }
  }

  func recordedDismissal(animated: Bool, _ completion: (() -> Void)?) {
    let simulator = Simulator.current!
    simulator.call(
      "dismiss(animated:completion:)", on: self,
      ["\(animated)", completion == nil ? "nil" : "completion"]
    ) {
      dismissByApp(animated: animated, completion)
    }
  }

  func recordedOldDismissal(animated: Bool) {
    Simulator.current.call("dismissModalViewController(animated:)", on: self, ["\(animated)"]) {
      dismissByApp(animated: animated, nil)
    }
  }

  // MARK: Who does it

  private func presentByApp(
    _ controller: UIViewController?, animated: Bool, _ completion: (() -> Void)?
  ) {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    guard let controller else {
      guard simulator.has(.nilPresentationsRaise) else {
        return simulator.diagnose(
          "nilPresented", rule: "M11b", on: self, "nil was presented; nothing was done.")
      }
      return simulator.raise(
        .invalidArgument,
        "Application tried to present a nil modal view controller on target "
          + "<\(simulator.name(of: self))>.")
    }
    guard canBePresented(controller), canCurl(controller), hasStyle(controller) else { return }
    var (style, presented) = (controller.adaptedStyle, controller)
    if simulator.has(.presentationContainers) {
      let own = controller.madePresentationController(
        presenting: presenter(for: style), source: self)
      (style, presented) = own.adapted()
      guard presented === controller || canBePresented(presented) else { return }
    }
    let presenter = presenter(for: style)
    guard presenter.canPresent(presented, askedBy: self) else { return }
    presenter.beginPresentation(
      Presentation(
        of: presented, askedBy: self, style: style,
        transitionStyle: presenter.providesTransitionStyle(for: style)
          ? presenter.toldTransitionStyle : controller.toldTransitionStyle,
        isAnimated: animated, completion: completion))
  }

  /// Rule 148: the nearest context for a style that wants one, else the outermost controller.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    if let searched = (outermost as? UISearchController)?.standIn {
      return searched.presenter(for: style)
    }
    guard style.isInContext, Simulator.current.has(.presentationContexts) else { return outermost }
    return sequence(first: self, next: \.container).first(where: \.definesPresentationContext)
      ?? outermost
  }

  private func providesTransitionStyle(for style: UIModalPresentationStyle) -> Bool {
    style.isInContext && Simulator.current.has(.presentationContexts)
      && definesPresentationContext && providesPresentationContextTransitionStyle
  }

  /// Rule 150: who presents dismisses; a presented controller hands the call up to its presenter.
  private func dismissByApp(animated: Bool, _ completion: (() -> Void)?) {
    guard !Simulator.current.isDead else { return }
    // A search is what its presenter lets go first (rule 661).
    if presentation == nil, let search = searchAround,
      nearestPresenter.map({ search.searchPresenter?.isInside(of: $0) ?? false }) ?? true
    {
      return search.dismiss(animated: animated, completion: completion)
    }
    let around = (self as? UISearchController)?.standIn ?? self
    let presenter = around.nearestPresenter ?? outermost.presenter
    guard let presenter, presenter.presentation != nil else {
      if Simulator.current.has(.emptyDismissalsComplete) { completion?() }
      return
    }
    guard presenter.canDismiss() else { return }
    presenter.beginDismissal(animated: animated, completion)
  }
}
