public import Foundation

/// Segments made of actions, and their looks as they were set.
extension UISegmentedControl {
  /// The width of a segment, in points; 0 for one that suits its content.
  public func widthForSegment(at segment: Int) -> CGFloat {
    return declared["width \(segment)"] ?? 0
  }
  /// How far the content of a segment is moved, in points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    return declared["offset \(segment)"] ?? .zero
  }
  /// The picture behind its segments; nil for the usual; iOS 5.0 and later.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    requires("backgroundImageFor:barMetrics:", since: 5.0)
    return declared["background \(state.rawValue) \(barMetrics.rawValue)"]
  }
  /// Moves the content of segments; iOS 5.0 and later.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    requires("setContentPositionAdjustment:forSegmentType:barMetrics:", since: 5.0)
    keptLook("UISegmentedControl.setContentPositionAdjustment(_:forSegmentType:barMetrics:)")
    declared["adjustment \(leftCenterRightOrAlone.rawValue) \(barMetrics.rawValue)"] = adjustment
  }
  /// By how much the content of such segments is moved; iOS 5.0 and later.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    requires(
      "contentPositionAdjustmentForSegmentType:barMetrics:", since: 5.0,
      declared["adjustment \(leftCenterRightOrAlone.rawValue) \(barMetrics.rawValue)"] ?? .zero)
  }
  /// Gives a segment a menu; iOS 17.4 and later.
  public func setMenu(_ menu: UIMenu?, forSegmentAt segment: Int) {
    requires("setMenu:forSegmentAt:", since: 17.4)
    declaredOnly("UISegmentedControl.setMenu(_:forSegmentAt:)")
  }
  /// Which of the segments; iOS 5.0 and later.
  public enum Segment: Int, Sendable {
    /// All; the first; those between; the last; a single one.
    case any, left, center, right, alone
  }
  /// Makes a control whose segments perform actions; iOS 14.0 and later.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    Self.requires(init: "initWithFrame:actions:", since: 14.0)
    self.init(items: nil)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
    if frame != .zero { self.frame = frame }
  }
  /// Puts in a segment that performs an action; iOS 14.0 and later.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    requires("insertSegmentWithAction:atIndex:animated:", since: 14.0)
    if let image = action.image {
      insertSegment(with: image, at: segment, animated: animated)
    } else {
      insertSegment(withTitle: action.title, at: segment, animated: animated)
    }
    if let place = pinned(max(segment, 0)) { segments[place].action = action }
    performsActions()
  }
  /// Gives a segment an action and its title; iOS 14.0 and later.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    requires("setAction:forSegmentAtIndex:", since: 14.0)
    if let image = action.image {
      setImage(image, forSegmentAt: segment)
    } else {
      setTitle(action.title, forSegmentAt: segment)
    }
    if let place = pinned(segment) { segments[place].action = action }
    performsActions()
  }
  /// The action of a segment; nil for none; iOS 14.0 and later.
  public func actionForSegment(at segment: Int) -> UIAction? {
    requires(
      "actionForSegmentAtIndex:", since: 14.0,
      pinned(segment).flatMap { segments[$0].action })
  }
  /// The segment with the action of that identifier; ``noSegment`` for none. iOS 14.0 and later.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    requires(
      "segmentIndexForActionIdentifier:", since: 14.0,
      segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound)
  }

  /// From the first action on, a choice performs the action of the segment.
  private func performsActions() {
    guard !(declared["performs"] ?? false) else { return }
    declared["performs"] = true
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.actionForSegment(at: self.selectedSegmentIndex)?.perform(from: self)
      }, for: .valueChanged)
  }
}
