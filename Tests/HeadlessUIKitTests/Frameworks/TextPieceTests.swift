import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct TextPieceTests {
  @Test("A tokenizer finds words, sentences and paragraphs around a place")
  func pieces() throws {
    _ = Device(iOS: 17.0)
    let view = UITextView(frame: .zero)
    view.text = "Hello, you. Who?\nMe"
    func piece(_ granularity: UITextGranularity, at offset: Int, forward: Bool = true) -> String? {
      guard let place = view.position(from: view.beginningOfDocument, offset: offset),
        let range = view.tokenizer.rangeEnclosingPosition(
          place, with: granularity, inDirection: .storage(forward ? .forward : .backward))
      else { return nil }
      return view.text(in: range)
    }
    expect(piece(.word, at: 2) == "Hello" && piece(.word, at: 5) == nil)
    expectEqual(piece(.word, at: 5, forward: false), "Hello")
    expect(piece(.sentence, at: 1) == "Hello, you. " && piece(.sentence, at: 13) == "Who?\n")
    expect(piece(.paragraph, at: 3) == "Hello, you. Who?" && piece(.paragraph, at: 18) == "Me")
    expect(piece(.character, at: 1) == "e" && piece(.document, at: 1) == view.text)
    let end = view.tokenizer.position(
      from: view.beginningOfDocument, toBoundary: .word, inDirection: .storage(.forward))
    expectEqual(end.map { view.offset(from: view.beginningOfDocument, to: $0) }, 5)
    let begin = view.tokenizer.isPosition(
      view.beginningOfDocument, atBoundary: .word, inDirection: .storage(.backward))
    expect(begin)
  }

  @Test("Letters that are not yet decided are typed at once, and a remark says so")
  func marked() {
    let device = Device(iOS: 17.0)
    let field = UITextField(frame: .zero)
    field.text = "a"
    field.setMarkedText("b", selectedRange: NSRange(location: 0, length: 1))
    expect(field.text == "ab" && field.markedTextRange == nil)
    expectEqual(device.lines(.diagnosis).count, 1)
  }

  @Test("A text view can be searched where that is on, and the panel is not here")
  func finding() {
    let device = Device(iOS: 17.0)
    let view = UITextView(frame: .zero)
    expectNil(view.findInteraction)
    view.isFindInteractionEnabled = true
    expect(view.findInteraction?.view === view)
    expectEqual(device.lines(.diagnosis).count, 1)
    view.findInteraction?.presentFindNavigator(showingReplace: false)
    expectEqual(device.lines(.diagnosis).count, 2)
    expectEqual(view.findInteraction?.isFindNavigatorVisible, false)
  }

  @Test("Names of persons are written in each style, and read", .rule(778))
  func names() {
    _ = Device(iOS: 17.0)
    typealias Formatter = HeadlessUIKit.PersonNameComponentsFormatter
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Ann", "May")
    (name.familyName, name.nameSuffix) = ("Lee", "Jr.")
    func written(_ style: Formatter.Style) -> String {
      Formatter.localizedString(from: name, style: style)
    }
    expect(written(.default) == "Ann Lee" && written(.medium) == "Ann Lee")
    expect(written(.short) == "Ann" && written(.long) == "Dr. Ann May Lee Jr.")
    expect(written(.abbreviated) == "AL" && name.formatted(.name(style: .long)) == written(.long))
    let read = Formatter().personNameComponents(from: "Ann May Lee")
    expect(read?.givenName == "Ann" && read?.middleName == "May" && read?.familyName == "Lee")
    expectNil(Formatter().personNameComponents(from: " "))
  }

  private final class Guardian: NSObject, HeadlessUIKit.FileManagerDelegate {
    var asked: [String] = []
    func fileManager(
      _ fileManager: HeadlessUIKit.FileManager, shouldRemoveItemAt URL: URL
    ) -> Bool {
      asked.append("remove \(URL.lastPathComponent)")
      return URL.lastPathComponent != "kept"
    }
    func fileManager(
      _ fileManager: HeadlessUIKit.FileManager, shouldCopyItemAtPath srcPath: String,
      toPath dstPath: String
    ) -> Bool {
      asked.append("copy")
      return false
    }
  }

  @Test("The delegate of a file manager may object to what is removed, copied and moved")
  func files() throws {
    _ = Device(iOS: 17.0)
    let (manager, guardian) = (HeadlessUIKit.FileManager(), Guardian())
    manager.delegate = guardian
    let folder = manager.urls(for: .documentDirectory, in: .userDomainMask)[0]
    for name in ["kept", "gone"] {
      manager.createFile(atPath: folder.appendingPathComponent(name).path, contents: Data())
      try manager.removeItem(at: folder.appendingPathComponent(name))
    }
    let kept = folder.appendingPathComponent("kept").path
    try manager.copyItem(atPath: kept, toPath: kept + "2")
    try manager.moveItem(atPath: kept, toPath: kept + "3")
    expectEqual(try manager.contentsOfDirectory(atPath: folder.path), ["kept3"])
    expectEqual(guardian.asked, ["remove kept", "remove gone", "copy"])
  }
}
