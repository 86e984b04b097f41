import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("What loading a nib does, and in which order")
@MainActor
struct NibLoadingTests {
  private static func xib(
    _ objects: String, owner: String = "Page", _ connections: String = ""
  )
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13142" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
    customClass="\(owner)" customModule="App" customModuleProvider="target">
                <connections>
                    \(connections)
                </connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
        </objects>
    </document>
    """
  }

  private static let view = """
    <view contentMode="scaleToFill" id="iN0-l3-epB">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
            <label opaque="NO" text="Hello" id="Lab-el-001" customClass="Caption" customModule="App">
                <rect key="frame" x="20" y="20" width="280" height="21"/>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                        <integer key="value" value="4"/>
                    </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
            </label>
            <button opaque="NO" buttonType="system" id="But-on-001">
                <rect key="frame" x="20" y="60" width="280" height="30"/>
                <state key="normal" title="Tap"/>
                <connections>
                    <action selector="tap:" destination="-1" eventType="touchUpInside" id="act-01"/>
                </connections>
            </button>
        </subviews>
    </view>
    """

  @Test("A runtime attribute that no class has is told, and ends no app")
  func missingAttribute() {
    let file = Self.xib(Self.view, Self.outlets).replacing("layer.cornerRadius", with: "layer.x")
    for path in ["corner", "box.radius"] {
      let simulator = device(file.replacing("layer.x", with: path))
      _ = Page(nibName: "Page", bundle: nil).view
      let said = simulator.recorder.events.filter { $0.kind == .console }.compactMap(\.text)
      let key = path.prefix { $0 != "." }
      expectEqual(
        said,
        [
          "Failed to set (\(path)) user defined inspected property on (Caption): [<Caption> "
            + "\(path == "corner" ? "setValue" : "value")\(path == "corner" ? ":f" : "F")orUndefinedKey:]: "
            + "this class is not key value coding-compliant for the key \(key)."
        ])
    }
  }

  @Test(
    "An object of another framework's has a plain view in its place, which is connected to nothing")
  func substitutes() {
    let map = """
      <mapView id="Map-01-001"><connections>
      <outlet property="delegate" destination="-1" id="out-03"/></connections></mapView>
      """
    let file = Self.xib(Self.view.replacing("</subviews>", with: "\(map)</subviews>"), Self.outlets)
    let simulator = device(file)
    _ = Page(nibName: "Page", bundle: nil).view
    expect(!simulator.isDead)
    expect(
      simulator.recorder.events.contains {
        $0.name == "notRead" && $0.text?.contains("its delegate is left out") == true
      })
  }

  private static let outlets = """
    <outlet property="view" destination="iN0-l3-epB" id="out-01"/>
    <outlet property="label" destination="Lab-el-001" id="out-02"/>
    """

  private func device(
    _ file: String, iOS: IOSVersion = 17, name: String = "Page.xib"
  ) -> Simulator {
    let app = NibApp(iOS: iOS, files: [name: file], classes: [Page.self, Caption.self])
    _registerProperty("label", \Page.label)
    _registerMethod(Page.self, "tap:") { page, _, _ in (page as! Page).taps += 1 }
    return app.simulator
  }

  @Test(
    "Objects come first, then outlets, actions, runtime attributes, awakeFromNib and viewDidLoad",
    .rule(61), arguments: [IOSVersion(3), 6, 9, 17])
  func order(iOS: IOSVersion) {
    let simulator = device(Self.xib(Self.view, Self.outlets), iOS: iOS)
    let page = Page(nibName: "Page", bundle: nil)
    _ = page.view
    expectEqual(
      simulator.recorder.events.map(\.description),
      [
        "Page loadView()", "Bundle path(forResource: \"Page\", ofType: \"nib\") → Page.xib",
        "Caption init(coder: coder)", "Page view = UIView", "Page label = Caption",
        "UIButton addTarget(Page, action: tap:, for: touchUpInside)",
        "Caption layer.cornerRadius = 4", "Caption awakeFromNib()", "Page viewDidLoad()",
      ])
    expectEqual(page.label?.text, "Hello")
    expectEqual(page.label?.layer.cornerRadius, 4)
    expectEqual(page.heard, ["loaded with Hello"])
    let button = page.view.subviews[1] as? UIButton
    expectEqual(button?.frame, CGRect(x: 20, y: 60, width: 280, height: 30))
    button?.sendActions(for: .touchUpInside)
    expectEqual(page.taps, 1)
  }

  @Test(
    "A controller in a nib has its view when it awakes, and the view awakes later", .rule(1118),
    arguments: [IOSVersion(3), 6, 11, 17])
  func controllerInside(iOS: IOSVersion) throws {
    let inside = """
      <viewController id="Con-tr-001" customClass="Page" customModule="App">
          <view key="view" contentMode="scaleToFill" id="iN0-l3-epB">
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <subviews>
                  <label opaque="NO" text="Hello" id="Lab-el-001" customClass="Caption" \
      customModule="App">
                      <rect key="frame" x="20" y="20" width="280" height="21"/>
                  </label>
              </subviews>
          </view>
          <connections>
              <outlet property="label" destination="Lab-el-001" id="out-02"/>
          </connections>
      </viewController>
      """
    let simulator = device(Self.xib(inside, owner: "NSObject"), iOS: iOS)
    let objects = Bundle.main.loadNibNamed("Page", owner: nil, options: nil)
    let page = try #require(objects?.last as? Page)
    expect(page.isViewLoaded)
    expectEqual(page.heard, ["loaded with Hello"])
    _ = page.view
    expectEqual(
      simulator.recorder.events.map(\.description).filter {
        $0.hasSuffix("awakeFromNib()") || $0.contains("oadView") || $0.hasSuffix("viewDidLoad()")
          || $0.hasSuffix("init(coder: coder)")
      },
      [
        "Page init(coder: coder)", "Caption init(coder: coder)", "Page awakeFromNib()",
        "Page viewDidLoad()", "Caption awakeFromNib()",
      ])
  }

  @Test("A label of an app's class finds its attributes behind super.init(coder:)")
  func attributesInInit() {
    _ = device(Self.xib(Self.view, Self.outlets))
    let page = Page(nibName: "Page", bundle: nil)
    _ = page.view
    expectEqual(page.label?.textInInit, "Hello")
  }

  @Test("A view may give another one in its place, which is connected and awakes", .rule(776))
  func replacement() {
    let simulator = device(Self.xib(Self.view, Self.outlets))
    let standIn = Caption(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    Caption.standIn = standIn
    defer { Caption.standIn = nil }
    let page = Page(nibName: "Page", bundle: nil)
    _ = page.view
    expect(page.label === standIn)
    expectEqual(page.view.subviews.filter { $0 is Caption }, [standIn])
    let awakened = simulator.recorder.events.filter { $0.description.contains("awakeFromNib") }
    expectEqual(awakened.count, 1)
  }

  @Test(
    "Without the view outlet the app ends", .rule(62), .rule("M6"),
    arguments: [IOSVersion(3), 9, 17])
  func noView(iOS: IOSVersion) throws {
    let simulator = device(Self.xib(Self.view), iOS: iOS)
    _ = Page(nibName: "Page", bundle: nil).view
    let last = try #require(simulator.recorder.events.last)
    expectEqual(last.name, "NSInternalInconsistencyException")
    expectEqual(
      last.text,
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Page\" nib but the view "
        + "outlet was not set.")
  }

  @Test("An outlet that the controller lacks ends the app", .rule(64), .rule("M22"))
  func unknownKey() throws {
    let simulator = device(
      Self.xib(
        Self.view,
        Self.outlets + "<outlet property=\"title2\" destination=\"But-on-001\" id=\"o\"/>")
    )
    _ = Page(nibName: "Page", bundle: nil).view
    let last = try #require(simulator.recorder.events.last)
    expectEqual(last.name, "NSUnknownKeyException")
    expectEqual(
      last.text,
      "[<Page> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key title2.")
  }

  @Test(
    "An unknown class is noted, and one of UIKit's takes its place", .rule(65), .rule("M23"),
    arguments: [
      (IOSVersion(12), "Unknown class _TtC3App5Badge in Interface Builder file."),
      (13, "[Storyboard] Unknown class _TtC3App5Badge in Interface Builder file."),
    ])
  func unknownClass(iOS: IOSVersion, line: String) {
    let file = Self.xib(Self.view.replacing("\"Caption\"", with: "\"Badge\""), Self.outlets)
    let simulator = device(file, iOS: iOS)
    let page = Page(nibName: "Page", bundle: nil)
    expectEqual((page.view.subviews.first as? UILabel)?.text, "Hello")
    expect(
      simulator.recorder.events.contains { $0.kind == .console && $0.text == line })
  }

  @Test("A connection to nothing is named with its line")
  func dangling() throws {
    let simulator = device(
      Self.xib(Self.view, Self.outlets + "<outlet property=\"label\" destination=\"x\" id=\"o\"/>"))
    _ = Page(nibName: "Page", bundle: nil).view
    let event = try #require(
      simulator.recorder.events.first { $0.name == "danglingConnection" })
    expectEqual(event.text, "Page.xib:7: outlet leads nowhere: the file has no object x.")
    expect(!simulator.isDead)
  }
}

private final class Page: UIViewController {
  weak var label: Caption?
  var taps = 0
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    heard.append("loaded with \(label?.text ?? "nothing")")
  }
}

private final class Caption: UILabel {
  var textInInit: String?
  /// What is taken in its place.
  static weak var standIn: Caption?

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    textInInit = text
  }
  override func awakeAfter(using coder: NSCoder) -> Any? {
    Caption.standIn ?? super.awakeAfter(using: coder)
  }
}
