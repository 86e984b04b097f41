public import Foundation

/// A row of dots that stand for pages.
open class UIPageControl: UIControl {
  /// How many dots there are; 0 for less.
  open var numberOfPages: Int {
    get { drawnNumberOfPages }
    set { drawnNumberOfPages = newValue }
  }
  package final var drawnNumberOfPages = 0 {
    didSet {
      if drawnNumberOfPages < 0 { drawnNumberOfPages = 0 }
      pinCurrentPage()
      hideSinglePage()
      invalidateLayoutOfGroup()
    }
  }
  /// The number of the page that is shown, from 0; another number becomes the nearest that is there
  /// (Apple's reference).
  open var currentPage: Int {
    get { drawnCurrentPage }
    set { drawnCurrentPage = newValue }
  }
  package final var drawnCurrentPage = 0 {
    didSet {
      pinCurrentPage()
      guard drawnCurrentPage != shownPage else { return }
      shownPage = drawnCurrentPage
      pageChanged()
    }
  }
  private final var shownPage = 0

  private func pinCurrentPage() {
    let page = min(max(0, currentPage), max(1, numberOfPages) - 1)
    if page != currentPage { currentPage = page }
  }

  /// Whether it is hidden when there is only one page.
  open var hidesForSinglePage = false {
    didSet {
      guard Simulator.current.has(.singlePagesAreHidden) else {
        return keptLook("UIPageControl.hidesForSinglePage", oldValue, hidesForSinglePage)
      }
      if hidesForSinglePage { hideSinglePage() } else if oldValue { isHidden = false }
    }
  }
  /// A control that hides for a single page is a hidden view then (rule 1430).
  private func hideSinglePage() {
    guard hidesForSinglePage, Simulator.current.has(.singlePagesAreHidden) else { return }
    isHidden = numberOfPages <= 1
  }
  /// The color of the dots; nil for the usual one.
  open var pageIndicatorTintColor: UIColor? {
    get { requires("pageIndicatorTintColor", since: 6.0, ownPageIndicatorTintColor) }
    set { ownPageIndicatorTintColor = requires("setPageIndicatorTintColor:", since: 6.0, newValue) }
  }
  package final var ownPageIndicatorTintColor: UIColor? {
    didSet {
      customizes(\UIPageControl.pageIndicatorTintColor, ownPageIndicatorTintColor)
    }
  }
  /// The color of the current dot; nil for the usual one.
  open var currentPageIndicatorTintColor: UIColor? {
    get { requires("currentPageIndicatorTintColor", since: 6.0, ownCurrentPageIndicatorTintColor) }
    set {
      ownCurrentPageIndicatorTintColor = requires(
        "setCurrentPageIndicatorTintColor:", since: 6.0, newValue)
    }
  }
  package final var ownCurrentPageIndicatorTintColor: UIColor? {
    didSet {
      customizes(\UIPageControl.currentPageIndicatorTintColor, ownCurrentPageIndicatorTintColor)
    }
  }
  /// How high it is by itself, in points (rule 590).
  static var height: CGFloat { Simulator.current.pageControlSize(1).height }
  /// How large it is with so many dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    Simulator.current.pageControlSize(pageCount)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a page control with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// As many dots as it has need that much (rule 590).
  open override var intrinsicContentSize: CGSize {
    inExtension("intrinsicContentSize")
      ?? Simulator.current.pageControlSize(numberOfPages)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? Simulator.current.pageControlSize(numberOfPages)
  }

  final override func touchedUp(_ event: UIEvent?) {
    guard let place = placeOfTouch(event) else { return }
    let page = currentPage + (place.x < drawnFrame.width / 2 ? -1 : 1)
    guard (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    valueChanged(event)
  }

  final override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && recognizer.isMadeByOneTap
  }

