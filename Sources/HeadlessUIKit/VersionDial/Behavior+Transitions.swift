import EventTrace

/// Transitions between controllers, and who animates and drives them.
extension Behavior {
  static let customTransitions = Behavior(
    "customTransitions", citing: [76, 144], since: 7.0,
    "Apps can animate presentations, navigation and tabs with objects of their own, and let a finger "
      + "drive them.")

  static let presentationContainers = Behavior(
    "presentationContainers", citing: [144, 196], since: 8.0,
    "A presented view lies in a container view, and a presentation controller manages it.")

  static let sheetControllers = Behavior(
    "sheetControllers", citing: [145, 196], since: 15.0,
    "Sheets have a presentation controller of their own, and heights to rest at.")

  static let customStyleAnimatesAlways = Behavior(
    "customStyleAnimatesAlways", citing: [144, "Q18"], since: 7.0, before: 8.0, isOpen: true,
    "An animator of the style custom is called for transitions without animation too.")

  static let propertyAnimators = Behavior(
    "propertyAnimators", citing: [76, 198], since: 10.0,
    "UIViewPropertyAnimator exists, and transitions can be taken over while they run.")

  static let cancelledTransitionsComplete = Behavior(
    "cancelledTransitionsComplete", citing: [141, "Q19"], since: 7.0, isOpen: true,
    "The completion of a presentation or dismissal runs although it was cancelled.")

  static let dismissalsUncoverWhatIsBetween = Behavior(
    "dismissalsUncoverWhatIsBetween", citing: [755], since: 8.0, before: 9.0, isOpen: true,
    "Of a stack that is dismissed the lowest one is animated, and those between appear on the way.")

  static let presentationsOutliveRoots = Behavior(
    "presentationsOutliveRoots", citing: ["Q17"], since: 8.0, before: 13.0, isOpen: true,
    "What a root controller presents stays in its window, below the view of the next root.")
}
