import EventTrace
import Foundation
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Documents with views")
@MainActor
struct ViewDocumentTests {
  @Test("A xib of Xcode 5 has frames and masks, and no layout by constraints")
  func masks() throws {
    let stage = DocumentStage(
      InterfaceDocument.xib(
        """
        <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="320" height="460"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <label opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" contentMode="left" text="Top" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" minimumFontSize="10" id="l" tag="1">
                    <rect key="frame" x="20" y="20" width="280" height="21"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
                    <nil key="highlightedColor"/>
                </label>
                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" id="b" tag="2">
                    <rect key="frame" x="20" y="396" width="73" height="44"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
                    <state key="normal" title="Go"/>
                </button>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="calibratedWhite"/>
            <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>
        </view>
        """, tools: "6185", autolayout: false, attributes: ""),
      as: "Main.xib", iOS: 6)
    let view = try #require(stage.objects().first as? UIView)
    expectEqual(view.subviews.count, 2)
    view.frame.size = CGSize(width: 420, height: 560)
    expectEqual(view.viewWithTag(1)?.frame, CGRect(x: 20, y: 20, width: 380, height: 21))
    expectEqual(view.viewWithTag(2)?.frame, CGRect(x: 20, y: 496, width: 73, height: 44))
    expectEqual((view.viewWithTag(2) as? UIButton)?.titleLabel?.font?.pointSize, 15)
    expectEqual(stage.remarks, [])
  }

  @Test("A label of IBM's length: several lines, shrinking, and a shadow")
  func labels() throws {
    let stage = DocumentStage(
      InterfaceDocument.xib(
        """
        <label opaque="NO" contentMode="left" text="A long text" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignCenters" minimumScaleFactor="0.5" adjustsFontForContentSizeCategory="YES" id="l">
            <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
            <accessibility key="accessibilityConfiguration" identifier="long" label="Spoken">
                <accessibilityTraits key="traits" staticText="YES" header="YES"/>
                <bool key="isElement" value="YES"/>
            </accessibility>
            <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
            <color key="textColor" systemColor="secondaryLabelColor"/>
            <color key="highlightedColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
            <color key="shadowColor" white="0.0" alpha="0.33" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <size key="shadowOffset" width="0.0" height="-1"/>
        </label>
        """), as: "Main.xib")
    let label = try #require(stage.objects().first as? UILabel)
    expectEqual(label.numberOfLines, 0)
    expectEqual(label.textAlignment, .center)
    expectEqual(label.lineBreakMode, .byWordWrapping)
    expectEqual(label.minimumScaleFactor, 0.5)
    expectEqual(label.font.pointSize, 17)
    expectEqual(label.shadowOffset.height, -1)
    expect(label.isUserInteractionEnabled)
    expectEqual(label.accessibilityIdentifier, "long")
    expectEqual(label.accessibilityTraits, [.staticText, .header])
    expect(label.isAccessibilityElement)
    expectEqual(stage.remarks, [])
  }

  private let button = InterfaceDocument.xib(
    """
    <button opaque="NO" selected="YES" contentMode="scaleToFill" contentHorizontalAlignment="leading" contentVerticalAlignment="top" buttonType="system" lineBreakMode="middleTruncation" id="b">
        <rect key="frame" x="0.0" y="0.0" width="100" height="35"/>
        <inset key="contentEdgeInsets" minX="4" minY="1" maxX="5" maxY="2"/>
        <color key="tintColor" red="0.5" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <state key="normal" title="Buy" image="cart.fill" catalog="system">
            <color key="titleColor" red="0.0" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="24"/>
        </state>
        <state key="selected" title="Bought"/>
        <state key="disabled"><attributedString key="attributedTitle"><fragment content="Sold out"/></attributedString></state>
        <buttonConfiguration key="configuration" style="filled" image="cart" catalog="system" title="Purchase" imagePlacement="trailing" cornerStyle="capsule">
            <fontDescription key="titleFontDescription" type="system" pointSize="20"/>
            <directionalEdgeInsets key="contentInsets" top="3" leading="4" bottom="5" trailing="6"/>
            <color key="baseBackgroundColor" systemColor="systemMintColor"/>
        </buttonConfiguration>
    </button>
    """)

  @Test("A button has what its states say, and from iOS 15 on a configuration")
  func buttons() throws {
    let stage = DocumentStage(button, as: "Main.xib")
    let made = try #require(stage.objects().first as? UIButton)
    expectEqual(made.buttonType, .system)
    expectEqual(made.title(for: .normal), "Buy")
    expectEqual(made.title(for: .selected), "Bought")
    expectEqual(made.attributedTitle(for: .disabled)?.string, "Sold out")
    expectEqual(made.currentTitle, "Bought")
    expect(made.image(for: .normal) != nil)
    expectEqual(made.contentHorizontalAlignment, .leading)
    expectEqual(made.contentEdgeInsets, UIEdgeInsets(top: 1, left: 4, bottom: 2, right: 5))
    expectEqual(made.configuration?.title, "Purchase")
    expectEqual(made.configuration?.imagePlacement, .trailing)
    expectEqual(made.configuration?.cornerStyle, .capsule)
    expectEqual(made.configuration?.contentInsets.leading, 4)
    expectEqual(stage.remarks, [])
  }

