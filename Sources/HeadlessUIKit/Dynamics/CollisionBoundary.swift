import Foundation

/// A boundary of a collision: its outline, cut into straight lines.
final class CollisionBoundary {
  /// nil for the edges of the reference view.
  let identifier: (any NSCopying)?
  /// By which boundaries are told apart.
  let name: String
  let path: UIBezierPath
  let lines: [PhysicsShape]

  init(_ identifier: (any NSCopying)?, _ path: UIBezierPath) {
    self.identifier = identifier
    name = identifier.map { "\($0)" } ?? ""
    self.path = path
    var lines: [PhysicsShape] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      if point != last {
        let line = PhysicsShape(points: [
          (Double(last.x), Double(last.y)), (Double(point.x), Double(point.y)),
        ])
        line.place(0, 0, 0, margin: 0)
        lines.append(line)
      }
      last = point
    }
    for element in path.cgPath.elements {
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .close: add(first)
      default: for point in element.flattened(from: last) { add(point) }
      }
    }
    self.lines = lines
  }
}

/// Two items, or an item and a boundary, that have to do with each other in a step.
struct CollisionMeeting {
  let first: any UIDynamicItem
  let second: (any UIDynamicItem)?
  let boundary: CollisionBoundary?
  let contact: PhysicsContact

  init(
    _ first: any UIDynamicItem, _ second: (any UIDynamicItem)?, _ boundary: CollisionBoundary?,
    _ contact: PhysicsContact
  ) {
    (self.first, self.second) = (first, second)
    (self.boundary, self.contact) = (boundary, contact)
  }

  /// Between which two it is.
  struct Key: Hashable {
    let first: ObjectIdentifier
    /// nil for the edges of the reference view.
    let second: ObjectIdentifier?
  }

  /// Between which two it is.
  var key: Key {
    let boundary = boundary.flatMap { $0.identifier == nil ? nil : ObjectIdentifier($0) }
    return Key(
      first: ObjectIdentifier(first), second: second.map { ObjectIdentifier($0) } ?? boundary)
  }

  /// The boundary as a trace has it.
  var boundaryName: String { boundary?.identifier == nil ? "nil" : boundary?.name ?? "nil" }
}
