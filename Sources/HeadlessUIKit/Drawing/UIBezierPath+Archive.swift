import Foundation

/// A path in an archive (rule 931).
extension UIBezierPath {
  final func write(to coder: NSCoder) {
    coder.encode(cgPath.elements.flatMap(\.numbers) as [Double], forKey: "UIBezierPathElements")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
    coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
    coder.encode(Double(flatness), forKey: "UIBezierPathFlatness")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "UIBezierPathLineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "UIBezierPathLineJoinStyle")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
  }

  final func read(from coder: NSCoder) {
    var numbers = (coder.decodeObject(forKey: "UIBezierPathElements") as? [Double] ?? [])[...]
    var elements: [CGPath.Element] = []
    while let element = CGPath.Element(takenFrom: &numbers) { elements.append(element) }
    cgPath = CGPath(elements)
    lineWidth = coder.decodeDouble(forKey: "UIBezierPathLineWidth")
    miterLimit = coder.decodeDouble(forKey: "UIBezierPathMiterLimit")
    flatness = coder.decodeDouble(forKey: "UIBezierPathFlatness")
    let (cap, join) = ("UIBezierPathLineCapStyle", "UIBezierPathLineJoinStyle")
    lineCapStyle = CGLineCap(rawValue: .init(coder.decodeInteger(forKey: cap))) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: .init(coder.decodeInteger(forKey: join))) ?? .miter
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
  }
}

extension CGPath.Element {
  /// What it is, and its points.
  fileprivate var numbers: [Double] {
    switch self {
    case .move(let point): [0] + Self.numbers(point)
    case .line(let point): [1] + Self.numbers(point)
    case .quad(let control, let end): [2] + Self.numbers(control, end)
    case .curve(let first, let second, let end): [3] + Self.numbers(first, second, end)
    case .close: [4]
    }
  }
  private static func numbers(_ points: CGPoint...) -> [Double] {
    points.flatMap { [Double($0.x), Double($0.y)] }
  }

  /// The first of the elements that such numbers tell; nil for none.
  fileprivate init?(takenFrom numbers: inout ArraySlice<Double>) {
    guard let kind = numbers.popFirst() else { return nil }
    func point() -> CGPoint {
      CGPoint(x: numbers.popFirst() ?? 0, y: numbers.popFirst() ?? 0)
    }
    switch kind {
    case 0: self = .move(point())
    case 1: self = .line(point())
    case 2: self = .quad(control: point(), to: point())
    case 3: self = .curve(point(), point(), to: point())
    case 4: self = .close
    default: return nil
    }
  }
}
