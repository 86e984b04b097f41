import EventTrace

/// Controllers over controllers.
extension Behavior {
  static let presentationStyles = Behavior(
    "presentationStyles", citing: [145, 196], since: 3.2,
    "Presented controllers have styles; before, all of them filled the screen.")

  static let contextsOnPhones = Behavior(
    "contextsOnPhones", citing: [148], since: 8.0,
    "On a phone the style currentContext has an effect.")

  static let presentationContexts = Behavior(
    "presentationContexts", citing: [148, 149], since: 5.0,
    "A controller can offer itself as the context of presentations.")

  static let customPresentations = Behavior(
    "customPresentations", citing: [144, 196], since: 7.0,
    "Controllers can be presented in custom ways.")

  static let presentationControllers = Behavior(
    "presentationControllers", citing: [144, 196], since: 8.0,
    "Popovers are a style, and so are presentations that leave what they cover in place.")

  static let sheetsOnPhones = Behavior(
    "sheetsOnPhones", citing: [145], since: 13.0,
    "On a phone that is held upright sheets are sheets; before, they filled the screen.")

  static let sheetsByDefault = Behavior(
    "sheetsByDefault", citing: [146], since: 13.0,
    "A controller without a style of its own is presented as a page sheet.")

  static let unanimatedPresentationsSeemAnimated = Behavior(
    "unanimatedPresentationsSeemAnimated", citing: [75], since: 12.0, before: 13.0, isOpen: true,
    "A controller that is presented without animation is told that there is one.")

  static let presentersEndUnanimated = Behavior(
    "presentersEndUnanimated", citing: [74], since: 8.0, before: 9.0, isOpen: true,
    "A presenter hears at the end of an animated transition that there was no animation.")

  static let missingWindowIsNoted = Behavior(
    "missingWindowIsNoted", citing: [151], since: 6.0,
    "Presenting on a controller that is not in a window is noted on the console.")

  static let presentationLinesNameTheReceiver = Behavior(
    "presentationLinesNameTheReceiver", citing: [151, 152, "M1b", "M2b"], since: 13.0,
    "The console lines about refused presentations begin with [Presentation] and name whom the app "
      + "asked.")

  static let secondPresentationIsNoted = Behavior(
    "secondPresentationIsNoted", citing: [152, "M2"], since: 8.0,
    "Presenting on a controller that presents already is noted on the console.")

  static let presentationInProgressIsNoted = Behavior(
    "presentationInProgressIsNoted", citing: [152, "M13", "M75"], since: 5.0,
    "Presenting during an animated presentation or dismissal is noted with words of its own.")

  static let presentingComesBeforeProgress = Behavior(
    "presentingComesBeforeProgress", citing: [152, "M75"], since: 13.0, isOpen: true,
    "While one is being presented, another is refused in the words for one that is presented.")

  static let presentationsWaitForTurn = Behavior(
    "presentationsWaitForTurn", citing: [481], since: 8.0,
    "A presented or dismissed controller begins to appear or disappear at the end of the run loop's "
      + "turn, after the layout.")

  static let nilPresentationsRaise = Behavior(
    "nilPresentationsRaise", citing: [153, "M11b"], since: 4.0, isOpen: true,
    "Presenting nil ends the app; before, it is passed over here with a diagnosis.")

  static let activeControllersRaise = Behavior(
    "activeControllersRaise", citing: [153, "M11"], since: 5.0, isOpen: true,
    "Presenting a controller that is on screen already ends the app; before, it is passed over here "
      + "with a diagnosis.")

  static let curlsNeedTheScreen = Behavior(
    "curlsNeedTheScreen", citing: ["M143"], since: 3.2,
    "Curling up a page for or from a controller that does not fill the screen ends the app.")

  static let missingStylesRaise = Behavior(
    "missingStylesRaise", citing: ["M200"], since: 8.0,
    "Presenting a controller whose style is none ends the app.")

  static let presentersAreNamed = Behavior(
    "presentersAreNamed", citing: ["M76"], since: 14.0, isOpen: true,
    "The exception about a controller that is presented already names who presents it.")

  static let detachedPresentersAreNoted = Behavior(
    "detachedPresentersAreNoted", citing: [154], since: 6.0,
    "Presenting on a controller that the root does not know of is noted on the console.")

  static let adaptivityKnowsTraits = Behavior(
    "adaptivityKnowsTraits", citing: [758], since: 8.3,
    "A presentation's delegate is asked for a style with the traits, and told of the style that is used."
  )

  static let dismissalsAreNoted = Behavior(
    "dismissalsAreNoted", citing: [152, "M16"], since: 5.0,
    "Dismissing during a presentation or dismissal is noted on the console.")

  static let dismissalsEndPresentations = Behavior(
    "dismissalsEndPresentations", citing: [155], since: 6.0, isOpen: true,
    "A dismissal right after a presentation without animation takes it back; before, the controller "
      + "stayed.")

  static let emptyDismissalsComplete = Behavior(
    "emptyDismissalsComplete", citing: [141], since: 5.0, isOpen: true,
    "The completion of a dismissal runs although there was nothing to dismiss.")

  static let sheetsCanBePulledAway = Behavior(
    "sheetsCanBePulledAway", citing: [156], since: 13.0,
    "A finger can pull a sheet down, to dismiss it or to let go again.")

  static let controllersSaySizes = Behavior(
    "controllersSaySizes", citing: [369], since: 7.0,
    "A form sheet is as large as its controller wants to be.")
}
