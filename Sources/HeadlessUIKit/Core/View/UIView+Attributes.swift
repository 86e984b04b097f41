import Foundation

/// What an app sets of a view for its margins, its direction and its appearance.
struct ViewAttributes: HavingUsualValues {
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var restorationIdentifier: String?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic {
    didSet { keptLook("UIView.tintAdjustmentMode", oldValue, tintAdjustmentMode) }
  }

  /// What the file that the view comes from says for other size classes; nil for most.
  var variations: (any SizeClassVariations)?
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  /// What it knows of looks that are set for its class; nil for most.
  var appearanceMarks: AppearanceMarks?
}

/// A view's direction, appearance and touches.
extension UIView {
  /// Whether the tint is dimmed behind what is presented.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview, as it is, or gray.
    case automatic, normal, dimmed
  }

  /// Whether its content begins at the right edge: of its subviews each has a direction of its own (rule 1360).
  final var runsFromRight: Bool {
    attributes.semanticContentAttribute.direction(around: Self.directionOfTheApp) == .rightToLeft
  }

  /// Lays it out the other way, where it can be.
  final func followDirection() {
    setNeedsLayout()
    invalidateLayoutOfGroup()
    guard attributes.semanticContentAttribute == .forceRightToLeft, !(self is UIStackView),
      !(self is UIButton)
    else { return }
    Simulator.current?.unimplemented(
      "UIView.semanticContentAttribute",
      "everything but stack views and buttons runs from left to right.")
    Simulator.current?.noteUndrawn("UIView.semanticContentAttribute")
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.release(recognizer)
    recognizers.append(recognizer)
    recognizer.attachedView = self
  }

  /// Lets go of the recognizers that are not among these and takes the new ones; UIKit's own stay what
  /// they are (rule 822).
  final func exchangeRecognizers(for wanted: [UIGestureRecognizer]) {
    let own = allRecognizers.filter { known in !recognizers.contains { $0 === known } }
    for old in recognizers where !wanted.contains(where: { $0 === old }) { release(old) }
    for new in wanted
    where !own.contains(where: { $0 === new }) && !recognizers.contains(where: { $0 === new }) {
      attach(new)
    }
  }

  func release(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
    guard recognizer.view === self else { return }
    recognizer.view = nil
    Simulator.current?.gestures.drop(recognizer)
  }
}

extension UIView: UICoordinateSpace {}

/// Which way views and texts run; iOS 9.0 and later.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Turned round with the language, never turned for players and directions, or always one way.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UISemanticContentAttribute {
  /// Which way content runs in what runs that way.
  func direction(
    around: @autoclosure () -> UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    default: around()
    }
  }
}

/// Which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As the language is written.
  case leftToRight, rightToLeft
}

/// What a view is to become in other size classes.
@MainActor
protocol SizeClassVariations: AnyObject {
  /// Has the view be what it is for these traits.
  func follow(_ traits: UITraitCollection, on view: UIView)
}
