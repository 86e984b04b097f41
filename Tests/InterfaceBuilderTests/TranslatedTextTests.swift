import EventTrace
import Foundation
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Texts in the app's language beside a storyboard")
@MainActor
struct TranslatedTextTests {
  private let strings = """
    /* Class = "UIButton"; normalTitle = "Los"; ObjectID = "but"; */
    "but.normalTitle" = "Go";
    "but.highlightedTitle" = "Going";
    "but.selectedTitle" = "Gone";
    "but.disabledTitle" = "Wait";
    "but.accessibilityLabel" = "Start";
    "new.configuration.title" = "Newer";
    "new.configuration.subtitle" = "Lower";
    "seg.segmentTitles[0]" = "One";
    "seg.segmentTitles[2]" = "Three";
    "sec.headerTitle" = "Head";
    "sec.footerTitle" = "Foot";
    "fie.placeholder" = "Name";
    "fie.text" = "Ann";
    "nav.title" = "Page";
    "nav.prompt" = "Hint";
    "bar.title" = "Add";
    "bar.accessibilityLabel" = "Add a page";
    "sea.placeholder" = "Find";
    "sea.prompt" = "What";
    "sea.scopeButtonTitles[1]" = "Some";
    "cap.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Hello";
    """

  @Test("All texts are the translated ones, also those of states, segments, sections and scopes")
  func texts() throws {
    let inside = """
      <subviews>
          <button opaque="NO" tag="1" buttonType="system" id="but">
              <accessibility key="accessibilityConfiguration" hint="plain" label="Los"/>
              <state key="normal" title="Los"/><state key="selected" title="Weg"/>
              <state key="disabled"><string key="title">Warte</string></state>
              <state key="highlighted" title="Geht"/>
          </button>
          <button opaque="NO" tag="2" buttonType="system" id="new">
              <buttonConfiguration key="configuration" style="filled" title="Neu" subtitle="Unten"/>
          </button>
          <segmentedControl opaque="NO" tag="3" segmentControlStyle="plain" selectedSegmentIndex="0" id="seg">
              <segments><segment title="Eins"/><segment title="Zwei"/><segment title="Drei"/></segments>
          </segmentedControl>
          <textField opaque="NO" tag="4" text="Anna" placeholder="Name?" minimumFontSize="17" id="fie"/>
          <searchBar contentMode="redraw" tag="5" placeholder="Suche" prompt="Was" id="sea">
              <scopeButtonTitles><string>Alle</string><string>Manche</string></scopeButtonTitles>
          </searchBar>
          <label opaque="NO" tag="6" text="Hallo" id="cap">
              <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="localizedString" keyPath="text" value="Hallo du"/>
              </userDefinedRuntimeAttributes>
          </label>
      </subviews>
      """
    let beside = """
      <navigationItem key="navigationItem" title="Seite" prompt="Hinweis" id="nav">
          <barButtonItem key="rightBarButtonItem" title="Neu" id="bar">
              <accessibility key="accessibilityConfiguration" label="Neue Seite"/>
          </barButtonItem>
      </navigationItem>
      """
    let app = NibApp(files: [
      "Base.lproj/Main.storyboard": InterfaceDocument.storyboard(
        InterfaceDocument.scene(inside, beside: beside)),
      "en.lproj/Main.strings": strings,
    ])
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let controller = try #require(made)
    func view<View: UIView>(_ tag: Int, _ type: View.Type) throws -> View {
      try #require(controller.view.viewWithTag(tag) as? View)
    }
    let button = try view(1, UIButton.self)
    let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
    expectEqual(states.map { button.title(for: $0) }, ["Go", "Going", "Gone", "Wait"])
    expectEqual(button.accessibilityLabel, "Start")
    expectEqual(button.accessibilityHint, "plain")
    let new = try view(2, UIButton.self).configuration
    expectEqual(new?.title, "Newer")
    expectEqual(new?.subtitle, "Lower")
    let segments = try view(3, UISegmentedControl.self)
    expectEqual((0..<3).map { segments.titleForSegment(at: $0) }, ["One", "Zwei", "Three"])
    let field = try view(4, UITextField.self)
    expectEqual([field.text, field.placeholder], ["Ann", "Name"])
    let search = try view(5, UISearchBar.self)
    expectEqual([search.placeholder, search.prompt], ["Find", "What"])
    expectEqual(search.scopeButtonTitles, ["Alle", "Some"])
    expectEqual(try view(6, UILabel.self).text, "Hello")
    let item = controller.navigationItem
    expectEqual([item.title, item.prompt], ["Page", "Hint"])
    expectEqual(item.rightBarButtonItem?.title, "Add")
    expectEqual(item.rightBarButtonItem?.accessibilityLabel, "Add a page")
    expect(!app.simulator.isDead)
  }

  @Test("Sections of a static table have their titles in the app's language")
  func sections() throws {
    let table = """
      <tableViewController id="first" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <sections><tableViewSection headerTitle="Kopf" footerTitle="Fuss" id="sec"><cells>
                  <tableViewCell id="c"><tableViewCellContentView key="contentView" tableViewCell="c" id="cc"/></tableViewCell>
              </cells></tableViewSection></sections>
              <connections><outlet property="dataSource" destination="first" id="o1"/><outlet property="delegate" destination="first" id="o2"/></connections>
          </tableView>
      </tableViewController>
      """
    _ = NibApp(files: [
      "Base.lproj/Main.storyboard": InterfaceDocument.storyboard(table),
      "en.lproj/Main.strings": strings,
    ])
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let controller = try #require(made as? UITableViewController)
    let view = try #require(controller.tableView)
    expectEqual(controller.tableView(view, titleForHeaderInSection: 0), "Head")
    expectEqual(controller.tableView(view, titleForFooterInSection: 0), "Foot")
  }
}
