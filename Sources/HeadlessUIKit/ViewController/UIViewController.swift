public import Foundation

/// Manages one tree of views: loads it when it is first needed and hears when it comes and goes.
open class UIViewController: UIResponder {
  // MARK: Loading (UIViewController+Loading)

  public final let nibName: String?
  public final let nibBundle: Bundle?
  package final var loadedView: UIView?

  // MARK: Appearance (UIViewController+Appearance)

  package final var appearance = Appearance.disappeared
  /// Who began the transition that is going on, or the last one.
  final var appearanceDriver = AppearanceDriver.window
  final var appearanceIsAnimated = false
  /// Whether `viewIsAppearing(_:)` is still to come in this appearance.
  final var awaitsIsAppearing = false
  /// What the class said in this transition about forwarding to children; nil before it was asked.
  final var forwardsAppearance: Bool?
  /// Where the app's own begin and end calls stand, when UIKit drives the same controller beside them.
  final var secondAppearance = Appearance.disappeared
  /// The callback that UIKit is making right now, so that a direct call can be told from it.
  final var currentCallback: String?
  /// Whether the base class was reached in the current callback.
  final var reachedBase = false

  // MARK: Containment (Containment/)

  package final var childControllers: [UIViewController] = []
  package final weak var container: UIViewController?
  /// Who presents this controller.
  package final weak var presenter: UIViewController?
  /// Why it comes or goes just now (rule 79).
  final var movement: Movement = []

  // MARK: Rotation (Rotation/)

  /// Whether `traitCollectionDidChange(_:)` came with the first appearance (rule 134).
  final var hasHeardTraits = false

  // MARK: Presentation (Presentation/)

  /// What this controller presents.
  package final var presentation: Presentation?
  final var ownPresentationController: UIPresentationController?
  final var chosenStyle: UIModalPresentationStyle?

