import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import Testing

private final class ShelfScene: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    // iOS 5 has no method that takes the row too.
    let cell = tableView.dequeueReusableCell(withIdentifier: "book") ?? UITableViewCell()
    cell.textLabel?.text = "Book \(indexPath.row)"
    return cell
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? BookScene)?.name = (sender as? UITableViewCell)?.textLabel?.text
  }
}
private final class BookScene: UIViewController {
  var name: String?
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(name as NSString?, forKey: "name")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    name = coder.decodeObject(forKey: "name") as? String
  }
}
private final class CoverScene: UIViewController {}
private final class AuthorScene: UIViewController {}
private final class NotesScene: UIViewController {}
private final class SettingsScene: UITableViewController {}
private final class AboutScene: UIViewController {}
private final class LibraryDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { true }
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { true }
}

/// An app of three storyboards that refer to each other, from its launch to its end.
@Suite("An app of three storyboards")
@MainActor
struct ThreeStoryboardTests {
  // MARK: The files

  private let isOld: Bool
  private let push: String
  private let modal: String

  init() { self.init(old: false) }
  /// - Parameter isOld: with the segues of Xcode 5 instead of those of iOS 8.
  private init(old isOld: Bool) {
    self.isOld = isOld
    push = isOld ? "push" : "show"
    modal = isOld ? "modal" : "presentation"
  }

