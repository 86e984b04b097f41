import CourseModel
import Expectations
import Testing

@testable import CourseRunner

/// What is in a xib or storyboard, as a reader is shown it.
@Suite struct InterfaceOutlineTests {
  private func outline(_ text: String) throws -> InterfaceOutline {
    try #require(InterfaceOutline.all(in: FileSet(files: ["A.xib": Array(text.utf8)]))?.first)
  }

  @Test("Objects stand inside of each other; constraints, guides and idle placeholders are none")
  func xib() throws {
    let outline = try outline(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PageController">
      <connections><outlet property="view" destination="v" id="o1"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><subviews>
      <button id="b"><state key="normal" title="Go"/><connections>
      <action selector="go:" destination="-1" eventType="touchUpInside" id="a1"/>
      <outlet property="next" destination="gone" id="o2"/></connections></button>
      <label text="Hello" customClass="Sign" id="l"/></subviews>
      <constraints><constraint firstItem="l" firstAttribute="top" id="c"/></constraints>
      <viewLayoutGuide key="safeArea" id="g"/></view></objects></document>
      """)
    let objects = outline.groups.flatMap(\.objects)
    expectEqual(
      objects.map { "\($0.depth) \($0.title)" },
      [
        "0 File's Owner: PageController", "0 UIView", "1 UIButton \"Go\"", "1 Sign \"Hello\"",
      ])
    expectEqual(objects.map(\.line), [2, 5, 6, 9])
    expectEqual(
      objects.flatMap(\.connections),
      [
        .init(kind: .outlet, name: "view", target: "v", targetTitle: "UIView"),
        .init(
          kind: .action, name: "touchUpInside go:", target: "-1",
          targetTitle: "File's Owner: PageController"),
        .init(kind: .outlet, name: "next", target: "gone", targetTitle: nil),
      ])
  }

  @Test("A storyboard says with which controller it begins, and where segues lead")
  func storyboard() throws {
    let outline = try outline(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n">
      <scenes><scene sceneID="s"><objects><navigationController id="n"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="r" id="x"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="t"><objects><viewController storyboardIdentifier="root" id="r"/>
      <exit id="e" userLabel="Exit"/></objects></scene></scenes></document>
      """)
    expectEqual(outline.groups.count, 2)
    let objects = outline.groups.flatMap(\.objects)
    expectEqual(objects.map(\.isInitial), [true, false])
    expectEqual(objects.map(\.title), ["UINavigationController", "UIViewController (root)"])
    expectEqual(
      objects[0].connections,
      [
        .init(
          kind: .segue, name: "relationship rootViewController", target: "r",
          targetTitle: "UIViewController (root)")
      ])
  }

  @Test("An outlet may lead to a constraint, which is not listed")
  func constraints() throws {
    let outline = try outline(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v"><constraints><constraint firstAttribute="width" constant="5" id="c"/></constraints>
      <connections><outlet property="width" destination="c" id="x"/></connections></view>
      </objects></document>
      """)
    let objects = outline.groups.flatMap(\.objects)
    expectEqual(objects.map(\.title), ["UIView"])
    expectEqual(objects[0].connections.map(\.targetTitle), ["NSLayoutConstraint"])
  }

  @Test("A file that cannot be read has no outline")
  func unreadable() {
    expectNil(InterfaceOutline.all(in: FileSet(files: ["A.xib": [1, 2, 3]])))
    expectNil(InterfaceOutline.all(in: FileSet(files: ["A.swift": []])))
  }
}
