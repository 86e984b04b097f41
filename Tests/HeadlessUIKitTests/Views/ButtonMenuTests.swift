import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct ButtonMenuTests {
  @Test(
    "A button opens its menu by a long touch, or by a tap if that is its primary action", .rule(436)
  )
  func buttons() throws {
    for iOS in IOSVersion.tried(from: 14) {
      let fingers = try FingerTestApp(iOS: iOS)
      var log: [String] = []
      let button = UIButton(frame: fingers.pad.frame)
      button.addAction(UIAction { _ in log.append("tapped") }, for: .touchUpInside)
      button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
      button.menu = UIMenu(children: [
        UIAction(title: "Sort") { log.append("sort by \($0.sender is UIButton)") }
      ])
      fingers.root.view.addSubview(button)
      try fingers.settle()
      try fingers.simulator.tap(at: fingers.centre)
      try fingers.simulator.press(at: fingers.centre, for: 1)
      try fingers.settle()
      expectEqual(log, ["tapped"], "iOS \(iOS)")
      try fingers.stage.tap("Sort")
      expectEqual(log, ["tapped", "sort by true"], "iOS \(iOS)")
      button.showsMenuAsPrimaryAction = true
      log = []
      try fingers.simulator.tap(at: fingers.centre)
      try fingers.settle()
      try fingers.stage.tap("Sort")
      expectEqual(log, ["menu", "sort by true"], "iOS \(iOS)")
    }
  }

  @Test("A button's menu is below it, or above it where there is no room", .rule(1147))
  func places() throws {
    for iOS in IOSVersion.tried(from: 14) {
      let fingers = try FingerTestApp(iOS: iOS)
      let screen = fingers.root.view.bounds
      for (y, isBelow) in [(100, true), (screen.maxY - 60, false)] {
        let button = UIButton(frame: CGRect(x: 20, y: y, width: 80, height: 40))
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
          UIAction(title: "Keep") { _ in },
          UIAction(title: "Drop", attributes: .destructive) { _ in },
        ])
        fingers.root.view.addSubview(button)
        try fingers.settle()
        try fingers.simulator.tap(at: CGPoint(x: 60, y: y + 20))
        try fingers.settle()
        let (keep, drop) = (fingers.stage.button("Keep"), fingers.stage.button("Drop"))
        let rows = [keep, drop].compactMap(\.self).map(\.frameOnScreen)
        expect(rows.count == 2 && rows.allSatisfy { $0.minX == 20 }, "iOS \(iOS)")
        expect(rows.allSatisfy { ($0.minY > button.frame.maxY) == isBelow }, "iOS \(iOS)")
        expect(drop?.isDestructiveRow == true && keep?.isDestructiveRow == false, "iOS \(iOS)")
        try fingers.stage.tap("Keep")
        button.removeFromSuperview()
      }
    }
  }

  @Test(
    "Entries have their titles at one line, and pictures at the side of their time", .rule(1361))
  func entries() throws {
    for iOS: IOSVersion in [14.0, 17.0, 26.0] {
      let fingers = try FingerTestApp(iOS: iOS)
      let button = UIButton(frame: fingers.pad.frame)
      button.showsMenuAsPrimaryAction = true
      let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc")) { _ in }
      let keep = UIAction(title: "Keep") { _ in }
      button.menu = UIMenu(children: [copy, keep])
      func rows() throws -> [(image: CGRect, title: CGRect)] {
        try fingers.simulator.tap(at: fingers.centre)
        try fingers.settle()
        let found = ["Copy", "Keep"].compactMap { fingers.stage.button($0)?.drawnPlaces }
        try fingers.stage.tap("Keep")
        return found
      }
      fingers.root.view.addSubview(button)
      try fingers.settle()
      let plain = try rows()
      try #require(plain.count == 2)
      expectEqual(plain[0].title.minX, plain[1].title.minX, "iOS \(iOS)")
      expect((plain[0].image.minX > plain[0].title.maxX) == (iOS < 26.0), "iOS \(iOS)")
      keep.state = .on
      button.menu = UIMenu(children: [copy, keep])
      let marked = try rows()
      try #require(marked.count == 2)
      expect(marked[0].title.minX > plain[0].title.minX, "iOS \(iOS)")
      expect(marked[1].image.maxX <= marked[1].title.minX, "iOS \(iOS)")
    }
  }

  @Test("A button can show what was chosen of its menu", .rule(436))
  func choice() throws {
    for iOS in IOSVersion.tried(from: 15) {
      let fingers = try FingerTestApp(iOS: iOS)
      let button = UIButton(frame: fingers.pad.frame)
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.menu = UIMenu(
        children: ["Name", "Date"].map { UIAction(title: $0) { _ in } })
      expectEqual(button.title(for: .normal), "Name", "iOS \(iOS)")
      fingers.root.view.addSubview(button)
      try fingers.settle()
      try fingers.simulator.tap(at: fingers.centre)
      try fingers.settle()
      try fingers.stage.tap("Date")
      expectEqual(button.title(for: .normal), "Date", "iOS \(iOS)")
      expectEqual(button.menu?.selectedElements.map(\.title), ["Date"], "iOS \(iOS)")
    }
  }

  @Test(
    "A button without a menu can be selected by a tap, and by the next one no longer", .rule(436))
  func toggles() throws {
    for iOS in IOSVersion.tried(from: 15) {
      let fingers = try FingerTestApp(iOS: iOS)
      let button = UIButton(frame: fingers.pad.frame)
      button.changesSelectionAsPrimaryAction = true
      var heard: [Bool] = []
      button.addAction(UIAction { _ in heard.append(button.isSelected) }, for: .touchUpInside)
      fingers.root.view.addSubview(button)
      try fingers.settle()
      for _ in 0..<2 {
        try fingers.simulator.tap(at: fingers.centre)
        try fingers.settle()
      }
      expectEqual(heard, [true, false], "iOS \(iOS)")
    }
  }

  @Test("An item of a bar opens its menu by a tap if it has nothing else to do", .rule(436))
  func barItems() throws {
    for iOS in IOSVersion.tried(from: 14) {
      let app = TestApp(iOS: iOS)
      var log: [String] = []
      let root = UIViewController()
      let menu = UIMenu(children: [UIAction(title: "New") { _ in log.append("new") }])
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", menu: menu)
      try app.show(UINavigationController(rootViewController: root))
      try app.tap("Add")
      try app.tap("New")
      expectEqual(log, ["new"], "iOS \(iOS)")
    }
  }
}
