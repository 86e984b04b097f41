import EventTrace
import Foundation
import InterfaceFiles

/// Loading the view: lazily, once, from a nib, an override or nothing (rules 56 to 67).
extension UIViewController {
  /// The view; what is not there yet is loaded, with `loadView` and `viewDidLoad` (rule 56).
  func loadViewForUIKit() -> UIView {
    if let loadedView { return loadedView }
    let simulator = Simulator.current!
    guard !simulator.isDead else { return UIView() }
    guard !isGoingAway else { return viewWhileGoingAway() }
    tell("loadView()") { loadView() }
    if loadedView == nil {
      if !simulator.isDead {
        simulator.diagnose(
          "noViewLoaded", noRule: "no source says what UIKit does", on: self,
          "loadView() returned without giving self.view a view; an empty one is used.")
      }
      adopt(UIView(frame: defaultViewFrame))
    }
    tell("viewDidLoad()") { viewDidLoad() }
    return loadedView ?? UIView()
  }

  /// What the base class loads: what a storyboard has, the nib with its name, else an empty view
  /// (rules 57, 58 and 63).
  func loadDefaultView() {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    // Whoever calls it by hand gets another view (rule 1187).
    replaceView(with: nil)
    if file?.hasView == true {
      file?.loadView()
    } else if let name = nibToLoad {
      loadNib(name)
    }
    guard loadedView == nil, !simulator.isDead else { return }
    let view = UIView(frame: defaultViewFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    adopt(view)
  }

  /// The nib with the view: as the app named it, else after the class where there is such a one.
  final var nibToLoad: String? { nibName ?? nibNameOfClass }

  /// The nib in the bundle that is named after the class; nil where there is none (rules 58 and 59).
  private var nibNameOfClass: String? {
    guard type(of: self) != UIViewController.self else { return nil }
    let simulator = Simulator.current!
    let isSwifts = NSStringFromClass(type(of: self)).contains(".")
    guard !isSwifts || !simulator.has(.modulesHideNibs) else { return nil }
    let name = simulator.simpleName(of: type(of: self))
    let short = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    return (short + [name]).first(where: simulator.hasNib)
  }

  /// Loads the nib, whose owner this is (rules 61 to 63, messages M6 and M14).
  private func loadNib(_ name: String) {
    let simulator = Simulator.current!
    guard let file = simulator.nibFile(name, .xib) else {
      if simulator.hasNib(name) {
        // Xcode compiles nibs; what it makes of them is for UIKit alone.
        return simulator.unimplemented(
          "UIViewController.loadView()", "the nib \(name) is not read; the view is empty.")
      }
      guard !simulator.has(.missingNibRaises) else { return simulator.raiseMissingNib(name) }
      return simulator.diagnose(
        "missingNib", rule: "M14", on: self,
        "There is no nib \(name) in the bundle; the view is empty.")
    }
    nibObjects = simulator.instantiate(file, owner: self).filter { $0 !== loadedView }
    guard loadedView == nil, !simulator.isDead else { return }
    let text =
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
      + "outlet was not set."
    guard !simulator.has(.missingNibRaises) else {
      return simulator.raise(.internalInconsistency, text)
    }
    simulator.diagnose("viewOutletNotSet", rule: "M6", on: self, text)
  }

  /// Rule 68: without the status bar up to iOS 6, the whole screen from then on.
  var defaultViewFrame: CGRect {
    let simulator = Simulator.current!
    return simulator.has(.loadsIntoApplicationFrame) && !reachesBelowStatusBar
      ? simulator.screen.uprightApplicationFrame : simulator.appBounds
  }

  private var reachesBelowStatusBar: Bool {
    Simulator.current.has(.controllersChooseFullScreen) && wantsFullScreenLayout
  }

  func replaceView(with view: UIView?) {
    guard !Simulator.current.isDead else { return }
    guard let view else {
      disown()
      loadedView = nil
      return
    }
    adopt(view)
  }

  /// Makes `view` this controller's; it may belong to nobody else (rule 66).
  private func adopt(_ view: UIView) {
    let simulator = Simulator.current!
    if let owner = view.controller, owner !== self, simulator.has(.sharedViewsRaise) {
      let name = simulator.name(of: self)
      return simulator.raise(
        .viewControllerHierarchyInconsistency,
        "A view can only be associated with at most one view controller at a time! View "
          + "<\(simulator.name(of: view)); frame = \(describe(view.frame))> is associated with "
          + "<\(simulator.name(of: owner))>. Clear this association before associating this view "
          + "with <\(name)>.")
    }
    disown()
    loadedView = view
    view.controller = self
  }

  /// The view is no longer this controller's, unless it has become another's already.
  func disown() {
    guard let loadedView, loadedView.controller === self else { return }
    loadedView.controller = nil
    loadedView.controllerIsGone()
  }

  /// Whether the controller's `deinit` is running: then no weak reference to it can be made.
  private var isGoingAway: Bool {
    // Its container holds it. Nearly all have one, and are spared the cost of a weak reference.
    guard container == nil else { return false }
    weak let reference = self
    return reference == nil
  }

  /// Rule 67, M27.
  private func viewWhileGoingAway() -> UIView {
    let simulator = Simulator.current!
    if simulator.has(.loadingWhileDeallocatingIsNoted) {
      let mark = simulator.has(.loadingWhileDeallocatingIsMarked) ? "[Warning] " : ""
      simulator.console(
        "\(mark)Attempting to load the view of a view controller while it is deallocating is not allowed "
          + "and may result in undefined behavior (<\(simulator.name(of: self))>)")
    }
    return UIView()
  }

  /// Where a window puts the view when this is its root: below the status bar up to iOS 6 (rule 68).
  func frameInWindow(_ window: UIWindow) -> CGRect {
    let simulator = Simulator.current!
    guard simulator.has(.loadsIntoApplicationFrame), !reachesBelowStatusBar else {
      return window.bounds
    }
    let covered = max(0, simulator.statusBarHeight - window.frame.minY)
    return simulator.belowStatusBar(window.bounds, covered)
  }
}

extension UIViewController {
  /// What the base class does about a warning: up to iOS 5 it lets go of a view that nobody sees.
  ///
  /// A view without a superview is not on screen and can be made again (rules 46 to 51).
  func releaseViewIfHidden() {
    let simulator = Simulator.current!
    guard simulator.has(.hiddenViewsUnload), let view = loadedView, view.drawnSuperview == nil
    else { return }
    if simulator.has(.viewWillUnload) { tell("viewWillUnload()") { viewWillUnload() } }
    replaceView(with: nil)
    if simulator.has(.viewDidUnload) { tell("viewDidUnload()") { viewDidUnload() } }
  }
}
