import EventTrace

/// The launch, and the end of one without a root controller.
extension Behavior {
  // MARK: Launch

  static let optionsReachDidFinish = Behavior(
    "optionsReachDidFinish", citing: [14], since: 3.0,
    "application(_:didFinishLaunchingWithOptions:) is called when the delegate has it.")

  static let optionsVariantWins = Behavior(
    "optionsVariantWins", citing: [15, "Q1"], since: 3.0, isOpen: true,
    "A delegate with both did-finish methods hears only of the one with options.")

  static let willFinishLaunching = Behavior(
    "willFinishLaunching", citing: [14], since: 6.0,
    "application(_:willFinishLaunchingWithOptions:) comes before did-finish.")

  static let asksDelegateForOrientations = Behavior(
    "asksDelegateForOrientations", citing: [22], since: 6.0,
    "application(_:supportedInterfaceOrientationsFor:) is asked around the launch.")

  static let rootAssignmentAsksOrientations = Behavior(
    "rootAssignmentAsksOrientations", citing: [27], since: 8.0,
    "Giving a window its root controller asks the controller for its orientations.")

  static let idiomKeys = Behavior(
    "idiomKeys", citing: [7], since: 3.2,
    "Info.plist keys that end in ~ipad win on an iPad.")

  // MARK: The missing root controller

  static let missingRootIsNotedForTheApp = Behavior(
    "missingRootIsNotedForTheApp", citing: [23], since: 5.0, before: 6.0,
    "When no window has a root controller after the launch, the console says so.")

  static let missingRootIsNotedPerWindow = Behavior(
    "missingRootIsNotedPerWindow", citing: [23], since: 6.0, before: 9.0,
    "For each window on screen without a root controller, the console says so.")

  static let missingRootRaises = Behavior(
    "missingRootRaises", citing: [23], since: 9.0,
    "A window on screen without a root controller after the launch ends the app.")

  static let missingWindowCountsAsMissingRoot = Behavior(
    "missingWindowCountsAsMissingRoot", citing: [23], since: 5.0, before: 6.0, isOpen: true,
    "An app without any window at the end of its launch has no root controller either.")

  static let missingScenesAreNoted = Behavior(
    "missingScenesAreNoted", citing: [43, "M136", "M137"], since: 18.4,
    "The console says of an app without scenes that it needs them.")

  static let scenesWillSoonBeRequired = Behavior(
    "scenesWillSoonBeRequired", citing: ["M136", "M137"], since: 26.0,
    "It says that scenes will soon be required.")

  static let urlQueriesAreDeclared = Behavior(
    "urlQueriesAreDeclared", citing: [189], since: 9.0,
    "canOpenURL(_:) may ask only for the schemes that Info.plist lists.")
}
