import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// What UIKit's own views say to those who do not see them.
@MainActor struct UsualAccessibilityTests {
  @Test("Tests find in a view what the app lists of it, in its order", .rule(1357))
  func listed() throws {
    let stage = TestApp(iOS: 15)
    let root = UIViewController()
    try stage.show(root)
    let (one, two) = (UILabel(), UILabel())
    let meter = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    meter.addSubview(one)
    meter.addSubview(two)
    root.view.addSubview(meter)
    expectNil(meter.elementsForTests)
    let needle = UIAccessibilityElement(accessibilityContainer: meter)
    needle.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
    meter.accessibilityElements = [two, needle]
    let listed = try #require(meter.elementsForTests)
    expectEqual(listed.count, 2)
    expect(listed[0] as? UILabel === two && listed[1] as? UIAccessibilityElement === needle)
    expectEqual(needle.frameForTests, CGRect(x: 25, y: 105, width: 10, height: 10))
    needle.accessibilityFrameInContainerSpace = .zero
    needle.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(needle.frameForTests, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("UIKit's own views say what they are, until the app says something", .rule(1001))
  func says() {
    _ = Device(iOS: 15.0)
    let label = UILabel()
    label.text = "Hello"
    expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
    expectEqual(label.accessibilityLabel, "Hello")
    label.accessibilityLabel = "Greeting"
    label.isAccessibilityElement = false
    expect(!label.isAccessibilityElement && label.accessibilityLabel == "Greeting")

    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    (button.isEnabled, button.isSelected) = (false, true)
    expectEqual(button.accessibilityLabel, "Go")
    expectEqual(button.accessibilityTraits, [.button, .notEnabled, .selected])
    button.accessibilityTraits = .link
    expectEqual(button.accessibilityTraits, .link)

    let toggle = UISwitch()
    toggle.isOn = true
    expectEqual(toggle.accessibilityValue, "1")
    let slider = UISlider()
    slider.value = 0.25
    expectEqual(slider.accessibilityValue, "25%")
    expectEqual(slider.accessibilityTraits, .adjustable)
    // What is no number says nothing, and ends nothing.
    (slider.maximumValue, slider.value) = (.infinity, .infinity)
    expectEqual(slider.accessibilityValue, "0%")
    let progress = UIProgressView()
    progress.progress = .nan
    expectEqual(progress.accessibilityValue?.last, "%")
    let field = UITextField()
    (field.placeholder, field.text) = ("Name", "Ann")
    expectEqual([field.accessibilityLabel, field.accessibilityValue], ["Name", "Ann"])
    expect(!UIView().isAccessibilityElement && UIView().accessibilityTraits.isEmpty)
    expect(!UIImageView().isAccessibilityElement)
    expectEqual(UIImageView().accessibilityTraits, .image)
  }

  @Test("Tests go by what the app has said alone", .rule(1001))
  func tests() {
    _ = Device(iOS: 15.0)
    let label = UILabel()
    label.text = "Hello"
    expect(!label.isElementForTests && label.traitsForTests.isEmpty && label.labelForTests == nil)
    label.isAccessibilityElement = true
    label.accessibilityLabel = "Greeting"
    expect(label.isElementForTests && label.labelForTests == "Greeting")
    expectEqual(label.accessibilityTraits, .staticText)
  }

  @Test("A sign without a text is called by what it means, a picture by its name", .rule(1093))
  func signs() {
    _ = Device(iOS: 15.0)
    func label(_ type: UIButton.ButtonType, _ image: UIImage?, _ title: String? = nil) -> String? {
      let button = UIButton(type: type)
      button.setImage(image, for: .normal)
      button.setTitle(title, for: .normal)
      expectEqual(button.labelForTests, title == nil ? button.accessibilityLabel : nil)
      expectEqual(button.imageNameForTests, title == nil ? image?.name : nil)
      return button.accessibilityLabel
    }
    expectEqual(label(.close, nil), "Close")
    expectEqual(label(.infoDark, nil), "More Info")
    expectEqual(label(.system, UIImage(systemName: "plus")), "Add")
    expectEqual(label(.system, UIImage(systemName: "heart.fill")), "love")
    expectEqual(label(.system, UIImage(systemName: "tortoise")), "tortoise")
    expectEqual(label(.system, UIImage(systemName: "plus"), "More"), "More")

    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [.trash, .action, .add].map {
      UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)
    }
    bar.items?[2].accessibilityLabel = "New"
    bar.layoutIfNeeded()
    expectEqual(
      bar.subviews.compactMap { ($0 as? UIButton)?.accessibilityLabel },
      ["Delete", "Share", "New"])
  }
}
