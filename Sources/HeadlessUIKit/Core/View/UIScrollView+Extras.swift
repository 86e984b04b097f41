public import Foundation

/// What newer versions let a scroll view do.
extension UIScrollView {
  /// Whether it goes past its ends up and down; iOS 17.4 and later.
  public var bouncesVertically: Bool {
    get { self[unused: "UIScrollView.bouncesVertically", since: 17.4, usual: true] }
    set { self[unused: "UIScrollView.bouncesVertically", since: 17.4, usual: true] = newValue }
  }
  /// Whether it goes past its ends to the sides; iOS 17.4 and later.
  public var bouncesHorizontally: Bool {
    get { self[unused: "UIScrollView.bouncesHorizontally", since: 17.4, usual: true] }
    set { self[unused: "UIScrollView.bouncesHorizontally", since: 17.4, usual: true] = newValue }
  }
  /// Whether what is around it scrolls on at its ends; iOS 17.4 and later.
  public var transfersVerticalScrollingToParent: Bool {
    get {
      self[unused: "UIScrollView.transfersVerticalScrollingToParent", since: 17.4, usual: true]
    }
    set {
      self[unused: "UIScrollView.transfersVerticalScrollingToParent", since: 17.4, usual: true] =
        newValue
    }
  }
  /// Whether keys scroll it; iOS 17.0 and later.
  public var allowsKeyboardScrolling: Bool {
    get { self[unused: "UIScrollView.allowsKeyboardScrolling", since: 17.0, usual: true] }
    set {
      self[unused: "UIScrollView.allowsKeyboardScrolling", since: 17.0, usual: true] = newValue
    }
  }
  /// Where content that is smaller than it stays, from 0 to 1; iOS 17.4 and later.
  public var contentAlignmentPoint: CGPoint {
    get { self[unused: "UIScrollView.contentAlignmentPoint", since: 17.4, usual: .zero] }
    set { self[unused: "UIScrollView.contentAlignmentPoint", since: 17.4, usual: .zero] = newValue }
  }
  /// Whether it scrolls by itself; iOS 17.4 and later.
  public var isScrollAnimating: Bool {
    requires("isScrollAnimating", since: 17.4, animatedScroll != nil)
  }
  /// Whether it zooms by itself; iOS 17.4 and later.
  public var isZoomAnimating: Bool { requires("isZoomAnimating", since: 17.4, ownZoomsByItself) }
  /// Shows the bars beside the content while the closure scrolls it; no picture has them here. iOS 17.4 and later.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    requires("withScrollIndicatorsShownForContentOffsetChanges:", since: 17.4)
    changes()
  }
  /// Whether what is around it scrolls on to the sides at its ends; iOS 17.4 and later.
  public var transfersHorizontalScrollingToParent: Bool {
    get {
      self[unused: "UIScrollView.transfersHorizontalScrollingToParent", since: 17.4, usual: true]
    }
    set {
      self[unused: "UIScrollView.transfersHorizontalScrollingToParent", since: 17.4, usual: true] =
        newValue
    }
  }
  /// Ends what it does by itself; iOS 17.4 and later.
  public func stopScrollingAndZooming() {
    requires("stopScrollingAndZooming", since: 17.4)
    declaredOnly("UIScrollView.stopScrollingAndZooming()")
  }
  /// When a remote control shows an index; iOS 9.0 and later.
  public var indexDisplayMode: UIScrollView.IndexDisplayMode {
    get { self[unused: "UIScrollView.indexDisplayMode", since: 9.0, usual: .automatic] }
    set { self[unused: "UIScrollView.indexDisplayMode", since: 9.0, usual: .automatic] = newValue }
  }
  /// When an index is shown; iOS 9.0 and later.
  public enum IndexDisplayMode: Int, Sendable {
    /// As the system likes; never.
    case automatic, alwaysHidden
  }
}
