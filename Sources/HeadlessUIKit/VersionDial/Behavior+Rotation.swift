import EventTrace

/// Which way up the interface is, and who decides it.
extension Behavior {
  static let appsShareTheScreen = Behavior(
    "appsShareTheScreen", citing: [734], since: 9.0,
    "An iPad shows two apps side by side, and the user says how much room each has.")

  static let controllersAreAskedForEachOrientation = Behavior(
    "controllersAreAskedForEachOrientation", citing: [112, 114], before: 6.0,
    "shouldAutorotate(to:) decides, asked of containers and of their children.")

  static let silentControllersAreNotAsked = Behavior(
    "silentControllersAreNotAsked", citing: [113], since: 4.0, before: 6.0,
    "A controller without shouldAutorotate(to:) of its own is not asked and stays upright.")

  static let addedViewsRotate = Behavior(
    "addedViewsRotate", citing: [24, 112], before: 6.0,
    "Without a root controller, the first one whose view was added to the window rotates.")

  static let shouldAutorotateIsAsked = Behavior(
    "shouldAutorotateIsAsked", citing: [117], since: 6.0, before: 16.0,
    "shouldAutorotate is asked, and false freezes the interface.")

  static let infoLimitsDelegateOrientations = Behavior(
    "infoLimitsDelegateOrientations", citing: [120, "Q5"], since: IOSVersion(Int.max), isOpen: true,
    "Orientations that Info.plist does not name stay forbidden, whatever the delegate answers.")

  static let missingCommonOrientationRaises = Behavior(
    "missingCommonOrientationRaises", citing: [118, "Q6"], since: 6.0, before: 16.0, isOpen: true,
    "A root controller that supports no orientation of the app's ends the app.")

  static let missingCommonOrientationNamesClass = Behavior(
    "missingCommonOrientationNamesClass", citing: ["M21"], since: 8.0, isOpen: true,
    "The exception about orientations without one in common names the controller's class.")

  static let topChildIsAskedInVain = Behavior(
    "topChildIsAskedInVain", citing: [121], since: 6.0,
    "A container's top child is asked for its orientations, and the answer is ignored.")

  static let containerDelegatesAnswer = Behavior(
    "containerDelegatesAnswer", citing: [121], since: 7.0,
    "The delegate of a navigation or tab bar controller answers about orientations in its place.")

  static let dismissalsKeepOrientation = Behavior(
    "dismissalsKeepOrientation", citing: [136], since: 8.0, before: 9.0, isOpen: true,
    "After a dismissal the interface stays as it was turned, whatever the presenter supports.")

  static let coveredPresentersRotate = Behavior(
    "coveredPresentersRotate", citing: ["138a"], before: 6.0,
    "Who is covered by what it presents full screen hears of rotations too.")

  static let rotationListensToTheDevice = Behavior(
    "rotationListensToTheDevice", citing: [127], isOpen: true,
    "Turns of the device are announced even if the app does not ask, because rotation needs them.")

  static let statusBarChangesAreTold = Behavior(
    "statusBarChangesAreTold", citing: [127], isOpen: true,
    "The app hears that the status bar changes sides: after willRotate, and before the layout.")

  static let refusingAllOrientationsIsNoted = Behavior(
    "refusingAllOrientationsIsNoted", citing: [112], since: IOSVersion(Int.max), isOpen: true,
    "A root controller that allows no orientation at all is noted on the console.")

  static let statusBarTurnsInterface = Behavior(
    "statusBarTurnsInterface", citing: [137], before: 6.0,
    "setStatusBarOrientation(_:animated:) always works; later only where the frontmost controller "
      + "supports nothing.")

  static let rotationTurnsRootView = Behavior(
    "rotationTurnsRootView", citing: [135], before: 8.0,
    "A rotation turns the root view in an upright window; later it changes the window's frame.")

  static let twoStepRotation = Behavior(
    "twoStepRotation", citing: [128], before: 6.0,
    "A controller that overrides the callbacks of two half rotations gets them.")

  static let oneStepRotation = Behavior(
    "oneStepRotation", citing: [128], since: 3.0,
    "willAnimateRotation(to:duration:) comes where the half rotations are not overridden.")

  static let twoStepRotationIsNoted = Behavior(
    "twoStepRotationIsNoted", citing: ["M31"], since: 3.0, before: 6.0,
    "Half rotations are noted on the console as deprecated.")

  static let rotationForwardingIsAskedByItsNewName = Behavior(
    "rotationForwardingIsAskedByItsNewName", citing: [129], since: 6.0,
    "shouldAutomaticallyForwardRotationMethods() is asked; before, one method for appearance and rotation."
  )

  static let sizeTransitions = Behavior(
    "sizeTransitions", citing: [130, 131], since: 8.0,
    "Rotations are transitions of size and traits; controllers without viewWillTransition(to:with:) "
      + "hear the older callbacks.")

  static let firstAppearanceTellsTraits = Behavior(
    "firstAppearanceTellsTraits", citing: [134], since: 8.0, before: 13.0,
    "traitCollectionDidChange(_:) comes once between the first viewWillAppear(_:) and the layout.")

  static let launchTurnsAfterwards = Behavior(
    "launchTurnsAfterwards", citing: [126], before: 6.0,
    "The app launches upright, then rotates with all callbacks.")

  static let launchIsInFirstListed = Behavior(
    "launchIsInFirstListed", citing: [125], since: 6.0, before: 9.0,
    "The app launches in the first orientation that Info.plist lists.")

  static let launchPrefersPortrait = Behavior(
    "launchPrefersPortrait", citing: [125], since: 9.0, before: 11.0,
    "The app launches upright whenever Info.plist allows it.")

  static let launchIsFollowedByRotation = Behavior(
    "launchIsFollowedByRotation", citing: [125], since: 8.0, before: 11.0,
    "After the launch the interface rotates to how the device is held.")

  static let forcedLaunchHidesTraits = Behavior(
    "forcedLaunchHidesTraits", citing: [133, 178], since: 13.0, before: 14.0,
    "A launch that the root controller turns does not send traitCollectionDidChange(_:).")

  static let forcedLaunchTellsTraitsTwice = Behavior(
    "forcedLaunchTellsTraitsTwice", citing: [133, 178], since: 8.0, before: 9.0, isOpen: true,
    "A launch that the root controller turns sends traitCollectionDidChange(_:) before the turn too."
  )

  static let deviceOrientationIsSettable = Behavior(
    "deviceOrientationIsSettable", citing: [138], before: 16.0, isOpen: true,
    "Setting UIDevice's orientation by its key turns the interface; later the console forbids it.")
}
