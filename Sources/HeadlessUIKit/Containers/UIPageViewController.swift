import EventTrace
public import Foundation

/// Shows one page of many, or two, and turns them by hand or by code; iOS 5.0 and later (rule 162).
open class UIPageViewController: UIViewController {
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Says which pages are before and after one; without it there are no turns by hand.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { knownNeighbours = [:] }
  }
  /// Whether pages curl or scroll.
  public internal(set) var transitionStyle: TransitionStyle
  /// Whether pages turn sideways or up and down.
  public internal(set) var navigationOrientation: NavigationOrientation
  /// Where the pages are bound together; none for pages that scroll.
  public internal(set) var spineLocation: SpineLocation
  /// What a finger turns pages with, a pan and a tap; empty for pages that scroll, whose recognizers UIKit
  /// hides (rule 843).
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .scroll ? [] : [drag, edgeTap]
  }
  final lazy var drag = PageGestureRecognizer(of: self)
  final lazy var edgeTap = PageTapRecognizer(of: self)
  /// Between pages that scroll, in points.
  final var spacing: CGFloat = 0
  /// What pages that scroll lie in; nil before there is a view, and for pages that curl (rule 860).
  final var scroller: _UIQueuingScrollView?
  /// Whether pages have content on their backs; always so with the spine in the middle.
  open var isDoubleSided = false

  /// What is on screen, or would be.
  final var pages: [UIViewController] = []
  final var turn: PageTurn?
  /// What the data source said is before and after the page that scrolls; nil for no page (rule 486).
  package final var knownNeighbours: [NavigationDirection: UIViewController?] = [:]
  /// The dots below pages that scroll; nil for none (rule 842).
  final var dots: UIPageControl?
  /// Whether the delegate is being asked for the spine, and sets the pages that go with its answer.
  final var isMovingSpine = false

  /// Makes a book without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    Self.requiresClass(since: 5.0)
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = style == .scroll ? .none : SpineLocation(option: options?[.spineLocation])
    super.init(nibName: nil, bundle: nil)
    isDoubleSided = spineLocation == .mid
    if style == .scroll { spacing = Self.points(options?[.interPageSpacing]) }
  }

  /// Makes a book whose pages curl, bound at the left.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    Self.requiresClass(since: 5.0)
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 5.0)
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// The page on screen, or the two of them.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows other pages; `completion` hears whether the turn came to its end.
  ///
  /// A page controller that is not on screen itself turns at once, and its page hears that it
  /// appeared (rule 162).
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let simulator = Simulator.current!
    let names = (viewControllers ?? []).map(simulator.name).joined(separator: ", ")
    simulator.call(
      "setViewControllers(_:direction:animated:completion:)", on: self,
      ["[\(names)]", "\(direction)", "\(animated)", completion == nil ? "nil" : "completion"]
    ) {
      set(viewControllers ?? [], direction, animated: animated, completion)
    }
  }

  /// How one page gives way to the next.
  public enum TransitionStyle: Int, Sendable {
    /// Pages curl like paper, or scroll.
    case pageCurl, scroll
  }

  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages turn sideways, or up and down.
    case horizontal, vertical
  }

  /// Whether a turn leads forwards or back.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page, or to the one before.
    case forward, reverse
  }

  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable {
    /// No spine; at the left or upper edge; in the middle, with two pages; at the right or lower
    /// edge.
    case none, min, mid, max
  }

  /// What ``init(transitionStyle:navigationOrientation:options:)`` takes beside its arguments.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }

    /// Where the spine is, as a number.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// In points, between pages that scroll; iOS 6.0 and later.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// What an option says in points, whichever kind of number it is.
  private static func points(_ option: Any?) -> CGFloat {
    switch option {
    case let length as CGFloat: length
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }

  // MARK: For UIKit

  open override func loadView() { loadContainerView() }

  final override var showsChildrenItself: Bool { true }
  final override var shownContent: UIViewController? { pages.first }
  final override var topContent: UIViewController? { pages.first }
  final override var childrenThatDecide: [UIViewController] { pages }
  final override var orientationsOfDelegate: UIInterfaceOrientationMask? {
    askDelegate(delegate, "pageViewControllerSupportedInterfaceOrientations(_:)") {
      $0.pageViewControllerSupportedInterfaceOrientations(self)
    }
  }
  final override var preferenceOfDelegate: UIInterfaceOrientation? {
    askDelegate(delegate, "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)") {
      $0.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
    }
  }
  final override func interfaceWillTurn(to orientation: UIInterfaceOrientation) {
    askForSpine(in: orientation)
  }

  final override func childrenToBegin(appearing: Bool) -> [UIViewController] {
    endTurnEarly()
    if appearing { installPages() }
    return pages.filter { $0.canBegin(appearing: appearing) }
  }
  final override func childLeft(_ child: UIViewController) {
    endTurnEarly()
    pages.removeAll { $0 === child }
    child.loadedView?.detach()
  }
}

extension UIPageViewController.SpineLocation {
  /// The spine as the options give it: as itself or by number; on the left or at the top otherwise.
  init(option: Any?) {
    let number = (option as? Int) ?? (option as? NSNumber)?.intValue
    self = (option as? Self) ?? number.flatMap(Self.init) ?? .min
  }
}
