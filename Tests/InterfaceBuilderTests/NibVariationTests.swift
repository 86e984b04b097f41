import EventTrace
import Foundation
import InterfaceFiles
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("What files say for some size classes only")
@MainActor
struct NibVariationTests {
  private let text = """
    <view contentMode="center" alpha="1" id="v">
      <color key="backgroundColor" white="1" alpha="1"/>
      <variation key="default">
        <mask key="subviews"><exclude reference="a"/></mask>
        <mask key="constraints"><exclude reference="c"/><exclude reference="d"/></mask>
      </variation>
      <variation key="widthClass=compact" alpha="0.5"/>
      <variation key="heightClass=regular-widthClass=compact" alpha="0.25" hidden="YES">
        <color key="backgroundColor" white="0.0" alpha="1"/>
        <mask key="subviews"><include reference="a"/></mask>
        <mask key="constraints"><include reference="c"/></mask>
      </variation>
    </view>
    """
  private let phone = NibVariations.Classes(horizontal: .compact, vertical: .regular)
  private let pad = NibVariations.Classes(horizontal: .regular, vertical: .regular)
  private let turned = NibVariations.Classes(horizontal: .compact, vertical: .compact)

  private func element() throws -> InterfaceElement { try NibElement(text, in: NibApp()).element }

  @Test("The narrower of two variations counts, and the default where none is for the classes")
  func attributes() throws {
    let element = try element()
    expectEqual(NibVariations.resolved(element, for: phone)["alpha"], "0.25")
    expectEqual(NibVariations.resolved(element, for: phone)["hidden"], "YES")
    expectEqual(NibVariations.resolved(element, for: turned)["alpha"], "0.5")
    expectEqual(NibVariations.resolved(element, for: pad)["alpha"], "1")
    expectEqual(
      NibVariations.resolved(element, for: phone).part("backgroundColor")?["white"], "0.0")
    expectEqual(NibVariations.resolved(element, for: pad).part("backgroundColor")?["white"], "1")
  }

  @Test("Subviews and constraints are left out and put in")
  func masks() throws {
    let element = try element()
    expectEqual(NibVariations.excluded("subviews", of: element, for: phone), [])
    expectEqual(NibVariations.excluded("subviews", of: element, for: pad), ["a"])
    expectEqual(NibVariations.excluded("constraints", of: element, for: phone), ["d"])
    expectEqual(NibVariations.excluded("constraints", of: element, for: turned), ["c", "d"])
  }

  @Test("What varies is only what a variation names")
  func varied() throws {
    let varied = NibVariations.varied(try element(), for: pad)
    expectEqual(varied.attributes, ["alpha": "1", "hidden": "NO"])
    expectEqual(varied.children.map(\.key), ["backgroundColor"])
  }

  @Test("Before iOS 8 a file is one for a phone or a pad")
  func older() {
    let pad = NibApp(iOS: 7, model: "iPad 2")
    expectEqual(NibVariations.classes(in: pad.simulator, of: nil), self.pad)
    let phone = NibApp(iOS: 7, model: "iPhone 5")
    expectEqual(NibVariations.classes(in: phone.simulator, of: nil), self.phone)
  }

  @Test("A subview that comes back takes its place among the others, in a stack view too")
  func places() throws {
    let members = { (id: String) in
      ["a", "b", "c"].enumerated().map {
        "<view contentMode=\"scaleToFill\" tag=\"\($0 + 1)\" id=\"\(id)\($1)\"/>"
      }.joined()
    }
    let mask = { (id: String) in
      "<variation key=\"heightClass=compact\"><mask key=\"subviews\"><exclude reference=\"\(id)b\"/>"
        + "</mask></variation>"
    }
    let document = InterfaceDocument.storyboard(
      InterfaceDocument.scene(
        """
        <subviews>
            <view contentMode="scaleToFill" tag="10" id="plain"><subviews>\(members("p"))</subviews>\(mask("p"))</view>
            <stackView opaque="NO" tag="20" id="stack"><subviews>\(members("r"))</subviews>\(mask("r"))</stackView>
        </subviews>
        """))
    let stage = DocumentStage(document, iOS: 12, model: "iPhone 6s")
    let (controller, window) = try stage.show()
    let plain = try #require(controller.view.viewWithTag(10))
    let stack = try #require(controller.view.viewWithTag(20) as? UIStackView)
    expectEqual(plain.subviews.map(\.tag), [1, 2, 3])
    stage.app.simulator.rotate(to: .landscapeLeft)
    try stage.app.simulator.settle()
    expectEqual(plain.subviews.map(\.tag), [1, 3])
    expectEqual(stack.arrangedSubviews.map(\.tag), [1, 3])
    stage.app.simulator.rotate(to: .portrait)
    try stage.app.simulator.settle()
    expect(window.rootViewController === controller)
    expectEqual(plain.subviews.map(\.tag), [1, 2, 3])
    expectEqual(stack.arrangedSubviews.map(\.tag), [1, 2, 3])
  }

  @Test("What was said for other size classes ends with them", .rule(681))
  func ending() throws {
    let red = "<color key=\"backgroundColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"/>"
    let document = InterfaceDocument.storyboard(
      InterfaceDocument.scene(
        """
        <subviews><stackView tag="9" id="st"><subviews>
            <label tag="1" text="a" adjustsFontSizeToFit="NO" id="l">
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <variation key="heightClass=compact" text="b" textAlignment="center" numberOfLines="0">
                    <fontDescription key="fontDescription" type="system" pointSize="30"/>\(red)
                </variation>
            </label>
            <imageView tag="2" id="i">
                <variation key="heightClass=compact" image="picture" contentMode="center"/>
            </imageView>
            </subviews>
            <variation key="heightClass=compact" axis="vertical" spacing="12" alignment="center"/>
        </stackView></subviews>
        """))
    let stage = DocumentStage(document, model: "iPhone 8", others: ["picture.png": ""])
    let (controller, window) = try stage.show()
    let stack = try #require(controller.view.viewWithTag(9) as? UIStackView)
    let label = try #require(controller.view.viewWithTag(1) as? UILabel)
    let picture = try #require(controller.view.viewWithTag(2) as? UIImageView)
    func isAsInPortrait() -> [Bool] {
      [
        stack.axis == .horizontal, stack.spacing == 0, stack.alignment == .fill, label.text == "a",
        label.textAlignment != .center, label.numberOfLines == 1, label.font.pointSize == 17,
        label.backgroundColor == nil, picture.image == nil, picture.contentMode == .scaleToFill,
      ]
    }
    expect(!isAsInPortrait().contains(false))
    stage.app.simulator.rotate(to: .landscapeLeft)
    try stage.app.simulator.settle()
    expect(!isAsInPortrait().contains(true))
    stage.app.simulator.rotate(to: .portrait)
    try stage.app.simulator.settle()
    expect(window.rootViewController === controller)
    expect(!isAsInPortrait().contains(false))
    expectEqual(stage.remarks, [])
  }
}
