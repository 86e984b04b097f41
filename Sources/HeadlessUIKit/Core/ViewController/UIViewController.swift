import EventTrace
public import Foundation

/// Manages one tree of views: loads it when it is first needed and hears when it comes and goes.
open class UIViewController: UIResponder {
  /// What is known of the device, the screen and the size; iOS 8.0 and later.
  open var traitCollection: UITraitCollection {
    requires(
      "traitCollection", since: 8.0, noted(traits(on: Simulator.current.currentTraits)))
  }

  /// A button that switches editing on and off.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButton { return ownEditButton }
    let item = UIBarButtonItem(
      title: "Edit", style: .plain, target: self, action: UIViewController.toggleEditing)
    ownEditButton = item
    return item
  }
  private final func toggleEditing() { setEditing(!isEditing, animated: true) }

  // MARK: Loading (UIViewController+Loading)

  /// The name of its nib; nil without one.
  open var nibName: String? { ownNibName }
  private final let ownNibName: String?
  /// The bundle of its nib; nil for the app's own. Has no effect here.
  public final let nibBundle: Bundle?
  /// Its view; nil while it is not loaded. Asking does not load it.
  package final var loadedView: UIView?

  // MARK: Appearance (UIViewController+Appearance)

  /// Whether its view is on screen or on its way.
  package final var appearance = Appearance.disappeared
  final var appearanceChange = AppearanceChange()
  /// The callback that UIKit is making right now, so that a direct call can be told from it.
  final var callback = CurrentCallback()

  // MARK: Containment (Containment/)

  /// Its children, in the order in which they were added, whatever a class says.
  package final var childControllers: [UIViewController] = []
  // Both take the reference back when they go (UnretainedReference.swift).
  /// The controller that it is a child of; nil for none.
  package final unowned(unsafe) var container: UIViewController? {
    didSet { container?.noteTraits(ofChild: self) }
  }
  /// Who presents this controller.
  package final unowned(unsafe) var presenter: UIViewController?
  /// What was edited in it when another controller came over it on a stack (rule 663).
  final weak var keptResponder: UIView?
  /// All controllers that are alive with this one, and its number among them.
  final let fellows: ControllerList
  final let serialNumber: Int
  /// How many observers had registered when the controller registered for memory warnings (rule 1064).
  final let registration: Int
  /// Why it comes or goes just now (rule 79).
  final var movement: Movement = []

  /// How often the screen's traits had changed when the controller last heard of its own; nil before it
  /// was on screen (rules 134 and 516).
  final var heardTraits: Int?
  /// The traits that it had when its view left its window, if something said that they are not the
  /// screen's.
  final var traitsAtDeparture: UITraitCollection?

  // MARK: Presentation (Presentation/)

  /// What this controller presents.
  package final var presentation: Presentation?
  final var ownPresentationController: UIPresentationController?
  final var presenting = PresentationWishes()

  /// How much of the screen it takes when it is presented; iOS 3.2 and later (rules 144 to 146).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { requires("modalPresentationStyle", since: 3.2, styleAsRead()) }
    set {
      guard requires("setModalPresentationStyle:", since: 3.2) else { return }
      choose(newValue)
    }
  }

  /// How it comes when it is presented.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { requires("modalTransitionStyle", since: 3.0, presenting.transitionStyle) }
    set { presenting.transitionStyle = requires("setModalTransitionStyle:", since: 3.0, newValue) }
  }
  /// Whether styles that want a context find one here; iOS 5.0 and later (rule 148).
  open var definesPresentationContext: Bool {
    get { requires("definesPresentationContext", since: 5.0, presenting.definesContext) }
    set {
      presenting.definesContext = requires(
        "setDefinesPresentationContext:", since: 5.0, newValue)
    }
  }
  /// Whether this context's transition style wins over the presented one's; iOS 5.0 and later
  /// (rule 149).
  open var providesPresentationContextTransitionStyle: Bool {
    get {
      requires(
        "providesPresentationContextTransitionStyle", since: 5.0,
        presenting.providesTransitionStyle)
    }
    set {
      presenting.providesTransitionStyle = requires(
        "setProvidesPresentationContextTransitionStyle:", since: 5.0, newValue)
    }
  }
  /// Whether the user cannot pull the sheet away; iOS 13.0 and later (rule 156).
  open var isModalInPresentation: Bool {
    get { requires("isModalInPresentation", since: 13.0, presenting.isModal) }
    set { presenting.isModal = requires("setModalInPresentation:", since: 13.0, newValue) }
  }
  /// Whether a touch beside its popover leaves it there; iOS 3.2 and later, and from iOS 13 on the same as
  /// ``isModalInPresentation`` (rule 346).
  open var isModalInPopover: Bool {
    get { requires("isModalInPopover", since: 3.2, presenting.isModal) }
    set { presenting.isModal = requires("setModalInPopover:", since: 3.2, newValue) }
  }

  // MARK: Transitions (Transitions/)

  /// The transition that this controller takes part in.
  final weak var ongoingTransition: ControllerTransition?
  /// Gives the controller its own way to be presented; iOS 7.0 and later.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { requires("transitioningDelegate", since: 7.0, presenting.delegate) }
    set { presenting.delegate = requires("setTransitioningDelegate:", since: 7.0, newValue) }
  }

  // MARK: Inside of navigation and tabs (Containers/)

  /// Whether its content is loaded and hears that it will appear just now (rule 515).
  final var bringsContent = false
  final var ownNavigationItem: UINavigationItem?
  final var ownTabBarItem: UITabBarItem?
  final var ownToolbarItems: [UIBarButtonItem]?
  // Apps override these three, and Swift lets nobody override what an extension declares: here this room knows
  // three classes of the containers' by name, and nothing else of them.

  /// The navigation controller that this one is in, directly or not.
  open var navigationController: HeadlessUIKit.UINavigationController? { enclosingNavigation }
  /// The tab bar controller that this one is in, directly or not.
  open var tabBarController: HeadlessUIKit.UITabBarController? { enclosingTabs }
  /// The split view controller that this one is in, directly or not; iOS 3.2 and later.
  open var splitViewController: HeadlessUIKit.UISplitViewController? {
    requires("splitViewController", since: 3.2)
    return enclosingSplit
  }
  /// Takes the secondary controller of a split view that gets narrow; by itself only a navigation controller
  /// does. iOS 8.0 and later (rule 914).
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: HeadlessUIKit.UISplitViewController
  ) {
    requires("collapseSecondaryViewController:forSplitViewController:", since: 8.0)
    isMissing()
  }
  /// Gives up the secondary controller of a split view that gets wide; nil for none, which is so by itself but
  /// for a navigation controller. iOS 8.0 and later (rule 914).
  open func separateSecondaryViewController(
    for splitViewController: HeadlessUIKit.UISplitViewController
  ) -> UIViewController? {
    requires("separateSecondaryViewControllerForSplitViewController:", since: 8.0)
    return isMissing(answering: nil)
  }
  /// Whether tab bar and toolbar go while it is on top of a stack.
  open var hidesBottomBarWhenPushed = false {
    didSet {
      sequence(first: container, next: { $0?.container }).lazy.compactMap(\.self)
        .first(where: \.hasBottomBar)?.loadedView?.setNeedsLayout()
    }
  }

  /// What bars and tabs call it; asking for it does not load the view (rule 80).
  open var title: String? {
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
      announce("title", of: self)
    }
  }
  /// Up to iOS 6: whether the view reaches below the status bar.
  open var wantsFullScreenLayout: Bool {
    get { requires("wantsFullScreenLayout", since: 3.0, attributes.wantsFullScreenLayout) }
    set {
      attributes.wantsFullScreenLayout = requires("setWantsFullScreenLayout:", since: 3.0, newValue)
    }
  }

  /// Makes a controller whose view comes from a nib; nil for a plain view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    fellows = Simulator.current.controllerList
    serialNumber = fellows.nextNumber
    registration = Simulator.current.notificationCenter.registrations
    super.init()
    fellows.add(self)
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    ownNibName = coder.nibAttribute("nibName")
    nibBundle = nil
    fellows = Simulator.current.controllerList
    serialNumber = fellows.nextNumber
    registration = Simulator.current.notificationCenter.registrations
    super.init()
    fellows.add(self)
    coder.readNib(into: self)
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    MainActor.assumeIsolated {
      fellows.remove(self)
      disown()
      for child in childControllers where child.container === self { child.container = nil }
      if let presented = presentation?.presented, presented.presenter === self {
        presented.presenter = nil
      }
    }
  }

  // MARK: What subclasses override

  /// Makes the view and gives it to ``view``; an override does not call super (rule 57).
  open func loadView() {
    loadDefaultView()
  }

  /// Told when the view was loaded.
  open func viewDidLoad() {
    if isReplaced("viewDidLoad()") { return }
    baseReached("viewDidLoad()")
  }
  /// Told before the view appears.
  open func viewWillAppear(_ animated: Bool) {
    if isReplaced("viewWillAppear(_:)", animated) { return }
    baseReached("viewWillAppear(_:)")
  }
  /// Told when the view is in place and has its traits; iOS 13 and later (rule 70).
  open func viewIsAppearing(_ animated: Bool) {
    guard requires("viewIsAppearing:", since: 13.0) else { return }
    if isReplaced("viewIsAppearing(_:)", animated) { return }
    baseReached("viewIsAppearing(_:)")
  }
  /// Told when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {
    if isReplaced("viewDidAppear(_:)", animated) { return }
    baseReached("viewDidAppear(_:)")
  }
  /// Told before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {
    if isReplaced("viewWillDisappear(_:)", animated) { return }
    baseReached("viewWillDisappear(_:)")
  }
  /// Told when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {
    if isReplaced("viewDidDisappear(_:)", animated) { return }
    baseReached("viewDidDisappear(_:)")
  }
  /// Told before the view lays out its subviews; iOS 5 and later (rule 71).
  open func viewWillLayoutSubviews() {
    guard requires("viewWillLayoutSubviews", since: 5.0) else { return }
    if isReplaced("viewWillLayoutSubviews()") { return }
    baseReached("viewWillLayoutSubviews()")
  }
  /// Told when the view has laid out its subviews; iOS 5 and later (rule 71).
  open func viewDidLayoutSubviews() {
    guard requires("viewDidLayoutSubviews", since: 5.0) else { return }
    if isReplaced("viewDidLayoutSubviews()") { return }
    baseReached("viewDidLayoutSubviews()")
  }
  /// Whether its view makes room for the keyboard by itself.
  var makesRoomForKeyboard: Bool { false }
  /// Tells of traits that the app has set now, and not before the next layout. iOS 17.0 and later (rule 1035).
  open func updateTraitsIfNeeded() {
    if requires("updateTraitsIfNeeded", since: 17.0) { Simulator.current.updateTraits() }
  }
  /// Sets what the view shows, before its layout; iOS 26.0 and later (rule 775).
  open func updateProperties() {
    guard requires("updateProperties", since: 26.0) else { return }
    baseReached("updateProperties()")
  }
  /// Whether its properties wait for their update (rule 775).
  final var needsPropertyUpdate = true
  /// Told in the view's place when constraints are to be updated; the default tells the view, so call
  /// `super` at the end; iOS 6 and later (rules 72 and 741).
  open func updateViewConstraints() {
    guard requires("updateViewConstraints", since: 6.0) else { return }
    baseReached("updateViewConstraints()")
    loadedView?.updateConstraints()
  }

  /// The default lets go of a hidden view up to iOS 5; an override must call super (rule 50).
  open func didReceiveMemoryWarning() {
    if isReplaced("didReceiveMemoryWarning()") { return }
    baseReached("didReceiveMemoryWarning()")
    releaseViewIfHidden()
  }
  /// iOS 5 only, while the view is still there (rule 48); never called from iOS 6 on.
  open func viewWillUnload() {
    guard requires("viewWillUnload", since: 5.0) else { return }
    baseReached("viewWillUnload()")
  }
  /// iOS 3 to 5, after the view is gone (rule 47); never called from iOS 6 on.
  open func viewDidUnload() {
    guard requires("viewDidUnload", since: 3.0) else { return }
    baseReached("viewDidUnload()")
  }

  /// Whether UIKit tells the children when this controller appears; iOS 6 and later (rule 90).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool {
    requires("shouldAutomaticallyForwardAppearanceMethods", since: 6.0, true)
  }
  /// Whether UIKit tells the children of appearances and rotations; asked on iOS 5 only (rule 90).
  open func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool {
    requires("automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers", since: 5.0)
    return true
  }

  /// Makes `childController` a child of this one; iOS 5.0 and later (rules 81, 82 and 85).
  open func addChild(_ childController: UIViewController) {
    guard requires("addChildViewController:", since: 5.0) else { return }
    recordedAddition(childController)
  }
  /// Takes this controller from its parent; iOS 5.0 and later (rule 83).
  open func removeFromParent() {
    guard requires("removeFromParentViewController", since: 5.0) else { return }
    recordedRemoval()
  }
  /// The parent changes; whoever removes a child calls it with nil first (rule 84). iOS 5.0 and later.
  open func willMove(toParent parent: UIViewController?) {
    guard requires("willMoveToParentViewController:", since: 5.0) else { return }
    noteWillMove(to: parent)
  }
  /// The parent changed; whoever added a child calls it afterwards (rule 84). iOS 5.0 and later.
  open func didMove(toParent parent: UIViewController?) {
    guard requires("didMoveToParentViewController:", since: 5.0) else { return }
    noteDidMove(to: parent)
  }

  /// Tells this controller and its children that they will come or go; iOS 5.0 and later (rule 91).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard requires("beginAppearanceTransition:animated:", since: 5.0) else { return }
    recordedBegin(isAppearing, animated: animated)
  }
  /// Tells this controller and its children that they came or went; iOS 5.0 and later (rule 91).
  open func endAppearanceTransition() {
    guard requires("endAppearanceTransition", since: 5.0) else { return }
    recordedEnd()
  }

  /// Replaces one child's view by another's; iOS 5.0 and later (rules 95 and 96).
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard
      requires(
        "transitionFromViewController:toViewController:duration:options:animations:completion:",
        since: 5.0)
    else { return }
    recordedTransition(
      from: fromViewController, to: toViewController, duration, animations, completion)
  }

  /// Shows another controller on top; iOS 5.0 and later (rules 139 and 147).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard requires("presentViewController:animated:completion:", since: 5.0) else { return }
    recordedPresentation(viewControllerToPresent, animated: flag, completion)
  }
  /// Takes away what this controller presents, else what presents it; iOS 5.0 and later (rule 150).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard requires("dismissViewControllerAnimated:completion:", since: 5.0) else { return }
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
  open func show(_ vc: UIViewController, sender: Any?) {
    guard requires("showViewController:sender:", since: 8.0) else { return }
    showBySurroundings(vc, sender: sender)
  }
  /// Shows a controller beside this one where there is room; iOS 8.0 and later.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard requires("showDetailViewController:sender:", since: 8.0) else { return }
    showDetailBySurroundings(vc, sender: sender)
  }

  /// What a navigation bar shows of this controller.
  open var navigationItem: UINavigationItem { navigationItemMade() }
  /// The nearest controller from here outwards that does something with the action; iOS 8.0 and later.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    guard requires("targetViewControllerForAction:sender:", since: 8.0) else { return nil }
    return target(for: action, sender: sender)
  }
  /// Gives the toolbar of the navigation controller its items; iOS 3.0 and later.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    guard requires("setToolbarItems:animated:", since: 3.0) else { return }
    changeToolbarItems(toolbarItems)
  }
  /// What a tab bar shows of this controller.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemMade() }
    set { ownTabBarItem = newValue }
  }

  /// Says anew what its view shows in place of its content; iOS 17.0 and later.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) { requires("updateContentUnavailableConfigurationUsingState:", since: 17.0) }

  // MARK: What UIKit asks and tells on a device, and never here

  /// The style that all of the app should have; iOS 13.0 and later.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle {
    requires("preferredUserInterfaceStyle", since: 13.0, .unspecified)
  }
  /// The child that answers for it which style the app should have; iOS 13.0 and later.
  open var childViewControllerForUserInterfaceStyle: UIViewController? {
    requires("childViewControllerForUserInterfaceStyle", since: 13.0, nil)
  }
  /// Whether the keyboard stays when text input ends; iOS 4.3 and later.
  open var disablesAutomaticKeyboardDismissal: Bool {
    requires(
      "disablesAutomaticKeyboardDismissal", since: 4.3, modalPresentationStyle == .formSheet)
  }
  /// Whether the pointer of a mouse stays in the app; iOS 14.0 and later.
  open var prefersPointerLocked: Bool { requires("prefersPointerLocked", since: 14.0, false) }
  /// The child that answers whether the pointer stays in the app; iOS 14.0 and later.
  open var childViewControllerForPointerLock: UIViewController? {
    requires("childViewControllerForPointerLock", since: 14.0, nil)
  }
  /// Whether the interface keeps its orientation; iOS 26.0 and later.
  open var prefersInterfaceOrientationLocked: Bool {
    requires("prefersInterfaceOrientationLocked", since: 26.0, false)
  }
  /// What a preview of it offers below; iOS 9.0 and later.
  open var previewActionItems: [any UIPreviewActionItem] {
    requires("previewActionItems", since: 9.0, [])
  }
  /// Where focus is looked for, the best place first; iOS 9.0 and later.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    requires("preferredFocusEnvironments", since: 9.0, loadedView.map { [$0] } ?? [])
  }
  /// What this controller says about a child's traits (rule 873); iOS 8.0 and later.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    requires(
      "overrideTraitCollectionForChildViewController:", since: 8.0,
      childViewController.container === self ? childViewController.traitBox?.fromParent : nil)
  }
  /// Whether focus may change so; iOS 9.0 and later.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    requires("shouldUpdateFocusInContext:", since: 9.0, true)
  }
  /// Told when focus has changed; iOS 9.0 and later.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { requires("didUpdateFocusInContext:withAnimationCoordinator:", since: 9.0) }
  /// Up to iOS 7: what is above the view and turns by itself when the interface is turned.
  open func rotatingHeaderView() -> UIView? { nil }
  /// Up to iOS 7: what is below the view and turns by itself when the interface is turned.
  open func rotatingFooterView() -> UIView? { nil }
  /// A child's view has another size by its constraints; iOS 8.0 and later.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { requires("systemLayoutFittingSizeDidChangeForChildContentContainer:", since: 8.0) }

  // MARK: What UIKit's own containers answer

  /// What changes the content of a container just now, and takes time.
  var contentTransition: ControllerTransition? { nil }
  /// Begins what waits for the layout or for the end of the turn (rules 480 and 481).
  func startWaiting() {
    presentation?.start()
    presenter?.presentation?.start()
  }

  /// Whether a container tells its children of appearances in its own way (navigation, tabs).
  var showsChildrenItself: Bool { false }
  /// Whether its bars lie on what its children show, as those of navigation and tab bar controllers do.
  var showsContentBelowBars: Bool { false }

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
  /// Whether it is an alert or an action sheet.
  var isAlert: Bool { false }
  /// Whether it is a sheet of actions, which on an iPad needs a place to point to.
  var isActionSheet: Bool { false }
  /// The popover that shows it; nil for none (rule 380).
  final weak var popover: UIPopoverController?
  /// Does what a touch beside its popover means; false where it only lets the popover go.
  func wasTouchedBeside() -> Bool { false }
  /// How large it is as a popover, in points (rule 345).
  var popoverSize: CGSize {
    let wanted = toldPreferredSize
    guard wanted.width <= 0 || wanted.height <= 0 else { return wanted }
    return outermost.popover == nil ? Self.usualPopoverSize : Self.oldPopoverSize
  }
  private static let usualPopoverSize = CGSize(width: 320, height: 480)
  /// In a popover of iOS 3.2 to 7, which makes it as high as there is room (rule 380).
  static let oldPopoverSize = CGSize(width: 320, height: 1100)
  /// The child that the container would show next, and asks for its orientations.
  var topContent: UIViewController? { nil }
  /// Who has the bar that content in it moves (rules 411 and 412).
  var tallBarOwner: (any TallBarOwner)? { nil }
  /// The children that up to iOS 5 may forbid a rotation (rule 112).
  var childrenThatDecide: [UIViewController] { [] }
  /// A child left on its own account.
  func childLeft(_ child: UIViewController) {}
  /// What the delegate supports in the container's place; nil when it does not say (rule 121).
  var orientationsOfDelegate: UIInterfaceOrientationMask? { nil }
  /// How the delegate wants the container presented; nil when it does not say (rule 121).
  var preferenceOfDelegate: UIInterfaceOrientation? { nil }
  /// The interface is about to turn, with this controller on screen.
  func interfaceWillTurn(to orientation: UIInterfaceOrientation) {}
  /// The child that was there first, from which a tab has its item.
  var firstContent: UIViewController? { nil }
  /// Whether it has a bar at the bottom that what is inside can send away.
  var hasBottomBar: Bool { false }
  /// A child has other items for the toolbar.
  func childChangedToolbarItems() {}
  /// Whether it shows others in its own way when one of its children is to show them.
  var showsOthers: Bool { false }
  /// Whether it shows others beside what it has on screen.
  var showsDetails: Bool { false }

  // MARK: Rotation (Rotation/)

  /// iOS 2 to 5: whether the interface may turn so; by default only upright (rule 112).
  open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    allowsByDefault(toInterfaceOrientation)
  }
  /// Whether it turns with the device; iOS 6 and later.
  open var shouldAutorotate: Bool {
    requires("shouldAutorotate", since: 6.0, inExtension("shouldAutorotate") ?? true)
  }
  /// iOS 6 and later; all but upside down on iPhone, all on iPad (rule 116).
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    requires("supportedInterfaceOrientations", since: 6.0)
    return inExtension("supportedInterfaceOrientations") ?? orientationsOfDelegate
      ?? Simulator.current.defaultOrientations
  }
  /// The orientation in which it is presented first; iOS 6 and later (rule 122).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    requires("preferredInterfaceOrientationForPresentation", since: 6.0)
    return inExtension("preferredInterfaceOrientationForPresentation") ?? preferenceOfDelegate
      ?? .portrait
  }
  /// Whether UIKit tells the children of rotations; iOS 6 and later (rule 129).
  open func shouldAutomaticallyForwardRotationMethods() -> Bool {
    requires("shouldAutomaticallyForwardRotationMethods", since: 6.0, true)
  }

  /// Told before the interface turns.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Told within the animation that turns the interface; iOS 3 and later.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { requires("willAnimateRotationToInterfaceOrientation:duration:", since: 3.0) }
  /// Told when the interface has turned.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Told before the first half of a turn in two steps; iOS 2 to 5 (rule 128).
  open func willAnimateFirstHalfOfRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Told after the first half of a turn in two steps; iOS 2 to 5 (rule 128).
  open func didAnimateFirstHalfOfRotation(
    to toInterfaceOrientation: UIInterfaceOrientation
  ) {}
  /// Told before the second half of a turn in two steps; iOS 2 to 5 (rule 128).
  open func willAnimateSecondHalfOfRotation(
    from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// iOS 8 and later; without super, the children do not hear it (rule 130).
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard requires("willTransitionToTraitCollection:withTransitionCoordinator:", since: 8.0) else {
      return
    }
    baseReached("willTransition(to:with:)")
    if let transition = coordinator as? ControllerTransition {
      transition.passing.passTraits?(self, newCollection, transition)
    }
  }
  /// iOS 8 and later; without super, the children do not hear it (rule 130).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard requires("viewWillTransitionToSize:withTransitionCoordinator:", since: 8.0) else {
      return
    }
    if isReplaced("viewWillTransition(to:with:)", size, coordinator) { return }
    baseReached("viewWillTransition(to:with:)")
    if let transition = coordinator as? ControllerTransition {
      transition.passing.passSize?(self, size, transition)
    }
  }
  /// The size that a child will have when this controller's view has `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    requires(
      "sizeForChildContentContainer:withParentContainerSize:", since: 8.0,
      defaultSize(of: container, in: parentSize))
  }
  /// Told when the traits have changed; with the old ones; iOS 8 and later (rules 130 and 134).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    guard requires("traitCollectionDidChange:", since: 8.0),
      !isReplaced("traitCollectionDidChange(_:)", previousTraitCollection)
    else { return }
    baseReached("traitCollectionDidChange(_:)")
  }

  // MARK: Layout and bars (UIViewController+Attributes)

  @SeldomSet final var attributes: ControllerAttributes

  /// The edges at which the view reaches below bars (rule 195); iOS 7.0 and later.
  open var edgesForExtendedLayout: UIRectEdge {
    get { requires("edgesForExtendedLayout", since: 7.0, attributes.edgesForExtendedLayout) }
    set {
      attributes.edgesForExtendedLayout = requires(
        "setEdgesForExtendedLayout:", since: 7.0, newValue)
      container?.loadedView?.setNeedsLayout()
    }
  }
  /// Whether the view reaches below opaque bars too (rule 195); iOS 7.0 and later.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get {
      requires(
        "extendedLayoutIncludesOpaqueBars", since: 7.0, attributes.extendedLayoutIncludesOpaqueBars)
    }
    set {
      attributes.extendedLayoutIncludesOpaqueBars = requires(
        "setExtendedLayoutIncludesOpaqueBars:", since: 7.0, newValue)
      container?.loadedView?.setNeedsLayout()
    }
  }
  /// Whether a scroll view keeps clear of bars by itself; iOS 7.0 to 10. Has no effect here.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get {
      requires(
        "automaticallyAdjustsScrollViewInsets", since: 7.0,
        attributes.automaticallyAdjustsScrollViewInsets)
    }
    set {
      attributes.automaticallyAdjustsScrollViewInsets = requires(
        "setAutomaticallyAdjustsScrollViewInsets:", since: 7.0, newValue)
    }
  }
  /// The size that it wants in a popover of iOS 3.2 to 6, in points; later the same as
  /// ``preferredContentSize`` (rule 380); iOS 3.2 and later.
  open var contentSizeForViewInPopover: CGSize {
    get {
      let wanted = requires(
        "contentSizeForViewInPopover", since: 3.2, attributes.preferredContentSize)
      return wanted == .zero ? Self.oldPopoverSize : wanted
    }
    set {
      attributes.preferredContentSize = requires(
        "setContentSizeForViewInPopover:", since: 3.2, newValue)
    }
  }
  /// The size that it wants in a container, a form sheet or a popover, in points; iOS 7.0 and later
  /// (rules 345, 369 and 393).
  open var preferredContentSize: CGSize {
    get { requires("preferredContentSize", since: 7.0, attributes.preferredContentSize) }
    set {
      guard requires("setPreferredContentSize:", since: 7.0) else { return }
      guard newValue != attributes.preferredContentSize else { return }
      attributes.preferredContentSize = newValue
      tellContentSize()
      followPreferredContentSize()
    }
  }
  /// A child wants another size; a presentation controller hears it of what it presents. iOS 8.0 and
  /// later (rule 393).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { requires("preferredContentSizeDidChangeForChildContentContainer:", since: 8.0) }
  /// By how much it makes the safe area smaller, in points; iOS 11.0 and later.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { requires("additionalSafeAreaInsets", since: 11.0, attributes.additionalSafeAreaInsets) }
    set {
      let old = attributes.additionalSafeAreaInsets
      attributes.additionalSafeAreaInsets = requires(
        "setAdditionalSafeAreaInsets:", since: 11.0, newValue)
      // The same again does not ask for a layout, in which apps set it (rule 1262).
      if newValue != old { loadedView?.setNeedsLayout() }
    }
  }
  /// Told when the safe area of the view has changed; iOS 11.0 and later (rule 180).
  open func viewSafeAreaInsetsDidChange() {
    guard requires("viewSafeAreaInsetsDidChange", since: 11.0) else { return }
    _ = isReplaced("viewSafeAreaInsetsDidChange()")
  }
  /// Told when the margins of the view have changed; iOS 11.0 and later (rule 362).
  open func viewLayoutMarginsDidChange() { requires("viewLayoutMarginsDidChange", since: 11.0) }
  /// Whether the margins are never less than the system's; iOS 11.0 and later (rule 362).
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get {
      requires(
        "viewRespectsSystemMinimumLayoutMargins", since: 11.0,
        attributes.viewRespectsSystemMinimumLayoutMargins)
    }
    set {
      guard requires("setViewRespectsSystemMinimumLayoutMargins:", since: 11.0) else { return }
      guard let loadedView else {
        return attributes.viewRespectsSystemMinimumLayoutMargins = newValue
      }
      loadedView.changeMargins { attributes.viewRespectsSystemMinimumLayoutMargins = newValue }
    }
  }
  final var topGuide: UILayoutGuide?
  final var bottomGuide: UILayoutGuide?

  /// Asked of the controller in front; iOS 7.0 and later (rule 181).
  open var preferredStatusBarStyle: UIStatusBarStyle {
    requires(
      "preferredStatusBarStyle", since: 7.0, inExtension("preferredStatusBarStyle") ?? .default)
  }
  /// Asked of the controller in front; iOS 7.0 and later (rules 181 and 243).
  open var prefersStatusBarHidden: Bool {
    requires(
      "prefersStatusBarHidden", since: 7.0,
      inExtension("prefersStatusBarHidden") ?? hidesStatusBarByDefault)
  }
  /// How the status bar comes and goes; iOS 7.0 and later (rule 181).
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    requires(
      "preferredStatusBarUpdateAnimation", since: 7.0,
      inExtension("preferredStatusBarUpdateAnimation") ?? .fade)
  }
  /// Who answers about the style in this one's place; iOS 7.0 and later (rule 181).
  open var childForStatusBarStyle: UIViewController? {
    requires(
      "childViewControllerForStatusBarStyle", since: 7.0, inExtension("childForStatusBarStyle"))
  }
  /// Who answers about hiding in this one's place; iOS 7.0 and later (rule 181).
  open var childForStatusBarHidden: UIViewController? {
    requires(
      "childViewControllerForStatusBarHidden", since: 7.0, inExtension("childForStatusBarHidden"))
  }
  /// Whether the home indicator goes away by itself; iOS 11.0 and later (rule 1003).
  open var prefersHomeIndicatorAutoHidden: Bool {
    requires(
      "prefersHomeIndicatorAutoHidden", since: 11.0,
      inExtension("prefersHomeIndicatorAutoHidden") ?? false)
  }
  /// The edges at which the app's own gestures come first; iOS 11.0 and later (rule 1003).
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    requires(
      "preferredScreenEdgesDeferringSystemGestures", since: 11.0,
      inExtension("preferredScreenEdgesDeferringSystemGestures") ?? [])
  }

  // MARK: Editing

  final var ownEditButton: UIBarButtonItem?
  /// Whether its content is edited.
  open var isEditing: Bool {
    get { attributes.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  // MARK: Storyboards

  /// The storyboard that it comes from; nil for one that was made otherwise; iOS 5.0 and later.
  open var storyboard: UIStoryboard? { requires("storyboard", since: 5.0, file?.storyboard) }
  /// What a file of Interface Builder says of it; nil for one that was made by code.
  final var file: (any ControllerFile)?
  /// A view that is in the same nib is there now, and loaded (rule 1118).
  final override func awakens() {
    guard loadedView == nil, let view = file?.takeMadeView() else { return }
    replaceView(with: view)
    tell("viewDidLoad()") { viewDidLoad() }
  }
  /// What its nib has beside the view, which the controller keeps alive.
  final var nibObjects: [NSObject] = []
  /// The segues that the storyboard says lead from here.
  package final var segues: [SegueTemplate] = []
  /// Follows a segue of the storyboard; iOS 5.0 and later (rule 163).
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard requires("performSegueWithIdentifier:sender:", since: 5.0) else { return }
    recordedSegue(identifier, sender)
  }
  /// Whether a segue that the user began may be followed; iOS 6.0 and later (rule 164).
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    requires("shouldPerformSegueWithIdentifier:sender:", since: 6.0, true)
  }
  /// Told before a segue is followed; iOS 5.0 and later (rule 165).
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard requires("prepareForSegue:sender:", since: 5.0) else { return }
    _ = isReplaced("prepare(for:sender:)", segue, sender)
  }

  /// Whether an unwind segue may lead here: by itself, whether it has the method and is not where the
  /// segue began; iOS 13.0 and later (rule 166).
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    requires("canPerformUnwindSegueAction:fromViewController:sender:", since: 13.0)
    return canPerformUnwindSegueAction(
      action, from: fromViewController, withSender: sender as Any)
  }
  /// What the one with `sender:` was called before iOS 13; iOS 6.0 and later (rules 166 and 167).
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    requires(
      "canPerformUnwindSegueAction:fromViewController:withSender:", since: 6.0,
      hasUnwindAction(action, from: fromViewController))
  }
  /// The children in which a destination is looked for, in that order: by itself all but the one around
  /// the source; iOS 9.0 and later (rule 166).
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    requires("allowedChildViewControllersForUnwindingFromSource:", since: 9.0)
    let around = childContaining(source)
    return childrenToUnwindTo.filter { $0 !== around }
  }
  /// The child around the source of an unwind segue; iOS 9.0 and later (rule 166).
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    requires(
      "childViewControllerContainingSegueSource:", since: 9.0, childLeading(to: source.source))
  }
  /// Makes the next controller on the way back visible; iOS 9.0 and later (rule 166).
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard requires("unwindForSegue:towardsViewController:", since: 9.0) else { return }
    reveal(subsequentVC, for: unwindSegue)
  }
  /// The child that takes an unwind segue, else this one if it does; asked on iOS 6 to 8 (rule 167).
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? {
    requires(
      "viewControllerForUnwindSegueAction:fromViewController:withSender:", since: 6.0,
      handlerOfUnwinding(action, from: fromViewController, sender))
  }
  /// The segue that leads back to a child; asked on iOS 6 to 8 (rule 167).
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    requires(
      "segueForUnwindingToViewController:fromViewController:identifier:", since: 6.0,
      wholeUnwindSegue(to: toViewController, from: fromViewController, identifier))
  }

  /// The name under which its state is saved; nil for none; iOS 6.0 and later (rule 301).
  open var restorationIdentifier: String? {
    get { requires("restorationIdentifier", since: 6.0, attributes.restorationIdentifier) }
    set {
      attributes.restorationIdentifier = requires("setRestorationIdentifier:", since: 6.0, newValue)
    }
  }
  /// The class that finds or makes it when its state is restored; iOS 6.0 and later (rule 301).
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { requires("restorationClass", since: 6.0, attributes.restorationClass) }
    set { attributes.restorationClass = requires("setRestorationClass:", since: 6.0, newValue) }
  }
  /// Writes down what is to be there again after the next launch; iOS 6.0 and later (rules 301 and 750).
  open func encodeRestorableState(with coder: NSCoder) {
    requires("encodeRestorableStateWithCoder:", since: 6.0)
    baseReached("encodeRestorableState(with:)")
  }
  /// Reads what was written down in the app's life before; iOS 6.0 and later (rules 169 and 750).
  open func decodeRestorableState(with coder: NSCoder) {
    requires("decodeRestorableStateWithCoder:", since: 6.0)
    baseReached("decodeRestorableState(with:)")
  }
  /// Told when everything that was saved has been read; iOS 7.0 and later (rule 302).
  open func applicationFinishedRestoringState() {
    requires("applicationFinishedRestoringState", since: 7.0)
  }
  /// Whether it is asked for the status bar though it does not cover the screen; iOS 7.0 and later
  /// (rule 181).
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get {
      requires(
        "modalPresentationCapturesStatusBarAppearance", since: 7.0,
        presenting.capturesStatusBar)
    }
    set {
      presenting.capturesStatusBar = requires(
        "setModalPresentationCapturesStatusBarAppearance:", since: 7.0, newValue)
    }
  }
  /// Makes the controller's view and all in it light or dark; iOS 13.0 and later (rule 244).
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { requires("overrideUserInterfaceStyle", since: 13.0, ownOverrides.userInterfaceStyle) }
    set {
      guard requires("setOverrideUserInterfaceStyle:", since: 13.0) else { return }
      var values = ownOverrides
      values.userInterfaceStyle = newValue
      setOverrides(values)
    }
  }
  final var traitBox: TraitBox?

  /// The view, loaded when it is asked for (rule 56).
  open var view: UIView! {
    get { loadViewForUIKit() }
    set { replaceView(with: newValue) }
  }

  /// The superview of its view, or who presented it (rule 182).
  open override var next: UIResponder? {
    if presenter != nil, container == nil, Simulator.current.has(.presentedPassToPresenters) {
      return presenter
    }
    guard let loadedView else { return nil }
    let above = loadedView.drawnSuperview ?? windowOfRoot
    if let around = above?.aroundContent(of: self) { return around }
    guard let window = above as? UIWindow, window.root === self else { return above }
    return window.aroundRoot ?? window
  }
  /// The window whose root it is, also while something covers it (rule 182).
  private var windowOfRoot: UIWindow? {
    container == nil ? Simulator.current.windows.first { $0.root === self } : nil
  }
  /// The child that decides whether the home indicator is hidden; nil for itself. iOS 11.0 and later.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    requires("childViewControllerForHomeIndicatorAutoHidden", since: 11.0, nil)
  }
  /// The child that decides whose gestures at the edges come first; nil for itself. iOS 11.0 and later.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    requires("childViewControllerForScreenEdgesDeferringSystemGestures", since: 11.0, nil)
  }
  /// Has it asked again whose gestures at the edges come first; iOS 11.0 and later.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    guard requires("setNeedsUpdateOfScreenEdgesDeferringSystemGestures", since: 11.0) else {
      return
    }
    Simulator.current.updateScreenEdges()
  }

  /// The controllers that this one contains; iOS 5.0 and later.
  open var children: [UIViewController] {
    guard requires("childViewControllers", since: 5.0) else { return [] }
    return childControllers
  }
  /// The controller that contains this one; before iOS 5 also the one that presents it (rule 103).
  open var parent: UIViewController? {
    container ?? (Simulator.current.has(.presentersAreParents) ? presenter : nil)
  }
  /// Whether it appears because it was added to its parent; iOS 5.0 and later (rule 79).
  open var isMovingToParent: Bool {
    requires("isMovingToParentViewController", since: 5.0)
      && isTold(.toParent)
  }
  /// Whether it disappears because its parent lets go of it; iOS 5.0 and later (rule 79).
  open var isMovingFromParent: Bool {
    requires("isMovingFromParentViewController", since: 5.0)
      && isTold(.fromParent)
  }
  /// Whether it appears because it is presented; iOS 5.0 and later (rules 79 and 143).
  open var isBeingPresented: Bool {
    requires("isBeingPresented", since: 5.0)
      && isTold(.presenting)
  }
  /// Whether it disappears because it is dismissed; iOS 5.0 and later (rule 79).
  open var isBeingDismissed: Bool {
    requires("isBeingDismissed", since: 5.0)
      && isTold(.dismissing)
  }

  /// The controller that this one or the nearest around it presents; iOS 5.0 and later.
  open var presentedViewController: UIViewController? {
    guard requires("presentedViewController", since: 5.0) else {
      return nil
    }
    for controller in sequence(first: self, next: \.container) {
      if let presentation = controller.presentation { return presentation.presented }
      if let search = controller.presentedSearch { return search }
    }
    return nil
  }
  /// Who presents this controller or the one that contains it; iOS 5.0 and later.
  open var presentingViewController: UIViewController? {
    guard requires("presentingViewController", since: 5.0) else {
      return nil
    }
    return sequence(first: self, next: \.container).lazy
      .compactMap { $0.presenter ?? ($0 as? UISearchController)?.searched }.first
  }

  /// What presents this controller, once it is presented; iOS 8.0 and later.
  open var presentationController: UIPresentationController? {
    guard requires("presentationController", since: 8.0) else {
      return nil
    }
    return outermostPresentationController
  }
  /// What presents the outermost controller around it, whatever a class says (rule 788).
  private final var outermostPresentationController: UIPresentationController? {
    var outermost = self
    while let container = outermost.container { outermost = container }
    return outermost.madePresentationController(presenting: outermost.presenter, source: outermost)
  }
  /// The popover's controller, when that is the style; iOS 8.0 and later.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard requires("popoverPresentationController", since: 8.0) else {
      return nil
    }
    return outermostPresentationController as? UIPopoverPresentationController
  }

  /// What the toolbar of the navigation controller shows while this is on top; iOS 3.0 and later.
  open var toolbarItems: [UIBarButtonItem]? {
    get { requires("toolbarItems", since: 3.0, ownToolbarItems) }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// What the app can join while a transition is on its way here or around; iOS 7.0 and later.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard requires("transitionCoordinator", since: 7.0) else {
      return nil
    }
    // Who asks for it has what waits for the layout or the end of the turn begin (rules 480, 481).
    for controller in sequence(first: self, next: \.container) { controller.startWaiting() }
    return sequence(first: self, next: \.container).lazy
      .compactMap { $0.ongoingTransition ?? $0.contentTransition }.first
  }

  /// Loads the view if it is not there yet; iOS 9.0 and later.
  open func loadViewIfNeeded() {
    guard requires("loadViewIfNeeded", since: 9.0)
    else { return }
    _ = loadViewForUIKit()
  }

  // MARK: What an app may override of loading, bars and keys

  /// Whether the view exists; iOS 3.0 and later.
  open var isViewLoaded: Bool {
    guard requires("isViewLoaded", since: 3.0)
    else { return false }
    return loadedView != nil
  }
  /// The view if it exists; iOS 9.0 and later.
  open var viewIfLoaded: UIView? {
    guard requires("viewIfLoaded", since: 9.0)
    else { return nil }
    return loadedView
  }

  /// The orientation of the interface; the same for all controllers.
  open var interfaceOrientation: UIInterfaceOrientation { Simulator.current.interfaceOrientation }

  /// Asks about the home indicator again; iOS 11.0 and later (rule 1003).
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    guard requires("setNeedsUpdateOfHomeIndicatorAutoHidden", since: 11.0) else { return }
    Simulator.current.updateScreenEdges()
  }
  /// Where bars at the top end; iOS 7.0 to 10.
  open var topLayoutGuide: any UILayoutSupport {
    requires("topLayoutGuide", since: 7.0)
    let view = loadViewForUIKit()
    // A view that was unloaded took its guides with it.
    if let topGuide, topGuide.owningView === view { return topGuide }
    let guide = UILayoutGuide(
      .inset { view in
        UIEdgeInsets(
          top: 0, left: 0, bottom: view.drawnBounds.height - view.insetsOfBars.top, right: 0)
      }, in: view)
    topGuide = guide
    return guide
  }
  /// Where bars at the bottom begin; iOS 7.0 to 10.
  open var bottomLayoutGuide: any UILayoutSupport {
    requires("bottomLayoutGuide", since: 7.0)
    let view = loadViewForUIKit()
    if let bottomGuide, bottomGuide.owningView === view { return bottomGuide }
    let guide = UILayoutGuide(
      .inset { view in
        UIEdgeInsets(
          top: view.drawnBounds.height - view.insetsOfBars.bottom, left: 0, bottom: 0, right: 0)
      }, in: view)
    bottomGuide = guide
    return guide
  }

  /// Says that the answers about the status bar are others now; iOS 7.0 and later.
  open func setNeedsStatusBarAppearanceUpdate() {
    guard requires("setNeedsStatusBarAppearanceUpdate", since: 7.0) else { return }
    let simulator = Simulator.current!
    simulator.call("setNeedsStatusBarAppearanceUpdate()", on: self) { simulator.updateStatusBar() }
  }

  /// Adds a command of a keyboard (rule 1297); iOS 9.0 and later.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    guard requires("addKeyCommand:", since: 9.0) else { return }
    addedKeyCommands.append(keyCommand)
  }
  /// Takes a command of a keyboard away; iOS 9.0 and later.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    guard requires("removeKeyCommand:", since: 9.0) else { return }
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
  /// Commands of a keyboard, among them those that were added (rule 1297).
  open override var keyCommands: [UIKeyCommand]? {
    super.keyCommands ?? (addedKeyCommands.isEmpty ? nil : addedKeyCommands)
  }
  final var addedKeyCommands: [UIKeyCommand] = []
  /// Whether its commands work while it presents another; iOS 13.0 and later.
  open var performsActionsWhilePresentingModally: Bool {
    requires("performsActionsWhilePresentingModally", since: 13.0, false)
  }
  /// Whether what had focus has it again when it comes back; iOS 10.0 and later.
  open var restoresFocusAfterTransition: Bool {
    get { self[unused: "UIViewController.restoresFocusAfterTransition", since: 10.0, usual: true] }
    set {
      self[unused: "UIViewController.restoresFocusAfterTransition", since: 10.0, usual: true] =
        newValue
    }
  }
  /// What an app extension was started for; nil in an app; iOS 8.0 and later.
  open var extensionContext: NSExtensionContext? { requires("extensionContext", since: 8.0, nil) }

  /// Asks that focus is looked for again; iOS 9.0 and later.
  open func setNeedsFocusUpdate() {
    requires("setNeedsFocusUpdate", since: 9.0)
    declaredOnly("UIViewController.setNeedsFocusUpdate()")
  }
  /// Moves focus now if it was asked for; iOS 9.0 and later.
  open func updateFocusIfNeeded() {
    requires("updateFocusIfNeeded", since: 9.0)
    declaredOnly("UIViewController.updateFocusIfNeeded()")
  }
  /// The group in which the arrow keys move focus; nil for that of its parent. iOS 14.0 and later.
  open var focusGroupIdentifier: String? {
    get { self[unused: "UIViewController.focusGroupIdentifier", since: 14.0] }
    set { self[unused: "UIViewController.focusGroupIdentifier", since: 14.0] = newValue }
  }

  /// Says which scroll view moves all bars; it has no effect here. iOS 15.0 and later.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    requires("setContentScrollView:", since: 15.0)
    setContentScrollView(scrollView, for: .all)
  }
  /// Has the bar at these edges follow that scroll view; no bar does here. iOS 15.0 and later.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    requires("setContentScrollView:forEdge:", since: 15.0)
    declaredOnly("UIViewController.setContentScrollView(_:for:)")
    for side in Self.sides where edge.contains(side) {
      declared["contentScrollView \(side.rawValue)"] = scrollView.map(WeakReference.init(object:))
    }
  }
  /// The scroll view that was set for that edge; nil for that which is found; iOS 15.0 and later (rule 1333).
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    requires("contentScrollViewForEdge:", since: 15.0)
    return Self.sides.lazy.filter { edge.contains($0) }.compactMap { side in
      let kept: WeakReference<UIScrollView>? = self.declared["contentScrollView \(side.rawValue)"]
      return kept?.object
    }.first
  }
  private static let sides: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

  /// Gives a child other traits than this controller has; nil takes that back. iOS 8.0 and later.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard requires("setOverrideTraitCollection:forChildViewController:", since: 8.0),
      childViewController.container === self
    else { return }
    childViewController.changeTraits { $0.fromParent = collection }
  }
}
