import Foundation

/// Which view a touch is for.
extension UIView {
  final func takesTouch(at point: CGPoint, _ event: UIEvent?) -> Bool {
    !drawnHidden && drawnAlpha > 0.01 && isUserInteractionEnabled && !point.x.isNaN
      && !point.y.isNaN && self.point(inside: point, with: event) && !isKeptFromTouches
  }

  /// Whether an animation is on its way that does not let its views be touched (rule 660).
  private final var isKeptFromTouches: Bool {
    let running = Simulator.current.animation.running
    return !running.isEmpty && running.contains { $0.keepsTouches(from: self) }
  }

  /// The frontmost view at a point that is in this one.
  ///
  /// A view that takes the touch has it, or one inside of it has: so there is no way back, and a tree
  /// may be as deep as it likes. Only classes of the app's own can see it otherwise, and are asked.
  final func innermost(at point: CGPoint, _ event: UIEvent?) -> UIView {
    let classes = Simulator.current.ownClasses
    let hasExtensions = Simulator.current.hasExtensions
    var (view, place) = (self, point)
    search: while true {
      for inner in view.drawnSubviews.reversed() {
        let point = inner.pointFromSuperview(place)
        if !classes.contains(type(of: inner))
          || hasExtensions && inner.isExtended("hitTest(_:with:)")
        {
          if let hit = inner.hitTest(point, with: event) { return hit }
        } else if inner.takesTouch(at: point, event) {
          (view, place) = (inner, point)
          continue search
        }
      }
      return view
    }
  }
}

/// Knows the classes of UIKit's own that have no other way to find the view for a touch.
private final class OwnClasses {
  private var known: [ObjectIdentifier: Bool] = [:]
  private var last: (type: ObjectIdentifier, isOwn: Bool)?

  func contains(_ type: UIView.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let last, last.type == key { return last.isOwn }
    let isOwn = known[key] ?? (isOfTheRuntime(type) && !type.findsTouchesItself)
    known[key] = isOwn
    last = (key, isOwn)
    return isOwn
  }
}

extension Simulator {
  private static let ownClassesKey = StateKey { _ in OwnClasses() }
  fileprivate var ownClasses: OwnClasses { state(Self.ownClassesKey) }
}
