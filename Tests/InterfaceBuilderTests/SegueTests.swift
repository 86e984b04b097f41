import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import Testing

private class Noting: UIViewController {
  static var refused: Set<String> = []
  private(set) var lastSegue: UIStoryboardSegue?
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { lastSegue = segue }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    !Self.refused.contains(identifier)
  }
}
private final class Start: Noting {}
private final class End: Noting {}
private final class Detail: Noting {}

private final class Fade: UIStoryboardSegue {
  let mark = "made by its class"
  override func perform() { source.present(destination, animated: false) }
}

/// Segues that are made in code, as a storyboard would make them.
@MainActor
struct SegueTests {
  /// A device with one window.
  private struct Stage {
    let simulator: Simulator
    let window: UIWindow
    let start: Start
    /// How many events there were before the segue.
    let begun: Int

    init(iOS: IOSVersion, model: String? = nil, in navigation: Bool = false) throws {
      simulator = NibApp(iOS: iOS, model: model).simulator
      window = UIWindow(frame: UIScreen.main.bounds)
      start = Start()
      window.rootViewController =
        navigation ? UINavigationController(rootViewController: start) : start
      window.makeKeyAndVisible()
      try simulator.settle()
      begun = simulator.recorder.events.count
    }

    func add(
      _ kind: SegueTemplate.Kind, _ identifier: String? = nil,
      to type: UIViewController.Type = End.self
    ) -> SegueTemplate {
      let template = SegueTemplate(kind, identifier: identifier)
      template.make = { _ in type == End.self ? End() : Detail() }
      start.addSegue(template)
      return template
    }

    func calls(_ kinds: Event.Kind...) -> [String] {
      simulator.recorder.events.dropFirst(begun).filter { kinds.contains($0.kind) }.map(
        \.description)
    }
  }

  @Test("An unknown identifier ends the app", .rule(163, "M17"))
  func unknown() throws {
    let stage = try Stage(iOS: 9)
    stage.start.performSegue(withIdentifier: "nowhere", sender: nil)
    expectEqual(
      stage.calls(.exception),
      [
        "NSInvalidArgumentException: Receiver (<Start>) has no segue with identifier 'nowhere'"
      ])
  }

  @Test(
    "A push needs a navigation controller; show does without from iOS 8 on", .rule(163, "M18"))
  func push() throws {
    let text =
      "Push segues can only be used when the source controller is managed by an instance of "
      + "UINavigationController."
    let old = try Stage(iOS: 7)
    old.add(.push, "go").perform(from: nil)
    expectEqual(
      old.calls(.exception),
      [
        "NSGenericException: Could not find a navigation controller for segue 'go'. " + text
      ])
    let nameless = try Stage(iOS: 5)
    nameless.add(.push).perform(from: nil)
    expectEqual(nameless.calls(.exception), ["NSGenericException: " + text])
    let new = try Stage(iOS: 8)
    new.add(.show, "go").perform(from: nil)
    try new.simulator.settle()
    expect(new.start.presentedViewController is End)
    for version in [5.0, 7.0, 8.0, 17.0] as [IOSVersion] {
      let stage = try Stage(iOS: version, in: true)
      stage.add(version < 8 ? .push : .show, "go").perform(from: nil)
      try stage.simulator.settle()
      expect(stage.start.navigationController?.topViewController is End)
    }
  }

  @Test("Only what the user begins is asked, from iOS 6 on", .rule(164))
  func asking() throws {
    let question = "Start shouldPerformSegue(withIdentifier: \"go\", sender: UIButton) → true"
    for version in [5.0, 6.0, 17.0] as [IOSVersion] {
      let stage = try Stage(iOS: version)
      let button = UIButton()
      stage.add(.modal, "go").begin(at: button)
      stage.start.performSegue(withIdentifier: "go", sender: button)
      expectEqual(stage.calls(.query).filter { $0.contains("Segue") }, [])
      try stage.simulator.settle()
      stage.start.dismiss(animated: false)
      try stage.simulator.settle()
      button.sendActions(for: .touchUpInside)
      expectEqual(
        stage.calls(.query).filter { $0.contains("Segue") }, (version < 6 ? [] : [question]))
      expect(stage.start.presentedViewController is End)
    }
  }

