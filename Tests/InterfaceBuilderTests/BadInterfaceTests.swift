import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Files that no Xcode would write")
@MainActor
struct BadInterfaceTests {
  private func diagnoses(_ simulator: Simulator) -> [String] {
    simulator.recorder.events.filter { $0.kind == .diagnosis }.map(\.description)
  }

  @Test("Scenes that are in themselves come to an end")
  func scenesInThemselves() {
    func container(_ id: String, _ name: String, to destination: String) -> String {
      """
      <\(name) id="\(id)" sceneMemberID="viewController">
          <connections>
              <segue destination="\(destination)" kind="relationship" \
      relationship="viewControllers" id="s-\(id)"/>
          </connections>
      </\(name)>
      """
    }
    let simulator = NibApp(files: [
      "Main.storyboard": InterfaceText.storyboard(
        initial: "N", container("N", "navigationController", to: "T"),
        container("T", "tabBarController", to: "N"))
    ]).simulator
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    expect((made as? UINavigationController)?.viewControllers.first is UITabBarController)
    expectEqual(
      diagnoses(simulator),
      [
        "objectsInEachOther: Main.storyboard:19: the controller N is in itself."
      ])
  }

  @Test("A scene that is embedded in itself is embedded once more")
  func embeddedInItself() {
    let simulator = NibApp(
      files: [
        "Main.storyboard": InterfaceText.storyboard(
          initial: "A",
          InterfaceText.controller(
            "A", "Page",
            subviews: """
              <containerView id="C">
                  <connections>
                      <segue destination="A" kind="embed" id="s"/>
                  </connections>
              </containerView>
              """))
      ], classes: [Page.self]
    ).simulator
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?.view
    expectEqual(diagnoses(simulator).map { $0.prefix(18) }, ["objectsInEachOther"])
  }

  @Test("A segue without an id, as files written by hand have it, is followed")
  func segueWithoutID() throws {
    let simulator = NibApp(files: [
      "Main.storyboard": InterfaceText.storyboard(
        initial: "A",
        InterfaceText.controller(
          "A", "",
          connections: "<segue destination=\"B\" kind=\"presentation\" identifier=\"go\"/>"),
        InterfaceText.controller("B", ""))
    ]).simulator
    let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = first
    window.makeKeyAndVisible()
    try simulator.settle()
    first?.performSegue(withIdentifier: "go", sender: nil)
    expect(first?.presentedViewController != nil)
    expectEqual(diagnoses(simulator), [])
  }

