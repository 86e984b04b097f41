import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import Testing

/// A controller with one word that outlives the app.
private class Keeping: UIViewController {
  var word: String?

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(word as NSString?, forKey: "word")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    word = coder.decodeObject(forKey: "word") as? String
  }
}
private final class Main: Keeping {
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    if let child = children.first { coder.encode(child, forKey: "child") }
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    Life.decodedChild = coder.decodeObject(forKey: "child") as? UIViewController
  }
}
private final class Page: Keeping, UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { Page() }
}
/// What becomes of Page in a version of the app whose class is no longer made for restoration.
private final class OtherPage: UIViewController {}

private final class List: UITableViewController, UIDataSourceModelAssociation {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { "row \(idx.row)" }
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    identifier.split(separator: " ").last.flatMap { Int($0) }.map { IndexPath(row: $0, section: 0) }
  }
}

/// Leaves super out, in one of the two methods or in none.
private final class Mute: UITableViewController {
  static var savesAll = true
  static var readsAll = true
  var word: String?

  override func encodeRestorableState(with coder: NSCoder) {
    if Self.savesAll { super.encodeRestorableState(with: coder) }
    coder.encode(word as NSString?, forKey: "word")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    if Self.readsAll { super.decodeRestorableState(with: coder) }
    word = coder.decodeObject(forKey: "word") as? String
  }
}

/// What the app of this file does; each life of it begins anew.
private enum Life {
  static var makeRoot: () -> UIViewController = { Main() }
  static var window: UIWindow?
  static var decodedChild: UIViewController?
  static var find: ([String]) -> UIViewController? = { _ in nil }
  static var crashes = false
}

private final class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    Life.window = window
    window.rootViewController = Life.makeRoot()
    window.makeKeyAndVisible()
    return true
  }
  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { true }
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    if Life.crashes { application.perform(Selector("nothing")) }
    return true
  }
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String],
    coder: NSCoder
  ) -> UIViewController? { Life.find(path) }
  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}
}

private final class SecureDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { true }
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { true }
}

/// States of controllers that are saved in one life of the app and restored in the next.
@MainActor
struct StateTests {
  /// Begins a life of the app.
  private func live(
    iOS: IOSVersion, stored: [Simulator.Stored: Data] = [:],
    delegate: NSObject.Type = Delegate.self,
    page: AnyClass = Page.self
  ) throws -> Simulator {
    let simulator = Simulator(
      configuration: Simulator.Configuration(iOS: iOS, stored: stored),
      hooks: Simulator.Hooks(
        classNamed: { $0.hasSuffix("Page") ? page : $0.hasSuffix("Delegate") ? delegate : nil }))
    Simulator.current = simulator
    Life.decodedChild = nil
    simulator.launch(principalClassName: nil, delegateClassName: "Delegate")
    try simulator.settle()
    return simulator
  }

  private func end(_ simulator: Simulator) throws -> [Simulator.Stored: Data] {
    try simulator.pressHome()
    try simulator.settle()
    try simulator.terminate()
    Life.window = nil
    return simulator.stored
  }

  /// What was said and asked about states.
  private func lines(_ simulator: Simulator) -> [String] {
    let words = ["estor", "FinishLaunching", "didDecode"]
    return simulator.recorder.events.filter { event in
      [.callback, .query].contains(event.kind) && words.contains { event.name.contains($0) }
    }.map(\.description)
  }

  private func main(_ identifier: String? = "main") -> Main {
    let main = Main()
    main.restorationIdentifier = identifier
    return main
  }

  private func page(_ identifier: String) -> Page {
    let page = Page()
    (page.restorationIdentifier, page.restorationClass) = (identifier, Page.self)
    return page
  }

  @Test(
    "A presented controller is found by its class, loads and decodes", .rule(169, 171, 301, 302))
  func presented() throws {
    Life.makeRoot = { main() }
    Life.find = { _ in nil }
    for version in [6.0, 7.0, 17.0] as [IOSVersion] {
      let first = try live(iOS: version)
      let presented = page("page")
      presented.word = "giraffe"
      Life.window?.rootViewController?.present(presented, animated: false)
      try first.settle()
      let second = try live(iOS: version, stored: end(first))
      let page = Life.window?.rootViewController?.presentedViewController as? Page
      expectEqual(page?.word, "giraffe")
      expect(page?.viewIfLoaded != nil || version < 9)
      expectEqual(
        lines(second),
        [
          "Delegate application(UIApplication, willFinishLaunchingWithOptions: nil) → true",
          "Delegate application(UIApplication, shouldRestoreApplicationState: coder) → true",
          "Delegate application(UIApplication, viewControllerWithRestorationIdentifierPath: "
            + "[\"main\"], coder: coder) → nil",
          "Page viewController(withRestorationIdentifierPath: [\"main\", \"page\"], coder: coder) "
            + "→ Page",
          "Main decodeRestorableState(with: coder)", "Page decodeRestorableState(with: coder)",
          "Delegate application(UIApplication, didDecodeRestorableStateWith: coder)",
        ]
          + (version < 7
            ? []
            : [
              "Main applicationFinishedRestoringState()",
              "Page applicationFinishedRestoringState()",
            ]))
    }
  }

