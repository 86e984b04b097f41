public import Foundation

/// A size of type. Only sizes matter here: nothing is drawn in pixels.
public final class UIFont: NSObject, Sendable {
  public let pointSize: CGFloat
  let isBold: Bool

  private nonisolated init(size: CGFloat, isBold: Bool) {
    pointSize = size
    self.isBold = isBold
    super.init()
  }

  public nonisolated static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, isBold: false)
  }

  public nonisolated static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, isBold: true)
  }

  public nonisolated static let labelFontSize: CGFloat = 17
  public nonisolated static let buttonFontSize: CGFloat = 18
  public nonisolated static let systemFontSize: CGFloat = 14
}

/// Where lines of text begin and end.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
