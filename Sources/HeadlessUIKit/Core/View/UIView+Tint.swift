import Foundation

/// The color of what can be touched, which comes down from the views around (rule 361).
extension UIView {
  /// Up to iOS 6 the tint of some classes, which is theirs alone (rule 429).
  final var tintsAlone: Bool { deviceNumber < 7 && deviceNumber >= Self.ownTintSince }

  /// The color that the nearest view says that has one, gray where that is dimmed.
  final var effectiveTint: UIColor {
    effectiveTintMode == .dimmed ? fullTint.dimmed : fullTint
  }

  /// The color of what can be touched, for a picture of the screen.
  package final var drawnTint: UIColor { effectiveTint }
  /// The same where the app has set one; nil for the usual one.
  package final var drawnOwnTint: UIColor? {
    sequence(first: self, next: \.drawnSuperview).lazy.compactMap(\.ownTintColor).first
      .map { effectiveTintMode == .dimmed ? $0.dimmed : $0 }
  }

  private var fullTint: UIColor {
    sequence(first: self, next: \.drawnSuperview).lazy.compactMap(\.ownTintColor).first
      ?? .ownSystemBlue
  }

  /// Dimmed or not, as the nearest view says that does not leave it open.
  final var effectiveTintMode: TintAdjustmentMode {
    for view in sequence(first: self, next: \.drawnSuperview) {
      if view.attributes.tintAdjustmentMode != .automatic {
        return view.attributes.tintAdjustmentMode
      }
      if view.controller?.presentation?.dimsTint ?? false { return .dimmed }
    }
    return .normal
  }

  /// Changes what decides about the tint, and lets those hear of it whom it concerns.
  final func changeTint(_ change: () -> Void) {
    Simulator.current.tints.isUsed = true
    let old = tintBeforeMove
    change()
    followTint(since: old)
  }

  /// The tint before the view gets another superview; nil while all views of the app have the same.
  final var tintBeforeMove: Tint? {
    Simulator.current?.tints.isUsed ?? false
      ? Tint(color: fullTint, mode: effectiveTintMode) : nil
  }

  /// Tells the view, and those in it that take their tint from it, if it has another one.
  final func followTint(since old: Tint?) {
    guard let old, !Simulator.current.isDead else { return }
    let new = Tint(color: fullTint, mode: effectiveTintMode)
    guard new != old else { return }
    var waiting = [(view: self, color: old.color != new.color, mode: old.mode != new.mode)]
    while let (view, color, mode) = waiting.popLast() {
      view.tintColorDidChange()
      for subview in view.drawnSubviews.reversed() {
        let color = color && subview.ownTintColor == nil
        let mode = mode && subview.attributes.tintAdjustmentMode == .automatic
        if color || mode { waiting.append((subview, color, mode)) }
      }
    }
  }
}

/// What decides about a view's tint: the color in full, and whether it is dimmed.
struct Tint: Equatable {
  let color: UIColor
  let mode: UIView.TintAdjustmentMode
}

extension UIColor {
  /// A gray that is as bright.
  fileprivate nonisolated var dimmed: UIColor {
    UIColor((0, 0, 0, 1)) { [self] traits in
      let color = resolve(with: traits)
      let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(red: white, green: white, blue: white, alpha: color.opacity)
    }
  }
}

extension Presentation {
  /// Whether what is below is dimmed: below alerts, sheets and popovers.
  fileprivate var dimsTint: Bool {
    guard phase != .dismissing else { return false }
    return style.isSheet || style == .popover || presented.isAlert
  }
}

extension UIViewController {
  /// Has the view below a presentation that comes or goes dim its tint or have it again.
  func changeDimming(_ change: () -> Void) {
    guard Simulator.current.has(.tintColors), let loadedView else { return change() }
    loadedView.changeTint(change)
  }
}

/// Whether tints of an app may differ from view to view, so that it is worth looking.
final class TintUse {
  fileprivate(set) var isUsed = false
}

extension Simulator {
  private static let tintsKey = StateKey { _ in TintUse() }
  fileprivate var tints: TintUse { state(Self.tintsKey) }
}
