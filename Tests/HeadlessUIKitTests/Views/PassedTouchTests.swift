import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Who has the touches that a control, a view or a class does not want.
@MainActor
struct PassedTouchTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 40))
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(button)
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test(
    "A tap on a disabled button in a row selects the row, as on one that takes no touches",
    .rule(780), arguments: [3.0, 6.0, 17.0] as [IOSVersion])
  func rows(iOS: IOSVersion) throws {
    let stage = TestApp(iOS: iOS)
    let (root, rows) = (UIViewController(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 300), style: .plain)
    (table.dataSource, table.delegate) = (rows, rows)
    root.view.addSubview(table)
    try stage.show(root)
    try stage.settle()
    let place = CGPoint(x: 250, y: rows.button.frameOnScreen.midY)
    func tap() throws {
      try stage.device.simulator.tap(at: place)
      try stage.settle()
    }
    try tap()
    expectEqual(rows.selected, [])
    rows.button.isEnabled = false
    try tap()
    expectEqual(rows.selected, [0])
    rows.button.isEnabled = true
    rows.button.isUserInteractionEnabled = false
    try tap()
    expectEqual(rows.selected, [0, 0])
    rows.button.isUserInteractionEnabled = true
    rows.button.alpha = 0
    try tap()
    expectEqual(rows.selected, [0, 0, 0])
    rows.button.alpha = 1
    rows.button.isHidden = true
    try tap()
    expectEqual(rows.selected, [0, 0, 0, 0])
  }

  @Test(
    "A disabled control is found by a hit test, and the view around it hears of the touch",
    .rule(780))
  func responder() throws {
    let stage = TestApp(iOS: 12)
    let (root, log) = (UIViewController(), Log())
    let pad = Pad("pad", log, CGRect(x: 0, y: 100, width: 200, height: 200))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    pad.addSubview(slider)
    root.view.addSubview(pad)
    try stage.show(root)
    try stage.device.simulator.drag(along: [CGPoint(x: 20, y: 120), CGPoint(x: 180, y: 120)])
    expect(log.take() == [] && slider.value > 0)
    slider.isEnabled = false
    let value = slider.value
    try stage.device.simulator.tap(at: CGPoint(x: 20, y: 120))
    expect(stage.device.simulator.touchTarget(at: CGPoint(x: 20, y: 120))?.view === slider)
    expect(log.take() == ["pad began", "pad ended"] && slider.value == value)
    // The finger that is down while the control is disabled stays the control's.
    slider.isEnabled = true
    let switcher = Switcher()
    slider.addTarget(switcher, action: Switcher.off, for: .touchDown)
    try stage.device.simulator.tap(at: CGPoint(x: 20, y: 120))
    expectEqual(log.take(), [])
  }

  private final class Switcher: NSObject {
    func off(_ slider: UISlider) { slider.isEnabled = false }
  }

  /// What the course makes of a class that adopts the protocol, and of one below that has the method.
  private class Base: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      _courseAbsent((any UITextFieldDelegate).self).textFieldShouldBeginEditing(textField)
    }
  }
  private final class Below: Base {
    var answer = false
    override func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer }
  }

  @Test(
    "An optional method of a class below is called, and where none has it nothing is", .rule(781))
  func optionalMethods() throws {
    let stage = TestApp(iOS: 12)
    let (root, field, below, base) = (
      UIViewController(), UITextField(frame: .zero), Below(), Base()
    )
    root.view.addSubview(field)
    try stage.show(root)
    field.delegate = base
    expect(field.becomeFirstResponder())
    expect(!stage.device.lines(.query).contains { $0.contains("textFieldShouldBeginEditing") })
    field.resignFirstResponder()
    field.delegate = below
    expect(!field.becomeFirstResponder())
    expectEqual(
      stage.device.lines(.query).last, "Below textFieldShouldBeginEditing(UITextField) → false")
  }

  @Test("A tab's title is that of the stack's first controller, whoever sets it last", .rule(721))
  func tabs() throws {
    let stage = TestApp(iOS: 12)
    let (a, b, tabs) = (UIViewController(), UIViewController(), UITabBarController())
    let stack = UINavigationController(rootViewController: a)
    tabs.viewControllers = [stack, UIViewController()]
    try stage.show(tabs)
    expectNil(tabs.tabBar.items?[0].title)
    a.title = "First"
    expectEqual(tabs.tabBar.items?[0].title, "First")
    stack.pushViewController(b, animated: false)
    b.title = "Second"
    expectEqual(tabs.tabBar.items?[0].title, "First")
    stack.tabBarItem.title = "Tab"
    expect(tabs.tabBar.items?[0].title == "Tab" && a.title == "First")
    stack.title = "Stack"
    expectEqual(tabs.tabBar.items?[0].title, "Stack")
    let named = UINavigationController(rootViewController: UIViewController())
    (named.title, named.viewControllers[0].title) = ("Own", "Root")
    expectEqual(named.tabBarItem.title, "Own")
  }

  @Test(
    "A touch beside an action sheet cancels it if it can be canceled, and beside an alert nothing does",
    .rule(786),
    arguments: [
      (UIAlertController.Style.actionSheet, true, true), (.actionSheet, false, false),
      (.alert, true, false),
    ])
  func besideSheet(style: UIAlertController.Style, hasCancel: Bool, goes: Bool) throws {
    let (stage, a) = (TestApp(iOS: 12), A())
    var canceled = 0
    try stage.show(a)
    let sheet = UIAlertController(title: "A", message: nil, preferredStyle: style)
    sheet.addAction(UIAlertAction(title: "Go", style: .default))
    if hasCancel {
      sheet.addAction(UIAlertAction(title: "No", style: .cancel) { _ in canceled += 1 })
    }
    a.present(sheet, animated: true)
    try stage.settle()
    let title = sheet.view.subviews[0].frameOnScreen
    try stage.device.simulator.tap(at: CGPoint(x: title.midX, y: title.midY))
    try stage.settle()
    expect(a.presentedViewController === sheet)
    try stage.device.simulator.tap(at: CGPoint(x: 100, y: 60))
    try stage.settle()
    expect((a.presentedViewController == nil) == goes && canceled == (goes ? 1 : 0))
  }
}