  private func document(initial: String, _ scenes: [String]) -> String {
    let all = scenes.enumerated().map { number, objects in
      """
              <scene sceneID="scene-\(number)">
                  <objects>
                      \(objects)
                      <placeholder placeholderIdentifier="IBFirstResponder" id="resp-\(number)" userLabel="First Responder" sceneMemberID="firstResponder"/>
                      <exit id="exit-\(number)" userLabel="Exit" sceneMemberID="exit"/>
                  </objects>
                  <point key="canvasLocation" x="\(number * 700)" y="0.0"/>
              </scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(isOld ? "6254" : "22154")" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \(isOld ? "" : "useAutolayout=\"YES\" useTraitCollections=\"YES\" ")initialViewController="\(initial)">
          <scenes>
      \(all.joined(separator: "\n"))
          </scenes>
      </document>
      """
  }

  private func navigation(_ id: String, to root: String, item: String) -> String {
    """
    <navigationController restorationIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="\(item)" id="\(id)-item"/>
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(id)-bar">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        </navigationBar>
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-root"/></connections>
    </navigationController>
    """
  }

  private func scene(
    _ id: String, _ type: String, _ inside: String = "", connections: String = ""
  ) -> String {
    """
    <viewController storyboardIdentifier="\(id)" restorationIdentifier="\(id)" useStoryboardIdentifierAsRestorationIdentifier="YES" id="\(id)" customClass="\(type)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-view">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(inside)</subviews>
        </view>
        <connections>\(connections)</connections>
    </viewController>
    """
  }

  private func button(_ title: String, _ segue: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="roundedRect" id="but-\(title)">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
        <state key="normal" title="\(title)"/>
        <connections><segue \(segue) id="seg-\(title)"/></connections>
    </button>
    """
  }

  private func reference(_ id: String, to storyboard: String, _ identifier: String? = nil) -> String
  {
    let name = identifier.map { " referencedIdentifier=\"\($0)\"" } ?? ""
    return
      "<viewControllerPlaceholder storyboardName=\"\(storyboard)\"\(name) id=\"\(id)\" sceneMemberID=\"viewController\"/>"
  }

  private var files: [String: String] {
    let tabs = """
      <tabBarController restorationIdentifier="tabs" id="tabs" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" id="tabs-bar"/>
          <connections>
              <segue destination="shelf-nav" kind="relationship" relationship="viewControllers" id="tab-1"/>
              <segue destination="to-settings" kind="relationship" relationship="viewControllers" id="tab-2"/>
          </connections>
      </tabBarController>
      """
    let shelf = """
      <tableViewController storyboardIdentifier="shelf" restorationIdentifier="shelf" id="shelf" customClass="ShelfScene" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="44" sectionHeaderHeight="22" sectionFooterHeight="22" id="shelf-view">
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <prototypes>
                  <tableViewCell contentMode="scaleToFill" selectionStyle="default" accessoryType="disclosureIndicator" reuseIdentifier="book" textLabel="book-text" style="IBUITableViewCellStyleDefault" id="book-cell">
                      <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="book-cell" id="book-content">
                          <subviews><label opaque="NO" contentMode="left" text="Title" adjustsFontSizeToFit="NO" id="book-text"/></subviews>
                      </tableViewCellContentView>
                      <connections><segue destination="to-book" kind="\(push)" identifier="book" id="book-seg"/></connections>
                  </tableViewCell>
              </prototypes>
              <connections>
                  <outlet property="dataSource" destination="shelf" id="shelf-source"/>
                  <outlet property="delegate" destination="shelf" id="shelf-delegate"/>
              </connections>
          </tableView>
          <navigationItem key="navigationItem" title="Shelf" id="shelf-item">
              <barButtonItem key="rightBarButtonItem" title="About" id="shelf-about">
                  <connections><segue destination="about" kind="\(modal)" modalPresentationStyle="fullScreen" identifier="about" id="shelf-seg"/></connections>
              </barButtonItem>
          </navigationItem>
      </tableViewController>
      """
    let settings = """
      <tableViewController restorationIdentifier="settings" id="settings" customClass="SettingsScene" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="10" sectionFooterHeight="10" id="settings-view">
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <sections><tableViewSection headerTitle="General" id="general"><cells>
                  <tableViewCell contentMode="scaleToFill" selectionStyle="default" id="notes-cell">
                      <tableViewCellContentView key="contentView" tableViewCell="notes-cell" id="notes-content"/>
                      <connections><segue destination="to-notes" kind="\(modal)" modalPresentationStyle="fullScreen" id="notes-seg"/></connections>
                  </tableViewCell>
              </cells></tableViewSection></sections>
              <connections><outlet property="dataSource" destination="settings" id="so"/><outlet property="delegate" destination="settings" id="sd"/></connections>
          </tableView>
          <navigationItem key="navigationItem" title="Settings" id="settings-item"/>
      </tableViewController>
      """
    let container = """
      <containerView opaque="NO" contentMode="scaleToFill" id="box">
          <rect key="frame" x="0.0" y="100" width="200" height="100"/>
          <connections><segue destination="cover" kind="embed" identifier="cover" id="box-seg"/></connections>
      </containerView>
      """
    return [
      "Base.lproj/Main.storyboard": document(
        initial: "tabs",
        [
          tabs, navigation("shelf-nav", to: "shelf", item: "Shelf"), shelf,
          reference("to-settings", to: "Settings"), reference("to-book", to: "Book"),
          scene("about", "AboutScene"),
        ]),
      "Book.storyboard": document(
        initial: "book",
        [
          scene(
            "book", "BookScene",
            container + button("Author", "destination=\"author\" kind=\"\(push)\"")
              + button(
                "Notes",
                "destination=\"notes\" kind=\"\(modal)\" modalPresentationStyle=\"fullScreen\"")),
          scene("cover", "CoverScene"),
          scene(
            "author", "AuthorScene",
            button("Home", "destination=\"exit-2\" kind=\"unwind\" unwindAction=\"backToShelf:\"")),
          scene(
            "notes", "NotesScene",
            button("Done", "destination=\"exit-3\" kind=\"unwind\" unwindAction=\"notesDone:\"")),
        ]),
      "Settings.storyboard": document(
        initial: "settings-nav",
        [
          navigation("settings-nav", to: "settings", item: "Settings"), settings,
          reference("to-notes", to: "Book", "notes"),
        ]),
    ]
  }

  // MARK: The app

  private struct Stage {
    let simulator: Simulator

    var tabs: UITabBarController {
      get throws {
        try #require(simulator.windows.first?.rootViewController as? UITabBarController)
      }
    }
    var stack: UINavigationController {
      get throws { try #require(try tabs.selectedViewController as? UINavigationController) }
    }
    func top<Page: UIViewController>(_ type: Page.Type) throws -> Page {
      try #require(try stack.topViewController as? Page)
    }
    func tap(_ title: String, in controller: UIViewController) throws {
      let buttons = controller.view.subviews.compactMap { $0 as? UIButton }
      try #require(buttons.first { $0.title(for: .normal) == title })
        .sendActions(for: .touchUpInside)
      try simulator.settle()
    }
    func tapRow(_ row: Int, of list: UITableViewController) throws {
      list.tableView.tapRow(at: IndexPath(row: row, section: 0))
      try simulator.settle()
    }
    func said(_ name: String) -> [String] {
      simulator.recorder.events.filter { $0.name == name }.compactMap(\.text)
    }
  }

  private func launched(
    iOS: IOSVersion, stored: [Simulator.Stored: Data] = [:]
  ) throws -> Stage {
    let app = NibApp(
      iOS: iOS, info: ["UIMainStoryboardFile": "Main"], files: files, stored: stored,
      classes: [
        ShelfScene.self, BookScene.self, CoverScene.self, AuthorScene.self, NotesScene.self,
        SettingsScene.self, AboutScene.self, LibraryDelegate.self,
      ])
    _registerMethod(ShelfScene.self, "backToShelf:") { _, _, _ in nil }
    _registerMethod(BookScene.self, "notesDone:") { _, _, _ in nil }
    _registerMethod(SettingsScene.self, "notesDone:") { _, _, _ in nil }
    return Stage(simulator: try app.launch("LibraryDelegate").simulator)
  }

  @Test(
    "Tabs, rows, embedded scenes, sheets and ways back lead through all three",
    .rule(101, 163, 166),
    arguments: [IOSVersion(9), 17])
  func walk(iOS: IOSVersion) throws {
    let stage = try launched(iOS: iOS)
    expectEqual(try stage.tabs.viewControllers?.count, 2)
    expectEqual(try stage.tabs.tabBar.items?.map(\.title), ["Shelf", "Settings"])
    let shelf = try stage.top(ShelfScene.self)
    expect(shelf.tableView.window != nil)

    // Into the second storyboard, with a scene in it, and back by an unwind segue.
    try stage.tapRow(1, of: shelf)
    let book = try stage.top(BookScene.self)
    expectEqual(book.name, "Book 1")
    let cover = try #require(book.children.first as? CoverScene)
    expectEqual(cover.view.frame.size, CGSize(width: 200, height: 100))
    try stage.tap("Author", in: book)
    try stage.tap("Home", in: try stage.top(AuthorScene.self))
    expect(try stage.top(ShelfScene.self) === shelf)

    // A sheet, and back from it to the scene below.
    try stage.tapRow(2, of: shelf)
    let other = try stage.top(BookScene.self)
    try stage.tap("Notes", in: other)
    let notes = try #require(stage.tabs.presentedViewController as? NotesScene)
    try stage.tap("Done", in: notes)
    expectNil(try stage.tabs.presentedViewController)
    expect(try stage.top(BookScene.self) === other)

    // The third storyboard, which leads back into the second.
    try stage.tabs.selectedIndex = 1
    try stage.simulator.settle()
    let settings = try stage.top(SettingsScene.self)
    expect(settings.tableView.window != nil)
    try stage.tapRow(0, of: settings)
    let again = try #require(stage.tabs.presentedViewController as? NotesScene)
    try stage.tap("Done", in: again)
    expect(try stage.top(SettingsScene.self) === settings)
    expectNil(try stage.tabs.presentedViewController)
    expect(!stage.simulator.isDead)
    expectEqual(stage.said("danglingConnection"), [])
    expectEqual(stage.said("notRead"), [])
  }

  @Test(
    "Turned, ended and launched again, it is where it was", .rule(171, 301),
    arguments: [IOSVersion(9), 12, 17])
  func restored(iOS: IOSVersion) throws {
    let first = try launched(iOS: iOS)
    try first.tapRow(1, of: try first.top(ShelfScene.self))
    first.simulator.rotate(to: .landscapeLeft)
    try first.simulator.settle()
    let view = try first.top(BookScene.self).view
    expect(try #require(view).frame.width > 320)
    first.simulator.rotate(to: .portrait)
    try first.simulator.settle()
    try first.simulator.pressHome()
    try first.simulator.terminate()
    let second = try launched(iOS: iOS, stored: first.simulator.stored)
    let book = try second.top(BookScene.self)
    expectEqual(book.name, "Book 1")
    expect(book.children.first is CoverScene)
    expectEqual(try second.stack.viewControllers.count, 2)
  }

  @Test("iOS 5 shows what it has, and says what came later", .rule(101, 166))
  func early() throws {
    let old = ThreeStoryboardTests(old: true)
    let stage = try old.launched(iOS: 5)
    expectEqual(try stage.tabs.viewControllers?.count, 1)
    let shelf = try stage.top(ShelfScene.self)
    // A row leads into another storyboard, which iOS 5 knows by code alone.
    try stage.tapRow(0, of: shelf)
    expect(try stage.top(ShelfScene.self) === shelf)
    expectEqual(stage.said("referenceTooNew").count, 2)
    shelf.navigationItem.rightBarButtonItem?.tap()
    try stage.simulator.settle()
    expect(try stage.tabs.presentedViewController is AboutScene)
    shelf.dismiss(animated: false)
    try stage.simulator.settle()

    let made = UIStoryboard(name: "Book", bundle: nil).instantiateInitialViewController()
    let book = try #require(made as? BookScene)
    try stage.stack.pushViewController(book, animated: false)
    try stage.simulator.settle()
    expectEqual(stage.said("segueTooNew").first?.contains("Embed segues came with iOS 6"), true)
    try stage.tap("Author", in: book)
    let author = try stage.top(AuthorScene.self)
    try stage.tap("Home", in: author)
    expect(try stage.top(AuthorScene.self) === author)
    expectEqual(stage.said("segueTooNew").last?.contains("Unwind segues came with iOS 6"), true)
    expect(!stage.simulator.isDead)
  }
}
