import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A controller with opinions about the status bar.
private class Opinionated: Orienting {
  var hides = false
  var style = UIStatusBarStyle.default
  weak var hider: UIViewController?

  convenience init() {
    self.init(.all)
    overridden = [
      "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
      "childForStatusBarHidden", "childForStatusBarStyle",
    ]
  }

  override var prefersStatusBarHidden: Bool { hides }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var childForStatusBarHidden: UIViewController? { hider }
}

private final class Inner: Opinionated {}

/// Who decides about the status bar, and what comes of it (rules 181, 242 and 243).
@Suite(.rule(181))
@MainActor
struct StatusBarDecisionTests {
  private static let questions = [
    "childForStatusBarStyle", "preferredStatusBarStyle", "childForStatusBarHidden",
    "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation",
  ]

  /// A device with an application that nobody launched.
  private func stage(iOS: IOSVersion, model: String? = nil) -> TestApp {
    let stage = TestApp(iOS: iOS, model: model)
    _ = UIApplication()
    return stage
  }

  /// The questions from `mark` on, with the answers.
  private func asked(_ stage: TestApp, since mark: Int = 0) -> [String] {
    stage.device.simulator.recorder.events[mark...]
      .filter { $0.kind == .query && Self.questions.contains($0.name) }
      .map { "\($0.subject?.name ?? "").\($0.name) → \($0.answer ?? "")" }
  }

  @Test("The root is asked when it comes on screen, from iOS 7 on")
  func root() throws {
    for iOS in IOSVersion.tried {
      let stage = stage(iOS: iOS)
      try stage.show(Opinionated())
      let expected = [
        "childForStatusBarStyle → nil", "preferredStatusBarStyle → default",
        "childForStatusBarHidden → nil", "prefersStatusBarHidden → false",
        "preferredStatusBarUpdateAnimation → slide",
      ].map { "Opinionated.\($0)" }
      expectEqual(asked(stage), (iOS >= 7.0 ? expected : []), "iOS \(iOS)")
    }
  }

  @Test("Hidden, it takes no room on phones without a notch, and the answer counts when asked for")
  func hiding() throws {
    for (model, before, after) in [("iPhone 8", CGFloat(20), CGFloat(0)), ("iPhone X", 44, 44)] {
      let stage = stage(iOS: 12, model: model)
      let root = Opinionated()
      try stage.show(root)
      let bar = UIApplication.shared
      expect(!bar.isStatusBarHidden)
      expectEqual(bar.statusBarFrame.height, before)
      expectEqual(root.view.safeAreaInsets.top, before)
      root.hides = true
      root.style = .lightContent
      expect(!bar.isStatusBarHidden)
      root.setNeedsStatusBarAppearanceUpdate()
      expect(bar.isStatusBarHidden)
      expectEqual(bar.statusBarStyle, .lightContent)
      expectEqual(bar.statusBarFrame, .zero)
      expectEqual(root.view.safeAreaInsets.top, after)
    }
  }

  @Test("A navigation bar moves up when the status bar goes")
  func navigation() throws {
    let stage = stage(iOS: 12, model: "iPhone 8")
    let content = Opinionated()
    let navigation = UINavigationController(rootViewController: content)
    try stage.show(navigation)
    expectEqual(navigation.navigationBar.frame.minY, 20)
    content.hides = true
    content.setNeedsStatusBarAppearanceUpdate()
    try stage.settle()
    expectEqual(navigation.navigationBar.frame.minY, 0)
    expectEqual(content.view.safeAreaInsets.top, 44)
  }

  @Test("A navigation controller answers for its top as to hiding, and as to style without a bar")
  func containers() throws {
    let stage = stage(iOS: 12)
    let top = Opinionated()
    top.style = .lightContent
    let navigation = UINavigationController(rootViewController: top)
    try stage.show(navigation)
    expect(!asked(stage).contains { $0.contains("preferredStatusBarStyle") })
    expect(asked(stage).contains("Opinionated.prefersStatusBarHidden → false"))
    expectEqual(UIApplication.shared.statusBarStyle, .default)
    navigation.setNavigationBarHidden(true, animated: false)
    expectEqual(UIApplication.shared.statusBarStyle, .lightContent)
    navigation.setNavigationBarHidden(false, animated: false)
    // Another style of the bar is followed at once.
    navigation.navigationBar.barStyle = .black
    expectEqual(UIApplication.shared.statusBarStyle, .lightContent)
    navigation.navigationBar.barStyle = .default
    expectEqual(UIApplication.shared.statusBarStyle, .default)
  }

