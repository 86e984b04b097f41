import EventTrace
import Foundation
import Expectations
import Testing

@testable import HeadlessUIKit

/// Objects of classes that are not there, in whose place one of UIKit's stands.
@Suite("Objects in place of others")
@MainActor
struct NibPlaceholderTests {
  private func view(_ inside: String) throws -> (app: NibApp, view: UIView) {
    let app = NibApp(files: [
      "Page.xib": InterfaceText.xib(
        owner: "UIViewController", "<outlet property=\"view\" destination=\"v\" id=\"o\"/>",
        """
        <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
            \(inside)
        </view>
        """)
    ])
    let owner = UIViewController()
    _ = UINib(nibName: "Page", bundle: nil).instantiate(withOwner: owner)
    return (app, owner.view)
  }

  private func remarks(_ app: NibApp) -> [String] {
    app.simulator.recorder.events.filter { $0.kind == .diagnosis }.map(\.description)
  }

  @Test(
    "What has a frame is a view, whatever it is called, and constraints hold it",
    arguments: ["pasteControl", "mapView", "gizmo"])
  func views(element: String) throws {
    let (app, view) = try view(
      """
      <subviews>
          <\(element) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="c">
              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          </\(element)>
      </subviews>
      <constraints>
          <constraint firstItem="c" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" constant="7" id="k1"/>
          <constraint firstItem="c" firstAttribute="top" secondItem="v" secondAttribute="top" \
      constant="9" id="k2"/>
          <constraint firstItem="c" firstAttribute="width" constant="44" id="k3"/>
          <constraint firstItem="c" firstAttribute="height" constant="55" id="k4"/>
      </constraints>
      """)
    view.layoutIfNeeded()
    expectEqual(view.subviews.map(\.frame), [CGRect(x: 7, y: 9, width: 44, height: 55)])
    expectEqual(
      remarks(app),
      [
        "unimplemented: <\(element)>: no such object is made from Page.xib:16; a plain UIView is in "
          + "its place."
      ])
  }

  @Test("A recognizer that is not there has one in its place that recognizes nothing")
  func recognizers() throws {
    let (app, view) = try view(
      """
      <connections>
          <outletCollection property="gestureRecognizers" destination="h" appends="YES" id="oc"/>
      </connections>
      </view>
      <glowGestureRecognizer id="h"/>
      <view id="last">
      """)
    expectEqual(view.gestureRecognizers?.count, 1)
    expectEqual(remarks(app).count, 1)
  }

  @Test("Constraints refer to the guides of the margins and of what is easy to read")
  func guides() throws {
    let (app, view) = try view(
      """
      <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
      </subviews>
      <viewLayoutGuide key="layoutMargins" id="g"/>
      <viewLayoutGuide key="readableContent" id="r"/>
      <edgeInsets key="layoutMargins" top="11" left="12" bottom="13" right="14"/>
      <constraints>
          <constraint firstItem="c" firstAttribute="leading" secondItem="g" \
      secondAttribute="leading" id="k1"/>
          <constraint firstItem="c" firstAttribute="top" secondItem="g" secondAttribute="top" id="k2"/>
          <constraint firstItem="c" firstAttribute="trailing" secondItem="r" \
      secondAttribute="trailing" id="k3"/>
          <constraint firstItem="c" firstAttribute="height" constant="5" id="k4"/>
      </constraints>
      """)
    view.layoutIfNeeded()
    expectEqual(view.subviews.first?.frame, CGRect(x: 12, y: 11, width: 274, height: 5))
    expect(remarks(app).isEmpty)
  }
}
