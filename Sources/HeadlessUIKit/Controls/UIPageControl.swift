public import Foundation

/// A row of dots that stand for pages.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateLayoutOfGroup()
    }
  }
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor? {
    get { requires("pageIndicatorTintColor", since: 6.0, ownPageIndicatorTintColor) }
    set { ownPageIndicatorTintColor = requires("setPageIndicatorTintColor:", since: 6.0, newValue) }
  }
  final var ownPageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor? {
    get { requires("currentPageIndicatorTintColor", since: 6.0, ownCurrentPageIndicatorTintColor) }
    set {
      ownCurrentPageIndicatorTintColor = requires(
        "setCurrentPageIndicatorTintColor:", since: 6.0, newValue)
    }
  }
  final var ownCurrentPageIndicatorTintColor: UIColor?
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16, height: 37)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages) * 16, height: 37)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat(numberOfPages) * 16, height: 37)
  }

  package final override var renderedKind: String { "UIPageControl" }
}
