import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("What a storyboard makes")
@MainActor
struct StoryboardTests {
  private func app(
    iOS: IOSVersion = 17, info: [String: Any] = [:], _ files: [String: String]
  ) -> NibApp {
    let app = NibApp(
      iOS: iOS, info: info, files: files,
      classes: [
        First.self, Second.self, Counted.self, Refusing.self, Delegate.self, SceneDelegate.self,
        Listing.self,
      ])
    _registerProperty("child", \First.child)
    return app
  }

  private var exceptions: [String] {
    Simulator.current.recorder.events.filter { $0.kind == .exception }.map(\.description)
  }

  @Test("A storyboard that is missing ends the app", .rule(168), .rule("M24"))
  func missing() {
    _ = app([:])
    _ = UIStoryboard(name: "Main", bundle: nil)
    expectEqual(
      exceptions,
      [
        "NSInvalidArgumentException: Could not find a storyboard named 'Main' in bundle NSBundle "
          + "</App.app> (loaded)"
      ])
  }

  @Test("An identifier that is missing ends the app", .rule(168), .rule("M20"))
  func missingIdentifier() {
    _ = app([
      "Main.storyboard": InterfaceText.storyboard(
        initial: nil, InterfaceText.controller("A", "First", identifier: "first"))
    ])
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    expect(storyboard.instantiateViewController(withIdentifier: "first") is First)
    expectNil(storyboard.instantiateInitialViewController())
    _ = storyboard.instantiateViewController(withIdentifier: "First")
    expectEqual(
      exceptions,
      [
        "NSInvalidArgumentException: Storyboard (<UIStoryboard>) doesn't contain a view controller "
          + "with identifier 'First'"
      ])
  }

  @Test("A table controller whose view in the file is no table ends the app", .rule("M163"))
  func noTable() {
    let simulator = app([
      "Main.storyboard": InterfaceText.storyboard(
        initial: "A", InterfaceText.controller("A", "Listing"))
    ]).simulator
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?.view
    expectEqual(
      exceptions,
      [
        "NSInternalInconsistencyException: -[UITableViewController loadView] loaded the "
          + "\"A-view-A-view\" nib but didn't get a UITableView."
      ])
    _ = simulator
  }

  @Test("Each time a new controller is made, and only the scenes that are used")
  func lazily() {
    let simulator = app([
      "Main.storyboard": InterfaceText.storyboard(
        initial: "A", InterfaceText.controller("A", "First"),
        InterfaceText.controller("B", "Second", identifier: "second"))
    ]).simulator
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let first = storyboard.instantiateInitialViewController()
    expect(first is First && first?.storyboard === storyboard)
    expect(first !== storyboard.instantiateInitialViewController())
    expect(!simulator.recorder.events.contains { $0.subject?.className == "Second" })
    expectEqual(first?.isViewLoaded, false)
  }

  @Test("An app makes the controller by an initializer of its own")
  func creator() {
    _ = app([
      "Main.storyboard": InterfaceText.storyboard(
        initial: "A",
        InterfaceText.controller(
          "A", "Counted", identifier: "counted",
          subviews:
            "<label text=\"Hello\" id=\"L\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" "
            + "height=\"9\"/></label>"))
    ])
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let made = storyboard.instantiateViewController(identifier: "counted") {
      Counted(coder: $0, count: 3)
    }
    expectEqual(made.count, 3)
    expectEqual((made.view.subviews.first as? UILabel)?.text, "Hello")
    let initial: Counted? = storyboard.instantiateInitialViewController { _ in nil }
    expectEqual(initial?.count, 0)
  }

  @Test("A reference stands for a scene of another storyboard")
  func references() throws {
    let container = """
      <tabBarController id="T" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" id="TB">
              <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
          </tabBar>
          <connections>
              <segue destination="R1" kind="relationship" relationship="viewControllers" id="s1"/>
              <segue destination="R2" kind="relationship" relationship="viewControllers" id="s2"/>
          </connections>
      </tabBarController>
      """
    _ = app([
      "Main.storyboard": InterfaceText.storyboard(
        initial: "T", container,
        "<viewControllerPlaceholder storyboardName=\"Other\" id=\"R1\" "
          + "sceneMemberID=\"viewController\"/>",
        "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"b\" id=\"R2\" "
          + "sceneMemberID=\"viewController\"/>"),
      "Other.storyboard": InterfaceText.storyboard(
        initial: "A", InterfaceText.controller("A", "First"),
        InterfaceText.controller("B", "Second", identifier: "b")),
    ])
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let tabs = try #require(made as? UITabBarController)
    expect(tabs.viewControllers?.first is First)
    expect(tabs.viewControllers?.last is Second)
    expectEqual(tabs.viewControllers?.last?.storyboard?.name, "Other")
    expectEqual(tabs.storyboard?.name, "Main")
  }

