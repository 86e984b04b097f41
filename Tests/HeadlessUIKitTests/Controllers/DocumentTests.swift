import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

/// Documents in files.
@MainActor struct DocumentTests {
  @Test("A document that was saved is read again, and its blocks come in a later turn")
  func roundTrip() throws {
    let device = Device(iOS: 9.0)
    let url = _courseFolder(.documentDirectory).appendingPathComponent("note.txt")
    let note = Note(fileURL: url)
    note.text = "buy milk"
    expectEqual(note.documentState, .closed)
    var saved: Bool?
    note.save(to: url, for: .forCreating) { saved = $0 }
    expectNil(saved)
    try device.simulator.settle()
    expectEqual(saved, true)
    expectEqual(note.documentState, .normal)

    let again = Note(fileURL: url)
    var opened: Bool?
    again.open { opened = $0 }
    try device.simulator.settle()
    expectEqual(opened, true)
    expectEqual(again.text, "buy milk")
    expectEqual(again.localizedName, "note")

    again.text = "buy bread"
    again.updateChangeCount(.done)
    expect(again.hasUnsavedChanges)
    again.close()
    try device.simulator.settle()
    expect(!again.hasUnsavedChanges)
    note.open()
    try device.simulator.settle()
    expectEqual(note.text, "buy bread")
  }

  @Test("A document without a file cannot be opened")
  func missing() throws {
    let device = Device(iOS: 9.0)
    let note = Note(fileURL: _courseFolder(.documentDirectory).appendingPathComponent("none.txt"))
    var opened: Bool?
    note.open { opened = $0 }
    try device.simulator.settle()
    expectEqual(opened, false)
    expectEqual(note.documentState, .closed)
  }

  @Test("A document goes back to its file, and hears when it must not be edited")
  func revert() throws {
    let device = Device(iOS: 9.0)
    let url = _courseFolder(.documentDirectory).appendingPathComponent("back.txt")
    let note = Note(fileURL: url)
    note.text = "buy milk"
    note.save(to: url, for: .forCreating)
    try device.simulator.settle()
    expectEqual(note.written, 1)
    note.text = "nothing"
    note.updateChangeCount(.done)
    let token = note.changeCountToken(for: .forOverwriting)
    note.updateChangeCount(.done)
    note.updateChangeCount(withToken: token, for: .forOverwriting)
    expect(note.hasUnsavedChanges)
    var reverted: Bool?
    note.revert(toContentsOf: url) { reverted = $0 }
    try device.simulator.settle()
    expect(reverted == true && note.text == "buy milk" && !note.hasUnsavedChanges)
    expectEqual(note.editing, ["disabled", "enabled"])
  }

  private final class Note: UIDocument {
    var written = 0
    var editing: [String] = []
    override func disableEditing() { editing.append("disabled") }
    override func enableEditing() { editing.append("enabled") }
    override func writeContents(
      _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?,
      safelyTo url: URL, for saveOperation: SaveOperation
    ) throws {
      written += 1
      try super.writeContents(
        contents, andAttributes: additionalFileAttributes, safelyTo: url, for: saveOperation)
    }
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
  }
}
