import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// Text that is dragged, dropped and pasted: who says what becomes of it is kept, and nobody is asked.
@MainActor
@Suite struct TextDragTests {
  private final class Teller: NSObject, UITextDragDelegate, UITextDropDelegate,
    UITextPasteDelegate
  {}

  @Test("A field and a view keep who says what is dragged, dropped and pasted, weakly")
  func delegates() throws {
    let stage = TestApp(iOS: 15)
    try stage.show(UIViewController())
    let (field, view) = (UITextField(), UITextView())
    var teller: Teller? = Teller()
    field.textDragDelegate = teller
    field.textDropDelegate = teller
    field.pasteDelegate = teller
    view.textDragDelegate = teller
    view.textDropDelegate = teller
    view.pasteDelegate = teller
    expect(field.textDragDelegate === teller && view.pasteDelegate === teller)
    expect(!field.isTextDragActive && !view.isTextDropActive)
    let said = stage.device.simulator.recorder.events.filter { $0.name == "unimplemented" }
    expectEqual(said.count, 6)
    teller = nil
    expect(field.textDropDelegate == nil && view.textDragDelegate == nil)
    view.textDragOptions = .stripTextColorFromPreviews
    expectEqual(view.textDragOptions, .stripTextColorFromPreviews)
    let proposal = UITextDropProposal(operation: .copy)
    proposal.dropAction = .replaceAll
    expectEqual(proposal.dropAction, .replaceAll)
  }
}
