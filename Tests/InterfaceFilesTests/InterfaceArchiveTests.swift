import Expectations
import InterfaceFiles
import Testing

@Suite("What xibs of Xcode 3 and 4 say")
struct InterfaceArchiveTests {
  private func file(
    _ roots: String, _ objects: String = "", rest: String = ""
  ) throws -> InterfaceFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
      <data>\(rest)
      <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">\(roots)</array>
      <object class="IBObjectContainer" key="IBDocument.Objects">\(objects)</object>
      </data>
      </archive>
      """
    return try InterfaceFile(Array(text.utf8))
  }

  @Test("Objects have their numbers for ids, and their frames, masks and connections")
  func views() throws {
    let file = try file(
      """
      <object class="IBProxyObject" id="o"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
      <object class="IBUIView" id="v"><reference key="NSNextResponder"/><int key="NSvFlags">274</int>
      <array class="NSMutableArray" key="NSSubviews"><object class="IBUIButton" id="b">
      <int key="NSvFlags">-2147483356</int><string key="NSFrame">{{20, 30}, {72, 37}}</string>
      <reference key="NSSuperview" ref="v"/><int key="IBUIButtonType">1</int>
      <string key="IBUINormalTitle">OK</string>
      <object class="NSColor" key="IBUINormalTitleColor"><int key="NSColorSpace">1</int><bytes key="NSRGB">MC41IDEgMCAwLjI1AA</bytes></object>
      <object class="NSFont" key="IBUIFont"><string key="NSName">Helvetica-Bold</string><double key="NSSize">15</double></object>
      <string key="IBUIContentEdgeInsets">{1, 2, 3, 4}</string>
      </object></array>
      <string key="NSFrameSize">{320, 460}</string><int key="IBUIContentMode">4</int></object>
      """,
      """
      <array key="connectionRecords"><object class="IBConnectionRecord">
      <object class="IBCocoaTouchOutletConnection" key="connection"><string key="label">view</string>
      <reference key="source" ref="o"/><reference key="destination" ref="v"/></object>
      <int key="connectionID">7</int></object><object class="IBConnectionRecord">
      <object class="IBCocoaTouchEventConnection" key="connection"><string key="label">go:</string>
      <reference key="source" ref="b"/><reference key="destination" ref="o"/><int key="IBEventType">7</int></object>
      <int key="connectionID">8</int></object></array>
      <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
      <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="o"/></object>
      <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="v"/></object>
      <object class="IBObjectRecord"><int key="objectID">2</int><reference key="object" ref="b"/></object>
      </array></object>
      <dictionary class="NSMutableDictionary" key="flattenedProperties">
      <string key="-1.CustomClassName">Controller</string></dictionary>
      """)
    expect(file.kind == .xib && !file.usesAutolayout)
    let (owner, view) = (file.objects[0], file.objects[1])
    expect(owner.name == "placeholder" && owner.id == "-1" && owner["customClass"] == "Controller")
    expectEqual(owner.members(of: "connections").first?["destination"], "1")
    expect(view.name == "view" && view.id == "1" && view["contentMode"] == "center")
    expect(view.part("autoresizingMask")?["widthSizable"] == "YES" && view["hidden"] == nil)
    expectEqual(view.part("frame")?["height"], "460")
    let button = try #require(view.members(of: "subviews").first)
    expect(button["buttonType"] == "roundedRect" && button["hidden"] == "YES" && button.id == "2")
    expect(button.part("frame")?["x"] == "20" && button.part("frame")?["width"] == "72")
    let mask = button.part("autoresizingMask")
    expect(mask?["flexibleMaxX"] == "YES" && mask?["flexibleMaxY"] == "YES")
    let state = try #require(button.part("normal"))
    expect(state["title"] == "OK" && state.part("titleColor")?["alpha"] == "0.25")
    expectEqual(button.part("fontDescription")?["type"], "boldSystem")
    let inset = button.part("contentEdgeInsets")
    expect(inset?["minY"] == "1" && inset?["minX"] == "2" && inset?["maxX"] == "4")
    let action = try #require(button.members(of: "connections").first)
    expect(action["selector"] == "go:" && action["eventType"] == "touchUpInside")
    expectEqual(action["destination"], "-1")
  }

  @Test("Constraints, words for numbers and texts in base 64 are told too")
  func later() throws {
    let file = try file(
      """
      <object class="IBUILabel" id="l"><int key="NSvFlags">292</int><string key="IBUIText" type="base64-UTF8">4oCcSGnigJ0</string>
      <int key="IBUITextAlignment">1</int><int key="IBUILineBreakMode">5</int>
      <object class="IBUIFontDescription" key="IBUIFontDescription"><int key="type">1</int><double key="pointSize">17</double></object></object>
      <object class="IBUIBarButtonItem" id="i"><int key="IBUISystemItemIdentifier">4</int><reference key="IBUIToolbar" ref="l"/></object>
      """,
      """
      <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
      <object class="IBObjectRecord"><int key="objectID">5</int><reference key="object" ref="l"/><array key="children">
      <object class="IBNSLayoutConstraint" id="c"><reference key="firstItem" ref="l"/><int key="firstAttribute">7</int>
      <int key="relation">1</int><nil key="secondItem"/><int key="secondAttribute">0</int><float key="multiplier">1</float>
      <object class="IBLayoutConstant" key="constant"><double key="value">80</double></object><float key="priority">750</float></object>
      </array></object></array></object>
      <object class="NSMutableDictionary" key="flattenedProperties"><array key="dict.sortedKeys">
      <string>5.IBViewMetadataConstraints</string></array><array key="dict.values"><array><reference ref="c"/></array></array></object>
      """, rest: "<bool key=\"IBDocument.UseAutolayout\">YES</bool>")
    let label = file.objects[0]
    expect(file.usesAutolayout && label["text"] == "“Hi”" && label["textAlignment"] == "center")
    expectEqual(label["lineBreakMode"], "middleTruncation")
    let constraint = try #require(label.members(of: "constraints").first)
    expect(constraint["firstItem"] == "5" && constraint["firstAttribute"] == "width")
    expect(constraint["relation"] == "greaterThanOrEqual" && constraint["constant"] == "80")
    expectNil(constraint["secondAttribute"])
    expect(file.objects[1]["systemItem"] == "add" && file.objects[1].children.isEmpty)
  }

  @Test("Attributes that a person has defined are told by their types")
  func runtimeAttributes() throws {
    func attribute(_ type: String, _ value: String) -> String {
      """
      <object class="IBUserDefinedRuntimeAttribute"><string key="typeIdentifier">\
      com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.\(type)</string>
      <string key="keyPath">\(type)Path</string>\(value)</object>
      """
    }
    let defined =
      attribute("number", "<integer value=\"8\" key=\"value\"/>")
      + attribute("boolean", "<boolean value=\"YES\" key=\"value\"/>")
      + attribute("string", "<string key=\"value\">word</string>")
      + attribute("size", "<string key=\"value\">{3, 4}</string>")
      + attribute(
        "color",
        "<object class=\"NSColor\" key=\"value\"><bytes key=\"NSWhite\">MQA</bytes></object>")
      + attribute("nil", "<nil key=\"value\"/>")
    let file = try file(
      "<object class=\"IBUIView\" id=\"v\"/>",
      """
      <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
      <object class="IBObjectRecord"><int key="objectID">3</int><reference key="object" ref="v"/></object></array></object>
      <dictionary key="flattenedProperties"><object class="NSMutableDictionary" key="3.IBAttributePlaceholdersKey">
      <string key="NS.key.0">IBUserDefinedRuntimeAttributesPlaceholderName</string>
      <object class="IBUIUserDefinedRuntimeAttributesPlaceholder" key="NS.object.0">
      <array key="userDefinedRuntimeAttributes">\(defined)</array></object></object></dictionary>
      """)
    let told = file.objects[0].members(of: "userDefinedRuntimeAttributes")
    expectEqual(told.map { $0["type"] }, ["number", "boolean", "string", "size", "color", "nil"])
    expectEqual(told.map { $0["value"] }, [nil, "YES", "word", nil, nil, nil])
    expect(told[0].child("integer")?["value"] == "8" && told[0]["keyPath"] == "numberPath")
    expect(told[3].child("size")?["height"] == "4" && told[4].child("color")?["white"] == "1")
  }

  @Test("An object that names itself, or is named twice, is told once")
  func circles() throws {
    let file = try file(
      """
      <object class="IBUITableViewCell" id="a"><reference key="IBUIContentView" ref="b"/><array key="NSSubviews">
      <object class="IBUIView" id="b"><array key="NSSubviews"><reference ref="a"/><reference ref="b"/></array></object></array>
      <object class="NSColor" key="IBUITextColor" id="c"><reference key="NSColor" ref="c"/></object></object>
      <reference ref="b"/>
      """)
    expectEqual(file.objects.map(\.name), ["tableViewCell"])
    let content = try #require(file.objects[0].part("contentView"))
    expect(content.members(of: "subviews").isEmpty)
    expect(file.objects[0].members(of: "subviews").isEmpty)
  }
}
