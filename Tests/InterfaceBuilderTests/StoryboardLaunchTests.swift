import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Launches from nibs and storyboards")
@MainActor
struct StoryboardLaunchTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="13142" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="Nav-01-abc">
        <scenes>
            <scene sceneID="s-1">
                <objects>
                    <navigationController storyboardIdentifier="Nav" id="Nav-01-abc" \
    sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="Bar-01">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                        </navigationBar>
                        <connections>
                            <segue destination="Roo-01-abc" kind="relationship" \
    relationship="rootViewController" id="seg-1"/>
                        </connections>
                    </navigationController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr-1" \
    sceneMemberID="firstResponder"/>
                </objects>
            </scene>
            <scene sceneID="s-2">
                <objects>
                    <viewController storyboardIdentifier="Root" id="Roo-01-abc" customClass="Root" \
    customModule="Pets" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="Vie-01-abc">
                            <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" \
    heightSizable="YES"/>
                            <subviews>
                                <label text="Hello" id="Lab-01-abc">
                                    <rect key="frame" x="0" y="0" width="42" height="21"/>
                                </label>
                            </subviews>
                        </view>
                        <navigationItem key="navigationItem" title="Start" id="Ite-01-abc"/>
                        <connections>
                            <outlet property="label" destination="Lab-01-abc" id="out-1"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """

  private func app(iOS: IOSVersion, _ storyboard: String = storyboard) -> NibApp {
    let app = NibApp(
      iOS: iOS, info: ["UIMainStoryboardFile": "Main"],
      files: ["Base.lproj/Main.storyboard": storyboard],
      classes: [Root.self, Delegate.self, Windowless.self])
    _registerProperty("label", \Root.label)
    return app
  }

  @Test("The tint of all scenes is the tint of the window", .rule(1449))
  func tint() throws {
    let tint = "<color key=\"tintColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"/>"
    let tinted = Self.storyboard.replacing("</document>", with: "    \(tint)\n</document>")
    let launched = try app(iOS: 12, tinted).launch("Delegate")
    let window = try #require(UIApplication.shared.delegate?.window ?? nil)
    expectEqual(window.tintColor, .red)
    expectEqual(window.rootViewController?.view.tintColor, .red)
    expectEqual(launched.unread, [])
    let again = app(iOS: 12, tinted)
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    expect(again.unread.count == 1 && again.unread[0].contains("<color>, tintColor"))
  }

  @Test(
    "UIKit makes the window and shows the first controller after the delegate's turn", .rule(10),
    arguments: [IOSVersion(5), 6, 9, 12, 17])
  func storyboard(iOS: IOSVersion) throws {
    let simulator = try app(iOS: iOS).launch("Delegate").simulator
    let names = simulator.recorder.events.map {
      // The title in the bar may be the first label.
      $0.description.replacing("UILabel#2", with: "UILabel")
    }
    let order = [
      "Bundle path(forResource: \"Main\", ofType: \"storyboardc\") → Base.lproj/Main.storyboard",
      "UINavigationController init(coder: coder)", "Root init(coder: coder)", "Root awakeFromNib()",
      "UINavigationController viewControllers = [Root]", "Delegate window → nil",
      "Delegate window = UIWindow", "UIWindow rootViewController = UINavigationController",
      "Delegate application(UIApplication, didFinishLaunchingWithOptions: nil) → true",
      "UIWindow makeKeyAndVisible()", "Root loadView()", "Root label = UILabel",
      "Root viewDidLoad()",
    ]
    expectEqual(names.filter(order.contains), order)
    expectEqual(simulator.windows.count, 1)
    let root = try #require(
      (simulator.windows[0].root as? UINavigationController)?.topViewController as? Root)
    expectEqual(root.label?.text, "Hello")
    expectEqual(root.navigationItem.title, "Start")
    expectEqual(root.storyboard?.name, "Main")
    expectEqual(root.view.frame.width, simulator.screen.bounds.width)
  }

  @Test(
    "An empty name of a main interface is none", .rule(682), arguments: [IOSVersion(5), 9, 17])
  func emptyName(iOS: IOSVersion) throws {
    let info: [String: Any] = ["UIMainStoryboardFile": "", "NSMainNibFile": ""]
    let simulator = try NibApp(iOS: iOS, info: info).launch(nil).simulator
    expect(!simulator.isDead)
    expect(simulator.windows.isEmpty)
    let said = simulator.recorder.events.filter { $0.kind == .diagnosis || $0.kind == .exception }
    expectEqual(said.map(\.name), ["noDelegate", "blackScreen"])
  }

  @Test("A scene whose storyboard has an empty name has no window", .rule(682))
  func emptySceneName() throws {
    let entry = ["UISceneConfigurationName": "Default Configuration", "UISceneStoryboardFile": ""]
    let manifest = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]]
    let info: [String: Any] = ["UIApplicationSceneManifest": manifest]
    let simulator = try NibApp(info: info).launch(nil).simulator
    expect(!simulator.isDead)
    expect(simulator.windows.isEmpty)
  }

  @Test("A class of the target needs no name of a module")
  func provider() throws {
    let document = InterfaceDocument.xib(
      "<view id=\"v\" customClass=\"Board\" customModuleProvider=\"target\"/>")
    func made(_ name: String, _ document: String) -> Any? {
      let app = Simulator(
        configuration: Simulator.Configuration(
          iOS: 17,
          bundle: AppBundle(
            infoDictionary: [:], resources: ["Main.xib"],
            files: ["Main.xib": [UInt8](document.utf8)])),
        hooks: Simulator.Hooks(classNamed: { $0 == name ? Board.self : nil }))
      Simulator.current = app
      return UINib(nibName: "Main", bundle: nil).instantiate(withOwner: nil).first
    }
    let swift = "\(AppBundle.moduleName).Board"
    expect(made(swift, document) is Board)
    let objectiveC = document.replacing(" customModuleProvider=\"target\"", with: "")
    expect(!(made(swift, objectiveC) is Board))
    expect(made("Board", objectiveC) is Board)
  }

  @Test("A delegate without a window property leaves the screen black", .rule(11), .rule("M8"))
  func noWindow() throws {
    let simulator = try app(iOS: 9).launch("Windowless").simulator
    expect(
      simulator.recorder.events.contains {
        $0.text
          == "The app delegate must implement the window property if it wants to use a main "
          + "storyboard file."
      })
    expect(simulator.windows.isEmpty && !simulator.isDead)
  }

  @Test("A storyboard without a first controller leaves the screen black", .rule(12), .rule("M19"))
  func noFirst() throws {
    let simulator = try app(
      iOS: 9, Self.storyboard.replacing(" initialViewController=\"Nav-01-abc\"", with: "")
    ).launch("Delegate").simulator
    expect(
      simulator.recorder.events.contains {
        $0.text
          == "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - "
          + "perhaps the designated entry point is not set?"
      })
    expect(!simulator.isDead)
  }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

private final class Windowless: UIResponder, UIApplicationDelegate {}

private final class Root: UIViewController {
  weak var label: UILabel?
}

private final class Board: UIView {}
