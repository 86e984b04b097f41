import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("String catalogs")
@MainActor
struct StringCatalogTests {
  private static func catalog(_ strings: String, source: String = "en") -> String {
    #"{"sourceLanguage": "\#(source)", "strings": {\#(strings)}, "version": "1.0"}"#
  }

  private static func unit(_ text: String, state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  @Test("A storyboard has the texts of the catalog that lies in the folder of many languages")
  func storyboard() throws {
    let label = #"<subviews><label opaque="NO" text="Hallo" tag="1" id="lab"/></subviews>"#
    let entries = """
      "lab.text": {"comment": "Class = \\"UILabel\\";", "localizations": {
        "de": \(Self.unit("Hallo")), "en": \(Self.unit("Hello"))}}
      """
    let stage = DocumentStage(
      InterfaceDocument.storyboard(InterfaceDocument.scene(label)),
      as: "Base.lproj/Main.storyboard",
      others: ["mul.lproj/Main.xcstrings": Self.catalog(entries, source: "de")])
    let (controller, _) = try stage.show()
    expectEqual((controller.view.viewWithTag(1) as? UILabel)?.text, "Hello")
    expectEqual(stage.remarks, [])
    let bundle = stage.app.simulator.bundle
    expectEqual(
      bundle.files.keys.sorted(),
      [
        "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "en.lproj/Main.strings",
      ])
  }

  @Test("An app's own texts are of the catalog; what nobody has translated is its key")
  func texts() {
    let entries = """
      "go": {"localizations": {"en": \(Self.unit("Go on")), "fr": \(Self.unit("Continuer"))}},
      "new": {"localizations": {"en": \(Self.unit("Newly found", state: "new"))}},
      "plain": {}, "empty": {"localizations": {"fr": \(Self.unit("", state: "new"))}},
      "Hello, %@!": {"localizations": {"en": \(Self.unit("Good morning, %@!"))}}
      """
    _ = NibApp(files: [
      "Localizable.xcstrings": Self.catalog(entries),
      "Other.xcstrings": Self.catalog(
        "\"go\": {\"localizations\": {\"en\": \(Self.unit("Leave"))}}"),
    ])
    expectEqual(
      ["go", "new", "plain", "empty"].map { _courseLocalized($0, nil, nil) },
      [
        "Go on", "Newly found", "plain", "empty",
      ])
    expectEqual(_courseLocalized("go", nil, "Other"), "Leave")
    expectEqual(String(localized: "go"), "Go on")
    expectEqual(String(localized: "go", table: "Other"), "Leave")
    expectEqual(String(localized: "no", defaultValue: "No entry at 100%"), "No entry at 100%")
    let name = "Ann"
    expectEqual(String(localized: "Hello, \(name)!"), "Good morning, Ann!")
    expectEqual(
      String(localized: "\(0.5, specifier: "%.2f") of 100% for \(name)"), "0.50 of 100% for Ann")
  }

  @Test(
    "A list of counted texts has a form for each count, and comes before a plain text", .rule(1029))
  func countedLists() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>cups</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>There %#@number@ on %2$@</string>
          <key>number</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>zero</key><string>is nothing</string>
            <key>one</key><string>is one cup</string>
            <key>other</key><string>are %d cups</string>
          </dict></dict>
        <key>both</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%1$#@a@, %2$#@b@</string>
          <key>a</key><dict><key>one</key><string>%1$d day</string>
            <key>other</key><string>%1$d days</string></dict>
          <key>b</key><dict><key>one</key><string>%2$d hour</string>
            <key>other</key><string>%2$d hours</string></dict></dict>
        <key>endless</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
          <key>a</key><dict><key>other</key><string>%#@a@</string></dict></dict>
      </dict></plist>
      """
    _ = NibApp(files: [
      "en.lproj/Localizable.stringsdict": list, "de.lproj/Localizable.stringsdict": "broken",
      "en.lproj/Localizable.strings":
        "\"cups\" = \"plain\"; \"go\" = \"Go\"; \"endless\" = \"end\";",
    ])
    let format = _courseLocalized("cups", nil, nil)
    expectEqual(format, "There are %d cups on %2$@")
    expectEqual(_courseFormat(_courseLocalized("both", nil, nil), [1, 2]), "1 day, 2 hours")
    expectEqual(_courseFormat(_courseLocalized("both", nil, nil), [3, 2]), "3 days, 2 hours")
    expectEqual(_courseLocalized("go", nil, nil), "Go")
    expectEqual(_courseLocalized("endless", nil, nil), "end")
    expectEqual(_courseLocalized("no", nil, nil), "no")
  }

  @Test("A text of counts is that of the count, also of none where the catalog has one")
  func counts() {
    let entries = """
      "%lld cups": {"localizations": {"en": {"variations": {"plural": {
        "zero": \(Self.unit("No cups")), "one": \(Self.unit("%lld cup")),
        "other": \(Self.unit("%lld cups"))}}}}},
      "screen": {"localizations": {"en": {"variations": {"device": {
        "ipad": \(Self.unit("big")), "iphone": \(Self.unit("small")), "mac": \(Self.unit("wide"))}}}}}
      """
    _ = NibApp(files: ["Localizable.xcstrings": Self.catalog(entries)])
    expectEqual([0, 1, 2].map { String(localized: "\($0) cups") }, ["No cups", "1 cup", "2 cups"])
    let format = _courseLocalized("%lld cups", nil, nil)
    expectEqual([1, 5].map { _courseFormat(format, [$0]) }, ["1 cup", "5 cups"])
    expectEqual(_courseLocalized("screen", nil, nil), "small")
  }

  @Test("Where there is no English, the language in which the app was written is taken")
  func source() {
    let entries =
      "\"go\": {\"localizations\": {\"de\": \(Self.unit("Los")), \"fr\": \(Self.unit("Va"))}}"
    _ = NibApp(files: ["Localizable.xcstrings": Self.catalog(entries, source: "de")])
    expectEqual(_courseLocalized("go", nil, nil), "Los")
  }

  @Test(
    "What is no catalog is named, and the app has none of its texts",
    arguments: ["", "[]", "{\"strings\": {}}", #"{"sourceLanguage": "en", "strings": {"a": 1}}"#])
  func broken(text: String) throws {
    let app = try NibApp(files: ["Localizable.xcstrings": text]).launch()
    let said = app.simulator.recorder.events.filter { $0.name == "catalogBroken" }
    expectEqual(
      said.map(\.text),
      [
        "Localizable.xcstrings: this is no string catalog; the app has none of its texts."
      ])
    expectEqual(_courseLocalized("a", nil, nil), "a")
  }
}
