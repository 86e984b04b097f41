import Foundation

/// An iPad shows two apps at a time, and the person says how much room each has (rule 734).
extension Simulator {
  /// The size of the app's windows with the interface turned so.
  func appSize(in orientation: UIInterfaceOrientation) -> CGSize {
    var size = orientation.turned(screen.uprightSize)
    let narrow: CGFloat = max(size.width, size.height) >= 1180 ? 375 : 320
    let divider: CGFloat = 10
    switch interface.share {
    case .whole: break
    case .half where orientation.isLandscape: size.width = (size.width - divider) / 2
    case .twoThirds, .half: size.width -= narrow + divider
    case .third, .slideOver: size.width = narrow
    }
    return size
  }

  /// Where the app's windows are.
  var appBounds: CGRect { CGRect(origin: .zero, size: appSize(in: orientationOfScreen)) }

  /// Whether what the app has of an iPad's screen counts as wide.
  func isWide(in orientation: UIInterfaceOrientation) -> Bool {
    switch interface.share {
    case .whole: true
    case .twoThirds: orientation.isLandscape
    case .half: orientation.isLandscape && screen.uprightSize.height >= 1366
    case .third, .slideOver: false
    }
  }

  /// The person gives the app another part of the screen.
  package func shareScreen(_ share: ScreenShare) throws(WrongState) {
    try require(configuration.device.idiom == .pad, "a phone shows one app at a time")
    try require(has(.appsShareTheScreen), "iOS \(iOS) shows one app at a time")
    try require(!configuration.isLetterboxed && mayShare, Self.needs)
    try require(runState == .active, "the app is not active")
    try require(interface.share != share, "the app has that part of the screen already")
    resignActive()
    resize(to: share)
  }

  private static let needs =
    "the app wants the whole screen: to share it, UISupportedInterfaceOrientations lists all four "
    + "orientations, and UIRequiresFullScreen is not set"

  private var mayShare: Bool {
    let listed = Set(listedOrientations)
    return !(info("UIRequiresFullScreen") as? Bool ?? false)
      && (listed.isEmpty || listed.isSuperset(of: UIInterfaceOrientation.upright))
  }

  /// As with a turn: controllers hear of traits and size before the change, and of the traits after it.
  private func resize(to share: ScreenShare) {
    guard !isDead else { return }
    let (old, oldTraits, oldBounds) = (interface.share, currentTraits, appBounds)
    interface.share = share
    let (traits, size) = (currentTraits, appBounds.size)
    interface.share = old
    let root = frontmostFullScreenController
    let coordinator = root.map { ControllerTransition(rotationOf: $0, duration: Self.duration) }
    if let root, let coordinator {
      if traits != oldTraits { root.tellTransition(to: traits, coordinator) }
      _ = root.bottomOfPresentations.tellTransition(to: size, coordinator) { _ in }
    }
    guard !isDead else { return }
    let filling = windows.filter { $0.drawnFrame == oldBounds }
    interface.share = share
    for window in filling { window.place(appBounds) }
    placeWindows()
    tellScenes(
      of: PreviousInterface(
        orientation: interfaceOrientation, isStatusBarHidden: interface.isStatusBarHidden,
        statusBarFrame: statusBarFrame, bounds: oldBounds, traits: oldTraits))
    if traits != oldTraits { tellTraits(changedFrom: oldTraits) }
    layOutWindows()
    coordinator?.runAnimations()
    post("share of the screen", after: Self.duration) { [self] in
      coordinator?.complete(true)
      if runState == .inactive { becomeActive() }
    }
  }

  /// In seconds.
  private static let duration = 0.4
}
