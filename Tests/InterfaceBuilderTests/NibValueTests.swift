import EventTrace
import Foundation
import InterfaceFiles
import Expectations
import RuleTrait
import Testing

@testable import HeadlessUIKit

@Suite("What values in files are")
@MainActor
struct NibValueTests {
  private func parts(_ color: UIColor?) -> [Double] {
    let parts = (color?.cgColor.components ?? []).map { (Double($0) * 100).rounded() / 100 }
    // A gray has white and opacity.
    return parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : parts
  }

  private func color(
    _ text: String, resources: String = "", iOS: IOSVersion = 17
  ) throws -> [Double] {
    let app = NibApp(iOS: iOS)
    let element = try NibElement(text, resources: resources, in: app)
    return parts(element.values.color(element.element))
  }

  @Test("A picture whose file does not say its size has the one that the file notes")
  func notedSizes() throws {
    for (files, wanted) in [
      (["photo.png": "x"], CGSize(width: 20, height: 30)),
      (["photo.png": "\u{1}GIF89a"], CGSize(width: 20, height: 30)),
    ] {
      let app = NibApp(files: files)
      let view = try NibElement(
        "<imageView image=\"photo\"/>",
        resources: "<image name=\"photo\" width=\"20\" height=\"30\"/>", in: app
      ).apply(to: UIImageView())
      expectEqual(view.image?.size, wanted)
      expectEqual(view.intrinsicContentSize, wanted)
      expect(view.image == UIImage(named: "photo"))
    }
    let app = NibApp(files: ["photo.png": "GIF89a\u{4}\u{0}\u{8}\u{0}"])
    let view = try NibElement(
      "<imageView image=\"photo\"/>",
      resources: "<image name=\"photo\" width=\"20\" height=\"30\"/>", in: app
    ).apply(to: UIImageView())
    expectEqual(view.image?.size, CGSize(width: 4, height: 8))
  }

  @Test("Colours are gray, red green and blue, or inks")
  func colors() throws {
    expectEqual(
      try color(
        """
        <color white="0.25" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        """), [0.25, 0.25, 0.25, 0.5])
    expectEqual(
      try color(
        """
        <color red="0.1" green="0.2" blue="0.30000000000000004" alpha="1" colorSpace="calibratedRGB"/>
        """), [0.1, 0.2, 0.3, 1])
    expectEqual(
      try color(
        """
        <color cyan="1" magenta="0.0" yellow="0.5" black="0.5" alpha="1" colorSpace="calibratedCMYK"/>
        """), [0, 0.5, 0.25, 1])
    expectEqual(try color("<color colorSpace=\"calibratedRGB\"/>"), [])
  }

  @Test(
    "A system's colour is that of the version, or what the file notes of it before there was one")
  func systemColors() throws {
    let noted = """
      <systemColor name="systemIndigoColor"><color red="0.5" green="0.25" blue="1" alpha="1"/></systemColor>
      """
    let text = "<color systemColor=\"systemIndigoColor\"/>"
    expectEqual(try color(text, resources: noted, iOS: 12), [0.5, 0.25, 1, 1])
    expectEqual(try color(text, resources: noted, iOS: 13), [0.35, 0.34, 0.84, 1])
    expectEqual(try color("<color systemColor=\"systemGrayColor\"/>", iOS: 7).count, 4)
    expectEqual(try color("<color systemColor=\"futureColor\"/>"), [])
    let both = """
      <color xcode11CocoaTouchSystemColor="systemRedColor" cocoaTouchSystemColor="whiteColor"/>
      """
    expectEqual(try color(both, iOS: 12), [1, 1, 1, 1])
    expect(try color(both, iOS: 13) != [1, 1, 1, 1])
  }

  @Test("A named colour that leads to itself is none")
  func namedColors() throws {
    let noted =
      "<namedColor name=\"Sea\"><color red=\"0.0\" green=\"0.5\" blue=\"1\" alpha=\"1\"/></namedColor>"
    expectEqual(try color("<color name=\"Sea\"/>", resources: noted), [0, 0.5, 1, 1])
    let circle = "<namedColor name=\"Sea\"><color name=\"Sea\"/></namedColor>"
    expectEqual(try color("<color name=\"Sea\"/>", resources: circle), [])
  }

  @Test("Fonts are of the system, of a role, or have names", .rule(1207))
  func fonts() throws {
    let app = NibApp()
    func font(_ text: String) throws -> UIFont? {
      let element = try NibElement(text, in: app)
      return element.values.font(element.element)
    }
    let bold = try font(
      "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"20\"/>")
    expectEqual(bold, .boldSystemFont(ofSize: 20))
    let thin = try font("<fontDescription type=\"system\" weight=\"thin\" pointSize=\"20\"/>")
    expectEqual(thin, .systemFont(ofSize: 20, weight: .thin))
    let role = try font("<fontDescription style=\"UICTFontTextStyleTitle1\"/>")
    expectEqual(role?.pointSize, 28)
    let named = try font(
      "<fontDescription name=\"MarkerFelt-Thin\" family=\"Marker Felt\" pointSize=\"16\"/>")
    expectEqual(named?.fontName, "MarkerFelt-Thin")
    expectEqual(try font("<font metaFont=\"smallSystem\" size=\"11\"/>")?.pointSize, 11)
    expectEqual(try font("<fontDescription type=\"system\" size=\"label\"/>")?.pointSize, 17)
    expectEqual(try font("<fontDescription type=\"boldSystem\" size=\"system\"/>")?.pointSize, 14)
    expectNil(try font("<fontDescription type=\"blackletter\" pointSize=\"9\"/>"))
    expectEqual(try font("<fontDescription type=\"system\" pointSize=\"nan\"/>")?.pointSize, 14)
  }

