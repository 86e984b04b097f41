import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Says what its label's color was when it came into a window.
private final class ThemedCard: UIView {
  var log: [String] = []
  var cornerColor: UIColor?
  var ring: CGFloat = 1 { didSet { log.append("ring \(ring)") } }
  override func didMoveToWindow() {
    log.append(backgroundColor == .red ? "red in a window" : "in a window")
  }
  static func register() {
    _registerProperty("cornerColor", \ThemedCard.cornerColor)
    _registerProperty("ring", \ThemedCard.ring)
  }
}

private final class Panel: UIView {}

@MainActor
struct AppearanceProxyTests {
  private func stage(_ iOS: IOSVersion) throws -> (app: TestApp, root: UIViewController) {
    let app = TestApp(iOS: iOS)
    let root = UIViewController()
    try app.show(root)
    return (app, root)
  }

  @Test("A look that is set for a class comes to views when they enter a window", .rule(425))
  func entering() throws {
    for iOS in IOSVersion.tried(from: 5) {
      let (app, root) = try stage(iOS)
      let early = ThemedCard(frame: .zero)
      root.view.addSubview(early)
      ThemedCard.appearance().backgroundColor = .red
      expectNil(early.backgroundColor, "iOS \(iOS)")
      let card = ThemedCard(frame: .zero)
      expectNil(card.backgroundColor, "iOS \(iOS)")
      root.view.addSubview(card)
      expect(card.backgroundColor == .red && card.log == ["red in a window"], "iOS \(iOS)")
      // A view that was in the window before gets it when it comes back.
      early.removeFromSuperview()
      root.view.addSubview(early)
      expectEqual(early.backgroundColor, .red, "iOS \(iOS)")
      expectEqual(app.device.lines(.diagnosis, .exception), [], "iOS \(iOS)")
    }
  }

