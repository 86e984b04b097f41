import EventTrace

/// The version dial: every difference between two versions of iOS that the runtime knows.
extension Behavior {
  // MARK: Launch

  static let optionsReachDidFinish = Behavior(
    "optionsReachDidFinish", rule: "14", since: 3.0,
    "application(_:didFinishLaunchingWithOptions:) is called when the delegate has it.")

  static let optionsVariantWins = Behavior(
    "optionsVariantWins", rule: "15", since: 3.0, isOpen: true,
    "A delegate with both did-finish methods hears only of the one with options.")

  static let willFinishLaunching = Behavior(
    "willFinishLaunching", rule: "14", since: 6.0,
    "application(_:willFinishLaunchingWithOptions:) comes before did-finish.")

  static let asksDelegateForOrientations = Behavior(
    "asksDelegateForOrientations", rule: "22", since: 6.0,
    "application(_:supportedInterfaceOrientationsFor:) is asked around the launch.")

  static let rootAssignmentAsksOrientations = Behavior(
    "rootAssignmentAsksOrientations", rule: "27", since: 8.0,
    "Giving a window its root controller asks the controller for its orientations.")

  static let idiomKeys = Behavior(
    "idiomKeys", rule: "7", since: 3.2,
    "Info.plist keys that end in ~ipad win on an iPad.")

  // MARK: The missing root controller

  static let missingRootIsNotedForTheApp = Behavior(
    "missingRootIsNotedForTheApp", rule: "23", since: 5.0, before: 6.0,
    "When no window has a root controller after the launch, the console says so.")

  static let missingRootIsNotedPerWindow = Behavior(
    "missingRootIsNotedPerWindow", rule: "23", since: 6.0, before: 9.0,
    "For each window on screen without a root controller, the console says so.")

  static let missingRootRaises = Behavior(
    "missingRootRaises", rule: "23", since: 9.0,
    "A window on screen without a root controller after the launch ends the app.")

  static let missingWindowCountsAsMissingRoot = Behavior(
    "missingWindowCountsAsMissingRoot", rule: "23", since: 5.0, before: 6.0, isOpen: true,
    "An app without any window at the end of its launch has no root controller either.")

  // MARK: Run states

  static let multitasking = Behavior(
    "multitasking", rule: "31, 32", since: 4.0,
    "Leaving the app puts it into the background; before, it ended the process.")

  static let resignsBeforeTermination = Behavior(
    "resignsBeforeTermination", rule: "31", before: 4.0, isOpen: true,
    "The Home button sends applicationWillResignActive(_:) before applicationWillTerminate(_:).")

  static let urlWithSource = Behavior(
    "urlWithSource", rule: "19", since: 4.2,
    "application(_:open:sourceApplication:annotation:) gets URLs when the delegate has it.")

  static let urlWithOptions = Behavior(
    "urlWithOptions", rule: "19", since: 9.0,
    "application(_:open:options:) gets URLs when the delegate has it.")

  static let userActivities = Behavior(
    "userActivities", rule: "18", since: 8.0,
    "Activities from elsewhere reach application(_:continue:restorationHandler:).")

  static let stateRestoration = Behavior(
    "stateRestoration", rule: "13, 38", since: 6.0,
    "An app is asked to save its state in the background and to restore it before did-finish.")

  // MARK: Scenes

  static let scenes = Behavior(
    "scenes", rule: "39, 43", since: 13.0,
    "An app with a scene manifest hears of its run states in its scene delegate.")

  static let scenelessWindowsStayDark = Behavior(
    "scenelessWindowsStayDark", rule: "39", since: 13.0, isOpen: true,
    "In an app with scenes a window that belongs to none of them does not come on screen.")

  // MARK: Windows and screens

  static let screensAreOriented = Behavior(
    "screensAreOriented", rule: "135", since: 8.0,
    "UIScreen.bounds follows the interface's orientation; before, it was always portrait.")

  static let manualRootViewIsNoted = Behavior(
    "manualRootViewIsNoted", rule: "M33", since: 16.0, isOpen: true,
    "Adding the root controller's view to the window by hand is noted on the console.")

  // MARK: Views and controllers

