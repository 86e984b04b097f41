import EventTrace

/// Run states and scenes.
extension Behavior {
  // MARK: Run states

  static let multitasking = Behavior(
    "multitasking", citing: [31, 32], since: 4.0,
    "Leaving the app puts it into the background; before, it ended the process.")

  static let exitsOnSuspend = Behavior(
    "exitsOnSuspend", citing: [35], since: 4.0, before: 13.0,
    "An app can ask in Info.plist to end when the user leaves it.")

  static let resignsBeforeTermination = Behavior(
    "resignsBeforeTermination", citing: [31], before: 4.0, isOpen: true,
    "The Home button sends applicationWillResignActive(_:) before applicationWillTerminate(_:).")

  static let urlWithSource = Behavior(
    "urlWithSource", citing: [19, 197], since: 4.2,
    "application(_:open:sourceApplication:annotation:) gets URLs when the delegate has it.")

  static let urlWithOptions = Behavior(
    "urlWithOptions", citing: [19, 197], since: 9.0,
    "application(_:open:options:) gets URLs when the delegate has it.")

  static let userActivities = Behavior(
    "userActivities", citing: [18, 197], since: 8.0,
    "Activities from elsewhere reach application(_:continue:restorationHandler:).")

  static let stateRestoration = Behavior(
    "stateRestoration", citing: [13, 38], since: 6.0,
    "An app is asked to save its state in the background and to restore it before did-finish.")

  static let restoredControllersHearTheEnd = Behavior(
    "restoredControllersHearTheEnd", citing: [302], since: 7.0,
    "Restored controllers hear applicationFinishedRestoringState() when all of them have decoded.")

  static let secureStates = Behavior(
    "secureStates", citing: [303], since: 13.2,
    "An app is asked for its state by methods that promise secure coding, where it has them.")

  static let quickActions = Behavior(
    "quickActions", citing: [321], since: 9.0,
    "A quick action at the icon reaches application(_:performActionFor:completionHandler:).")

  static let backgroundFetches = Behavior(
    "backgroundFetches", citing: [21], since: 7.0,
    "The system can launch an app in the background, to fetch content.")

  static let pushesHaveHandlers = Behavior(
    "pushesHaveHandlers", citing: [322], since: 7.0,
    "A push reaches the method with fetchCompletionHandler, where the app has it.")

  static let backgroundTasksHaveTenMinutes = Behavior(
    "backgroundTasksHaveTenMinutes", citing: [520], since: 4.0, before: 7.0,
    "An app with a background task runs on for ten minutes.")

  static let backgroundTasksHaveThreeMinutes = Behavior(
    "backgroundTasksHaveThreeMinutes", citing: [520], since: 7.0, before: 13.0,
    "An app with a background task runs on for three minutes; later, for half a minute.")

  static let openURLIsRefused = Behavior(
    "openURLIsRefused", citing: ["M201"], since: 18.0,
    "openURL(_:) opens nothing, answers false and is noted on the console.")

  static let missingTasksAreNoted = Behavior(
    "missingTasksAreNoted", citing: ["M80", "M81"], since: 9.0,
    "Ending a background task that has ended, or never began, is noted on the console.")

  static let missingTasksAreNotedInBoth = Behavior(
    "missingTasksAreNotedInBoth", citing: ["M80"], since: 13.0,
    "The console line about a background task that is not there has its number decimal too.")

  static let lockingEntersBackground = Behavior(
    "lockingEntersBackground", citing: [730], since: 5.0,
    "An app whose device is locked enters the background; before, it only resigned.")

  static let lockedAppsLookInactive = Behavior(
    "lockedAppsLookInactive", citing: [730], since: 5.0, before: 7.0,
    "While an app hears that it goes into the background because the device was locked, its state is "
      + "inactive.")

  static let dataIsProtected = Behavior(
    "dataIsProtected", citing: [730], since: 4.0, isOpen: true,
    "An app hears that files are locked with the device.")

  static let screenshotsAreTold = Behavior(
    "screenshotsAreTold", citing: [733], since: 7.0,
    "An app hears that the user took a picture of the screen.")

  static let picturesInBothStyles = Behavior(
    "picturesInBothStyles", citing: [731], since: 13.0,
    "In the background an app is shown in the other style and back, for pictures of both.")

  static let picturesInBothOrientations = Behavior(
    "picturesInBothOrientations", citing: [736], since: 9.0,
    "On an iPad an app in the background is turned and turned back, for pictures of both.")

  // MARK: Scenes

  static let scenes = Behavior(
    "scenes", citing: [39, 43], since: 13.0,
    "An app with a scene manifest hears of its run states in its scene delegate.")

  static let scenelessWindowsStayDark = Behavior(
    "scenelessWindowsStayDark", citing: ["Q20"], since: 13.0, isOpen: true,
    "In an app with scenes a window that belongs to none of them does not come on screen.")

  static let scenesRestoreInteraction = Behavior(
    "scenesRestoreInteraction", citing: [306], since: 15.0,
    "A scene that is connected again gets the activity of its previous life.")
}
