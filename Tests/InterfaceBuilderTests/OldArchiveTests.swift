import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import Testing

/// The owner of an archive.
private final class ArchivedController: UIViewController {}

@Suite("Xibs of Xcode 3 and 4")
@MainActor
struct OldArchiveTests {
  private static let archive = """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
    <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
    <bool key="EncodedWithXMLCoder">YES</bool>
    <object class="IBProxyObject" id="o"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
    <object class="IBProxyObject" id="f"><string key="IBProxiedObjectIdentifier">IBFirstResponder</string></object>
    <object class="IBUIView" id="v"><int key="NSvFlags">274</int>
    <object class="NSMutableArray" key="NSSubviews"><bool key="EncodedWithXMLCoder">YES</bool>
    <object class="IBUIButton" id="b"><int key="NSvFlags">290</int>
    <string key="NSFrame">{{20, 30}, {280, 37}}</string><int key="IBUIButtonType">1</int>
    <int key="IBUITag">9</int><string key="IBUINormalTitle">Go</string></object></object>
    <string key="NSFrameSize">{320, 460}</string>
    <object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">3</int><bytes key="NSWhite">MAA</bytes></object>
    </object></object>
    <object class="IBObjectContainer" key="IBDocument.Objects">
    <object class="NSMutableArray" key="connectionRecords"><bool key="EncodedWithXMLCoder">YES</bool>
    <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection">
    <string key="label">view</string><reference key="source" ref="o"/><reference key="destination" ref="v"/>
    </object><int key="connectionID">5</int></object></object>
    <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects">
    <bool key="EncodedWithXMLCoder">YES</bool>
    <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="v"/></object>
    <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="o"/></object>
    </object></object>
    <object class="NSMutableDictionary" key="flattenedProperties">
    <object class="NSArray" key="dict.sortedKeys"><string>-1.CustomClassName</string></object>
    <object class="NSMutableArray" key="dict.values"><string>ArchivedController</string></object></object>
    </object></data></archive>
    """

  @Test("A view comes out of an archive as out of a later xib", .rule(1205))
  func view() throws {
    let app = NibApp(
      iOS: 6, files: ["Old.xib": Self.archive], classes: [ArchivedController.self])
    let controller = ArchivedController(nibName: "Old", bundle: nil)
    let view: UIView = controller.view
    expectEqual(view.frame.width, UIScreen.main.bounds.width)
    expectEqual(view.backgroundColor, .black)
    let button = try #require(view.viewWithTag(9) as? UIButton)
    expectEqual(button.currentTitle, "Go")
    expectEqual(button.frame.minX, 20)
    expectEqual(button.autoresizingMask, [.flexibleWidth, .flexibleBottomMargin])
    expect(app.unread.isEmpty && !app.simulator.isDead)
  }

  @Test("A color that is a picture in the archive is gray, and named", .rule(1205))
  func picture() throws {
    let archive = Self.archive.replacing(
      "<int key=\"NSColorSpace\">3</int><bytes key=\"NSWhite\">MAA</bytes>",
      with: """
        <int key="NSColorSpace">10</int><object class="NSImage" key="NSImage">
        <int key="NSImageFlags">549453824</int><string key="NSSize">{256, 256}</string></object>
        """)
    let app = NibApp(iOS: 6, files: ["Old.xib": archive], classes: [ArchivedController.self])
    let view: UIView = ArchivedController(nibName: "Old", bundle: nil).view
    expectEqual(view.backgroundColor, .gray)
    expect(app.unread.count == 1 && app.unread[0].contains("<color>, patternImage"))
  }
}
