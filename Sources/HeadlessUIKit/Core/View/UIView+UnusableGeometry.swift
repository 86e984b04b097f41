import EventTrace
import Foundation

/// Frames and bounds with numbers that are none: Core Animation ends the app over them.
extension UIView {
  /// The view keeps the frame that it has.
  func refuse(_ frame: CGRect) {
    let center = CGPoint(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    refuse(
      "CALayer position contains NaN: [\(describe(center.x)) \(describe(center.y))]", for: "frame",
      frame)
  }

  /// The view keeps the bounds that it has.
  func refuse(bounds: CGRect) {
    let (origin, size) = (bounds.origin, bounds.size)
    refuse(
      "CALayer bounds contains NaN: [\(describe(origin.x)) \(describe(origin.y)); "
        + "\(describe(size.width)) \(describe(size.height))]", for: "bounds", bounds)
  }

  private func refuse(_ reason: String, for what: String, _ rectangle: CGRect) {
    let simulator = Simulator.current!
    if rectangle.containsNaN, simulator.has(.missingNumbersRaise) {
      return simulator.raise(.invalidGeometry, reason)
    }
    simulator.diagnose(
      "unusableFrame", rule: 192, on: self,
      "A rectangle with a number that is infinite or not a number was ignored: "
        + "\(what) \(HeadlessUIKit.describe(rectangle)).")
  }

  /// A number as `%g` writes it.
  private func describe(_ number: CGFloat) -> String {
    number.isNaN ? "nan" : String(format: "%g", Double(number))
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  fileprivate var containsNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }
}
