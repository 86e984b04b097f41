import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Who owns a nib, and what comes out of it")
@MainActor
struct NibOwnerTests {
  private static let objects = """
    <placeholder placeholderIdentifier="Helper" id="ext" customClass="Helper"/>
    <view contentMode="scaleToFill" id="v1">
        <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
        <connections>
            <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/>
        </connections>
    </view>
    <customObject id="model" customClass="Model" customModule="App">
        <connections>
            <outlet property="helper" destination="ext" id="h"/>
        </connections>
    </customObject>
    <tapGestureRecognizer id="tap" customClass="Tap" customModule="App">
        <connections>
            <action selector="tapped" destination="-1" id="t"/>
        </connections>
    </tapGestureRecognizer>
    """

  private static let outlets = """
    <outlet property="panel" destination="v1" id="o1"/>
    <outletCollection property="all" destination="v1" collectionClass="NSMutableArray" id="c1"/>
    <outletCollection property="all" destination="model" id="c2"/>
    """

  private func app(_ outlets: String = outlets, iOS: IOSVersion = 17) -> NibApp {
    let app = NibApp(
      iOS: iOS,
      files: ["Panel.xib": InterfaceText.xib(owner: "Owner", outlets, Self.objects)],
      classes: [Model.self, Tap.self, Helper.self])
    _registerProperty("panel", \Owner.panel)
    _registerProperty("all", \Owner.all)
    _registerProperty("helper", \Model.helper)
    _registerMethod(Owner.self, "tapped") { owner, _, _ in (owner as! Owner).taps += 1 }
    return app
  }

  @Test("The objects beside the placeholders come back, and only they")
  func topLevel() throws {
    _ = app()
    let (owner, helper) = (Owner(), Helper())
    let made = UINib(nibName: "Panel", bundle: nil).instantiate(
      withOwner: owner, options: [.externalObjects: ["Helper": helper]])
    expectEqual(made.map { "\(type(of: $0))" }, ["UIView", "Model", "Tap"])
    expect(owner.panel === made[0] as? UIView)
    expectEqual(owner.all.count, 2)
    expect((made[1] as? Model)?.helper === helper)
    let tap = try #require(made[2] as? Tap)
    expect(owner.panel?.gestureRecognizers?.first === tap)
    expect(tap.cameFromNib)
  }

  @Test("What nobody holds is gone again: outlets may be weak")
  func weakly() {
    _ = app()
    let owner = WeakOwner()
    _registerProperty("panel", \WeakOwner.panel)
    _registerProperty("all", \WeakOwner.all)
    do {
      let made = Bundle.main.loadNibNamed("Panel", owner: owner)
      expect(owner.panel != nil && made?.count == 3)
    }
    owner.all = []
    expectNil(owner.panel)
  }

  @Test("A nib that is missing ends the app, however it is loaded", .rule(63), .rule("M14"))
  func missing() {
    let simulator = app().simulator
    expectNil(Bundle.main.loadNibNamed("Pane", owner: nil))
    expectEqual(
      simulator.recorder.events.last?.description,
      "NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle </App.app> "
        + "(loaded)' with name 'Pane'")
  }

  @Test("An outlet that the owner lacks ends the app", .rule(64), .rule("M22"))
  func unknownKey() {
    let simulator = app("<outlet property=\"title\" destination=\"v1\" id=\"x\"/>").simulator
    _ = Bundle.main.loadNibNamed("Panel", owner: Owner())
    expectEqual(
      simulator.recorder.events.last?.description,
      "NSUnknownKeyException: [<Owner> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key title.")
  }

  @Test("An outlet of another class is left out, with its line")
  func otherClass() {
    let simulator = app("<outlet property=\"panel\" destination=\"model\" id=\"x\"/>").simulator
    let owner = Owner()
    _ = Bundle.main.loadNibNamed("Panel", owner: owner)
    expect(owner.panel == nil && !simulator.isDead)
    expect(
      simulator.recorder.events.contains {
        $0.text
          == "Panel.xib:9: panel of Owner is a UIView?, and what the file connects is Model; it is "
          + "left out."
      })
  }

  @Test("UINib came with iOS 4.0, loading by name was there before")
  func versions() {
    let old = app(iOS: 3.2).simulator
    expectEqual(Bundle.main.loadNibNamed("Panel", owner: Owner())?.count, 3)
    _ = UINib(nibName: "Panel", bundle: nil)
    expect(old.isDead)
  }
}

private final class Owner: NSObject {
  var panel: UIView?
  var all: [NSObject] = []
  var taps = 0
}

private final class WeakOwner: NSObject {
  weak var panel: UIView?
  var all: [NSObject] = []
}

private final class Helper: NSObject {}

private final class Model: NSObject {
  var helper: Helper?
}

private final class Tap: UITapGestureRecognizer {
  var cameFromNib = false

  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  override init?(coder: NSCoder) {
    super.init(coder: coder)
    cameFromNib = true
  }
}
