import Foundation
import InterfaceFiles
import Expectations
import Testing

/// Files that somebody broke, or made to do harm: each says what is wrong and where, or is read.
@Suite("Broken files")
struct HostileFileTests {
  private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0">

    """

  private func read(_ bytes: [UInt8]) -> Result<InterfaceFile, InterfaceProblem> {
    Result { () throws(InterfaceProblem) in try InterfaceFile(bytes) }
  }

  private func problem(_ text: String) -> InterfaceProblem? {
    if case .failure(let problem) = read([UInt8](text.utf8)) { return problem }
    return nil
  }

  /// What is broken, and the line in which it is.
  private static let faults: [(text: String, line: Int?)] = [
    ("", 1), (" \n\n", 1), ("hello", 1), ("{\"a\": 1}", 1), ("<", 1), ("<document", 1),
    ("<!-- only a comment -->", 1), ("<?xml version=\"1.0\"?>", 1),
    ("\n<?xml version=\"1.0\"?><document/>", 2),
    ("<html><body></body></html>", 1), ("<plist version=\"1.0\"><dict/></plist>", 1),
    ("<Document type=\"\(type)\"/>", 1), ("<document/>", 1), ("<document type=\"\"/>", 1),
    ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", 1),
    ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>", 1),
    ("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>", 1),
    ("<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"/>", 1),
    ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>", 1),
    (head, 2), ("\(head)<objects>", 3), ("\(head)<objects>\n</document>", 4),
    ("\(head)</document>\n</document>", 4), ("\(head)</document>\n<document/>", 4),
    ("\(head)</document>\ntext", 4), ("\(head)<objects\n</document>", 4),
    ("\(head)<view id=a/></document>", 3), ("\(head)<view id=\"a/></document>", 3),
    ("\(head)<view id/></document>", 3), ("\(head)<view id=\"a\" id=\"b\"/></document>", 3),
    ("\(head)<view id=\"a\"tag=\"1\"/></document>", 3),
    ("\(head)<view id=\"a&b\"/></document>", 3), ("\(head)<view id=\"&nbsp;\"/></document>", 3),
    ("\(head)<view id=\"a<b\"/></document>", 3), ("\(head)<1view/></document>", 3),
    ("\(head)<view>\u{1}</view></document>", 3), ("\(head)<view id=\"&#0;\"/></document>", 3),
    ("\(head)<!-- a -- b --></document>", 3), ("\(head)<!-- open\n</document>", 4),
    ("\(head)<string><![CDATA[open</string></document>", 3),
    ("<!DOCTYPE document>\n\(head)</document>", 1),
    ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>", 1),
    ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document type=\"\(type)\"/>", 1),
    ("<<<<<<< HEAD\n\(head)</document>", 1),
    ("\(head)<<<<<<< HEAD\n<view/>\n=======\n>>>>>>> theirs\n</document>", 3),
  ]

  @Test("There are forty kinds, and each says what is wrong, with a line", arguments: faults)
  func broken(text: String, line: Int?) {
    let problem = problem(text)
    expectEqual(problem?.line, line, "\(text)")
    expectEqual(problem?.words.isEmpty, false, "\(text)")
    expect(Self.faults.count >= 40)
  }

  @Test("Two bytes a letter, with a mark or without, are told")
  func wide() {
    let text = "\(Self.head)</document>"
    for encoding in [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian, .utf32] {
      guard let data = text.data(using: encoding) else { continue }
      guard case .failure(let problem) = read([UInt8](data)) else {
        Issue.record("\(encoding) was read")
        continue
      }
      expectEqual(problem.reason, .otherEncoding)
    }
  }

  @Test(
    "A byte that is no part of a letter is told with its line",
    arguments: [
      "<!-- \u{1} -->", "<\u{1}/>", "<view id=\"\u{1}\"/>", "<string>\u{1}</string>", "\u{1}",
    ])
  func brokenLetters(part: String) {
    for broken: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] {
      let text = "\(Self.head)<objects>\n\(part)</objects></document>"
      let bytes = Array(
        [UInt8](text.utf8).split(separator: 1, maxSplits: 1).joined(separator: broken))
      guard case .failure(let problem) = read(bytes) else {
        Issue.record("\(broken) was read in \(part)")
        continue
      }
      expectEqual(problem, InterfaceProblem(reason: .otherEncoding, line: 4))
    }
  }

  @Test(
    "Marks, line ends, entities and comments of other editors are read",
    arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func editors(end: String, mark: String) throws {
    let text = """
      \(mark)\(Self.head)<!-- a note -->
      <objects><label text="a &amp; b &lt; &quot;c&quot; &#x41;&#66;" id="l">
      <string key="x"><![CDATA[<raw> & text]]></string></label></objects>
      </document>
      """.replacing("\n", with: end)
    let file = try read([UInt8](text.utf8)).get()
    let label = try #require(file.objects.first)
    expectEqual(label["text"], "a & b < \"c\" AB")
    expectEqual(label.part("x")?.text, "<raw> & text")
    expect(end == "\r" || label.line == 4)
  }

  @Test("What is large or deep ends soon")
  func large() throws {
    let start = ProcessInfo.processInfo.systemUptime
    let view = "<view contentMode=\"scaleToFill\" opaque=\"NO\" tag=\"1\" id=\"abc-de-fgh\"/>\n"
    let many = String(repeating: view, count: 9_900_000 / view.utf8.count)
    let file = try read(
      [UInt8]("\(Self.head)<objects>\(many)</objects></document>".utf8)
    ).get()
    expect(file.objects.count > 100_000)
    let text = String(repeating: "x", count: 9_900_000)
    expectNil(problem("\(Self.head)<string>\(text)</string></document>"))
    let deep = String(repeating: "<view><subviews>", count: 100_000)
    expectEqual(problem(Self.head + deep)?.reason, .tooDeep)
    expectEqual(problem(String(repeating: " ", count: 10 << 20))?.reason, .tooLarge)
    let attributes = (0..<50_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    _ = problem("\(Self.head)<view \(attributes)/></document>")
    // A fifth of it is usual; a machine with much to do gets time.
    expect(ProcessInfo.processInfo.systemUptime - start < 60)
  }
}
