import Foundation

extension NSLayoutConstraint {
  /// The constraints that a line of the visual format language draws. iOS 6.0 and later.
  ///
  /// `-` alone is 8 points between views and 20 at the superview's edge. What is wrong with a format
  /// ends the app with the place of it.
  ///
  /// - Parameter metrics: numbers by the names under which the format has them.
  /// - Parameter views: views and guides by theirs.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Failure) {
      let parsed = try VisualFormat(format)
      return try VisualFormatLayout(
        format: parsed, options: opts, metrics: metrics ?? [:],
        views: views.mapValues { $0 as AnyObject }
      ).constraints()
    } catch {
      Simulator.current.raise(
        .invalidArgument,
        "Unable to parse constraint format: \n\(error.message) \n\(format) \n"
          + String(repeating: " ", count: error.offset) + "^")
      return []
    }
  }
}

/// Makes a format's constraints, with the views and numbers that it names.
private struct VisualFormatLayout {
  var format: VisualFormat
  var options: NSLayoutConstraint.FormatOptions
  var metrics: [String: Any]
  var views: [String: AnyObject]

  private static let betweenViews = 8.0
  private static let atTheEdge = 20.0

  func constraints() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var last: AnyObject?
    for item in format.items {
      let view = try view(item.view)
      if let last {
        made += try distances(
          item.distance, from: (last, end), to: (view, start), Self.betweenViews)
        made += alignments(last, view)
      } else if let leading = format.leading {
        let edge = try superview(of: view)
        made += try distances(leading, from: (edge, start), to: (view, start), Self.atTheEdge)
      }
      made += try lengths(item.lengths, of: view)
      last = view
    }
    if let trailing = format.trailing, let last {
      let edge = try superview(of: last)
      made += try distances(trailing, from: (last, end), to: (edge, end), Self.atTheEdge)
    }
    return made
  }

  // MARK: Edges

  private typealias Edge = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  private var start: NSLayoutConstraint.Attribute {
    if format.isVertical { return .top }
    if options.contains(.directionLeftToRight) { return .left }
    return options.contains(.directionRightToLeft) ? .right : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if format.isVertical { return .bottom }
    if options.contains(.directionLeftToRight) { return .right }
    return options.contains(.directionRightToLeft) ? .left : .trailing
  }

  private func distances(
    _ predicates: [VisualFormat.Predicate], from first: Edge, to second: Edge, _ standard: Double
  ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for predicate in predicates {
      var distance = standard
      if case .operand(let operand) = predicate.value { distance = try number(operand) }
      made.append(
        constraint(
          second, predicate.relation, first,
          options.contains(.directionRightToLeft)
            && !format.isVertical ? -distance : distance, try priority(predicate)))
    }
    return made
  }

  private func lengths(
    _ predicates: [VisualFormat.Predicate], of view: AnyObject
  ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    var made: [NSLayoutConstraint] = []
    for predicate in predicates {
      guard case .operand(let operand) = predicate.value else { continue }
      if case .name(let name) = operand, let other = views[name] {
        made.append(
          constraint(
            (view, attribute), predicate.relation, (other, attribute), 0, try priority(predicate)))
      } else {
        made.append(
          constraint(
            (view, attribute), predicate.relation, nil, try number(operand), try priority(predicate)
          ))
      }
    }
    return made
  }

  /// How a view lines up with the one before.
  private func alignments(_ first: AnyObject, _ second: AnyObject) -> [NSLayoutConstraint] {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return attributes.filter { options.contains($0.0) }.map {
      constraint((first, $0.1), .equal, (second, $0.1), 0, .required)
    }
  }

  private func constraint(
    _ first: Edge, _ relation: NSLayoutConstraint.Relation, _ second: Edge?, _ constant: Double,
    _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: 1, constant: CGFloat(constant))
    made.priority = priority
    return made
  }

  // MARK: Names

  private func view(_ name: String) throws(VisualFormat.Failure) -> AnyObject {
    guard let view = views[name] else {
      throw VisualFormat.Failure(
        message: "\(name) is not a key in the views dictionary.", offset: 0)
    }
    return view
  }

  private func superview(of item: AnyObject) throws(VisualFormat.Failure) -> AnyObject {
    let superview = (item as? UIView)?.drawnSuperview ?? (item as? UILayoutGuide)?.owningView
    guard let superview else {
      throw VisualFormat.Failure(
        message: "Unable to interpret '|' character, because the related view doesn't have a "
          + "superview", offset: format.isVertical ? 2 : 0)
    }
    return superview
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormat.Failure) -> Double {
    switch operand {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return Double(number)
      case let number as Double: return number
      case let number as Int: return Double(number)
      case let number as Float: return Double(number)
      case let number as NSNumber: return number.doubleValue
      default:
        throw VisualFormat.Failure(
          message: "\(name) is not a key in the metrics dictionary.", offset: 0)
      }
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Failure) -> UILayoutPriority {
    guard let operand = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(operand)))
  }
}
