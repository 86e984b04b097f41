import Foundation
import HeadlessUIKit

/// The paths of an SVG, with absolute commands and numbers in hundredths of a point.
enum SVGPath {
  static func data(_ path: CGPath, _ place: CGAffineTransform) -> String {
    var text = ""
    func write(_ command: String, _ points: CGPoint...) {
      text += command
      text += points.map { point in
        let point = point.applying(place)
        return "\(number(point.x)) \(number(point.y))"
      }.joined(separator: " ")
    }
    for element in path.elements {
      switch element {
      case .move(let point): write("M", point)
      case .line(let point): write("L", point)
      case .quad(let control, let end): write("Q", control, end)
      case .curve(let first, let second, let end): write("C", first, second, end)
      case .close: text += "Z"
      }
    }
    return text
  }

  static func rectangle(_ rect: CGRect, _ place: CGAffineTransform) -> String {
    rectangle(rect, radius: 0, [], place)
  }

  /// A rectangle; round are the corners that are true, in the order of a look's.
  static func rectangle(
    _ rect: CGRect, radius: CGFloat, _ corners: [Bool], _ place: CGAffineTransform
  ) -> String {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0, corners.contains(true) else {
      return data(CGPath(rect: rect, transform: nil), place)
    }
    guard corners.contains(false) else {
      let path = CGPath(
        roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
      return data(path, place)
    }
    let rounded = UIBezierPath(
      roundedRect: rect, byRoundingCorners: UIRectCorner(round: corners),
      cornerRadii: CGSize(width: radius, height: radius))
    return data(rounded.cgPath, place)
  }

  /// With at most two digits behind the point; numbers that are none are zero.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e7 else { return "0" }
    let hundredths = Int((Double(value) * 100).rounded())
    if hundredths % 100 == 0 { return String(hundredths / 100) }
    return String(Double(hundredths) / 100)
  }
}

extension UIRectCorner {
  init(round corners: [Bool]) {
    let all: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    self = []
    for (corner, isRound) in zip(all, corners) where isRound { formUnion(corner) }
  }
}
