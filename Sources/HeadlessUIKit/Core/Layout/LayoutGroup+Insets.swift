import Foundation

extension LayoutGroup {
  /// The insets that the constraints ask of views, as these are placed at the moment.
  var insetsAsked: [UIEdgeInsets] {
    guard deviceNumber >= 8 else { return [] }
    return views.flatMap { view -> [UIEdgeInsets] in
      let layout = view.layout
      var insets: [UIEdgeInsets] = []
      if layout?.safeArea != nil { insets.append(view.toldSafeArea) }
      let asksForMargins =
        layout?.margins != nil || layout?.readable != nil
        || (view as? UIStackView)?.isLayoutMarginsRelativeArrangement == true
        || (layout?.involving ?? []).contains {
          $0.firstItem === view && $0.firstAttribute.isOfMargins
            || $0.secondItem === view && $0.secondAttribute.isOfMargins
        }
      if asksForMargins { insets.append(view.toldMargins) }
      return insets
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether a view's margins decide where it is.
  fileprivate var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
