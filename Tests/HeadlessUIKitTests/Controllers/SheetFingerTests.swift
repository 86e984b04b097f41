import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// What a finger on a sheet does to it (rule 783).
@MainActor
struct SheetFingerTests {
  private final class Detents: NSObject, UISheetPresentationControllerDelegate {
    var chosen: [String] = []
    var attempts = 0
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) { chosen.append(sheet.selectedDetentIdentifier?.rawValue ?? "nil") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      attempts += 1
    }
  }
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  /// The sheet is made when its device is there.
  private func present<Sheet: UIViewController>(
    _ sheet: @autoclosure () -> Sheet, iOS: IOSVersion
  ) throws -> (TestApp, A, Sheet) {
    let (stage, a) = (TestApp(iOS: iOS), A())
    let sheet = sheet()
    try stage.show(a)
    sheet.modalPresentationStyle = .pageSheet
    a.present(sheet, animated: true)
    try stage.settle()
    return (stage, a, sheet)
  }

  private func stroke(_ stage: TestApp, _ direction: Simulator.SwipeDirection = .down) throws {
    let middle = CGPoint(x: stage.device.simulator.screen.bounds.midX, y: 500)
    try stage.device.simulator.swipe(direction, from: middle)
    try stage.settle()
  }

  @Test(
    "A stroke down pulls a sheet away from iOS 13 on, and a short slow way does not", .rule(783),
    arguments: [12.0, 13.0, 17.0] as [IOSVersion])
  func plain(iOS: IOSVersion) throws {
    let (stage, a, _) = try present(B(), iOS: iOS)
    let start = CGPoint(x: 100, y: 300)
    try stage.device.simulator.drag(along: [start, CGPoint(x: 100, y: 360)])
    try stage.settle()
    expect(a.presentedViewController != nil)
    try stroke(stage, .up)
    expect(a.presentedViewController != nil)
    try stroke(stage)
    expectEqual((a.presentedViewController == nil), (iOS >= 13))
  }

  @Test(
    "A list scrolls until it is at its top, and one that refreshes keeps the stroke", .rule(783))
  func lists() throws {
    for refreshes in [true, false] {
      let (stage, a, rows) = try present(Rows(style: .plain), iOS: 15)
      if refreshes { rows.refreshControl = UIRefreshControl() }
      try stroke(stage, .up)
      expect(rows.tableView.contentOffset.y > 50)
      try stroke(stage)
      expect(a.presentedViewController === rows)
      rows.tableView.setContentOffset(.zero, animated: false)
      try stroke(stage)
      expectEqual((a.presentedViewController == nil), !refreshes)
    }
  }

  @Test("A recognizer for pans and a sheet that stays keep the sheet", .rule(783))
  func kept() throws {
    let delegate = Detents()
    let (stage, a, b) = try present(B(), iOS: 15)
    b.presentationController?.delegate = delegate
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    b.view.addGestureRecognizer(pan)
    try stroke(stage)
    expect(a.presentedViewController === b && delegate.attempts == 0)
    b.view.removeGestureRecognizer(pan)
    b.isModalInPresentation = true
    try stroke(stage)
    expect(a.presentedViewController === b && delegate.attempts == 1)
    b.isModalInPresentation = false
    try stroke(stage)
    expectNil(a.presentedViewController)
  }

  @Test("A sheet with two heights goes from one to the other, and then away", .rule(783))
  func detents() throws {
    let (stage, a) = (TestApp(iOS: 16), A())
    let (b, delegate) = (B(), Detents())
    try stage.show(a)
    b.modalPresentationStyle = .pageSheet
    b.sheetPresentationController?.detents = [.medium(), .large()]
    b.sheetPresentationController?.delegate = delegate
    a.present(b, animated: true)
    try stage.settle()
    let low = b.view.frameOnScreen.height
    try stroke(stage, .up)
    expect(b.view.frameOnScreen.height > low)
    try stroke(stage, .up)
    try stroke(stage)
    expect(b.view.frameOnScreen.height == low && a.presentedViewController === b)
    expectEqual(delegate.chosen, ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
    try stroke(stage)
    expectNil(a.presentedViewController)
  }
}
