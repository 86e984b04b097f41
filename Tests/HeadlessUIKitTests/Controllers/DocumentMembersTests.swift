import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What documents and those who choose them tell, and what they ask of their classes.
@Suite
@MainActor
struct DocumentMembersTests {
  /// A document of text that notes what it is asked.
  private final class Note: UIDocument {
    var text = "a"
    var asked: [String] = []
    override func contents(forType typeName: String) throws -> Any {
      asked.append("contents")
      return Data(text.utf8)
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func fileAttributesToWrite(
      to url: URL, for saveOperation: UIDocument.SaveOperation
    ) throws -> [AnyHashable: Any] {
      asked.append("attributes")
      return try super.fileAttributesToWrite(to: url, for: saveOperation)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
      asked.append("error \(userInteractionPermitted)")
      super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }
    override func finishedHandlingError(_ error: any Error, recovered: Bool) {
      asked.append("finished \(recovered)")
      super.finishedHandlingError(error, recovered: recovered)
    }
    override func userInteractionNoLongerPermitted(forError error: any Error) {
      asked.append("no longer")
      super.userInteractionNoLongerPermitted(forError: error)
    }
  }

  private func place(_ name: String) -> URL {
    _courseFolder(.documentDirectory).appendingPathComponent(name)
  }

  @Test("A document that is saved knows its file, its type and when it was written", .rule(1325))
  func saving() throws {
    let stage = TestApp(iOS: 16)
    try stage.show(UIViewController())
    let note = Note(fileURL: place("a.txt"))
    expect(note.documentState == .closed && note.fileModificationDate == nil)
    expectEqual(note.fileType, "public.plain-text")
    expectEqual(note.savingFileType, "public.plain-text")
    expectEqual(
      note.fileNameExtension(forType: "public.plain-text", saveOperation: .forCreating), "txt")
    var states: [UIDocument.State] = []
    let center = HeadlessUIKit.NotificationCenter.default
    let token = center.addObserver(
      forName: UIDocument.stateChangedNotification, object: note, queue: nil
    ) { _ in MainActor.assumeIsolated { states.append(note.documentState) } }
    var saved: [Bool] = []
    note.save(to: note.fileURL, for: .forCreating) { saved.append($0) }
    try stage.settle()
    expectEqual(saved, [true])
    expect(note.asked.contains("attributes") && note.asked.contains("contents"))
    expect(note.fileModificationDate != nil && note.documentState == .normal)
    expect(states.last == .normal)
    note.text = "b"
    note.updateChangeCount(.done)
    expect(note.hasUnsavedChanges)
    note.autosave { saved.append($0) }
    try stage.settle()
    expect(saved == [true, true] && !note.hasUnsavedChanges)
    expectEqual(try _courseContents(of: note.fileURL), Data("b".utf8))
    note.asked = []
    note.performAsynchronousFileAccess {
      MainActor.assumeIsolated { note.asked.append("worked") }
    }
    try stage.settle()
    expectEqual(note.asked, ["worked"])
    note.asked = []
    note.handleError(CocoaError(.fileNoSuchFile), userInteractionPermitted: false)
    try stage.settle()
    expect(note.asked.first == "error false" && note.asked.last == "finished false")
    note.userInteractionNoLongerPermitted(forError: CocoaError(.fileNoSuchFile))
    center.removeObserver(token)
  }

  private final class Broken: UIDocument {
    var isBroken = true
    override func contents(forType typeName: String) throws -> Any {
      if isBroken { throw CocoaError(.fileWriteUnknown) }
      return Data()
    }
  }

  @Test("A document that cannot be saved says so until it is", .rule(1325))
  func failing() throws {
    let stage = TestApp(iOS: 16)
    try stage.show(UIViewController())
    let broken = Broken(fileURL: place("b.txt"))
    broken.save(to: broken.fileURL, for: .forCreating)
    try stage.settle()
    expect(broken.documentState.contains(.savingError))
    broken.isBroken = false
    broken.save(to: broken.fileURL, for: .forCreating)
    try stage.settle()
    expectEqual(broken.documentState, .normal)
  }

  @Test("Browsers and pickers of documents know what they are made for")
  func choosing() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText, .image])
    expect(browser.allowsDocumentCreation && !browser.allowsPickingMultipleItems)
    let old = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.text"])
    expectEqual(old.allowedContentTypes, ["public.text"])
    let transition = browser.transitionController(forDocumentAt: place("a.txt"))
    expect(transition.targetView == nil && transition.loadingProgress == nil)
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
    expect(picker.directoryURL == nil && !picker.shouldShowFileExtensions)
    let exporting = UIDocumentPickerViewController(forExporting: [place("a.txt")], asCopy: false)
    expect(!exporting.allowsMultipleSelection)
    let imported = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
    expect(!imported.allowsMultipleSelection)
    expectEqual(UIManagedDocument.persistentStoreName, "persistentStore")
  }
}
