import EventTrace
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ContainmentTests {
  // MARK: Parents and children

  @Test("addChild tells the child before it is one, and nothing afterwards (rule 81)")
  func addition() {
    let stage = Stage(iOS: 6.0)
    let (parent, child) = (P(), C())
    parent.addChild(child)
    #expect(stage.heard(Stage.moves) == ["C.willMove(P)"])
    #expect(parent.children == [child])
    #expect(child.parent === parent)
  }

  @Test("A child of another parent leaves it first (rule 82)")
  func additionFromElsewhere() {
    let stage = Stage(iOS: 6.0)
    let (parent, other, child) = (P(), Q(), C())
    other.addChild(child)
    parent.addChild(child)
    #expect(
      stage.heard(Stage.moves) == ["C.willMove(Q)", "C.didMove(nil)", "C.willMove(P)"])
    #expect(other.children == [])
    #expect(parent.children == [child])
  }

  @Test("removeFromParent tells the child afterwards and not before (rule 83)")
  func removal() {
    let stage = Stage(iOS: 6.0)
    let (parent, child) = (P(), C())
    parent.addChild(child)
    child.removeFromParent()
    child.removeFromParent()
    #expect(stage.heard(Stage.moves) == ["C.willMove(P)", "C.didMove(nil)"])
    #expect(parent.children == [])
    #expect(child.parent == nil)
  }

  @Test("A controller does not become a child of itself or of what it contains")
  func cycles() {
    let stage = Stage(iOS: 6.0)
    let (parent, child, grandchild) = (P(), C(), A())
    parent.addChild(child)
    child.addChild(grandchild)
    grandchild.addChild(parent)
    parent.addChild(parent)
    parent.addChild(child)
    let cycle =
      "childInsideItself: A view controller cannot become a child of itself or of one that it "
      + "contains; nothing was added."
    #expect(
      stage.device.lines(.diagnosis) == [
        cycle, cycle, "childAlready: C is already a child of P; nothing was added.",
      ])
    #expect(parent.children == [child])
    #expect(grandchild.children == [])
  }

  @Test("Controllers have no children before iOS 5")
  func before5() {
    let stage = Stage(iOS: 4.3)
    P().addChild(C())
    #expect(
      stage.device.lines(.exception) == [
        "NSInvalidArgumentException: -[P addChildViewController:]: unrecognized selector sent to "
          + "instance <P>"
      ])
  }

  @Test("Before iOS 5 the presenter is the parent (rule 103)")
  func presenterAsParent() {
    let stage = Stage(iOS: 4.3)
    let (presenter, presented) = (P(), C())
    presented.presenter = presenter
    #expect(presented.parent === presenter)
    let newer = Stage(iOS: 5.0)
    let (newPresenter, newPresented) = (P(), C())
    newPresented.presenter = newPresenter
    #expect(newPresented.parent == nil)
    #expect(stage.heard() + newer.heard() == [])
  }

  @Test("A missing super call in a move is noticed")
  func missingSuper() {
    final class Forgetful: UIViewController {
      override func willMove(toParent parent: UIViewController?) {}
    }
    let stage = Stage(iOS: 6.0)
    P().addChild(Forgetful())
    #expect(
      stage.device.lines(.diagnosis) == [
        "missingSuper: Forgetful.willMove(toParent:) does not call "
          + "super.willMove(toParent: parent)."
      ])
  }

  // MARK: Appearing together

  @Test("A child appears after its parent at both ends (rule 88, T39)", arguments: [5.0, 6, 9, 17])
  func registeredChild(iOS: IOSVersion) throws {
    let stage = Stage(iOS: iOS)
    let (parent, child) = (P(), C())
    parent.during["viewDidLoad"] = {
      $0.addChild(child)
      child.didMove(toParent: $0)
      $0.view.addSubview(child.view)
    }
    try stage.show(parent)
    #expect(
      stage.heard() == [
        "P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear",
      ])
    let mark = stage.mark
    stage.window.isHidden = true
    try stage.settle()
    #expect(
      stage.heard(since: mark) == [
        "P.viewWillDisappear", "C.viewWillDisappear", "P.viewDidDisappear", "C.viewDidDisappear",
      ])
    let again = stage.mark
    stage.window.isHidden = false
    try stage.settle()
    #expect(
      stage.heard(since: again) == [
        "P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear",
      ])
  }

  @Test("One that is only nested has appeared before its surroundings (rule 89)")
  func unregisteredChild() throws {
    let stage = Stage(iOS: 9.0)
    let (parent, child, nested) = (P(), C(), A())
    parent.during["viewDidLoad"] = {
      $0.embed(child)
      child.view.addSubview(nested.view)
    }
    try stage.show(parent)
    #expect(
      stage.heard() == [
        "P.viewWillAppear", "C.viewWillAppear", "A.viewWillAppear", "A.viewDidAppear",
        "P.viewDidAppear", "C.viewDidAppear",
      ])
  }

  @Test("addChild alone lets nobody appear; the view does (rules 85 and 86)")
  func additionToVisibleParent() throws {
    let stage = Stage(iOS: 9.0)
    let (parent, child) = (P(), C())
    try stage.show(parent)
    var mark = stage.mark
    parent.addChild(child)
    try stage.settle()
    #expect(stage.heard(since: mark, Stage.all) == ["C.willMove(P)"])
    mark = stage.mark
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    try stage.settle()
    #expect(
      stage.heard(since: mark, Stage.moves + ["viewDidLoad"]) == [
        "C.viewDidLoad", "C.viewWillAppear", "C.didMove(P)", "C.viewDidAppear",
      ])
  }

  @Test("A child that is taken out disappears between the two moves (rule 87)")
  func removalFromVisibleParent() throws {
    let stage = Stage(iOS: 9.0)
    let (parent, child) = (P(), C())
    try stage.show(parent)
    parent.embed(child)
    try stage.settle()
    let mark = stage.mark
    parent.unembed(child)
    try stage.settle()
    #expect(
      stage.heard(since: mark, Stage.moves) == [
        "C.willMove(nil)", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(nil)",
      ])
  }

  @Test("An embedding in viewDidLoad moves, appears and is laid out in order (T41)")
  func embedding() throws {
    let stage = Stage(iOS: 11.0)
    let (parent, child) = (P(), C())
    parent.during["viewDidLoad"] = {
      $0.addChild(child)
      $0.view.addSubview(child.view)
    }
    try stage.show(parent)
    #expect(
      stage.heard(Stage.all.filter { $0 != "updateViewConstraints" }).filter { $0.hasPrefix("C") }
        == [
          "C.willMove(P)", "C.viewDidLoad", "C.viewWillAppear", "C.viewWillLayoutSubviews",
          "C.viewDidLayoutSubviews", "C.viewDidAppear",
        ])
  }

  @Test(
    "Both moves come before the appearance of an embedded child (T42)", arguments: [true, false])
  func embedSegueByHand(forwards: Bool) throws {
    let stage = Stage(iOS: 9.0)
    let (parent, child) = (P(), C())
    parent.forwards = forwards
    parent.during["viewDidLoad"] = {
      $0.addChild(child)
      $0.view.addSubview(child.view)
      child.didMove(toParent: $0)
    }
    parent.during["viewWillAppear"] = { _ in
      if !forwards { child.beginAppearanceTransition(true, animated: false) }
    }
    parent.during["viewDidAppear"] = { _ in if !forwards { child.endAppearanceTransition() } }
    try stage.show(parent)
    #expect(
      stage.heard(Stage.all).filter { $0.hasPrefix("C") && $0 != "C.viewDidLoad" } == [
        "C.willMove(P)", "C.didMove(P)", "C.viewWillAppear", "C.updateViewConstraints",
        "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews", "C.viewDidAppear",
      ])
    #expect(stage.device.lines(.console) == [])
  }

  @Test("Under a hidden container a child will appear and never did (rule 77, T46)")
  func hiddenContainer() throws {
    let stage = Stage(iOS: 7.0)
    let (parent, child, container) = (P(), C(), UIView())
    container.isHidden = true
    try stage.show(parent)
    parent.view.addSubview(container)
    let mark = stage.mark
    parent.embed(child, in: container)
    try stage.settle()
    container.isHidden = false
    try stage.settle()
    #expect(stage.heard(since: mark) == ["C.viewWillAppear"])
  }

  @Test("viewIsAppearing comes once to parent and child, when both are in place (rule 70)")
  func isAppearing() throws {
    let stage = Stage(iOS: 17.0)
    let (parent, child) = (P(), C())
    parent.during["viewDidLoad"] = { $0.embed(child) }
    try stage.show(parent)
    #expect(
      stage.heard(Stage.appearance + ["viewIsAppearing"]) == [
        "P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing", "C.viewIsAppearing",
        "P.viewDidAppear", "C.viewDidAppear",
      ])
  }

  @Test("Moving to and from a parent is known in the four callbacks (rule 79)")
  func movements() throws {
    let stage = Stage(iOS: 9.0)
    let (parent, child) = (P(), C())
    var log: [String] = []
    for name in Stage.appearance {
      child.during[name] = {
        log.append("\(name) to \($0.isMovingToParent) from \($0.isMovingFromParent)")
      }
    }
    try stage.show(parent)
    parent.embed(child)
    try stage.settle()
    stage.window.isHidden = true
    stage.window.isHidden = false
    try stage.settle()
    parent.unembed(child)
    try stage.settle()
    #expect(
      log == [
        "viewWillAppear to true from false", "viewDidAppear to true from false",
        "viewWillDisappear to false from false", "viewDidDisappear to false from false",
        "viewWillAppear to false from false", "viewDidAppear to false from false",
        "viewWillDisappear to false from true", "viewDidDisappear to false from true",
      ])
    #expect(!child.isMovingToParent)
    #expect(!child.isMovingFromParent)
  }

  // MARK: The two trees

  @Test("A child's view under another controller's view raises (rule 97, M5a)")
  func childElsewhere() throws {
    let stage = Stage(iOS: 6.0)
    let (parent, other, child) = (P(), Q(), C())
    try stage.show(other)
    parent.addChild(child)
    other.view.addSubview(child.view)
    #expect(
      stage.device.lines(.exception) == [
        "UIViewControllerHierarchyInconsistency: child view controller:<C> should have parent view "
          + "controller:<Q> but actual parent is:<P>"
      ])
  }

  @Test("A child's view under no controller's view raises in a window (rule 98, M5a)")
  func childUnderNobody() throws {
    let stage = Stage(iOS: 6.0)
    let (parent, child, plain) = (P(), C(), UIView())
    parent.addChild(child)
    plain.addSubview(child.view)
    #expect(stage.device.lines(.exception) == [])
    stage.window.addSubview(plain)
    #expect(
      stage.device.lines(.exception) == [
        "UIViewControllerHierarchyInconsistency: child view controller:<C> should have parent view "
          + "controller:(null) but actual parent is:<P>"
      ])
  }

  @Test("addChild of one whose view lies under another controller's raises (rule 97, M5)")
  func additionOfNested() {
    let stage = Stage(iOS: 6.0)
    let (parent, other, child) = (P(), Q(), C())
    other.view.addSubview(child.view)
    parent.addChild(child)
    #expect(
      stage.device.lines(.exception) == [
        "UIViewControllerHierarchyInconsistency: child view controller:<C> should have parent view "
          + "controller:<Q> but requested parent is:<P>"
      ])
  }

  @Test(
    "One without a parent may be nested anywhere, and a container view may come later (rule 97)")
  func freeNesting() throws {
    let stage = Stage(iOS: 6.0)
    let (parent, child, free, container) = (P(), C(), A(), UIView())
    try stage.show(parent)
    parent.view.addSubview(free.view)
    parent.addChild(child)
    container.addSubview(child.view)
    parent.view.addSubview(container)
    try stage.settle()
    #expect(stage.device.lines(.exception) == [])
    #expect(
      stage.heard().suffix(4) == [
        "A.viewWillAppear", "C.viewWillAppear", "A.viewDidAppear", "C.viewDidAppear",
      ])
  }

  // MARK: Quirks of iOS 5 and 6

  /// Launches root P and adds C to it after `delay` seconds from within the activation; nil: at once.
  private func launchedWithChild(iOS: IOSVersion, delay: Double?) throws -> Int {
    let device = Device(iOS: iOS, classes: [ActivationDelegate.self])
    ActivationDelegate.delay = delay
    let launched = try device.launch("ActivationDelegate")
    try launched.simulator.advance(by: 1)
    return device.lines(.callback).count { $0.hasPrefix("C viewDidAppear") }
  }

  @Test("A child that is added while the app becomes active appears twice on iOS 5 and 6 (T15)")
  func childAtActivation() throws {
    #expect(try launchedWithChild(iOS: 5.0, delay: nil) == 2)
    #expect(try launchedWithChild(iOS: 5.0, delay: 0) == 1)
    #expect(try launchedWithChild(iOS: 6.1, delay: nil) == 2)
    #expect(try launchedWithChild(iOS: 6.1, delay: 0) == 2)
    #expect(try launchedWithChild(iOS: 6.1, delay: 0.1) == 1)
    #expect(try launchedWithChild(iOS: 9.0, delay: nil) == 1)
  }

  // MARK: Deep trees

  @Test("Ten thousand children inside of one another appear and disappear in order")
  func deepTree() throws {
    let stage = Stage(iOS: 9.0)
    stage.device.simulator.recorder.isOn = false
    let root = P()
    var (parent, all): (UIViewController, [C]) = (root, [])
    for _ in 0..<10_000 {
      let child = C()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      all.append(child)
      parent = child
    }
    var order: [Int] = []
    for index in [0, 5_000, 9_999] {
      all[index].during["viewDidAppear"] = { _ in order.append(index) }
      all[index].during["viewDidDisappear"] = { _ in order.append(index) }
    }
    try stage.show(root)
    #expect(order == [0, 5_000, 9_999])
    stage.window.isHidden = true
    try stage.settle()
    #expect(order == [0, 5_000, 9_999, 0, 5_000, 9_999])
  }
}

/// Adds a child to its root controller when the app has become active.
private final class ActivationDelegate: UIResponder, UIApplicationDelegate, Makeable {
  /// Seconds until the child is added; nil for at once.
  static var delay: Double?
  var window: UIWindow?
  let root = P()

  static func make() -> NSObject { ActivationDelegate() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard let delay = Self.delay else { return root.embed(C()) }
    HeadlessUIKit.DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [root] in
      root.embed(C())
    }
  }
}