  static let loadsIntoApplicationFrame = Behavior(
    "loadsIntoApplicationFrame", rule: "68", before: 7.0,
    "loadView() makes the view as large as the screen without the status bar.")

  static let nestedViewsAppear = Behavior(
    "nestedViewsAppear", rule: "86", since: 5.0,
    "A controller whose view is added somewhere inside of a window hears that it appears; before, "
      + "only one whose view was added to the window itself.")

  static let blockAnimations = Behavior(
    "blockAnimations", rule: "95", since: 4.0,
    "UIView.animate(withDuration:animations:) and its kin exist.")

  static let springAnimations = Behavior(
    "springAnimations", rule: "95", since: 7.0,
    "UIView.animate(withDuration:delay:usingSpringWithDamping:...) exists.")

  static let disappearanceEndsAtOnce = Behavior(
    "disappearanceEndsAtOnce", rule: "87", isOpen: true,
    "viewDidDisappear(_:) comes as soon as the view is out of its window, not after the turn.")

  static let firstAppearanceEndsLate = Behavior(
    "firstAppearanceEndsLate", rule: "100", since: 6.1, before: 7.0, isOpen: true,
    "The first viewDidAppear(_:) comes some time after the turn in which the app became active.")

  // MARK: Containment

  static let containment = Behavior(
    "containment", rule: "81, 93, 97", since: 5.0,
    "Controllers have children; the tree of views must agree with them, and transitions that are "
      + "begun must be ended.")

  static let presentersAreParents = Behavior(
    "presentersAreParents", rule: "103", before: 5.0,
    "The parent of a presented controller is its presenter.")

  static let forwardingIsAskedByItsNewName = Behavior(
    "forwardingIsAskedByItsNewName", rule: "90", since: 6.0,
    "shouldAutomaticallyForwardAppearanceMethods is asked; before, the method for appearance and "
      + "rotation in one.")

  static let childrenJoinTheirParent = Behavior(
    "childrenJoinTheirParent", rule: "99, 100", since: 7.0,
    "A child that is added while its parent is appearing appears with it, once.")

  static let appearancesEndForAllChildren = Behavior(
    "appearancesEndForAllChildren", rule: "99, 100", since: 5.0, before: 7.0,
    "When a parent has appeared, all its children hear viewDidAppear(_:), whatever they heard "
      + "before.")

  static let unregisteredChildrenHearTwice = Behavior(
    "unregisteredChildrenHearTwice", rule: "94", since: 5.0, isOpen: true,
    "A controller that a manual forwarder nests without addChild(_:) hears each event twice.")

  // MARK: Navigation and tabs

  static let didShowComesTwiceAtLaunch = Behavior(
    "didShowComesTwiceAtLaunch", rule: "108", since: 5.0, before: 6.0,
    "A navigation controller that appears tells its delegate didShow before viewDidAppear(_:) too.")

  static let nestedPushIsNoted = Behavior(
    "nestedPushIsNoted", rule: "110", since: 4.0, before: 8.0,
    "A push or pop during an animated one is noted on the console, and so is the end of both.")

  static let nestedPushesWait = Behavior(
    "nestedPushesWait", rule: "110", since: 8.0, isOpen: true,
    "A push or pop during an animated one begins when that one has ended.")

  static let interactivePop = Behavior(
    "interactivePop", rule: "76, 111", since: 7.0,
    "A swipe from the edge pops the top controller, and can be taken back.")

  static let pushesUpdateConstraints = Behavior(
    "pushesUpdateConstraints", rule: "72, 104", since: 7.0, before: 9.0, isOpen: true,
    "A push or pop updates constraints of the covered view too, and lays the new one out again.")

  static let barsLieOnContent = Behavior(
    "barsLieOnContent", rule: "132", since: 7.0,
    "Navigation bars and tab bars lie on their content; before, the content ended at them.")

  static let tabDelegateHearsOfCode = Behavior(
    "tabDelegateHearsOfCode", rule: "161", before: 3.0,
    "tabBarController(_:didSelect:) comes for every real change, also by code, and for no other "
      + "tap.")

  static let layoutCallbacks = Behavior(
    "layoutCallbacks", rule: "69", since: 5.0,
    "viewWillLayoutSubviews() and viewDidLayoutSubviews() surround the layout of the view.")