  @Test("A tab bar controller answers for the selected one, again when another is selected")
  func tabs() throws {
    let stage = stage(iOS: 12)
    let (first, second) = (Opinionated(), Opinionated())
    second.hides = true
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    try stage.show(tabs)
    expect(!UIApplication.shared.isStatusBarHidden)
    tabs.selectedIndex = 1
    expect(UIApplication.shared.isStatusBarHidden)
  }

  @Test("A child that the controller names answers in its place; a circle comes to its end")
  func child() throws {
    let stage = stage(iOS: 12)
    let (parent, child) = (Opinionated(), Inner())
    child.hides = true
    parent.addChild(child)
    parent.hider = child
    try stage.show(parent)
    expect(UIApplication.shared.isStatusBarHidden)
    expect(asked(stage).contains("Inner.prefersStatusBarHidden → true"))
    expect(!asked(stage).contains { $0.hasPrefix("Opinionated.prefersStatusBarHidden") })
    child.hider = parent
    parent.setNeedsStatusBarAppearanceUpdate()
    expect(stage.device.lines(.diagnosis).contains { $0.contains("statusBarIsNobodys") })
  }

  @Test("What is presented full screen is asked, anything else where it takes the bar over")
  func presented() throws {
    for (style, captures, hides) in [
      (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
      (.overFullScreen, true, true), (.pageSheet, false, false),
    ] {
      let stage = stage(iOS: 15, model: "iPhone 8")
      let (root, over) = (Opinionated(), Inner())
      over.hides = true
      over.modalPresentationStyle = style
      over.modalPresentationCapturesStatusBarAppearance = captures
      try stage.show(root)
      root.present(over, animated: true)
      try stage.settle()
      expectEqual(UIApplication.shared.isStatusBarHidden, hides, "\(style) \(captures)")
      root.dismiss(animated: true)
      try stage.settle()
      expect(!UIApplication.shared.isStatusBarHidden)
    }
  }

  @Test("Where Info.plist says so the app decides, as it did before iOS 7", .rule(242))
  func application() throws {
    for (iOS, based, counts) in [
      (IOSVersion(6), true, true), (7, false, true), (7, true, false), (12, false, true),
    ] {
      let stage = TestApp(
        device: Device(iOS: iOS, info: ["UIViewControllerBasedStatusBarAppearance": based]))
      let root = Opinionated()
      root.hides = true
      _ = UIApplication()
      try stage.show(root)
      let application = UIApplication.shared
      let isHidden = application.isStatusBarHidden
      expectEqual(isHidden, (iOS >= 7 && based))
      application.setStatusBarHidden(!isHidden, with: .fade)
      application.setStatusBarStyle(.lightContent, animated: true)
      expectEqual(application.isStatusBarHidden, (counts ? !isHidden : isHidden), "iOS \(iOS)")
      expectEqual((application.statusBarStyle == .lightContent), counts, "iOS \(iOS)")
      let notes = stage.device.lines(.diagnosis).filter { $0.contains("statusBarIsTheControllers") }
      expectEqual(notes.count, (counts ? 0 : 2))
    }
  }

  @Test("Info.plist decides until a controller is there", .rule(242))
  func beforeControllers() throws {
    let device = Device(
      iOS: 12,
      info: ["UIStatusBarHidden": true, "UIStatusBarStyle": "UIStatusBarStyleLightContent"])
    _ = UIApplication()
    expect(UIApplication.shared.isStatusBarHidden)
    expectEqual(UIApplication.shared.statusBarStyle, .lightContent)
    try TestApp(device: device).show(UIViewController())
    expect(!UIApplication.shared.isStatusBarHidden)
    expectEqual(UIApplication.shared.statusBarStyle, .default)
  }

  @Test("From iOS 8 on a phone on its side hides it, unless the class says otherwise", .rule(243))
  func sideways() throws {
    for (iOS, model, hides) in [
      (IOSVersion(7), "iPhone 4S", false), (8, "iPhone 4S", true), (12, "iPad Air", false),
      (12, "iPhone 8 Plus", true),
    ] {
      let stage = stage(iOS: iOS, model: model)
      try stage.show(Orienting(.all))
      try stage.turn(.landscapeLeft)
      expectEqual(UIApplication.shared.isStatusBarHidden, hides, "\(model)")
      expectEqual((UIApplication.shared.statusBarFrame == .zero), hides, "\(model)")
      try stage.turn(.portrait)
      expect(!UIApplication.shared.isStatusBarHidden, "\(model)")
    }
    let stage = stage(iOS: 12, model: "iPhone 8")
    let root = Opinionated()
    try stage.show(root)
    try stage.turn(.landscapeLeft)
    expectEqual(root.view.safeAreaInsets.top, 20)
  }
}
