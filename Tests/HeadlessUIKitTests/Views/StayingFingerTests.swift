import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What goes on while a finger rests, and what comes in a later turn.
@MainActor struct StayingFingerTests {
  private func stepper(
    _ prepare: (UIStepper) -> Void
  ) throws -> (TestApp, UIStepper, () -> [Double]) {
    let stage = TestApp(iOS: 15)
    let (root, stepper) = (UIViewController(), UIStepper())
    stepper.frame.origin = CGPoint(x: 100, y: 100)
    prepare(stepper)
    var heard: [Double] = []
    stepper.addAction(
      UIAction { _ in heard.append(stepper.value) }, for: .valueChanged)
    root.view.addSubview(stepper)
    try stage.show(root)
    return (stage, stepper, { heard })
  }

  @Test("A stepper goes on while a finger stays, where it repeats", .rule(1008))
  func repeats() throws {
    let (stage, stepper, heard) = try self.stepper { _ in }
    let plus = CGPoint(x: stepper.frame.maxX - 10, y: stepper.frame.midY)
    try stage.device.simulator.tap(at: plus)
    try stage.settle()
    expectEqual(heard(), [1])
    try stage.device.simulator.press(at: plus, for: 1.2)
    try stage.settle()
    expectEqual(heard(), [1, 2, 3])

    let (other, single, told) = try self.stepper { $0.autorepeat = false }
    try other.device.simulator.press(at: plus, for: 1.2)
    try other.settle()
    expectEqual(told(), [1])
    withExtendedLifetime(single) {}

    let (last, quiet, once) = try self.stepper { $0.isContinuous = false }
    try last.device.simulator.press(at: plus, for: 1.2)
    try last.settle()
    expectEqual(once(), [2])
    expectEqual(quiet.value, 2)
  }

  @Test("A pasteboard tells of all changes of a turn at once, later", .rule(1009))
  func pasteboard() throws {
    let stage = TestApp(iOS: 15)
    var heard: [[String]] = []
    let token = HeadlessUIKit.NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { note in
      heard.append(note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? [])
    }
    UIPasteboard.general.string = "one"
    UIPasteboard.general.string = "two"
    expectEqual(heard, [])
    try stage.device.simulator.settle()
    expectEqual(heard, [["public.utf8-plain-text"]])
    HeadlessUIKit.NotificationCenter.default.removeObserver(token)
  }

  @Test("A spinner that is made by its style begins in the corner", .rule(1012))
  func spinner() {
    _ = Device(iOS: 15)
    expectEqual(
      UIActivityIndicatorView(style: .large).frame, CGRect(x: 0, y: 0, width: 37, height: 37))
  }

  @Test("A compact date picker is one line, wheels are as ever", .rule(1007))
  func datePicker() {
    for (iOS, style, mode, size) in [
      (15.0, .automatic, .date, CGSize(width: 120, height: 34.5)),
      (15.0, .wheels, .date, CGSize(width: 320, height: 216)),
      (15.0, .inline, .date, CGSize(width: 320, height: 334)),
      (15.0, .automatic, .countDownTimer, CGSize(width: 320, height: 216)),
      (13.4, .automatic, .date, CGSize(width: 320, height: 216)),
    ] as [(IOSVersion, UIDatePickerStyle, UIDatePicker.Mode, CGSize)] {
      _ = Device(iOS: iOS)
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      if style != .automatic { picker.preferredDatePickerStyle = style }
      expectEqual(picker.intrinsicContentSize, size, "iOS \(iOS)")
    }
  }
}
