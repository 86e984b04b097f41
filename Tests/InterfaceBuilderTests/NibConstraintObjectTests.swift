import EventTrace
import Expectations
import Foundation
import RuleTrait
import Testing

@testable import HeadlessUIKit

@Suite("What constraints of files are beside what they bind")
@MainActor
struct NibConstraintObjectTests {
  private static func document(_ constraint: String, _ connection: String = "") -> String {
    InterfaceDocument.xib(
      """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
          <constraints>\(constraint)</constraints>
      </view>
      <customObject id="o" customClass="Keeper" customModule="App">
          <connections>\(connection)</connections>
      </customObject>
      """)
  }

  private static let value = """
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="constant"><real key="value" value="7"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="identifier" value="wide"/>
    </userDefinedRuntimeAttributes>
    """

  @Test("A constraint gets values by key", .rule(1446))
  func values() throws {
    let document = Self.document(
      "<constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"5\" id=\"c\">\(Self.value)</constraint>"
    )
    let app = NibApp(files: ["Main.xib": document], classes: [Keeper.self])
    let made = UINib(nibName: "Main", bundle: nil).instantiate(withOwner: UIViewController())
    let view = try #require(made.first as? UIView)
    let constraint = try #require(view.constraints.first ?? view.subviews[0].constraints.first)
    expectEqual(constraint.constant, 7)
    expectEqual(constraint.identifier, "wide")
    expectEqual(app.unread, [])
  }

  @Test("A constraint is of the class that the file names, and is told last", .rule(1446))
  func classOfTheApp() throws {
    let document = Self.document(
      """
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="5" priority="750" id="c" customClass="Gap" customModule="App" \
      customModuleProvider="target">\(Self.value)</constraint>
      """, "<outlet property=\"gap\" destination=\"c\" id=\"x\"/>")
    let app = NibApp(files: ["Main.xib": document], classes: [Keeper.self, Gap.self])
    _registerProperty("gap", \Keeper.gap)
    _registerMethod(Gap.self, "awakeFromNib") { gap, _, _ in
      (gap as! Gap).heard = (gap as! Gap).constant
    }
    let made = UINib(nibName: "Main", bundle: nil).instantiate(withOwner: UIViewController())
    let view = try #require(made.first as? UIView)
    let gap = try #require((made.last as? Keeper)?.gap)
    expect(view.constraints.contains { $0 === gap })
    expect(gap.firstItem === view.subviews[0] && gap.secondItem === view)
    expectEqual(gap.firstAttribute, .leading)
    expectEqual(gap.priority, .defaultHigh)
    expectEqual(gap.heard, 7)
    expectEqual(app.unread, [])
  }

  @Test("A class that the app lacks is told, and the constraint holds all the same", .rule(1446))
  func missingClass() throws {
    let document = Self.document(
      "<constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"5\" id=\"c\" customClass=\"Gone\"/>"
    )
    let app = NibApp(files: ["Main.xib": document], classes: [Keeper.self])
    let made = UINib(nibName: "Main", bundle: nil).instantiate(withOwner: UIViewController())
    let view = try #require(made.first as? UIView)
    expectEqual((view.constraints + view.subviews[0].constraints).map(\.constant), [5])
    let console = app.simulator.recorder.events.filter { $0.kind == .console }.compactMap(\.text)
    expectEqual(console, ["[Storyboard] Unknown class Gone in Interface Builder file."])
  }
}

private final class Keeper: NSObject {
  var gap: Gap?
}

private final class Gap: NSLayoutConstraint {
  var heard: CGFloat?
}
