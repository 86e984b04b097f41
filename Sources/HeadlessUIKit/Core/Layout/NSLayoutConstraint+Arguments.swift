import Foundation

/// What cannot be related to each other (message M165).
extension NSLayoutConstraint {
  func checkArguments(of first: AnyObject, hasSecond: Bool) {
    let simulator = Simulator.current!
    guard simulator.has(.constraintArgumentsAreChecked) else { return }
    if firstAttribute.isPlace, !hasSecond || multiplier == 0 {
      raise(
        first,
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. Location attributes must "
          + "be specified in pairs", end: ".")
    } else if firstAttribute.followsTheLanguage != nil,
      secondAttribute.followsTheLanguage == !(firstAttribute.followsTheLanguage ?? false)
    {
      raise(
        first,
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
          + "Use leading/trailing for both or neither.")
    }
  }

  /// Whether constraints of that view may be changed here: of one in a window on the main thread alone
  /// (message M168).
  func isOnMainThread(in view: UIView) -> Bool {
    let simulator = Simulator.current!
    guard !simulator.isDead, view.drawnWindow != nil, !Thread.isMainThread,
      simulator.has(.layoutThreadIsChecked)
    else { return true }
    guard simulator.has(.layoutThreadIsEnforced) else {
      guard simulator.notedOnce.insert("layout beside the main thread").inserted else {
        return true
      }
      simulator.console(
        "This application is modifying the autolayout engine from a background thread after the engine "
          + "was accessed from the main thread. This can lead to engine corruption and weird crashes."
      )
      return true
    }
    simulator.raise(
      .internalInconsistency,
      "Modifications to the layout engine must not be performed from a background thread after it has "
        + "been accessed from the main thread.")
    return false
  }

  private func raise(_ first: AnyObject, _ text: String, end: String = "") {
    let simulator = Simulator.current!
    simulator.raise(
      .invalidArgument,
      simulator.has(.constraintArgumentsAreNamed)
        ? "NSLayoutConstraint for <\(simulator.name(of: first))>: \(text)\(end)"
        : "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
          + "constant:]: \(text)")
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge or a line, and not a length.
  fileprivate var isPlace: Bool {
    switch self {
    case .width, .height, .notAnAttribute: false
    default: true
    }
  }

  /// Whether it is an edge by the direction of the language; nil for what is no left or right edge.
  fileprivate var followsTheLanguage: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }
}
