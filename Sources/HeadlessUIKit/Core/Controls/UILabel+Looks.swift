public import Foundation

/// How a label fits its text, on versions before and after today's names.
extension UILabel {
  /// Up to iOS 6: the smallest font to which it shrinks, in points.
  public var minimumFontSize: CGFloat {
    get { declared["minimumFontSize"] ?? 0 }
    set {
      keptLook("UILabel.minimumFontSize", minimumFontSize, newValue)
      declared["minimumFontSize"] = newValue
    }
  }
  /// Up to iOS 7: whether its letters move together before they shrink; iOS 6.0 and later.
  public var adjustsLetterSpacingToFitWidth: Bool {
    get { self[look: "UILabel.adjustsLetterSpacingToFitWidth", since: 6.0, usual: false] }
    set {
      self[look: "UILabel.adjustsLetterSpacingToFitWidth", since: 6.0, usual: false] = newValue
    }
  }
  /// Whether a text that is too long moves while it is focused; iOS 12.0 and later.
  public var enablesMarqueeWhenAncestorFocused: Bool {
    get { self[look: "UILabel.enablesMarqueeWhenAncestorFocused", since: 12.0, usual: false] }
    set {
      self[look: "UILabel.enablesMarqueeWhenAncestorFocused", since: 12.0, usual: false] = newValue
    }
  }
}
