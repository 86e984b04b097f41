import Foundation
import InterfaceFiles

/// The constraints of a file, and the guides that they refer to.
enum NibConstraints {
  /// How far a view keeps from its container's edge where the file leaves it to the system.
  private static let standardAtTheEdge: CGFloat = 20
  /// How far it keeps from the view beside it.
  private static let standardBetween: CGFloat = 8

  /// The constraint of an element; nil for one that counts in Interface Builder only, or that is not
  /// understood.
  ///
  /// - Parameters:
  ///   - owner: The view whose element it is in, which is meant where no first item is named.
  ///   - object: The view or guide of an id.
  static func make(
    _ element: InterfaceElement, of owner: UIView, in values: NibValues,
    object: (String) -> AnyObject?
  ) -> NSLayoutConstraint? {
    // Removed at build time.
    guard element.flag("placeholder") != true, !values.simulator.isDead else { return nil }
    for name in element.attributes.keys.sorted()
    where name != "id" && NibVocabulary.values["constraint"]?.contains(name) != true {
      values.note(name, of: element, "this attribute is not read.")
    }
    func item(_ name: String) -> AnyObject? {
      guard let id = element[name] else { return nil }
      if let found = object(id), NSLayoutConstraint.view(of: found) != nil { return found }
      values.note(
        "\(name)=\"\(id)\"", of: element, "no view has this id; the constraint is left out.")
      return nil
    }
    let first: AnyObject? = element["firstItem"] == nil ? owner : item("firstItem")
    let second = item("secondItem")
    guard let first, (second == nil) == (element["secondItem"] == nil) else { return nil }
    guard let firstAttribute = attribute("firstAttribute", element, values),
      let secondAttribute = attribute("secondAttribute", element, values),
      second == nil || secondAttribute != .notAnAttribute
    else { return nil }
    let relation: NSLayoutConstraint.Relation? = NibValues.value(
      named: element["relation"] ?? "equal")
    let multiplier = element["multiplier"].map(multiplier(of:)) ?? 1
    let constant = element["constant"].map(NibValues.number) ?? 0
    guard let relation, let multiplier, let constant else {
      values.note("relation, multiplier or constant", of: element, "the value is not understood.")
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : secondAttribute, multiplier: CGFloat(multiplier),
      constant: CGFloat(constant))
    if element.flag("symbolic") == true {
      let isAtSafeArea = isSafeArea(first) || isSafeArea(second)
      if isAtSafeArea, firstAttribute.isAtSide {
        // Files keep the 20 points of the view's edge (rule 1204).
        if constant == standardAtTheEdge { constraint.constant = 0 }
      } else if element["constant"] == nil {
        constraint.constant = standardDistance(from: first, to: second)
      }
    }
    if let priority = element["priority"].flatMap(NibValues.number) {
      constraint.priority = self.priority(priority, of: element, in: values)
    }
    constraint.identifier = element["identifier"]
    constraint.isArchived = true
    return constraint
  }

  /// A priority of a file, which is from 1 to 1000.
  static func priority(
    _ number: Double, of element: InterfaceElement, in values: NibValues
  ) -> UILayoutPriority {
    let allowed = min(max(number, 1), 1000)
    if allowed != number {
      values.note(
        "priority=\"\(element["priority"] ?? "")\"", of: element,
        "priorities are from 1 to 1000; it is taken for \(Int(allowed)).")
    }
    return UILayoutPriority(Float(allowed))
  }

  /// Has the constraint hold, as one of its owner's; not where a view is left out for these size
  /// classes.
  ///
  /// - Returns: Whether it stands in the wrong place: one of its views is beside the owner.
  @discardableResult
  static func install(_ constraint: NSLayoutConstraint, in owner: UIView) -> Bool {
    guard let outside = constraint.views.first(where: { !$0.isInside(owner) }) else {
      constraint.hold(in: owner)
      return false
    }
    // What is left out has no way up to the views that are there.
    return outermost(outside) === outermost(owner)
  }

  private static func outermost(_ view: UIView) -> UIView {
    var view = view
    while let next = view.drawnSuperview { view = next }
    return view
  }

