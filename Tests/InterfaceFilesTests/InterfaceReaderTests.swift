import InterfaceFiles
import Expectations
import Testing

@Suite("What of an Interface Builder file is read, and what is refused with its line")
struct InterfaceReaderTests {
  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private static let xib =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" "
    + "toolsVersion=\"14460.31\" targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\">"

  private func problem(_ text: String) -> InterfaceProblem? {
    do throws(InterfaceProblem) {
      _ = try InterfaceFile(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("A xib has objects with lines, parts, members and text")
  func xib() throws {
    let file = try InterfaceFile(
      Array(
        (Self.head + Self.xib + """

          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
            <view contentMode="scaleToFill" id="v1">
              <rect key="frame" x="0.0" y="20" width="320" height="460"/>
              <subviews>
                <label text="Hello" id="l1"><string key="text">a &amp; b
          c</string></label>
              </subviews>
            </view>
          </objects>
          </document>
          """).utf8))
    expectEqual(file.kind, .xib)
    expect(file.usesAutolayout)
    expect(file.scenes.isEmpty)
    expectEqual(file.objects.map(\.name), ["placeholder", "view"])
    let view = file.objects[1]
    expectEqual(view.line, 5)
    expectEqual(view.part("frame")?.number("y"), 20)
    let label = try #require(view.members(of: "subviews").first)
    expectEqual(label["text"], "Hello")
    expectEqual(label.part("text")?.text, "a & b\nc")
  }

  @Test("Xcode 5 and 6 also wrote files for iPads alone")
  func pads() throws {
    for (type, kind) in [
      ("CocoaTouch.iPad.XIB", .xib), ("CocoaTouch.iPad.Storyboard.XIB", .storyboard),
    ] as [(String, InterfaceFile.Kind)] {
      let text = "<document type=\"com.apple.InterfaceBuilder3.\(type)\" version=\"3.0\"/>"
      expectEqual(try InterfaceFile(Array(text.utf8)).kind, kind)
    }
  }

  @Test("A storyboard has scenes, each with its controller")
  func storyboard() throws {
    let file = try InterfaceFile(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        initialViewController="c1"><scenes><scene sceneID="s1"><objects>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
        <tableViewController id="c1"/></objects></scene></scenes></document>
        """.utf8))
    expectEqual(file.kind, .storyboard)
    expectEqual(file.initialViewController, "c1")
    expectEqual(file.scenes.map(\.id), ["s1"])
    expectEqual(file.scenes[0].controller?.name, "tableViewController")
  }

  @Test(
    "What is no XML is told in plain words, at the first line that is wrong",
    arguments: [
      ("<a>\n<b>\n</a>", 3, "`</a>` stands where `<b>` of line 2 is to be closed"),
      ("<a>\n<b></b></c>\n</a>", 2, "`</c>` stands where `<a>` of line 1 is to be closed"),
      ("<a>\n<b>", 2, "`<b>` of line 2 is never closed"),
      ("<a></a>\n<b/>", 2, "something follows the last closing tag"),
      ("hello", 1, "the file does not begin with a tag"), ("", 1, "the file has no element"),
      ("<a>\n<b x=1/></a>", 2, "a value has no quotes: Xcode writes `name=\"value\"`"),
      (
        "<a>\n<b x=\"1\n<c/></a>", 3,
        "a value has no quote at its end, or has `<` in it, which Xcode writes as `&lt;`"
      ),
      ("<a>\n<b x/></a>", 2, "an attribute has no value: Xcode writes `name=\"value\"`"),
      ("<a>\n<b x=\"1\" x=\"2\"/></a>", 2, "an attribute stands twice in one tag"),
      (
        "<a>\n<b x=\"Salt & Pepper\"/></a>", 2,
        "`&` or `<` stands for itself: Xcode writes `&amp;` and `&lt;`"
      ),
      (
        "<a>\n<<<<<<< HEAD\n<b/>\n=======\n>>>>>>> other\n</a>", 2,
        "Git has two versions of these lines; keep one of them, and take the lines with `<<<<<<<`, "
          + "`=======` and `>>>>>>>` away"
      ),
      ("<a>\n&nbsp;</a>", 2, "`&` or `<` stands for itself: Xcode writes `&amp;` and `&lt;`"),
      ("<a>\n<b x=\"1\"y=\"2\"/></a>", 2, "there is no space between two attributes"),
      ("<a>\n<b\n<c/></a>", 3, "a tag has no `>` at its end"),
      ("<a>\u{1}</a>", 1, "there is a character that XML cannot have"),
      ("<a><!-- x -- y --></a>", 1, "a comment has `--` in it"),
      ("\n<?xml version=\"1.0\"?><a/>", 2, "something stands before `<?xml` in the first line"),
    ])
  func faults(text: String, line: Int, words: String) {
    expectEqual(problem(text), InterfaceProblem(reason: .malformed(words), line: line))
  }

  @Test("A document type is refused before anything is read: it can name entities and files")
  func documentType() {
    let found = problem(
      Self.head + "<!-- one\n -->\n<!DOCTYPE d [<!ENTITY a \"b\">]>\n<document>&a;</document>")
    expectEqual(found, InterfaceProblem(reason: .documentType, line: 4))
  }

  @Test("What is no XML is told with its line")
  func malformed() throws {
    let found = try #require(problem(Self.head + Self.xib + "\n<objects>\n</document>"))
    guard case .malformed(let words) = found.reason else {
      Issue.record("\(found)")
      return
    }
    expectEqual(found.line, 4)
    expect(words.contains("objects"))
    expect(problem("") != nil)
  }

  @Test("Files of other systems, of Xcode 4 and of others are told apart")
  func otherFiles() {
    expectEqual(
      problem("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>"),
      InterfaceProblem(reason: .archive(version: "7.10"), line: 1))
    expectEqual(
      problem("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"),
      InterfaceProblem(reason: .otherType("com.apple.InterfaceBuilder3.Cocoa.XIB"), line: 1))
    expectEqual(problem("<plist/>"), InterfaceProblem(reason: .otherRoot("plist"), line: 1))
    expectEqual(
      problem("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>")?.words,
      "the file is for watchOS and not for iOS: its type is "
        + "`com.apple.InterfaceBuilder.WatchKit.Storyboard`.")
    expectEqual(
      problem("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard\"/>")?.words,
      "no file for iOS has the type `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard`.")
  }

  @Test("In another encoding than UTF-8 a document type could hide")
  func encodings() {
    let hidden =
      "<?xml version='1.0' encoding='UTF-7'?>+ADwAIQ-DOCTYPE a +AFsAPAAh-ENTITY b +ACI-c+ACIAPgBdAD4-"
    expectEqual(problem(hidden), InterfaceProblem(reason: .otherEncoding, line: 1))
    expectEqual(
      problem("\n<?xml version=\"1.0\" encoding=\"EBCDIC\"?>"),
      InterfaceProblem(reason: .otherEncoding, line: 1))
  }

  @Test("A document type hides in no encoding that the parser guesses or finds late")
  func hiddenEncodings() {
    func problem(_ bytes: [UInt8]) -> InterfaceProblem? {
      do throws(InterfaceProblem) {
        _ = try InterfaceFile(bytes)
        return nil
      } catch {
        return error
      }
    }
    let text = "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"c\">]><document>&b;</document>"
    let refused = InterfaceProblem(reason: .otherEncoding, line: 1)
    // UTF-16 without a mark, in both orders of bytes, and UTF-32.
    expectEqual(problem(text.utf8.flatMap { [$0, 0] }), refused)
    expectEqual(problem(text.utf8.flatMap { [0, $0] }), refused)
    expectEqual(problem(text.utf8.flatMap { [0, 0, 0, $0] }), refused)
    let space = String(repeating: " ", count: 300)
    let late = "<?xml version='1.0'\(space)encoding='UTF-7'?>+ADwAIQ-DOCTYPE a +AFsAXQA+-"
    expectEqual(problem(Array(late.utf8)), refused)
    let named = "<?xml version='utf-8' encoding='UTF-7'?>+ADwAIQ-DOCTYPE a +AFsAXQA+-"
    expectEqual(problem(Array(named.utf8)), refused)
    expectEqual(problem([0x4C, 0x6F, 0xA7, 0x94, 0x93, 0x40]), refused)
  }

  @Test("A compiled nib is told from a xib", arguments: ["NIBArchive\u{1}\0\0\0", "bplist00\u{1}"])
  func compiled(text: String) {
    expectEqual(problem(text), InterfaceProblem(reason: .compiled, line: nil))
  }

  @Test(
    "Marks, line ends, instructions and CDATA of other editors are read",
    arguments: ["\n", "\r\n"])
  func otherEditors(end: String) throws {
    let text =
      "\u{FEFF}<?xml version='1.0'  encoding = \"utf-8\" ?>\n<?editor saved?>\n\(Self.xib)\n<objects>\n"
      + "<label id=\"l\"><string key=\"text\"><![CDATA[a < b & c]]></string></label>\n"
      + "</objects></document>"
    let file = try InterfaceFile(Array(text.replacing("\n", with: end).utf8))
    expectEqual(file.objects.first?.part("text")?.text, "a < b & c")
    expectEqual(file.objects.first?.line, 5)
  }

  @Test("Depth and number are bounded")
  func bounds() {
    let deep = String(repeating: "<view>", count: 500)
    expectEqual(problem(deep)?.reason, .tooDeep)
    let wide = "<a>" + String(repeating: "<b/>", count: 500_001) + "</a>"
    expectEqual(problem(wide)?.reason, .tooMany)
    let large = "<a>" + String(repeating: " ", count: 17 << 20) + "</a>"
    expectEqual(problem(large), InterfaceProblem(reason: .tooLarge, line: nil))
  }
}
