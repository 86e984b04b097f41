public import Foundation

/// How the items of bars are drawn.
extension UIBarItem {
  /// The picture that the large content viewer shows; nil for the usual; iOS 11.0 and later.
  public var largeContentSizeImage: UIImage? {
    get { self[look: "UIBarItem.largeContentSizeImage", since: 11.0] }
    set { self[look: "UIBarItem.largeContentSizeImage", since: 11.0] = newValue }
  }
  /// How far the image of a low bar keeps from its edges, in points; iOS 5.0 and later.
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { self[look: "UIBarItem.landscapeImagePhoneInsets", since: 5.0, usual: .zero] }
    set { self[look: "UIBarItem.landscapeImagePhoneInsets", since: 5.0, usual: .zero] = newValue }
  }
  /// How far the large picture keeps from its edges, in points; iOS 11.0 and later.
  public var largeContentSizeImageInsets: UIEdgeInsets {
    get { self[look: "UIBarItem.largeContentSizeImageInsets", since: 11.0, usual: .zero] }
    set {
      self[look: "UIBarItem.largeContentSizeImageInsets", since: 11.0, usual: .zero] = newValue
    }
  }
  /// How the title is drawn in that state; nil for the usual way. iOS 5.0 and later.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    requires(
      "titleTextAttributesForState:", since: 5.0, declared["titleTextAttributes \(state.rawValue)"])
  }
}
