import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Testing

private final class Tally: NSObject {
  var value = 0
  func change(by step: Int, _ manager: HeadlessUIKit.UndoManager) {
    value += step
    manager.registerUndo(withTarget: self) { $0.change(by: -step, manager) }
    manager.setActionName("Change by \(step)")
  }
}

@MainActor
struct UndoManagerTests {
  @Test("What a change registers takes it back, and does it again afterwards", .rule(716))
  func undoAndRedo() {
    _ = TestApp(iOS: 12)
    let (tally, manager) = (Tally(), HeadlessUIKit.UndoManager())
    tally.change(by: 2, manager)
    tally.change(by: 5, manager)
    #expect(manager.undoMenuItemTitle == "Undo Change by 5")
    manager.undo()
    #expect(tally.value == 2)
    #expect(manager.canRedo)
    manager.redo()
    #expect(tally.value == 7)
    manager.undo()
    manager.undo()
    #expect(tally.value == 0)
    #expect(!manager.canUndo)
  }

  @Test("Changes in one group are taken back at once, the newest first", .rule(716))
  func groups() {
    _ = TestApp(iOS: 12)
    let (tally, manager) = (Tally(), HeadlessUIKit.UndoManager())
    manager.beginUndoGrouping()
    tally.change(by: 1, manager)
    tally.change(by: 10, manager)
    manager.endUndoGrouping()
    manager.undo()
    #expect(tally.value == 0)
    manager.redo()
    #expect(tally.value == 11)
  }

  @Test(
    "Nothing is registered while that is forbidden, and only so many changes are kept", .rule(716))
  func limits() {
    _ = TestApp(iOS: 12)
    let (tally, manager) = (Tally(), HeadlessUIKit.UndoManager())
    manager.disableUndoRegistration()
    tally.change(by: 1, manager)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    manager.levelsOfUndo = 1
    tally.change(by: 10, manager)
    tally.change(by: 100, manager)
    manager.undo()
    manager.undo()
    #expect(tally.value == 11)
  }
}
