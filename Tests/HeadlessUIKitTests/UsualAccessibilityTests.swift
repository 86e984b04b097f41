import EventTrace
import Expectations
import Foundation
import RuleTrait
import Testing

@testable import HeadlessUIKit

/// What UIKit's own views say to those who do not see them.
@MainActor struct UsualAccessibilityTests {
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
}
