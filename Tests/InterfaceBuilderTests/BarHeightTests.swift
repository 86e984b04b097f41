import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("What views are like without a constraint for it")
@MainActor
struct BarHeightTests {
  @Test("A bar between the sides of a view is as high as bars are", .rule(468))
  func bars() {
    _ = NibApp(iOS: 12, model: "iPhone 8")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let bars = [UINavigationBar(), UIToolbar(), UITabBar()]
    for bar in bars {
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      ])
    }
    view.layoutIfNeeded()
    expectEqual(
      bars.map(\.frame), [44, 44, 49].map { CGRect(x: 0, y: 20, width: 375, height: $0) })
    bars[0].sizeToFit()
    expectEqual(bars[0].bounds.height, 44)
  }

  @Test("From iOS 15 on a button shows the title of its configuration", .rule(467))
  func titles() throws {
    let text = """
      <button opaque="NO" buttonType="system" id="b">
        <state key="normal" title="Button"/><state key="selected" title="Chosen"/>
        <buttonConfiguration key="configuration" style="plain" title="Log in"/>
      </button>
      """
    let button = try NibElement(text, in: NibApp(iOS: 15)).apply(to: UIButton())
    expectEqual(button.currentTitle, "Log in")
    button.setTitle("Log out", for: .normal)
    expectEqual(button.currentTitle, "Log out")
    expectEqual(button.configuration?.title, "Log out")
    button.isSelected = true
    expectEqual(button.currentTitle, "Chosen")
    let picture = text.replacing(" title=\"Log in\"", with: " image=\"gear\" catalog=\"system\"")
    let plain = try NibElement(picture, in: NibApp(iOS: 15)).apply(to: UIButton())
    expectEqual(plain.currentTitle, nil)
    plain.setTitle("Gear", for: .normal)
    expectEqual(plain.currentTitle, "Gear")
    expectEqual(
      try NibElement(text, in: NibApp(iOS: 14)).apply(to: UIButton()).currentTitle, "Button")
  }

  @Test("What keeps to margins follows them when constraints move it from under a bar", .rule(362))
  func moved() throws {
    let app = NibApp(iOS: 12, model: "iPhone XS")
    let controller = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try app.simulator.settle()
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    stack.isLayoutMarginsRelativeArrangement = true
    let tile = UIView()
    stack.addArrangedSubview(tile)
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      tile.heightAnchor.constraint(equalToConstant: 30),
      tile.widthAnchor.constraint(equalToConstant: 30),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 200),
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
    ])
    controller.view.layoutIfNeeded()
    expectEqual(tile.frame, CGRect(x: 5, y: 5, width: 30, height: 30))
    expectEqual(stack.frame, CGRect(x: 20, y: 200, width: 40, height: 40))
  }
}
