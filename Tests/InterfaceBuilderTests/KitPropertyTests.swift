import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

private final class Drops: UIViewController, UITableViewDragDelegate, UITableViewDropDelegate,
  UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
  }
}

@Suite("Properties of UIKit's classes that files set")
@MainActor
struct KitPropertyTests {
  private func scene(_ subviews: String) -> String {
    InterfaceDocument.storyboard(
      InterfaceDocument.scene("<subviews>\(subviews)</subviews>").replacing(
        "<viewController id", with: "<viewController customClass=\"Drops\" id"))
  }

  private func shown(
    _ subviews: String, iOS: IOSVersion = 17
  ) throws -> (NibApp, UIView, UIViewController) {
    let app = NibApp(iOS: iOS, files: ["Main.storyboard": scene(subviews)], classes: [Drops.self])
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let controller = try #require(made)
    return (app, controller.view, controller)
  }

  @Test("Outlets for drags, drops, data ahead of need and views over the keyboard are connected")
  func outlets() throws {
    let (app, view, controller) = try shown(
      """
      <tableView tag="1" dataMode="prototypes" style="plain" id="t"><connections>
          <outlet property="dragDelegate" destination="first" id="o1"/>
          <outlet property="dropDelegate" destination="first" id="o2"/>
          <outlet property="prefetchDataSource" destination="first" id="o3"/>
      </connections></tableView>
      <collectionView tag="2" dataMode="none" id="c">
          <collectionViewFlowLayout key="collectionViewLayout" id="l"/>
          <connections>
              <outlet property="prefetchDataSource" destination="first" id="o4"/>
              <outlet property="dragDelegate" destination="first" id="o5"/>
              <outlet property="dropDelegate" destination="first" id="o6"/>
          </connections>
      </collectionView>
      <textField tag="3" minimumFontSize="17" id="f"><connections>
          <outlet property="inputAccessoryView" destination="over" id="o7"/>
      </connections></textField>
      <view contentMode="scaleToFill" tag="4" id="over"/>
      <searchBar tag="5" id="s"><connections>
          <outlet property="inputAccessoryView" destination="over" id="o8"/>
      </connections></searchBar>
      """)
    let table = try #require(view.viewWithTag(1) as? UITableView)
    expect(table.dragDelegate === controller)
    expect(table.dropDelegate != nil)
    expect(table.prefetchDataSource != nil)
    let collection = try #require(view.viewWithTag(2) as? UICollectionView)
    expect(collection.prefetchDataSource != nil)
    expect(collection.dragDelegate === controller)
    expect(collection.dropDelegate === controller)
    let field = try #require(view.viewWithTag(3) as? UITextField)
    expect(field.inputAccessoryView === view.viewWithTag(4))
    let bar = try #require(view.viewWithTag(5) as? UISearchBar)
    expect(bar.inputAccessoryView === view.viewWithTag(4))
    expectEqual(app.unread, [])
    expect(!app.simulator.isDead)
  }

  @Test("What is not modelled is left out, with the place in the file")
  func lacking() throws {
    let (app, _, _) = try shown(
      """
      <view tag="1" id="a"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="automationElements" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      """)
    let remark = try #require(app.unread.first)
    expect(remark.contains("automationElements of UIView"))
    expect(remark.hasSuffix("is not modelled; it is left out."))
    expectEqual(app.unread.count, 1)
  }

