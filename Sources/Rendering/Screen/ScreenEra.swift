/// The looks that UIKit's own views have had (rule 889).
enum ScreenEra: Int, Comparable {
  /// Up to iOS 6: shiny bars and buttons.
  case shiny
  /// iOS 7 to 12: flat, with thin lines.
  case flat
  /// iOS 13 to 18: cards, and gray behind controls.
  case modern
  /// iOS 26 and later: glass.
  case glass

  /// - Parameter iOS: nil for the latest.
  init(iOS: Int?) {
    switch iOS ?? 18 {
    case ..<7: self = .shiny
    case ..<13: self = .flat
    case ..<26: self = .modern
    default: self = .glass
    }
  }

  static func < (first: ScreenEra, second: ScreenEra) -> Bool { first.rawValue < second.rawValue }
}
