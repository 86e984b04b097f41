import EventTrace
import Foundation
import HeadlessUIKit

/// What launches from Interface Builder files cost, beside those from code.
@MainActor
struct StoryboardBench {
  /// Processor time of one, in seconds.
  let seconds: (() throws -> Void) throws -> Double

  /// What a launch takes longer when its first screen comes out of a storyboard.
  func launch() throws -> Double {
    let board = Self.storyboard(scenes: 2)
    let fromFile = try median((0..<100).map { _ in try seconds { try Self.launch(board) } })
    let fromCode = try median((0..<100).map { _ in try seconds { try Self.launch(nil) } })
    return fromFile - fromCode
  }

  /// A launch from a storyboard of that many scenes, of which the first is shown.
  func launch(scenes: Int) throws -> Double {
    let board = Self.storyboard(scenes: scenes)
    return try median((0..<9).map { _ in try seconds { try Self.launch(board) } })
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      guard window == nil else { return true }
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  private static func launch(_ storyboard: [UInt8]?) throws {
    let bundle = AppBundle(
      infoDictionary: storyboard == nil ? [:] : ["UIMainStoryboardFile": "Main"],
      files: storyboard.map { ["Base.lproj/Main.storyboard": $0] } ?? [:])
    let simulator = Simulator(
      configuration: Simulator.Configuration(iOS: 12.0, bundle: bundle),
      hooks: Simulator.Hooks(classNamed: { $0 == "Delegate" ? Delegate.self : nil }))
    Simulator.current = simulator
    simulator.launch(principalClassName: nil, delegateClassName: "Delegate")
    try simulator.settle()
    guard simulator.windows.first?.rootViewController?.isViewLoaded == true else {
      fatalError("nothing was shown")
    }
  }

  /// Scenes with ten views and constraints each, of which each leads to the next.
  private static func storyboard(scenes: Int) -> [UInt8] {
    let all = (0..<scenes).map { scene in
      let labels = (0..<10).map { label in
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Label \(label)" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l-\(scene)-\(label)">
            <rect key="frame" x="16" y="\(label * 30)" width="343" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <nil key="highlightedColor"/>
        </label>
        """
      }
      let constraints = (0..<10).map { label in
        """
        <constraint firstItem="l-\(scene)-\(label)" firstAttribute="leading" secondItem="v-\(scene)" secondAttribute="leading" constant="16" id="k-\(scene)-\(label)"/>
        <constraint firstItem="l-\(scene)-\(label)" firstAttribute="top" secondItem="v-\(scene)" secondAttribute="top" constant="\(label * 30)" id="t-\(scene)-\(label)"/>
        """
      }
      return """
        <scene sceneID="s-\(scene)"><objects>
            <viewController storyboardIdentifier="c-\(scene)" id="c-\(scene)" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v-\(scene)">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>\(labels.joined(separator: "\n"))</subviews>
                    <constraints>\(constraints.joined(separator: "\n"))</constraints>
                </view>
                <connections><segue destination="c-\((scene + 1) % scenes)" kind="show" identifier="next" id="g-\(scene)"/></connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f-\(scene)" sceneMemberID="firstResponder"/>
        </objects></scene>
        """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c-0">
      <scenes>
      \(all.joined(separator: "\n"))
      </scenes>
      </document>
      """
    return [UInt8](text.utf8)
  }
}
