import EventTrace
import Foundation
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Documents with layout, bars and containers")
@MainActor
struct LayoutDocumentTests {
  private func box(_ id: String, tag: Int, _ inside: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" tag="\(tag)">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        \(inside)
    </view>
    """
  }

  @Test(
    "Views are where constraints put them: safe area, proportion, margin, what is left to the system"
  )
  func constraints() throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        InterfaceDocument.scene(
          """
          <subviews>
              \(box("a", tag: 1, "<constraints><constraint firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"2:1\" id=\"k0\"/></constraints>"))
              \(box("b", tag: 2))
          </subviews>
          <constraints>
              <constraint firstItem="a" firstAttribute="top" secondItem="sa" secondAttribute="top" id="k1"/>
              <constraint firstItem="a" firstAttribute="leading" secondItem="root-first" secondAttribute="leadingMargin" id="k2"/>
              <constraint firstItem="a" firstAttribute="height" constant="50" id="k3"/>
              <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" symbolic="YES" id="k4"/>
              <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="k5"/>
              <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="30" id="k6"/>
              <constraint firstItem="b" firstAttribute="height" secondItem="a" secondAttribute="height" multiplier="3" id="k7"/>
              <constraint firstItem="b" firstAttribute="width" constant="10" placeholder="YES" id="k8"/>
              <constraint firstItem="b" firstAttribute="width" priority="250" constant="10" id="k9"/>
          </constraints>
          """)), model: "iPhone 8")
    let view = try #require(try stage.show().controller.view)
    expectEqual(view.viewWithTag(1)?.frame, CGRect(x: 16, y: 20, width: 100, height: 50))
    let second = try #require(view.viewWithTag(2)?.frame)
    expectEqual(second, CGRect(x: 16, y: 78, width: view.bounds.width - 46, height: 150))
    expectEqual(stage.remarks, [])
  }

  @Test(
    "The guides of iOS 7 lie below the navigation bar, also on a device with safe areas",
    arguments: [9, 17])
  func guides(iOS: Int) throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        """
        <navigationController automaticallyAdjustsScrollViewInsets="NO" id="first" sceneMemberID="viewController">
            <toolbarItems/>
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
                <rect key="frame" x="0.0" y="20" width="375" height="44"/>
                <autoresizingMask key="autoresizingMask"/>
            </navigationBar>
            <nil name="viewControllers"/>
            <connections>
                <segue destination="page" kind="relationship" relationship="rootViewController" id="r"/>
            </connections>
        </navigationController>
        """,
        """
        <viewController id="page" sceneMemberID="viewController">
            <layoutGuides>
                <viewControllerLayoutGuide type="top" id="tg"/>
                <viewControllerLayoutGuide type="bottom" id="bg"/>
            </layoutGuides>
            <view key="view" contentMode="scaleToFill" id="pv">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(box("a", tag: 1))</subviews>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                <constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="tg" secondAttribute="bottom" constant="8" id="k1"/>
                    <constraint firstItem="bg" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="9" id="k2"/>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="pv" secondAttribute="leading" id="k3"/>
                    <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="k4"/>
                </constraints>
            </view>
            <navigationItem key="navigationItem" title="Page" prompt="Here" id="ni">
                <barButtonItem key="leftBarButtonItem" systemItem="trash" id="lb"/>
                <rightBarButtonItems>
                    <barButtonItem title="Save" style="done" id="r1"/>
                    <barButtonItem image="star" catalog="system" id="r2"/>
                </rightBarButtonItems>
            </navigationItem>
        </viewController>
        """, attributes: "useTraitCollections=\"YES\""), iOS: IOSVersion(iOS), model: "iPhone 6s")
    let navigation = try #require(try stage.show().controller as? UINavigationController)
    let page = try #require(navigation.topViewController)
    // Below the bar, which is higher by the prompt.
    expectEqual(page.view.viewWithTag(1)?.frame, CGRect(x: 0, y: 102, width: 375, height: 556))
    let item = page.navigationItem
    expectEqual(item.title, "Page")
    expectEqual(item.leftBarButtonItem?.systemItem, .trash)
    expectEqual(item.rightBarButtonItems?.count, 2)
    expectEqual(item.rightBarButtonItems?.first?.style, .done)
  }

  private let varied = InterfaceDocument.storyboard(
    InterfaceDocument.scene(
      """
      <subviews>
          <label opaque="NO" contentMode="left" text="Hello" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l" tag="1">
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <variation key="heightClass=regular-widthClass=regular">
                  <fontDescription key="fontDescription" type="system" pointSize="40"/>
              </variation>
              <variation key="heightClass=compact" hidden="YES"/>
          </label>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="p" tag="2"/>
      </subviews>
      <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="root-first" secondAttribute="top" constant="10" id="k1">
              <variation key="widthClass=regular" constant="100"/>
          </constraint>
          <constraint firstItem="l" firstAttribute="leading" secondItem="root-first" secondAttribute="leading" constant="10" id="k2"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="root-first" secondAttribute="leading" constant="200" id="k3"/>
      </constraints>
      <variation key="default">
          <mask key="subviews"><exclude reference="p"/></mask>
          <mask key="constraints"><exclude reference="k3"/></mask>
      </variation>
      <variation key="heightClass=regular-widthClass=regular">
          <mask key="subviews"><include reference="p"/></mask>
          <mask key="constraints"><exclude reference="k2"/><include reference="k3"/></mask>
      </variation>
      """))

  @Test("A pad has the font, the views and the constraints that are for it")
  func sizeClasses() throws {
    let phone = DocumentStage(varied, model: "iPhone 8")
    let small = try phone.show()
    let label = try #require(small.controller.view.viewWithTag(1) as? UILabel)
    expectEqual(label.font.pointSize, 17)
    expectEqual(label.frame.origin, CGPoint(x: 10, y: 10))
    expectNil(small.controller.view.viewWithTag(2))
    expectEqual(phone.remarks, [])
    let pad = DocumentStage(varied, model: "iPad Air")
    let large = try pad.show()
    let big = try #require(large.controller.view.viewWithTag(1) as? UILabel)
    expectEqual(big.font.pointSize, 40)
    expectEqual(big.frame.origin, CGPoint(x: 200, y: 100))
    expect(large.controller.view.viewWithTag(2) != nil)
    expectEqual(pad.remarks, [])
  }

  @Test("A phone that is turned hides what its file hides in low rooms")
  func turning() throws {
    let stage = DocumentStage(varied, model: "iPhone 8")
    let (controller, window) = try stage.show()
    let label = try #require(controller.view.viewWithTag(1))
    expect(!label.isHidden)
    stage.app.simulator.rotate(to: .landscapeLeft)
    try stage.app.simulator.settle()
    expect(label.isHidden)
    stage.app.simulator.rotate(to: .portrait)
    try stage.app.simulator.settle()
    expect(!label.isHidden)
    _ = window
  }

  @Test("Before iOS 8 a pad has what is for regular rooms")
  func older() throws {
    let stage = DocumentStage(varied, iOS: 7, model: "iPad 2")
    let (controller, window) = try stage.show()
    expectEqual((controller.view.viewWithTag(1) as? UILabel)?.font.pointSize, 40)
    expect(controller.view.viewWithTag(2) != nil)
    _ = window
  }

  @Test("Constraints that contradict each other are told")
  func conflicts() throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        InterfaceDocument.scene(
          """
          <subviews>\(box("a", tag: 1))</subviews>
          <constraints>
              <constraint firstItem="a" firstAttribute="leading" secondItem="root-first" secondAttribute="leading" id="k1"/>
              <constraint firstItem="a" firstAttribute="top" secondItem="root-first" secondAttribute="top" id="k2"/>
              <constraint firstItem="a" firstAttribute="height" constant="10" id="k3"/>
              <constraint firstItem="a" firstAttribute="width" constant="10" identifier="narrow" id="k4"/>
              <constraint firstItem="a" firstAttribute="width" constant="20" identifier="wide" id="k5"/>
          </constraints>
          """)))
    _ = try stage.show()
    expect(
      stage.app.simulator.recorder.events.contains {
        $0.text?.contains("<NSLayoutConstraint 'narrow' UIView#2.width == 10   (active)>") ?? false
      })
  }

  @Test("Constraints that refer to nothing are left out and named, and nothing ends")
  func dangling() throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        InterfaceDocument.scene(
          """
          <subviews>\(box("a", tag: 1))</subviews>
          <constraints>
              <constraint firstItem="gone" firstAttribute="leading" secondItem="root-first" secondAttribute="leading" id="k1"/>
              <constraint firstItem="a" firstAttribute="sideways" secondItem="root-first" secondAttribute="top" id="k2"/>
              <constraint firstItem="a" firstAttribute="width" multiplier="2:0" secondItem="a" secondAttribute="height" id="k3"/>
              <constraint firstItem="a" firstAttribute="leading" secondItem="first" secondAttribute="leading" id="k4"/>
          </constraints>
          """)))
    _ = try stage.show()
    expectEqual(stage.remarks.count, 4)
    expect(!stage.app.simulator.isDead)
  }

  @Test("Tabs have the system's items and the file's own")
  func tabs() throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        """
        <tabBarController id="first" sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" translucent="NO" itemPositioning="centered" id="tb">
                <rect key="frame" x="0.0" y="0.0" width="375" height="49"/>
                <autoresizingMask key="autoresizingMask"/>
                <color key="barTintColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
            </tabBar>
            <connections>
                <segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
                <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/>
            </connections>
        </tabBarController>
        """,
        """
        <viewController hidesBottomBarWhenPushed="YES" definesPresentationContext="YES" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" id="one" sceneMemberID="viewController">
            <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
            <size key="freeformSize" width="320" height="480"/>
            <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
            <tabBarItem key="tabBarItem" systemItem="favorites" badgeValue="3" id="i1"/>
        </viewController>
        """,
        """
        <viewController id="two" sceneMemberID="viewController">
            <tabBarItem key="tabBarItem" title="Second" image="star" selectedImage="star.fill" catalog="system" tag="4" id="i2">
                <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            </tabBarItem>
        </viewController>
        """))
    let tabs = try #require(try stage.show().controller as? UITabBarController)
    expectEqual(tabs.tabBar.isTranslucent, false)
    let items = tabs.tabBar.items ?? []
    expectEqual(items.map(\.title), ["Favorites", "Second"])
    expectEqual(items.first?.badgeValue, "3")
    expect(items.last?.selectedImage != nil)
    expectEqual(items.last?.imageInsets.right, 3)
    let one = tabs.viewControllers?.first
    expectEqual(one?.edgesForExtendedLayout, .bottom)
    expectEqual(one?.modalPresentationStyle, .formSheet)
    expectEqual(one?.modalTransitionStyle, .crossDissolve)
    expectEqual(one?.definesPresentationContext, true)
    expectEqual(one?.hidesBottomBarWhenPushed, true)
  }

  @Test("A navigation controller hides its bar and a search bar has its scopes")
  func bars() throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        """
        <navigationController navigationBarHidden="YES" id="first" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" barStyle="black" largeTitles="YES" id="bar">
                <textAttributes key="titleTextAttributes">
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
                    <color key="textColor" systemColor="systemRedColor"/>
                    <offsetWrapper key="textShadowOffset" horizontal="1" vertical="2"/>
                </textAttributes>
                <navigationBarAppearance key="standardAppearance">
                    <color key="backgroundColor" systemColor="systemTealColor"/>
                </navigationBarAppearance>
            </navigationBar>
            <connections>
                <segue destination="page" kind="relationship" relationship="rootViewController" id="r"/>
            </connections>
        </navigationController>
        """,
        InterfaceDocument.scene(
          """
          <subviews>
              <searchBar contentMode="redraw" searchBarStyle="minimal" placeholder="Find" text="cats" showsCancelButton="YES" id="s" tag="1">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="56"/>
                  <textInputTraits key="textInputTraits" returnKeyType="search"/>
                  <scopeButtonTitles>
                      <string>All</string>
                      <string>New</string>
                  </scopeButtonTitles>
              </searchBar>
              <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="t" tag="2">
                  <rect key="frame" x="0.0" y="600" width="375" height="44"/>
                  <items>
                      <barButtonItem style="plain" systemItem="flexibleSpace" id="t1"/>
                      <barButtonItem title="Item" width="40" enabled="NO" id="t2">
                          <color key="tintColor" systemColor="systemGreenColor"/>
                      </barButtonItem>
                      <barButtonItem style="plain" id="t3">
                          <button key="customView" opaque="NO" contentMode="scaleToFill" id="cv" tag="6">
                              <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
                          </button>
                      </barButtonItem>
                  </items>
              </toolbar>
          </subviews>
          """, id: "page")))
    let navigation = try #require(try stage.show().controller as? UINavigationController)
    expect(navigation.isNavigationBarHidden)
    let bar = navigation.navigationBar
    expectEqual(bar.barStyle, .black)
    expect(bar.prefersLargeTitles)
    expectEqual((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize, 21)
    expect(bar.standardAppearance.backgroundColor != nil)
    let view = try #require(navigation.topViewController?.view)
    let search = try #require(view.viewWithTag(1) as? UISearchBar)
    expectEqual(search.scopeButtonTitles, ["All", "New"])
    expectEqual(search.text, "cats")
    expectEqual(search.searchBarStyle, .minimal)
    expectEqual(search.returnKeyType, .search)
    let items = (view.viewWithTag(2) as? UIToolbar)?.items ?? []
    expectEqual(items.map(\.systemItem), [.flexibleSpace, nil, nil])
    expectEqual(items.element(1)?.isEnabled, false)
    expectEqual(items.element(2)?.customView?.tag, 6)
  }
}

extension LayoutDocumentTests {
  @Test(
    "A stack view shares its gaps with the first layout",
    arguments: ["equalSpacing", "equalCentering"])
  func gaps(_ distribution: String) throws {
    let label = { (id: String, tag: Int) in
      "<label opaque=\"NO\" text=\"a\" adjustsFontSizeToFit=\"NO\" tag=\"\(tag)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"/>"
    }
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        InterfaceDocument.scene(
          """
          <subviews><stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="\(distribution)" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="s">
              <subviews>\(label("l1", 1))\(label("l2", 2))\(label("l3", 3))</subviews>
          </stackView></subviews>
          <constraints>
              <constraint firstItem="s" firstAttribute="leading" secondItem="root-first" secondAttribute="leading" id="k1"/>
              <constraint firstItem="s" firstAttribute="top" secondItem="root-first" secondAttribute="top" id="k2"/>
              <constraint firstItem="s" firstAttribute="height" constant="300" id="k3"/>
          </constraints>
          """)))
    let (controller, window) = try stage.show()
    let frames = (1...3).compactMap { controller.view.viewWithTag($0)?.frame }
    expectEqual(frames.count, 3)
    expectEqual(frames[0].minY, 0)
    expectEqual(frames[2].maxY, 300)
    // To whole pixels.
    let (first, second) = (frames[1].minY - frames[0].maxY, frames[2].minY - frames[1].maxY)
    expect(abs(first - second) <= 0.5)
    expectEqual(stage.remarks, [])
    expect(window.rootViewController === controller)
  }
}
