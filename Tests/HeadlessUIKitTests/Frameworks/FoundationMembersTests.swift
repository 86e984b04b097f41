import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What apps read of undo managers, settings, kinds of files and parsers.
@Suite
@MainActor
struct FoundationMembersTests {
  @Test("An undo manager names what it takes back, and says what it does")
  func undo() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let manager = HeadlessUIKit.UndoManager()
    manager.groupsByEvent = false
    expect(manager.isUndoRegistrationEnabled && !manager.canUndo && manager.undoCount == 0)
    expectEqual(manager.undoMenuItemTitle, "Undo")
    var seen: [Bool] = []
    let target = NSObject()
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: target) { target in
      MainActor.assumeIsolated {
        seen += [manager.isUndoing, manager.isRedoing]
        manager.registerUndo(withTarget: target) { _ in
          MainActor.assumeIsolated { seen += [manager.isUndoing, manager.isRedoing] }
        }
      }
    }
    manager.setActionName("Typing")
    manager.endUndoGrouping()
    expect(manager.undoActionName == "Typing" && manager.undoMenuItemTitle == "Undo Typing")
    expect(manager.undoCount == 1 && manager.redoCount == 0)
    manager.undo()
    expect(manager.redoActionName == "Typing" && manager.redoMenuItemTitle == "Redo Typing")
    expectEqual(manager.redoCount, 1)
    manager.redo()
    expectEqual(seen, [true, false, false, true])
    expectEqual(manager.undoMenuTitle(forUndoActionName: "Cut"), "Undo Cut")
    expectEqual(manager.redoMenuTitle(forUndoActionName: "Cut"), "Redo Cut")
    expectEqual(manager.undoMenuTitle(forUndoActionName: ""), "Undo")
    manager.disableUndoRegistration()
    expect(!manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    expect(manager.isUndoRegistrationEnabled)
  }

  @Test("Settings come from domains, the app's before those that are registered", .rule(1331))
  func settings() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let defaults = HeadlessUIKit.UserDefaults.standard
    defaults.register(defaults: ["a": 1, "b": 1])
    defaults.set(2, forKey: "a")
    let registered = defaults.volatileDomain(forName: HeadlessUIKit.UserDefaults.registrationDomain)
    expect(registered["a"] as? Int == 1 && defaults.integer(forKey: "a") == 2)
    expect(defaults.volatileDomainNames.contains(HeadlessUIKit.UserDefaults.registrationDomain))
    defaults.setVolatileDomain(["a": 9], forName: HeadlessUIKit.UserDefaults.argumentDomain)
    expectEqual(defaults.integer(forKey: "a"), 9)
    defaults.setVolatileDomain([:], forName: HeadlessUIKit.UserDefaults.argumentDomain)
    expect(defaults.integer(forKey: "a") == 2 && !defaults.objectIsForced(forKey: "a"))
    _ = HeadlessUIKit.UserDefaults(suiteName: "group.test")
    defaults.setPersistentDomain(["c": "x"], forName: "group.test")
    expectEqual(defaults.persistentDomain(forName: "group.test")?["c"] as? String, "x")
    expectEqual(HeadlessUIKit.UserDefaults(suiteName: "group.test")?.string(forKey: "c"), "x")
    expectNil(defaults.string(forKey: "c"))
    defaults.addSuite(named: "group.test")
    expectEqual(defaults.string(forKey: "c"), "x")
    defaults.removeSuite(named: "group.test")
    expectNil(defaults.string(forKey: "c"))
    HeadlessUIKit.UserDefaults.resetStandardUserDefaults()
    expectEqual(HeadlessUIKit.UserDefaults.standard.integer(forKey: "a"), 2)
    expectEqual(HeadlessUIKit.UserDefaults.globalDomain, "NSGlobalDomain")
    expectEqual(HeadlessUIKit.UserDefaults.argumentDomain, "NSArgumentDomain")
    expectEqual(HeadlessUIKit.UserDefaults.registrationDomain, "NSRegistrationDomain")
  }

  @Test("Kinds of files have their identifiers, their extensions and their place in the tree")
  func kinds() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let kinds: [(UTType, String, String?, String?)] = [
      (.aiff, "public.aiff-audio", "aiff", "audio/aiff"),
      (.bmp, "com.microsoft.bmp", "bmp", "image/bmp"),
      (.commaSeparatedText, "public.comma-separated-values-text", "csv", "text/csv"),
      (.epub, "org.idpf.epub-container", "epub", "application/epub+zip"),
      (.mpeg4Audio, "public.mpeg-4-audio", nil, "audio/mp4"),
      (.mpeg4Movie, "public.mpeg-4", "mp4", "video/mp4"),
      (.quickTimeMovie, "com.apple.quicktime-movie", "mov", "video/quicktime"),
      (.swiftSource, "public.swift-source", "swift", nil),
      (.tiff, "public.tiff", "tiff", "image/tiff"),
      (.vCard, "public.vcard", "vcf", "text/vcard"),
      (.webP, "org.webmproject.webp", "webp", "image/webp"),
      (.plainText, "public.plain-text", "txt", "text/plain"),
      (.sourceCode, "public.source-code", nil, nil), (.symbolicLink, "public.symlink", nil, nil),
      (.utf8PlainText, "public.utf8-plain-text", nil, nil),
      (.audiovisualContent, "public.audiovisual-content", nil, nil),
    ]
    for (kind, identifier, ending, mime) in kinds {
      expectEqual(kind.identifier, identifier)
      if let ending { expectEqual(kind.preferredFilenameExtension, ending, identifier) }
      if let mime { expectEqual(kind.preferredMIMEType, mime, identifier) }
    }
    expect(
      UTType.swiftSource.conforms(to: .sourceCode) && UTType.swiftSource.conforms(to: .plainText))
    expect(UTType.plainText.conforms(to: .plainText) && !UTType.plainText.isSubtype(of: .plainText))
    expect(UTType.text.isSupertype(of: .plainText) && UTType.png.isSubtype(of: .image))
    let own = UTType(exportedAs: "com.example.note", conformingTo: .plainText)
    expect(own.conforms(to: .text) && own.identifier == "com.example.note")
    expect(UTType(importedAs: "com.example.other", conformingTo: .image).conforms(to: .image))
  }

  private final class Listener: NSObject, HeadlessUIKit.XMLParserDelegate {
    var heard: [String] = []
    func parserDidStartDocument(_ parser: HeadlessUIKit.XMLParser) { heard.append("start") }
    func parserDidEndDocument(_ parser: HeadlessUIKit.XMLParser) { heard.append("end") }
    func parser(
      _ parser: HeadlessUIKit.XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      heard.append("\(elementName) \(namespaceURI ?? "-") \(qName ?? "-") \(parser.lineNumber)")
      expect(parser.columnNumber > 0)
    }
    func parser(
      _ parser: HeadlessUIKit.XMLParser, didStartMappingPrefix prefix: String,
      toURI namespaceURI: String
    ) { heard.append("\(prefix)=\(namespaceURI)") }
  }

  @Test("A parser of XML tells names apart by their spaces when it is told to")
  func parsing() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let text = "<r xmlns:n=\"u\">\n<n:e/></r>"
    let listener = Listener()
    let parser = HeadlessUIKit.XMLParser(data: Data(text.utf8))
    parser.delegate = listener
    expect(!parser.shouldProcessNamespaces && !parser.shouldReportNamespacePrefixes)
    expect(parser.parse())
    expectEqual(listener.heard, ["start", "r - - 1", "n:e - - 2", "end"])
    let second = Listener()
    let spaces = HeadlessUIKit.XMLParser(data: Data(text.utf8))
    spaces.delegate = second
    spaces.shouldProcessNamespaces = true
    spaces.shouldReportNamespacePrefixes = true
    expect(spaces.parse() && spaces.publicID == nil && spaces.systemID == nil)
    expectEqual(second.heard, ["start", "n=u", "r  r 1", "e u n:e 2", "end"])
    expectEqual(HeadlessUIKit.XMLParser.errorDomain, "NSXMLParserErrorDomain")
  }

  private final class Doubling: HeadlessUIKit.ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
  }

  @Test("A transformer that has no way back says so")
  func transformers() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    expect(HeadlessUIKit.ValueTransformer.allowsReverseTransformation())
    let name = NSValueTransformerName("Doubling")
    HeadlessUIKit.ValueTransformer.setValueTransformer(Doubling(), forName: name)
    let doubling = HeadlessUIKit.ValueTransformer(forName: name)
    expectEqual(doubling?.transformedValue(4) as? Int, 8)
    expectEqual(doubling?.reverseTransformedValue(4) as? Int, 8)
    expect(Doubling.transformedValueClass() == NSNumber.self)
  }
}
