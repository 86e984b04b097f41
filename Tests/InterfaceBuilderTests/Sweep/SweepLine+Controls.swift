import Foundation

@testable import HeadlessUIKit

extension SweepLine {
  static var controls: [SweepLine] {
    lines("control", UIControl.self) { says in
      says("enabled=\"NO\"") { !$0.isEnabled }
      says("selected=\"YES\"") { $0.isSelected }
      says("highlighted=\"YES\"") { $0.isHighlighted }
      says("contentHorizontalAlignment=\"trailing\"") { $0.contentHorizontalAlignment == .trailing }
      says("contentHorizontalAlignment=\"right\"") { $0.contentHorizontalAlignment == .right }
      says("contentVerticalAlignment=\"bottom\"") { $0.contentVerticalAlignment == .bottom }
      says("showsMenuAsPrimaryAction=\"YES\"") { $0.showsMenuAsPrimaryAction }
    }
      + buttons
      + lines("switch", UISwitch.self) { says in
        says("on=\"YES\"") { $0.isOn }
        says("title=\"t\"") { $0.title == "t" }
        says(UIColor.sweep("onTintColor")) { $0.onTintColor?.isSwept == true }
        says(UIColor.sweep("thumbTintColor")) { $0.thumbTintColor?.isSwept == true }
        says("onImage=\"picture\"") { $0.onImage != nil }
        says("offImage=\"picture\"") { $0.offImage != nil }
        says("preferredStyle=\"checkbox\"") { $0.preferredStyle == .checkbox }
        says("preferredStyle=\"sliding\"") { $0.preferredStyle == .sliding }
      }
      + lines("slider", UISlider.self) { says in
        says("minValue=\"-3\"") { $0.minimumValue == -3 }
        says("maxValue=\"3\"") { $0.maximumValue == 3 }
        says("value=\"0.75\"") { $0.value == 0.75 }
        says("value=\"50\" minValue=\"10\" maxValue=\"90\"") { $0.value == 50 }
        says("continuous=\"NO\"") { !$0.isContinuous }
        says(UIColor.sweep("minimumTrackTintColor")) { $0.minimumTrackTintColor?.isSwept == true }
        says(UIColor.sweep("maximumTrackTintColor")) { $0.maximumTrackTintColor?.isSwept == true }
        says(UIColor.sweep("thumbTintColor")) { $0.thumbTintColor?.isSwept == true }
        says("minimumValueImage=\"picture\"") { $0.minimumValueImage != nil }
        says("maximumValueImage=\"picture\"") { $0.maximumValueImage != nil }
      }
      + lines("stepper", UIStepper.self) { says in
        says("minimumValue=\"-3\"") { $0.minimumValue == -3 }
        says("maximumValue=\"30\"") { $0.maximumValue == 30 }
        says("stepValue=\"2.5\"") { $0.stepValue == 2.5 }
        says("value=\"7\"") { $0.value == 7 }
        says("value=\"500\" maximumValue=\"1000\"") { $0.value == 500 }
        says("continuous=\"NO\"") { !$0.isContinuous }
        says("autorepeat=\"NO\"") { !$0.autorepeat }
        says("wraps=\"YES\"") { $0.wraps }
      }
      + lines("colorWell", UIColorWell.self) { says in
        says("title=\"t\"") { $0.title == "t" }
        says("supportsAlpha=\"NO\"") { !$0.supportsAlpha }
        says(UIColor.sweep("selectedColor")) { $0.selectedColor?.isSwept == true }
      }
      + lines("segmentedControl", UISegmentedControl.self) { says in
        says("<segments><segment title=\"a\"/><segment title=\"b\"/></segments>") {
          $0.numberOfSegments == 2 && $0.titleForSegment(at: 1) == "b"
        }
        says("<segments><segment title=\"\"/><segment image=\"picture\"/></segments>") {
          $0.numberOfSegments == 2 && $0.imageForSegment(at: 1) != nil
        }
        says(
          "<segments><segment title=\"a\" enabled=\"NO\" width=\"31\"><size key=\"contentOffset\" width=\"1\" height=\"2\"/></segment></segments>"
        ) {
          $0.numberOfSegments == 1 && !$0.isEnabledForSegment(at: 0)
            && $0.widthForSegment(at: 0) == 31
            && $0.contentOffsetForSegment(at: 0) == CGSize(width: 1, height: 2)
        }
        says(
          "selectedSegmentIndex=\"1\"<segments><segment title=\"a\"/><segment title=\"b\"/></segments>"
        ) {
          $0.selectedSegmentIndex == 1
        }
        says("momentary=\"YES\"") { $0.isMomentary }
        says("apportionsSegmentWidthsByContent=\"YES\"") { $0.apportionsSegmentWidthsByContent }
        says(UIColor.sweep("selectedSegmentTintColor")) {
          $0.selectedSegmentTintColor?.isSwept == true
        }
      }
      + lines("refreshControl", UIRefreshControl.self) { says in
        says(
          "<attributedString key=\"attributedTitle\"><fragment content=\"a\"/></attributedString>"
        ) {
          $0.attributedTitle?.string == "a"
        }
      }
      + lines("pageControl", UIPageControl.self) { says in
        says("numberOfPages=\"5\"") { $0.numberOfPages == 5 }
        says("numberOfPages=\"5\" currentPage=\"2\"") { $0.currentPage == 2 }
        says("hidesForSinglePage=\"YES\"") { $0.hidesForSinglePage }
        says("currentPageIndicatorImage=\"picture\"") {
          $0.preferredCurrentPageIndicatorImage != nil
        }
        says("backgroundStyle=\"prominent\"") { $0.backgroundStyle == .prominent }
        says("backgroundStyle=\"minimal\"") { $0.backgroundStyle == .minimal }
        says("allowsContinuousInteraction=\"NO\"") { !$0.allowsContinuousInteraction }
        says(UIColor.sweep("pageIndicatorTintColor")) { $0.pageIndicatorTintColor?.isSwept == true }
        says(UIColor.sweep("currentPageIndicatorTintColor")) {
          $0.currentPageIndicatorTintColor?.isSwept == true
        }
        says("<imageReference key=\"preferredIndicatorImage\" image=\"picture\"/>") {
          $0.preferredIndicatorImage != nil
        }
        says("direction=\"topToBottom\"") { $0.direction == .topToBottom }
      }
      + lines("progressView", UIProgressView.self) { says in
        says("progressViewStyle=\"bar\"") { $0.progressViewStyle == .bar }
        says("progress=\"0.75\"") { $0.progress == 0.75 }
        says(UIColor.sweep("progressTintColor")) { $0.progressTintColor?.isSwept == true }
        says(UIColor.sweep("trackTintColor")) { $0.trackTintColor?.isSwept == true }
        says("progressImage=\"picture\"") { $0.progressImage != nil }
        says("trackImage=\"picture\"") { $0.trackImage != nil }
      }
      + lines("activityIndicatorView", UIActivityIndicatorView.self) { says in
        says("style=\"whiteLarge\"") { $0.style == .whiteLarge || $0.style == .large }
        says("style=\"gray\"") { $0.style == .gray }
        says("style=\"large\"") { $0.style == .large }
        says("hidesWhenStopped=\"YES\"") { $0.hidesWhenStopped }
        says("animating=\"YES\"") { $0.isAnimating }
        says(UIColor.sweep("color")) { $0.color?.isSwept == true }
      }
      + pickers
  }

