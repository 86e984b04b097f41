import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Says that its tint or its margins have changed.
private final class Tinted: UIView {
  var tints = 0
  var margins = 0
  override func tintColorDidChange() {
    super.tintColorDidChange()
    tints += 1
  }
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    margins += 1
  }
}

@MainActor
struct TintTests {
  private func stage(
    iOS: IOSVersion, model: String? = nil
  ) throws -> (app: TestApp, root: UIViewController, outer: Tinted, inner: Tinted) {
    let app = TestApp(iOS: iOS, model: model)
    let root = UIViewController()
    try app.show(root)
    let (outer, inner) = (Tinted(frame: root.view.bounds), Tinted(frame: root.view.bounds))
    root.view.addSubview(outer)
    outer.addSubview(inner)
    try app.settle()
    return (app, root, outer, inner)
  }

  @Test("A tint comes down from the window, until a view has its own", .rule(361))
  func inherited() throws {
    for iOS in IOSVersion.tried(from: 7) {
      let (app, _, outer, inner) = try stage(iOS: iOS)
      let blue = inner.tintColor
      app.window.tintColor = .red
      expect(inner.tintColor == .red && outer.tints == 1 && inner.tints == 1, "iOS \(iOS)")
      outer.tintColor = .green
      expect(inner.tintColor == .green && outer.tints == 2 && inner.tints == 2, "iOS \(iOS)")
      inner.tintColor = .purple
      outer.tintColor = .brown
      expect(inner.tintColor == .purple && outer.tints == 3 && inner.tints == 3, "iOS \(iOS)")
      (inner.tintColor, outer.tintColor) = (nil, nil)
      expectEqual(inner.tintColor, .red, "iOS \(iOS)")
      app.window.tintColor = nil
      expectEqual(inner.tintColor, blue, "iOS \(iOS)")
    }
  }

  @Test("Another superview may have another tint", .rule(361))
  func moved() throws {
    for iOS in IOSVersion.tried(from: 7) {
      let (app, root, outer, inner) = try stage(iOS: iOS)
      outer.tintColor = .red
      (outer.tints, inner.tints) = (0, 0)
      inner.removeFromSuperview()
      expect(inner.tints == 1 && inner.tintColor != .red, "iOS \(iOS)")
      outer.addSubview(inner)
      expect(inner.tints == 2 && inner.tintColor == .red && outer.tints == 0, "iOS \(iOS)")
      root.view.addSubview(inner)
      expectEqual(inner.tints, 3, "iOS \(iOS)")
      withExtendedLifetime(app) {}
    }
  }

  @Test("A dimmed tint is a gray, and the mode is never automatic", .rule(361))
  func dimmed() throws {
    for iOS in IOSVersion.tried(from: 7) {
      let (app, _, outer, inner) = try stage(iOS: iOS)
      expectEqual(inner.tintAdjustmentMode, .normal, "iOS \(iOS)")
      outer.tintAdjustmentMode = .dimmed
      expect(inner.tintAdjustmentMode == .dimmed && inner.tints == 1, "iOS \(iOS)")
      var (red, green, blue) = (CGFloat(0), CGFloat(1), CGFloat(2))
      expect(inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil))
      expect(red == green && green == blue, "iOS \(iOS)")
      inner.tintAdjustmentMode = .normal
      outer.tintAdjustmentMode = .automatic
      expect(inner.tints == 2 && outer.tints == 2, "iOS \(iOS)")
      withExtendedLifetime(app) {}
    }
  }

  @Test("The presenter is dimmed while an alert is there", .rule(361))
  func alert() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let (app, root, outer, _) = try stage(iOS: iOS)
      let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: true)
      try app.settle()
      expect(outer.tintAdjustmentMode == .dimmed && outer.tints == 1, "iOS \(iOS)")
      expectEqual(alert.view.tintAdjustmentMode, .normal, "iOS \(iOS)")
      root.dismiss(animated: true)
      expect(outer.tintAdjustmentMode == .normal && outer.tints == 2, "iOS \(iOS)")
      try app.settle()
      expectEqual(outer.tints, 2, "iOS \(iOS)")
      let next = UIViewController()
      next.modalPresentationStyle = .fullScreen
      root.present(next, animated: true)
      try app.settle()
      expectEqual(outer.tintAdjustmentMode, .normal, "iOS \(iOS)")
    }
  }

  @Test(
    "The view of a controller has the margins of the system, or larger ones", .rule(362))
  func rootMargins() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let (app, root, _, _) = try stage(iOS: iOS, model: "iPhone 6")
      expectEqual(root.view.layoutMargins.left, 16, "iOS \(iOS)")
      root.view.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 64)
      expectEqual(root.view.layoutMargins.left, 16, "iOS \(iOS)")
      expectEqual(root.view.layoutMargins.right, (iOS >= 11 ? 64 : 16), "iOS \(iOS)")
      guard iOS >= 11 else { continue }
      expectEqual(root.systemMinimumLayoutMargins.leading, 16, "iOS \(iOS)")
      root.viewRespectsSystemMinimumLayoutMargins = false
      expectEqual(root.view.layoutMargins.left, 5, "iOS \(iOS)")
      withExtendedLifetime(app) {}
      let (wide, other, _, _) = try stage(iOS: iOS, model: "iPhone 6 Plus")
      expectEqual(other.view.layoutMargins.left, 20, "iOS \(iOS)")
      withExtendedLifetime(wide) {}
    }
  }

  @Test("A view may keep to the margins around, and hears when they change", .rule(362))
  func preserved() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let (app, _, outer, inner) = try stage(iOS: iOS)
      if iOS >= 11 { outer.insetsLayoutMarginsFromSafeArea = false }
      if iOS >= 11 { inner.insetsLayoutMarginsFromSafeArea = false }
      outer.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 40, right: 30)
      expectEqual(inner.layoutMargins.left, 8, "iOS \(iOS)")
      inner.margins = 0
      inner.preservesSuperviewLayoutMargins = true
      expect(inner.layoutMargins.left == 30 && inner.margins == 1, "iOS \(iOS)")
      inner.frame = outer.bounds.insetBy(dx: 10, dy: 50)
      expectEqual(
        inner.layoutMargins, UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20), "iOS \(iOS)")
      inner.margins = 0
      outer.layoutMargins.left = 33
      expect(inner.layoutMargins.left == 23 && inner.margins == 1, "iOS \(iOS)")
      outer.layoutMargins.left = 33
      expectEqual(inner.margins, 1, "iOS \(iOS)")
      withExtendedLifetime(app) {}
    }
  }
}
