import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A controller that notes what it hears of its traits.
private final class Adapting: UIViewController {
  var heard: [String] = []
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    heard.append("\(previous.map { "\($0)" } ?? "nil") → \(traitCollection)")
  }
}

private final class AdaptingView: UIView {
  var heard = 0
  var current: UIUserInterfaceStyle?
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    heard += 1
    if Simulator.current.iOS >= 13.0 { current = UITraitCollection.current.userInterfaceStyle }
  }
}

/// Light and dark, sizes of text and what else an interface adapts to (rules 244 to 247).
@Suite(.rule(244))
@MainActor
struct TraitTests {
  private func shown(
    iOS: IOSVersion, model: String? = nil
  ) throws -> (
    TestApp, Adapting, AdaptingView
  ) {
    let stage = TestApp(iOS: iOS, model: model)
    _ = UIApplication()
    let (root, view) = (Adapting(), AdaptingView())
    root.view.addSubview(view)
    try stage.show(root)
    root.heard = []
    view.heard = 0
    return (stage, root, view)
  }

  @Test("A device says how a person wants it and which colours it can show")
  func device() throws {
    let (_, root, _) = try shown(iOS: 13, model: "iPhone 11")
    let traits = root.traitCollection
    expectEqual(traits.userInterfaceStyle, .light)
    expectEqual(traits.layoutDirection, .leftToRight)
    expectEqual(traits.preferredContentSizeCategory, .large)
    expectEqual(traits.displayGamut, .P3)
    expectEqual(traits.userInterfaceIdiom, .phone)
    expectEqual(traits.displayScale, 2)
    let (_, older, _) = try shown(iOS: 12, model: "iPhone 6")
    expectEqual(older.traitCollection.displayGamut, .SRGB)
  }