  @Test("A source that refuses stays", .rule(164))
  func refusal() throws {
    Noting.refused = ["go"]
    defer { Noting.refused = [] }
    let stage = try Stage(iOS: 9)
    let item = UIBarButtonItem()
    stage.add(.presentation, "go").begin(at: item)
    item.tap()
    expectNil(stage.start.presentedViewController)
    expect(!stage.calls(.callback).contains { $0.contains("prepare") })
  }

  @Test("The preparation comes before the destination loads", .rule(165))
  func preparation() throws {
    for version in [5.0, 9.0, 17.0] as [IOSVersion] {
      let stage = try Stage(iOS: version)
      stage.add(.modal, "go").perform(from: nil)
      try stage.simulator.settle()
      expectEqual(
        stage.calls(.callback).prefix(3),
        [
          "Start prepare(for: \"go\", sender: nil)", "End loadView()", "End viewDidLoad()",
        ])
    }
  }

  @Test("A presentation has the styles that the segue says")
  func styles() throws {
    let stage = try Stage(iOS: 9, model: "iPad Air")
    let template = stage.add(.presentation)
    (template.presentationStyle, template.transitionStyle) = (.formSheet, .crossDissolve)
    template.isAnimated = false
    template.perform(from: nil)
    let end = try #require(stage.start.presentedViewController)
    expectEqual(end.modalPresentationStyle, .formSheet)
    expectEqual(end.modalTransitionStyle, .crossDissolve)
    expect(stage.calls(.call).contains("Start present(End, animated: false, completion: nil)"))
  }

  @Test("A popover points to what was touched", .rule(158))
  func popover() throws {
    let stage = try Stage(iOS: 9, model: "iPad Air")
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    stage.start.view.addSubview(button)
    stage.add(.popoverPresentation).begin(at: button)
    button.sendActions(for: .touchUpInside)
    let end = try #require(stage.start.presentedViewController)
    expectEqual(end.modalPresentationStyle, .popover)
    expect(end.popoverPresentationController?.sourceView === button)
  }

  @Test(
    "Up to iOS 7 a popover segue has a popover of its own, which an unwind segue lets go",
    .rule(382),
    arguments: [IOSVersion(6), 7])
  func oldPopover(iOS: IOSVersion) throws {
    let stage = try Stage(iOS: iOS, model: "iPad 2")
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    stage.start.view.addSubview(button)
    stage.add(.popover, "more").begin(at: button)
    button.sendActions(for: .touchUpInside)
    try stage.simulator.settle()
    let popover = try #require(stage.start.lastSegue as? UIStoryboardPopoverSegue).popoverController
    expect(popover.isPopoverVisible && stage.start.presentedViewController == nil)
    let end = try #require(popover.contentViewController as? End)
    _registerMethod(Start.self, "back:") { _, _, _ in }
    let back = SegueTemplate(.unwind)
    back.unwindAction = "back:"
    end.addSegue(back)
    back.perform(from: nil)
    try stage.simulator.settle()
    expect(!popover.isPopoverVisible && !stage.simulator.isDead)
  }

  @Test("On a phone the old kind ends the app, and today's kind presents", .rule(382, "M53"))
  func popoverOnPhone() throws {
    let old = try Stage(iOS: 7)
    old.add(.popover).perform(from: old.start.view)
    expect(old.simulator.isDead)
    let new = try Stage(iOS: 7)
    new.add(.popoverPresentation).perform(from: new.start.view)
    expect(new.start.presentedViewController is End)
  }

  @Test("A custom class makes the segue and says what it does")
  func customClass() throws {
    let stage = try Stage(iOS: 6)
    let template = stage.add(.custom, "fade")
    template.segueClass = Fade.self
    template.perform(from: nil)
    try stage.simulator.settle()
    expect(stage.start.presentedViewController is End)
    expectEqual(
      stage.calls(.callback).prefix(2),
      [
        "Start prepare(for: \"fade\", sender: nil)", "Fade perform()",
      ])
    expect(Fade(identifier: nil, source: stage.start, destination: End()).mark.hasPrefix("made"))
  }

  @Test("A segue with a closure runs it")
  func closure() throws {
    let stage = try Stage(iOS: 6)
    var runs = 0
    let segue = UIStoryboardSegue(
      identifier: "x", source: stage.start, destination: End(), performHandler: { runs += 1 })
    segue.perform()
    expectEqual(runs, 1)
  }