  @Test(
    "With scenes the window is there before the delegate hears of the connection", .rule(41),
    arguments: [IOSVersion(13), 17])
  func scenes(iOS: IOSVersion) throws {
    let configuration = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
      "UISceneStoryboardFile": "Main",
    ]
    let info: [String: Any] = [
      "UIMainStoryboardFile": "Main",
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
      ],
    ]
    let simulator = try app(
      iOS: iOS, info: info,
      [
        "Base.lproj/Main.storyboard": InterfaceText.storyboard(
          initial: "A", InterfaceText.controller("A", "First"))
      ]
    ).launch("Delegate").simulator
    let order = [
      "First init(coder: coder)", "SceneDelegate window = UIWindow",
      "UIWindow rootViewController = First", "UIWindow makeKeyAndVisible()", "First viewDidLoad()",
      "SceneDelegate sceneWillEnterForeground(UIWindowScene)",
      "SceneDelegate sceneDidBecomeActive(UIWindowScene)", "First viewDidAppear(false)",
    ]
    expectEqual(simulator.recorder.events.map(\.description).filter(order.contains), order)
    expect(simulator.windows.first?.windowScene != nil)
    expectEqual(SceneDelegate.hadWindow, true)
    expect(!simulator.recorder.events.contains { $0.kind == .diagnosis })
  }

  @Test("A scene with a storyboard and without a delegate has no window", .rule(41, "M138", "M139"))
  func sceneWithoutDelegate() throws {
    for iOS in [13.0, 17.0, 26.0] as [IOSVersion] {
      let configuration = [
        "UISceneDelegateClassName": "App.Missing", "UISceneStoryboardFile": "Main",
      ]
      let info: [String: Any] = [
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
        ]
      ]
      let simulator = try app(
        iOS: iOS, info: info,
        [
          "Base.lproj/Main.storyboard": InterfaceText.storyboard(
            initial: "A", InterfaceText.controller("A", "First"))
        ]
      ).launch("Delegate").simulator
      expect(simulator.windows.isEmpty, "iOS \(iOS)")
      expectEqual(
        simulator.recorder.events.filter { $0.kind == .console }.compactMap(\.text),
        [
          "[SceneConfiguration] Info.plist configuration \"(no name)\" for "
            + "UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not "
            + "load class with name \"App.Missing\".",
          "[WindowScene] There is no scene delegate set. A scene delegate class must be specified to use "
            + "a main storyboard file.",
        ], "iOS \(iOS)")
    }
  }

  @Test("An embedded scene is a child before viewDidLoad", .rule(101), .rule(102))
  func embed() throws {
    _ = app([
      "Main.storyboard": InterfaceText.storyboard(
        initial: "A",
        InterfaceText.controller(
          "A", "First",
          subviews: """
            <containerView opaque="NO" contentMode="scaleToFill" id="C">
                <rect key="frame" x="10" y="20" width="100" height="200"/>
                <connections>
                    <segue destination="B" kind="embed" identifier="inside" id="s"/>
                </connections>
            </containerView>
            """), InterfaceText.controller("B", "Second"))
    ])
    let first = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? First)
    _ = first.view
    expect(first.atLoad == ["Second"] && first.prepared == ["inside"])
    let child = try #require(first.children.first)
    expect(child.view.superview === first.view.subviews.first)
    expectEqual(child.view.frame, CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test("An initializer that returns nil leaves its place empty")
  func refusing() {
    let simulator = app([
      "Main.storyboard": InterfaceText.storyboard(
        initial: "A", InterfaceText.controller("A", "Refusing"))
    ]).simulator
    expectNil(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    expectEqual(
      simulator.recorder.events.last?.text,
      "Main.storyboard:6: Refusing.init(coder:) returned nil, so nothing is there.")
  }
}

private final class First: UIViewController {
  var child: UIViewController?
  var atLoad: [String] = []
  var prepared: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    atLoad = children.map { "\(type(of: $0))" }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
  }
}

private final class Second: UIViewController {}

private final class Counted: UIViewController {
  let count: Int

  init?(coder: NSCoder, count: Int) {
    self.count = count
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    count = 0
    super.init(coder: coder)
  }
}

private final class Refusing: UIViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    return nil
  }
}

private final class Listing: UITableViewController {}

private final class Delegate: UIResponder, UIApplicationDelegate {}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var hadWindow: Bool?
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { Self.hadWindow = window?.rootViewController is First }

  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
}
