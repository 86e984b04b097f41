import EventTrace
import Expectations
import Foundation
import RuleTrait
import Testing

@testable import HeadlessUIKit

/// The buttons of an alert and their actions.
@MainActor struct AlertActionTests {
  @Test("The button of an alert on the screen is turned on and off with its action", .rule(1216))
  func follows() throws {
    let stage = TestApp(iOS: 15)
    let root = UIViewController()
    try stage.show(root)
    var done = 0
    let alert = UIAlertController(title: "Erase?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Erase", style: .destructive) { _ in done += 1 }
    action.isEnabled = false
    alert.addAction(action)
    root.present(alert, animated: false)
    try stage.settle()
    let button = try #require(alert.view.drawnSubviews.compactMap { $0 as? UIAlertButton }.first)
    expect(!button.isEnabled)
    action.isEnabled = true
    expect(button.isEnabled)
    let frame = button.frameOnScreen
    try stage.device.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try stage.settle()
    expectEqual(done, 1)
    action.isEnabled = false
    expect(!button.isEnabled)
  }
}