  static let constraintUpdates = Behavior(
    "constraintUpdates", rule: "72", since: 6.0,
    "updateViewConstraints() comes before the layout callbacks of a pass.")

  static let viewIsAppearing = Behavior(
    "viewIsAppearing", rule: "70", since: 13.0,
    "viewIsAppearing(_:) comes between viewWillAppear(_:) and the layout.")

  static let directAppearanceCallsAreNoted = Behavior(
    "directAppearanceCallsAreNoted", rule: "78", since: 16.0, isOpen: true,
    "Calling an appearance method oneself is noted on the console.")

  static let loadingWhileDeallocatingIsNoted = Behavior(
    "loadingWhileDeallocatingIsNoted", rule: "67", since: 9.0,
    "Touching the view of a controller that is going away is noted on the console.")

  // MARK: Rotation

  static let controllersAreAskedForEachOrientation = Behavior(
    "controllersAreAskedForEachOrientation", rule: "112, 114", before: 6.0,
    "shouldAutorotate(to:) decides, asked of containers and of their children.")

  static let silentControllersAreNotAsked = Behavior(
    "silentControllersAreNotAsked", rule: "113", since: 4.0, before: 6.0,
    "A controller without shouldAutorotate(to:) of its own is not asked and stays upright.")

  static let addedViewsRotate = Behavior(
    "addedViewsRotate", rule: "24, 112", before: 6.0,
    "Without a root controller, the first one whose view was added to the window rotates.")

  static let infoLimitsDelegateOrientations = Behavior(
    "infoLimitsDelegateOrientations", rule: "120", since: IOSVersion(Int.max), isOpen: true,
    "Orientations that Info.plist does not name stay forbidden, whatever the delegate answers.")

  static let missingCommonOrientationRaises = Behavior(
    "missingCommonOrientationRaises", rule: "118", since: 6.0, before: 16.0, isOpen: true,
    "A root controller that supports no orientation of the app's ends the app.")

  static let missingCommonOrientationNamesClass = Behavior(
    "missingCommonOrientationNamesClass", rule: "M21", since: 8.0, isOpen: true,
    "The exception about orientations without one in common names the controller's class.")

  static let topChildIsAskedInVain = Behavior(
    "topChildIsAskedInVain", rule: "121", since: 6.0,
    "A container's top child is asked for its orientations, and the answer is ignored.")

  static let statusBarTurnsInterface = Behavior(
    "statusBarTurnsInterface", rule: "137", before: 6.0,
    "setStatusBarOrientation(_:animated:) always works; later only where the frontmost controller "
      + "supports nothing.")

  static let rotationTurnsRootView = Behavior(
    "rotationTurnsRootView", rule: "135", before: 8.0,
    "A rotation turns the root view in an upright window; later it changes the window's frame.")

  static let twoStepRotation = Behavior(
    "twoStepRotation", rule: "128", before: 6.0,
    "A controller that overrides the callbacks of two half rotations gets them.")

  static let oneStepRotation = Behavior(
    "oneStepRotation", rule: "128", since: 3.0,
    "willAnimateRotation(to:duration:) comes where the half rotations are not overridden.")

  static let twoStepRotationIsNoted = Behavior(
    "twoStepRotationIsNoted", rule: "M31", since: 3.0, before: 6.0,
    "Half rotations are noted on the console as deprecated.")

  static let rotationForwardingIsAskedByItsNewName = Behavior(
    "rotationForwardingIsAskedByItsNewName", rule: "129", since: 6.0,
    "shouldAutomaticallyForwardRotationMethods() is asked; before, the method for appearance and "
      + "rotation in one.")

  static let sizeTransitions = Behavior(
    "sizeTransitions", rule: "130, 131", since: 8.0,
    "Rotations are transitions of size and traits; controllers without viewWillTransition(to:with:) "
      + "hear the older callbacks.")

  static let firstAppearanceTellsTraits = Behavior(
    "firstAppearanceTellsTraits", rule: "134", since: 8.0, before: 13.0,
    "traitCollectionDidChange(_:) comes once between the first viewWillAppear(_:) and the layout.")

