import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// The buttons of an alert and their actions.
@MainActor struct AlertActionTests {
  @Test("Two buttons of an old alert share a row, and of more the last cancels", .rule(1221))
  func oldAlerts() throws {
    let stage = TestApp(iOS: 6)
    try stage.show(UIViewController())
    func buttons(_ others: String...) throws -> [(title: String?, frame: CGRect)] {
      let alert = UIAlertView(
        title: "Title", message: "Message", delegate: nil, cancelButtonTitle: "Cancel")
      for title in others { alert.addButton(withTitle: title) }
      alert.show()
      try stage.settle()
      let found = alert.drawnSubviews.compactMap { $0 as? UIAlertButton }
        .map { (title: $0.drawnTitle, frame: $0.drawnFrame) }
      alert.dismiss(withClickedButtonIndex: 0, animated: false)
      try stage.settle()
      return found
    }
    let two = try buttons("OK")
    expectEqual(two.map(\.title), ["Cancel", "OK"])
    expectEqual(two[0].frame.minY, two[1].frame.minY)
    expectEqual(two[0].frame.maxX, two[1].frame.minX)
    let three = try buttons("One", "Two")
    expectEqual(three.map(\.title), ["One", "Two", "Cancel"])
    expectEqual(Set(three.map(\.frame.minX)).count, 1)
  }

  @Test("The preferred action stands out, and without one the one that cancels", .rule(1462))
  func preferred() throws {
    let stage = TestApp(iOS: 15)
    let root = UIViewController()
    try stage.show(root)
    for (style, isPreferred) in [
      (UIAlertController.Style.alert, false), (.alert, true), (.actionSheet, true),
    ] {
      let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: style)
      let save = UIAlertAction(title: "Save", style: .default)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(save)
      // Its view may be there already.
      if isPreferred {
        alert.loadViewIfNeeded()
        alert.preferredAction = save
      }
      root.present(alert, animated: false)
      try stage.settle()
      let bold = alert.view.drawnSubviews.compactMap { $0 as? UIAlertButton }
        .filter(\.isProminent).map(\.drawnTitle)
      // A sheet takes no notice of it.
      expectEqual(bold, [isPreferred && style == .alert ? "Save" : "Cancel"])
      root.dismiss(animated: false)
      try stage.settle()
    }
  }

  @Test("An old sheet lies at the lower edge of a phone", .rule(1221))
  func oldSheet() throws {
    let stage = TestApp(iOS: 6)
    let root = UIViewController()
    try stage.show(root)
    let sheet = UIActionSheet(
      title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete")
    sheet.show(in: root.view)
    try stage.settle()
    expectEqual(sheet.drawnFrame.maxY, stage.window.bounds.maxY - 8)
    expectEqual(sheet.drawnFrame.width, stage.window.bounds.width - 16)
  }

  @Test("An alert whose view is asked for early has all that is said later", .rule(1358))
  func askedForEarly() throws {
    let stage = TestApp(iOS: 15)
    let root = UIViewController()
    try stage.show(root)
    let alert = UIAlertController(title: "Erase?", message: nil, preferredStyle: .alert)
    alert.view.tintColor = .red
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Erase", style: .destructive))
    alert.message = "All of it."
    alert.title = "Erase all?"
    root.present(alert, animated: false)
    try stage.settle()
    func texts() -> [String?] {
      alert.view.drawnSubviews.map { ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.currentTitle }
    }
    expectEqual(texts(), ["Erase all?", "All of it.", nil, "Erase"])
    // Also while it is on the screen, where the field stays the one that is edited.
    alert.message = "Really all."
    alert.view.layoutIfNeeded()
    expectEqual(texts(), ["Erase all?", "Really all.", nil, "Erase"])
    expect(alert.textFields?.first?.isFirstResponder == true)
  }

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