  @Test("Texts stand in the tag, in a child, or in base 64 without its padding")
  func texts() throws {
    let app = NibApp()
    func text(_ inside: String) throws -> String? {
      try NibElement("<label contentMode=\"left\" id=\"l\">\(inside)</label>", in: app)
        .apply(to: UILabel()).text
    }
    expectEqual(try text("<string key=\"text\">two\nlines</string>"), "two\nlines")
    expectEqual(try text("<mutableString key=\"text\">soft</mutableString>"), "soft")
    expectEqual(
      try text("<string key=\"text\" base64-UTF8=\"YES\">\nR3LDvMOfZQ\n</string>"), "Grüße")
    expectNil(try text("<nil key=\"text\"/>"))
    expectNil(try text("<string key=\"text\" base64-UTF8=\"YES\">*</string>"))
    expectEqual(app.unread.count, 1)
  }

  @Test("A text with attributes is made of its fragments")
  func attributedTexts() throws {
    let label = try NibElement(
      """
      <label usesAttributedText="YES" id="l">
        <attributedString key="attributedText">
          <fragment content="Total ">
            <attributes>
              <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1"/>
              <font key="NSFont" size="15" name="Helvetica-Light"/>
              <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping" lineSpacing="3"/>
              <integer key="NSUnderline" value="1"/>
            </attributes>
          </fragment>
          <fragment><string key="content">R$ 0</string></fragment>
        </attributedString>
      </label>
      """, in: NibApp()
    ).apply(to: UILabel())
    expectEqual(label.text, "Total R$ 0")
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    expectEqual((attributes[.font] as? UIFont)?.pointSize, 15)
    expectEqual((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment, .right)
    expectEqual((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing, 3)
    expectEqual(attributes[.underlineStyle] as? Int, 1)
  }

  @Test("A frame by its distances is one in the view around it")
  func insetFrames() throws {
    let app = NibApp()
    let file = try InterfaceFile(
      [UInt8](
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="o"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>
        <view id="a"><frame key="frameInset" minX="10" minY="20" width="100" height="50"/></view>
        <view id="b"><frame key="frameInset" minX="10" maxX="30" maxY="40" height="50"/></view>
        <view id="c"><frame key="frameInset" minX="25.00%" minY="50.00%" width="100" height="44"/></view>
        <view id="d"><frame key="frameInset" minX="20.00%" width="50.00%" maxY="10"/></view>
        </subviews></view></objects></document>
        """.utf8))
    let values = NibValues(file: file, named: "A.xib", in: app.simulator)
    let views = file.objects[0].members(of: "subviews")
    let frames = views.map { element in
      let view = UIView()
      NibAttributes.apply(element, to: view, in: values)
      return view.frame
    }
    expectEqual(
      frames,
      [
        CGRect(x: 10, y: 20, width: 100, height: 50),
        CGRect(x: 10, y: 110, width: 260, height: 50),
        CGRect(x: 50, y: 78, width: 100, height: 44),
        CGRect(x: 30, y: 0, width: 150, height: 190),
      ])
  }

  @Test("A value that is none leaves the object as it was, and is named with its line")
  func nonsense() throws {
    let app = NibApp()
    let view = try NibElement(
      """
      <view alpha="much" hidden="maybe" contentMode="sideways" tag="1e99" shimmer="YES" id="v">
        <rect key="frame" x="nan" y="0.0" width="10" height="10"/>
        <color key="backgroundColor" shade="3"/>
        <sparkle/>
      </view>
      """, in: app
    ).apply(to: UIView())
    expectEqual(view.alpha, 1)
    expect(!view.isHidden)
    expectEqual(view.tag, .max)
    expectEqual(view.frame, .zero)
    expectEqual(
      app.unread.sorted(),
      [
        "Main.xib, line 4, <view>, alpha=\"much\": this value is not understood.",
        "Main.xib, line 4, <view>, contentMode=\"sideways\": this value is not understood.",
        "Main.xib, line 4, <view>, hidden=\"maybe\": this value is not understood.",
        "Main.xib, line 4, <view>, shimmer: this attribute is not read.",
        "Main.xib, line 5, <rect>, frame: this value is not understood.",
        "Main.xib, line 6, <color>, backgroundColor: this value is not understood.",
        "Main.xib, line 6, <color>, shade: this attribute is not read.",
        "Main.xib, line 7, <sparkle>, sparkle: this element is not read.",
      ])
  }
}
