import EventTrace
import Foundation
import InterfaceFiles

/// What was saved of one controller: where it was, how it is found again, and its state.
struct SavedController: Codable {
  /// How it came to be where it was.
  enum Relation: String, Codable { case root, child, presented, mentioned }

  /// The restoration identifiers from the root to the controller.
  var path: [String]
  /// The place of the one that it belongs to, among all that were saved.
  var parent: Int?
  var relation: Relation
  /// The name of its restoration class.
  var restorationClass: String?
  /// The storyboard that it came from, and its scene's controller there.
  var storyboard: String?
  var scene: String?
  var state = Data()
  /// The states of its views, by their restoration identifiers.
  var views: [String: Data] = [:]
  /// Which of its children a tab bar controller showed.
  var selected: String?
}

/// Goes through the controllers that have restoration identifiers, and saves their states (rule 301).
final class StateSaver {
  private(set) var saved: [SavedController] = []
  private var known: Set<ObjectIdentifier> = []

  /// All that has identifiers without a gap from that controller on, a parent before what is in it.
  func save(
    _ controller: UIViewController, _ relation: SavedController.Relation, of parent: Int? = nil
  ) {
    let simulator = Simulator.current!
    guard !simulator.isDead, let path = controller.restorationPath,
      known.insert(ObjectIdentifier(controller)).inserted
    else { return }
    let place = saved.count
    saved.append(
      SavedController(
        path: path, parent: parent, relation: relation,
        restorationClass: controller.restorationClass.map(NSStringFromClass)))
    let coder = StateArchiver(requiringSecureCoding: false)
    let isWhole = controller.tell("encodeRestorableState(with:)", ["coder"]) {
      controller.encodeRestorableState(with: coder)
    }
    saved[place].state = coder.encodedData
    if isWhole { saveOfUIKit(controller, at: place) }
    for mentioned in coder.mentioned { save(mentioned, .mentioned, of: place) }
  }

  /// What UIKit's own classes save of a controller, in their `encodeRestorableState(with:)`: an override that
  /// leaves super out loses it (rule 750).
  private func saveOfUIKit(_ controller: UIViewController, at place: Int) {
    saved[place].storyboard = controller.interface?.storyboard?.name
    saved[place].scene = controller.interface?.element.id
    saved[place].selected = (controller as? UITabBarController)?.selected?.restorationName
    for view in controller.loadedView?.restorable ?? [] {
      let coder = StateArchiver(requiringSecureCoding: false)
      view.encodeRestorableState(with: coder)
      view.encodePosition(coder)
      saved[place].views[view.restorationIdentifier ?? ""] = coder.encodedData
    }
    for child in controller.childrenToRestore { save(child, .child, of: place) }
    if let presented = controller.presentation?.presented { save(presented, .presented, of: place) }
  }
}

/// Finds the controllers of a saved state again, and gives them their states (rules 169 to 172).
final class StateRestorer {
  private let saved: [SavedController]
  private var found: [Int: UIViewController] = [:]
  private var simulator: Simulator { Simulator.current }

  init(_ saved: [SavedController]) { self.saved = saved }

  /// Those that were found, with what was saved of them, parents first.
  private var restored: [(controller: UIViewController, saved: SavedController, place: Int)] {
    saved.indices.compactMap { place in found[place].map { ($0, saved[place], place) } }
  }

  func restore() {
    for place in saved.indices where !simulator.isDead { find(place) }
    for (controller, saved, _) in restored where saved.relation == .presented {
      saved.parent.flatMap { found[$0] }?.presentAgain(controller)
    }
    for (controller, _, _) in restored { _ = controller.loadViewForUIKit() }
    for (controller, saved, _) in restored {
      let coder = coder(for: saved.state)
      let isWhole = controller.tell("decodeRestorableState(with:)", ["coder"]) {
        controller.decodeRestorableState(with: coder)
      }
      // The base class asks the views (rule 750).
      for view in isWhole ? controller.loadedView?.restorable ?? [] : [] {
        guard let state = saved.views[view.restorationIdentifier ?? ""] else { continue }
        let coder = self.coder(for: state)
        view.decodeRestorableState(with: coder)
        view.decodePosition(coder)
      }
    }
    for (controller, saved, place) in restored {
      let children = self.saved.indices.filter {
        self.saved[$0].parent == place && self.saved[$0].relation == .child
      }
      controller.takeBack(children.compactMap { found[$0] }, selected: saved.selected)
    }
  }

  /// Tells the restored controllers that it is over (rule 302).
  func finish() {
    guard simulator.has(.restoredControllersHearTheEnd) else { return }
    for (controller, _, _) in restored {
      controller.tell("applicationFinishedRestoringState()") {
        controller.applicationFinishedRestoringState()
      }
    }
  }

  private func coder(for state: Data) -> StateUnarchiver {
    let coder = StateUnarchiver(forReadingWith: state)
    coder.requiresSecureCoding = false
    coder.restorer = self
    return coder
  }

  /// The controller at that path, if it was found.
  func controller(at path: [String]) -> UIViewController? {
    restored.first { $0.saved.path == path }?.controller
  }

  // MARK: Finding

  /// Whoever is asked gets the parent's path before those of what is in it (rule 169).
  private func find(_ place: Int) {
    let saved = saved[place]
    if let parent = saved.parent, found[parent] == nil { return }
    let coder = coder(for: saved.state)
    coder.storyboard = saved.storyboard
    if let name = saved.restorationClass, let type = simulator.classNamed(name) {
      found[place] = ask(type, saved.path, coder)
    } else {
      found[place] =
        askDelegate(saved.path, coder) ?? existing(saved.path) ?? makeFromStoryboard(saved)
    }
    found[place]?.attributes.restorationIdentifier = saved.path.last
  }

