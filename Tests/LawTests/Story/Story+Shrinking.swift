extension Story {
  /// The smallest story found that still does what `isBroken` looks for, by taking away what does
  /// not matter.
  func shrunk(while isBroken: (Story) -> Bool) -> Story {
    var smallest = self
    var progress = true
    while progress {
      progress = false
      for simpler in smallest.simplerOnes where isBroken(simpler) {
        (smallest, progress) = (simpler, true)
        break
      }
    }
    return smallest
  }

  /// This story with one thing less, the larger things first.
  private var simplerOnes: [Story] {
    var found: [Story] = []
    var length = moves.count / 2
    while length > 0 {
      for start in stride(from: 0, to: moves.count, by: length) {
        found.append(self)
        found[found.count - 1].moves.removeSubrange(start..<min(start + length, moves.count))
      }
      length /= 2
    }
    for shape in root.simplerOnes {
      found.append(self)
      found[found.count - 1].root = shape
    }
    for (index, entry) in moves.enumerated() {
      if entry.pause != .rest {
        found.append(self)
        found[found.count - 1].moves[index].pause = .rest
      }
      for move in entry.move.simplerOnes {
        found.append(self)
        found[found.count - 1].moves[index].move = move
      }
    }
    return found
  }
}

extension Shape {
  var simplerOnes: [Shape] {
    let (inner, rebuilt): ([Shape], ([Shape]) -> Shape)
    switch self {
    case .leaf: return []
    case .container(let drives, let shapes):
      (inner, rebuilt) = (shapes, { .container(drives: drives, $0) })
    case .navigation(let shapes): (inner, rebuilt) = (shapes, { .navigation($0) })
    case .tabs(let shapes): (inner, rebuilt) = (shapes, { .tabs($0) })
    case .pages(let shape): (inner, rebuilt) = ([shape], { $0.first.map { .pages($0) } ?? .leaf })
    case .split(let primary, let secondary):
      (inner, rebuilt) = (
        [primary, secondary], { $0.count == 2 ? .split($0[0], $0[1]) : $0.first ?? .leaf }
      )
    }
    var found = [Shape.leaf]
    for index in inner.indices {
      var fewer = inner
      fewer.remove(at: index)
      found.append(rebuilt(fewer))
      for simpler in inner[index].simplerOnes {
        var other = inner
        other[index] = simpler
        found.append(rebuilt(other))
      }
    }
    return found
  }
}

extension Move {
  fileprivate var simplerOnes: [Move] {
    switch self {
    case .add(let shape, let parent, let isHidden):
      shape.simplerOnes.map { .add($0, to: parent, isHidden: isHidden) }
        + (isHidden ? [.add(shape, to: parent, isHidden: false)] : [])
    case .push(let shape, let place, let animated):
      shape.simplerOnes.map { .push($0, on: place, animated: animated) }
        + (animated ? [.push(shape, on: place, animated: false)] : [])
    case .turn(let shape, let place, let animated):
      shape.simplerOnes.map { .turn($0, in: place, animated: animated) }
        + (animated ? [.turn(shape, in: place, animated: false)] : [])
    case .showDetail(let shape, let place):
      shape.simplerOnes.map { .showDetail($0, in: place) }
    case .popAndPush(let place, animated: true): [.popAndPush(place, animated: false)]
    case .pop(let place, animated: true): [.pop(place, animated: false)]
    case .present(let shape, let place, let style, let animated):
      shape.simplerOnes.map { .present($0, from: place, style: style, animated: animated) }
        + (animated ? [.present(shape, from: place, style: style, animated: false)] : [])
        + (style == 0 ? [] : [.present(shape, from: place, style: 0, animated: animated)])
    case .dismiss(let place, animated: true): [.dismiss(place, animated: false)]
    case .replaceRoot(let shape): shape.simplerOnes.map { .replaceRoot($0) }
    case .exchange(let place, let shape, let seconds):
      shape.simplerOnes.map { .exchange(place, $0, seconds: seconds) }
    default: []
    }
  }
}
