import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A hundred rows.
private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

@MainActor
struct HidingBarTests {
  private func shown(
    _ iOS: IOSVersion, _ root: () -> UIViewController, _ prepare: (UINavigationController) -> Void
  ) throws -> (TestApp, UINavigationController) {
    let stage = TestApp(iOS: iOS)
    let navigation = UINavigationController(rootViewController: root())
    prepare(navigation)
    try stage.show(navigation)
    return (stage, navigation)
  }

  @Test("A tap hides both bars and brings them back", .rule(414))
  func tap() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let (stage, navigation) = try shown(iOS, UIViewController.init) {
        $0.hidesBarsOnTap = true
        $0.isToolbarHidden = false
      }
      for isHidden in [true, false] {
        try stage.device.simulator.tap(at: CGPoint(x: 160, y: 300))
        try stage.settle()
        expectEqual(navigation.isNavigationBarHidden, isHidden, "iOS \(iOS)")
        expectEqual(navigation.isToolbarHidden, isHidden, "iOS \(iOS)")
      }
      navigation.hidesBarsOnTap = false
      try stage.device.simulator.tap(at: CGPoint(x: 160, y: 300))
      try stage.settle()
      expect(!navigation.isNavigationBarHidden, "iOS \(iOS)")
    }
  }

  @Test("A drag upwards hides the bar, one downwards brings it back", .rule(414))
  func swipe() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let (stage, navigation) = try shown(iOS, { Rows(style: .plain) }) {
        $0.hidesBarsOnSwipe = true
      }
      let simulator = stage.device.simulator
      try simulator.drag(along: [CGPoint(x: 160, y: 400), CGPoint(x: 160, y: 250)])
      try stage.settle()
      expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden, "iOS \(iOS)")
      try simulator.drag(along: [CGPoint(x: 160, y: 250), CGPoint(x: 160, y: 350)])
      try stage.settle()
      expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden, "iOS \(iOS)")
    }
  }

  @Test("On its side a phone can do without the bar", .rule(414))
  func low() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let (stage, navigation) = try shown(iOS, UIViewController.init) {
        $0.hidesBarsWhenVerticallyCompact = true
      }
      expect(!navigation.navigationBar.isHidden, "iOS \(iOS)")
      stage.device.simulator.rotate(to: .landscapeLeft)
      try stage.settle()
      expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden, "iOS \(iOS)")
    }
  }
}
