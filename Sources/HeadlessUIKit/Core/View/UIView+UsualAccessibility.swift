/// What UIKit's own views say to people who do not see them, where the app has said nothing (rule 1001).
extension UIView {
  /// What is said; what tests look for goes by what the app has said alone.
  final var usualAccessibility: ViewAccessibility {
    guard !Self.isReadForTests else { return ViewAccessibility() }
    var says = ViewAccessibility()
    switch self {
    case let label as UILabel:
      says = ViewAccessibility(.staticText, label: label.text)
    case let button as UIButton:
      says = ViewAccessibility(.button, label: button.spokenTitle)
    case let toggle as UISwitch:
      says = ViewAccessibility(.button, value: toggle.isOn ? "1" : "0")
    case let slider as UISlider:
      let way = slider.maximumValue - slider.minimumValue
      let part = way > 0 ? (slider.value - slider.minimumValue) / way : 0
      says = ViewAccessibility(.adjustable, value: part.inPercent)
    case let pages as UIPageControl:
      says = ViewAccessibility(
        .adjustable, value: "page \(pages.currentPage &+ 1) of \(pages.numberOfPages)")
    case let progress as UIProgressView:
      says = ViewAccessibility(.updatesFrequently, value: progress.progress.inPercent)
    case let field as UITextField:
      says = ViewAccessibility([], label: field.placeholder, value: field.renderedText)
    case let view as UITextView: says = ViewAccessibility([], value: view.renderedText)
    case is UIImageView: says.ownTraits = .image
    default: break
    }
    if let control = self as? UIControl, says.ownTraits != nil {
      if !control.isEnabled { says.ownTraits?.insert(.notEnabled) }
      if control.isSelected { says.ownTraits?.insert(.selected) }
    }
    return says
  }
}

extension ViewAccessibility {
  /// What an element says.
  fileprivate init(_ traits: UIAccessibilityTraits, label: String? = nil, value: String? = nil) {
    (ownIsElement, ownTraits, self.label, self.value) = (true, traits, label, value)
  }
}

extension UIButton {
  /// Its title, else the name of its image.
  fileprivate var spokenTitle: String? {
    guard let title = drawnTitle, !title.isEmpty else { return currentImage?.name }
    return title
  }
}

extension Float {
  /// As a control tells it, 0.3 as `30%`; what is no number is nothing.
  package var inPercent: String {
    isFinite ? "\(Int((min(max(self, -1e6), 1e6) * 100).rounded()))%" : "0%"
  }
}