  @Test("Runtime attributes reach what came late, and what assistive apps are told", .rule(1295))
  func late() throws {
    let (app, view, _) = try shown(
      """
      <view tag="1" id="a"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityElementsHidden" value="YES"/>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLanguage" value="fr"/>
          <userDefinedRuntimeAttribute type="string" keyPath="maximumContentSizeCategory" value="UICTContentSizeCategoryL"/>
          <userDefinedRuntimeAttribute type="string" keyPath="layer.contentsGravity" value="resizeAspect"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.opaque" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      <textField minimumFontSize="17" tag="2" id="f"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="textContentType" value="username"/>
      </userDefinedRuntimeAttributes></textField>
      <collectionView tag="3" dataMode="none" id="c">
          <collectionViewFlowLayout key="collectionViewLayout" id="l"><userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="sectionHeadersPinToVisibleBounds" value="YES"/>
          </userDefinedRuntimeAttributes></collectionViewFlowLayout>
      </collectionView>
      """)
    let told = try #require(view.viewWithTag(1))
    expect(told.accessibilityElementsHidden)
    expectEqual(told.accessibilityLanguage, "fr")
    expectEqual(told.maximumContentSizeCategory, .large)
    expectEqual(told.layer.contentsGravity, .resizeAspect)
    expect(told.layer.isOpaque)
    expectEqual((view.viewWithTag(2) as? UITextField)?.textContentType, .username)
    let layout = (view.viewWithTag(3) as? UICollectionView)?.collectionViewLayout
    expectEqual((layout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds, true)
    expectEqual(app.unread, [])
  }

  @Test("Commands of a keyboard come from the file, with the keys that are held", .rule(1297))
  func keyCommands() throws {
    let text = InterfaceDocument.storyboard(
      InterfaceDocument.scene("").replacing(
        "</viewController>",
        with: """
          <keyCommands>
              <keyCommand input="s" modifierFlags="1048576" actionName="save:" discoverabilityTitle="Save"/>
              <keyCommand input="UIKeyInputEscape" actionName="stop"/>
          </keyCommands></viewController>
          """))
    let app = NibApp(iOS: 17, files: ["Main.storyboard": text])
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let commands = try #require(made?.keyCommands)
    expectEqual(commands.map(\.input), ["s", "UIKeyInputEscape"])
    expectEqual(commands.map(\.modifierFlags), [.command, []])
    expectEqual(commands.map(\.action), [Selector("save:"), Selector("stop")])
    expectEqual(commands[0].discoverabilityTitle, "Save")
    made?.removeKeyCommand(commands[0])
    expectEqual(made?.keyCommands?.count, 1)
    expectEqual(app.unread, [])
  }

  @Test("Code that sets what UIKit has and the runtime lacks does not end the app")
  func code() {
    let app = NibApp()
    UIView().setValue([UIView()], forKey: "automationElements")
    expect(!app.simulator.isDead)
    UIView().setValue([UIView()], forKey: "accessibilityElement")
    expect(app.simulator.isDead)
  }

  @Test(
    "A runtime attribute of a missing property ends the app up to iOS 7", .rule(308), .rule("M38"),
    arguments: [IOSVersion(5), 7, 8, 17])
  func forgiven(iOS: IOSVersion) throws {
    let app = NibApp(
      iOS: iOS,
      files: [
        "V.xib": InterfaceDocument.xib(
          """
          <view id="v"><userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="motto" value="x"/>
          </userDefinedRuntimeAttributes></view>
          """)
      ])
    _ = UINib(nibName: "V", bundle: nil).instantiate(withOwner: nil)
    expectEqual(app.simulator.isDead, (iOS < 8))
    let reason =
      "[<UIView> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
      + "key motto."
    let events = app.simulator.recorder.events
    expectEqual(
      events.contains {
        $0.kind == .console
          && $0.text
            == "Failed to set (motto) user defined inspected property on (UIView): \(reason)"
      }, (iOS >= 8))
    expectEqual(events.contains { $0.kind == .exception && $0.text == reason }, (iOS < 8))
  }

  @Test(
    "A runtime attribute by way of a variable of UIKit's own is told from iOS 13 on", .rule(1448),
    arguments: [IOSVersion(12.5), 13])
  func prohibited(iOS: IOSVersion) {
    let app = NibApp(
      iOS: iOS,
      files: [
        "V.xib": InterfaceDocument.xib(
          """
          <textField id="v"><userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="color" keyPath="_placeholderLabel.textColor">
                  <color key="value" red="1" green="0.0" blue="0.0" alpha="1"/>
              </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes></textField>
          """)
      ])
    _ = UINib(nibName: "V", bundle: nil).instantiate(withOwner: nil)
    expect(!app.simulator.isDead)
    expectEqual(
      app.simulator.recorder.events.filter { $0.kind == .console }.map(\.text),
      iOS < 13
        ? []
        : [
          "Failed to set (_placeholderLabel.textColor) user defined inspected property on "
            + "(UITextField): Access to UITextField's _placeholderLabel ivar is prohibited. This is "
            + "an application bug"
        ])
  }

  @Test(
    "Texts of labels and fields shrink unless the file says otherwise, and lists clip if it does")
  func defaults() throws {
    let (_, view, _) = try shown(
      """
      <label text="a" tag="1" id="a"/><label text="b" adjustsFontSizeToFit="NO" tag="2" id="b"/>
      <textField minimumFontSize="17" tag="3" id="c"/>
      <textField minimumFontSize="17" adjustsFontSizeToFit="NO" tag="4" id="d"/>
      <scrollView tag="5" id="e"/><scrollView clipsSubviews="YES" tag="6" id="f"/>
      """)
    let labels = [1, 2].compactMap { view.viewWithTag($0) as? UILabel }
    expectEqual(labels.map(\.adjustsFontSizeToFitWidth), [true, false])
    let fields = [3, 4].compactMap { view.viewWithTag($0) as? UITextField }
    expectEqual(fields.map(\.adjustsFontSizeToFitWidth), [true, false])
    expectEqual([5, 6].compactMap { view.viewWithTag($0)?.clipsToBounds }, [false, true])
  }

  @Test("Priorities stay in their range, and required or optional while installed", .rule(309))
  func priorities() {
    for (iOS, isFixed) in [(IOSVersion(7), false), (8, true), (17, true)] {
      let app = NibApp(iOS: iOS)
      let view = UIView()
      let constraint = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 10)
      constraint.priority = UILayoutPriority(2000)
      expectEqual(constraint.priority, .required)
      constraint.priority = UILayoutPriority(0)
      expectEqual(constraint.priority.rawValue, 1)
      constraint.priority = .required
      expectEqual(app.simulator.recorder.events.count { $0.name == "badPriority" }, 2)
      view.addConstraint(constraint)
      constraint.priority = .required
      expect(!app.simulator.isDead)
      constraint.priority = UILayoutPriority(250)
      expectEqual(app.simulator.isDead, isFixed)
    }
  }

