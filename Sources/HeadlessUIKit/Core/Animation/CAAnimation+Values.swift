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
    guard one > 0, speed > 0 else { return nil }
    if passed < 0 {
      let shows = isInside && (fillMode == .backwards || fillMode == .both)
      return shows ? value(of: path, model, at: 0, lasting: one) : nil
    }
    let runs = passed * Double(speed) / one
    let wanted = repeatDuration > 0 ? repeatDuration / one : Double(repeatCount)
    let whole = (wanted > 0 ? wanted : 1) * (autoreverses && repeatDuration <= 0 ? 2 : 1)
    let isOver = runs >= whole
    if isOver, isInside, fillMode != .forwards, fillMode != .both { return nil }
    var part = isOver ? 1 : runs - runs.rounded(.down)
    if autoreverses {
      if isOver { part = 0 } else if Int(runs) % 2 == 1 { part = 1 - part }
    }
    return value(of: path, model, at: part, lasting: one)
  }

  private func value(
    of path: String, _ model: CGFloat, at part: Double, lasting seconds: Double
  ) -> CGFloat? {
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
      return (basic.isAdditive ? model : 0) + first + (last - first) * CGFloat(part)
    case let frames as CAKeyframeAnimation:
      guard frames.concerns(path), let value = frames.frame(of: path, at: part) else { return nil }
      return (frames.isAdditive ? model : 0) + value
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
  /// Between two values by the time that lies between them; step by step where it is discrete.
  fileprivate func frame(of path: String, at part: Double) -> CGFloat? {
    let numbers = values?.compactMap { number($0, path) } ?? []
    guard let first = numbers.first, numbers.count == values?.count else { return nil }
    let isDiscrete = calculationMode == .discrete
    let last = Double(max(1, isDiscrete ? numbers.count : numbers.count - 1))
    let given = keyTimes?.map(\.doubleValue) ?? []
    let times =
      given.count >= numbers.count ? given : numbers.indices.map { Double($0) / last }
    guard let next = numbers.indices.first(where: { times[$0] > part }) else {
      return numbers.last
    }
    guard next > 0 else { return first }
    if isDiscrete { return numbers[next - 1] }
    let length = times[next] - times[next - 1]
    let way = length > 0 ? (part - times[next - 1]) / length : 1
    return numbers[next - 1] + (numbers[next] - numbers[next - 1]) * CGFloat(way)
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