  /// Rule 172 and message M30.
  private func ask(_ type: AnyClass, _ path: [String], _ coder: NSCoder) -> UIViewController? {
    let name = simulator.className(of: type)
    guard let type = type as? any UIViewControllerRestoration.Type else {
      simulator.console(
        "Warning: restoration class for view controller does not conform to "
          + "UIViewControllerRestoration protocol: Class is \(name)")
      return nil
    }
    let sequence = simulator.recorder.record(
      .callback, subject: .init(name: name, className: name),
      "viewController(withRestorationIdentifierPath:coder:)", arguments: ["\(path)", "coder"])
    let controller = simulator.recorder.nest {
      type.viewController(withRestorationIdentifierPath: path, coder: coder)
    }
    simulator.recorder.answer(sequence, with: controller.map(simulator.name) ?? "nil")
    return controller
  }

  private func askDelegate(_ path: [String], _ coder: NSCoder) -> UIViewController? {
    guard let application = simulator.application, let delegate = application.delegate else {
      return nil
    }
    let answer: UIViewController?? = simulator.callOptional(
      .callback, on: delegate, "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
      ["UIApplication", "\(path)", "coder"],
      describe: { [simulator] in $0.map(simulator.name) ?? "nil" }
    ) {
      delegate.application(
        application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
    }
    return answer ?? nil
  }

  /// One that the launch has made already.
  private func existing(_ path: [String]) -> UIViewController? {
    simulator.controllers.first { $0.restorationPath == path }
  }

  private func makeFromStoryboard(_ saved: SavedController) -> UIViewController? {
    guard let name = saved.storyboard, let scene = saved.scene else { return nil }
    return UIStoryboard(name: name, bundle: nil).controller(scene)
  }
}

extension UIViewController {
  fileprivate var restorationName: String? { restorationIdentifier }

  /// The identifiers from the root to here; nil where one is missing on the way.
  var restorationPath: [String]? {
    var path: [String] = []
    for controller in sequence(first: self, next: { $0.container ?? $0.presenter }) {
      guard let name = controller.restorationIdentifier else { return nil }
      path.append(name)
    }
    return path.reversed()
  }

  /// The children that UIKit's own containers save by themselves.
  fileprivate var childrenToRestore: [UIViewController] {
    switch self {
    case let navigation as UINavigationController: navigation.stack
    case is UITabBarController, is UISplitViewController: childControllers
    default: []
    }
  }

  /// Presents again what was presented when the state was saved (rule 171).
  fileprivate func presentAgain(_ controller: UIViewController) {
    guard presentation == nil, controller.presenter == nil else { return }
    guard loadedView?.drawnWindow == nil else { return present(controller, animated: false) }
    // The window is not on screen yet.
    Simulator.current.post("present restored controller") { [weak self] in
      guard let self, presentation == nil, loadedView?.drawnWindow != nil else { return }
      present(controller, animated: false)
    }
  }

  /// UIKit's own containers get those back that were found (rule 171).
  fileprivate func takeBack(_ children: [UIViewController], selected: String?) {
    switch self {
    case let navigation as UINavigationController:
      guard !children.isEmpty, !navigation.stack.elementsEqual(children, by: ===) else { return }
      navigation.set(children, animated: false)
    case let tabs as UITabBarController:
      let child = tabs.tabControllers?.first { selected != nil && $0.restorationName == selected }
      if let child { tabs.selectByCode(child) }
    default: break
    }
  }
}

extension UIView {
  /// The views in it, as far as they belong to the same controller, that have identifiers.
  fileprivate var restorable: [UIView] {
    let inner = drawnSubviews.filter { $0.controller == nil }.flatMap(\.restorable)
    return (restorationIdentifier == nil ? [] : [self]) + inner
  }

  private static let offset = "UIScrollViewContentOffset"
  private static let chosen = "UITableViewSelectedModelIdentifiers"

  /// What UIKit's own views save: where one is scrolled to, and which rows are selected (rule 304).
  fileprivate func encodePosition(_ coder: NSCoder) {
    guard let view = self as? UIScrollView else { return }
    coder.encode([Double(view.contentOffset.x), Double(view.contentOffset.y)], forKey: Self.offset)
    guard let table = view as? UITableView,
      let source = table.dataSource as? any UIDataSourceModelAssociation
    else { return }
    let chosen = table.selection.compactMap { source.modelIdentifierForElement(at: $0, in: table) }
    coder.encode(chosen, forKey: Self.chosen)
  }

  fileprivate func decodePosition(_ coder: NSCoder) {
    guard let view = self as? UIScrollView else { return }
    if let table = view as? UITableView,
      let source = table.dataSource as? any UIDataSourceModelAssociation
    {
      for case let name as String in coder.decodeObject(forKey: Self.chosen) as? [Any] ?? [] {
        guard let row = source.indexPathForElement(withModelIdentifier: name, in: table) else {
          continue
        }
        table.selectRow(at: row, animated: false, scrollPosition: .none)
      }
    }
    guard let offset = coder.decodeObject(forKey: Self.offset) as? [Any], offset.count == 2,
      let x = (offset[0] as? NSNumber)?.doubleValue, let y = (offset[1] as? NSNumber)?.doubleValue
    else { return }
    view.contentOffset = CGPoint(x: x, y: y)
  }
}
