import EventTrace
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Controllers over controllers, far more than a stack of calls is deep (rule 150).
@Suite(.rule(150))
@MainActor
struct PresentationTowerTrials {
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
    let stage = TestApp(iOS: 12.0, switches: ["presentationsWaitForTurn": false])
    let (root, floors) = try tower(style, on: stage)
    let covers = style == .fullScreen
    expectEqual(floors.last?.appearance, .appeared)
    expectEqual(floors.count { $0.view.window != nil }, (covers ? 1 : 10_000))
    expectEqual(root.appearance, (covers ? .disappeared : .appeared))
    root.dismiss(animated: false)
    try stage.settle()
    expect(root.presentedViewController == nil && root.appearance == .appeared)
    expect(floors.allSatisfy { $0.appearance == .disappeared && $0.view.superview == nil })
    expect(floors.allSatisfy { $0.presentingViewController == nil })
  }

  @Test("Ten thousand presentations that nobody holds are gone when they are dismissed")
  func releasedTower() throws {
    let stage = TestApp(iOS: 12.0, switches: ["presentationsWaitForTurn": false])
    var built: (root: A, floors: [B])? = try tower(.fullScreen, on: stage)
    let root = built!.root
    weak let lowest = built!.floors.first
    weak let highest = built!.floors.last
    built = nil
    expect(lowest != nil && highest != nil)
    root.dismiss(animated: true)
    try stage.settle()
    expect(lowest == nil && highest == nil)
  }
}