  @Test("A constraint that stands in a view without its own views is left out, and named")
  func misplacedConstraint() throws {
    let simulator = NibApp(files: [
      "Main.storyboard": InterfaceText.storyboard(
        initial: "A",
        InterfaceText.controller(
          "A", "",
          subviews: """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
              <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="c"/>
              <constraint firstAttribute="width" constant="7" id="d"/>
            </constraints></view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
            """))
    ]).simulator
    let view = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?.view
    expectEqual(view?.subviews.first?.constraints.map(\.constant), [7])
    let said = diagnoses(simulator)
    expectEqual(said.count, 1)
    expect(try #require(said.first).contains("one of its views is not in the view"))
  }

  @Test("A nib whose view loads the nib comes to an end")
  func nibInItself() {
    let simulator = NibApp(
      files: [
        "Mirror.xib": InterfaceText.xib(
          owner: "NSObject", "", "<view id=\"v\" customClass=\"Mirror\" customModule=\"App\"/>")
      ], classes: [Mirror.self]
    ).simulator
    expectEqual(Bundle.main.loadNibNamed("Mirror", owner: nil)?.count, 1)
    expectEqual(diagnoses(simulator).map { $0.prefix(11) }, ["nibInItself"])
  }

  @Test("A file that is no XML is named with its line, and missing for UIKit")
  func noXML() {
    let simulator = NibApp(files: [
      "Main.storyboard": "<?xml version=\"1.0\"?>\n<document>\n<scenes>\n</document>"
    ]).simulator
    _ = UIStoryboard(name: "Main", bundle: nil)
    expectEqual(
      diagnoses(simulator).first?.hasPrefix("interfaceFileBroken: Main.storyboard:"), true)
    expectEqual(simulator.recorder.events.last?.name, "NSInvalidArgumentException")
  }

  @Test("An archive of Xcode 3 or 4 without objects says so, and is missing for UIKit")
  func archive() {
    let archive = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
      <data><int key="IBDocument.SystemTarget">768</int></data>
      </archive>
      """
    let words =
      "interfaceFileBroken: Old.xib:2: this archive of Xcode 3 or 4 has no objects; open it in Xcode 5 "
      + "or later and save it."
    // A controller goes on with an empty view, whether it was told the name or has it.
    let simulator = NibApp(files: ["Old.xib": archive], classes: [OldController.self]).simulator
    for controller in [UIViewController(nibName: "Old", bundle: nil), OldController()] {
      expect(controller.view.subviews.isEmpty && !simulator.isDead)
    }
    expectEqual(
      diagnoses(simulator),
      [
        words,
        "unimplemented: UIViewController.loadView(): the nib Old is not read; the view is empty.",
      ])
    _ = Bundle.main.loadNibNamed("Old", owner: nil)
    expectEqual(simulator.recorder.events.last?.name, "NSInternalInconsistencyException")
  }

  @Test("A storyboard whose name is a xib's is named, and missing for UIKit")
  func otherKind() {
    let simulator = NibApp(files: [
      "Main.xib": InterfaceText.storyboard(initial: nil),
      "Main.storyboard": InterfaceText.xib(owner: "NSObject", "", ""),
    ]).simulator
    _ = Bundle.main.loadNibNamed("Main", owner: nil)
    expectEqual(
      diagnoses(simulator),
      [
        "interfaceFileBroken: Main.xib:2: the type is that of Storyboard.XIB, and the name ends in "
          + "xib."
      ])
    expectEqual(simulator.recorder.events.last?.name, "NSInternalInconsistencyException")
    let other = NibApp(files: [
      "Main.storyboard": InterfaceText.xib(owner: "NSObject", "", "")
    ]).simulator
    _ = UIStoryboard(name: "Main", bundle: nil)
    expectEqual(
      diagnoses(other).first,
      "interfaceFileBroken: Main.storyboard:2: the type is that of XIB, and the name ends in "
        + "storyboard.")
    expectEqual(other.recorder.events.last?.name, "NSInvalidArgumentException")
  }

  @Test(
    "A name that leads out of the bundle finds no file",
    arguments: ["../Secret", "/etc/Secret", "en.lproj/../Secret", "", "."])
  func outside(name: String) {
    let nib = NibApp(files: ["Secret.xib": InterfaceText.xib(owner: "NSObject", "", "")]).simulator
    _ = Bundle.main.loadNibNamed(name, owner: nil)
    expectEqual(nib.recorder.events.last?.name, "NSInternalInconsistencyException")
    let board = NibApp(files: ["Secret.storyboard": InterfaceText.storyboard(initial: nil)])
    _ = UIStoryboard(name: name, bundle: nil)
    expectEqual(board.simulator.recorder.events.last?.name, "NSInvalidArgumentException")
  }

  @Test(
    "Numbers that are none, or that are too large, leave views that can be laid out",
    arguments: [
      "nan", "inf", "-inf", "1e308", "-1e308", "ten", "", "0x10", "-5", "99999999999999999999",
    ])
  func oddNumbers(number: String) throws {
    let app = NibApp(files: [
      "Odd.xib": InterfaceText.xib(
        owner: "NSObject", "",
        """
        <view id="v" alpha="\(number)" tag="\(number)">
            <rect key="frame" x="\(number)" y="\(number)" width="\(number)" height="\(number)"/>
            <subviews>
                <label id="l" numberOfLines="\(number)" text="a">
                    <rect key="frame" x="0" y="0" width="\(number)" height="\(number)"/>
                    <fontDescription key="fontDescription" type="system" pointSize="\(number)"/>
                </label>
                <segmentedControl id="s" selectedSegmentIndex="\(number)">
                    <segments><segment title="x" width="\(number)"/></segments>
                </segmentedControl>
                <pageControl id="p" numberOfPages="\(number)" currentPage="\(number)"/>
                <stackView id="k" spacing="\(number)"><subviews><view id="i"/></subviews></stackView>
                <slider id="d" value="\(number)" minValue="\(number)" maxValue="\(number)"/>
                <tableView id="t" rowHeight="\(number)" sectionHeaderHeight="\(number)"/>
            </subviews>
            <constraints>
                <constraint firstItem="l" firstAttribute="width" constant="\(number)" \
        multiplier="\(number)" priority="\(number)" id="c"/>
                <constraint firstItem="l" firstAttribute="top" secondItem="v" \
        secondAttribute="top" constant="\(number)" multiplier="\(number)" id="e"/>
            </constraints>
        </view>
        """)
    ])
    let view = try #require(Bundle.main.loadNibNamed("Odd", owner: nil)?.first as? UIView)
    let controller = UIViewController()
    controller.view = view
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try app.simulator.settle()
    window.layoutIfNeeded()
    expect(!app.simulator.isDead)
    for shown in [view] + view.subviews {
      expect(shown.frame.width.isFinite && shown.frame.minX.isFinite, "\(shown.frame)")
      expect(shown.frame.height.isFinite && shown.frame.minY.isFinite, "\(shown.frame)")
    }
  }

  @Test("A segue or an outlet that leads nowhere is named with its line, and nothing else happens")
  func nowhere() {
    let simulator = NibApp(
      files: [
        "Main.storyboard": InterfaceText.storyboard(
          initial: "A",
          InterfaceText.controller(
            "A", "Page",
            connections: """
              <outlet property="label" destination="gone" id="o"/>
              <segue destination="B" kind="show" identifier="go" id="s"/>
              """))
      ], classes: [Page.self]
    ).simulator
    let page = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    expectEqual(
      diagnoses(simulator),
      [
        "danglingConnection: Main.storyboard:15: outlet leads nowhere: the file has no object gone."
      ])
    page?.performSegue(withIdentifier: "go", sender: nil)
    expectEqual(
      diagnoses(simulator).last,
      "danglingConnection: Main.storyboard:16: the segue leads nowhere: no scene has the "
        + "controller B.")
    expect(!simulator.isDead)
  }

  @Test("An object of another framework's is said not to be made")
  func otherFramework() {
    let simulator = NibApp(files: [
      "Map.xib": InterfaceText.xib(owner: "NSObject", "", "<mapView id=\"m\"/><frob id=\"f\"/>")
    ]).simulator
    expect(Bundle.main.loadNibNamed("Map", owner: nil)?.first is UIView)
    expect(
      diagnoses(simulator).contains {
        $0.hasPrefix("unimplemented: <mapView>: no such object is made from Map.xib:")
      })
  }
}

private final class Page: UIViewController {
  var label: UILabel?
}

private final class OldController: UIViewController {}

private final class Mirror: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let inner = Bundle.main.loadNibNamed("Mirror", owner: nil)?.first as? UIView {
      addSubview(inner)
    }
  }
}
