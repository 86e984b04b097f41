import EventTrace
import Expectations
import Foundation
import InterfaceFiles
import RuleTrait
import Testing

@testable import HeadlessUIKit

@Suite("What files say of the parts of views")
@MainActor
struct NibPartTests {
  @Test(
    "A stack view keeps its views within the margins that a file gives it", .rule(1445),
    arguments: [
      "<edgeInsets key=\"layoutMargins\" top=\"10\" left=\"20\" bottom=\"30\" right=\"40\"/>",
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"10\" leading=\"20\" bottom=\"30\" trailing=\"40\"/>",
      "",
    ])
  func stackMargins(margins: String) throws {
    let document = InterfaceDocument.xib(
      """
      <stackView opaque="NO" contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" id="s">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews><view contentMode="scaleToFill" id="v"/></subviews>
          \(margins)
      </stackView>
      """)
    let app = NibApp(files: ["Main.xib": document])
    let stack = try #require(
      UINib(nibName: "Main", bundle: nil).instantiate(withOwner: UIViewController()).first
        as? UIStackView)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(stack)
    window.isHidden = false
    window.layoutIfNeeded()
    expectEqual(stack.isLayoutMarginsRelativeArrangement, !margins.isEmpty)
    expectEqual(
      stack.arrangedSubviews[0].frame,
      margins.isEmpty
        ? CGRect(x: 0, y: 0, width: 200, height: 100)
        : CGRect(x: 20, y: 10, width: 140, height: 60))
    expectEqual(app.unread, [])
  }

  @Test("The lines that an old file gives a cell are its table's")
  func linesOfCells() {
    let document = InterfaceDocument.xib(
      "<tableViewCell contentMode=\"scaleToFill\" separatorStyle=\"none\" id=\"cell\"/>")
    let app = NibApp(files: ["Main.xib": document])
    let made = UINib(nibName: "Main", bundle: nil).instantiate(withOwner: UIViewController())
    expect(made.first is UITableViewCell)
    expectEqual(app.unread, [])
  }

  @Test("A tab bar of its own has the item selected that the file names", .rule(1447))
  func selectedItem() throws {
    let document = InterfaceDocument.xib(
      """
      <tabBar contentMode="scaleToFill" selectedItem="second" id="bar">
          <rect key="frame" x="0.0" y="0.0" width="320" height="49"/>
          <items>
              <tabBarItem title="One" id="first"/>
              <tabBarItem title="Two" id="second"/>
          </items>
      </tabBar>
      """)
    let app = NibApp(files: ["Main.xib": document])
    let bar = try #require(
      UINib(nibName: "Main", bundle: nil).instantiate(withOwner: UIViewController()).first
        as? UITabBar)
    expectEqual(bar.selectedItem?.title, "Two")
    expectEqual(app.unread, [])
  }

  @Test("The bar of a tab bar controller follows the controller", .rule(1447))
  func selectedItemOfController() throws {
    let document = InterfaceDocument.xib(
      """
      <tabBarController id="tabs">
          <tabBar key="tabBar" contentMode="scaleToFill" selectedItem="second" id="bar"/>
          <viewControllers>
              <viewController id="a"><tabBarItem key="tabBarItem" title="One" id="first"/></viewController>
              <viewController id="b"><tabBarItem key="tabBarItem" title="Two" id="second"/></viewController>
          </viewControllers>
      </tabBarController>
      """)
    let app = NibApp(files: ["Main.xib": document])
    let tabs = try #require(
      UINib(nibName: "Main", bundle: nil).instantiate(withOwner: UIViewController()).first
        as? UITabBarController)
    expectEqual(tabs.selectedIndex, 0)
    expect(!app.simulator.isDead)
    expectEqual(app.unread, [])
  }
}
