import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Menus and looks that files hold")
@MainActor
struct NibLookTests {
  @Test("A font of 0 points is the text's own", .rule(1028))
  func ownFonts() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="0.0"/>"#
    for iOS in [6, 12, 17] as [IOSVersion] {
      let app = NibApp(iOS: iOS)
      let label = try NibElement("<label text=\"a\">\(font)</label>", in: app).apply(to: UILabel())
      expectEqual(label.font.pointSize, UILabel().font.pointSize)
      let button = try NibElement("<button buttonType=\"system\">\(font)</button>", in: app)
        .apply(to: UIButton())
      expectEqual(
        button.titleLabel?.font.pointSize, UIButton(type: .system).titleLabel?.font.pointSize)
      let bar = try NibElement(
        "<navigationBar><textAttributes key=\"titleTextAttributes\">\(font)</textAttributes></navigationBar>",
        in: app
      ).apply(to: UINavigationBar())
      expectNil(bar.titleTextAttributes?[.font])
      expectEqual(app.unread, [])
    }
  }

  @Test("An item of a bar is told to assistive apps as a view is")
  func accessibleItems() throws {
    let app = NibApp(iOS: 17)
    let item = try NibElement(
      """
      <barButtonItem title="A" id="i">
        <accessibility key="accessibilityConfiguration" identifier="add" label="Add" hint="Adds a row">
          <string key="value">3</string>
          <accessibilityTraits key="traits" button="YES" header="YES"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
      </barButtonItem>
      """, in: app
    ).apply(to: UIBarButtonItem())
    expectEqual(
      [
        item.accessibilityIdentifier, item.accessibilityLabel, item.accessibilityHint,
        item.accessibilityValue,
      ], ["add", "Add", "Adds a row", "3"])
    expectEqual(item.accessibilityTraits, [.button, .header])
    expect(item.isAccessibilityElement)
    expectEqual(app.unread, [])
  }

  @Test("A button's menu has the commands and menus of its file, from iOS 14 on")
  func menus() throws {
    let text = """
      <button opaque="NO" buttonType="system" showsMenuAsPrimaryAction="YES" id="b">
        <menu key="menu" title="Sort" id="m"><children>
          <command title="By name" state="on" selector="byName:" id="c1"/>
          <command title="Remove" id="c2"><attributes key="attributes" destructive="YES"/>
            <connections><action selector="remove:" destination="-2" id="a"/></connections></command>
          <menu title="More" id="m2"><options key="options" displayInline="YES"/>
            <children><command title="By date" id="c3"/></children></menu>
          <separator id="s"/>
        </children></menu>
      </button>
      """
    let app = NibApp(iOS: 17)
    let menu = try #require(NibElement(text, in: app).apply(to: UIButton()).menu)
    expectEqual(menu.title, "Sort")
    expectEqual(menu.children.map(\.title), ["By name", "Remove", "More"])
    let commands = menu.children.compactMap { $0 as? UICommand }
    expectEqual(commands.map(\.state), [.on, .off])
    expectEqual(commands.map(\.action), [Selector("byName:"), Selector("remove:")])
    expectEqual(commands.map(\.attributes), [[], .destructive])
    let inner = try #require(menu.children.last as? UIMenu)
    expectEqual(inner.options, .displayInline)
    expectEqual(inner.children.map(\.title), ["By date"])
    expectEqual(
      app.unread,
      [
        "Main.xib, line 11, <separator>, separator: this entry of a menu is not read."
      ])
    let older = NibApp(iOS: 13)
    expectNil(try NibElement(text, in: older).apply(to: UIButton()).ownMenu)
    expect(!older.simulator.isDead)
  }

  @Test("What is set for a class counts before what a file says of one object", .rule(426))
  func classLooks() throws {
    for iOS in [IOSVersion(9), 17] {
      let app = NibApp(iOS: iOS)
      UIButton.appearance().setTitleColor(.blue, for: .normal)
      let button = try NibElement(
        """
        <button opaque="NO" buttonType="custom" id="b">
          <state key="normal" title="Go">
            <color key="titleColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
          </state>
        </button>
        """, in: app
      ).apply(to: UIButton())
      expect(button.titleColor(for: .normal) != .blue, "iOS \(iOS)")
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.addSubview(button)
      expectEqual(button.titleColor(for: .normal), .blue, "iOS \(iOS)")
    }
  }

  @Test("A tab bar's items look in each state as the file says")
  func tabs() throws {
    let app = NibApp(iOS: 17)
    let bar = try NibElement(
      """
      <tabBar contentMode="scaleToFill" id="t">
        <tabBarAppearance key="standardAppearance" backgroundEffect="dark" stackedItemSpacing="7" glow="YES">
          <tabBarItemAppearance key="stackedLayoutAppearance">
            <tabBarItemStateAppearance key="selected">
              <color key="iconColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
              <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="31"/></textAttributes>
            </tabBarItemStateAppearance>
            <tabBarItemStateAppearance key="pressed"/>
          </tabBarItemAppearance>
        </tabBarAppearance>
      </tabBar>
      """, in: app
    ).apply(to: UITabBar())
    let look = bar.standardAppearance
    expect(look.backgroundEffect != nil)
    expectEqual(look.stackedItemSpacing, 7)
    expectEqual(look.stackedLayoutAppearance.selected.iconColor, .red)
    let font = look.stackedLayoutAppearance.selected.titleTextAttributes[.font] as? UIFont
    expectEqual(font?.pointSize, 31)
    expectEqual(app.unread.count, 2)
    expect(app.unread.contains { $0.contains("glow: this attribute of an appearance") })
    expect(app.unread.contains { $0.contains("pressed: this state of an item") })
  }

  @Test("A navigation item and the buttons of a bar have looks of their own")
  func items() throws {
    let app = NibApp(iOS: 17)
    let item = try NibElement(
      """
      <navigationItem title="T" id="n">
        <navigationBarAppearance key="scrollEdgeAppearance">
          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
          <barButtonItemAppearance key="backButtonAppearance">
            <barButtonItemStateAppearance key="normal"><offsetWrapper key="titlePositionAdjustment" horizontal="3" vertical="0.0"/></barButtonItemStateAppearance>
          </barButtonItemAppearance>
        </navigationBarAppearance>
      </navigationItem>
      """, in: app
    ).apply(to: UINavigationItem(title: ""))
    let look = try #require(item.scrollEdgeAppearance)
    expectEqual(look.backgroundColor, .red)
    expectEqual(look.backButtonAppearance.normal.titlePositionAdjustment.horizontal, 3)
    expectEqual(app.unread, [])
  }

  @Test("A button is measured with the font of its configuration")
  func configurationFonts() throws {
    func width(_ part: String) throws -> CGFloat {
      try NibElement(
        """
        <button opaque="NO" buttonType="system" id="b">
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain" title="Send it">\(part)</buttonConfiguration>
        </button>
        """, in: NibApp(iOS: 17)
      ).apply(to: UIButton()).intrinsicContentSize.width
    }
    let usual = try width("")
    expect(
      try width(#"<fontDescription key="titleFontDescription" type="system" pointSize="38"/>"#)
        > usual)
    let text = #"""
      <attributedString key="attributedTitle"><fragment content="Send it"><attributes>\#
      <font key="NSFont" metaFont="system" size="38"/></attributes></fragment></attributedString>
      """#
    expect(try width(text) > usual)
  }
}
