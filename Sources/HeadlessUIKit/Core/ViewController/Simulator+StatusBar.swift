import EventTrace
import Foundation

/// Who decides about the status bar, and what comes of it (rules 181, 242 and 243).
extension Simulator {
  /// Asks the controller in front, or who answers in its place; what they say counts at once.
  ///
  /// Nothing is asked before iOS 7 and where Info.plist leaves the status bar to the app.
  ///
  /// - Parameter turning: whether the interface turns, which gives everything its new room anyway.
  func updateStatusBar(turning: Bool = false) {
    if !turning { updateScreenEdges() }
    guard controllersOwnStatusBar, !isDead else { return }
    statusBar.owner = frontmostController(counting: \.countsForStatusBar)?.serialNumber
    askStatusBarOwner(turning: turning)
  }

  /// The same when something more is presented, without a look at all that lies below it.
  func updateStatusBar(for presentation: Presentation, by presenter: UIViewController) {
    if presentation.countsForStatusBar { askAboutScreenEdges(presentation.presented) }
    guard controllersOwnStatusBar, !isDead, presentation.countsForStatusBar,
      statusBar.owner == presenter.serialNumber
    else { return }
    statusBar.owner = presentation.presented.serialNumber
    askStatusBarOwner(turning: false)
  }

  private func askStatusBarOwner(turning: Bool) {
    guard let controller = statusBar.owner.flatMap({ controllerList[$0] }) else { return }
    let styler = controller.deputy("childForStatusBarStyle") { $0.childForStatusBarStyle }
    interface.statusBarStyle = styler.answers("preferredStatusBarStyle") {
      $0.preferredStatusBarStyle
    }
    let hider = controller.deputy("childForStatusBarHidden") { $0.childForStatusBarHidden }
    let isHidden = hider.answers("prefersStatusBarHidden") { $0.prefersStatusBarHidden }
    _ = hider.answers("preferredStatusBarUpdateAnimation") {
      $0.preferredStatusBarUpdateAnimation
    }
    if turning {
      interface.isStatusBarHidden = isHidden
    } else {
      hideStatusBar(isHidden)
    }
  }

  /// Asks the controller in front about the home indicator and the gestures at the edges (rule 1003).
  func updateScreenEdges() {
    guard asksAboutScreenEdges else { return }
    askAboutScreenEdges(frontmostController(counting: \.countsForStatusBar))
  }

  private func askAboutScreenEdges(_ controller: UIViewController?) {
    guard asksAboutScreenEdges, let controller else { return }
    let hider = controller.deputy("childForHomeIndicatorAutoHidden") {
      $0.childForHomeIndicatorAutoHidden
    }
    _ = hider.answers("prefersHomeIndicatorAutoHidden") { $0.prefersHomeIndicatorAutoHidden }
    let keeper = controller.deputy("childForScreenEdgesDeferringSystemGestures") {
      $0.childForScreenEdgesDeferringSystemGestures
    }
    let member = "preferredScreenEdgesDeferringSystemGestures"
    _ = keeper.answers(member, describe: { "\($0.rawValue)" }) {
      $0.preferredScreenEdgesDeferringSystemGestures
    }
  }

  private var asksAboutScreenEdges: Bool {
    iOS >= 11.0 && configuration.device.isEdgeToEdge && !isDead
  }

  /// Whether controllers decide, or the app by the application's own members (rule 242).
  var controllersOwnStatusBar: Bool {
    statusBar.controllersDecide
  }

  /// Shows or hides the bar, and lets everything in the windows take the room that is left.
  func hideStatusBar(_ isHidden: Bool) {
    guard interface.isStatusBarHidden != isHidden else { return }
    interface.isStatusBarHidden = isHidden
    for view in windows.flatMap(\.tree) where view.controller != nil || view is UIWindow {
      view.setNeedsLayout()
    }
  }

  private static let statusBarKey = StateKey { StatusBarState($0) }
  private var statusBar: StatusBarState { state(Self.statusBarKey) }
}

/// Who decides about the status bar in this life of the app.
private final class StatusBarState {
  let controllersDecide: Bool
  /// Who was asked, by its number: the root, or what is in front of it.
  var owner: Int?

  init(_ simulator: Simulator) {
    controllersDecide =
      simulator.has(.controllersDecideAboutStatusBar)
      && simulator.info("UIViewControllerBasedStatusBarAppearance") as? Bool ?? true
  }
}

extension Presentation {
  /// Whether it fills the screen or says that it takes the status bar over.
  fileprivate var countsForStatusBar: Bool {
    style == .fullScreen || presented.presenting.capturesStatusBar
  }
}

extension UIViewController {
  /// The child, or the child of that, that answers about the status bar in this controller's place.
  fileprivate func deputy(
    _ member: String, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    let simulator = Simulator.current!
    var (controller, passed) = (self, [UIViewController]())
    while !passed.contains(where: { $0 === controller }) {
      let next = controller.answers(member, describe: { $0.map(simulator.name) ?? "nil" }, child)
      guard let next else { return controller }
      passed.append(controller)
      controller = next
    }
    simulator.diagnose(
      "statusBarIsNobodys", rule: 181, on: controller,
      "\(member) leads back to where it came from; UIKit would ask for ever.")
    return controller
  }

  /// Asks a controller, and writes that down where its class is not UIKit's alone.
  fileprivate func answers<Answer>(
    _ member: String, describe: (Answer) -> String = { "\($0)" },
    _ answer: (UIViewController) -> Answer
  ) -> Answer {
    guard isOfTheApp, overrides(member) else { return answer(self) }
    return Simulator.current.query(member, on: self, describe: describe) { answer(self) }
  }

  /// The default: shown, but from iOS 8 on not in a room of little height (rule 243).
  var hidesStatusBarByDefault: Bool {
    let simulator = Simulator.current!
    return simulator.has(.lowRoomHidesStatusBar)
      && traitCollection.verticalSizeClass == .compact
  }
}
