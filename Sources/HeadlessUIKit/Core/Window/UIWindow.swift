import EventTrace
public import Foundation

/// Where an app's views live on the screen. New windows are hidden (rule 26).
///
/// Nothing in UIKit keeps a window alive: when its last owner lets go, it is gone from the screen
/// (rule 276).
open class UIWindow: UIView {
  override var placesSubviewsItself: Bool { true }
  /// Where the window is among the others: higher levels cover lower ones.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The raw value, as in UIKit.
    public var rawValue: CGFloat
    /// Makes the value of a raw one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes the level of that number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of usual windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)

    /// Whether the left one is less than the right one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// How far in front it is.
  open var windowLevel = Level.normal {
    didSet { Simulator.current.moveToFront(self) }
  }
  /// Its root view controller, whatever a class says; nil for none.
  package final var root: UIViewController?
  /// Whether it is the key window, whatever a class says.
  package final var isKey = false
  /// The scene that the window belongs to; a scene does not keep its windows alive.
  package final weak var scene: UIWindowScene?
  /// Whether its scene was closed, with which it left the screen.
  package final var isClosed = false {
    didSet { if isClosed { drawnHidden = true } }
  }
  private let recordedName: String
  private let list = Simulator.current.windowList

  public override init(frame: CGRect) {
    recordedName = Simulator.current.nextWindowName(Self.self)
    super.init(frame: frame)
    drawnWindow = self
    drawnHidden = true
    Simulator.current.add(self, recordedAs: "init(frame:)", [spelled(frame)])
  }

  /// A window without a size, or from iOS 9 on one that fills the screen (rule 188).
  public convenience init() {
    self.init(
      frame: Simulator.current.has(.windowsFillTheScreen) ? UIScreen.main.bounds : .zero)
  }

  /// A window of a scene, as large as its screen; iOS 13.0 and later.
  public init(windowScene: UIWindowScene) {
    let simulator = Simulator.current!
    recordedName = simulator.nextWindowName(Self.self)
    super.init(frame: simulator.appBounds)
    drawnWindow = self
    drawnHidden = true
    scene = windowScene
    simulator.add(self, recordedAs: "init(windowScene:)", [simulator.name(of: windowScene)])
    requires("initWithWindowScene:", since: 13.0)
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    recordedName = Simulator.current.nextWindowName(Self.self)
    super.init(coder: coder)
  }

  override func prepareToBeRead() {
    drawnWindow = self
    drawnHidden = true
    Simulator.current.byUIKit()
    Simulator.current.add(self, recordedAs: "init(coder:)", ["coder"])
  }

  deinit {
    MainActor.assumeIsolated {
      list.remove(self)
      for view in drawnSubviews { view.enter(nil) }
      // The device that it was shown on may be gone as well.
      guard !isClosed, let simulator = Simulator.current, simulator.windowList === list else {
        return
      }
      simulator.windowIsGone(recordedName, wasShown: !drawnHidden, wasKey: isKey)
    }
  }

  /// The screen that it is on.
  open var screen: UIScreen {
    get { requires("screen", since: 3.2, UIScreen.main) }
    set {
      // There is one screen, so a window is on it whatever the app says.
      requires("setScreen:", since: 3.2)
    }
  }
  /// Whether it is the key window.
  open var isKeyWindow: Bool { isKey }

  /// The scene that the window is shown in; iOS 13.0 and later. In an app without scenes of its own all
  /// windows are in the one that UIKit makes (rule 890).
  open var windowScene: UIWindowScene? {
    get { scene ?? Simulator.current.standInScene }
    set {
      let simulator = Simulator.current!
      guard requires("setWindowScene:", since: 13.0) else { return }
      let described = newValue.map { simulator.name(of: $0) } ?? "nil"
      simulator.call("windowScene", on: self, [described]) {
        scene = newValue
        if !drawnHidden { showRoot() }
      }
    }
  }

  /// The controller whose view fills the window; iOS 4.0 and later (rule 28).
  ///
  /// Its view is loaded when the window is shown, not before (rule 25).
  open var rootViewController: UIViewController? {
    get { root }
    set {
      let simulator = Simulator.current!
      guard !simulator.isDead,
        requires("setRootViewController:", since: 4.0)
      else { return }
      let described = newValue.map { simulator.name(of: $0) } ?? "nil"
      simulator.call("rootViewController", on: self, [described]) { replaceRoot(with: newValue) }
    }
  }

  /// Shows it in front of its level and makes it the key window.
  open func makeKeyAndVisible() {
    Simulator.current.call("makeKeyAndVisible()", on: self) {
      show()
      becomeKeyWindow()
    }
  }

  /// Makes it the key window.
  open func makeKey() {
    Simulator.current.call("makeKey()", on: self) { becomeKeyWindow() }
  }

