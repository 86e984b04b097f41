/// What fingers do on a screen.
public enum Gesture: Codable, Hashable, Sendable {
  /// They touch so many times in quick succession.
  case taps(Int, fingers: Int)
  /// One stays for so many seconds.
  case press(seconds: Double)
  /// One moves quickly that way, as far as what it is on lets it.
  case swipe(Direction)
  /// One stays for so many seconds and then moves to another place.
  case drag(to: Point, hold: Double)
  /// One moves through these places, one after the other, in so many seconds.
  case path([Point], seconds: Double)
  /// Two move apart, for a scale above 1, or together; the velocity is the scale's, by the second.
  case pinch(scale: Double, velocity: Double)
  /// Two turn around each other, in radians; the velocity is by the second.
  case rotate(by: Double, velocity: Double)

  /// Where a stroke goes.
  public enum Direction: String, Codable, Hashable, Sendable {
    /// To one of the four sides.
    case up, down, left, right
  }
}

/// A place on the screen, in points.
public struct Point: Codable, Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// A place.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}
