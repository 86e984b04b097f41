import Foundation

/// What a view says to people who do not see it, and about its direction and appearance.
extension UIView {
  /// Whether the tint is dimmed behind what is presented.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    requires("effectiveUserInterfaceLayoutDirection", since: 10.0, .leftToRight)
  }

  /// Ends the editing of whatever text inside of the view is being edited.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = Simulator.current.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    return responder.resignFirstResponder()
  }

  /// iOS 8.0 and later.
  public var traitCollection: UITraitCollection {
    requires("traitCollection", since: 8.0, Simulator.current.currentTraits)
  }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      requires("gestureRecognizers", since: 3.2, recognizers.isEmpty ? nil : recognizers)
    }
    set {
      guard requires("setGestureRecognizers:", since: 3.2) else { return }
      for recognizer in recognizers { release(recognizer) }
      for recognizer in newValue ?? [] { attach(recognizer) }
    }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.release(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func release(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }
}

extension UIView: UICoordinateSpace {}

/// Which way views and texts run; iOS 9.0 and later.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// Light or dark; iOS 12.0 and later.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What an element is to somebody who does not see it; iOS 3.0 and later.
public nonisolated struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
