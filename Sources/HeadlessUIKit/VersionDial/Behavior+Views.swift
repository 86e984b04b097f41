import EventTrace

/// Windows, views and controllers by themselves.
extension Behavior {
  // MARK: Windows and screens

  static let screensAreOriented = Behavior(
    "screensAreOriented", citing: [135], since: 8.0,
    "UIScreen.bounds follows the interface's orientation; before, it was always portrait.")

  static let windowsFillTheScreen = Behavior(
    "windowsFillTheScreen", citing: [188], since: 9.0,
    "UIWindow() is as large as the screen; before, it has no size.")

  static let windowsLeaveOutTheStatusBar = Behavior(
    "windowsLeaveOutTheStatusBar", citing: [241], before: 12.0, isOpen: true,
    "The safe area of a window begins at its top, whatever status bar lies there.")

  static let barsOnPadsAreHigher = Behavior(
    "barsOnPadsAreHigher", citing: [240], since: 12.0,
    "Navigation bars and toolbars of an iPad are 50 points high; before, 44.")

  static let tabBarsLieFlat = Behavior(
    "tabBarsLieFlat", citing: [240], since: 11.0,
    "Tab bars of a phone on its side are 32 points high; before, 49.")

  static let controllersDecideAboutStatusBar = Behavior(
    "controllersDecideAboutStatusBar", citing: [181, 242], since: 7.0,
    "The controller in front decides about the status bar, unless Info.plist says that the app does."
  )

  static let lowRoomHidesStatusBar = Behavior(
    "lowRoomHidesStatusBar", citing: [243], since: 8.0,
    "A controller with little height hides the status bar unless its class says otherwise.")

  static let darkInterfaces = Behavior(
    "darkInterfaces", citing: [244], since: 13.0,
    "A person may want dark interfaces, and an app may want a part of its own light or dark.")

  static let hidingPassesTheKeyOn = Behavior(
    "hidingPassesTheKeyOn", citing: [179, "Q16"], isOpen: true,
    "When the key window is hidden, the topmost window that is still shown becomes the key window.")

  static let releasingPassesTheKeyOn = Behavior(
    "releasingPassesTheKeyOn", citing: [179, "Q16"], isOpen: true,
    "When the key window is let go of while it is shown, another window becomes the key window.")

  static let firstWindowTakesTheKey = Behavior(
    "firstWindowTakesTheKey", citing: [179, "Q16"], before: 9.0, isOpen: true,
    "After a key window that was let go of, the first of those that are shown becomes the key "
      + "window; later, the topmost.")

  static let launchImagesAreListed = Behavior(
    "launchImagesAreListed", citing: [175, 190], since: 7.0,
    "Info.plist may list launch images with the screens that they are for.")

  static let launchStoryboards = Behavior(
    "launchStoryboards", citing: [175, 191], since: 8.0,
    "An app with a launch storyboard gets the whole of every screen.")

  static let manualRootViewIsNoted = Behavior(
    "manualRootViewIsNoted", citing: ["M33"], since: 16.0, isOpen: true,
    "Adding the root controller's view to the window by hand is noted on the console.")

  // MARK: Views and controllers

  static let loadsIntoApplicationFrame = Behavior(
    "loadsIntoApplicationFrame", citing: [68], before: 7.0,
    "loadView() makes the view as large as the screen without the status bar.")

  static let controllersChooseFullScreen = Behavior(
    "controllersChooseFullScreen", citing: [68, 199], since: 3.0, before: 7.0,
    "A controller's view may reach below the status bar (wantsFullScreenLayout).")

  static let missingNibRaises = Behavior(
    "missingNibRaises", citing: [63, "M14"], since: 3.0, isOpen: true,
    "A nib that is named and missing ends the app; before, the view is empty here, with a diagnosis."
  )

  static let nibsForDevices = Behavior(
    "nibsForDevices", citing: [60], since: 4.0,
    "A nib is found in Name~iphone.nib or Name~ipad.nib too, by the kind of device.")

  static let sharedViewsRaise = Behavior(
    "sharedViewsRaise", citing: [66, "M15"], since: 5.0, isOpen: true,
    "Giving a controller another's view ends the app; before, the view changes hands here.")

  static let nestedViewsAppear = Behavior(
    "nestedViewsAppear", citing: [86], since: 5.0,
    "A controller whose view is added somewhere inside of a window hears that it appears; before, "
      + "only one whose view was added to the window itself.")

  static let selfAsSubviewRaises = Behavior(
    "selfAsSubviewRaises", citing: [194, "M35"], since: 7.0, isOpen: true,
    "Adding a view to itself ends the app; before, it is passed over here with a diagnosis.")

  static let missingNumbersRaise = Behavior(
    "missingNumbersRaise", citing: [192, "M34"], since: 4.3, isOpen: true,
    "A frame, bounds or centre with something that is not a number ends the app; before, it is "
      + "passed over here with a diagnosis.")

  static let viewsDecideAboutGestures = Behavior(
    "viewsDecideAboutGestures", citing: [193], since: 6.0,
    "A view is asked whether a gesture in it may begin (gestureRecognizerShouldBegin(_:)).")

  static let disappearanceEndsAtOnce = Behavior(
    "disappearanceEndsAtOnce", citing: [87], isOpen: true,
    "viewDidDisappear(_:) comes as soon as the view is out of its window, not after the turn.")

  static let firstAppearanceEndsLate = Behavior(
    "firstAppearanceEndsLate", citing: [100], since: 6.1, before: 7.0, isOpen: true,
    "The first viewDidAppear(_:) comes some time after the turn in which the app became active.")

  /// The rows above, in their order.
  static let viewRows: [Behavior] = [
    .darkInterfaces, .screensAreOriented, .windowsFillTheScreen, .windowsLeaveOutTheStatusBar,
    .barsOnPadsAreHigher,
    .tabBarsLieFlat, .controllersDecideAboutStatusBar, .lowRoomHidesStatusBar,
    .hidingPassesTheKeyOn, .releasingPassesTheKeyOn,
    .firstWindowTakesTheKey, .launchImagesAreListed, .launchStoryboards, .manualRootViewIsNoted,
    .loadsIntoApplicationFrame,
    .controllersChooseFullScreen, .missingNibRaises, .nibsForDevices, .sharedViewsRaise,
    .nestedViewsAppear, .selfAsSubviewRaises, .missingNumbersRaise, .viewsDecideAboutGestures,
    .disappearanceEndsAtOnce,
    .firstAppearanceEndsLate,
  ]
}
