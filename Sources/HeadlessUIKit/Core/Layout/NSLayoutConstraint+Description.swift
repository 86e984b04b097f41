import Foundation

/// How UIKit writes a constraint in messages (rule 430).
extension NSLayoutConstraint {
  /// The description without its brackets.
  final var written: String { "NSLayoutConstraint \(named)\(relationText)\(state)" }

  private var named: String {
    identifier.map { $0.isEmpty ? "" : "'\($0)' " } ?? ""
  }

  /// Whether it holds, since iOS 10; the view that `|` stands for.
  private var state: String {
    let names = format?.bar.map { "'|':\(Self.name(of: $0)) " }
    guard Simulator.current.has(.constraintsSayIfActive) else {
      return names.map { "   (Names: \($0))" } ?? ""
    }
    let holds = holder != nil || isUIKits ? "active" : "inactive"
    return names.map { "   (\(holds), names: \($0))" } ?? "   (\(holds))"
  }

  private var relationText: String { format?.text ?? plainText }

  /// What stands in the visual format, and the view that is its bar; nil for what is written out.
  private var format: (text: String, bar: UIView?)? {
    guard multiplier == 1, let first = firstItem as? UIView else { return nil }
    let sign = ["<=", "", ">="][relation.rawValue + 1]
    let points = "(\(sign)\(Self.number(constant)))"
    if secondItem == nil {
      guard !Simulator.current.has(.constraintsSayIfActive) else { return nil }
      switch firstAttribute {
      case .width: return ("H:[\(Self.name(of: first))\(points)]", nil)
      case .height: return ("V:[\(Self.name(of: first))\(points)]", nil)
      default: return nil
      }
    }
    guard let second = secondItem as? UIView else { return nil }
    let axis: String
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.trailing, .trailing), (.leading, .trailing): axis = "H"
    case (.top, .top), (.bottom, .bottom), (.top, .bottom): axis = "V"
    default: return nil
    }
    let isStart = firstAttribute == .leading || firstAttribute == .top
    if firstAttribute != secondAttribute {
      return (
        "\(axis):[\(Self.name(of: second))]-\(points)-[\(Self.name(of: first))]", nil
      )
    }
    if isStart, first.drawnSuperview === second {
      return ("\(axis):|-\(points)-[\(Self.name(of: first))]", second)
    }
    if !isStart, second.drawnSuperview === first {
      return ("\(axis):[\(Self.name(of: second))]-\(points)-|", first)
    }
    return nil
  }

  private var plainText: String {
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    let first = "\(Self.name(of: firstItem)).\(firstAttribute)"
    var second = secondItem == nil ? "" : "\(Self.name(of: secondItem)).\(secondAttribute)"
    if !second.isEmpty, multiplier != 1 { second = "\(Self.number(multiplier))*\(second)" }
    let rest =
      second.isEmpty ? Self.number(constant) : "\(second)\(Self.summand(constant))"
    return "\(first) \(sign) \(rest)"
  }

  /// ` + 8`, ` - 8`, or nothing.
  static func summand(_ number: CGFloat) -> String {
    number == 0 ? "" : " \(number < 0 ? "-" : "+") \(self.number(abs(number)))"
  }

  static func number(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(Double(number))"
  }

  /// An item with the text on it, or the name of a guide.
  static func name(of item: AnyObject?) -> String {
    guard let item else { return "nil" }
    let name = Simulator.current.name(of: item)
    if let guide = item as? UILayoutGuide {
      return guide.identifier.isEmpty ? name : "\(name)'\(guide.identifier)'"
    }
    guard let text = (item as? UIView)?.textInConstraints, !text.isEmpty else { return name }
    return "\(name)'\(text.count > longestText ? text.prefix(longestText) + "..." : text[...])'"
  }

  private static let longestText = 25
}

extension UIView {
  /// The text of a label or a button, by which a description of its constraints names it too.
  fileprivate var textInConstraints: String? {
    self is UILabel || self is UIButton ? renderedText : nil
  }
}
