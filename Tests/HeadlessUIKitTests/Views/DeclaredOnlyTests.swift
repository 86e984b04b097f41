import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuleTrait
import RuntimeFixtures
import Testing

@MainActor
struct DeclaredOnlyTests {
  @Test("What is declared only says so once, and not for the value that is there already")
  func saysSo() {
    let device = Device(iOS: 17.0)
    let view = UIScrollView()
    view.isDirectionalLockEnabled = false
    expectEqual(device.lines(.diagnosis), [])
    for isLocked in [true, false] { view.isDirectionalLockEnabled = isLocked }
    for _ in 1...2 { UIView().exerciseAmbiguityInLayout() }
    UIScrollView().flashScrollIndicators()
    expectEqual(
      device.lines(.diagnosis),
      [
        "UIScrollView.isDirectionalLockEnabled",
        "UIView.exerciseAmbiguityInLayout()", "UIScrollView.flashScrollIndicators()",
      ].map { "unimplemented: \($0): nothing comes of it." })
  }

  @Test("A look that no picture draws is no line of the trace, and kept for the picture to name")
  func keepsLooks() {
    let device = Device(iOS: 17.0)
    let (label, table) = (UILabel(), UITableView())
    label.baselineAdjustment = .alignBaselines
    table.sectionIndexColor = nil
    expectEqual(device.simulator.undrawnLooks, [])
    for adjustment in [UIBaselineAdjustment.alignCenters, .none] {
      label.baselineAdjustment = adjustment
    }
    table.sectionIndexColor = .red
    UINavigationBar().titleTextAttributes = [.kern: 1]
    UIBarButtonItemAppearance().normal.titleTextAttributes = [.kern: 1]
    UITabBarItemAppearance().normal.titleTextAttributes = [.kern: 1]
    expectEqual(
      device.simulator.undrawnLooks,
      [
        "UIBarButtonItemAppearance.State.titleTextAttributes", "UILabel.baselineAdjustment",
        "UINavigationBar.titleTextAttributes",
        "UITabBarItemAppearance.State.titleTextAttributes", "UITableView.sectionIndexColor",
      ])
    expectEqual(device.lines(.diagnosis), [])
  }

  @Test("The tint is drawn, of a button and of the views around what is tinted", .rule(889))
  func tint() {
    let device = Device(iOS: 17.0)
    let (view, slider) = (UIView(), UISlider())
    view.addSubview(slider)
    UIButton(type: .system).tintColor = .red
    expect(slider.drawnOwnTint == nil)
    view.tintColor = .red
    expectEqual(slider.drawnOwnTint, .red)
    expectEqual(device.simulator.undrawnLooks, [])
  }
}
