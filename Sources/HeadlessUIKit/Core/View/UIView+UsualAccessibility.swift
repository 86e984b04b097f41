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
  final var hasNoTitle: Bool { drawnTitle?.isEmpty ?? true }
  /// Its title, else what its sign or its image is called.
  fileprivate var spokenTitle: String? { hasNoTitle ? spokenSign : drawnTitle }
  /// What a button without a title is called; nil for one with a title, and for an empty one (rule 1093).
  final var spokenSign: String? {
    guard hasNoTitle else { return nil }
    switch ownType {
    case .close: return "Close"
    case .detailDisclosure, .infoLight, .infoDark: return "More Info"
    default: return drawnImage?.spokenName
    }
  }
}

extension UIImage {
  /// What it is called where nobody gave it another name (rule 1093).
  final var spokenName: String? {
    guard let name else { return nil }
    guard look.isSymbol else { return name.replacing(/[_-]/, with: " ") }
    return Self.spokenSymbols[name.replacing(".fill", with: "")] ?? name
  }

  /// Of the system's symbols these have a name of their own.
  private static let spokenSymbols = [
    "arrow.clockwise": "Refresh", "chevron.left": "Back", "chevron.right": "Forward",
    "ellipsis": "More", "heart": "love", "magnifyingglass": "Search", "plus": "Add",
    "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "trash": "Delete",
    "xmark": "Close",
  ]
}

extension Float {
  /// As a control tells it, 0.3 as `30%`; what is no number is nothing.
  package var inPercent: String {
    isFinite ? "\(Int((min(max(self, -1e6), 1e6) * 100).rounded()))%" : "0%"
  }
}
