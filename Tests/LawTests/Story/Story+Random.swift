import EventTrace

extension Story {
  /// The versions on which something about controllers changed, and those between them.
  static let versions: [IOSVersion] = [
    2.0, 3.0, 3.2, 4.0, 4.3, 5.0, 5.1, 6.0, 6.1, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0,
    16.0, 17.0, 18.0, 26.0,
  ]

  /// The story of that seed; its moves wait for rest, or interrupt each other.
  init(seed: Int, isInterleaved: Bool) {
    var dice = Dice(seed: seed)
    self.seed = seed
    iOS = Self.versions[dice.choice() % Self.versions.count]
    isPad = iOS >= 3.2 && dice.once(in: 4)
    root = .random(depth: 3, &dice)
    moves = (0..<Int.random(in: 4...16, using: &dice)).map { _ in
      (isInterleaved ? .random(&dice) : .rest, .random(&dice))
    }
  }
}

extension Story.Pause {
  static func random(_ dice: inout Dice) -> Story.Pause {
    switch dice.choice() % 8 {
    case 0...2: .rest
    case 3, 4: .nothing
    default: .seconds([0, 0, 0.1, 0.2, 0.35, 0.4, 0.5, 0.6][dice.choice() % 8])
    }
  }
}

extension Shape {
  static func random(depth: Int, inNavigation: Bool = false, _ dice: inout Dice) -> Shape {
    guard depth > 0 else { return .leaf }
    let some = { (count: ClosedRange<Int>, inNavigation: Bool, dice: inout Dice) in
      (0..<Int.random(in: count, using: &dice)).map { _ in
        random(depth: depth - 1, inNavigation: inNavigation, &dice)
      }
    }
    return switch dice.choice() % 12 {
    case 0, 1: .container(drives: false, some(0...2, false, &dice))
    case 2, 3: .container(drives: true, some(0...2, false, &dice))
    // A navigation controller cannot be pushed.
    case 4, 5: inNavigation ? .leaf : .navigation(some(1...3, true, &dice))
    case 6: inNavigation ? .leaf : .tabs(some(1...3, false, &dice))
    case 7: .pages(some(1...1, false, &dice)[0])
    case 8: inNavigation ? .leaf : split(some(2...2, false, &dice))
    default: .leaf
    }
  }

  private static func split(_ sides: [Shape]) -> Shape { .split(sides[0], sides[1]) }
}

extension Move {
  static func random(_ dice: inout Dice) -> Move {
    let (first, second, animated) = (dice.choice(), dice.choice(), !dice.once(in: 2))
    let shape = Shape.random(depth: dice.choice() % 3, &dice)
    let inNavigation = Shape.random(depth: dice.choice() % 2, inNavigation: true, &dice)
    return switch dice.choice() % 29 {
    case 0, 1: .add(shape, to: first, isHidden: dice.once(in: 8))
    case 2: .remove(first)
    case 3: .exchange(first, shape, seconds: animated ? 0.3 : 0)
    case 4...6: .push(inNavigation, on: first, animated: animated)
    case 7, 8: .pop(first, animated: animated)
    case 9: .popTo(second, in: first, animated: animated)
    case 10:
      .stack(
        (0..<dice.choice() % 3).map { _ in dice.choice() }, dice.once(in: 2) ? inNavigation : nil,
        on: first, animated: animated)
    case 11: .swipe(first, isFinished: dice.once(in: 2))
    case 12, 13: .select(second, in: first, isTapped: dice.once(in: 2))
    case 14...16: .present(shape, from: first, style: second, animated: animated)
    case 17, 18: .dismiss(first, animated: animated)
    case 19: dice.once(in: 2) ? .pull(first, isFinished: animated) : .replaceRoot(shape)
    case 20: .rotate(first)
    case 21: .warn
    case 23: .popAndPush(first, animated: animated)
    case 24, 25: .turn(shape, in: first, animated: animated)
    case 26: .turnByHand(first, isFinished: animated)
    case 27: .showDetail(shape, in: first)
    case 22: dice.once(in: 2) ? .leave : .interrupt
    default: .comeBack
    }
  }
}
