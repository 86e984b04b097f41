import Foundation

@testable import HeadlessUIKit

extension SweepLine {
  static var views: [SweepLine] {
    lines("view", UIView.self) { says in
      says("<rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>") {
        $0.frame == CGRect(x: 1, y: 2, width: 30, height: 40)
      }
      says("<frame key=\"frameInset\" minX=\"3\" minY=\"4\" width=\"30\" height=\"40\"/>") {
        $0.frame == CGRect(x: 3, y: 4, width: 30, height: 40)
      }
      says("<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/>")
      {
        $0.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin]
      }
      says("<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\" flexibleMaxX=\"YES\"/>")
      {
        $0.autoresizingMask == [.flexibleLeftMargin, .flexibleRightMargin]
      }
      says(
        "<autoresizingMask key=\"autoresizingMask\" heightSizable=\"YES\" flexibleMinY=\"YES\"/>"
      ) {
        $0.autoresizingMask == [.flexibleHeight, .flexibleTopMargin]
      }
      says("autoresizesSubviews=\"NO\"") { !$0.autoresizesSubviews }
      says("translatesAutoresizingMaskIntoConstraints=\"NO\"") {
        !$0.translatesAutoresizingMaskIntoConstraints
      }
      says("hidden=\"YES\"") { $0.isHidden }
      says("alpha=\"0.5\"") { $0.alpha == 0.5 }
      says("opaque=\"NO\"") { !$0.isOpaque }
      says("clipsSubviews=\"YES\"") { $0.clipsToBounds }
      says("contentMode=\"bottomRight\"") { $0.contentMode == .bottomRight }
      says("contentMode=\"scaleAspectFill\"") { $0.contentMode == .scaleAspectFill }
      says("contentMode=\"redraw\"") { $0.contentMode == .redraw }
      says("tag=\"-7\"") { $0.tag == -7 }
      says("userInteractionEnabled=\"NO\"") { !$0.isUserInteractionEnabled }
      says("multipleTouchEnabled=\"YES\"") { $0.isMultipleTouchEnabled }
      says("exclusiveTouch=\"YES\"") { $0.isExclusiveTouch }
      says(UIColor.sweep("backgroundColor")) { $0.backgroundColor?.isSwept == true }
      says(UIColor.sweep("tintColor")) { $0.tintColor.isSwept }
      says("tintAdjustmentMode=\"dimmed\"") { $0.tintAdjustmentMode == .dimmed }
      says("semanticContentAttribute=\"forceRightToLeft\"") {
        $0.semanticContentAttribute == .forceRightToLeft
      }
      says("semanticContentAttribute=\"playback\"") { $0.semanticContentAttribute == .playback }
      says("overrideUserInterfaceStyle=\"dark\"") { $0.overrideUserInterfaceStyle == .dark }
      says("restorationIdentifier=\"r\"") { $0.restorationIdentifier == "r" }
      says("preservesSuperviewLayoutMargins=\"YES\"") { $0.preservesSuperviewLayoutMargins }
      says("insetsLayoutMarginsFromSafeArea=\"NO\"") { !$0.insetsLayoutMarginsFromSafeArea }
      says("<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>") {
        $0.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      says(
        "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
      ) {
        $0.directionalLayoutMargins
          == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      }
      says("horizontalHuggingPriority=\"31\"") {
        $0.contentHuggingPriority(for: .horizontal).rawValue == 31
      }
      says("verticalHuggingPriority=\"32\"") {
        $0.contentHuggingPriority(for: .vertical).rawValue == 32
      }
      says("horizontalCompressionResistancePriority=\"33\"") {
        $0.contentCompressionResistancePriority(for: .horizontal).rawValue == 33
      }
      says("verticalCompressionResistancePriority=\"34\"") {
        $0.contentCompressionResistancePriority(for: .vertical).rawValue == 34
      }
      says(
        "<accessibility key=\"accessibilityConfiguration\" identifier=\"i\" label=\"l\" hint=\"h\"><accessibilityTraits key=\"traits\" header=\"YES\" link=\"YES\"/><bool key=\"isElement\" value=\"YES\"/></accessibility>"
      ) {
        $0.accessibilityIdentifier == "i" && $0.accessibilityLabel == "l"
          && $0.accessibilityHint == "h" && $0.accessibilityTraits == [.header, .link]
          && $0.isAccessibilityElement
      }
      says(
        "<accessibility key=\"accessibilityConfiguration\"><string key=\"value\">v</string></accessibility>"
      ) { $0.accessibilityValue == "v" }
    }
      + lines("window", UIWindow.self) { says in
        says("resizesToFullScreen=\"YES\"") { $0.frame == UIScreen.main.bounds }
        says("visibleAtLaunch=\"YES\"") { !$0.isHidden }
      }
      + lines("imageView", UIImageView.self) { says in
        says("image=\"picture\"") { $0.image != nil }
        says("<imageReference key=\"image\" image=\"picture\"/>") { $0.image != nil }
        says("image=\"star\" catalog=\"system\"") { $0.image != nil }
        says(
          "<imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"large\"/>"
        ) {
          $0.image != nil
        }
        says("<imageReference key=\"image\" image=\"picture\" renderingMode=\"template\"/>") {
          $0.image?.renderingMode == .alwaysTemplate
        }
        says("highlightedImage=\"picture\"") { $0.highlightedImage != nil }
        says("highlighted=\"YES\"") { $0.isHighlighted }
        says("animating=\"YES\"") {
          $0.animationImages = [UIImage()]
          return $0.isAnimating
        }
        says(
          "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" configurationType=\"pointSize\" pointSize=\"30\" scale=\"large\" weight=\"bold\"/>"
        ) { $0.preferredSymbolConfiguration != nil }
      }
      + lines("scrollView", UIScrollView.self) { says in
        says("alwaysBounceHorizontal=\"YES\"") { $0.alwaysBounceHorizontal }
        says("alwaysBounceVertical=\"YES\"") { $0.alwaysBounceVertical }
        says("bounces=\"NO\"") { !$0.bounces }
        says("bouncesZoom=\"NO\"") { !$0.bouncesZoom }
        says("canCancelContentTouches=\"NO\"") { !$0.canCancelContentTouches }
        says("delaysContentTouches=\"NO\"") { !$0.delaysContentTouches }
        says("directionalLockEnabled=\"YES\"") { $0.isDirectionalLockEnabled }
        says("indicatorStyle=\"white\"") { $0.indicatorStyle == .white }
        says("keyboardDismissMode=\"interactive\"") { $0.keyboardDismissMode == .interactive }
        says("keyboardDismissMode=\"onDrag\"") { $0.keyboardDismissMode == .onDrag }
        says("minimumZoomScale=\"0.5\"") { $0.minimumZoomScale == 0.5 }
        says("maximumZoomScale=\"3\"") { $0.maximumZoomScale == 3 }
        says("pagingEnabled=\"YES\"") { $0.isPagingEnabled }
        says("scrollEnabled=\"NO\"") { !$0.isScrollEnabled }
        says("scrollsToTop=\"NO\"") { !$0.scrollsToTop }
        says("showsHorizontalScrollIndicator=\"NO\"") { !$0.showsHorizontalScrollIndicator }
        says("showsVerticalScrollIndicator=\"NO\"") { !$0.showsVerticalScrollIndicator }
        says("contentInsetAdjustmentBehavior=\"never\"") {
          $0.contentInsetAdjustmentBehavior == .never
        }
        says("contentInsetAdjustmentBehavior=\"scrollableAxes\"") {
          $0.contentInsetAdjustmentBehavior == .scrollableAxes
        }
        says("automaticallyAdjustsScrollIndicatorInsets=\"NO\"") {
          !$0.automaticallyAdjustsScrollIndicatorInsets
        }
        says("<size key=\"contentSize\" width=\"30\" height=\"40\"/>") {
          $0.contentSize == CGSize(width: 30, height: 40)
        }
        says("<inset key=\"contentInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>") {
          $0.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        }
        says("<inset key=\"scrollIndicatorInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>") {
          $0.verticalScrollIndicatorInsets.top == 2
        }
        says("<refreshControl key=\"refreshControl\" id=\"r\"/>") { $0.refreshControl != nil }
      }
      + lines("stackView", UIStackView.self) { says in
        says("axis=\"vertical\"") { $0.axis == .vertical }
        says("distribution=\"equalCentering\"") { $0.distribution == .equalCentering }
        says("distribution=\"fillProportionally\"") { $0.distribution == .fillProportionally }
        says("alignment=\"firstBaseline\"") { $0.alignment == .firstBaseline }
        says("alignment=\"lastBaseline\"") { $0.alignment == .lastBaseline }
        says("alignment=\"top\"") { $0.alignment == .top }
        says("alignment=\"bottom\"") { $0.alignment == .bottom }
        says("alignment=\"center\"") { $0.alignment == .center }
        says("alignment=\"trailing\"") { $0.alignment == .trailing }
        says("spacing=\"12\"") { $0.spacing == 12 }
        says("spacingType=\"standard\"") { $0.spacing == 8 }
        says("baselineRelativeArrangement=\"YES\"") { $0.isBaselineRelativeArrangement }
        says("layoutMarginsRelativeArrangement=\"YES\"") { $0.isLayoutMarginsRelativeArrangement }
      }
      + lines("visualEffectView", UIVisualEffectView.self) { says in
        says("<blurEffect style=\"extraLight\"/>") { $0.effect is UIBlurEffect }
        says("<blurEffect style=\"systemUltraThinMaterialDark\"/>") { $0.effect is UIBlurEffect }
        says("<vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect>") {
          $0.effect is UIVibrancyEffect
        }
        says("<view key=\"contentView\" id=\"c\" tag=\"3\"/>") { $0.contentView.tag == 3 }
      }
  }
}