  @Test("What an app says of an object itself stays", .rule(426))
  func explicit() throws {
    for iOS in IOSVersion.tried(from: 5) {
      let (app, root) = try stage(iOS)
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 30)
      let (plain, own) = (UILabel(), UILabel())
      own.textColor = .black
      root.view.addSubview(plain)
      root.view.addSubview(own)
      expect(plain.textColor == .red && own.textColor == .black, "iOS \(iOS)")
      expectEqual(own.font.pointSize, 30, "iOS \(iOS)")
      UILabel.appearance().textColor = .green
      for label in [plain, own] {
        label.removeFromSuperview()
        root.view.addSubview(label)
      }
      expect(plain.textColor == .green && own.textColor == .black, "iOS \(iOS)")
      expectEqual(app.device.lines(.exception), [], "iOS \(iOS)")
    }
  }

  @Test("A subclass and containers decide which of several looks wins", .rule(427))
  func containers() throws {
    for iOS in IOSVersion.tried(from: 9) {
      let (app, root) = try stage(iOS)
      UIView.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .green
      UILabel.appearance().backgroundColor = .yellow
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .blue
      UILabel.appearance(
        whenContainedInInstancesOf: [Panel.self, UIViewController.self]
      ).textColor = .red
      let (panel, inside, nested, outside) = (Panel(), UILabel(), UILabel(), UILabel())
      let middle = UIView()
      panel.addSubview(inside)
      panel.addSubview(middle)
      middle.addSubview(nested)
      root.view.addSubview(panel)
      root.view.addSubview(outside)
      expect(inside.backgroundColor == .blue && nested.backgroundColor == .blue, "iOS \(iOS)")
      expect(outside.backgroundColor == .yellow && middle.backgroundColor == .green, "iOS \(iOS)")
      expect(inside.textColor == .red && outside.textColor != .red, "iOS \(iOS)")
      expectNil(panel.backgroundColor, "iOS \(iOS)")
      expectEqual(app.device.lines(.exception), [], "iOS \(iOS)")
    }
  }

  @Test("A look for traits comes only to objects that have them", .rule(427))
  func traits() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let (app, root) = try stage(iOS)
      UILabel.appearance(for: UITraitCollection(userInterfaceIdiom: .pad)).textColor = .red
      UILabel.appearance(for: UITraitCollection(userInterfaceIdiom: .phone)).textColor = .blue
      let label = UILabel()
      root.view.addSubview(label)
      expectEqual(label.textColor, .blue, "iOS \(iOS)")
      expectEqual(app.device.lines(.exception), [], "iOS \(iOS)")
    }
  }

  @Test("Properties of the app's own that Objective-C knows take part", .rule(428))
  func own() throws {
    for iOS in IOSVersion.tried(from: 5) {
      let (app, root) = try stage(iOS)
      ThemedCard.register()
      ThemedCard.appearance().cornerColor = .red
      ThemedCard.appearance().ring = 3
      let (card, other) = (ThemedCard(), ThemedCard())
      other.ring = 8
      root.view.addSubview(card)
      root.view.addSubview(other)
      expect(card.cornerColor == .red && card.log == ["ring 3.0", "in a window"], "iOS \(iOS)")
      expect(other.cornerColor == .red && other.ring == 8, "iOS \(iOS)")
      // The object that takes the looks is none that UIKit makes.
      expectEqual(app.device.simulator.name(of: other), "ThemedCard#2", "iOS \(iOS)")
      expect(!app.device.lines(.call).contains { $0.contains("ThemedCard init") }, "iOS \(iOS)")
    }
  }

  @Test("Bars and the items on them get looks when they are on screen", .rule(425))
  func bars() throws {
    for iOS in IOSVersion.tried(from: 7) {
      let app = TestApp(iOS: iOS)
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
      UIBarButtonItem.appearance().tintColor = .yellow
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.blue], for: .normal)
      UINavigationBar.appearance().isTranslucent = false
      let root = UIViewController()
      let (item, own) = (UIBarButtonItem(), UIBarButtonItem())
      (item.title, own.title, own.tintColor) = ("Item", "Own", .brown)
      root.navigationItem.rightBarButtonItems = [item, own]
      let navigation = UINavigationController(rootViewController: root)
      expectNil(navigation.navigationBar.barTintColor, "iOS \(iOS)")
      try app.show(navigation)
      let bar = navigation.navigationBar
      expect(bar.barTintColor == .red && !bar.isTranslucent, "iOS \(iOS)")
      expectEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .green, "iOS \(iOS)")
      expect(item.tintColor == .yellow && own.tintColor == .brown, "iOS \(iOS)")
      let text = item.titleTextAttributes(for: .normal)
      expectEqual(text?[.foregroundColor] as? UIColor, .blue, "iOS \(iOS)")
      let late = UIBarButtonItem()
      late.title = "Late"
      root.navigationItem.leftBarButtonItem = late
      try app.settle()
      expectEqual(late.tintColor, .yellow, "iOS \(iOS)")
    }
  }

  @Test("A window's appearance is no window", .rule(425))
  func windows() throws {
    for iOS in IOSVersion.tried(from: 7) {
      let (app, _) = try stage(iOS)
      UIWindow.appearance().tintColor = .red
      expectEqual(app.device.simulator.windows.count, 1, "iOS \(iOS)")
      expectEqual(app.device.lines(.diagnosis, .exception), [], "iOS \(iOS)")
    }
  }

  @Test("Up to iOS 6 bars have a tint that is theirs alone", .rule(429))
  func earlyTint() throws {
    for iOS in IOSVersion.tried where iOS < 7.0 {
      let device = Device(iOS: iOS)
      let (bar, inner) = (UINavigationBar(), UINavigationBar())
      expectNil(bar.tintColor, "iOS \(iOS)")
      bar.tintColor = .red
      bar.addSubview(inner)
      expect(bar.tintColor == .red && inner.tintColor == nil, "iOS \(iOS)")
      expectEqual(device.lines(.exception), [], "iOS \(iOS)")
      UIView().tintColor = .red
      expectEqual(device.lines(.exception).count, 1, "iOS \(iOS)")
    }
  }
}