  @Test("Before iOS 15 a button has no configuration, and before 13 no symbols")
  func olderButtons() throws {
    let stage = DocumentStage(button, as: "Main.xib", iOS: 12)
    let made = try #require(stage.objects().first as? UIButton)
    expectNil(made.ownConfiguration)
    expectNil(made.image(for: .normal))
    expectEqual(made.currentTitle, "Bought")
  }

  @Test("What is typed goes by the traits of fields")
  func fields() throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        InterfaceDocument.scene(
          """
          <subviews>
              <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Password" textAlignment="natural" adjustsFontSizeToFit="NO" minimumFontSize="17" clearButtonMode="whileEditing" id="t" tag="1">
                  <rect key="frame" x="20" y="20" width="300" height="34"/>
                  <nil key="textColor"/>
                  <fontDescription key="fontDescription" type="system" pointSize="14"/>
                  <textInputTraits key="textInputTraits" autocorrectionType="no" keyboardType="alphabet" returnKeyType="done" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="password"/>
              </textField>
              <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" textAlignment="natural" id="u" tag="2">
                  <rect key="frame" x="20" y="60" width="300" height="200"/>
                  <string key="text" base64-UTF8="YES">
          QcKgbGluZQphbmQgbW9yZQ
          </string>
                  <color key="textColor" systemColor="labelColor"/>
                  <fontDescription key="fontDescription" type="italicSystem" pointSize="14"/>
                  <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
                  <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
              </textView>
          </subviews>
          """)))
    let view = try #require(try stage.show().controller.view)
    let field = try #require(view.viewWithTag(1) as? UITextField)
    expectEqual(field.placeholder, "Password")
    expectEqual(field.keyboardType, .asciiCapable)
    expectEqual(field.returnKeyType, .done)
    expectEqual(field.autocorrectionType, .no)
    expect(field.isSecureTextEntry)
    expect(field.enablesReturnKeyAutomatically)
    expectEqual(field.clearButtonMode, .whileEditing)
    expectEqual(field.textColor, .label)
    let text = try #require(view.viewWithTag(2) as? UITextView)
    expectEqual(text.text, "A\u{a0}line\nand more")
    expect(!text.isEditable)
    expectEqual(text.dataDetectorTypes, [.phoneNumber, .link])
    expectEqual(
      stage.remarks,
      [
        "UITextField.enablesReturnKeyAutomatically", "UITextField.textContentType",
      ].map {
        "\($0): nothing comes of it."
      })
  }

  @Test("Controls have their values, whatever their order in the tag")
  func controls() throws {
    let stage = DocumentStage(
      InterfaceDocument.xib(
        """
        <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="125" minValue="50" maxValue="250" continuous="NO" id="a">
            <color key="minimumTrackTintColor" systemColor="systemRedColor"/>
        </slider>
        <stepper opaque="NO" contentMode="scaleToFill" value="40" minimumValue="20" maximumValue="200" stepValue="5" wraps="YES" id="b"/>
        <switch opaque="NO" contentMode="scaleToFill" on="YES" enabled="NO" id="c"/>
        <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" selectedSegmentIndex="1" id="d">
            <segments>
                <segment title="First"/>
                <segment title="Second" enabled="NO"/>
                <segment title="Third"/>
            </segments>
        </segmentedControl>
        <pageControl opaque="NO" contentMode="scaleToFill" currentPage="2" numberOfPages="4" hidesForSinglePage="YES" id="e"/>
        <progressView opaque="NO" contentMode="scaleToFill" progress="0.25" progressViewStyle="bar" id="f"/>
        <activityIndicatorView opaque="NO" contentMode="scaleToFill" animating="YES" style="large" id="g"/>
        <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" style="wheels" useCurrentDate="NO" id="h">
            <date key="date" timeIntervalSinceReferenceDate="0.0"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="86400"/>
            <locale key="locale" localeIdentifier="de_DE"/>
        </datePicker>
        <pickerView contentMode="scaleToFill" id="i"/>
        """), as: "Main.xib")
    let made = stage.objects()
    try #require(made.count == 9)
    let slider = made[0] as? UISlider
    expectEqual(slider?.value, 125)
    expectEqual(slider?.isContinuous, false)
    let stepper = made[1] as? UIStepper
    expectEqual(stepper?.value, 40)
    expectEqual(stepper?.stepValue, 5)
    expectEqual((made[2] as? UISwitch)?.isOn, true)
    expectEqual((made[2] as? UISwitch)?.isEnabled, false)
    let segments = made[3] as? UISegmentedControl
    expectEqual((0..<3).map { segments?.titleForSegment(at: $0) }, ["First", "Second", "Third"])
    expectEqual(segments?.selectedSegmentIndex, 1)
    expectEqual(segments?.isEnabledForSegment(at: 1), false)
    expectEqual((made[4] as? UIPageControl)?.currentPage, 2)
    expectEqual((made[5] as? UIProgressView)?.progressViewStyle, .bar)
    expectEqual((made[6] as? UIActivityIndicatorView)?.isAnimating, true)
    let picker = made[7] as? UIDatePicker
    expectEqual(picker?.date, Date(timeIntervalSinceReferenceDate: 0))
    expectEqual(picker?.maximumDate, Date(timeIntervalSinceReferenceDate: 86400))
    expectEqual(picker?.datePickerMode, .date)
    expect(made[8] is UIPickerView)
    expectEqual(stage.remarks, [])
  }

  @Test("Effects, pictures and recognizers are with their views")
  func effects() throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        InterfaceDocument.scene(
          """
          <subviews>
              <visualEffectView opaque="NO" contentMode="scaleToFill" id="e" tag="1">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                  <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="ec">
                      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                      <subviews>
                          <imageView clipsSubviews="YES" contentMode="scaleAspectFit" horizontalHuggingPriority="251" verticalHuggingPriority="251" image="star" catalog="system" id="i" tag="2">
                              <rect key="frame" x="10" y="10" width="20" height="20"/>
                          </imageView>
                      </subviews>
                  </view>
                  <vibrancyEffect><blurEffect style="systemMaterialDark"/></vibrancyEffect>
              </visualEffectView>
          </subviews>
          <gestureRecognizers/>
          <connections>
              <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o1"/>
              <outletCollection property="gestureRecognizers" destination="long" appends="YES" id="o2"/>
          </connections>
          """)
            + """
            <tapGestureRecognizer cancelsTouchesInView="NO" numberOfTapsRequired="2" id="tap"/>
            <pongPressGestureRecognizer allowableMovement="12" minimumPressDuration="1.5" id="long"/>
            """))
    let view = try #require(try stage.show().controller.view)
    let effect = try #require(view.viewWithTag(1) as? UIVisualEffectView)
    expect(effect.effect is UIVibrancyEffect)
    expect(effect.viewWithTag(2)?.superview === effect.contentView)
    let recognizers = view.gestureRecognizers ?? []
    expectEqual((recognizers.first as? UITapGestureRecognizer)?.numberOfTapsRequired, 2)
    expectEqual(recognizers.first?.cancelsTouchesInView, false)
    expectEqual((recognizers.last as? UILongPressGestureRecognizer)?.minimumPressDuration, 1.5)
    expectEqual(stage.remarks, [])
  }

  @Test("A view of a framework that is not there is a plain one, and named")
  func frameworks() throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        InterfaceDocument.scene(
          """
          <subviews>
              <mapView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" mapType="standard" id="m" tag="1">
                  <rect key="frame" x="0.0" y="20" width="375" height="300"/>
              </mapView>
              <wkWebView contentMode="scaleToFill" id="w" tag="2">
                  <rect key="frame" x="0.0" y="320" width="375" height="300"/>
                  <wkWebViewConfiguration key="configuration">
                      <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
                      <wkPreferences key="preferences"/>
                  </wkWebViewConfiguration>
              </wkWebView>
          </subviews>
          """)))
    let view = try #require(try stage.show().controller.view)
    expectEqual(view.viewWithTag(1)?.frame, CGRect(x: 0, y: 20, width: 375, height: 300))
    expectEqual(view.viewWithTag(2)?.frame.minY, 320)
    expectEqual(stage.remarks.count, 2)
    expect(stage.remarks.contains { $0.contains("<mapView>") })
    expect(stage.remarks.contains { $0.contains("<wkWebView>") })
  }

  @Test("What nobody has heard of is named with its line, and the rest is there")
  func unknown() throws {
    let stage = DocumentStage(
      InterfaceDocument.xib(
        """
        <view contentMode="scaleToFill" hologram="YES" tag="7" id="v">
            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            <color key="auraColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <scent key="smell" name="lemon"/>
        </view>
        """), as: "Main.xib")
    let view = try #require(stage.objects().first as? UIView)
    expectEqual(view.tag, 7)
    expectEqual(stage.remarks.count, 3)
    expect(stage.remarks.allSatisfy { $0.hasPrefix("Main.xib, line ") })
    // The same file again is not told again.
    _ = stage.objects()
    expectEqual(stage.remarks.count, 3)
  }

  @Test("A window fills the screen where the file says so")
  func windows() throws {
    let stage = DocumentStage(
      InterfaceDocument.xib(
        """
        <window opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" resizesToFullScreen="YES" id="w">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="calibratedWhite"/>
        </window>
        """, tools: "6245", autolayout: false, attributes: ""), as: "Main.xib", iOS: 7)
    let window = try #require(stage.objects().first as? UIWindow)
    expectEqual(window.frame, UIScreen.main.bounds)
    expect(window.isHidden)
    expectEqual(stage.remarks, [])
  }
}