  static let launchTurnsAfterwards = Behavior(
    "launchTurnsAfterwards", rule: "126", before: 6.0,
    "The app launches upright, then rotates with all callbacks.")

  static let launchIsInFirstListed = Behavior(
    "launchIsInFirstListed", rule: "125", since: 6.0, before: 9.0,
    "The app launches in the first orientation that Info.plist lists.")

  static let launchPrefersPortrait = Behavior(
    "launchPrefersPortrait", rule: "125", since: 9.0, before: 11.0,
    "The app launches upright whenever Info.plist allows it.")

  static let launchIsFollowedByRotation = Behavior(
    "launchIsFollowedByRotation", rule: "125, T18", since: 8.0, before: 11.0,
    "After the launch the interface rotates to how the device is held.")

  static let forcedLaunchHidesTraits = Behavior(
    "forcedLaunchHidesTraits", rule: "133", since: 13.0, before: 14.0,
    "A launch that the root controller turns does not send traitCollectionDidChange(_:).")
  // MARK: Presentation

  static let presentationStyles = Behavior(
    "presentationStyles", rule: "145", since: 3.2,
    "Presented controllers have styles; before, all of them filled the screen.")

  static let contextsOnPhones = Behavior(
    "contextsOnPhones", rule: "148", since: 8.0,
    "On a phone the style currentContext has an effect.")

  static let presentationContexts = Behavior(
    "presentationContexts", rule: "148, 149", since: 5.0,
    "A controller can offer itself as the context of presentations.")

  static let customPresentations = Behavior(
    "customPresentations", rule: "144", since: 7.0,
    "Controllers are presented in ways of their own.")

  static let presentationControllers = Behavior(
    "presentationControllers", rule: "144", since: 8.0,
    "Popovers are a style, and so are presentations that leave what they cover in place.")

  static let sheetsOnPhones = Behavior(
    "sheetsOnPhones", rule: "145", since: 13.0,
    "On a phone that is held upright sheets are sheets; before, they filled the screen.")

  static let sheetsByDefault = Behavior(
    "sheetsByDefault", rule: "146", since: 13.0,
    "A controller without a style of its own is presented as a page sheet.")

  static let unanimatedPresentationsSeemAnimated = Behavior(
    "unanimatedPresentationsSeemAnimated", rule: "75", since: 12.0, before: 13.0, isOpen: true,
    "A controller that is presented without animation is told that there is one.")

  static let presentersEndUnanimated = Behavior(
    "presentersEndUnanimated", rule: "74", since: 8.0, before: 9.0, isOpen: true,
    "A presenter hears at the end of an animated transition that there was no animation.")

  static let missingWindowIsNoted = Behavior(
    "missingWindowIsNoted", rule: "151", since: 6.0,
    "Presenting on a controller that is not in a window is noted on the console.")

  static let presentationLinesNameTheReceiver = Behavior(
    "presentationLinesNameTheReceiver", rule: "151, 152, M1b, M2b", since: 13.0,
    "The console lines about refused presentations begin with [Presentation] and name whom the app "
      + "asked.")

  static let secondPresentationIsNoted = Behavior(
    "secondPresentationIsNoted", rule: "152", since: 8.0,
    "Presenting on a controller that presents already is noted on the console.")

  static let presentationInProgressIsNoted = Behavior(
    "presentationInProgressIsNoted", rule: "152, M13", since: 5.0, before: 13.0,
    "Presenting during an animated presentation is noted with words of its own.")

  static let detachedPresentersAreNoted = Behavior(
    "detachedPresentersAreNoted", rule: "154", since: 6.0,
    "Presenting on a controller that the root does not know of is noted on the console.")

  static let dismissalsAreNoted = Behavior(
    "dismissalsAreNoted", rule: "152, M16", since: 5.0,
    "Dismissing during a presentation or dismissal is noted on the console.")

  static let dismissalsEndPresentations = Behavior(
    "dismissalsEndPresentations", rule: "155", since: 6.0, isOpen: true,
    "A dismissal right after a presentation without animation takes it back; before, the controller "
      + "stayed.")

  static let emptyDismissalsComplete = Behavior(
    "emptyDismissalsComplete", rule: "141", since: 5.0, isOpen: true,
    "The completion of a dismissal runs although there was nothing to dismiss.")

