import Foundation

/// The same outline, gone through from its end to its beginning (rule 1244).
extension CGPath {
  /// The pieces in the other order, each from its end; a piece that is closed stays closed.
  var reversedElements: [Element] {
    var pieces: [[Element]] = []
    for element in elements {
      if case .move = element { pieces.append([]) }
      if pieces.isEmpty { pieces.append([.move(.zero)]) }
      pieces[pieces.count - 1].append(element)
    }
    return pieces.reversed().flatMap(Self.reversed)
  }

  private static func reversed(_ piece: [Element]) -> [Element] {
    let isClosed = piece.last == .close
    let lines = isClosed ? piece.dropLast() : piece[...]
    // An element says where it ends; where it begins says the one before.
    let ends = lines.map { $0.end ?? .zero }
    guard let last = ends.last else { return piece }
    var found: [Element] = [.move(last)]
    for (element, start) in zip(lines.dropFirst(), ends).reversed() {
      switch element {
      case .move, .line, .close: found.append(.line(start))
      case .quad(let control, _): found.append(.quad(control: control, to: start))
      case .curve(let first, let second, _): found.append(.curve(second, first, to: start))
      }
    }
    return isClosed ? found + [.close] : found
  }
}