  @Test("Traits are put together, and the later ones count")
  func made() {
    _ = Device(iOS: 17)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    expectEqual(both.userInterfaceStyle, .dark)
    expectEqual(both.horizontalSizeClass, .regular)
    expectEqual(both.verticalSizeClass, .unspecified)
    expect(both.containsTraits(in: dark))
    expect(!dark.containsTraits(in: both))
    expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 2)))
    expectEqual(both, UITraitCollection(traitsFrom: [both]))
  }

  @Test("When a person switches to dark all on screen hear of it, from iOS 13 on")
  func dark() throws {
    for (iOS, hears) in [(IOSVersion(12), false), (13, true), (17, true)] {
      let (stage, root, view) = try shown(iOS: iOS, model: "iPhone 8")
      stage.device.simulator.setWishes(style: .dark)
      expectEqual(root.heard, (hears ? ["compact/regular → compact/regular dark"] : []))
      expectEqual(view.heard, (hears ? 1 : 0))
      expectEqual(view.current, (hears ? .dark : nil))
    }
  }

  @Test("What a view or controller says about itself holds for all in it")
  func overrides() throws {
    let (stage, root, view) = try shown(iOS: 15)
    view.overrideUserInterfaceStyle = .dark
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(root.traitCollection.userInterfaceStyle, .light)
    expectEqual(view.heard, 1)
    expectEqual(root.heard, [])
    root.overrideUserInterfaceStyle = .dark
    expectEqual(root.heard.count, 1)
    // It was dark already.
    expectEqual(view.heard, 1)
    view.overrideUserInterfaceStyle = .light
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
    expectEqual(root.view.traitCollection.userInterfaceStyle, .dark)
    view.overrideUserInterfaceStyle = .unspecified
    root.overrideUserInterfaceStyle = .unspecified
    stage.window.overrideUserInterfaceStyle = .dark
    expectEqual(root.traitCollection.userInterfaceStyle, .dark)
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    // What says so itself does not hear of the device.
    let heard = root.heard.count
    stage.device.simulator.setWishes(style: .dark)
    expectEqual(root.heard.count, heard)
  }

  @Test("A parent gives a child other traits, from iOS 8 on")
  func child() throws {
    let (stage, root, _) = try shown(iOS: 9)
    let child = Adapting()
    root.embed(child)
    try stage.settle()
    child.heard = []
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    expectEqual(child.traitCollection.horizontalSizeClass, .regular)
    expectEqual(child.view.traitCollection.horizontalSizeClass, .regular)
    expectEqual(root.traitCollection.horizontalSizeClass, .compact)
    expectEqual(child.heard, ["compact/regular → regular/regular"])
    expectEqual(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass, .regular)
  }

  @Test("Who registered hears of its traits alone, until it takes that back", .rule(245))
  func registered() throws {
    let (stage, root, view) = try shown(iOS: 17)
    var heard: [String] = []
    let registration = root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (root: Adapting, old: UITraitCollection) in
      heard.append("\(old.userInterfaceStyle) → \(root.traitCollection.userInterfaceStyle)")
    }
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: AdaptingView, old: UITraitCollection) in
      heard.append("\(view.traitCollection.preferredContentSizeCategory > .large)")
    }
    stage.device.simulator.setWishes(style: .dark)
    expectEqual(heard, ["light → dark"])
    stage.device.simulator.setWishes(category: UIContentSizeCategory.extraLarge.rawValue)
    expectEqual(heard, ["light → dark", "true"])
    root.traitOverrides.userInterfaceStyle = .light
    expect(root.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    expect(!root.traitOverrides.contains(UITraitDisplayScale.self))
    root.updateTraitsIfNeeded()
    expectEqual(heard, ["light → dark", "true", "dark → light"])
    root.unregisterForTraitChanges(registration)
    root.traitOverrides.userInterfaceStyle = .dark
    root.updateTraitsIfNeeded()
    expectEqual(heard.count, 3)
    expectEqual(root.heard.count, 4)
  }

  @Test("A registered method is sent the object and its old traits", .rule(245))
  func action() throws {
    let (stage, root, _) = try shown(iOS: 17)
    var heard: [String] = []
    _registerMethod(Adapting.self, "changed:old:") { _, sender, old in
      heard.append(
        "\(sender is Adapting) \((old as? UITraitCollection)?.userInterfaceStyle == .light)")
      return nil
    }
    root.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "changed:old:")
    root.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: root, action: "changed:old:")
    stage.device.simulator.setWishes(style: .dark)
    expectEqual(heard, ["true true", "true true"])
  }

  @Test("A dynamic colour is what its traits make of it, wherever it is used", .rule(246))
  func colours() throws {
    let (stage, root, view) = try shown(iOS: 15)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    expectEqual(color.resolvedColor(with: dark), .white)
    expectEqual(color.resolvedColor(with: light), .black)
    expect(color != .black)
    expectEqual(UIColor.label.resolvedColor(with: dark), .white)
    expectEqual(UIColor.systemBackground.resolvedColor(with: dark), .black)
    expectEqual(
      UIColor.systemBlue.resolvedColor(with: dark),
      UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
    expectEqual(UIColor.red.resolvedColor(with: dark), .red)
    expectEqual(color.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha, 0.5)
    view.overrideUserInterfaceStyle = .dark
    expectEqual(color.hexadecimal(in: view), "#ffffffff")
    expectEqual(color.hexadecimal(in: root.view), "#000000ff")
    dark.performAsCurrent { expectEqual(color.cgColor.components, [1, 1]) }
    stage.device.simulator.setWishes(style: .dark)
    expectEqual(color.hexadecimal(in: root.view), "#ffffffff")
    expectEqual(color.cgColor.components, [1, 1])
    let circle = UIColor { _ in UIColor.label }
    expectEqual(circle.resolvedColor(with: dark), .white)
  }

  @Test("Texts grow with the size that a person reads at", .rule(247))
  func texts() throws {
    let (stage, root, _) = try shown(iOS: 12, model: "iPhone 8")
    var posted: [String] = []
    HeadlessUIKit.NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      posted.append(note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "")
    }
    expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
    let category = UIContentSizeCategory.accessibilityExtraLarge
    stage.device.simulator.setWishes(category: category.rawValue)
    expectEqual(posted, [category.rawValue])
    expectEqual(root.heard, ["compact/regular → compact/regular AccessibilityXL"])
    expectEqual(UIApplication.shared.preferredContentSizeCategory, category)
    expect(category.isAccessibilityCategory && category > .large)
    expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 40)
    expectEqual(UIFont.preferredFont(forTextStyle: .caption2).pointSize, 29)
    expectEqual(UIFontMetrics(forTextStyle: .body).scaledValue(for: 34), 80)
    let small = UITraitCollection(preferredContentSizeCategory: .small)
    expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize, 15)
  }

  @Test("Who was off screen while the device turned hears of it on coming back", .rule(516, 522))
  func missed() throws {
    for iOS in [9, 12, 13, 17] as [IOSVersion] {
      let stage = TestApp(iOS: iOS, model: "iPhone 8")
      _ = UIApplication()
      let (root, top, view) = (Adapting(), UIViewController(), AdaptingView())
      root.view.addSubview(view)
      let navigation = UINavigationController(rootViewController: root)
      try stage.show(navigation)
      // Up to iOS 12 the first traits come from nothing.
      expectEqual(root.heard, only(iOS < 13, "nil → compact/regular"), "iOS \(iOS)")
      expectEqual(view.heard, (iOS < 13 ? 1 : 0), "iOS \(iOS)")
      navigation.pushViewController(top, animated: false)
      try stage.settle()
      (root.heard, view.heard) = ([], 0)
      stage.device.simulator.rotate(to: .landscapeLeft)
      try stage.settle()
      expect(root.heard == [] && view.heard == 0, "iOS \(iOS)")
      let mark = stage.mark
      navigation.popViewController(animated: false)
      try stage.settle()
      expectEqual(root.heard, ["compact/regular → compact/compact"], "iOS \(iOS)")
      expectEqual(view.heard, 1, "iOS \(iOS)")
      expectEqual(
        stage.heard(
          since: mark,
          ["willTransition", "viewWillAppear", "traitCollectionDidChange", "viewDidAppear"]),
        [
          "Adapting.willTransition", "Adapting.viewWillAppear",
          "Adapting.traitCollectionDidChange", "Adapting.viewDidAppear",
        ], "iOS \(iOS)")
    }
  }

  @Test("Who was off screen while the window became dark hears of it on coming back", .rule(516))
  func missedStyle() throws {
    for iOS in IOSVersion.tried(from: 13) {
      let stage = TestApp(iOS: iOS)
      let (root, other, view) = (Adapting(), UIViewController(), AdaptingView())
      root.view.addSubview(view)
      let tabs = UITabBarController()
      tabs.viewControllers = [root, other]
      try stage.show(tabs)
      for (style, change) in [
        (UIUserInterfaceStyle.dark, "compact/regular → compact/regular dark"),
        (.light, "compact/regular dark → compact/regular"),
      ] {
        tabs.selectedIndex = 1
        try stage.settle()
        (root.heard, view.heard) = ([], 0)
        stage.window.overrideUserInterfaceStyle = style
        try stage.settle()
        expect(root.heard == [] && view.heard == 0, "iOS \(iOS)")
        tabs.selectedIndex = 0
        try stage.settle()
        expect(root.heard == [change] && view.heard == 1, "iOS \(iOS)")
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        try stage.settle()
        expect(root.heard == [change] && view.heard == 1, "iOS \(iOS)")
      }
    }
  }

  @Test("A new view hears of traits that are not the screen's", .rule(722))
  func newView() throws {
    for iOS in IOSVersion.tried(from: 13) {
      let stage = TestApp(iOS: iOS)
      let (root, plain, dark) = (UIViewController(), AdaptingView(), AdaptingView())
      try stage.show(root)
      root.view.addSubview(plain)
      try stage.settle()
      expectEqual(plain.heard, 0, "iOS \(iOS)")
      root.overrideUserInterfaceStyle = .dark
      try stage.settle()
      expectEqual(plain.heard, 1, "iOS \(iOS)")
      root.view.addSubview(dark)
      try stage.settle()
      expect(dark.heard == 1 && plain.heard == 1, "iOS \(iOS)")
      expectEqual(dark.traitCollection.userInterfaceStyle, .dark, "iOS \(iOS)")
    }
  }
}
