import EventTrace
import Foundation
import RuleTrait
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
    #expect((made as? UINavigationController)?.viewControllers.first is UITabBarController)
    #expect(
      diagnoses(simulator) == [
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
    #expect(diagnoses(simulator).map { $0.prefix(18) } == ["objectsInEachOther"])
  }

  @Test("A nib whose view loads the nib comes to an end")
  func nibInItself() {
    let simulator = NibApp(
      files: [
        "Mirror.xib": InterfaceText.xib(
          owner: "NSObject", "", "<view id=\"v\" customClass=\"Mirror\" customModule=\"App\"/>")
      ], classes: [Mirror.self]
    ).simulator
    #expect(Bundle.main.loadNibNamed("Mirror", owner: nil)?.count == 1)
    #expect(diagnoses(simulator).map { $0.prefix(11) } == ["nibInItself"])
  }

  @Test("A file that is no XML is named with its line, and missing for UIKit")
  func noXML() {
    let simulator = NibApp(files: [
      "Main.storyboard": "<?xml version=\"1.0\"?>\n<document>\n<scenes>\n</document>"
    ]).simulator
    _ = UIStoryboard(name: "Main", bundle: nil)
    #expect(diagnoses(simulator).first?.hasPrefix("interfaceFileBroken: Main.storyboard:") == true)
    #expect(simulator.recorder.events.last?.name == "NSInvalidArgumentException")
  }

  @Test("A storyboard whose name is a xib's is named, and missing for UIKit")
  func otherKind() {
    let simulator = NibApp(files: [
      "Main.xib": InterfaceText.storyboard(initial: nil),
      "Main.storyboard": InterfaceText.xib(owner: "NSObject", "", ""),
    ]).simulator
    _ = Bundle.main.loadNibNamed("Main", owner: nil)
    #expect(
      diagnoses(simulator) == [
        "interfaceFileBroken: Main.xib:2: the type is that of Storyboard.XIB, and the name ends in "
          + "xib."
      ])
    #expect(simulator.recorder.events.last?.name == "NSInternalInconsistencyException")
    let other = NibApp(files: [
      "Main.storyboard": InterfaceText.xib(owner: "NSObject", "", "")
    ]).simulator
    _ = UIStoryboard(name: "Main", bundle: nil)
    #expect(
      diagnoses(other).first
        == "interfaceFileBroken: Main.storyboard:2: the type is that of XIB, and the name ends in "
        + "storyboard.")
    #expect(other.recorder.events.last?.name == "NSInvalidArgumentException")
  }

  @Test(
    "A name that leads out of the bundle finds no file",
    arguments: ["../Secret", "/etc/Secret", "en.lproj/../Secret", "", "."])
  func outside(name: String) {
    let nib = NibApp(files: ["Secret.xib": InterfaceText.xib(owner: "NSObject", "", "")]).simulator
    _ = Bundle.main.loadNibNamed(name, owner: nil)
    #expect(nib.recorder.events.last?.name == "NSInternalInconsistencyException")
    let board = NibApp(files: ["Secret.storyboard": InterfaceText.storyboard(initial: nil)])
    _ = UIStoryboard(name: name, bundle: nil)
    #expect(board.simulator.recorder.events.last?.name == "NSInvalidArgumentException")
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
    #expect(
      diagnoses(simulator) == [
        "danglingConnection: Main.storyboard:15: outlet leads nowhere: the file has no object gone."
      ])
    page?.performSegue(withIdentifier: "go", sender: nil)
    #expect(
      diagnoses(simulator).last
        == "danglingConnection: Main.storyboard:16: the segue leads nowhere: no scene has the "
        + "controller B.")
    #expect(!simulator.isDead)
  }

  @Test("An object of another framework's is said not to be made")
  func otherFramework() {
    let simulator = NibApp(files: [
      "Map.xib": InterfaceText.xib(owner: "NSObject", "", "<mapView id=\"m\"/><frob id=\"f\"/>")
    ]).simulator
    #expect(Bundle.main.loadNibNamed("Map", owner: nil)?.first is UIView)
    #expect(
      diagnoses(simulator).contains {
        $0.hasPrefix("unimplemented: <mapView>: no such object is made from Map.xib:")
      })
  }
}

private final class Page: UIViewController {
  var label: UILabel?
}

private final class Mirror: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let inner = Bundle.main.loadNibNamed("Mirror", owner: nil)?.first as? UIView {
      addSubview(inner)
    }
  }
}
