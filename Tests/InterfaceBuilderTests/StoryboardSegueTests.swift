import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import Testing

private class SeguePage: UIViewController {
  static var refuses = false
  var seenChildren: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    seenChildren.append(children.count)
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    !Self.refuses
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    seenChildren.append(children.count)
    if segue.identifier == "row" { (segue.destination as? EndPage)?.word = "from a row" }
  }
}
private final class StartPage: SeguePage {}
private final class EndPage: SeguePage {
  var word: String?
}
private final class ChildPage: SeguePage {}
private final class RowsPage: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
private final class TurnSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}
private final class SegueDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { true }
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { true }
}

/// The segues of a storyboard, from the launch on.
@MainActor
struct StoryboardSegueTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460.31" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" initialViewController="nav-00-aaa">
        <scenes>
            <scene sceneID="nav-00-scn">
                <objects>
                    <navigationController id="nav-00-aaa" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-00-bar"/>
                        <connections>
                            <segue destination="one-00-aaa" kind="relationship" \
    relationship="rootViewController" id="nav-00-seg"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>

    """
  private static let tail = """
        </scenes>
    </document>
    """

  private static func scene(
    _ id: String, _ type: String, subviews: String = "", item: String = "", segues: String = ""
  ) -> String {
    """
    <scene sceneID="\(id)-00-scn">
        <objects>
            <viewController storyboardIdentifier="\(id)" id="\(id)-00-aaa" customClass="\(type)" \
    sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="\(id)-00-vie">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>\(subviews)</subviews>
                </view>
                <navigationItem key="navigationItem" id="\(id)-00-nit">\(item)</navigationItem>
                <connections>\(segues)</connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-00-fir" \
    sceneMemberID="firstResponder"/>
            <exit id="\(id)-00-exi" userLabel="Exit" sceneMemberID="exit"/>
        </objects>
    </scene>

    """
  }

  private static func button(_ id: String, _ segue: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="roundedRect" id="\(id)">
        <rect key="frame" x="20" y="100" width="100" height="40"/>
        <state key="normal" title="\(id)"/>
        <connections>\(segue)</connections>
    </button>
    """
  }

  private static let storyboard =
    head
    + scene(
      "one", "StartPage",
      subviews: button(
        "Push", #"<segue destination="end-00-aaa" kind="show" identifier="push" id="seg-00-001"/>"#)
          + """
          <containerView opaque="NO" contentMode="scaleToFill" id="con-00-aaa">
              <rect key="frame" x="0.0" y="200" width="200" height="100"/>
              <connections>
                  <segue destination="kid-00-aaa" kind="embed" identifier="child" id="seg-00-002"/>
              </connections>
          </containerView>
          """,
      item: """
        <barButtonItem key="rightBarButtonItem" title="Sheet" id="bar-00-aaa">
            <connections>
                <segue destination="end-00-aaa" kind="presentation" identifier="sheet" animates="NO" \
        modalPresentationStyle="fullScreen" id="seg-00-003"/>
            </connections>
        </barButtonItem>
        """,
      segues: """
        <segue destination="end-00-aaa" kind="presentation" identifier="manual" id="seg-00-004"/>
        <segue destination="end-00-aaa" kind="custom" identifier="turn" customClass="TurnSegue" \
        id="seg-00-005"/>
        <segue destination="row-00-aaa" kind="show" identifier="rows" id="seg-00-006"/>
        <segue destination="end-00-aaa" kind="presentation" identifier="made" \
        destinationCreationSelector="makeEnd:" id="seg-00-007"/>
        """)
    + scene(
      "end", "EndPage",
      subviews: button(
        "Back",
        #"<segue destination="end-00-exi" kind="unwind" unwindAction="back:" id="seg-00-008"/>"#))
    + scene("kid", "ChildPage")
      + """
      <scene sceneID="row-00-scn">
          <objects>
              <tableViewController id="row-00-aaa" customClass="RowsPage" sceneMemberID="viewController">
                  <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
      dataMode="prototypes" style="plain" rowHeight="44" id="row-00-tab">
                      <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                      <prototypes>
                          <tableViewCell contentMode="scaleToFill" selectionStyle="default" \
      reuseIdentifier="row" id="row-00-cel">
                              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
                              <tableViewCellContentView key="contentView" contentMode="center" \
      tableViewCell="row-00-cel" id="row-00-con">
                                  <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                              </tableViewCellContentView>
                              <connections>
                                  <segue destination="end-00-aaa" kind="show" identifier="row" \
      id="row-00-seg"/>
                              </connections>
                          </tableViewCell>
                      </prototypes>
                      <connections>
                          <outlet property="dataSource" destination="row-00-aaa" id="row-00-dat"/>
                          <outlet property="delegate" destination="row-00-aaa" id="row-00-del"/>
                      </connections>
                  </tableView>
              </tableViewController>
          </objects>
      </scene>

      """ + tail

  private func launched(
    iOS: IOSVersion = 12, storyboard: String = storyboard, stored: [Simulator.Stored: Data] = [:]
  ) throws -> (Simulator, StartPage) {
    let app = try NibApp(
      iOS: iOS, info: ["UIMainStoryboardFile": "Main"],
      files: ["Base.lproj/Main.storyboard": storyboard], stored: stored,
      classes: [
        StartPage.self, EndPage.self, ChildPage.self, RowsPage.self, TurnSegue.self,
        SegueDelegate.self,
      ]
    ).launch("SegueDelegate")
    let navigation = app.simulator.windows.first?.rootViewController as? UINavigationController
    return (app.simulator, try #require(navigation?.viewControllers.first as? StartPage))
  }

  private func button(_ title: String, in controller: UIViewController) throws -> UIButton {
    try #require(
      controller.view.subviews.lazy.compactMap { $0 as? UIButton }
        .first { $0.title(for: .normal) == title })
  }

  @Test("A container view has its child when its controller has loaded", .rule(101))
  func embed() throws {
    let (_, start) = try launched()
    expectEqual(start.seenChildren, [0, 1])
    let child = try #require(start.children.first as? ChildPage)
    expect(child.view.superview?.superview === start.view)
    expectEqual(child.view.frame.size, CGSize(width: 200, height: 100))
  }

  @Test("A button pushes, and leads back by an unwind segue", .rule(164, 166))
  func pushAndBack() throws {
    let (simulator, start) = try launched()
    _registerMethod(StartPage.self, "back:") { _, _, _ in }
    try button("Push", in: start).sendActions(for: .touchUpInside)
    try simulator.settle()
    let end = try #require(start.navigationController?.topViewController as? EndPage)
    try button("Back", in: end).sendActions(for: .touchUpInside)
    try simulator.settle()
    expect(start.navigationController?.topViewController === start)
    SeguePage.refuses = true
    defer { SeguePage.refuses = false }
    try button("Push", in: start).sendActions(for: .touchUpInside)
    try simulator.settle()
    expect(start.navigationController?.topViewController === start)
  }

  @Test("An item of a bar presents, and an unwind segue dismisses", .rule(166))
  func sheetAndBack() throws {
    let (simulator, start) = try launched()
    _registerMethod(StartPage.self, "back:") { _, _, _ in }
    start.navigationItem.rightBarButtonItem?.tap()
    try simulator.settle()
    let end = try #require(start.presentedViewController as? EndPage)
    expectEqual(end.modalPresentationStyle, .fullScreen)
    try button("Back", in: end).sendActions(for: .touchUpInside)
    try simulator.settle()
    expectNil(start.presentedViewController)
  }

  @Test("Segues of the controller itself are followed by their names", .rule(163))
  func byName() throws {
    for (name, type) in [("manual", EndPage.self), ("turn", EndPage.self)] {
      let (simulator, start) = try launched()
      start.performSegue(withIdentifier: name, sender: nil)
      try simulator.settle()
      let presented = try #require(start.presentedViewController)
      expect(Swift.type(of: presented) == type, "\(name)")
    }
    let (simulator, start) = try launched()
    start.performSegue(withIdentifier: "elsewhere", sender: nil)
    expect(simulator.isDead)
  }

  @Test("A row leads on, and its cell is the sender", .rule(300))
  func row() throws {
    let (simulator, start) = try launched()
    start.performSegue(withIdentifier: "rows", sender: nil)
    try simulator.settle()
    let rows = try #require(start.navigationController?.topViewController as? RowsPage)
    rows.tableView.tapRow(at: IndexPath(row: 1, section: 0))
    try simulator.settle()
    expect(start.navigationController?.topViewController is EndPage)
  }

  @Test("A method of the source makes the destination", .rule(307))
  func action() throws {
    let (simulator, start) = try launched(iOS: 13)
    _registerMethod(StartPage.self, "makeEnd:") { _, coder, _ in
      let end = (coder as? NSCoder).flatMap(EndPage.init(coder:))
      end?.word = "made by the source"
      return end
    }
    start.performSegue(withIdentifier: "made", sender: nil)
    try simulator.settle()
    let end = try #require(start.presentedViewController as? EndPage)
    expectEqual(end.word, "made by the source")
    expect(try button("Back", in: end).superview === end.view)
  }

  @Test(
    "What a storyboard's segues showed comes back with the next launch", .rule(171, 301),
    arguments: [IOSVersion(6), 9, 17])
  func restoring(iOS: IOSVersion) throws {
    let named = Self.storyboard.replacing(
      "storyboardIdentifier=\"one\"", with: "restorationIdentifier=\"one\""
    )
    .replacing(
      "storyboardIdentifier=\"end\"",
      with: "storyboardIdentifier=\"end\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\""
    )
    .replacing(
      "<navigationController id", with: "<navigationController restorationIdentifier=\"nav\" id")
    for segue in ["push", "manual"] where iOS >= 8 || segue == "manual" {
      let first = try launched(iOS: iOS, storyboard: named)
      first.1.performSegue(withIdentifier: segue, sender: nil)
      try first.0.settle()
      try first.0.pressHome()
      try first.0.terminate()
      let second = try launched(iOS: iOS, storyboard: named, stored: first.0.stored)
      let navigation = try #require(second.1.navigationController)
      let shown =
        segue == "push" ? navigation.topViewController : navigation.presentedViewController
      let end = try #require(shown as? EndPage, "\(segue)")
      expect(end.view.window != nil)
      expectEqual(navigation.viewControllers.count, (segue == "push" ? 2 : 1))
    }
  }
}
