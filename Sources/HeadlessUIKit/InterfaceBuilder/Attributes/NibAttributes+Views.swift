import Foundation
import InterfaceFiles

extension NibAttributes {
  /// What all views have, and the views that are not texts, lists, bars or controls.
  static let views: [Family] = [
    Family(
      "view",
      elements: [
        "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView",
        "tableViewHeaderFooterContentView", "collectionReusableView",
      ].filter { $0 != "collectionReusableView" }, UIView.self
    ) { row in
      [
        row.part("frame") { view, part, values in
          guard let frame = values.rect(part) else { return false }
          view.drawnFrame = frame
          return true
        },
        NibRow(name: "frameInset", places: [.part], since: 0) { object, element, part, values in
          guard let view = object as? UIView, let part else { return true }
          guard let frame = values.frame(insetBy: part, of: element.id) else { return false }
          view.drawnFrame = frame
          return true
        },
        row.part("insetFor6xAndEarlier") { _, part, values in
          // How the frame differs on iOS 6 and before, where the bars take their room.
          let differs = part.attributes.contains { $0 != "key" && NibValues.number($1) != 0 }
          if deviceNumber < 7, differs {
            values.note(
              "insetFor6xAndEarlier", of: part, "the view is placed as on iOS 7 and later.")
          }
          return true
        },
        row.part("autoresizingMask") { view, part, _ in
          view.autoresizingMask = mask(part)
          return true
        },
        row.flag("autoresizesSubviews", \.autoresizesSubviews),
        row.flag("translatesAutoresizingMaskIntoConstraints", since: 6) {
          $0.ownTranslatesAutoresizingMaskIntoConstraints = $1
        },
        row.flag("hidden", \.isHidden),
        row.length("alpha", \.alpha),
        row.flag("opaque", \.isOpaque),
        row.flag("clipsSubviews", \.clipsToBounds),
        row.word("contentMode", \.contentMode),
        row.count("tag", \.tag),
        row.flag("userInteractionEnabled", \.isUserInteractionEnabled),
        row.flag("multipleTouchEnabled", \.isMultipleTouchEnabled),
        row.flag("exclusiveTouch", \.isExclusiveTouch),
        row.color("backgroundColor", \.backgroundColor),
        row.color("tintColor", since: 7) { $0.tintColor = $1 },
        row.word("tintAdjustmentMode", \.tintAdjustmentMode, since: 7),
        row.word("semanticContentAttribute", \.semanticContentAttribute, since: 9),
        row.word("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, since: 13),
        row.text("restorationIdentifier", \.restorationIdentifier, since: 6),
        row.flag("preservesSuperviewLayoutMargins", since: 8) {
          $0.attributes.preservesSuperviewLayoutMargins = $1
        },
        row.flag("insetsLayoutMarginsFromSafeArea", since: 11) {
          $0.attributes.insetsLayoutMarginsFromSafeArea = $1
        },
        row.insets("layoutMargins", \.layoutMargins, since: 8),
        row.insets("directionalLayoutMargins", \.layoutMargins, since: 11),
        row.number("horizontalHuggingPriority", since: 6) {
          $0.setContentHuggingPriority(UILayoutPriority(Float($1)), for: .horizontal)
        },
        row.number("verticalHuggingPriority", since: 6) {
          $0.setContentHuggingPriority(UILayoutPriority(Float($1)), for: .vertical)
        },
        row.number("horizontalCompressionResistancePriority", since: 6) {
          $0.setContentCompressionResistancePriority(UILayoutPriority(Float($1)), for: .horizontal)
        },
        row.number("verticalCompressionResistancePriority", since: 6) {
          $0.setContentCompressionResistancePriority(UILayoutPriority(Float($1)), for: .vertical)
        },
        NibRow(
          name: "accessibilityConfiguration", places: [.part], since: 0
        ) { object, element, part, values in
          guard var part else { return true }
          for name in ["label", "hint", "value"] {
            part = values.translated(
              name, of: part, element.translationKey("accessibility\(name.capitalized)"))
          }
          apply(accessibility, of: part, to: object, in: values)
          return true
        },
      ]
    },
    // Whatever the screen, a window has the size of the file unless that asks for the screen's (rule 176).
    Family("window", of: ["view"], UIWindow.self) { row in
      [
        row.flag("resizesToFullScreen") { window, fills in
          if fills { window.drawnFrame = Simulator.current.screen.bounds }
        },
        row.flag("visibleAtLaunch", \.isVisibleAtLaunch),
      ]
    },
    Family("imageView", of: ["view"], UIImageView.self) { row in
      [
        row.image("image", \.image),
        row.image("highlightedImage", \.highlightedImage, since: 3),
        row.flag("highlighted", \.isHighlighted, since: 3),
        row.flag("animating") { $0.animatesPictures = $1 },
        row.part("preferredSymbolConfiguration", since: 13) { view, part, values in
          view.preferredSymbolConfiguration = values.symbolConfiguration(part)
          return true
        },
      ]
    },
    Family("scrollView", of: ["view"], UIScrollView.self) { row in
      [
        row.flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
        row.flag("alwaysBounceVertical", \.alwaysBounceVertical),
        row.flag("bounces", \.bounces),
        row.flag("bouncesZoom", \.bouncesZoom),
        row.flag("canCancelContentTouches", \.canCancelContentTouches),
        row.flag("delaysContentTouches", \.delaysContentTouches),
        row.flag("directionalLockEnabled", \.isDirectionalLockEnabled),
        row.word("indicatorStyle", \.indicatorStyle),
        row.word("keyboardDismissMode", \.keyboardDismissMode, since: 7),
        row.length("minimumZoomScale", \.minimumZoomScale),
        row.length("maximumZoomScale", \.maximumZoomScale),
        row.flag("pagingEnabled", \.isPagingEnabled),
        row.flag("scrollEnabled", \.isScrollEnabled),
        row.flag("scrollsToTop", \.scrollsToTop),
        row.flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        row.flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        row.word(
          "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, since: 11),
        row.flag(
          "automaticallyAdjustsScrollIndicatorInsets",
          \.automaticallyAdjustsScrollIndicatorInsets, since: 13),
        row.size("contentSize", \.contentSize),
        row.insets("contentInset", \.contentInset),
        row.insets("scrollIndicatorInsets", \.scrollIndicatorInsets),
      ]
    },
    Family("stackView", of: ["view"], UIStackView.self) { row in
      [
        row.word("axis", \.axis),
        row.word("distribution", \.distribution),
        // Interface Builder writes `top` for the leading edge of a column too.
        row.word("alignment", \.alignment, ["top": .top, "bottom": .bottom]),
        row.length("spacing", \.spacing),
        row.attribute("spacingType") { stack, said, _ in
          guard said == "standard" else { return false }
          stack.spacing = 8
          return true
        },
        row.flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
        row.flag("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
      ]
    },
    Family("visualEffectView", of: ["view"], UIVisualEffectView.self) { row in
      [
        row.child("blurEffect") { view, child, values in
          guard let effect = values.blurEffect(child) else { return false }
          view.effect = effect
          return true
        },
        row.child("vibrancyEffect") { view, child, values in
          guard let blur = child.child("blurEffect"), let effect = values.blurEffect(blur) else {
            return false
          }
          view.effect = UIVibrancyEffect(blurEffect: effect)
          return true
        },
      ]
    },
  ]

  /// What assistive apps and tests are told of a view.
  static let accessibility: [NibRow] = {
    let row = NibRows<UIView>()
    return [
      row.text("identifier", \.accessibilityIdentifier, since: 5),
      row.text("label", \.accessibilityLabel, since: 3),
      row.text("hint", \.accessibilityHint, since: 3),
      row.text("value", \.accessibilityValue, since: 3),
      row.part("isElement", since: 3) { view, part, _ in
        guard let isElement = part.flag("value") else { return false }
        view.isAccessibilityElement = isElement
        return true
      },
      row.part("traits", since: 3) { view, part, values in
        view.accessibilityTraits = traits(part, values)
        return true
      },
    ]
  }()

  static func traits(
    _ element: InterfaceElement, _ values: NibValues
  ) -> UIAccessibilityTraits {
    let known: [String: UIAccessibilityTraits] = [
      "button": .button, "link": .link, "image": .image, "selected": .selected,
      "staticText": .staticText, "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
      "searchField": .searchField, "adjustable": .adjustable, "header": .header,
      "playsSound": .playsSound, "keyboardKey": .keyboardKey, "summaryElement": .summaryElement,
      "startsMediaSession": .startsMediaSession, "causesPageTurn": .causesPageTurn,
      "allowsDirectInteraction": .allowsDirectInteraction, "tabBar": .tabBar,
    ]
    var traits: UIAccessibilityTraits = []
    for (name, said) in element.attributes where said == "YES" {
      if let trait = known[name] {
        traits.formUnion(trait)
      } else if name != "none" {
        values.note(name, of: element, "this trait is not read.")
      }
    }
    return traits
  }

  /// Which of its edges and sides follow the superview.
  static func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
    let sides: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return sides.reduce(into: []) { mask, side in
      if element.flag(side.0) == true { mask.formUnion(side.1) }
    }
  }
}

extension NibValues {
  func blurEffect(_ element: InterfaceElement) -> UIBlurEffect? {
    guard let style: UIBlurEffect.Style = NibValues.value(named: element["style"] ?? "") else {
      return nil
    }
    return UIBlurEffect(style: style)
  }

  func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration {
    let scale =
      element["scale"].flatMap { word -> UIImage.SymbolScale? in NibValues.value(named: word) }
      ?? .default
    let weight =
      element["weight"].flatMap { word -> UIImage.SymbolWeight? in NibValues.value(named: word) }
      ?? .regular
    if let font = element.part("font") ?? element.child("fontDescription"),
      let font = self.font(font)
    {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    guard let size = element["pointSize"].flatMap(NibValues.number) else {
      return UIImage.SymbolConfiguration(scale: scale)
    }
    return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
  }
}
