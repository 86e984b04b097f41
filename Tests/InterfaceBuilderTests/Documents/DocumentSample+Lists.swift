import Foundation

nonisolated extension DocumentSample {
  /// Tables, collections, stacks, scroll views and what places them.
  static let lists: [DocumentSample] = [
    scene(
      "a table of cells in all styles",
      """
      <subviews><tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="insetGrouped" separatorStyle="singleLineEtched" allowsMultipleSelection="YES" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="18" estimatedSectionHeaderHeight="-1" sectionFooterHeight="18" estimatedSectionFooterHeight="-1" contentViewInsetsToSafeArea="NO" id="t">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <color key="separatorColor" white="0.5" alpha="1"/><inset key="separatorInset" minX="20" minY="0.0" maxX="0.0" maxY="0.0"/>
          <view key="tableHeaderView" contentMode="scaleToFill" id="th"><rect key="frame" x="0.0" y="0.0" width="375" height="50"/></view>
          <searchBar key="tableFooterView" contentMode="redraw" id="tf"><textInputTraits key="textInputTraits"/></searchBar>
          <prototypes>
              <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" selectionStyle="blue" indentationWidth="10" reuseIdentifier="a" textLabel="l1" detailTextLabel="l2" imageView="l3" style="IBUITableViewCellStyleSubtitle" rowHeight="60" id="c1">
                  <rect key="frame" x="0.0" y="50" width="375" height="60"/><autoresizingMask key="autoresizingMask"/>
                  <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="c1" id="cc1"><subviews>
                      <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="l1"><fontDescription key="fontDescription" type="system" pointSize="16"/></label>
                      <label opaque="NO" text="Subtitle" adjustsFontSizeToFit="NO" id="l2"/><imageView opaque="NO" clipsSubviews="YES" contentMode="scaleAspectFit" id="l3"/>
                  </subviews></tableViewCellContentView>
                  <view key="selectedBackgroundView" contentMode="scaleToFill" id="sb"/>
                  <connections><segue destination="first" kind="show" identifier="again" id="seg"/></connections>
              </tableViewCell>
              <tableViewCell selectionStyle="none" accessoryType="detailDisclosureButton" editingAccessoryType="checkmark" hidesAccessoryWhenEditing="NO" indentationLevel="1" shouldIndentWhileEditing="NO" showsReorderControl="YES" reuseIdentifier="b" style="IBUITableViewCellStyleValue1" focusStyle="custom" id="c2"><tableViewCellContentView key="contentView" tableViewCell="c2" id="cc2"/><inset key="separatorInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/><button key="accessoryView" opaque="NO" contentMode="scaleToFill" id="cb"/></tableViewCell>
              <tableViewCell selectionStyle="gray" reuseIdentifier="c" customClass="Missing" customModule="App" customModuleProvider="target" id="c3"><tableViewCellContentView key="contentView" tableViewCell="c3" id="cc3"/></tableViewCell>
          </prototypes>
          <sections/>
      </tableView></subviews>
      """),
    DocumentSample(
      "a table with rows of its own",
      InterfaceDocument.storyboard(
        """
        <tableViewController clearsSelectionOnViewWillAppear="NO" id="first" sceneMemberID="viewController">
            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="static" style="grouped" separatorStyle="default" rowHeight="44" sectionHeaderHeight="10" sectionFooterHeight="10" id="t">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <sections>
                    <tableViewSection headerTitle="Sound" id="s1"><string key="footerTitle">Two
        lines.</string><cells>
                        <tableViewCell contentMode="scaleToFill" selectionStyle="none" id="c1"><tableViewCellContentView key="contentView" tableViewCell="c1" id="cc1"><subviews><switch opaque="NO" contentMode="scaleToFill" on="YES" id="w"/></subviews></tableViewCellContentView></tableViewCell>
                    </cells></tableViewSection>
                    <tableViewSection id="s2" userLabel="More"><cells/></tableViewSection>
                </sections>
                <connections><outlet property="dataSource" destination="first" id="o1"/><outlet property="delegate" destination="first" id="o2"/></connections>
            </tableView>
            <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
            <navigationItem key="navigationItem" title="Settings" id="n"/>
        </tableViewController>
        """)),
    DocumentSample(
      "a collection of prototypes",
      InterfaceDocument.storyboard(
        """
        <collectionViewController id="first" sceneMemberID="viewController">
            <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" prefetchingEnabled="NO" id="v">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" minimumLineSpacing="10" minimumInteritemSpacing="5" id="fl"><size key="itemSize" width="90" height="80"/><size key="estimatedItemSize" width="-1" height="-1"/><size key="headerReferenceSize" width="50" height="40"/><size key="footerReferenceSize" width="0.0" height="0.0"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
                <cells>
                    <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="a" id="c1"><rect key="frame" x="0.0" y="50" width="90" height="80"/><collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="cc1"><rect key="frame" x="0.0" y="0.0" width="90" height="80"/></collectionViewCellContentView><size key="customSize" width="90" height="80"/></collectionViewCell>
                    <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="b" id="c2"><view key="contentView" opaque="NO" contentMode="center" id="cc2"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></view></collectionViewCell>
                </cells>
                <collectionReusableView key="sectionHeaderView" opaque="NO" contentMode="center" reuseIdentifier="h" id="h"><rect key="frame" x="0.0" y="0.0" width="375" height="40"/></collectionReusableView>
                <collectionReusableView key="sectionFooterView" opaque="NO" contentMode="center" reuseIdentifier="f" id="f"/>
                <connections><outlet property="dataSource" destination="first" id="o1"/><outlet property="delegate" destination="first" id="o2"/></connections>
            </collectionView>
        </collectionViewController>
        """)),
    scene(
      "a collection with a layout of the app's own",
      """
      <subviews><collectionView clipsSubviews="YES" contentMode="scaleToFill" dataMode="none" contentInsetAdjustmentBehavior="never" id="v"><collectionViewLayout key="collectionViewLayout" id="l"/><cells/></collectionView>
      <collectionView clipsSubviews="YES" contentMode="scaleToFill" dataMode="none" id="v2"><collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="10" minimumInteritemSpacing="10" sectionInsetReference="safeArea" sectionHeadersPinToVisibleBounds="YES" id="l2"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout></collectionView></subviews>
      """, says: "sectionInsetReference"),
    scene(
      "stack views in each other",
      """
      <subviews><stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="equalSpacing" alignment="center" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="s1"><rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
          <subviews>
              <stackView opaque="NO" contentMode="scaleToFill" spacingType="standard" distribution="fillProportionally" alignment="firstBaseline" translatesAutoresizingMaskIntoConstraints="NO" id="s2"><subviews><label opaque="NO" text="a" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l1"/><label opaque="NO" text="b" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l2"/></subviews></stackView>
              <stackView opaque="NO" distribution="fillEqually" alignment="bottom" baselineRelativeArrangement="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s3"><directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="16" bottom="8" trailing="16"/></stackView>
              <stackView hidden="YES" opaque="NO" axis="vertical" alignment="lastBaseline" translatesAutoresizingMaskIntoConstraints="NO" id="s4"/>
          </subviews>
          <constraints><constraint firstItem="s2" firstAttribute="width" secondItem="s1" secondAttribute="width" multiplier="3:4" id="k1"/></constraints>
      </stackView></subviews>
      <constraints><constraint firstItem="s1" firstAttribute="leading" secondItem="sa" secondAttribute="leading" id="k2"/><constraint firstItem="s1" firstAttribute="top" secondItem="sa" secondAttribute="top" id="k3"/></constraints>
      """, says: "isBaselineRelativeArrangement"),
    scene(
      "a scroll view with guides for its content and frame",
      """
      <subviews><scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" directionalLockEnabled="YES" bouncesZoom="NO" showsHorizontalScrollIndicator="NO" pagingEnabled="YES" minimumZoomScale="0.5" maximumZoomScale="3" indicatorStyle="white" keyboardDismissMode="onDrag" translatesAutoresizingMaskIntoConstraints="NO" id="s">
          <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="in"/></subviews>
          <constraints>
              <constraint firstItem="in" firstAttribute="top" secondItem="cg" secondAttribute="top" id="k1"/><constraint firstItem="in" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="k2"/>
              <constraint firstItem="cg" firstAttribute="trailing" secondItem="in" secondAttribute="trailing" id="k3"/><constraint firstItem="cg" firstAttribute="bottom" secondItem="in" secondAttribute="bottom" id="k4"/>
              <constraint firstItem="in" firstAttribute="width" secondItem="fg" secondAttribute="width" id="k5"/><constraint firstItem="in" firstAttribute="height" constant="2000" id="k6"/>
          </constraints>
          <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>
      </scrollView></subviews>
      <constraints>
          <constraint firstItem="s" firstAttribute="top" secondItem="sa" secondAttribute="top" id="k7"/><constraint firstItem="s" firstAttribute="leading" secondItem="sa" secondAttribute="leading" id="k8"/>
          <constraint firstItem="sa" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="k9"/><constraint firstItem="kb" firstAttribute="top" secondItem="s" secondAttribute="bottom" id="k10"/>
      </constraints>
      <viewLayoutGuide key="keyboard" id="kb"/>
      """, says: "bouncesZoom", "isDirectionalLockEnabled"),
    scene(
      "constraints of all kinds",
      """
      <subviews>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
              <constraint firstAttribute="width" relation="lessThanOrEqual" priority="999" constant="100" identifier="wide" id="k1"/>
              <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" id="k2"/>
              <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="20" placeholder="YES" id="k3"/>
          </constraints></view>
          <label opaque="NO" text="b" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
          <label opaque="NO" text="c" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
      </subviews>
      <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root-first" secondAttribute="leadingMargin" id="k4"/>
          <constraint firstItem="a" firstAttribute="centerY" secondItem="root-first" secondAttribute="centerYWithinMargins" multiplier="0.5" constant="-3.5" id="k5"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" symbolic="YES" id="k6"/>
          <constraint firstItem="b" firstAttribute="baseline" secondItem="c" secondAttribute="baseline" id="k7"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="sa" secondAttribute="bottom" multiplier="1/3" id="k8"/>
          <constraint firstItem="c" firstAttribute="leading" secondItem="b" secondAttribute="trailing" constant="8" symbolic="YES" id="k9"/>
          <constraint firstAttribute="bottomMargin" secondItem="c" secondAttribute="bottom" priority="250" id="k10"/>
      </constraints>
      <edgeInsets key="layoutMargins" top="10" left="20" bottom="30" right="40"/>
      """),
    scene(
      "size classes of Xcode 6",
      """
      <subviews><label opaque="NO" text="a" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0.0" y="0.0" width="600" height="21"/><variation key="heightClass=compact" misplaced="YES"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></variation><variation key="widthClass=regular"><mask key="constraints"><include reference="k9"/></mask></variation></label></subviews>
      <constraints><constraint firstItem="l" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="20" id="k1"><variation key="heightClass=compact-widthClass=regular" constant="4"/></constraint><constraint firstItem="l" firstAttribute="leading" secondItem="sa" secondAttribute="leading" id="k2"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="k2"/></mask></variation>
      <variation key="heightClass=regular"><mask key="constraints"><include reference="k2"/></mask></variation>
      """, tools: "6751"),
    DocumentSample(
      "a cell of its own",
      InterfaceDocument.xib(
        """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="own" rowHeight="91" id="c">
            <rect key="frame" x="0.0" y="0.0" width="320" height="91"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="c" id="cc"><rect key="frame" x="0.0" y="0.0" width="320" height="90.5"/><autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
            <viewLayoutGuide key="safeArea" id="g"/><point key="canvasLocation" x="139" y="154"/>
        </tableViewCell>
        """, owner: "NSObject")),
    DocumentSample(
      "a header of its own, and one of a collection",
      InterfaceDocument.xib(
        """
        <tableViewHeaderFooterView contentMode="scaleToFill" reuseIdentifier="h" id="h"><rect key="frame" x="0.0" y="0.0" width="320" height="40"/><subviews><label opaque="NO" text="a" adjustsFontSizeToFit="NO" id="l"/></subviews><nil key="simulatedStatusBarMetrics"/><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></tableViewHeaderFooterView>
        <collectionReusableView opaque="NO" contentMode="center" reuseIdentifier="r" id="r"><rect key="frame" x="0.0" y="0.0" width="320" height="50"/></collectionReusableView>
        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="i" id="i"><view key="contentView" opaque="NO" id="ic"/></collectionViewCell>
        """, owner: "NSObject")),
  ]
}
