import EventTrace
public import Foundation

/// Shows the top of a stack of controllers (rules 104 to 111).
open class UINavigationController: UIViewController {
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top.
  open var navigationBar: UINavigationBar { ownBar }
  /// The bar that is in place, whatever an app's class says.
  final private(set) var ownBar = UINavigationBar(frame: .zero)

  final var stack: [UIViewController] = []
  /// The controller whose view is in place or on its way into it.
  final var shown: UIViewController?
  final var running: NavigationTransition? {
    didSet { if running == nil { letTransactionsGo() } }
  }
  /// The transactions in which an animated push or pop was asked for that is on its way (rule 940).
  final var heldTransactions: [Transaction] = []
  /// The stack as it was when nothing was on its way.
  final var settledStack = EarlierStack([])
  /// Set when the stack changed during a transition that is to end first: whether with animation.
  final var waitsAnimated: Bool?
  /// Changes of the stack that wait for the end of the transition on its way (rule 110).
  final var waitingChanges: [(UINavigationController) -> Void] = []
  /// Whether it is just being made and puts the controller that it is made with on its stack (rule 1111).
  private final var pushesRoot = false
  /// Whether an unwind segue takes controllers off, also below what it dismisses (rule 830).
  final var isUnwinding = false
  /// Set when the stack changed in this turn and the transition waits for the layout: whether it is
  /// animated (rule 480).
  final var startsAnimated: Bool?
  /// What the last change of the stack is to the one who comes on screen (rule 482).
  final var operation = Operation.none
  /// Controllers that heard `willMove(toParent: nil)` and not yet `didMove(toParent: nil)`.
  final var departing: [UIViewController] = []
  /// Those of them that hear of no move, because their stack was replaced (rule 1113).
  final var replaced: Set<ObjectIdentifier> = []
  /// Controllers that heard `willMove(toParent:)` and not yet `didMove(toParent:)` (rule 106).
  final var arriving: Set<ObjectIdentifier> = []
  final var hidesNavigationBar = false
  /// The navigation controller on top of the stack, whose items are on this one's bar (rule 409).
  final var nested: UINavigationController?
  /// How much more than its first line the bar shows since something was scrolled, in points, and for which
  /// item.
  final var shownExtra: CGFloat?
  final weak var itemOfExtra: UINavigationItem?
  /// Whether a tap or a drag has hidden the toolbar with the bar.
  final var hidToolbar = false
  /// The search whose results lie over the content.
  final weak var searching: UISearchController?
  /// What UIKit itself does when controllers have left the stack.
  final var onDeparture: (() -> Void)?
  final lazy var ownToolbar = UIToolbar(frame: .zero)
  final var hidesToolbar = true
  /// Whether the controller on top is loaded and appears with the next layout (rule 515).
  final var contentWaits = false
  /// Whether the controller that appears with it is on screen for the first time (rule 108).
  final var contentIsNew = false
  /// Whether the toolbar is in place.
  final var isToolbarShown = false
  private lazy var popRecognizer = PopGestureRecognizer()
  /// How many pops fingers have begun.
  package final var popsBegun = 0

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    takeOver()
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeOver()
  }

  /// A navigation controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    takeOver()
    let simulator = Simulator.current!
    simulator.call(
      "init(rootViewController:)", on: self, [simulator.name(of: rootViewController)]
    ) {
      // As in a push (rule 1111).
      guard !(rootViewController is UINavigationController) || canPush(rootViewController) else {
        return
      }
      guard isOfTheApp else { return push(rootViewController, animated: false) }
      pushesRoot = true
      pushViewController(rootViewController, animated: false)
      pushesRoot = false
    }
  }

  /// A navigation controller without a controller on its stack, whose bars are of these classes; nil for
  /// UIKit's own; iOS 5.0 and later.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    requires("initWithNavigationBarClass:toolbarClass:", since: 5.0)
    let make = Simulator.current.hooks.instantiate
    if let bar = navigationBarClass.flatMap(make) as? UINavigationBar { ownBar = bar }
    if let bar = toolbarClass.flatMap(make) as? UIToolbar { ownToolbar = bar }
    takeOver()
  }

  /// Puts a bar of the app's in the place of the one that is there, with its items (rule 863).
  final func replaceBar(with bar: UINavigationBar) {
    let old = ownBar
    guard bar !== old else { return }
    old.manager = nil
    ownBar = bar
    bar.manager = self
    bar.replaceItems(with: stack.map(\.navigationItem))
    guard let container = loadedView else { return }
    let place = container.drawnSubviews.firstIndex { $0 === old }
    old.detach()
    container.insert(bar, at: place ?? container.drawnSubviews.count)
    container.setNeedsLayout()
  }

  /// The bar as a key sees it: `setValue(_:forKey:)` finds a setter that is not public (rule 863).
  final var barByKey: UINavigationBar {
    get { ownBar }
    set { replaceBar(with: newValue) }
  }

  /// Manages the bar, and is a context for presentations by itself (rule 838).
  private func takeOver() {
    ownBar.manager = self
    presenting.definesContext = true
  }

  deinit {
    MainActor.assumeIsolated { ownBar.manager = nil }
  }

  /// What the controller on top wants, with the bar above it.
  final override var popoverSize: CGSize {
    guard toldPreferredSize == .zero, let top = stack.last else {
      return super.popoverSize
    }
    let size = top.popoverSize
    return CGSize(
      width: size.width,
      height: size.height + (!showsOwnBar ? 0 : heightOfLines))
  }

  // MARK: The stack

  /// The stack, from the root to the top; setting it replaces the stack without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      Simulator.current.call("viewControllers", on: self, [described(newValue)]) {
        setWhenPossible(newValue, animated: false)
      }
    }
  }

  /// Replaces the stack; the change that is shown is a push, a pop or neither; iOS 3.0 and later.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let simulator = Simulator.current!
    guard requires("setViewControllers:animated:", since: 3.0) else { return }
    simulator.call(
      "setViewControllers(_:animated:)", on: self, [described(viewControllers), "\(animated)"]
    ) {
      setWhenPossible(viewControllers, animated: animated)
    }
  }

  /// Makes it the root of an empty stack; iOS 5.0 and later (rule 1261).
  open override func addChild(_ childController: UIViewController) {
    guard stack.isEmpty, canTakeIn(childController) else { return super.addChild(childController) }
    guard requires("addChildViewController:", since: 5.0) else { return }
    let simulator = Simulator.current!
    simulator.call("addChild(_:)", on: self, [simulator.name(of: childController)]) {
      setWhenPossible([childController], animated: false)
    }
  }

  /// The controller on top of the stack; nil for an empty one.
  open var topViewController: UIViewController? { stack.last }
  /// The controller on screen: what is presented over the stack, else its top.
  open var visibleViewController: UIViewController? { modalViewController ?? stack.last }

  /// Puts a controller on top (rules 104, 106, 109 and 110); UIKit calls it for the one that the controller is
  /// made with (rule 1111).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if pushesRoot {
      pushesRoot = false
      return push(viewController, animated: animated)
    }
    let simulator = Simulator.current!
    simulator.call(
      "pushViewController(_:animated:)", on: self,
      [simulator.name(of: viewController), "\(animated)"]
    ) {
      guard canPush(viewController), !isHeldByPresentation("pushViewController:animated:") else {
        return
      }
      changeWhenPossible { navigation, hasWaited in
        guard !hasWaited || navigation.canPush(viewController) else { return }
        navigation.push(viewController, animated: animated)
      }
    }
  }

  /// The spelling of the days when a pushed controller could be nil, which ends the app (message M11c).
  @_disfavoredOverload
  public func pushViewController(_ viewController: UIViewController?, animated: Bool) {
    if let viewController { return pushViewController(viewController, animated: animated) }
    let simulator = Simulator.current!
    simulator.call("pushViewController(_:animated:)", on: self, ["nil", "\(animated)"]) {
      guard simulator.has(.nilPushesRaise) else {
        return simulator.diagnose(
          "nilPushed", rule: "M11c", on: self, "nil was pushed; nothing was done.")
      }
      simulator.raise(
        .invalidArgument,
        "Application tried to push a nil view controller on target <\(simulator.name(of: self))>.")
    }
  }

  /// Takes the top controller off and returns it; the last one stays (rules 105 and 107).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    Simulator.current.call("popViewController(animated:)", on: self, ["\(animated)"]) {
      if stack.count > 1, isHeldByPresentation("popViewControllerAnimated:") { return nil }
      return popWhenPossible { $0.pop(to: $0.stack.count - 2, animated: animated) }?.last
    }
  }

  /// Takes off all that is above `viewController`.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let simulator = Simulator.current!
    return simulator.call(
      "popToViewController(_:animated:)", on: self,
      [simulator.name(of: viewController), "\(animated)"]
    ) {
      if stack.last !== viewController, isHeldByPresentation("popToViewController:transition:") {
        return nil
      }
      return popWhenPossible { navigation in
        guard let index = navigation.stack.firstIndex(where: { $0 === viewController }) else {
          simulator.raise(
            .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
          return nil
        }
        return navigation.pop(to: index, animated: animated)
      }
    }
  }

  /// Removes all but the root; answers what was removed, from below.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    Simulator.current.call("popToRootViewController(animated:)", on: self, ["\(animated)"]) {
      if stack.count > 1, isHeldByPresentation("popToViewController:transition:") { return nil }
      return popWhenPossible { $0.pop(to: 0, animated: animated) }
    }
  }

  /// The secondary controller comes onto its stack (rule 914).
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    isMissing()
    // Not as the app would: here one navigation controller may come onto another.
    change(stack + [secondaryViewController], animated: false)
  }
  /// What is on top of others on its stack is the secondary controller (rule 914).
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { isMissing(answering: stack.count > 1 ? stack.last : nil) }
  /// Pushes the controller; iOS 8.0 and later.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard requires("showViewController:sender:", since: 8.0) else {
      return
    }
    pushViewController(vc, animated: true)
  }

  private func setWhenPossible(_ controllers: [UIViewController], animated: Bool) {
    guard !isHeldByPresentation("setViewControllers:animated:") else { return }
    changeWhenPossible { navigation, _ in navigation.set(controllers, animated: animated) }
  }

  // MARK: The bar and the swipe

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { outerNavigation?.isNavigationBarHidden ?? (hidesNavigationBar || isTooLowForBars) }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar; the content is laid out again, and nothing else happens (rule 132).
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    Simulator.current.call(
      "setNavigationBarHidden(_:animated:)", on: self, ["\(hidden)", "\(animated)"]
    ) {
      if let outerNavigation {
        return outerNavigation.setNavigationBarHidden(hidden, animated: animated)
      }
      guard hidden != hidesNavigationBar else { return }
      hidesNavigationBar = hidden
      // A bar that slides away is hidden when it is gone (rule 891).
      ownBar.isHiddenByApp = false
      if !hidden || !animated { ownBar.followHiding(!showsOwnBar) }
      if loadedView?.drawnWindow != nil { Simulator.current.updateStatusBar() }
      loadedView?.setNeedsLayout()
      shown?.loadedView?.setNeedsLayout()
    }
  }

  /// Shows or hides the toolbar; the content is laid out again. iOS 3.0 and later.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard requires("setToolbarHidden:animated:", since: 3.0) else { return }
    Simulator.current.call("setToolbarHidden(_:animated:)", on: self, ["\(hidden)", "\(animated)"])
    {
      changeToolbar(hidden: hidden)
    }
  }

  /// The swipe from the left edge; iOS 7.0 and later.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    requires("interactivePopGestureRecognizer", since: 7.0)
      ? popRecognizer : nil
  }
  /// What happens to the stack; iOS 7.0 and later.
  public enum Operation: Int, Sendable {
    /// Nothing; a controller comes on top; controllers are removed.
    case none, push, pop
  }
  /// Whether the swipe is wanted.
  final var allowsInteractivePop: Bool {
    popRecognizer.isEnabled
      && popRecognizer.delegate?.gestureRecognizerShouldBegin(popRecognizer) ?? true
  }

  // MARK: The status bar

  /// The top controller; iOS 7.0 and later (rule 181).
  open override var childForStatusBarHidden: UIViewController? {
    requires(
      "childViewControllerForStatusBarHidden", since: 7.0,
      inExtension("childForStatusBarHidden") ?? stack.last)
  }
  /// The top controller where no navigation bar is below the status bar; iOS 7.0 and later.
  open override var childForStatusBarStyle: UIViewController? {
    requires(
      "childViewControllerForStatusBarStyle", since: 7.0,
      inExtension("childForStatusBarStyle") ?? (hidesNavigationBar ? stack.last : nil))
  }
  /// Light on a black bar; iOS 7.0 and later.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    requires(
      "preferredStatusBarStyle", since: 7.0,
      inExtension("preferredStatusBarStyle")
        ?? (ownBar.barStyle == .default ? .default : .lightContent))
  }

  // MARK: For UIKit

  open override func loadView() {
    loadContainerView()
    if Simulator.current.has(.interactivePop) { view.attach(popRecognizer) }
    followTapsOnContent()
  }

  final override var contentTransition: ControllerTransition? { running?.movement }
  final override func startWaiting() {
    super.startWaiting()
    startTransition()
  }

  final override var showsChildrenItself: Bool { true }
  final override var showsContentBelowBars: Bool { true }

  final override var shownContent: UIViewController? { shown }
  final override var topContent: UIViewController? { stack.last }
  final override var childrenThatDecide: [UIViewController] { stack.suffix(1) }
  final override var orientationsOfDelegate: UIInterfaceOrientationMask? {
    askDelegate(delegate, "navigationControllerSupportedInterfaceOrientations(_:)") {
      $0.navigationControllerSupportedInterfaceOrientations(self)
    }
  }
  final override var preferenceOfDelegate: UIInterfaceOrientation? {
    askDelegate(delegate, "navigationControllerPreferredInterfaceOrientationForPresentation(_:)") {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    }
  }
  final override var firstContent: UIViewController? { stack.first }
  final override var tallBarOwner: (any TallBarOwner)? { outerNavigation ?? self }
  final override var showsOthers: Bool { true }
  final override var hasBottomBar: Bool { true }
  final override func childChangedToolbarItems() { showItems() }
  final override func childrenToBegin(appearing: Bool) -> [UIViewController] {
    contentToBegin(appearing: appearing)
  }
  final override func didForwardBegin(appearing: Bool) {
    if appearing { announceContent() }
  }
  final override func didForwardEnd(appearing: Bool) {
    if appearing { confirmContent() }
  }
  final override func childLeft(_ child: UIViewController) {
    guard stack.contains(where: { $0 === child }) else { return }
    change(stack.filter { $0 !== child }, animated: false, isTold: false)
  }
  /// Whether a tap hides and shows the bars; iOS 8.0 and later (rule 414).
  open var hidesBarsOnTap: Bool {
    get { requires("hidesBarsOnTap", since: 8.0, ownHidesBarsOnTap) }
    set {
      ownHidesBarsOnTap = requires("setHidesBarsOnTap:", since: 8.0, newValue)
      followTapsOnContent()
    }
  }
  final var ownHidesBarsOnTap: Bool = false
  /// Whether a swipe hides and shows the bars; iOS 8.0 and later (rule 414).
  open var hidesBarsOnSwipe: Bool {
    get { requires("hidesBarsOnSwipe", since: 8.0, ownHidesBarsOnSwipe) }
    set {
      ownHidesBarsOnSwipe = requires("setHidesBarsOnSwipe:", since: 8.0, newValue)
    }
  }
  final var ownHidesBarsOnSwipe: Bool = false
  /// Whether the keyboard hides the bars; kept, and not modelled. iOS 8.0 and later.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { requires("hidesBarsWhenKeyboardAppears", since: 8.0, ownHidesBarsWhenKeyboardAppears) }
    set {
      ownHidesBarsWhenKeyboardAppears = requires(
        "setHidesBarsWhenKeyboardAppears:", since: 8.0, newValue)
      Simulator.current.unimplemented(
        "UINavigationController.hidesBarsWhenKeyboardAppears",
        "the keyboard leaves the bars where they are.")
    }
  }
  final var ownHidesBarsWhenKeyboardAppears: Bool = false
  /// Whether the bars are hidden where there is little height; iOS 8.0 and later (rule 414).
  open var hidesBarsWhenVerticallyCompact: Bool {
    get {
      requires("hidesBarsWhenVerticallyCompact", since: 8.0, ownHidesBarsWhenVerticallyCompact)
    }
    set {
      ownHidesBarsWhenVerticallyCompact = requires(
        "setHidesBarsWhenVerticallyCompact:", since: 8.0, newValue)
      loadedView?.setNeedsLayout()
    }
  }
  final var ownHidesBarsWhenVerticallyCompact: Bool = false
  /// What looks for the tap that hides the bars; iOS 8.0 and later.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    requires("barHideOnTapGestureRecognizer", since: 8.0, ownBarHideOnTap)
  }
  final lazy var ownBarHideOnTap = UITapGestureRecognizer(
    target: self, action: UINavigationController.barsWereTapped)
  /// What looks for the swipe that hides the bars; iOS 8.0 and later.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    requires("barHideOnSwipeGestureRecognizer", since: 8.0, ownBarHideOnSwipe)
  }
  private final lazy var ownBarHideOnSwipe = UIPanGestureRecognizer(target: nil, action: nil)

  /// Whether there is no toolbar, as at the beginning; iOS 3.0 and later.
  open var isToolbarHidden: Bool {
    get { requires("isToolbarHidden", since: 3.0, hidesToolbar) }
    set { setToolbarHidden(newValue, animated: false) }
  }
}
