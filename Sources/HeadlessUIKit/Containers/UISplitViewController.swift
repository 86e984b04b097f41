import EventTrace
public import Foundation

/// Shows a list beside its details where there is room for both; iOS 3.2 and later.
///
/// Up to iOS 7 it exists on iPads only. From iOS 8 on it collapses into its primary controller where
/// the room is narrow.
open class UISplitViewController: UIViewController {
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The primary controller, then the secondary one; only the primary while collapsed.
  final var columns: [UIViewController] = []
  final var isFolded = false { didSet { ownModeButton?.isUseless = isFolded } }
  final var showsPrimary = false
  /// Whether the primary column lies over the secondary one (rule 665).
  final var isOverlaid = false
  /// What lies between the two then.
  final var cover: UIView?
  final var ownStyle = Style.unspecified
  /// How the app wants columns to share the room.
  final var ownSplitBehavior = SplitBehavior.automatic
  final var ownPresentsWithGesture = true
  final var ownPrimaryEdge = PrimaryEdge.leading
  final var ownModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The controllers that were given by column, and what stands for them there.
  final var assigned: [Column: UIViewController] = [:]
  final var inColumn: [Column: UIViewController] = [:]
  /// Whether the app has shown or hidden the primary column itself.
  final var wantedPrimary: Bool? { didSet { chosenMode = nil } }
  /// What the delegate chose when there was room again, and how the interface was turned (rule 832).
  final var chosenMode: (mode: DisplayMode, isLandscape: Bool)?
  /// The button that shows or hides the primary column; nil before somebody asked for it.
  final var ownModeButton: UIBarButtonItem?
  /// What the delegate was given when the primary controller went, up to iOS 7.
  final var hidden: HiddenPrimary?
  /// What the app wants of the primary column's width, in points or as a part of the whole.
  final var widths = PrimaryWidths()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    Self.requiresClass(since: 3.2)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    checkDevice()
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 3.2)
    super.init(coder: coder)
    checkDevice()
  }

  /// A split view of two or three columns; iOS 14.0 and later.
  public init(style: Style) {
    Self.requiresClass(since: 3.2)
    super.init(nibName: nil, bundle: nil)
    checkDevice()
    requires("initWithStyle:", since: 14.0)
    ownStyle = style
  }

  /// The controllers that are shown, the primary one first.
  open var viewControllers: [UIViewController] {
    get { columns }
    set {
      let names = newValue.map(Simulator.current.name).joined(separator: ", ")
      Simulator.current.call("viewControllers", on: self, ["[\(names)]"]) {
        replaceColumns(with: newValue)
      }
    }
  }

  /// Whether only one controller is shown because the room is narrow; iOS 8.0 and later.
  open var isCollapsed: Bool {
    requires("isCollapsed", since: 8.0) && isFolded
  }

  /// What is shown just now; iOS 8.0 and later.
  open var displayMode: DisplayMode {
    requires("displayMode", since: 8.0)
    return !showsPrimary ? .secondaryOnly : isOverlaid ? .oneOverSecondary : .oneBesideSecondary
  }

  /// What is shown where there is room for it; iOS 8.0 and later.
  open var preferredDisplayMode: DisplayMode {
    get { requires("preferredDisplayMode", since: 8.0, ownPreferredDisplayMode) }
    set {
      guard requires("setPreferredDisplayMode:", since: 8.0) else { return }
      wantedPrimary = nil
      Simulator.current.call("preferredDisplayMode", on: self, ["\(newValue)"]) {
        keep(preferred: newValue)
        loadedView?.setNeedsLayout()
      }
    }
  }
  final var ownPreferredDisplayMode = DisplayMode.automatic

  /// Which columns are shown, and how; iOS 8.0 and later.
  public enum DisplayMode: Int, Sendable {
    /// As UIKit chooses; the content alone; one column beside or over it.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    /// Two columns beside the content, over it, or pushing it aside.
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    /// What ``secondaryOnly`` was called before iOS 14.
    public static var primaryHidden: Self { .secondaryOnly }
    /// What ``oneBesideSecondary`` was called before iOS 14.
    public static var allVisible: Self { .oneBesideSecondary }
    /// What ``oneOverSecondary`` was called before iOS 14.
    public static var primaryOverlay: Self { .oneOverSecondary }
  }

  /// How many columns there are; iOS 14.0 and later.
  public enum Style: Int, Sendable {
    /// A split view without columns by name, with two of them, or with three.
    case unspecified, doubleColumn, tripleColumn
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    guard requires("showViewController:sender:", since: 8.0) else { return }
    showColumn(vc, at: 0, "splitViewController(_:show:sender:)") {
      $0.splitViewController(self, show: vc, sender: sender)
    }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard requires("showDetailViewController:sender:", since: 8.0) else { return }
    showColumn(vc, at: 1, "splitViewController(_:showDetail:sender:)") {
      $0.splitViewController(self, showDetail: vc, sender: sender)
    }
  }

  // MARK: For UIKit

  open override func loadView() { loadContainerView() }

  final override var showsChildrenItself: Bool { true }
  final override var shownContent: UIViewController? { shownColumns.last }
  final override var topContent: UIViewController? { columns.last }
  final override var childrenThatDecide: [UIViewController] { shownColumns }
  final override var orientationsOfDelegate: UIInterfaceOrientationMask? {
    askDelegate(delegate, "splitViewControllerSupportedInterfaceOrientations(_:)") {
      $0.splitViewControllerSupportedInterfaceOrientations(self)
    }
  }
  final override var preferenceOfDelegate: UIInterfaceOrientation? {
    askDelegate(delegate, "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)") {
      $0.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
    }
  }
  final override var showsOthers: Bool { true }
  final override var showsDetails: Bool { true }

  final override func childrenToBegin(appearing: Bool) -> [UIViewController] {
    if appearing { layOutContent() }
    return shownColumns.filter { $0.canBegin(appearing: appearing) }
  }
  final override func childLeft(_ child: UIViewController) {
    columns.removeAll { $0 === child }
    child.loadedView?.detach()
  }

  /// Keeps what is to be shown where there is room, and says so where nothing comes of it.
  final func keep(preferred mode: DisplayMode) {
    ownPreferredDisplayMode = mode
    guard mode.rawValue > DisplayMode.oneOverSecondary.rawValue else { return }
    Simulator.current.unimplemented(
      "UISplitViewController.DisplayMode.\(mode)",
      "the primary controller lies beside the secondary one.")
  }

  /// Apple: "Attempting to create one on other devices results in an exception."
  private func checkDevice() {
    let simulator = Simulator.current!
    guard !simulator.has(.splitViewsCollapse), simulator.configuration.device.idiom == .phone else {
      return
    }
    simulator.raise(
      .invalidArgument,
      "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad")
  }
}
