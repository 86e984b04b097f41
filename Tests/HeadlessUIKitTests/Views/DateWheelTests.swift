import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// The wheels of date pickers, as people and tests find them.
@MainActor struct DateWheelTests {
  private func picker(_ mode: UIDatePicker.Mode, _ date: String) throws -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = mode
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = try #require(ISO8601DateFormatter().date(from: date))
    return picker
  }

  @Test("A person turns the wheels of a date to a month, a day and a year", .rule(1095))
  func dates() throws {
    _ = Device(iOS: 15.0)
    let picker = try picker(.date, "2024-02-29T09:41:00Z")
    expectEqual(picker.shownWheels, ["February", "29", "2024"])
    expect(picker.turn(2, to: "2021"))
    expectEqual(picker.shownWheels, ["February", "28", "2021"])
    expect(picker.turn(0, to: "December"))
    expect(picker.turn(1, to: "31"))
    expectEqual(picker.shownWheels, ["December", "31", "2021"])
    expect(!picker.turn(0, to: "Dezember") && !picker.turn(3, to: "1"))
    expectEqual(picker.shownWheels, ["December", "31", "2021"])
  }

  @Test("The wheels of a time say the hour as a time, and turn to a number too", .rule(1095))
  func times() throws {
    _ = Device(iOS: 15.0)
    let picker = try picker(.time, "2024-01-01T00:05:00Z")
    expectEqual(picker.shownWheels, ["12 o\u{2019}clock", "5 minutes", "AM"])
    expect(picker.turn(2, to: "PM"))
    expect(picker.turn(0, to: "9"))
    expect(picker.turn(1, to: "41 minutes"))
    expectEqual(picker.shownWheels, ["9 o\u{2019}clock", "41 minutes", "PM"])
    picker.preferredDatePickerStyle = .compact
    expectEqual(picker.shownWheels, [])
  }

  @Test("A compact picker says the date, the time, or both", .rule(1148))
  func compact() throws {
    _ = Device(iOS: 15.0)
    let picker = try picker(.date, "2024-02-29T21:05:00Z")
    expectEqual(picker.compactWords, [])
    picker.preferredDatePickerStyle = .compact
    expectEqual(picker.compactWords, ["Feb 29, 2024"])
    picker.datePickerMode = .time
    expectEqual(picker.compactWords, ["9:05 PM"])
    picker.datePickerMode = .dateAndTime
    expectEqual(picker.compactWords, ["Feb 29, 2024", "9:05 PM"])
  }

  @Test("A finger chooses a day in an inline month and goes to other months", .rule(1217))
  func inlineMonth() throws {
    let stage = TestApp(iOS: 15)
    let (root, picker) = (UIViewController(), try picker(.date, "2020-01-06T10:40:00Z"))
    picker.preferredDatePickerStyle = .inline
    picker.maximumDate = ISO8601DateFormatter().date(from: "2020-02-10T00:00:00Z")
    picker.frame = CGRect(x: 0, y: 100, width: 320, height: 334)
    var heard = 0
    picker.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    root.view.addSubview(picker)
    try stage.show(root)
    func button(_ name: String) -> UIButton? {
      sequence(state: [stage.window as UIView]) { waiting -> UIView? in
        guard let view = waiting.popLast() else { return nil }
        waiting += view.drawnSubviews
        return view
      }.compactMap { $0 as? UIButton }.last { $0.accessibilityLabel == name }
    }
    func touch(_ name: String) throws {
      let frame = try #require(button(name)).frameOnScreen
      try stage.device.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      try stage.settle()
    }
    try touch("Tuesday, January 14")
    expectEqual(picker.compactWords, [])
    expectEqual(ISO8601DateFormatter().string(from: picker.date), "2020-01-14T10:40:00Z")
    expectEqual(heard, 1)
    try touch("Next Month")
    expectEqual(heard, 1)
    expect(button("Tuesday, January 14") == nil)
    try touch("Wednesday, February 12")
    expectEqual(heard, 1)
    try touch("Saturday, February 1")
    expectEqual(ISO8601DateFormatter().string(from: picker.date), "2020-02-01T10:40:00Z")

    picker.preferredDatePickerStyle = .compact
    try stage.settle()
    expect(button("Saturday, February 1") == nil)
    try stage.device.simulator.tap(at: CGPoint(x: 40, y: 267))
    try stage.settle()
    try touch("Monday, February 3")
    expectEqual(ISO8601DateFormatter().string(from: picker.date), "2020-02-03T10:40:00Z")
    try stage.device.simulator.tap(at: CGPoint(x: 5, y: stage.window.bounds.maxY - 5))
    try stage.settle()
    expect(button("Monday, February 3") == nil)
    expectEqual(heard, 3)
  }

  @Test("A day's wheel says Today, or the weekday and the date", .rule(1095))
  func days() throws {
    _ = Device(iOS: 12.0)
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date()
    expectEqual(picker.shownWheels.first, "Today")
    picker.date = try #require(ISO8601DateFormatter().date(from: "2024-01-01T12:00:00Z"))
    expectEqual(picker.shownWheels, ["Mon Jan 1", "12 o\u{2019}clock", "0 minutes", "PM"])
    expect(picker.turn(0, to: "Wed Jan 3"))
    expectEqual(picker.shownWheels.first, "Wed Jan 3")
  }
}
