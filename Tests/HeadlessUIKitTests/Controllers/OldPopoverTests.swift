import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Delegate: NSObject, UIPopoverControllerDelegate {
  var allows = true
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
    allows
  }
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// Popovers as iOS 3.2 to 8 have them (rules 380 and 381).
@MainActor
struct OldPopoverTests {
  private let delegate = Delegate()

  /// A with a button at (100, 100), and a popover of B that is not shown yet.
  private func stage(
    iOS: IOSVersion = 6
  ) throws -> (stage: TestApp, a: A, button: UIButton, popover: UIPopoverController) {
    let stage = TestApp(iOS: iOS, model: "iPad 2")
    let a = A()
    try stage.show(a)
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    a.view.addSubview(button)
    let b = B()
    b.contentSizeForViewInPopover = CGSize(width: 200, height: 300)
    let popover = UIPopoverController(contentViewController: b)
    popover.delegate = delegate
    return (stage, a, button, popover)
  }

  private func touch(_ stage: TestApp, _ x: CGFloat, _ y: CGFloat) throws {
    let point = CGPoint(x: x, y: y)
    let view = try #require(stage.window.hitTest(point, with: nil))
    stage.device.simulator.tap(view, at: point)
    try stage.settle()
  }

  private func frame(_ popover: UIPopoverController, _ stage: TestApp) -> CGRect {
    let view: UIView = popover.contentViewController.view
    return view.convert(view.bounds, to: stage.window)
  }

  @Test(
    "It shows its content beside a rectangle; nobody has presented it", .rule(380),
    arguments: [IOSVersion(4.3), 5, 6, 7, 8])
  func shown(iOS: IOSVersion) throws {
    let (stage, a, button, popover) = try stage(iOS: iOS)
    expect(!popover.isPopoverVisible)
    let mark = stage.mark
    popover.present(
      from: button.bounds, in: button, permittedArrowDirections: .any, animated: true)
    expect(popover.isPopoverVisible)
    try stage.settle()
    expectEqual(stage.heard(since: mark), ["B.viewWillAppear", "B.viewDidAppear"])
    expectEqual(frame(popover, stage).size, CGSize(width: 200, height: 300))
    expectEqual(frame(popover, stage).minX, 25)
    expectEqual(popover.popoverArrowDirection, .up)
    expectNil(a.modalViewController)
    popover.dismiss(animated: false)
    try stage.settle()
    expect(!popover.isPopoverVisible && popover.contentViewController.view.window == nil)
    expectEqual(
      stage.heard(since: mark).suffix(2), ["B.viewWillDisappear", "B.viewDidDisappear"])
    expect(!stage.device.lines(.callback).contains { $0.contains("popoverController") })
  }

  @Test("Without a size of its own it is as high as there is room", .rule(380))
  func usualSize() throws {
    let (stage, _, button, popover) = try stage()
    popover.contentViewController = C()
    expectEqual(popover.contentSize, CGSize(width: 320, height: 1100))
    popover.present(
      from: button.bounds, in: button, permittedArrowDirections: .up, animated: false)
    try stage.settle()
    expectEqual(frame(popover, stage), CGRect(x: 10, y: 183, width: 320, height: 831))
    popover.contentSize = CGSize(width: 100, height: 50)
    try stage.settle()
    expectEqual(frame(popover, stage).size, CGSize(width: 100, height: 50))
    let mark = stage.mark
    popover.setContentViewController(Q(), animated: false)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "C.viewWillDisappear", "Q.viewWillAppear", "C.viewDidDisappear", "Q.viewDidAppear",
      ])
    popover.dismiss(animated: false)
    try stage.settle()
  }

  @Test("It follows what it points to when the device turns", .rule(380), arguments: [6, 8])
  func turned(iOS: Int) throws {
    let (stage, a, button, popover) = try stage(iOS: IOSVersion(iOS))
    button.autoresizingMask = .flexibleLeftMargin
    popover.present(
      from: button.bounds, in: button, permittedArrowDirections: .up, animated: false)
    try stage.settle()
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    let view: UIView = popover.contentViewController.view
    let place = a.view.convert(view.bounds, from: view)
    expect(place.midX == button.frame.midX && place.size == CGSize(width: 200, height: 300))
    popover.dismiss(animated: false)
    try stage.settle()
  }

  @Test("A touch beside it asks and tells the delegate", .rule(381))
  func beside() throws {
    let (stage, _, button, popover) = try stage()
    popover.present(
      from: button.bounds, in: button, permittedArrowDirections: .any, animated: false)
    try stage.settle()
    try touch(stage, 150, 300)
    delegate.allows = false
    try touch(stage, 700, 900)
    expect(popover.isPopoverVisible)
    delegate.allows = true
    popover.contentViewController.isModalInPopover = true
    try touch(stage, 700, 900)
    expect(popover.isPopoverVisible)
    popover.contentViewController.isModalInPopover = false
    try touch(stage, 700, 900)
    expect(!popover.isPopoverVisible)
    let heard = stage.device.simulator.recorder.events.map(\.name)
    expectEqual(
      heard.filter { $0.hasPrefix("popoverController") },
      [
        "popoverControllerShouldDismissPopover(_:)", "popoverControllerShouldDismissPopover(_:)",
        "popoverControllerDidDismissPopover(_:)",
      ])
  }

  @Test("Views that it lets through take touches, and so does the bar of its button", .rule(381))
  func passthrough() throws {
    let (stage, a, button, popover) = try stage()
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 768, height: 44))
    bar.items = [item]
    a.view.addSubview(bar)
    try stage.settle()
    popover.present(from: item, permittedArrowDirections: .any, animated: false)
    try stage.settle()
    expectEqual(popover.popoverArrowDirection, .up)
    let onBar = stage.window.hitTest(CGPoint(x: 500, y: 50), with: nil)
    expectEqual(onBar?.isDescendant(of: bar), true)
    let besides = CGPoint(x: 125, y: 500)
    button.frame = CGRect(x: 100, y: 480, width: 50, height: 50)
    expect(stage.window.hitTest(besides, with: nil) !== button)
    popover.passthroughViews = [button]
    expect(stage.window.hitTest(besides, with: nil) === button)
    popover.dismiss(animated: false)
    try stage.settle()
  }

  // MARK: What ends the app

  @Test("On a phone there are none", .rule("M53"), arguments: [IOSVersion(5), 7, 8])
  func phone(iOS: IOSVersion) {
    let stage = TestApp(iOS: iOS)
    _ = UIPopoverController(contentViewController: A())
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSInvalidArgumentException: -[UIPopoverController initWithContentViewController:] called "
          + "when not running under UIUserInterfaceIdiomPad."
      ])
  }

  @Test("A view outside of windows has no popover", .rule("M54"))
  func noWindow() throws {
    let (stage, _, _, popover) = try stage()
    popover.present(from: .zero, in: UIView(), permittedArrowDirections: .any, animated: true)
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSGenericException: -[UIPopoverController presentPopoverFromRect:inView:"
          + "permittedArrowDirections:animated:]: Popovers cannot be presented from a view which "
          + "does not have a window."
      ])
  }

  @Test("Who shows one holds it", .rule("M55"))
  func released() throws {
    let stage = TestApp(iOS: 6, model: "iPad 2")
    let a = A()
    try stage.show(a)
    UIPopoverController(contentViewController: B()).present(
      from: .zero, in: a.view, permittedArrowDirections: .any, animated: true)
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSGenericException: -[UIPopoverController dealloc] reached while popover is still visible."
      ])
  }
}
