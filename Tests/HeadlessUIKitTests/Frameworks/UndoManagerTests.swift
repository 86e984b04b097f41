import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
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
  func undoAndRedo() throws {
    let app = TestApp(iOS: 12)
    let (tally, manager) = (Tally(), HeadlessUIKit.UndoManager())
    tally.change(by: 2, manager)
    try app.settle()
    tally.change(by: 5, manager)
    expectEqual(manager.undoMenuItemTitle, "Undo Change by 5")
    manager.undo()
    expectEqual(tally.value, 2)
    expect(manager.canRedo)
    manager.redo()
    expectEqual(tally.value, 7)
    manager.undo()
    manager.undo()
    expectEqual(tally.value, 0)
    expect(!manager.canUndo)
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
    expectEqual(tally.value, 0)
    manager.redo()
    expectEqual(tally.value, 11)
  }

  @Test("Groups of one turn lie in the group of the turn", .rule(903))
  func groupsOfTurn() {
    _ = TestApp(iOS: 12)
    let (tally, manager) = (Tally(), HeadlessUIKit.UndoManager())
    for step in [1, 10] {
      manager.beginUndoGrouping()
      expectEqual(manager.groupingLevel, 2)
      tally.change(by: step, manager)
      manager.endUndoGrouping()
    }
    manager.undo()
    expect(tally.value == 0 && !manager.canUndo)
    tally.change(by: 5, manager)
    manager.undoNestedGroup()
    expectEqual(tally.value, 0)
  }

  @Test(
    "Nothing is registered while that is forbidden, and only so many changes are kept", .rule(716))
  func limits() throws {
    let app = TestApp(iOS: 12)
    let (tally, manager) = (Tally(), HeadlessUIKit.UndoManager())
    manager.disableUndoRegistration()
    tally.change(by: 1, manager)
    expect(!manager.canUndo)
    manager.enableUndoRegistration()
    manager.levelsOfUndo = 1
    tally.change(by: 10, manager)
    try app.settle()
    tally.change(by: 100, manager)
    manager.undo()
    manager.undo()
    expectEqual(tally.value, 11)
  }

  /// What is posted about the manager, in the order in which it comes.
  private func hear(_ manager: HeadlessUIKit.UndoManager, _ app: TestApp, _ log: Log) {
    for name in [
      "Checkpoint", "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "WillUndoChange",
      "DidUndoChange",
    ] {
      _ = app.device.simulator.notificationCenter.addObserver(
        forName: Notification.Name("NSUndoManager\(name)Notification"), object: manager, queue: nil
      ) { _ in log.lines.append(name) }
    }
  }

  @Test("The changes of one turn are taken back at once", .rule(903))
  func changesOfOneTurn() throws {
    let app = TestApp(iOS: 12)
    let (tally, manager, log) = (Tally(), HeadlessUIKit.UndoManager(), Log())
    hear(manager, app, log)
    tally.change(by: 1, manager)
    tally.change(by: 10, manager)
    expect(manager.groupingLevel == 1 && log.take() == ["DidOpenUndoGroup"])
    try app.settle()
    expectEqual(manager.groupingLevel, 0)
    expectEqual(log.take(), ["Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    tally.change(by: 100, manager)
    // Before the end of the turn, undo() closes the group itself.
    log.lines = []
    manager.undo()
    expect(tally.value == 11 && manager.groupingLevel == 0)
    expectEqual(
      log.take(),
      [
        "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup", "Checkpoint", "WillUndoChange",
        "DidUndoChange",
      ])
    try app.settle()
    manager.undo()
    expect(tally.value == 0 && !manager.canUndo)
  }

  @Test("A group in a group is announced by a checkpoint, and undo() waits for the end", .rule(903))
  func groupsInGroups() throws {
    let app = TestApp(iOS: 12)
    let (tally, manager, log) = (Tally(), HeadlessUIKit.UndoManager(), Log())
    manager.groupsByEvent = false
    hear(manager, app, log)
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    expectEqual(log.take(), ["DidOpenUndoGroup", "Checkpoint", "DidOpenUndoGroup"])
    tally.change(by: 1, manager)
    manager.undo()
    expect(tally.value == 1 && !app.device.lines(.diagnosis).isEmpty)
    manager.endUndoGrouping()
    manager.undo()
    expectEqual(tally.value, 0)
  }
}
