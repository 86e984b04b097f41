import EventTrace
import Foundation
import InterfaceFiles
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("What the table of words says is read comes to the object")
@MainActor
struct PropertySweepTests {
  private static let lines =
    SweepLine.views + SweepLine.controls + SweepLine.texts + SweepLine.lists + SweepLine.bars
    + SweepLine.controllers + SweepLine.recognizers

  /// The object of a xib that says this of it, and what was found.
  private func object(_ name: String, _ said: String) -> (NSObject?, [String]) {
    let document = InterfaceDocument.xib(SweepLine.element(name, said))
    let app = NibApp(iOS: 17, files: ["Main.xib": document, "picture.png": ""])
    let made = UINib(nibName: "Main", bundle: nil).instantiate(withOwner: nil)
    return (made.last as? NSObject, app.unread)
  }

  @Test("Each word sets its property, and nothing else does")
  func properties() {
    for line in Self.lines {
      let (told, unread) = object(line.element, line.said)
      expectEqual(told.map(line.holds), true, "\(line.element) \(line.said)")
      expectEqual(unread, [], "\(line.element) \(line.said)")
      let (plain, _) = object(line.element, "")
      expect(plain.map(line.holds) != true, "\(line.element) is so without \(line.said)")
    }
  }

  /// Words of which nothing is seen on the object, with the reason.
  private static let unseen: Set<String> = [
    // For iOS 6 and before.
    "insetFor6xAndEarlier",
    // How something is found, and what connections and constraints lead to: other tests follow them.
    "layoutGuides", "nibName", "storyboardIdentifier", "tableViewCell",
    // Nothing answers what it was set to.
    "barButtonItem.titlePositionAdjustment",
  ]

  @Test("No word of the table is left out")
  func words() {
    var said: [String: Set<String>] = [:]
    for line in Self.lines {
      for (element, words) in line.words { said[element, default: []].formUnion(words) }
    }
    let all = said.values.reduce(Set()) { $0.union($1) }
    for family in NibAttributes.families {
      for row in family.rows
      where Self.unseen.isDisjoint(with: [row.name, "\(family.name).\(row.name)"]) {
        let isSaid = (said[family.name] ?? all).contains(row.name)
        expect(isSaid, "\(family.name).\(row.name)")
      }
    }
    for entry in NibVocabulary.entries where entry.state == .read && !entry.elements.isEmpty {
      let words = entry.elements.reduce(Set()) { $0.union(said[$1] ?? []) }
      for word in entry.words.sorted() where !Self.unseen.contains(word) {
        let isSaid = words.contains(word)
        expect(isSaid, "\(entry.elements.sorted()).\(word)")
      }
    }
  }

  @Test("A text field that says nothing of capitals has none", .rule(680))
  func capitals() throws {
    let (told, _) = object("textField", "<textInputTraits key=\"textInputTraits\"/>")
    expectEqual(UITextField().autocapitalizationType, .sentences)
    expectEqual((told as? UITextField)?.autocapitalizationType, UITextAutocapitalizationType.none)
  }

  @Test("What an attributed text or an action says that is not understood is named")
  func unread() {
    let text = "<attributedString key=\"attributedText\"><fragment content=\"a\"><attributes>"
    let end = "</attributes></fragment></attributedString>"
    let (_, font) = object("label", "\(text)<font key=\"NSFont\" metaFont=\"cellTitle\"/>\(end)")
    expectEqual(font, ["Main.xib, line 14, <font>, NSFont: this font is not understood."])
    let (_, style) = object(
      "label",
      "\(text)<paragraphStyle key=\"NSParagraphStyle\" hyphenationFactor=\"1\" headerLevel=\"2\"/>\(end)"
    )
    expectEqual(
      style, ["Main.xib, line 14, <paragraphStyle>, headerLevel: this attribute is not read."])
    let (button, event) = object(
      "button",
      "<connections><action selector=\"x:\" destination=\"-2\" eventType=\"touchUp\" id=\"a\"/></connections>"
    )
    expectEqual((button as? UIButton)?.allTargets.isEmpty, true)
    expectEqual(
      event,
      [
        "Main.xib:14: eventType=\"touchUp\" is no event of a control, so x: is not called."
      ])
    let (_, empty) = object("view", "<animations/>")
    expectEqual(empty, [])
  }
}