  @Test("The source's action makes the destination", .rule(307))
  func action() throws {
    let stage = try Stage(iOS: 13)
    _registerMethod(Start.self, "makeEnd:sender:") { _, coder, sender in
      coder is NSCoder && sender is UIButton ? Detail() : nil
    }
    let template = stage.add(.presentation, "go")
    template.creator = "makeEnd:sender:"
    template.make = { creator in creator?(NSKeyedArchiver(requiringSecureCoding: false)) ?? End() }
    template.follow(from: UIButton())
    expect(stage.start.presentedViewController is Detail)
    expect(stage.calls(.callback).contains("Start makeEnd(coder, sender: UIButton)"))
    _registerMethod(Start.self, "make:sender:segueIdentifier:") { _, coder, sender, identifier in
      sender is UIButton && identifier as? String == "again" ? Detail() : nil
    }
    try stage.simulator.settle()
    stage.start.dismiss(animated: false)
    try stage.simulator.settle()
    let whole = stage.add(.presentation, "again")
    (whole.creator, whole.make) = ("make:sender:segueIdentifier:", template.make)
    whole.follow(from: UIButton())
    expect(stage.start.presentedViewController is Detail)
  }

  @Test("A segue in a split view replaces the other controller")
  func replacing() throws {
    let stage = try Stage(iOS: 7, model: "iPad 2")
    let split = UISplitViewController()
    stage.window.rootViewController = nil
    split.viewControllers = [stage.start, UIViewController()]
    stage.window.rootViewController = split
    try stage.simulator.settle()
    stage.add(.replace).perform(from: nil)
    expect(split.viewControllers.last is End)
  }

  @Test(
    "A segue that fills a view: the child is there before its parent has loaded", .rule(101, 102))
  func embedding() throws {
    for version in [6.0, 9.0, 17.0] as [IOSVersion] {
      let stage = try Stage(iOS: version)
      let (parent, place) = (Detail(), UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 60)))
      parent.view.addSubview(place)
      let template = stage.add(.embed, "child")
      template.anchor = place
      parent.addSegue(template)
      parent.followEmbedSegues()
      let child = try #require(parent.children.first)
      expect(child.view.superview === place && child.view.frame == place.bounds)
      expectEqual(
        stage.calls(.callback).suffix(5),
        [
          "Detail prepare(for: \"child\", sender: nil)", "End willMove(toParent: Detail)",
          "End loadView()", "End viewDidLoad()", "End didMove(toParent: Detail)",
        ])
    }
    let old = try Stage(iOS: 5)
    _ = old.add(.embed)
    old.start.followEmbedSegues()
    expect(old.start.children.isEmpty)
  }

  @Test("A row's segue finds the row selected, and the table tells of the tap later", .rule(300))
  func rows() throws {
    let stage = try Stage(iOS: 9)
    let table = Rows()
    stage.window.rootViewController = table
    try stage.simulator.settle()
    let (chosen, button) = (stage.add(.presentation, "row"), stage.add(.presentation, "button"))
    for template in [chosen, button] { table.addSegue(template) }
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.accessoryType = .detailButton
    chosen.begin(at: cell)
    button.begin(at: cell, trigger: "accessoryAction")
    table.tableView.tapRow(at: IndexPath(row: 1, section: 0))
    let told = {
      stage.calls(.callback).filter { $0.contains("prepare") || $0.contains("tableView") }
    }
    expectEqual(
      told().suffix(2),
      [
        "Rows prepare(for: \"row\", sender: UITableViewCell#2)",
        "Rows tableView(_:didSelectRowAt:)",
      ])
    expectEqual(table.prepared, IndexPath(row: 1, section: 0))
    try stage.simulator.settle()
    table.dismiss(animated: false)
    try stage.simulator.settle()
    table.tableView.tapAccessory(at: IndexPath(row: 1, section: 0))
    expectEqual(told().suffix(2).first?.contains("\"button\""), true)
    expectEqual(told().last?.contains("accessoryButtonTapped"), true)
  }
}

private final class Rows: UITableViewController {
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  var prepared: IndexPath?
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared = tableView.indexPathForSelectedRow
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
