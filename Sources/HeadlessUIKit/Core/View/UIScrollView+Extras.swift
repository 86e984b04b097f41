public import Foundation

/// What newer versions let a scroll view do.
extension UIScrollView {
  /// Whether it goes past its ends up and down; iOS 17.4 and later.
  public var bouncesVertically: Bool {
    get { requires("bouncesVertically", since: 17.4, declared["bouncesVertically"] ?? true) }
    set {
      requires("setBouncesVertically:", since: 17.4)
      declaredOnly("UIScrollView.bouncesVertically", bouncesVertically, newValue)
      declared["bouncesVertically"] = newValue
    }
  }
  /// Whether it goes past its ends to the sides; iOS 17.4 and later.
  public var bouncesHorizontally: Bool {
    get { requires("bouncesHorizontally", since: 17.4, declared["bouncesHorizontally"] ?? true) }
    set {
      requires("setBouncesHorizontally:", since: 17.4)
      declaredOnly("UIScrollView.bouncesHorizontally", bouncesHorizontally, newValue)
      declared["bouncesHorizontally"] = newValue
    }
  }
  /// Whether what is around it scrolls on at its ends; iOS 17.4 and later.
  public var transfersVerticalScrollingToParent: Bool {
    get {
      requires(
        "transfersVerticalScrollingToParent", since: 17.4,
        declared["transfersVerticalScrollingToParent"] ?? true)
    }
    set {
      requires("setTransfersVerticalScrollingToParent:", since: 17.4)
      declaredOnly(
        "UIScrollView.transfersVerticalScrollingToParent", transfersVerticalScrollingToParent,
        newValue)
      declared["transfersVerticalScrollingToParent"] = newValue
    }
  }
  /// Whether keys scroll it; iOS 17.0 and later.
  public var allowsKeyboardScrolling: Bool {
    get {
      requires("allowsKeyboardScrolling", since: 17.0, declared["allowsKeyboardScrolling"] ?? true)
    }
    set {
      requires("setAllowsKeyboardScrolling:", since: 17.0)
      declaredOnly("UIScrollView.allowsKeyboardScrolling", allowsKeyboardScrolling, newValue)
      declared["allowsKeyboardScrolling"] = newValue
    }
  }
  /// Where content that is smaller than it stays, from 0 to 1; iOS 17.4 and later.
  public var contentAlignmentPoint: CGPoint {
    get {
      requires("contentAlignmentPoint", since: 17.4, declared["contentAlignmentPoint"] ?? .zero)
    }
    set {
      requires("setContentAlignmentPoint:", since: 17.4)
      declaredOnly("UIScrollView.contentAlignmentPoint", contentAlignmentPoint, newValue)
      declared["contentAlignmentPoint"] = newValue
    }
  }
  /// Whether it scrolls by itself; iOS 17.4 and later.
  public var isScrollAnimating: Bool { requires("isScrollAnimating", since: 17.4, false) }
  /// Ends what it does by itself; iOS 17.4 and later.
  public func stopScrollingAndZooming() {
    requires("stopScrollingAndZooming", since: 17.4)
    declaredOnly("UIScrollView.stopScrollingAndZooming()")
  }
  /// When a remote control shows an index; iOS 9.0 and later.
  public var indexDisplayMode: UIScrollView.IndexDisplayMode {
    get { requires("indexDisplayMode", since: 9.0, declared["indexDisplayMode"] ?? .automatic) }
    set {
      requires("setIndexDisplayMode:", since: 9.0)
      declaredOnly("UIScrollView.indexDisplayMode", indexDisplayMode, newValue)
      declared["indexDisplayMode"] = newValue
    }
  }
  /// When an index is shown; iOS 9.0 and later.
  public enum IndexDisplayMode: Int, Sendable {
    /// As the system likes; never.
    case automatic, alwaysHidden
  }
}
