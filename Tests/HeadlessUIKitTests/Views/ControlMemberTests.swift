import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// What apps read back of controls, and what comes of setting it.
@Suite
@MainActor
struct ControlMemberTests {
  @Test("Actions are sent for their events, once each, until they are taken away")
  func actions() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let button = UIButton(type: .custom)
    var count = 0
    let action = UIAction(title: "Count") { _ in count += 1 }
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: .touchUpInside)
    expectEqual(button.allControlEvents, .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(count, 1)
    button.addAction(UIAction(identifier: .init("ten")) { _ in count += 10 }, for: .touchDown)
    expectEqual(button.allControlEvents, [.touchUpInside, .touchDown])
    var titles: [String] = []
    button.enumerateEventHandlers { action, _, _, _ in titles.append(action?.title ?? "none") }
    expectEqual(titles.sorted(), ["", "Count"])
    button.removeAction(identifiedBy: .init("ten"), for: .touchDown)
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: [.touchUpInside, .touchDown])
    expect(count == 1 && button.allControlEvents == [])
  }

  @Test("A button has what was set for its state")
  func button() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let button = UIButton(type: .custom)
    button.setTitleShadowColor(.green, for: .normal)
    expectEqual(button.currentTitleShadowColor, .green)
    button.setAttributedTitle(NSAttributedString(string: "text"), for: .normal)
    expectEqual(button.currentAttributedTitle?.string, "text")
    let picture = UIImage()
    button.setBackgroundImage(picture, for: .normal)
    expect(button.currentBackgroundImage === picture)
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(button.backgroundRect(forBounds: bounds), bounds)
    expectEqual(button.effectiveContentHorizontalAlignment, .center)
    button.contentHorizontalAlignment = .leading
    expectEqual(button.effectiveContentHorizontalAlignment, .left)
    expect(button.state == .normal && !button.isHeld)
  }

  @Test("Segments come and go, and can be switched off")
  func segments() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.setEnabled(false, forSegmentAt: 1)
    expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
    control.insertSegment(withTitle: "z", at: 99, animated: false)
    expectEqual(control.titleForSegment(at: 3), "z")
    control.removeAllSegments()
    expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
  }

  @Test("Values stay in their limits, and code that sets them sends nothing")
  func values() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    var heard = 0
    let toggle = UISwitch()
    toggle.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    toggle.setOn(true, animated: true)
    expect(toggle.isOn && heard == 0)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    expect(pages.currentPage == 2 && pages.size(forNumberOfPages: 3).width > 0)
    let stepper = UIStepper()
    stepper.value = 200
    expectEqual(stepper.value, 100)
    stepper.minimumValue = 150
    expect(stepper.maximumValue >= 150)
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    slider.setValue(0.5, animated: true)
    expectEqual(slider.value, 0.5)
    expectEqual(slider.minimumValueImageRect(forBounds: slider.bounds).width, 0)
    let picker = UIPickerView()
    expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
  }

  @Test("A field tells of its editing in order, and is silent when code sets its text")
  func field() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    root.view.addSubview(field)
    var heard: [String] = []
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingDidEnd, "end"), (.editingChanged, "changed"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { _ in heard.append(name) }, for: event)
    }
    expect(field.canBecomeFirstResponder && field.canResignFirstResponder)
    field.becomeFirstResponder()
    field.insertText("q")
    field.resignFirstResponder()
    expectEqual(heard, ["begin", "changed", "end"])
    field.text = "text"
    expectEqual(heard.count, 3)
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    field.deleteBackward()
    expectEqual(field.text, "")
    expectEqual(field.borderRect(forBounds: field.bounds), field.bounds)
  }

  @Test("Places in a text are counted from its beginning")
  func places() throws {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "hello world"
    view.selectedRange = NSRange(location: 2, length: 3)
    expectEqual(view.text(in: try #require(view.selectedTextRange)), "llo")
    view.insertText("X")
    expect(view.text == "heX world" && view.selectedRange == NSRange(location: 3, length: 0))
    view.deleteBackward()
    let second = try #require(view.position(from: view.beginningOfDocument, offset: 2))
    let beginning = try #require(view.textRange(from: view.beginningOfDocument, to: second))
    view.replace(beginning, withText: "Hey")
    expectEqual(view.text, "Hey world")
    expectEqual(view.offset(from: view.beginningOfDocument, to: view.endOfDocument), 9)
    view.unmarkText()
    expectNil(view.markedTextRange)
  }
}
