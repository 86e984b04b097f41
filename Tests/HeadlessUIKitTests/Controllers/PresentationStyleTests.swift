import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// What each style does to the presenter, by device and version (rules 144 to 146).
@MainActor
struct PresentationStyleTests {
  private let alone = ["B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"]

  @Test(
    "On iPad a form sheet or popover leaves the presenter alone", .rule(144, 158, "T50"),
    arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .popover])
  func sheetOnPad(style: UIModalPresentationStyle) throws {
    let (stage, a, b) = try TestApp.pair(iOS: 10.0, model: "iPad Air", as: style)
    b.popoverPresentationController?.sourceView = a.view
    let mark = stage.mark
    var isComplete = false
    a.present(b, animated: true)
    try stage.settle()
    expectEqual(stage.heard(since: mark, TestApp.appearance + ["viewDidLoad"]), alone)
    a.dismiss(animated: true) { isComplete = true }
    try stage.settle()
    expectEqual(
      stage.heard(since: mark).dropFirst(2), ["B.viewWillDisappear", "B.viewDidDisappear"])
    expect(isComplete)
  }

  @Test(
    "On a phone before iOS 13 sheets fill the screen", .rule(145),
    arguments: [UIModalPresentationStyle.formSheet, .pageSheet], [5.0, 12])
  func sheetOnPhone(style: UIModalPresentationStyle, iOS: IOSVersion) throws {
    let (stage, a, b) = try TestApp.pair(iOS: iOS, as: style)
    a.present(b, animated: true)
    try stage.settle()
    expectEqual(a.appearance, .disappeared)
    expectNil(a.view.window)
  }

  @Test("Without a style of its own a controller is a sheet from iOS 13 on", .rule(146, "T51"))
  func defaultStyle() throws {
    let (old, covered, full) = try TestApp.pair(iOS: 12.0)
    expectEqual(full.modalPresentationStyle, .fullScreen)
    covered.present(full, animated: true)
    try old.settle()
    expectEqual(covered.appearance, .disappeared)

    let (stage, a, b) = try TestApp.pair(iOS: 13.0)
    expectEqual(b.modalPresentationStyle, .pageSheet)
    let mark = stage.mark
    a.present(b, animated: true)
    try stage.settle()
    b.dismiss(animated: true)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.appearance + ["viewDidLoad"]),
      alone + ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  @Test(
    "Over full screen and custom leave the presenter alone", .rule(144, "T52"),
    arguments: [UIModalPresentationStyle.overFullScreen, .custom, .overCurrentContext])
  func over(style: UIModalPresentationStyle) throws {
    let (stage, a, b) = try TestApp.pair(iOS: 15.0, as: style)
    let mark = stage.mark
    a.present(b, animated: true)
    try stage.settle()
    b.dismiss(animated: true)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.appearance + ["viewDidLoad"]),
      alone + ["B.viewWillDisappear", "B.viewDidDisappear"])
  }
}