  package final override var renderedKind: String { "UIPageControl" }
  /// How much its background shows; iOS 14.0 and later.
  open var backgroundStyle: BackgroundStyle {
    get { requires("backgroundStyle", since: 14.0, ownBackgroundStyle) }
    set {
      ownBackgroundStyle = requires("setBackgroundStyle:", since: 14.0, newValue)
    }
  }
  final var ownBackgroundStyle: BackgroundStyle = .automatic {
    didSet { keptLook("UIPageControl.backgroundStyle", oldValue, ownBackgroundStyle) }
  }
  /// Whether a finger can go along its dots; iOS 14.0 and later.
  open var allowsContinuousInteraction: Bool {
    get { requires("allowsContinuousInteraction", since: 14.0, ownAllowsContinuousInteraction) }
    set {
      ownAllowsContinuousInteraction = requires(
        "setAllowsContinuousInteraction:", since: 14.0, newValue)
    }
  }
  final var ownAllowsContinuousInteraction: Bool = true {
    didSet {
      declaredOnly(
        "UIPageControl.allowsContinuousInteraction", oldValue, ownAllowsContinuousInteraction)
    }
  }
  /// The picture of a dot; nil for a dot. iOS 14.0 and later.
  open var preferredIndicatorImage: UIImage? {
    get { requires("preferredIndicatorImage", since: 14.0, ownPreferredIndicatorImage) }
    set {
      ownPreferredIndicatorImage = requires("setPreferredIndicatorImage:", since: 14.0, newValue)
    }
  }
  final var ownPreferredIndicatorImage: UIImage? {
    didSet {
      keptLook("UIPageControl.preferredIndicatorImage", oldValue, ownPreferredIndicatorImage)
    }
  }
  fileprivate final var ownProgress: UIPageControlProgress?
  /// Another page is there: its progress begins.
  final func pageChanged() { ownProgress?.begin() }
  /// What lies behind the dots; iOS 14.0 and later.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
}

/// The pictures of a page control.
extension UIPageControl {
  /// The picture of the page that is shown; nil for a dot; iOS 16.0 and later.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { self[look: "UIPageControl.preferredCurrentPageIndicatorImage", since: 16.0] }
    set { self[look: "UIPageControl.preferredCurrentPageIndicatorImage", since: 16.0] = newValue }
  }
  /// Which way the pages run; iOS 16.0 and later.
  public var direction: UIPageControl.Direction {
    get { self[look: "UIPageControl.direction", since: 16.0, usual: .natural] }
    set { self[look: "UIPageControl.direction", since: 16.0, usual: .natural] = newValue }
  }
  /// Whether a finger runs over it; iOS 14.0 and later.
  public var interactionState: UIPageControl.InteractionState {
    requires("interactionState", since: 14.0, .none)
  }
  /// Whether a touch changes its look only when told to.
  public var defersCurrentPageDisplay: Bool {
    get { declared["defersCurrentPageDisplay"] ?? false }
    set {
      keptLook("UIPageControl.defersCurrentPageDisplay", defersCurrentPageDisplay, newValue)
      declared["defersCurrentPageDisplay"] = newValue
    }
  }
  /// Shows the page that was touched.
  public func updateCurrentPageDisplay() {
  }
  /// Gives a page a picture of its own; iOS 14.0 and later.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requires("setIndicatorImage:forPage:", since: 14.0)
    keptLook("UIPageControl.setIndicatorImage(_:forPage:)")
    declared["indicatorImage \(page)"] = image
  }
  /// The picture of a page; nil for the usual; iOS 14.0 and later.
  public func indicatorImage(forPage page: Int) -> UIImage? {
    requires("indicatorImageForPage:", since: 14.0, declared["indicatorImage \(page)"])
  }
  /// Gives a page a picture for when it is shown; iOS 16.0 and later.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requires("setCurrentPageIndicatorImage:forPage:", since: 16.0)
    keptLook("UIPageControl.setCurrentPageIndicatorImage(_:forPage:)")
  }
  /// Which way the pages run; iOS 16.0 and later.
  public enum Direction: Int, Sendable {
    /// As the language does; by the sides.
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// How a finger runs over it; iOS 14.0 and later.
  public enum InteractionState: Int, Sendable {
    /// Not at all; by single steps; as it moves.
    case none, discrete, continuous
  }
}

/// What came later, so that an app's class of earlier times may have something else by that name.
public protocol _LaterUIPageControl: UIPageControl {}
extension UIPageControl: _LaterUIPageControl {}
extension _LaterUIPageControl {
  /// How far the current page is; nil where no dot shows it; iOS 17.0 and later (rule 916).
  public var progress: UIPageControlProgress? {
    get { requires("progress", since: 17.0, ownProgress) }
    set {
      requires("setProgress:", since: 17.0)
      ownProgress?.pageControl = nil
      ownProgress = newValue
      newValue?.pageControl = self
    }
  }
}