  @Test("A stack comes back with all its controllers, which load and decode", .rule(171))
  func stack() throws {
    Life.makeRoot = {
      let navigation = UINavigationController(rootViewController: main())
      navigation.restorationIdentifier = "stack"
      return navigation
    }
    let first = try live(iOS: 9)
    let navigation = try #require(Life.window?.rootViewController as? UINavigationController)
    for name in ["one", "two"] {
      let pushed = page(name)
      pushed.word = name
      navigation.pushViewController(pushed, animated: false)
      try first.settle()
    }
    let second = try live(iOS: 9, stored: end(first))
    let restored = try #require(Life.window?.rootViewController as? UINavigationController)
    expectEqual(restored.viewControllers.map { ($0 as? Page)?.word }, [nil, "one", "two"])
    expectEqual(restored.viewControllers.count { !$0.isViewLoaded }, 0)
    expect(restored.topViewController?.view.window != nil)
    expectEqual(lines(second).filter { $0.contains("decode") }.count, 4)
  }

  @Test("What has no identifier is not saved, nor what is in it", .rule(301))
  func gap() throws {
    Life.makeRoot = { main(nil) }
    let first = try live(iOS: 9)
    Life.window?.rootViewController?.present(page("page"), animated: false)
    try first.settle()
    let second = try live(iOS: 9, stored: end(first))
    expectNil(Life.window?.rootViewController?.presentedViewController)
    expect(!lines(second).contains { $0.contains("Path") })
  }

  @Test("The delegate is asked for what has no restoration class, and may make it", .rule(301))
  func delegateMakes() throws {
    Life.makeRoot = { main() }
    defer { Life.find = { _ in nil } }
    Life.find = { $0 == ["main", "plain"] ? Keeping() : nil }
    let first = try live(iOS: 9)
    let plain = Keeping()
    (plain.restorationIdentifier, plain.word) = ("plain", "zebra")
    Life.window?.rootViewController?.present(plain, animated: false)
    try first.settle()
    _ = try live(iOS: 9, stored: end(first))
    let back = Life.window?.rootViewController?.presentedViewController as? Keeping
    expectEqual(back?.word, "zebra")
  }

  @Test("A container's own children are saved when its state speaks of them", .rule(301))
  func mentioned() throws {
    Life.makeRoot = {
      let (main, child) = (main(), page("child"))
      main.addChild(child)
      main.view.addSubview(child.view)
      child.didMove(toParent: main)
      return main
    }
    let first = try live(iOS: 9)
    (Life.window?.rootViewController?.children.first as? Page)?.word = "lion"
    _ = try live(iOS: 9, stored: end(first))
    expectEqual((Life.decodedChild as? Page)?.word, "lion")
  }

  @Test(
    "A restoration class that is none is noted, and nothing is restored", .rule(172, "M30"))
  func noProtocol() throws {
    Life.makeRoot = { main() }
    let first = try live(iOS: 9)
    Life.window?.rootViewController?.present(page("page"), animated: false)
    try first.settle()
    let second = try live(iOS: 9, stored: end(first), page: OtherPage.self)
    expectNil(Life.window?.rootViewController?.presentedViewController)
    expectEqual(
      second.recorder.events.filter { $0.kind == .console }.map(\.text),
      [
        "Warning: restoration class for view controller does not conform to "
          + "UIViewControllerRestoration protocol: Class is OtherPage"
      ])
  }

  @Test("Without a root controller in will-finish nothing is restored", .rule(170))
  func late() throws {
    Life.makeRoot = { main() }
    let first = try live(iOS: 9)
    let stored = try end(first)
    Life.makeRoot = { UIViewController() }
    let second = try live(iOS: 9, stored: stored)
    expect(!lines(second).contains { $0.contains("decode") })
  }

  @Test("Who is thrown out of the switcher, or crashes while it launches, begins anew", .rule(305))
  func discarded() throws {
    Life.makeRoot = { main() }
    let first = try live(iOS: 9)
    try first.closeInSwitcher()
    expectNil(first.stored[.restorationArchive])
    let stored = try end(try live(iOS: 9))
    expect(stored[.restorationArchive] != nil)
    let good = try live(iOS: 9, stored: stored)
    expectEqual(good.stored[.restorationArchive], stored[.restorationArchive])
    Life.crashes = true
    defer { Life.crashes = false }
    let crashed = try live(iOS: 9, stored: stored)
    expect(crashed.isDead && crashed.stored[.restorationArchive] == nil)
  }