  /// Whether keys may go to it; iOS 15.0 and later.
  open var canBecomeKey: Bool { requires("canBecomeKeyWindow", since: 15.0, true) }
  /// The window has become the one that keys go to; UIKit calls it.
  open func becomeKey() {}
  /// The window is no longer the one that keys go to; UIKit calls it.
  open func resignKey() {}

  /// Gives the touches of an event to the view in which they began, unless a gesture takes them.
  /// iOS 2.0 and later.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// What is between it and the view of its root in the responder chain; nil before iOS 13 (rule 752).
  final var aroundRoot: UIView? {
    guard Simulator.current.has(.rootsLieInTwoViews) else { return nil }
    if keptAroundRoot == nil { keptAroundRoot = UIDropShadowView(in: self) }
    return keptAroundRoot
  }
  private final var keptAroundRoot: UIView?

  /// What takes changes back in the window; iOS 3.0 and later (rule 949).
  open override var undoManager: UndoManager? {
    requires("undoManager", since: 3.0, ownUndoManager)
  }
  private final lazy var ownUndoManager = UndoManager()

  /// The scene, or before iOS 13 the application (rule 182).
  open override var next: UIResponder? {
    scene ?? Simulator.current.standInScene ?? Simulator.current.application
  }

  open override var isHidden: Bool {
    get { drawnHidden }
    set {
      Simulator.current.call("isHidden", on: self, ["\(newValue)"]) {
        if newValue { hide() } else { show() }
      }
    }
  }
  // A window that is shown or hidden does more than a view, and all of that is in the property.
  final override func take(hidden: Bool) { isHidden = hidden }

  open override func addSubview(_ view: UIView) {
    if view === root?.loadedView, Simulator.current.has(.manualRootViewIsNoted) {
      Simulator.current.console(
        "[Window] Manually adding the rootViewController's view to the view hierarchy is no longer "
          + "supported. Please allow UIWindow to add the rootViewController's view to the view "
          + "hierarchy itself.")
    }
    super.addSubview(view)
    if !drawnHidden { rotateAddedView() }
  }

  // MARK: Showing

  /// Whether its nib shows it when all that is in it has been made.
  var isVisibleAtLaunch = false

  func show() {
    guard !Simulator.current.isDead, drawnHidden else { return Simulator.current.moveToFront(self) }
    drawnHidden = false
    Simulator.current.moveToFront(self)
    showRoot()
    tell(UIWindow.didBecomeVisibleNotification)
  }

  private func showRoot() {
    guard !staysDark else { return Simulator.current.noteWindowWithoutScene(self) }
    installRoot()
    // What was put in while the window was hidden, and what comes back with it.
    let appearing = drawnSubviews.flatMap { $0.beginAppearing(in: self, addedTo: self) }
    finishAppearing(appearing + controllersAppearingOnTheirOwn)
    rotateAddedView()
  }

  /// Up to iOS 5 the app may add the view of the controller that stands for the window (rule 28).
  private func rotateAddedView() {
    guard root == nil, let controller = interfaceController else { return }
    Simulator.current.rotateAfterInstalling(controller)
  }

  /// Whether the window belongs to no scene in an app that is shown in scenes.
  final var staysDark: Bool {
    let simulator = Simulator.current!
    return scene == nil && simulator.isSceneApp && simulator.has(.scenelessWindowsStayDark)
  }

  private func hide() {
    guard !drawnHidden else { return }
    let disappearing = drawnSubviews.flatMap { $0.beginDisappearing() }
    drawnHidden = true
    UIViewController.endDisappearing(disappearing)
    let wasKey = isKey
    resignKeyWindow()
    tell(UIWindow.didBecomeHiddenNotification)
    let simulator = Simulator.current!
    if wasKey, simulator.has(.hidingPassesTheKeyOn) { simulator.passKeyOn(to: .topmost) }
  }

  // MARK: The root controller

  private func replaceRoot(with controller: UIViewController?) {
    guard controller !== root else { return }
    if let controller, Simulator.current.has(.rootAssignmentAsksOrientations) {
      controller.askForOrientations()
    }
    let old = root
    root = controller
    old?.loadedView.map { if $0.drawnSuperview === self { $0.detach() } }
    let isCovered = old?.leavePresentations(on: self) ?? false
    guard !drawnHidden, !staysDark else { return }
    installRoot()
    if isCovered, let view = root?.loadedView { bringSubviewToFront(view) }
  }

  /// Loads the root controller's view and puts it behind all others, as large as its version has it.
  private func installRoot() {
    guard let root, !Simulator.current.isDead else { return }
    let view = root.loadViewForUIKit()
    guard view.drawnSuperview !== self, !root.isCovered else { return }
    Simulator.current.resolveLaunchOrientation(of: root)
    guard !Simulator.current.isDead else { return }
    placeInInterface(view, of: root)
    insert(view, at: 0) { Simulator.current.prepareLaunch(of: root) }
    Simulator.current.rotateAfterInstalling(root)
  }
}
