import Foundation

nonisolated extension DocumentSample {
  private static func controllers(
    _ name: String, _ scenes: String, tools: String = "22154", says remarks: String...
  ) -> DocumentSample {
    let all = scenes.components(separatedBy: "\n---\n").enumerated().map { number, objects in
      "<scene sceneID=\"sc\(number)\"><objects>\(objects)<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\(number)\" userLabel=\"First Responder\" customClass=\"UIResponder\" sceneMemberID=\"firstResponder\"/><exit id=\"ex\(number)\" userLabel=\"Exit\" sceneMemberID=\"exit\"/></objects><point key=\"canvasLocation\" x=\"0.0\" y=\"0.0\"/></scene>"
    }.joined(separator: "\n")
    var sample = DocumentSample(
      name,
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="first">
          <device id="ipad12_9rounded" orientation="landscape" layout="splitview1_2" appearance="dark"><adaptation id="fullscreen"/></device>
          <dependencies><deployment version="2304" identifier="iOS"/><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/><capability name="Image references" minToolsVersion="12.0"/></dependencies>
          <customFonts key="customFonts"><array key="Lato.ttf"><string>Lato-Regular</string></array></customFonts>
          <scenes>\(all)</scenes>
          <designables><designable name="x1"><size key="intrinsicContentSize" width="10" height="10"/></designable></designables>
          <inferredMetricsTieBreakers><segue reference="x2"/></inferredMetricsTieBreakers>
          <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
      </document>
      """)
    // The test shows the scenes by code of its own.
    sample.remarks =
      ["the tint of all scenes is given only to a window that UIKit makes."] + remarks
    return sample
  }

  private static let plain = "<view key=\"view\" contentMode=\"scaleToFill\" id=\"plain\"/>"

  /// Controllers, bars and what leads from scene to scene.
  static let scenes: [DocumentSample] = [
    controllers(
      "a navigation controller with everything on its bars",
      """
      <navigationController automaticallyAdjustsScrollViewInsets="NO" toolbarHidden="NO" hidesBarsOnSwipe="YES" hidesBarsWhenVerticallyCompact="YES" id="first" sceneMemberID="viewController">
          <extendedEdge key="edgesForExtendedLayout" bottom="YES"/><toolbarItems/>
          <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>
          <nil name="viewControllers"/>
          <navigationBar key="navigationBar" contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" barStyle="black" translucent="NO" largeTitles="YES" id="nb">
              <rect key="frame" x="0.0" y="44" width="375" height="96"/><autoresizingMask key="autoresizingMask"/>
              <color key="barTintColor" red="0.2" green="0.2" blue="0.2" alpha="1"/><color key="tintColor" white="1" alpha="1"/>
              <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" name="HelveticaNeue" family="Helvetica Neue" pointSize="18"/><color key="textColor" white="1" alpha="1"/><color key="textShadowColor" white="0.0" alpha="1"/><offsetWrapper key="textShadowOffset" horizontal="1" vertical="1"/></textAttributes>
              <textAttributes key="largeTitleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>
              <navigationBarAppearance key="standardAppearance" backgroundImage="bar"><color key="backgroundColor" white="0.1" alpha="1"/><color key="shadowColor" white="0.1" alpha="1"/><textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes></navigationBarAppearance>
              <navigationBarAppearance key="scrollEdgeAppearance"/>
          </navigationBar>
          <toolbar key="toolbar" opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="tb"><rect key="frame" x="0.0" y="623" width="375" height="44"/><autoresizingMask key="autoresizingMask"/><toolbarAppearance key="standardAppearance"/></toolbar>
          <connections><segue destination="page" kind="relationship" relationship="rootViewController" id="s1"/></connections>
      </navigationController>
      ---
      <viewController storyboardIdentifier="Page" title="Page" extendedLayoutIncludesOpaqueBars="YES" hidesBottomBarWhenPushed="YES" definesPresentationContext="YES" id="page" sceneMemberID="viewController">
          \(plain)
          <toolbarItems><barButtonItem style="plain" systemItem="flexibleSpace" id="b1"/><barButtonItem width="42" style="plain" systemItem="fixedSpace" id="b2"/><barButtonItem title="Text" style="done" id="b3"><color key="tintColor" white="0.5" alpha="1"/><connections><action selector="go:" destination="page" id="a1"/></connections></barButtonItem></toolbarItems>
          <navigationItem key="navigationItem" title="Page" prompt="Above" largeTitleDisplayMode="never" leftItemsSupplementBackButton="YES" backButtonDisplayMode="minimal" id="ni">
              <barButtonItem key="backBarButtonItem" title=" " id="b4"/>
              <leftBarButtonItems><barButtonItem image="line.horizontal.3" catalog="system" id="b5"><inset key="imageInsets" minX="0.0" minY="0.0" maxX="20" maxY="0.0"/></barButtonItem><barButtonItem style="plain" id="b6"><button key="customView" opaque="NO" contentMode="scaleToFill" buttonType="system" id="cv"><rect key="frame" x="0.0" y="0.0" width="40" height="30"/></button></barButtonItem></leftBarButtonItems>
              <rightBarButtonItems><barButtonItem systemItem="action" id="b7"/><barButtonItem enabled="NO" systemItem="search" springLoaded="YES" id="b8"/></rightBarButtonItems>
              <segmentedControl key="titleView" opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" selectedSegmentIndex="0" id="tv"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
          </navigationItem>
          <keyCommands><keyCommand input="r" discoverabilityTitle="Reload" id="kc"><keyModifier key="modifierFlags" command="YES"/></keyCommand></keyCommands>
          <size key="freeformSize" width="375" height="1200"/>
      </viewController>
      """, says: "no picture “bar”", "backButtonDisplayMode"),
    controllers(
      "tabs with looks",
      """
      <tabBarController automaticallyAdjustsScrollViewInsets="NO" id="first" sceneMemberID="viewController">
          <toolbarItems/><nil key="simulatedTopBarMetrics"/>
          <tabBar key="tabBar" contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" translucent="NO" itemPositioning="centered" itemSpacing="4" id="tb"><autoresizingMask key="autoresizingMask"/><color key="barTintColor" white="1" alpha="1"/><color key="unselectedItemTintColor" white="0.5" alpha="1"/>
              <tabBarAppearance key="standardAppearance" stackedItemPositioning="automatic"><color key="backgroundColor" white="1" alpha="1"/><tabBarItemAppearance key="stackedLayoutAppearance"><tabBarItemStateAppearance key="normal"><color key="iconColor" white="0.3" alpha="1"/><textAttributes key="titleTextAttributes"><color key="textColor" white="0.3" alpha="1"/></textAttributes></tabBarItemStateAppearance></tabBarItemAppearance></tabBarAppearance>
          </tabBar>
          <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="s1"/><segue destination="two" kind="relationship" relationship="viewControllers" id="s2"/><segue destination="three" kind="relationship" relationship="viewControllers" id="s3"/></connections>
      </tabBarController>
      ---
      <viewController id="one" sceneMemberID="viewController"><layoutGuides><viewControllerLayoutGuide type="top" id="g1"/><viewControllerLayoutGuide type="bottom" id="g2"/></layoutGuides>\(plain)<tabBarItem key="tabBarItem" title="One" badgeValue="3" image="house" catalog="system" selectedImage="house.fill" id="i1"><color key="badgeColor" white="0.5" alpha="1"/><offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="-2"/></tabBarItem></viewController>
      ---
      <viewController id="two" sceneMemberID="viewController">\(plain.replacing("plain", with: "plain2"))<tabBarItem key="tabBarItem" systemItem="mostViewed" id="i2"/></viewController>
      ---
      <hostingController id="three" sceneMemberID="viewController"><tabBarItem key="tabBarItem" tag="7" title="Three" id="i3"/></hostingController>
      """, says: "<hostingController>"),
    controllers(
      "columns",
      """
      <splitViewController style="tripleColumn" allowDoubleColumnStyle="YES" behavior="tile" preferredDisplayMode="twoBesideSecondary" presentsWithGesture="NO" primaryBackgroundStyle="sidebar" id="first" sceneMemberID="viewController"><connections>
          <segue destination="a" kind="relationship" relationship="masterViewController" id="s1"/><segue destination="b" kind="relationship" relationship="supplementaryViewController" id="s2"/><segue destination="c" kind="relationship" relationship="detailViewController" id="s3"/><segue destination="d" kind="relationship" relationship="compactViewController" id="s4"/>
      </connections></splitViewController>
      ---
      <tableViewController id="a" sceneMemberID="viewController"><tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="t"><prototypes><tableViewCell reuseIdentifier="r" id="c1"><tableViewCellContentView key="contentView" tableViewCell="c1" id="cc"/><connections><segue destination="c" kind="showDetail" splitViewControllerTargetIndex="1" identifier="d" id="s5"/></connections></tableViewCell></prototypes></tableView></tableViewController>
      ---
      <viewController id="b" sceneMemberID="viewController">\(plain)</viewController>
      ---
      <viewController id="c" sceneMemberID="viewController">\(plain.replacing("plain", with: "plain2"))</viewController>
      ---
      <viewController id="d" sceneMemberID="viewController">\(plain.replacing("plain", with: "plain3"))</viewController>
      """, says: "twoBesideSecondary"),
    controllers(
      "pages and players",
      """
      <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" navigationOrientation="horizontal" spineLocation="none" pageSpacing="10" doubleSided="YES" id="first" sceneMemberID="viewController"><connections><outlet property="dataSource" destination="first" id="o1"/></connections></pageViewController>
      ---
      <avPlayerViewController autoresizesArchivedViewToFullSize="NO" videoGravity="AVLayerVideoGravityResizeAspect" showsPlaybackControls="NO" id="p" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="pv"/></avPlayerViewController>
      ---
      <glkViewController preferredFramesPerSecond="60" id="g" sceneMemberID="viewController"><glkView key="view" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" drawableDepthFormat="24" id="gv"/></glkViewController>
      ---
      <imagePickerController id="ip" sceneMemberID="viewController"/>
      """, says: "dataSource of UIPageViewController", "<avPlayerViewController>",
      "<glkViewController>", "<glkView>"),
    controllers(
      "references that lead nowhere here",
      """
      <navigationController id="first" sceneMemberID="viewController"><navigationBar key="navigationBar" contentMode="scaleToFill" id="nb"/><connections><segue destination="page" kind="relationship" relationship="rootViewController" id="s1"/></connections></navigationController>
      ---
      <viewController id="page" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v"><subviews><button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b"><connections><segue destination="far" kind="show" id="s2"/></connections></button><containerView opaque="NO" contentMode="scaleToFill" id="box"><connections><segue destination="near" kind="embed" id="s3"/></connections></containerView></subviews></view></viewController>
      ---
      <viewController storyboardIdentifier="Near" id="near" sceneMemberID="viewController">\(plain)</viewController>
      """),
    controllers(
      "segues of all kinds",
      """
      <viewController id="first" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v"><subviews>
          <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b1"><connections><segue destination="end" kind="popoverPresentation" popoverAnchorView="b1" id="s1"><popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue></connections></button>
          <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b2"><connections><segue destination="end" kind="show" identifier="peek" id="s2"><segue key="commit" inheritsFrom="parent" id="s3"/><segue key="preview" inheritsFrom="commit" id="s4"/></segue></connections></button>
          <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b3"><connections><segue destination="ex0" kind="unwind" unwindAction="back:" id="s5"/></connections></button>
          <view contentMode="scaleToFill" id="tapped"><connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="oc"/></connections></view>
      </subviews></view>
      <connections><segue destination="end" kind="presentation" identifier="manual" modalPresentationStyle="overCurrentContext" modalTransitionStyle="crossDissolve" animates="NO" id="s6"/><segue destination="end" kind="custom" identifier="own" customClass="NoSuchSegue" id="s7"/><segue destination="end" kind="replace" splitViewControllerTargetIndex="1" id="s8"/><segue destination="end" kind="push" id="s9"/><segue destination="end" kind="modal" id="s10"/><segue destination="end" kind="popover" popoverAnchorView="b1" id="s11"><nil key="popoverPassthroughViews"/></segue></connections></viewController>
      <tapGestureRecognizer id="tap"><connections><segue destination="end" kind="show" id="s12"/></connections></tapGestureRecognizer>
      ---
      <viewController modalPresentationStyle="formSheet" modalTransitionStyle="flipHorizontal" modalInPresentation="YES" overrideUserInterfaceStyle="dark" id="end" sceneMemberID="viewController">\(plain)<value key="contentSizeForViewInPopover" type="size" width="320" height="400"/><size key="preferredContentSize" width="320" height="400"/></viewController>
      """, says: "no segue NoSuchSegue"),
    controllers(
      "a search bar on top of a list",
      """
      <viewController id="first" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v"><subviews>
          <searchBar contentMode="redraw" searchBarStyle="minimal" placeholder="Find" prompt="Above" text="t" showsCancelButton="YES" showsScopeBar="YES" showsSearchResultsButton="YES" selectedScopeButtonIndex="1" translucent="NO" id="s"><color key="barTintColor" white="0.5" alpha="1"/><textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="webSearch" returnKeyType="search"/><scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles><offsetWrapper key="searchTextPositionAdjustment" horizontal="4" vertical="0.0"/><connections><outlet property="delegate" destination="first" id="o"/></connections></searchBar>
      </subviews></view>
      <connections><outlet property="searchDisplayController" destination="sd" id="o2"/></connections></viewController>
      <searchDisplayController id="sd"><connections><outlet property="delegate" destination="first" id="o3"/><outlet property="searchBar" destination="s" id="o4"/><outlet property="searchContentsController" destination="first" id="o5"/></connections></searchDisplayController>
      """, says: "UISearchDisplayDelegate", "UISearchBarDelegate"),
    controllers(
      "buttons in groups and menus",
      """
      <viewController id="first" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v"><subviews><button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b"><menu key="menu" id="m"><children><command title="One" image="star" catalog="system" id="m1"/><menu title="More" id="m2"><children/></menu></children></menu></button></subviews></view>
      <navigationItem key="navigationItem" title="T" style="editor" id="n"><barButtonItemGroup key="trailingItemGroups" alwaysAvailable="YES" id="g"><barButtonItem systemItem="add" id="g1"/></barButtonItemGroup></navigationItem></viewController>
      """, says: "UINavigationItem.style", "trailingItemGroups"),
    controllers(
      "a launch screen",
      """
      <viewController id="first" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="1366" height="1024"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><viewLayoutGuide key="safeArea" id="g"/><color key="backgroundColor" systemColor="systemBackgroundColor"/></view></viewController>
      """),
  ]

  /// Files of Xcode 5 and of the iOS of before.
  static let old: [DocumentSample] = [
    xib(
      "a main nib",
      """
      <customObject id="del" customClass="NSObject"/>
      <window opaque="NO" clearsContextBeforeDrawing="NO" multipleTouchEnabled="YES" contentMode="scaleToFill" visibleAtLaunch="YES" resizesToFullScreen="YES" id="win"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="calibratedWhite"/><nil key="simulatedStatusBarMetrics"/><connections><outlet property="rootViewController" destination="nav" id="o2"/></connections></window>
      <navigationController definesPresentationContext="YES" id="nav"><extendedEdge key="edgesForExtendedLayout"/><simulatedOrientationMetrics key="simulatedOrientationMetrics"/><navigationBar key="navigationBar" contentMode="scaleToFill" barStyle="blackTranslucent" id="nb"><autoresizingMask key="autoresizingMask"/></navigationBar>
          <viewControllers><viewController wantsFullScreenLayout="YES" id="root"><extendedEdge key="edgesForExtendedLayout"/><navigationItem key="navigationItem" title="Root" id="ni"/><simulatedOrientationMetrics key="simulatedOrientationMetrics"/></viewController></viewControllers>
      </navigationController>
      """, tools: "4514"),
    xib(
      "a view with edges for iOS 6",
      """
      <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
          <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" barStyle="blackOpaque" id="t"><rect key="frame" x="0.0" y="524" width="320" height="44"/><inset key="insetFor6xAndEarlier" minX="0.0" minY="-20" maxX="0.0" maxY="20"/><items><barButtonItem title="Item" style="bordered" id="i1"/><barButtonItem systemItem="flexibleSpace" id="i2"/><barButtonItem style="plain" systemItem="pageCurl" id="i3"/></items></toolbar>
          <imageView userInteractionEnabled="NO" contentMode="scaleToFill" id="iv"><rect key="contentStretch" x="0.0" y="0.0" width="0.0" height="0.0"/></imageView>
          <label opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" contentMode="left" text="Old" lineBreakMode="tailTruncation" minimumFontSize="10" id="l"><fontDescription key="fontDescription" type="smallSystem"/><color key="textColor" cocoaTouchSystemColor="darkTextColor"/><size key="shadowOffset" width="0.0" height="-1"/></label>
          <slider opaque="NO" contentMode="scaleToFill" value="0.5" minValue="0.0" maxValue="1" id="s"/>
      </subviews><color key="backgroundColor" cocoaTouchSystemColor="scrollViewTexturedBackgroundColor"/><simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="blackOpaque"/><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" barStyle="black" prompted="NO"/><simulatedToolbarMetrics key="simulatedBottomBarMetrics"/><simulatedScreenMetrics key="simulatedDestinationMetrics" type="retina4"/></view>
      """, tools: "6185"),
    xib(
      "objects of the app's own",
      """
      <customObject id="o1" customClass="Helper"/>
      <customObject id="o2" userLabel="Plain"/>
      <placeholder placeholderIdentifier="Shared" id="-42" customClass="Shared"/>
      <view contentMode="scaleToFill" customClass="Canvas" customModule="App" customModuleProvider="target" id="v"/>
      """, tools: "5056"),
    xib(
      "a view of a pad of today",
      """
      <view contentMode="scaleToFill" overrideUserInterfaceStyle="dark" semanticContentAttribute="forceRightToLeft" focusGroupIdentifier="g" id="v"><rect key="frame" x="0.0" y="0.0" width="1194" height="834"/><subviews><view contentMode="scaleToFill" tintAdjustmentMode="dimmed" alpha="0.5" tag="3" id="w"/></subviews><viewLayoutGuide key="safeArea" id="g"/><color key="backgroundColor" systemColor="secondarySystemGroupedBackgroundColor"/><accessibility key="accessibilityConfiguration" identifier="pad"/></view>
      """, tools: "23504", says: "semanticContentAttribute"),
    xib("nothing but its owner", "", tools: "9060"),
    DocumentSample(
      "a file whose owner is a view",
      InterfaceDocument.xib(
        "<view contentMode=\"scaleToFill\" id=\"v\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"100\" height=\"100\"/></view>",
        owner: "UIView")),
    DocumentSample(
      "a file from another system's line ends",
      InterfaceDocument.xib(
        "<view contentMode=\"scaleToFill\" id=\"v\"/>\n<!-- a -- b removed -->".replacing(
          "-- b", with: "b")
      )
      .replacing("\n", with: "\r\n")),
    xib(
      "letters of all the world",
      """
      <label opaque="NO" text="日本語 &amp; &lt;b&gt; &#10; 🙂 é" userLabel="Ünï" adjustsFontSizeToFit="NO" id="l"><string key="placeholder">x</string></label>
      <label opaque="NO" adjustsFontSizeToFit="NO" id="l2"><string key="text" base64-UTF8="YES">
      aGVsbG8gd29ybGQ
      </string></label>
      """, says: "x"),
    xib(
      "what everybody has in a view that scrolls by hand",
      """
      <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0.0" y="0.0" width="320" height="400"/><inset key="scrollIndicatorInsets" minX="0.0" minY="10" maxX="0.0" maxY="0.0"/><size key="contentSize" width="320" height="900"/><inset key="contentInset" minX="0.0" minY="8" maxX="0.0" maxY="8"/></scrollView>
      """),
  ]
}
