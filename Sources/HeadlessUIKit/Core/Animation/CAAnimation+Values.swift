import Foundation

/// What the screen shows while an animation of a layer goes on (rule 1015).
extension CAAnimation {
  /// What it makes of a number that the layer has, such as its opacity; nil where it does nothing with it.
  ///
  /// - Parameters:
  ///   - passed: The time since it began, in seconds.
  ///   - usual: How long one lasts that does not say it: as long as the group around it.
  ///   - isInside: Whether it is one of a group, and goes when it has ended.
  final func value(
    of path: String, _ model: CGFloat, after passed: Double, lasting usual: Double,
    isInside: Bool = false
  ) -> CGFloat? {
    let one = duration > 0 ? duration : usual
    guard one > 0, speed >= 0 else { return nil }
    if passed < 0 {
      let shows = isInside && (fillMode == .backwards || fillMode == .both)
      return shows ? value(of: path, model, at: 0, after: 0, lasting: one) : nil
    }
    let runs = passed * Double(speed) / one
    let wanted = repeatDuration > 0 ? repeatDuration / one : Double(repeatCount)
    let whole = (wanted > 0 ? wanted : 1) * (autoreverses && repeatDuration <= 0 ? 2 : 1)
    let isOver = runs >= whole
    if isOver, isInside, fillMode != .forwards, fillMode != .both { return nil }
    // It begins within itself, and at its end goes on from its beginning (rule 1372).
    let place = runs + timeOffset / one
    var part = isOver && timeOffset == 0 ? 1 : place - place.rounded(.down)
    if autoreverses {
      let runsBack = place.truncatingRemainder(dividingBy: 2) >= 1
      if isOver { part = 0 } else if runsBack { part = 1 - part }
    }
    let ended = isOver ? max(0, whole.rounded(.up) - 1) : runs.rounded(.down)
    let cycles = autoreverses ? (ended / 2).rounded(.down) : ended
    return value(of: path, model, at: part, after: cycles, lasting: one)
  }

  /// The value at a part of one run, after whole ones before it; by the curve in time (rule 1312).
  private func value(
    of path: String, _ model: CGFloat, at time: Double, after cycles: Double,
    lasting seconds: Double
  ) -> CGFloat? {
    let part =
      (self as? CASpringAnimation)?.progress(after: time * seconds)
      ?? CAMediaTimingFunction.progress(at: time, along: timingFunction)
    switch self {
    case let group as CAAnimationGroup:
      // One that comes later lies over those before it.
      return group.animations?.reversed().lazy.compactMap {
        $0.value(
          of: path, model, after: part * seconds - $0.beginTime, lasting: seconds, isInside: true)
      }.first
    case let basic as CABasicAnimation:
      guard basic.concerns(path) else { return nil }
      let (from, to) = (basic.number(basic.fromValue, path), basic.number(basic.toValue, path))
      let by = basic.number(basic.byValue, path)
      let usual: CGFloat = basic.isAdditive ? 0 : model
      let first = from ?? (to.flatMap { end in by.map { end - $0 } } ?? usual)
      let last = to ?? by.map { first + $0 } ?? usual
      // What is cumulative goes on from where the run before ended.
      let before = basic.isCumulative ? (autoreverses ? first : last) * CGFloat(cycles) : 0
      return (basic.isAdditive ? model : 0) + before + first + (last - first) * CGFloat(part)
    case let frames as CAKeyframeAnimation:
      guard frames.concerns(path), let value = frames.frame(of: path, at: part) else { return nil }
      let end = frames.frame(of: path, at: autoreverses ? 0 : 1) ?? 0
      let before = frames.isCumulative ? end * CGFloat(cycles) : 0
      return (frames.isAdditive ? model : 0) + before + value
    default: return nil
    }
  }
}

extension CAPropertyAnimation {
  /// Whether it changes what that path names, or something around it.
  fileprivate func concerns(_ path: String) -> Bool {
    guard let keyPath else { return false }
    return path == keyPath || path.hasPrefix(keyPath + ".")
  }

  /// The number in a value of the animation, or in the part of it that the path names.
  fileprivate func number(_ value: Any?, _ path: String) -> CGFloat? {
    guard let value, let keyPath else { return nil }
    if path == keyPath { return LayerPart.number(value) }
    switch (keyPath, path.dropFirst(keyPath.count + 1)) {
    case ("position", let part), ("anchorPoint", let part):
      let point = value as? CGPoint ?? (value as? NSValue)?.cgPointValue
      return point.map { part == "x" ? $0.x : $0.y }
    case ("bounds.size", let part):
      let size = value as? CGSize ?? (value as? NSValue)?.cgSizeValue
      return size.map { part == "width" ? $0.width : $0.height }
    case ("bounds", let part) where part.hasPrefix("size."):
      let bounds = value as? CGRect ?? (value as? NSValue)?.cgRectValue
      return bounds.map { part == "size.width" ? $0.width : $0.height }
    default: return nil
    }
  }
}

