import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Testing

/// Controllers over controllers over controllers (rule 150).
@Suite(.rule(150))
@MainActor
struct PresentationStackTests {
  /// Ten thousand controllers on top of a root, presented in one turn.
  private func tower(
    _ style: UIModalPresentationStyle, on stage: TestApp
  ) throws -> (root: A, floors: [B]) {
    stage.device.simulator.recorder.isOn = false
    let root = A()
    try stage.show(root)
    var (top, floors): (UIViewController, [B]) = (root, [])
    for _ in 0..<10_000 {
      let next = B()
      next.modalPresentationStyle = style
      top.present(next, animated: false)
      floors.append(next)
      top = next
    }
    try stage.settle()
    return (root, floors)
  }

  @Test(
    "Ten thousand presentations in one turn come and go without overflowing the stack",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func tower(style: UIModalPresentationStyle) throws {
    let stage = TestApp(iOS: 12.0)
    let (root, floors) = try tower(style, on: stage)
    let covers = style == .fullScreen
    #expect(floors.last?.appearance == .appeared)
    #expect(floors.count { $0.view.window != nil } == (covers ? 1 : 10_000))
    #expect(root.appearance == (covers ? .disappeared : .appeared))
    root.dismiss(animated: false)
    try stage.settle()
    #expect(root.presentedViewController == nil && root.appearance == .appeared)
    #expect(floors.allSatisfy { $0.appearance == .disappeared && $0.view.superview == nil })
    #expect(floors.allSatisfy { $0.presentingViewController == nil })
  }

  @Test("Ten thousand presentations that nobody holds are gone when they are dismissed")
  func releasedTower() throws {
    let stage = TestApp(iOS: 12.0)
    var built: (root: A, floors: [B])? = try tower(.fullScreen, on: stage)
    let root = built!.root
    weak let lowest = built!.floors.first
    weak let highest = built!.floors.last
    built = nil
    #expect(lowest != nil && highest != nil)
    root.dismiss(animated: true)
    try stage.settle()
    #expect(lowest == nil && highest == nil)
  }

  @Test("Of a stack that is dismissed only the top one moves", .rule(150))
  func onlyTheTopMoves() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 15.0, as: .overFullScreen)
    let c = C()
    c.modalPresentationStyle = .overFullScreen
    a.present(b, animated: true)
    try stage.settle()
    b.present(c, animated: true)
    try stage.settle()
    let mark = stage.mark
    a.dismiss(animated: true)
    try stage.settle()
    let heard = stage.device.simulator.recorder.events[mark...]
      .filter { $0.kind == .callback && $0.name.hasSuffix("ppear(_:)") }.map(\.description)
    #expect(
      heard == [
        "C viewWillDisappear(true)", "B viewWillDisappear(false)", "C viewDidDisappear(true)",
        "B viewDidDisappear(false)",
      ])
  }

  @Test("A child of what is presented hands its dismissal up as well", .rule(150))
  func dismissalByChild() throws {
    let stage = TestApp(iOS: 9.0)
    let (a, content) = (A(), C())
    let navigation = UINavigationController(rootViewController: content)
    try stage.show(a)
    a.present(navigation, animated: true)
    try stage.settle()
    let mark = stage.mark
    content.dismiss(animated: true)
    try stage.settle()
    #expect(a.presentedViewController == nil && a.appearance == .appeared)
    #expect(
      stage.heard(since: mark) == [
        "UINavigationController.viewWillDisappear", "C.viewWillDisappear", "A.viewWillAppear",
        "A.viewDidAppear", "UINavigationController.viewDidDisappear", "C.viewDidDisappear",
      ])
  }

  @Test(
    "A dismissal in the middle takes what is above, and leaves what is below", .rule(150),
    arguments: [5.1, 7.0, 10.0, 17.0] as [IOSVersion])
  func dismissalInTheMiddle(iOS: IOSVersion) throws {
    let (stage, a, b) = try TestApp.pair(iOS: iOS)
    let c = C()
    for controller in [b, c] { controller.modalPresentationStyle = .fullScreen }
    a.present(b, animated: false)
    try stage.settle()
    b.present(c, animated: false)
    try stage.settle()
    b.dismiss(animated: false)
    try stage.settle()
    #expect(a.presentedViewController === b && b.presentedViewController == nil)
    #expect(b.appearance == .appeared && c.appearance == .disappeared)
    #expect(b.view.window === stage.window && a.view.window == nil)
    // Now that it presents nothing, its dismissal is its own.
    b.dismiss(animated: false)
    try stage.settle()
    #expect(a.presentedViewController == nil && a.appearance == .appeared)
    #expect(a.view.window === stage.window)
  }
}
