import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Launches from a main nib")
@MainActor
struct MainNibTests {
  private static let window = """
    <customObject id="3" userLabel="App Delegate" customClass="Delegate">
        <connections>
            <outlet property="window" destination="2" id="5"/>
            <outlet property="controller" destination="6" id="7"/>
        </connections>
    </customObject>
    <window opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="2">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    </window>
    <viewController nibName="Clock" id="6" customClass="Clock">
        <extendedEdge key="edgesForExtendedLayout"/>
    </viewController>
    """

  private static let clock = InterfaceText.xib(
    owner: "Clock", "<outlet property=\"view\" destination=\"8\" id=\"9\"/>",
    """
    <view contentMode="scaleToFill" id="8">
        <rect key="frame" x="0.0" y="20" width="320" height="460"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    </view>
    """)

  private func app(
    iOS: IOSVersion, model: String? = nil, info: [String: Any] = ["NSMainNibFile": "MainWindow"],
    outlets: String = "<outlet property=\"delegate\" destination=\"3\" id=\"4\"/>"
  ) -> NibApp {
    let main = InterfaceText.xib(owner: "UIApplication", outlets, Self.window)
    let app = NibApp(
      iOS: iOS, model: model, info: info,
      files: [
        "MainWindow.xib": main, "MainWindow-iPad.xib": main, "Clock.xib": Self.clock,
      ], classes: [Delegate.self, Clock.self])
    _registerProperty("window", \Delegate.window)
    _registerProperty("controller", \Delegate.controller)
    _registerMethod(Delegate.self, "awakeFromNib") { delegate, _, _ in
      (delegate as! Delegate).isAwake = true
    }
    return app
  }

  @Test(
    "The application owns the nib, which brings the delegate, its window and its controller",
    .rule(3, 4, 5), arguments: [IOSVersion(2), 3, 4, 5, 6, 9])
  func launch(iOS: IOSVersion) throws {
    let simulator = try app(iOS: iOS).launch(nil).simulator
    let delegate = try #require(UIApplication.shared.delegate as? Delegate)
    expect(delegate.isAwakeAtLaunch)
    expect(simulator.windows.first === delegate.window)
    expect(delegate.controller?.view.superview === delegate.window)
    let order = [
      "Info.plist NSMainNibFile → MainWindow",
      "Bundle path(forResource: \"MainWindow\", ofType: \"nib\") → MainWindow.xib",
      "Delegate init()", "UIWindow init(coder: coder)", "Clock init(coder: coder)",
      "UIApplication delegate = Delegate", "Delegate window = UIWindow",
      "Delegate controller = Clock", "Delegate awakeFromNib()",
      "Delegate applicationDidFinishLaunching(UIApplication)",
      "Bundle path(forResource: \"Clock\", ofType: \"nib\") → Clock.xib", "Clock view = UIView",
      "Clock viewDidLoad()",
    ]
    expectEqual(simulator.recorder.events.map(\.description).filter(order.contains), order)
    let window = try #require(
      simulator.recorder.events.first {
        $0.name == "init(coder:)" && $0.subject?.name == "UIWindow"
      })
    expectEqual(window.caller, .uikit)
  }

  @Test("The window keeps the size that the nib gives it", .rule(176))
  func windowSize() throws {
    let simulator = try app(iOS: 6, model: "iPhone 5").launch(nil).simulator
    expectEqual(simulator.windows.first?.frame.size, CGSize(width: 320, height: 480))
  }

  @Test("Without the delegate outlet nobody hears of the launch", .rule(2))
  func noDelegate() throws {
    let simulator = try app(iOS: 4, outlets: "").launch(nil).simulator
    expectNil(UIApplication.shared.delegate)
    expect(
      simulator.recorder.events.contains {
        $0.name == "noDelegate" && $0.text?.contains("connect the outlet delegate") == true
      })
  }

  @Test(
    "An iPad takes the key for it from iOS 3.2 on", .rule(7),
    arguments: [(IOSVersion(3.2), "MainWindow-iPad.xib"), (5, "MainWindow-iPad.xib")])
  func idiom(iOS: IOSVersion, file: String) throws {
    let simulator = try app(
      iOS: iOS, model: "iPad",
      info: ["NSMainNibFile": "MainWindow", "NSMainNibFile~ipad": "MainWindow-iPad"]
    ).launch(nil).simulator
    expect(simulator.recorder.events.contains { $0.answer == file })
  }

  @Test("A storyboard is taken before a nib, and that both are named is said", .rule(6))
  func both() throws {
    let simulator = try app(
      iOS: 6, info: ["NSMainNibFile": "MainWindow", "UIMainStoryboardFile": "Main"]
    ).launch(nil).simulator
    let events = simulator.recorder.events
    expect(events.contains { $0.name == "mainInterfacesExclude" })
    expectEqual(
      events.last?.description,
      "NSInvalidArgumentException: Could not find a storyboard named 'Main' in bundle NSBundle "
        + "</App.app> (loaded)")
  }

  @Test("A main nib that is missing ends the app", .rule(63), .rule("M14"))
  func missing() throws {
    let simulator = try app(iOS: 4, info: ["NSMainNibFile": "Window"]).launch(nil).simulator
    expectEqual(
      simulator.recorder.events.last?.text,
      "Could not load NIB in bundle: 'NSBundle </App.app> (loaded)' with name 'Window'")
  }
}

private final class Delegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  var controller: Clock?
  var isAwake = false
  var isAwakeAtLaunch = false

  func applicationDidFinishLaunching(_ application: UIApplication) {
    isAwakeAtLaunch = isAwake
    guard let window, let controller else { return }
    if application.delegate != nil, window.subviews.isEmpty {
      window.addSubview(controller.view)
      window.makeKeyAndVisible()
    }
  }
}

private final class Clock: UIViewController {}
