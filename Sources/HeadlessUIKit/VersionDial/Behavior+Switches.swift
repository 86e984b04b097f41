import EventTrace

/// What no version does unless a switch says so.
extension Behavior {
  static let viewDidAppearBeforeActive = Behavior(
    "viewDidAppearBeforeActive", citing: [30, "Q4"], since: IOSVersion(Int.max), isOpen: true,
    "The first viewDidAppear(_:) comes before applicationDidBecomeActive(_:).")

  static let dismissedGoBeforeCompletion = Behavior(
    "dismissedGoBeforeCompletion", citing: [140], since: IOSVersion(Int.max), isOpen: true,
    "What an animated dismissal took away may be deallocated before the completion runs.")

  static let closingEntersBackground = Behavior(
    "closingEntersBackground", citing: [485], since: IOSVersion(Int.max), isOpen: true,
    "A scene that is thrown out of the switcher from the front enters the background and is not "
      + "disconnected.")
}
