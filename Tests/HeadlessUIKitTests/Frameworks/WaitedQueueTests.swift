import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

@MainActor
struct WaitedQueueTests {
  @Test("Who waits for a queue finds done what the queue was given before", .rule(968))
  func sync() throws {
    let device = Device(iOS: 12.0)
    let queue = HeadlessUIKit.DispatchQueue(label: "q")
    var numbers: [Int] = []
    queue.async { numbers.append(1) }
    queue.async { numbers.append(2) }
    queue.sync { numbers.append(3) }
    expectEqual(numbers, [1, 2, 3])
    try device.simulator.settle()
    expectEqual(numbers, [1, 2, 3])

    let store = HeadlessUIKit.DispatchQueue(label: "store", attributes: .concurrent)
    var value = 0
    store.async(flags: .barrier) { value = 5 }
    expectEqual(store.sync { value }, 5)
    // What waits for its time is not done before.
    store.asyncAfter(deadline: .now() + 1) { value = 7 }
    expectEqual(store.sync { value }, 5)
    try device.simulator.pass(1.1)
    expectEqual(value, 7)
  }

  @Test("A suspended queue does nothing, whoever waits for it", .rule(968))
  func suspended() throws {
    let device = Device(iOS: 12.0)
    let queue = HeadlessUIKit.DispatchQueue(label: "q")
    var numbers: [Int] = []
    queue.suspend()
    queue.async { numbers.append(1) }
    try device.simulator.settle()
    expectEqual(numbers, [])
    queue.resume()
    try device.simulator.settle()
    expectEqual(numbers, [1])
  }

  @Test("A timer whose block takes long goes back to its times", .rule(969))
  func timers() throws {
    let device = Device(iOS: 12.0)
    var times: [Double] = []
    let start = CACurrentMediaTime()
    let timer = HeadlessUIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      times.append(CACurrentMediaTime() - start)
      if times.count == 2 { HeadlessUIKit.Thread.sleep(forTimeInterval: 1.5) }
    }
    try device.simulator.pass(5.2)
    timer.invalidate()
    expectEqual(times.map { ($0 * 10).rounded() / 10 }, [1, 2, 4, 5])
    expect(!timer.isValid)
    var wasValid = false
    HeadlessUIKit.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) {
      wasValid = $0.isValid
    }
    try device.simulator.pass(0.2)
    expect(wasValid)
  }

  @Test("The code of an error is a pattern of it")
  func patterns() {
    let device = Device(iOS: 12.0)
    defer { _ = device }
    let caught: (any Error) -> String = { error in
      do { throw error } catch URLError.timedOut { return "late" } catch CocoaError.fileNoSuchFile {
        return "none"
      } catch { return "other" }
    }
    expectEqual(caught(URLError(.timedOut)), "late")
    expectEqual(caught(URLError(.cancelled)), "other")
    expectEqual(caught(CocoaError(.fileNoSuchFile)), "none")
  }
}

private final class Form: UITableViewController {
  var tells = true
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  override func viewWillAppear(_ animated: Bool) {
    if tells { super.viewWillAppear(animated) }
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.row == 11 { cell.contentView.addSubview(field) }
    return cell
  }
}

@MainActor
struct FormKeyboardTests {
  @Test("A table view controller makes room for the keyboard, and shows the row", .rule(970))
  func room() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let app = TestApp(iOS: iOS)
      let form = Form()
      form.tableView.rowHeight = 44
      try app.show(form)
      let before = form.tableView.contentOffset
      expect(form.field.becomeFirstResponder(), "iOS \(iOS)")
      try app.settle()
      let screen = app.window.bounds.height
      let keyboard = screen - 216
      let row = form.tableView.rectForRow(at: IndexPath(row: 11, section: 0))
      let lower = form.tableView.convert(row, to: nil).maxY
      expect(lower <= keyboard + 0.5, "iOS \(iOS): \(lower) \(keyboard)")
      form.field.resignFirstResponder()
      try app.settle()
      expectEqual(form.tableView.contentInset.bottom, 0, "iOS \(iOS)")
      expect(form.tableView.contentOffset.y >= before.y, "iOS \(iOS)")
    }
  }

  @Test("Without super in viewWillAppear there is no room", .rule(970))
  func without() throws {
    let app = TestApp(iOS: 12.0)
    let form = Form()
    form.tells = false
    form.tableView.rowHeight = 44
    try app.show(form)
    let inset = form.tableView.adjustedContentInset
    form.field.becomeFirstResponder()
    try app.settle()
    expectEqual(form.tableView.adjustedContentInset, inset)
  }
}

@MainActor
struct ButtonPartTests {
  @Test("A button's label and picture have frames, which a class may say itself", .rule(967))
  func frames() throws {
    final class Shifted: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    for iOS in IOSVersion.tried(from: 3) {
      let app = TestApp(iOS: iOS)
      let root = A()
      let plain = UIButton(type: .custom)
      plain.setTitle("Button", for: .normal)
      plain.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      let own = Shifted(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
      own.setTitle("Button", for: .normal)
      for button in [plain, own] {
        _ = button.titleLabel
        root.view.addSubview(button)
      }
      try app.show(root)
      let label = try #require(plain.titleLabel)
      expect(abs(label.frame.midX - 100) < 0.5 && abs(label.frame.midY - 20) < 0.5)
      expect(label.frame.width > 30)
      plain.contentHorizontalAlignment = .left
      plain.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
      plain.setNeedsLayout()
      try app.settle()
      expectEqual(label.frame.minX, 10)
      expectEqual(own.titleLabel?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }
}
