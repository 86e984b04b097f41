import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var chosen: [[Int]] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "row \(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append([component, row])
  }
}

@MainActor
struct PickerTouchTests {
  @Test("A finger turns a wheel, and a tap chooses the row that it meets", .rule(1456))
  func turning() throws {
    let app = TestApp(iOS: 12)
    let root = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    list.contentSize = CGSize(width: 320, height: 1000)
    list.delaysContentTouches = false
    list.contentInsetAdjustmentBehavior = .never
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    let wheels = Wheels()
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    list.addSubview(picker)
    root.view.addSubview(list)
    try app.show(root)
    let simulator = app.device.simulator
    try simulator.drag(along: [CGPoint(x: 250, y: 208), CGPoint(x: 250, y: 112)])
    try app.settle()
    expectEqual(wheels.chosen, [[1, 3]])
    expectEqual(list.contentOffset, .zero)
    try simulator.tap(at: CGPoint(x: 50, y: 240))
    try simulator.tap(at: CGPoint(x: 250, y: 176))
    // The row in the middle is chosen, and above the first there is none.
    try simulator.tap(at: CGPoint(x: 50, y: 208))
    try simulator.tap(at: CGPoint(x: 50, y: 120))
    try app.settle()
    expectEqual(wheels.chosen, [[1, 3], [0, 1], [1, 2]])
    try simulator.swipe(.up, from: CGPoint(x: 50, y: 300), by: 190)
    try simulator.swipe(.up, from: CGPoint(x: 50, y: 300), by: 190)
    try app.settle()
    expectEqual(picker.selectedRow(inComponent: 0), 8)
  }
}