  /// Files write `0.5`, `1:2` and `1/2`.
  private static func multiplier(of text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map {
      NibValues.number(String($0))
    }
    switch parts.count {
    case 1: return parts[0]
    case 2:
      guard let first = parts[0], let second = parts[1], second != 0 else { return nil }
      return first / second
    default: return nil
    }
  }

  private static func attribute(
    _ name: String, _ element: InterfaceElement, _ values: NibValues
  ) -> NSLayoutConstraint.Attribute? {
    guard let said = element[name] else { return .notAnAttribute }
    if said == "baseline" { return .lastBaseline }
    if let attribute: NSLayoutConstraint.Attribute = NibValues.value(named: said) {
      return attribute
    }
    values.note("\(name)=\"\(said)\"", of: element, "the constraint is left out.")
    return nil
  }

  private static func isSafeArea(_ item: AnyObject?) -> Bool {
    guard let guide = item as? UILayoutGuide else { return false }
    return guide.owningView?.layout?.safeArea === guide
  }

  private static func standardDistance(from first: AnyObject, to second: AnyObject?) -> CGFloat {
    guard let view = NSLayoutConstraint.view(of: first),
      let other = NSLayoutConstraint.view(of: second)
    else { return standardBetween }
    let isInside = view !== other && (view.isInside(other) || other.isInside(view))
    let isGuide = first is UILayoutGuide || second is UILayoutGuide
    return isInside || isGuide ? standardAtTheEdge : standardBetween
  }

  // MARK: Guides

  /// The guide that `viewLayoutGuide` stands for in that view.
  ///
  /// Files with safe areas also run where there are none: up to iOS 10 the guides of the controller
  /// count for its view, and edges for the others.
  static func guide(
    _ element: InterfaceElement, of view: UIView, in values: NibValues
  ) -> UILayoutGuide? {
    switch element.key {
    case "safeArea"?:
      if deviceNumber >= 11 { return view.safeAreaLayoutGuide }
      if let guide = view.layout?.safeArea { return guide }
      let guide = UILayoutGuide(
        .inset { view in
          let insets = view.toldSafeArea
          return view.controller == nil
            ? .zero : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
        }, in: view)
      view.layoutMade.safeArea = guide
      return guide
    case "contentLayoutGuide"?:
      return deviceNumber >= 11 ? (view as? UIScrollView)?.contentLayoutGuide : nil
    case "frameLayoutGuide"?:
      return deviceNumber >= 11 ? (view as? UIScrollView)?.frameLayoutGuide : nil
    case "keyboard"?: return deviceNumber >= 15 ? view.keyboardLayoutGuide : nil
    case "layoutMargins"?: return deviceNumber >= 9 ? view.layoutMarginsGuide : nil
    case "readableContent"?: return deviceNumber >= 9 ? view.readableContentGuide : nil
    default:
      values.note(element.key ?? "", of: element, "this guide is not read.")
      return nil
    }
  }

  /// The guide that `viewControllerLayoutGuide` stands for, in the controller's view.
  static func guide(
    _ element: InterfaceElement, of controller: UIViewController, view: UIView
  ) -> UILayoutGuide? {
    switch element["type"] {
    case "top"?:
      let guide =
        controller.topGuide
        ?? UILayoutGuide(
          .inset { view in
            UIEdgeInsets(
              top: 0, left: 0, bottom: view.drawnBounds.height - view.insetsOfBars.top, right: 0)
          }, in: view)
      controller.topGuide = guide
      return guide
    case "bottom"?:
      let guide =
        controller.bottomGuide
        ?? UILayoutGuide(
          .inset { view in
            UIEdgeInsets(
              top: view.drawnBounds.height - view.insetsOfBars.bottom, left: 0, bottom: 0, right: 0)
          }, in: view)
      controller.bottomGuide = guide
      return guide
    default: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge at a side.
  fileprivate var isAtSide: Bool {
    switch self {
    case .left, .right, .leading, .trailing: true
    default: false
    }
  }
}