  @Test("From iOS 13.2 on the methods for secure states are asked", .rule(303))
  func secure() throws {
    for (version, word) in [(13.1, ""), (13.2, "Secure")] as [(IOSVersion, String)] {
      let first = try live(iOS: version, delegate: SecureDelegate.self)
      let second = try live(iOS: version, stored: end(first), delegate: SecureDelegate.self)
      expectEqual(
        lines(second),
        [
          "SecureDelegate application(UIApplication, shouldRestore\(word)ApplicationState: coder) → true"
        ])
    }
  }

  @Test("A table comes back with its place and its selected row", .rule(304))
  func table() throws {
    Life.makeRoot = {
      let list = List()
      (list.restorationIdentifier, list.tableView.restorationIdentifier) = ("list", "table")
      return list
    }
    let first = try live(iOS: 9)
    let list = try #require(Life.window?.rootViewController as? List)
    list.tableView.selectRow(
      at: IndexPath(row: 12, section: 0), animated: false, scrollPosition: .none)
    list.tableView.contentOffset = CGPoint(x: 0, y: 300)
    try first.settle()
    _ = try live(iOS: 9, stored: end(first))
    let restored = try #require(Life.window?.rootViewController as? List)
    expectEqual(restored.tableView.indexPathForSelectedRow, IndexPath(row: 12, section: 0))
    expectEqual(restored.tableView.contentOffset.y, 300)
  }

  @Test(
    "Without super a controller saves neither its views nor what it presents, only what is its own",
    .rule(750), arguments: [(true, true), (false, true), (true, false)])
  func withoutSuper(savesAll: Bool, readsAll: Bool) throws {
    Life.makeRoot = {
      let mute = Mute()
      (mute.restorationIdentifier, mute.tableView.restorationIdentifier) = ("mute", "table")
      return mute
    }
    (Mute.savesAll, Mute.readsAll) = (savesAll, readsAll)
    let first = try live(iOS: 9)
    let mute = try #require(Life.window?.rootViewController as? Mute)
    mute.word = "okapi"
    mute.tableView.contentSize.height = 3000
    mute.tableView.contentOffset = CGPoint(x: 0, y: 300)
    mute.present(page("page"), animated: false)
    try first.settle()
    let second = try live(iOS: 9, stored: end(first))
    let restored = try #require(Life.window?.rootViewController as? Mute)
    expectEqual(restored.word, "okapi")
    expectEqual(restored.presentedViewController is Page, savesAll)
    expectEqual(restored.tableView.contentOffset.y, (savesAll && readsAll ? 300 : 0))
    let remarks = [first, second].map { simulator in
      simulator.recorder.events.filter { $0.kind == .diagnosis }.map(\.description)
    }
    expectEqual(
      remarks,
      [
        savesAll
          ? []
          : [
            "missingSuper: Mute.encodeRestorableState(with:) does not call "
              + "super.encodeRestorableState(with: coder)."
          ],
        readsAll
          ? []
          : [
            "missingSuper: Mute.decodeRestorableState(with:) does not call "
              + "super.decodeRestorableState(with: coder)."
          ],
      ])
  }

  @Test("A scene is found again by its activity", .rule(306))
  func scenes() throws {
    let info = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [["UISceneDelegateClassName": "SceneDelegate"]]
        ]
      ]
    ]
    for version in [13.0, 15.0] as [IOSVersion] {
      var stored: [Simulator.Stored: Data] = [:]
      for life in 1...2 {
        let simulator = Simulator(
          configuration: Simulator.Configuration(
            iOS: version, bundle: AppBundle(infoDictionary: info), stored: stored),
          hooks: Simulator.Hooks(
            classNamed: { $0.hasSuffix("SceneDelegate") ? SceneDelegate.self : Delegate.self }))
        Simulator.current = simulator
        SceneDelegate.restored = []
        simulator.launch(principalClassName: nil, delegateClassName: "Delegate")
        try simulator.settle()
        let activity = "<NSUserActivity reading> 7"
        expectEqual(
          SceneDelegate.restored,
          (life == 1 ? ["none"] : version < 15 ? [activity] : [activity, activity]))
        stored = try end(simulator)
        expectEqual(
          lines(simulator).filter { $0.contains("State") || $0.contains("Activity") }.last,
          "SceneDelegate stateRestorationActivity(for: UIWindowScene) → <NSUserActivity reading>"
        )
      }
    }
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var restored: [String] = []
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    note(session.stateRestorationActivity)
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func stateRestorationActivity(for scene: UIScene) -> HeadlessUIKit.NSUserActivity? {
    let activity = HeadlessUIKit.NSUserActivity(activityType: "reading")
    activity.userInfo = ["page": 7]
    return activity
  }
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: HeadlessUIKit.NSUserActivity
  ) { note(stateRestorationActivity) }

  private func note(_ activity: HeadlessUIKit.NSUserActivity?) {
    Self.restored.append(activity.map { "\($0) \($0.userInfo?["page"] ?? "")" } ?? "none")
  }
}