extension CAKeyframeAnimation {
  /// Between two values by the time that lies between them and its own curve; step by step where it is
  /// discrete, and everywhere as fast where it is paced (rule 1312).
  fileprivate func frame(of path: String, at part: Double) -> CGFloat? {
    let numbers = values?.compactMap { number($0, path) } ?? []
    guard let first = numbers.first, numbers.count == values?.count else { return nil }
    let isDiscrete = calculationMode == .discrete
    let last = Double(max(1, isDiscrete ? numbers.count : numbers.count - 1))
    let given = keyTimes?.map(\.doubleValue) ?? []
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let times =
      isPaced
      ? ways()
      : given.count >= numbers.count ? given : numbers.indices.map { Double($0) / last }
    guard let next = numbers.indices.first(where: { times[$0] > part }) else {
      return numbers.last
    }
    guard next > 0 else { return first }
    if isDiscrete { return numbers[next - 1] }
    let length = times[next] - times[next - 1]
    let curve = isPaced ? nil : timingFunctions?[safe: next - 1]
    let way = CAMediaTimingFunction.progress(
      at: length > 0 ? (part - times[next - 1]) / length : 1, along: curve)
    return numbers[next - 1] + (numbers[next] - numbers[next - 1]) * CGFloat(way)
  }

  /// Which part of the whole way each value lies at, from 0 to 1.
  private func ways() -> [Double] {
    let points = (values ?? []).map { value -> CGPoint in
      if let number = LayerPart.number(value) { return CGPoint(x: number, y: 0) }
      return value as? CGPoint ?? (value as? NSValue)?.cgPointValue ?? .zero
    }
    var sums: [Double] = [0]
    for (one, next) in zip(points, points.dropFirst()) {
      sums.append(sums[sums.count - 1] + hypot(next.x - one.x, next.y - one.y))
    }
    let whole = sums[sums.count - 1]
    return sums.map { whole > 0 ? $0 / whole : 0 }
  }
}

extension CASpringAnimation {
  /// How far the spring has come after some seconds, from 0 to 1 and over; as one swings that is
  /// released with its velocity (rule 1312).
  fileprivate final func progress(after seconds: Double) -> Double {
    let (mass, stiffness) = (max(Double(mass), 1e-6), max(Double(stiffness), 1e-6))
    let slowing = Double(damping) / (2 * mass)
    let frequency = (stiffness / mass).squareRoot()
    let velocity = Double(initialVelocity)
    let fading = exp(-slowing * seconds)
    if slowing < frequency {
      let swing = (frequency * frequency - slowing * slowing).squareRoot()
      return 1 - fading
        * (cos(swing * seconds) + (slowing - velocity) / swing * sin(swing * seconds))
    }
    if slowing == frequency { return 1 - fading * (1 + (slowing - velocity) * seconds) }
    // Two ways back, a fast and a slow one, in shares: their product with `fading` would be infinity times zero.
    let creep = (slowing * slowing - frequency * frequency).squareRoot()
    let share = (slowing - velocity) / creep
    let slow = frequency * frequency / (slowing + creep)
    return 1 - (1 + share) / 2 * exp(-slow * seconds)
      - (1 - share) / 2 * exp(-(slowing + creep) * seconds)
  }
}

extension CALayer {
  /// The key paths into points, rectangles and the transform that animations change.
  private static let animatedParts = [
    "position.x", "position.y", "bounds.size.width", "bounds.size.height", "transform.scale",
    "transform.scale.x", "transform.scale.y", "transform.rotation", "transform.rotation.z",
    "transform.translation.x", "transform.translation.y",
  ]

  /// Shows in a copy of the layer what its animations make of it now.
  final func show(_ animations: some Sequence<LayerAnimation>, in shown: CALayer) {
    for animation in animations {
      if let value = animation.value(of: "opacity", CGFloat(opacity)) {
        shown.opacity = Float(value)
      }
      if let value = animation.value(of: "cornerRadius", cornerRadius) {
        shown.cornerRadius = value
      }
      for path in Self.animatedParts {
        guard let part = LayerPart(path),
          let value = animation.value(of: path, part.value(of: self))
        else { continue }
        part.set(value, of: shown)
      }
      if let shape = self as? CAShapeLayer, let copy = shown as? CAShapeLayer {
        if let end = animation.value(of: "strokeEnd", shape.strokeEnd) { copy.strokeEnd = end }
        if let start = animation.value(of: "strokeStart", shape.strokeStart) {
          copy.strokeStart = start
        }
      }
    }
  }
}
