public import Foundation

/// Shows one of several controllers, chosen by a bar (rules 159 to 161).
open class UITabBarController: UIViewController, TabBarOwner, UITabBarDelegate {
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom.
  open var tabBar: UITabBar { requires("tabBar", since: 3.0, ownTabBar) }
  /// The bar that is there; a file of Interface Builder or a key puts another in its place (rule 863).
  final var ownTabBar = UITabBar(frame: .zero)
  /// What a bar of a class of the app's said, without what is below it; nil for the usual (rule 862).
  final var heightOfOwnBar: CGFloat?

  /// Told of a tap, before the tab is selected; what a subclass does takes nothing from that (rule 451). iOS 2.0
  /// and later.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { isMissing() }

  final var tabControllers: [UIViewController]?
  final var selected: UIViewController?
  /// The controller whose view is in place.
  final var shown: UIViewController?
  /// What an animator of the app's is moving, from one tab to another.
  final var switching: ControllerTransition?

  /// A tab bar controller without tabs, whose view is loaded at once (rule 519).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    _ = loadViewForUIKit()
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The tabs

  /// The controllers of the tabs, in order; nil for none.
  open var viewControllers: [UIViewController]? {
    get { tabControllers }
    set {
      let names = newValue.map { $0.map(Simulator.current.name).joined(separator: ", ") }
      Simulator.current.call("viewControllers", on: self, [names.map { "[\($0)]" } ?? "nil"]) {
        replaceTabs(with: newValue)
      }
    }
  }

  /// Replaces the controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let names = viewControllers.map { $0.map(Simulator.current.name).joined(separator: ", ") }
    Simulator.current.call(
      "setViewControllers(_:animated:)", on: self,
      [names.map { "[\($0)]" } ?? "nil", "\(animated)"]
    ) {
      replaceTabs(with: viewControllers)
    }
  }

  /// Makes it the last of the tabs; iOS 5.0 and later (rule 1260).
  open override func addChild(_ childController: UIViewController) {
    guard requires("addChildViewController:", since: 5.0) else { return }
    let simulator = Simulator.current!
    simulator.call("addChild(_:)", on: self, [simulator.name(of: childController)]) {
      let tabs = tabControllers ?? []
      guard !tabs.contains(where: { $0 === childController }) else { return }
      replaceTabs(with: tabs + [childController])
    }
  }

  /// The selected tab's place; `NSNotFound` when there is none, or the More list is selected (rule 410).
  open var selectedIndex: Int {
    get { tabControllers?.firstIndex { $0 === selectedTabController } ?? NSNotFound }
    set {
      Simulator.current.call("selectedIndex", on: self, ["\(newValue)"]) {
        selectByCode(at: newValue)
      }
    }
  }

  /// The controller that is selected, which may be that of the More list; nil for none.
  open var selectedViewController: UIViewController? {
    get { selectedTabController }
    set {
      let simulator = Simulator.current!
      let described = newValue.map { simulator.name(of: $0) } ?? "nil"
      simulator.call("selectedViewController", on: self, [described]) {
        guard let newValue, hasTab(newValue) || hasMoreList && newValue === more else {
          return simulator.raise(
            .invalidArgument,
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab "
              + "bar controller's list of view controllers can be selected.")
        }
        selectByCode(newValue)
      }
    }
  }

  // MARK: The More list

  final var customizable: [UIViewController]?
  final var ownMore: UIMoreNavigationController?

  /// What the app takes for selected: a tab in the More list counts if code has selected it.
  final var selectedTabController: UIViewController? {
    selected === ownMore ? ownMore?.selectedByCode ?? selected : selected
  }

  /// Those that a person may put into other places; without any the More list has no button to edit it.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable }
    set {
      customizable = newValue
      ownMore?.list.reload()
    }
  }

  /// Lists the tabs that do not fit (rule 410).
  open var moreNavigationController: UINavigationController { more }

  // MARK: The status bar

  /// The selected tab's controller; iOS 7.0 and later (rule 181).
  open override var childForStatusBarHidden: UIViewController? {
    requires("childViewControllerForStatusBarHidden", since: 7.0, selected)
  }
  /// The selected tab's controller; iOS 7.0 and later (rule 181).
  open override var childForStatusBarStyle: UIViewController? {
    requires("childViewControllerForStatusBarStyle", since: 7.0, selected)
  }

  // MARK: For UIKit

  open override func loadView() { loadContainerView() }

  final override var showsChildrenItself: Bool { true }
  final override var showsContentBelowBars: Bool { true }

  final override var shownContent: UIViewController? { shown }
  final override var topContent: UIViewController? { selected }
  final override var childrenThatDecide: [UIViewController] { tabControllers ?? [] }
  final override var orientationsOfDelegate: UIInterfaceOrientationMask? {
    askDelegate(delegate, "tabBarControllerSupportedInterfaceOrientations(_:)") {
      $0.tabBarControllerSupportedInterfaceOrientations(self)
    }
  }
  final override var preferenceOfDelegate: UIInterfaceOrientation? {
    askDelegate(delegate, "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)") {
      $0.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    }
  }
  final override func childrenToBegin(appearing: Bool) -> [UIViewController] {
    switching?.endNow()
    if appearing {
      installSelected()
    } else if let shown, shown.appearance == .appearing {
      // The change of tabs ends before all of it goes.
      shown.endTransition()
    }
    return [shown].compactMap(\.self).filter { $0.canBegin(appearing: appearing) }
  }
  final override func childLeft(_ child: UIViewController) {
    guard hasTab(child) else { return }
    replaceTabs(with: tabControllers?.filter { $0 !== child })
  }
}