  @Test("The words about a priority that changes sides", .rule("M39"))
  func changedSides() {
    let app = NibApp()
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    constraint.priority = .defaultLow
    expectEqual(
      app.simulator.recorder.events.first { $0.kind == .exception }?.text,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
        + "not supported. You passed priority 250 and the existing priority was 1000")
  }

  @Test("A priority of a file is taken into its range, and the line is named")
  func prioritiesOfFiles() throws {
    let (app, view, _) = try shown(
      """
      <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
          <constraint firstAttribute="width" constant="7" priority="4000" id="k1"/>
          <constraint firstAttribute="height" constant="7" priority="-3" id="k2"/>
      </constraints></view>
      """)
    let priorities = view.viewWithTag(1)?.constraints.map(\.priority.rawValue)
    expectEqual(priorities, [1000, 1])
    expectEqual(app.unread.count { $0.contains("priorities are from 1 to 1000") }, 2)
  }

  @Test("Values for keys of the runtime's own, and for paths without end, change nothing")
  func hostileKeys() throws {
    let keys = [
      "drawnHidden", "_typedText", "attributes.variations", "simulator.isDead", "isa", "@count", "",
      ".", "..tag..", "superview.superview.window.rootViewController.title",
      String(repeating: "superview.", count: 20_000) + "tag",
    ]
    let attributes = keys.map {
      "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\($0)\" value=\"YES\"/>"
    }
    let (app, view, _) = try shown(
      """
      <view tag="1" id="a"><userDefinedRuntimeAttributes>\(attributes.joined())
          <userDefinedRuntimeAttribute type="nil" keyPath="tag"/>
          <userDefinedRuntimeAttribute type="string" keyPath="frame" value="x"/>
          <userDefinedRuntimeAttribute type="number" keyPath="autoresizingMask"><real key="value" value="1e300"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    let hostile = try #require(view.viewWithTag(1))
    expect(!hostile.isHidden)
    expectEqual(hostile.frame, .zero)
    expect(!app.simulator.isDead)
  }
}