  private static var buttons: [SweepLine] {
    lines("button", UIButton.self) { says in
      says("role=\"destructive\"") { $0.role == .destructive }
      says("buttonType=\"roundedRect\"") { $0.buttonType == .system }
      says("buttonType=\"system\"") { $0.buttonType == .system }
      says("buttonType=\"infoDark\"") { $0.buttonType == .infoDark }
      says("buttonType=\"contactAdd\"") { $0.buttonType == .contactAdd }
      says("buttonType=\"detailDisclosure\"") { $0.buttonType == .detailDisclosure }
      says("buttonType=\"close\"") { $0.buttonType == .close }
      says("<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"31\"/>") {
        $0.titleLabel?.font.pointSize == 31
      }
      says("lineBreakMode=\"wordWrap\"") { $0.titleLabel?.lineBreakMode == .byWordWrapping }
      says("lineBreakMode=\"headTruncation\"") { $0.titleLabel?.lineBreakMode == .byTruncatingHead }
      says("<size key=\"titleShadowOffset\" width=\"1\" height=\"2\"/>") {
        $0.titleLabel?.shadowOffset == CGSize(width: 1, height: 2)
      }
      for name in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] {
        says("<inset key=\"\(name)\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>") {
          let insets = [
            "contentEdgeInsets": $0.contentEdgeInsets, "titleEdgeInsets": $0.titleEdgeInsets,
            "imageEdgeInsets": $0.imageEdgeInsets,
          ]
          return insets[name] == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        }
      }
      says("adjustsImageWhenHighlighted=\"NO\"") { !$0.adjustsImageWhenHighlighted }
      says("adjustsImageWhenDisabled=\"NO\"") { !$0.adjustsImageWhenDisabled }
      says("reversesTitleShadowWhenHighlighted=\"YES\"") { $0.reversesTitleShadowWhenHighlighted }
      says("showsTouchWhenHighlighted=\"YES\"") { $0.showsTouchWhenHighlighted }
      says("changesSelectionAsPrimaryAction=\"YES\"") { $0.changesSelectionAsPrimaryAction }
      says("<state key=\"normal\" title=\"a\"/>") { $0.title(for: .normal) == "a" }
      says("<state key=\"normal\"><string key=\"title\">a\nb</string></state>") {
        $0.title(for: .normal) == "a\nb"
      }
      says("<state key=\"selected\" title=\"a\"/>") { $0.title(for: .selected) == "a" }
      says("<state key=\"highlighted\" image=\"picture\"/>") { $0.image(for: .highlighted) != nil }
      says("<state key=\"normal\"><imageReference key=\"image\" image=\"picture\"/></state>") {
        $0.image(for: .normal) != nil
      }
      says("<state key=\"normal\" backgroundImage=\"picture\"/>") {
        $0.backgroundImage(for: .normal) != nil
      }
      says("<state key=\"disabled\">\(UIColor.sweep("titleColor"))</state>") {
        $0.titleColor(for: .disabled)?.isSwept == true
      }
      says("<state key=\"normal\">\(UIColor.sweep("titleShadowColor"))</state>") {
        $0.titleShadowColor(for: .normal)?.isSwept == true
      }
      says(
        "<state key=\"normal\"><attributedString key=\"attributedTitle\"><fragment content=\"a\"/></attributedString></state>"
      ) {
        $0.attributedTitle(for: .normal)?.string == "a"
      }
      says(
        "<state key=\"normal\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"large\"/></state>"
      ) {
        $0.preferredSymbolConfigurationForImage(in: .normal) != nil
      }
      says(
        "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"a\" subtitle=\"b\" imagePadding=\"3\" titlePadding=\"4\" imagePlacement=\"trailing\" cornerStyle=\"capsule\" titleAlignment=\"center\" showsActivityIndicator=\"YES\"/>"
      ) {
        guard let made = $0.configuration else { return false }
        return made.title == "a" && made.subtitle == "b" && made.imagePadding == 3
          && made.titlePadding == 4 && made.imagePlacement == .trailing
          && made.cornerStyle == .capsule && made.titleAlignment == .center
          && made.showsActivityIndicator
      }
      says(
        "<buttonConfiguration key=\"configuration\" style=\"plain\"><imageReference key=\"image\" image=\"star\" catalog=\"system\"/><directionalEdgeInsets key=\"contentInsets\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/><backgroundConfiguration key=\"background\" cornerRadius=\"5\" strokeWidth=\"2\">\(UIColor.sweep("strokeColor"))</backgroundConfiguration>\(UIColor.sweep("baseForegroundColor"))\(UIColor.sweep("baseBackgroundColor"))</buttonConfiguration>"
      ) {
        guard let made = $0.configuration else { return false }
        return made.image != nil && made.contentInsets.leading == 2
          && made.background.cornerRadius == 5 && made.background.strokeWidth == 2
          && made.background.strokeColor?.isSwept == true
          && made.baseForegroundColor?.isSwept == true && made.baseBackgroundColor?.isSwept == true
      }
      says(
        "<menu key=\"menu\" id=\"m\"><children><command title=\"c\" id=\"n\"/></children></menu>"
      ) {
        $0.menu?.children.first?.title == "c"
      }
    }
  }

  private static var pickers: [SweepLine] {
    lines("datePicker", UIDatePicker.self) { says in
      says("datePickerMode=\"date\"") { $0.datePickerMode == .date }
      says("datePickerMode=\"time\"") { $0.datePickerMode == .time }
      says("datePickerMode=\"countDownTimer\"") { $0.datePickerMode == .countDownTimer }
      says("style=\"wheels\"") { $0.preferredDatePickerStyle == .wheels }
      says("style=\"compact\"") { $0.preferredDatePickerStyle == .compact }
      says("style=\"inline\"") { $0.preferredDatePickerStyle == .inline }
      says("minuteInterval=\"15\"") { $0.minuteInterval == 15 }
      says("roundsToMinuteInterval=\"NO\"") { !$0.roundsToMinuteInterval }
      says("datePickerMode=\"countDownTimer\" countDownDuration=\"3600\"") {
        $0.countDownDuration == 3600
      }
      for name in ["minimumDate", "maximumDate"] {
        says("<date key=\"\(name)\" timeIntervalSinceReferenceDate=\"86400\"/>") {
          let dates = ["minimumDate": $0.minimumDate, "maximumDate": $0.maximumDate]
          return dates[name]??.timeIntervalSinceReferenceDate == 86400
        }
      }
      says("useCurrentDate=\"NO\"<date key=\"date\" timeIntervalSinceReferenceDate=\"86400\"/>") {
        $0.date.timeIntervalSinceReferenceDate == 86400
      }
      says("<locale key=\"locale\" localeIdentifier=\"de_DE\"/>") {
        $0.locale?.identifier == "de_DE"
      }
      says("<timeZone key=\"timeZone\" name=\"Asia/Tokyo\"/>") {
        $0.timeZone?.identifier == "Asia/Tokyo"
      }
    }
      + lines("pickerView", UIPickerView.self) { says in
        says("showsSelectionIndicator=\"NO\"") { !$0.showsSelectionIndicator }
      }
  }
}
