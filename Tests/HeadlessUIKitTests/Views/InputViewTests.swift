import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var chosen = -1
  var counted = 0
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counted += 1
    return 3
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "row \(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen = row
  }
}

private final class ManyRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var asked: [Int] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    asked.append(row)
    return "row \(row)"
  }
}

private final class Frames {
  var heights: [CGFloat] = []
}

@MainActor
struct InputViewTests {
  @Test("Who hears of the keyboard is called inside of its animation, from iOS 8 on", .rule(1276))
  func animatedNews() throws {
    for iOS in IOSVersion.tried(from: 7) {
      let app = TestApp(iOS: iOS)
      let root = A()
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      let note = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
      root.view.addSubview(field)
      root.view.addSubview(note)
      try app.show(root)
      let center = HeadlessUIKit.NotificationCenter.default
      var keys: [[String]] = []
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      ]
      let tokens = names.map { name in
        center.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { note.center.y -= 50 }
        }
      }
      field.becomeFirstResponder()
      keys.append(note.layer.animationKeys() ?? [])
      try app.settle()
      keys.append(note.layer.animationKeys() ?? [])
      expectEqual(keys, [iOS < 8.0 ? [] : ["position"], []], "iOS \(iOS)")
      for token in tokens { center.removeObserver(token) }
    }
  }

  @Test(
    "An input view lies where the keyboard would be, below the accessory, and is touched",
    .rule(964))
  func shown() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let app = TestApp(iOS: iOS)
      let root = A()
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      let (wheel, picker) = (Wheel(), UIPickerView())
      (picker.dataSource, picker.delegate) = (wheel, wheel)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      (field.inputView, field.inputAccessoryView) = (picker, bar)
      root.view.addSubview(field)
      try app.show(root)
      expectNil(picker.window)
      field.becomeFirstResponder()
      try app.settle()
      let screen = UIScreen.main.bounds
      expect(picker.window === app.window, "iOS \(iOS)")
      expectEqual(
        picker.convert(picker.bounds, to: nil),
        CGRect(x: 0, y: screen.height - 216, width: screen.width, height: 216), "iOS \(iOS)")
      expectEqual(bar.convert(bar.bounds, to: nil).maxY, screen.height - 216, "iOS \(iOS)")
      let hit = app.window.hitTest(
        CGPoint(x: screen.midX, y: screen.height - 100), with: nil)
      expect(hit?.isDescendant(of: picker) ?? false, "iOS \(iOS)")
      field.resignFirstResponder()
      try app.settle()
      expectNil(picker.window)
    }
  }

  @Test("The keyboard is lower for numbers and secrets, and that is announced", .rule(965))
  func suggestions() throws {
    let app = TestApp(iOS: 12.0)
    let root = A()
    let (text, number) = (UITextField(), UITextField())
    number.keyboardType = .numberPad
    for field in [text, number] { root.view.addSubview(field) }
    try app.show(root)
    let frames = Frames()
    HeadlessUIKit.NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      frames.heights.append(value?.cgRectValue.height ?? 0)
    }
    text.becomeFirstResponder()
    number.becomeFirstResponder()
    try app.settle()
    expectEqual(frames.heights.count, 2)
    expectEqual(frames.heights.last, 216)
    number.isSecureTextEntry = true
    expect(frames.heights[0] > 240)
  }

  @Test("A picker asks once, and keeps what is chosen when it is loaded again", .rule(957))
  func pickers() throws {
    let app = TestApp(iOS: 15.0)
    let root = A()
    let (wheel, picker) = (Wheel(), UIPickerView())
    (picker.dataSource, picker.delegate) = (wheel, wheel)
    root.view.addSubview(picker)
    try app.show(root)
    picker.selectRow(2, inComponent: 0, animated: false)
    let counted = wheel.counted
    _ = (picker.numberOfRows(inComponent: 0), picker.shownRows)
    expectEqual(wheel.counted, counted)
    picker.reloadAllComponents()
    expectEqual(picker.selectedRow(inComponent: 0), 2)
    expectEqual(picker.shownRows, ["row 2"])
  }

  @Test("A picker asks for the rows in sight when it is laid out in a window", .rule(1190))
  func rowsInSight() throws {
    let app = TestApp(iOS: 15.0)
    let root = A()
    let (rows, picker) = (ManyRows(), UIPickerView())
    (picker.dataSource, picker.delegate) = (rows, rows)
    expectEqual(rows.asked, [])
    root.view.addSubview(picker)
    try app.show(root)
    expectEqual(rows.asked, [0, 1, 2, 3])
    picker.selectRow(50, inComponent: 0, animated: false)
    try app.settle()
    expectEqual(rows.asked.dropFirst(4).sorted(), Array(47...53))
    picker.turn(0, to: 51)
    expectEqual(rows.asked.last, 54)
    picker.reloadAllComponents()
    try app.settle()
    expectEqual(rows.asked.suffix(7).sorted(), Array(48...54))
  }

  @Test("A date picker has a style, and a span of whole minutes", .rule(963))
  func dates() {
    let device = Device(iOS: 15.0)
    defer { _ = device }
    let picker = UIDatePicker()
    expectEqual(picker.datePickerStyle, .compact)
    picker.datePickerMode = .countDownTimer
    expectEqual(picker.datePickerStyle, .wheels)
    picker.countDownDuration = 90
    expectEqual(picker.countDownDuration, 60)
    picker.countDownDuration = 100_000
    expectEqual(picker.countDownDuration, 86_340)
  }
}
