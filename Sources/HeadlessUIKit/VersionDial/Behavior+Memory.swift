import EventTrace

/// Memory warnings.
extension Behavior {
  static let memoryWarningIsNoted = Behavior(
    "memoryWarningIsNoted", citing: ["M32"], since: 3.0, isOpen: true,
    "A memory warning is noted on the console; nobody quotes a line of iPhone OS 2.")

  static let memoryWarningHasLevel = Behavior(
    "memoryWarningHasLevel", citing: ["M32"], since: 3.0, before: 5.0,
    "The console line of a memory warning tells its level.")

  static let hiddenViewsUnload = Behavior(
    "hiddenViewsUnload", citing: [46, 53], before: 6.0,
    "A memory warning releases the views of controllers that have no superview.")

  static let viewWillUnload = Behavior(
    "viewWillUnload", citing: [48], since: 5.0, before: 6.0,
    "viewWillUnload() comes before a hidden view is released.")

  static let viewDidUnload = Behavior(
    "viewDidUnload", citing: [47, 49], since: 3.0, before: 6.0,
    "viewDidUnload() comes after a hidden view was released.")
}
