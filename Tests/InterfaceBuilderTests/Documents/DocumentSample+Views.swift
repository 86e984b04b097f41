import Foundation

nonisolated extension DocumentSample {
  private static let systemColors = """
    <image name="star.fill" catalog="system" width="128" height="116"/>
    <image name="photo" width="20" height="30"/>
    <namedColor name="Accent"><color red="0.2" green="0.3" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
    <systemColor name="systemIndigoColor"><color red="0.34509803921568627" green="0.33725490196078434" blue="0.83921568627450982" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></systemColor>
    """

  /// Views of all kinds.
  static let views: [DocumentSample] = [
    scene(
      "buttons with configurations",
      """
      <subviews>
          <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="b1">
              <rect key="frame" x="20" y="60" width="120" height="35"/>
              <state key="normal" title="Button"/>
              <buttonConfiguration key="configuration" style="plain" title="Button"/>
          </button>
          <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="b2">
              <state key="normal" title="Button"/>
              <buttonConfiguration key="configuration" style="filled" image="star.fill" catalog="system" title="Go" subtitle="on" imagePlacement="top" imagePadding="8" titlePadding="3" cornerStyle="capsule" buttonSize="large" titleAlignment="center" showsActivityIndicator="NO">
                  <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" pointSize="22" scale="large" weight="semibold"/>
                  <directionalEdgeInsets key="contentInsets" top="4" leading="8" bottom="4" trailing="8"/>
                  <fontDescription key="titleFontDescription" style="UICTFontTextStyleHeadline"/>
                  <color key="baseForegroundColor" systemColor="systemIndigoColor"/>
                  <color key="baseBackgroundColor" name="Accent"/>
                  <backgroundConfiguration key="background" cornerRadius="8" strokeWidth="1">
                      <color key="backgroundColor" systemColor="systemIndigoColor"/>
                      <color key="strokeColor" systemColor="systemIndigoColor"/>
                  </backgroundConfiguration>
              </buttonConfiguration>
          </button>
          <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" changesSelectionAsPrimaryAction="YES" showsMenuAsPrimaryAction="YES" id="b3">
              <buttonConfiguration key="configuration" style="tinted">
                  <attributedString key="attributedTitle"><fragment content="Tinted"><attributes><font key="NSFont" size="17" name="Helvetica"/></attributes></fragment></attributedString>
              </buttonConfiguration>
          </button>
          <button opaque="NO" contentMode="scaleToFill" buttonType="close" id="b4"/>
          <button opaque="NO" contentMode="scaleToFill" buttonType="infoLight" showsTouchWhenHighlighted="YES" lineBreakMode="middleTruncation" id="b5"/>
          <button opaque="NO" contentMode="scaleToFill" buttonType="contactAdd" id="b6"/>
          <button opaque="NO" contentMode="scaleToFill" buttonType="custom" adjustsImageWhenHighlighted="NO" lineBreakMode="middleTruncation" id="b7">
              <inset key="contentEdgeInsets" minX="4" minY="2" maxX="4" maxY="2"/>
              <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="-8" maxY="0.0"/>
              <size key="titleShadowOffset" width="1" height="1"/>
              <state key="normal" title="Old">
                  <color key="titleColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                  <color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                  <imageReference key="image" image="star.fill" catalog="system" symbolScale="large"/>
                  <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="small" weight="thin"><fontDescription key="fontDescription" type="system" pointSize="14"/></preferredSymbolConfiguration>
              </state>
              <state key="disabled"><color key="titleColor" systemColor="systemIndigoColor"/></state>
              <state key="focused" title="On TV"/>
          </button>
      </subviews>
      """, resources: systemColors, says: "line 54, <state>, key"),
    scene(
      "system, named and measured colours",
      """
      <subviews>
          <view contentMode="scaleToFill" id="c1"><color key="backgroundColor" systemColor="systemIndigoColor"/><color key="tintColor" name="Accent"/></view>
          <view contentMode="scaleToFill" id="c2"><color key="backgroundColor" white="0.33333333333333331" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
          <view contentMode="scaleToFill" id="c3"><color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="0.5" colorSpace="custom" customColorSpace="displayP3"/></view>
          <view contentMode="scaleToFill" id="c4"><color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/></view>
          <view contentMode="scaleToFill" id="c5"><color key="backgroundColor" xcode11CocoaTouchSystemColor="systemIndigoColor" cocoaTouchSystemColor="blueColor"/></view>
          <view contentMode="scaleToFill" id="c6"><color key="backgroundColor" cyan="0.1" magenta="0.2" yellow="0.3" black="0.4" alpha="1" colorSpace="custom" customColorSpace="genericCMYKColorSpace"/></view>
          <view contentMode="scaleToFill" id="c7"><color key="backgroundColor" systemColor="systemIndigoColor" red="0.3" green="0.3" blue="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
          <view contentMode="scaleToFill" id="c8"><color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="deviceWhite"/></view>
      </subviews>
      """, resources: systemColors),
    scene(
      "values that are worked with fingers",
      """
      <subviews>
          <pageControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" numberOfPages="3" id="p1"><color key="pageIndicatorTintColor" systemColor="systemIndigoColor"/></pageControl>
          <pageControl opaque="NO" numberOfPages="5" currentPage="2" hidesForSinglePage="YES" defersCurrentPageDisplay="YES" backgroundStyle="prominent" id="p2"/>
          <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="0.5" minValue="0.0" maxValue="1" id="s1"/>
          <slider opaque="NO" value="40" minValue="10" maxValue="50" continuous="NO" minimumValueImage="star.fill" catalog="system" maximumValueImage="star.fill" id="s2"><color key="minimumTrackTintColor" systemColor="systemIndigoColor"/></slider>
          <stepper opaque="NO" contentMode="scaleToFill" value="2" minimumValue="-5" maximumValue="100" stepValue="0.5" wraps="YES" autorepeat="NO" id="t1"/>
          <switch opaque="NO" contentMode="scaleToFill" on="YES" title="Sound" id="w1"><color key="onTintColor" systemColor="systemIndigoColor"/></switch>
          <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top" segmentControlStyle="bar" selectedSegmentIndex="1" momentary="YES" apportionsSegmentWidthsByContent="YES" id="g1">
              <segments><segment title="First" width="80"/><segment title="Second" enabled="NO"/><segment title="" image="star.fill" catalog="system"/></segments>
              <color key="selectedSegmentTintColor" name="Accent"/>
          </segmentedControl>
          <progressView opaque="NO" contentMode="scaleToFill" progressViewStyle="bar" progress="0.75" id="r1"/>
          <activityIndicatorView opaque="NO" contentMode="scaleToFill" hidesWhenStopped="YES" animating="YES" style="large" id="a1"/>
          <activityIndicatorView opaque="NO" style="whiteLarge" id="a2"><color key="color" systemColor="systemIndigoColor"/></activityIndicatorView>
          <activityIndicatorView opaque="NO" style="gray" id="a3"/><activityIndicatorView opaque="NO" style="white" id="a4"/><activityIndicatorView opaque="NO" style="medium" id="a5"/>
      </subviews>
      """, resources: systemColors),
    scene(
      "pickers of dates, times and other things",
      """
      <subviews>
          <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" datePickerMode="dateAndTime" minuteInterval="1" id="d1"><date key="date" timeIntervalSinceReferenceDate="590000000.12"><!--2019-09-12 17:46:40 +0000--></date></datePicker>
          <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" style="wheels" useCurrentDate="NO" id="d2">
              <date key="date" timeIntervalSinceReferenceDate="590000000"/><date key="minimumDate" timeIntervalSinceReferenceDate="1"/><date key="maximumDate" timeIntervalSinceReferenceDate="790000000"/>
              <locale key="locale" localeIdentifier="de_DE"/><timeZone key="timeZone" name="Europe/Berlin"><mutableData key="data">VFppZg</mutableData></timeZone>
          </datePicker>
          <datePicker contentMode="scaleToFill" datePickerMode="countDownTimer" minuteInterval="1" countDownDuration="120" id="d3"/>
          <datePicker contentMode="scaleToFill" datePickerMode="countDown" minuteInterval="1" style="compact" id="d4"/>
          <datePicker contentMode="scaleToFill" datePickerMode="time" minuteInterval="1" style="inline" id="d5"><calendar key="calendar" calendarIdentifier="gregorian"/></datePicker>
          <pickerView contentMode="scaleToFill" showsSelectionIndicator="YES" id="k1"/>
      </subviews>
      """, says: "timeZone"),
    scene(
      "effects",
      """
      <subviews>
          <visualEffectView opaque="NO" contentMode="scaleToFill" id="e1">
              <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="ec1"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/><autoresizingMask key="autoresizingMask"/><subviews><label opaque="NO" text="Over" adjustsFontSizeToFit="NO" id="el"/></subviews></view>
              <blurEffect style="systemUltraThinMaterialDark"/>
          </visualEffectView>
          <visualEffectView opaque="NO" contentMode="scaleToFill" id="e2"><view key="contentView" opaque="NO" id="ec2"/><vibrancyEffect style="fill"><blurEffect style="prominent"/></vibrancyEffect></visualEffectView>
          <visualEffectView opaque="NO" contentMode="scaleToFill" id="e3"><view key="contentView" opaque="NO" id="ec3"/><blurEffect style="extraLight"/></visualEffectView>
      </subviews>
      """),
    scene(
      "views of other frameworks",
      """
      <subviews>
          <mapView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" mapType="satellite" pitchEnabled="NO" showsUserLocation="YES" id="m1"><standardMapConfiguration key="preferredConfiguration"/><connections><outlet property="delegate" destination="first" id="mo"/></connections></mapView>
          <wkWebView contentMode="scaleToFill" allowsBackForwardNavigationGestures="YES" id="m2"><color key="backgroundColor" red="1" green="1" blue="1" alpha="1"/><wkWebViewConfiguration key="configuration" allowsAirPlayForMediaPlayback="NO"><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/><wkPreferences key="preferences" javaScriptEnabled="NO"/></wkWebViewConfiguration></wkWebView>
          <webView contentMode="scaleToFill" scalesPageToFit="YES" id="m3"><dataDetectorType key="dataDetectorTypes" phoneNumber="YES"/></webView>
          <arscnView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" autoenablesDefaultLighting="YES" id="m4"/>
          <sceneKitView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" id="m5"/>
          <skView contentMode="scaleToFill" id="m6"/><arskView contentMode="scaleToFill" id="m7"/>
          <mtkView contentMode="scaleToFill" colorPixelFormat="BGRA8Unorm" depthStencilPixelFormat="Depth32Float" id="m8"/>
          <glkView opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" enableSetNeedsDisplay="NO" id="m9"/>
          <view contentMode="scaleToFill" customClass="ARView" customModule="RealityKit" id="m10"/>
          <view contentMode="scaleToFill" customClass="PDFView" id="m11"/>
      </subviews>
      """,
      says: "<mapView>", "<wkWebView>", "<arscnView>", "<sceneKitView>", "<skView>",
      "<arskView>", "<mtkView>", "<glkView>", "ARView", "PDFView", "delegate is left out"),
    scene(
      "newer controls",
      """
      <subviews>
          <colorWell opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" title="Ink" id="n1"><color key="selectedColor" white="0.5" alpha="1"/></colorWell>
          <calendarView contentMode="scaleToFill" id="n2"/>
          <pasteControl opaque="NO" contentMode="scaleToFill" id="n3"/>
      </subviews>
      """, says: "UIColorWell.title", "<pasteControl>"),
    scene(
      "runtime attributes of all types",
      """
      <subviews><label opaque="NO" text="a" adjustsFontSizeToFit="NO" id="u1"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor"><color key="value" red="1" green="0.0" blue="0.0" alpha="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="textColor"><color key="value" systemColor="systemIndigoColor"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="text" value="b"/>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier"><string key="value">many
      lines</string></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityHint" value="hint"/>
          <userDefinedRuntimeAttribute type="point" keyPath="center"><point key="value" x="10" y="20"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="size" keyPath="shadowOffset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="rect" keyPath="bounds"><rect key="value" x="0.0" y="0.0" width="30" height="40"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="nil" keyPath="shadowColor"/>
      </userDefinedRuntimeAttributes></label>
      <imageView contentMode="scaleAspectFit" horizontalHuggingPriority="251" verticalHuggingPriority="251" image="star.fill" catalog="system" id="u2"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="image" keyPath="highlightedImage" value="star.fill" catalog="system"/>
      </userDefinedRuntimeAttributes></imageView></subviews>
      """, resources: systemColors),
    scene(
      "texts with attributes",
      """
      <subviews>
          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" usesAttributedText="YES" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="x1">
              <attributedString key="attributedText">
                  <fragment content="Bold "><attributes><color key="NSColor" systemColor="labelColor"/><font key="NSFont" metaFont="systemBold" size="17"/><paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" baseWritingDirection="natural" lineSpacing="4" tighteningFactorForTruncation="0.0" allowsDefaultTighteningForTruncation="NO"/></attributes></fragment>
                  <fragment><string key="content">two
      lines</string><attributes><font key="NSFont" size="17" name=".SFNS-Regular"/><font key="NSOriginalFont" size="17" name="Gone"/><integer key="NSUnderline" value="1"/><real key="NSKern" value="0.5"/><url key="NSLink" string="http://a.b"/></attributes></fragment>
              </attributedString>
              <nil key="highlightedColor"/>
          </label>
          <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" usesAttributedText="YES" editable="NO" selectable="NO" textAlignment="natural" id="x2">
              <attributedString key="attributedText"><fragment content="Text"><attributes><font key="NSFont" metaFont="system" size="14"/><color key="NSBackgroundColor" white="1" alpha="1"/></attributes></fragment></attributedString>
              <textInputTraits key="textInputTraits" autocapitalizationType="sentences" spellCheckingType="no"/>
          </textView>
          <textView clipsSubviews="YES" textAlignment="justified" adjustsFontForContentSizeCategory="YES" keyboardDismissMode="interactive" id="x3">
              <string key="text">A long
      text</string><color key="textColor" systemColor="labelColor"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES" address="YES" calendarEvent="YES" shipmentTrackingNumber="YES" flightNumber="YES" lookupSuggestion="YES"/>
              <edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>
          </textView>
          <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="E-mail" textAlignment="natural" adjustsFontSizeToFit="NO" minimumFontSize="17" clearButtonMode="whileEditing" id="x4">
              <fontDescription key="fontDescription" type="system" pointSize="14"/>
              <textInputTraits key="textInputTraits" autocapitalizationType="none" autocorrectionType="no" spellCheckingType="no" keyboardType="emailAddress" keyboardAppearance="dark" returnKeyType="next" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" smartDashesType="no" smartInsertDeleteType="no" smartQuotesType="no" textContentType="email"/>
          </textField>
          <textField opaque="NO" borderStyle="bezel" minimumFontSize="17" clearsOnBeginEditing="YES" background="star.fill" catalog="system" disabledBackground="star.fill" id="x5"><attributedString key="attributedPlaceholder"><fragment content="Grey"/></attributedString><textInputTraits key="textInputTraits" keyboardType="numberPad" textContentType="one-time-code"/></textField>
      </subviews>
      """, says: "UITextView.spellCheckingType", "dataDetectorTypes",
      "UITextField.spellCheckingType", "enablesReturnKeyAutomatically", "smartDashesType",
      "smartInsertDeleteType", "smartQuotesType",
      "textContentType"),
    scene(
      "fonts",
      [
        "type=\"system\" pointSize=\"17\"", "type=\"boldSystem\" pointSize=\"17\"",
        "type=\"italicSystem\" pointSize=\"17\"",
        "type=\"system\" weight=\"heavy\" pointSize=\"20\"",
        "style=\"UICTFontTextStyleTitle1\"", "style=\"UICTFontTextStyleCaption2\"",
        "style=\"UICTFontTextStyleTallBody\"", "style=\"UICTFontTextStyleLargeTitle\"",
        "style=\"UICTFontTextStyleTitle0\"", "style=\"UICTFontTextStyleEmphasizedBody\"",
        "name=\"HelveticaNeue-Bold\" family=\"Helvetica Neue\" pointSize=\"18\"",
        "name=\"Lato-Bold\" family=\"Lato\" pointSize=\"18\"",
      ].enumerated().reduce("<subviews>") {
        $0 + "<label opaque=\"NO\" text=\"a\" adjustsFontSizeToFit=\"NO\" id=\"f\($1.offset)\">"
          + "<fontDescription key=\"fontDescription\" \($1.element)/></label>"
      } + "</subviews>"),
    scene(
      "pictures",
      """
      <subviews>
          <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFill" image="photo" highlightedImage="photo" insetsLayoutMarginsFromSafeArea="NO" adjustsImageSizeForAccessibilityContentSizeCategory="YES" id="i1"/>
          <imageView contentMode="center" id="i2"><imageReference key="image" image="star.fill" catalog="system" symbolScale="large" renderingMode="hierarchical" variableValue="0.5"/><color key="tintColor" name="Accent"/><preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30" scale="default" weight="bold"/></imageView>
      </subviews>
      """, resources: systemColors, says: "no picture “photo”"),
    scene(
      "what assistive apps are told",
      """
      <subviews>
          <view contentMode="scaleToFill" id="y1"><accessibility key="accessibilityConfiguration" identifier="box" hint="h" label="l"><accessibilityTraits key="traits" button="YES" image="YES" playsSound="YES" startsMediaSession="YES" causesPageTurn="YES" allowsDirectInteraction="YES" summaryElement="YES" keyboardKey="YES"/><bool key="isElement" value="YES"/></accessibility></view>
          <label opaque="NO" text="a" adjustsFontSizeToFit="NO" id="y2"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" none="YES"/><bool key="isElement" value="NO"/></accessibility></label>
          <label opaque="NO" text="a" adjustsFontSizeToFit="NO" showsLargeContentViewer="YES" largeContentTitle="Big" id="y3"/>
      </subviews>
      """),
    scene(
      "gestures",
      """
      <subviews><view contentMode="scaleToFill" id="h0"><gestureRecognizers/><connections>
          <outletCollection property="gestureRecognizers" destination="h1" appends="YES" id="hc1"/><outletCollection property="gestureRecognizers" destination="h2" appends="YES" id="hc2"/><outletCollection property="gestureRecognizers" destination="h3" appends="YES" id="hc3"/>
      </connections></view></subviews>
      """,
      beside: ""
    ).beside(
      """
      <tapGestureRecognizer numberOfTapsRequired="2" id="h1"><connections><action selector="tap:" destination="first" id="ha1"/><outlet property="delegate" destination="first" id="ho1"/></connections></tapGestureRecognizer>
      <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5" id="h2"/>
      <swipeGestureRecognizer direction="left" id="h3"/><panGestureRecognizer minimumNumberOfTouches="1" allowedScrollTypesMask="continuous" id="h4"/>
      <pinchGestureRecognizer id="h5"/><rotationGestureRecognizer id="h6"/><screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="h7"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
      <hoverGestureRecognizer id="h8"/>
      """, says: "is a UIGestureRecognizerDelegate?"),
  ]
}
