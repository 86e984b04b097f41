import Foundation

/// A finger that turns a wheel (rule 1456).
extension UIPickerView {
  /// The wheel at that place; nil for none. The wheels share the view in equal parts.
  final func wheel(at place: CGPoint) -> Int? {
    let count = numberOfComponents
    let part = place.x / drawnBounds.width * CGFloat(count)
    guard count > 0, part.isFinite else { return nil }
    return Int(min(max(0, part), CGFloat(count - 1)))
  }

  /// Turns the wheel on which the finger went down.
  ///
  /// - Parameters:
  ///   - start: Where it went down.
  ///   - end: Where it went up.
  final func turn(from start: CGPoint, to end: CGPoint) {
    guard let wheel = wheel(at: start) else { return }
    let height = rowSize(forComponent: wheel).height
    let moved = abs(end.y - start.y) > Self.leastMovement
    // A tap means the row that it meets, a stroke takes the rows along.
    let way = moved ? start.y - end.y : end.y - drawnBounds.midY
    let rows = (way / height).rounded()
    let (count, chosen) = (numberOfRows(inComponent: wheel), selectedRow(inComponent: wheel))
    guard rows.isFinite, abs(rows) <= Self.mostRows, chosen >= 0, count > 0 else { return }
    let row = moved ? min(max(0, chosen + Int(rows)), count - 1) : chosen + Int(rows)
    guard row != chosen, (0..<count).contains(row) else { return }
    turn(wheel, to: row)
  }

  /// A finger that goes less far stays where it is, in points.
  private static let leastMovement: CGFloat = 10
  private static let mostRows: CGFloat = 1_000_000
}