  static let sheetsCanBePulledAway = Behavior(
    "sheetsCanBePulledAway", rule: "156", since: 13.0,
    "A finger can pull a sheet down, to dismiss it or to let go again.")

  // MARK: Memory

  static let memoryWarningHasLevel = Behavior(
    "memoryWarningHasLevel", rule: "M32", since: 3.0, before: 5.0,
    "The console line of a memory warning tells its level.")

  static let hiddenViewsUnload = Behavior(
    "hiddenViewsUnload", rule: "46, 53", before: 6.0,
    "A memory warning releases the views of controllers that have no superview.")

  static let viewWillUnload = Behavior(
    "viewWillUnload", rule: "48", since: 5.0, before: 6.0,
    "viewWillUnload() comes before a hidden view is released.")

  static let viewDidUnload = Behavior(
    "viewDidUnload", rule: "47, 49", since: 3.0, before: 6.0,
    "viewDidUnload() comes after a hidden view was released.")

  // MARK: What no version does unless a switch says so

  static let viewDidAppearBeforeActive = Behavior(
    "viewDidAppearBeforeActive", rule: "30", since: IOSVersion(Int.max), isOpen: true,
    "The first viewDidAppear(_:) comes before applicationDidBecomeActive(_:).")

  /// The whole dial, in the order in which an app meets it.
  package static let all: [Behavior] = [
    .optionsReachDidFinish, .optionsVariantWins, .willFinishLaunching, .asksDelegateForOrientations,
    .rootAssignmentAsksOrientations, .idiomKeys, .missingRootIsNotedForTheApp,
    .missingRootIsNotedPerWindow, .missingRootRaises, .missingWindowCountsAsMissingRoot,
    .multitasking, .resignsBeforeTermination, .urlWithSource, .urlWithOptions, .userActivities,
    .stateRestoration, .scenes, .scenelessWindowsStayDark, .screensAreOriented,
    .manualRootViewIsNoted, .loadsIntoApplicationFrame, .nestedViewsAppear, .blockAnimations,
    .springAnimations, .disappearanceEndsAtOnce, .firstAppearanceEndsLate, .containment,
    .presentersAreParents, .forwardingIsAskedByItsNewName, .childrenJoinTheirParent,
    .appearancesEndForAllChildren, .unregisteredChildrenHearTwice, .didShowComesTwiceAtLaunch,
    .nestedPushIsNoted, .nestedPushesWait, .interactivePop, .pushesUpdateConstraints,
    .barsLieOnContent, .tabDelegateHearsOfCode, .layoutCallbacks, .constraintUpdates,
    .viewIsAppearing, .directAppearanceCallsAreNoted, .loadingWhileDeallocatingIsNoted,
    .controllersAreAskedForEachOrientation, .silentControllersAreNotAsked, .addedViewsRotate,
    .infoLimitsDelegateOrientations, .missingCommonOrientationRaises,
    .missingCommonOrientationNamesClass, .topChildIsAskedInVain, .statusBarTurnsInterface,
    .rotationTurnsRootView, .twoStepRotation, .oneStepRotation, .twoStepRotationIsNoted,
    .rotationForwardingIsAskedByItsNewName, .sizeTransitions, .firstAppearanceTellsTraits,
    .launchTurnsAfterwards, .launchIsInFirstListed, .launchPrefersPortrait,
    .launchIsFollowedByRotation, .forcedLaunchHidesTraits, .presentationStyles, .contextsOnPhones,
    .presentationContexts, .customPresentations, .presentationControllers, .sheetsOnPhones,
    .sheetsByDefault, .unanimatedPresentationsSeemAnimated, .presentersEndUnanimated,
    .missingWindowIsNoted, .presentationLinesNameTheReceiver, .secondPresentationIsNoted,
    .presentationInProgressIsNoted, .detachedPresentersAreNoted, .dismissalsAreNoted,
    .dismissalsEndPresentations, .emptyDismissalsComplete, .sheetsCanBePulledAway,
    .memoryWarningHasLevel, .hiddenViewsUnload, .viewWillUnload, .viewDidUnload,
    .viewDidAppearBeforeActive,
  ]
}