  /// How much of the screen it takes when it is presented; iOS 3.2 and later (rules 144 to 146).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { styleAsRead() }
    set { choose(newValue) }
  }

  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether styles that want a context find one here; iOS 5.0 and later (rule 148).
  open var definesPresentationContext = false
  /// Whether this context's transition style wins over the presented one's; iOS 5.0 and later
  /// (rule 149).
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user cannot pull the sheet away; iOS 13.0 and later (rule 156).
  open var isModalInPresentation = false

  // MARK: Transitions (Transitions/)

  /// The transition that this controller takes part in.
  final weak var ongoingTransition: ControllerTransition?
  /// Gives the controller its own way to be presented; iOS 7.0 and later.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: Inside of navigation and tabs (Containers/)

  final var ownNavigationItem: UINavigationItem?
  final var ownTabBarItem: UITabBarItem?
  open var hidesBottomBarWhenPushed = false

  open var title: String? {
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
    }
  }
  /// Up to iOS 6: whether the view reaches below the status bar.
  open var wantsFullScreenLayout = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    Simulator.current.controllerReferences.append(WeakReference(object: self))
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    Simulator.current.controllerReferences.append(WeakReference(object: self))
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {}

  // MARK: What subclasses override

  /// Makes the view and gives it to ``view``; an override does not call super (rule 57).
  open func loadView() {
    loadDefaultView()
  }

  open func viewDidLoad() { baseReached("viewDidLoad()") }
  open func viewWillAppear(_ animated: Bool) { baseReached("viewWillAppear(_:)") }
  /// iOS 13 and later (rule 70).
  open func viewIsAppearing(_ animated: Bool) { baseReached("viewIsAppearing(_:)") }
  open func viewDidAppear(_ animated: Bool) { baseReached("viewDidAppear(_:)") }
  open func viewWillDisappear(_ animated: Bool) { baseReached("viewWillDisappear(_:)") }
  open func viewDidDisappear(_ animated: Bool) { baseReached("viewDidDisappear(_:)") }
  /// iOS 5 and later (rule 71).
  open func viewWillLayoutSubviews() { baseReached("viewWillLayoutSubviews()") }
  /// iOS 5 and later (rule 71).
  open func viewDidLayoutSubviews() { baseReached("viewDidLayoutSubviews()") }
  /// iOS 6 and later (rule 72).
  open func updateViewConstraints() { baseReached("updateViewConstraints()") }

  /// The default lets go of a hidden view up to iOS 5; an override must call super (rule 50).
  open func didReceiveMemoryWarning() {
    baseReached("didReceiveMemoryWarning()")
    releaseViewIfHidden()
  }
  /// iOS 5 only, while the view is still there (rule 48); never called from iOS 6 on.
  open func viewWillUnload() { baseReached("viewWillUnload()") }
  /// iOS 3 to 5, after the view is gone (rule 47); never called from iOS 6 on.
  open func viewDidUnload() { baseReached("viewDidUnload()") }

  /// Whether UIKit tells the children when this controller appears; iOS 6 and later (rule 90).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether UIKit tells the children of appearances and rotations; asked on iOS 5 only (rule 90).
  open func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool {
    true
  }

  /// Makes `childController` a child of this one; iOS 5.0 and later (rules 81, 82 and 85).
  open func addChild(_ childController: UIViewController) { recordedAddition(childController) }
  /// Takes this controller from its parent; iOS 5.0 and later (rule 83).
  open func removeFromParent() { recordedRemoval() }
  /// The parent changes; whoever removes a child calls it with nil first (rule 84). iOS 5.0 and later.
  open func willMove(toParent parent: UIViewController?) { noteWillMove(to: parent) }
  /// The parent changed; whoever added a child calls it afterwards (rule 84). iOS 5.0 and later.
  open func didMove(toParent parent: UIViewController?) { noteDidMove(to: parent) }

  /// Tells this controller and its children that they will come or go; iOS 5.0 and later (rule 91).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    recordedBegin(isAppearing, animated: animated)
  }
  /// Tells this controller and its children that they came or went; iOS 5.0 and later (rule 91).
  open func endAppearanceTransition() { recordedEnd() }

  /// Replaces one child's view by another's; iOS 5.0 and later (rules 95 and 96).
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    recordedTransition(
      from: fromViewController, to: toViewController, duration, animations, completion)
  }

  /// Shows another controller on top; iOS 5.0 and later (rules 139 and 147).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    recordedPresentation(viewControllerToPresent, animated: flag, completion)
  }
  /// Takes away what this controller presents, else what presents it; iOS 5.0 and later (rule 150).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    recordedDismissal(animated: flag, completion)
  }
  /// What ``present(_:animated:completion:)`` was called before iOS 5.
  open func presentModalViewController(
    _ modalViewController: UIViewController, animated: Bool
  ) {
    recordedOldPresentation(modalViewController, animated: animated)
  }
  /// What ``dismiss(animated:completion:)`` was called before iOS 5.
  open func dismissModalViewController(animated: Bool) { recordedOldDismissal(animated: animated) }

  /// Shows a controller as those around this one do: navigation pushes it; iOS 8.0 and later.
  open func show(_ vc: UIViewController, sender: Any?) { showBySurroundings(vc, sender: sender) }
  /// Shows a controller beside this one where there is room; iOS 8.0 and later.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailBySurroundings(vc, sender: sender)
  }

  /// What a navigation bar shows of this controller.
  open var navigationItem: UINavigationItem { navigationItemMade() }
  /// What a tab bar shows of this controller.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemMade() }
    set { ownTabBarItem = newValue }
  }

  // MARK: What UIKit's own containers answer

  /// Whether a container tells its children of appearances in its own way (navigation, tabs).
  var showsChildrenItself: Bool { false }

  /// The children that take part in a transition of this controller, in order.
  func childrenToBegin(appearing: Bool) -> [UIViewController] {
    childrenInPlace(appearing: appearing)
  }
  /// What follows when the children have heard that they will come or go.
  func didForwardBegin(appearing: Bool) {}
  /// What follows when the children have heard that they came or went.
  func didForwardEnd(appearing: Bool) {}
  /// The child that fills this container.
  var shownContent: UIViewController? { nil }
  /// The child that the container would show next, and asks for its orientations.
  var topContent: UIViewController? { nil }
  /// The children that up to iOS 5 may forbid a rotation (rule 112).
  var childrenThatDecide: [UIViewController] { [] }
  /// A child left on its own account.
  func childLeft(_ child: UIViewController) {}

  // MARK: Rotation (Rotation/)

  /// iOS 2 to 5: whether the interface may turn so; by default only upright (rule 112).
  open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    allowsByDefault(toInterfaceOrientation)
  }
  /// iOS 6 and later.
  open var shouldAutorotate: Bool { true }
  /// iOS 6 and later; all but upside down on iPhone, all on iPad (rule 116).
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    orientationsOfDelegate ?? Simulator.current.defaultOrientations
  }
  /// iOS 6 and later (rule 122).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preferenceOfDelegate ?? .portrait
  }
  /// Whether UIKit tells the children of rotations; iOS 6 and later (rule 129).
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// iOS 3 and later.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// iOS 2 to 5 (rule 128).
  open func willAnimateFirstHalfOfRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// iOS 2 to 5 (rule 128).
  open func didAnimateFirstHalfOfRotation(
    to toInterfaceOrientation: UIInterfaceOrientation
  ) {}
  /// iOS 2 to 5 (rule 128).
  open func willAnimateSecondHalfOfRotation(
    from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// iOS 8 and later; without super, the children do not hear it (rule 130).
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { baseReached("willTransition(to:with:)") }
  /// iOS 8 and later; without super, the children do not hear it (rule 130).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { baseReached("viewWillTransition(to:with:)") }
  /// The size that a child will have when this controller's view has `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { defaultSize(of: container, in: parentSize) }
  /// iOS 8 and later (rules 130 and 134).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    baseReached("traitCollectionDidChange(_:)")
  }

  // MARK: Layout and bars (ViewController/UIViewController+Attributes)

  /// iOS 7.0 and later.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// iOS 7.0 and later.
  open var extendedLayoutIncludesOpaqueBars = false
  /// iOS 7.0 to 10.
  open var automaticallyAdjustsScrollViewInsets = true
  /// iOS 7.0 and later.
  open var preferredContentSize = CGSize.zero
  /// iOS 11.0 and later.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.setNeedsLayout() }
  }
  /// iOS 11.0 and later.
  open func viewSafeAreaInsetsDidChange() {}
  /// iOS 11.0 and later.
  open func viewLayoutMarginsDidChange() {}
  open var viewRespectsSystemMinimumLayoutMargins = true
  final var topGuide: UILayoutGuide?
  final var bottomGuide: UILayoutGuide?

  /// iOS 7.0 and later; declared, and not asked.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// iOS 7.0 and later; declared, and not asked.
  open var prefersStatusBarHidden: Bool { false }
  /// iOS 7.0 and later.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// iOS 7.0 and later.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// iOS 7.0 and later.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// iOS 11.0 and later.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// iOS 11.0 and later.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  // MARK: Editing

  final var editsNow = false
  final var ownEditButton: UIBarButtonItem?
  open var isEditing: Bool {
    get { editsNow }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  // MARK: Storyboards

  /// Storyboards are not read: this is always nil; iOS 5.0 and later.
  open var storyboard: UIStoryboard? { nil }
  /// iOS 5.0 and later.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    refuseSegue(identifier)
  }
  /// iOS 6.0 and later.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// iOS 5.0 and later.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open var restorationIdentifier: String?
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Only the light appearance is drawn here; iOS 13.0 and later.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The view, loaded when it is asked for (rule 56).
  open var view: UIView! {
    get { loadViewForUIKit() }
    set { replaceView(with: newValue) }
  }

  /// The next responder is the superview of the view, and the window after the last controller.
  open override var next: UIResponder? { loadedView?.drawnSuperview }
}
