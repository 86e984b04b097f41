import EventTrace

/// Segues and the way back.
extension Behavior {
  static let seguesAreAsked = Behavior(
    "seguesAreAsked", citing: [164], since: 6.0,
    "A segue that the user begins asks shouldPerformSegue(withIdentifier:sender:) first.")

  static let adaptiveSegues = Behavior(
    "adaptiveSegues", citing: [163], since: 8.0,
    "Segues of the kind show leave it to those around the source how the destination is shown.")

  static let embedSegues = Behavior(
    "embedSegues", citing: [101, 102], since: 6.0,
    "A segue fills a view of the source with a child while the source loads.")

  static let unwindSegues = Behavior(
    "unwindSegues", citing: [166, 167], since: 6.0,
    "A segue can lead back to a controller that is there already.")

  static let unwindWalk = Behavior(
    "unwindWalk", citing: [166, 167], since: 9.0,
    "An unwind segue walks through the controllers itself; before, containers named its destination "
      + "and made the segue.")

  static let unwindsTakeNoSender = Behavior(
    "unwindsTakeNoSender", citing: [166], since: 13.0,
    "canPerformUnwindSegueAction(_:from:sender:) is asked, whose sender may be nil; before, the one "
      + "with withSender.")
}
