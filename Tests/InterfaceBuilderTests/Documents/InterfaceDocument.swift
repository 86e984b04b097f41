import EventTrace
import Foundation
import Testing

@testable import HeadlessUIKit

/// Xibs and storyboards around what is in them, as Xcode writes them.
nonisolated enum InterfaceDocument {
  static func xib(
    _ objects: String, resources: String = "", tools: String = "22154",
    autolayout: Bool = true,
    attributes: String = "useTraitCollections=\"YES\" useSafeAreas=\"YES\"",
    owner: String = "UIViewController", outlets: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \(autolayout ? "useAutolayout=\"YES\" " : "")\(attributes) colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22130"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(owner)">
                <connections>\(outlets)</connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
        </objects>
        <resources>\(resources)</resources>
    </document>
    """
  }

  /// A storyboard that begins with the controller `first`; each scene is its objects.
  static func storyboard(
    _ scenes: String..., resources: String = "", tools: String = "22154",
    attributes: String = "useTraitCollections=\"YES\" useSafeAreas=\"YES\""
  ) -> String {
    let all = scenes.enumerated().map { number, objects in
      """
              <scene sceneID="sc-\(number)">
                  <objects>
                      \(objects)
                      <placeholder placeholderIdentifier="IBFirstResponder" id="fr-\(number)" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="\(number * 800)" y="0.0"/>
              </scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \(attributes) colorMatched="YES" initialViewController="first">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <dependencies>
              <deployment identifier="iOS"/>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22130"/>
          </dependencies>
          <scenes>
      \(all.joined(separator: "\n"))
          </scenes>
          <resources>\(resources)</resources>
      </document>
      """
  }

  /// A scene of one controller whose view holds what is given.
  static func scene(
    _ inside: String, beside: String = "", id: String = "first", guide: String = "sa"
  ) -> String {
    """
    <viewController id="\(id)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root-\(id)">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(inside)
            <viewLayoutGuide key="safeArea" id="\(guide)"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        \(beside)
    </viewController>
    """
  }
}

/// A device that shows a document.
@MainActor
struct DocumentStage {
  let app: NibApp

  init(
    _ document: String, as file: String = "Main.storyboard", iOS: IOSVersion = 17,
    model: String? = nil, others: [String: String] = [:]
  ) {
    var files = others
    files[file] = document
    app = NibApp(iOS: iOS, model: model, files: files)
  }

  /// What was said of the file.
  var remarks: [String] {
    app.simulator.recorder.events.filter {
      // The windows of these tests do not last.
      $0.kind == .diagnosis && $0.name != "windowReleased"
    }.map { $0.text ?? "" }
  }

  /// The initial controller of the storyboard, in a window on the screen.
  func show() throws -> (controller: UIViewController, window: UIWindow) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try app.simulator.settle()
    window.layoutIfNeeded()
    return (controller, window)
  }

  /// What is in the xib `Main`, beside its placeholders.
  func objects() -> [Any] { UINib(nibName: "Main", bundle: nil).instantiate(withOwner: nil) }
}
