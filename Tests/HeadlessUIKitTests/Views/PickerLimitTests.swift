import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// What pickers, steppers and search bars offer, and what they leave out.
@MainActor
struct PickerLimitTests {
  private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "plain \(row)" }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { row == 0 ? NSAttributedString(string: "rich") : nil }
  }

  private final class StepHearer: NSObject {
    var told: [Double] = []
    func heard(_ stepper: UIStepper) { told.append(stepper.value) }
  }

  private final class Labels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "plain" }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let label = UILabel()
      label.text = "label"
      return label
    }
  }

  @Test("A wheel prefers views, then texts with attributes", .rule(747))
  func wheels() {
    for iOS in IOSVersion.tried {
      let app = TestApp(iOS: iOS)
      defer { _ = app }
      let (picker, wheel) = (UIPickerView(), Wheel())
      (picker.dataSource, picker.delegate) = (wheel, wheel)
      expectEqual(picker.shownRows, [iOS >= 6 ? "rich" : "plain 0"], "iOS \(iOS)")
      picker.selectRow(1, inComponent: 0, animated: false)
      expect(picker.shownRows == ["plain 1"] && picker.view(forRow: 1, forComponent: 0) == nil)
      let labels = Labels()
      (picker.dataSource, picker.delegate) = (labels, labels)
      expectEqual(picker.shownRows, ["label"], "iOS \(iOS)")
    }
  }

  @Test("Limits of a date picker count unless they contradict each other", .rule(748))
  func dates() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    let picker = UIDatePicker()
    let date = { (seconds: Double) in Date(timeIntervalSinceReferenceDate: seconds) }
    (picker.minimumDate, picker.maximumDate) = (date(100), date(200))
    picker.turn(to: date(50))
    expectEqual(picker.date, date(100))
    picker.turn(to: date(500))
    expectEqual(picker.date, date(200))
    picker.datePickerMode = .countDownTimer
    picker.turn(to: date(500))
    expectEqual(picker.date, date(500))
    picker.datePickerMode = .dateAndTime
    picker.minimumDate = date(300)
    picker.turn(to: date(50))
    expectEqual(picker.date, date(50))
  }

  @Test("The wheel of minutes has those of its interval, which divides an hour", .rule(748))
  func minutes() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    let picker = UIDatePicker()
    for (given, kept) in [(15, 15), (7, 1), (30, 30), (60, 1), (0, 1), (-5, 1)] {
      picker.minuteInterval = given
      expectEqual(picker.minuteInterval, kept)
    }
    picker.minuteInterval = 15
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.turn(to: Date(timeIntervalSinceReferenceDate: 3600 + 44 * 60 + 10))
    expectEqual(picker.date, Date(timeIntervalSinceReferenceDate: 3600 + 30 * 60))
    picker.datePickerMode = .date
    picker.turn(to: Date(timeIntervalSinceReferenceDate: 44 * 60))
    expectEqual(picker.date, Date(timeIntervalSinceReferenceDate: 44 * 60))
  }

  @Test("From iOS 18 on the app's own dates keep to the limits and the interval", .rule(1429))
  func ownDates() {
    let date = { (minutes: Double) in Date(timeIntervalSinceReferenceDate: minutes * 60) }
    for (iOS, keeps) in [(IOSVersion(17.0), false), (18.0, true)] {
      let app = TestApp(iOS: iOS)
      defer { _ = app }
      let picker = UIDatePicker()
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.minuteInterval = 5
      picker.date = date(622)
      expectEqual(picker.date, date(keeps ? 620 : 622), "iOS \(iOS)")
      picker.minuteInterval = 15
      expectEqual(picker.date, date(keeps ? 615 : 622), "iOS \(iOS)")
      picker.minuteInterval = 7
      expectEqual(picker.minuteInterval, keeps ? 15 : 1, "iOS \(iOS)")
      picker.minimumDate = date(600)
      picker.date = date(300)
      expectEqual(picker.date, date(keeps ? 600 : 300), "iOS \(iOS)")
    }
  }

  @Test("From iOS 18 on a page control that hides for one page is a hidden view", .rule(1430))
  func singlePage() {
    for (iOS, hides) in [(IOSVersion(17.0), false), (18.0, true)] {
      let app = TestApp(iOS: iOS)
      defer { _ = app }
      let pages = UIPageControl()
      pages.numberOfPages = 1
      expect(!pages.isHidden, "iOS \(iOS)")
      pages.hidesForSinglePage = true
      expectEqual(pages.isHidden, hides, "iOS \(iOS)")
      pages.numberOfPages = 5
      expect(!pages.isHidden, "iOS \(iOS)")
    }
  }

  @Test("The limits of a stepper push each other, and a step of nothing is said", .rule(749))
  func steppers() {
    for iOS in IOSVersion.tried(from: 5) {
      let app = TestApp(iOS: iOS)
      let stepper = UIStepper()
      func all() -> [Double] { [stepper.minimumValue, stepper.value, stepper.maximumValue] }
      stepper.minimumValue = 200
      expectEqual(all(), [200, 200, 200], "iOS \(iOS)")
      stepper.maximumValue = -3
      expectEqual(all(), [-3, -3, -3], "iOS \(iOS)")
      expect(!app.device.lines(.diagnosis).contains { $0.contains("stepOfNothing") })
      stepper.stepValue = 0
      expect(app.device.lines(.diagnosis).contains { $0.contains("stepOfNothing") })
    }
  }

  @Test("A stepper at its limit tells of nothing", .rule(844))
  func stepperAtItsLimit() throws {
    for iOS in IOSVersion.tried(from: 5) {
      let app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      let stepper = UIStepper(frame: CGRect(x: 0, y: 100, width: 94, height: 29))
      (stepper.maximumValue, stepper.value) = (2, 1)
      root.view.addSubview(stepper)
      let hearer = StepHearer()
      stepper.addTarget(hearer, action: StepHearer.heard, for: .valueChanged)
      for _ in 0..<3 {
        try app.device.simulator.tap(at: CGPoint(x: 80, y: 125))
        try app.settle()
      }
      expectEqual(hearer.told, [2], "iOS \(iOS)")
      stepper.wraps = true
      try app.device.simulator.tap(at: CGPoint(x: 80, y: 125))
      try app.settle()
      expectEqual(hearer.told, [2, 0], "iOS \(iOS)")
    }
  }

  @Test("A tap on the bookmark button of an empty field is told, and edits nothing", .rule(751))
  func bookmarks() throws {
    final class Hearer: NSObject, UISearchBarDelegate {
      var heard: [String] = []
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmark") }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
    }
    for iOS in IOSVersion.tried(from: 4) {
      let app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      let (bar, hearer) = (UISearchBar(), Hearer())
      (bar.delegate, bar.showsBookmarkButton) = (hearer, true)
      bar.frame = CGRect(x: 0, y: 100, width: 320, height: 56)
      root.view.addSubview(bar)
      try app.settle()
      let end = bar.convert(CGPoint(x: 300, y: 28), to: nil)
      try app.device.simulator.tap(at: end)
      try app.settle()
      expectEqual(hearer.heard, ["bookmark"], "iOS \(iOS)")
      bar.text = "a"
      try app.device.simulator.tap(at: end)
      try app.settle()
      expectEqual(hearer.heard, ["bookmark", "began"], "iOS \(iOS)")
    }
  }
}
