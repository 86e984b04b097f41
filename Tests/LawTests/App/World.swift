import EventTrace
import Foundation
import HeadlessUIKit

/// The device on which a story is played, with the app that it is about.
@MainActor
final class World {
  let story: Story
  let simulator: Simulator
  var window: UIWindow!
  /// Before iOS 4 windows have no root controllers: the app holds its first one itself.
  var first: UIViewController?
  /// Controllers that the app holds on to and shows again.
  private var kept: [UIViewController] = []
  /// Those among the new ones that the app will hold on to once they are in their places.
  private var keptSoon: [UIViewController] = []
  /// All controllers that were made, as long as they are alive.
  var made: [Weak] = []
  /// Whoever is presented with a style of the app's own is moved by this.
  let animator = Animator()
  /// What was really done, in words.
  var log: [String] = []

  struct Weak {
    weak var controller: UIViewController?
    let name: String
  }

  /// - Parameter switches: behaviours that are set against the dial.
  init(_ story: Story, switches: [String: Bool] = [:]) {
    self.story = story
    let configuration = Simulator.Configuration(
      iOS: story.iOS, device: story.isPad ? DeviceModel.named("iPad") : nil,
      bundle: Self.bundle, switches: switches)
    simulator = Simulator(
      configuration: configuration,
      hooks: Simulator.Hooks(classNamed: { _ in Delegate.self }))
    Simulator.current = simulator
  }

  /// The app plays music, so that it is not suspended: its moves go on in the background (rule 520).
  private static let bundle = AppBundle(infoDictionary: ["UIBackgroundModes": ["audio"]])

  /// Nobody in these stories needs more of a delegate than that there is one.
  final class Delegate: UIResponder, UIApplicationDelegate {}

  /// Plays the story; `look` is called whenever everything has come to rest, and stops it by
  /// returning true.
  func play(_ look: (World) -> Bool) throws {
    Delegate.started = { [unowned self] in launch() }
    defer { Delegate.started = nil }
    simulator.launch(principalClassName: nil, delegateClassName: "Delegate")
    try simulator.settle()
    guard !look(self) else { return }
    var rest = story.moves[...]
    while !rest.isEmpty {
      // What interleaves is posted together and runs in its time.
      let end = rest.dropFirst().firstIndex { $0.pause == .rest } ?? rest.endIndex
      try playTogether(rest[..<end])
      rest = rest[end...]
      guard !look(self) else { return }
    }
  }

  private func playTogether(_ moves: ArraySlice<(pause: Story.Pause, move: Move)>) throws {
    var (time, turns) = (0.0, [(Double, [(Story.Pause, Move)])]())
    for (pause, move) in moves {
      if pause == .nothing, !turns.isEmpty {
        turns[turns.count - 1].1.append((pause, move))
        continue
      }
      if case .seconds(let seconds) = pause { time += seconds }
      turns.append((time, [(pause, move)]))
    }
    for (time, moves) in turns {
      simulator.postTask(after: time) { [unowned self] in
        for (pause, move) in moves { perform(move, after: pause) }
      }
    }
    try simulator.advance(by: time + Self.timeToRest)
  }

  /// Seconds in which fingers come off the screen, too.
  private static let timeToRest = 1.0

  private func launch() {
    window = UIWindow(frame: UIScreen.main.bounds)
    install(make(story.root))
    window.makeKeyAndVisible()
  }

  func install(_ controller: UIViewController) {
    if story.iOS >= 4.0 {
      window.rootViewController = controller
    } else {
      first?.view.removeFromSuperview()
      first = controller
      window.addSubview(controller.view)
    }
  }

  /// The app lets go of everything that it has.
  func letGo() throws {
    (kept, keptSoon) = ([], [])
    if story.iOS >= 4.0 { window?.rootViewController = nil }
    first?.view.removeFromSuperview()
    first = nil
    try simulator.settle()
    window = nil
    try simulator.settle()
  }

  // MARK: What there is

  /// What the app itself holds, shown or not.
  var held: [UIViewController] { kept + keptSoon }

  /// The controllers in the app's tree, outer before inner ones and presenters before presented.
  var shown: [UIViewController] {
    var (found, waiting) = ([UIViewController](), [root].compactMap(\.self))
    while let controller = waiting.popLast() {
      found.append(controller)
      if let presented = presented(by: controller) { waiting.append(presented) }
      waiting.append(contentsOf: controller.childControllers.reversed())
    }
    return found
  }

  var root: UIViewController? {
    story.iOS >= 4.0 ? window?.rootViewController : first
  }

  /// What that very controller presents.
  func presented(by controller: UIViewController) -> UIViewController? {
    controller.modalViewController.flatMap { $0.presenter === controller ? $0 : nil }
  }

  /// Whether nobody shows the controller, so that it can be shown anew.
  func isFree(_ controller: UIViewController) -> Bool {
    controller.container == nil && controller.presenter == nil && controller !== root
      && controller.loadedView?.window == nil
  }

  // MARK: Making controllers

  /// Makes a controller, with what is in it out of new ones and of those that the app has kept.
  func make(_ shape: Shape) -> UIViewController {
    kept += keptSoon
    keptSoon = []
    return made(shape)
  }

  private func made(_ shape: Shape) -> UIViewController {
    let controller: UIViewController
    switch shape {
    case .leaf:
      if let old = kept.first(where: { isFree($0) }) {
        kept.removeAll { $0 === old }
        return old
      }
      controller = Leaf()
      if made.count.isMultiple(of: 3) { keptSoon.append(controller) }
    case .container(let drives, let shapes):
      // Before iOS 5, apps have no containers of their own.
      guard story.iOS >= 5.0 else { return made(.leaf) }
      let container = drives ? Manual() : Automatic()
      for shape in shapes {
        let child = made(shape)
        container.take(in: child, into: container.view)
      }
      controller = container
    case .navigation(let shapes):
      let navigation = Navigation()
      for shape in shapes { navigation.pushViewController(made(shape), animated: false) }
      controller = navigation
    case .tabs(let shapes):
      let tabs = Tabs()
      tabs.viewControllers = shapes.map { made($0) }
      controller = tabs
    case .pages(let shape):
      guard story.iOS >= 5.0 else { return made(.leaf) }
      let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = pages
      pages.setViewControllers([made(shape)], direction: .forward, animated: false)
      controller = pages
    case .split(let primary, let secondary):
      // Before iOS 8, there are none on phones.
      guard story.iOS >= 8.0 || story.isPad && story.iOS >= 5.0 else { return made(primary) }
      let split = Split()
      split.viewControllers = [made(primary), made(secondary)]
      controller = split
    }
    made.append(Weak(controller: controller, name: simulator.name(of: controller)))
    return controller
  }
}

extension World.Delegate {
  /// What the app does when it is launched.
  static var started: (() -> Void)?

  func applicationDidFinishLaunching(_ application: UIApplication) { Self.started?() }
}
