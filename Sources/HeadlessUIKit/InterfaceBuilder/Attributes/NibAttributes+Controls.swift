import Foundation
import InterfaceFiles

extension NibAttributes {
  /// Controls, which a finger works.
  static let controls: [Family] = [
    Family("control", of: ["view"], elements: ["control"], UIControl.self) { row in
      [
        row.flag("enabled") { control, isEnabled in
          // Interface Builder writes `NO` for each refresh control, all of which work.
          if !(control is UIRefreshControl) { control.isEnabled = isEnabled }
        },
        row.flag("selected", \.isSelected),
        row.flag("highlighted", \.isHighlighted),
        row.word("contentHorizontalAlignment", \.contentHorizontalAlignment),
        row.word("contentVerticalAlignment", \.contentVerticalAlignment),
        row.flag("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, since: 14),
      ]
    },
    Family("button", of: ["control"], UIButton.self) { row in
      [
        row.attribute("buttonType") { button, said, _ in
          let type: UIButton.ButtonType? =
            // Xcode's name for the type that iOS 7 calls `system`.
            said == "roundedRect" ? .system : NibValues.value(named: said)
          guard let type else { return false }
          button.ownType = type
          return true
        },
        row.font("fontDescription", since: 3) { $0.titleLabel?.font = $1 },
        row.attribute("lineBreakMode", since: 3) { button, said, _ in
          guard let mode = NibValues.lineBreakModes[said] else { return false }
          button.titleLabel?.lineBreakMode = mode
          return true
        },
        row.part("titleShadowOffset", since: 3) { button, part, values in
          guard let offset = values.size(part) else { return false }
          button.titleLabel?.shadowOffset = offset
          return true
        },
        row.insets("contentEdgeInsets", \.contentEdgeInsets),
        row.insets("titleEdgeInsets", \.titleEdgeInsets),
        row.insets("imageEdgeInsets", \.imageEdgeInsets),
        row.flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
        row.flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
        row.flag("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted),
        row.flag("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted),
        row.flag("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, since: 15),
        row.word("role", \.role, since: 14),
        NibRow(name: "state", places: [.child], since: 0) { object, element, child, values in
          guard let child else { return true }
          let title = element.translationKey("\(child.key ?? "")Title")
          apply(stateRows, of: values.translated("title", of: child, title), to: object, in: values)
          return true
        },
        NibRow(name: "configuration", places: [.part], since: 15) { object, element, part, values in
          guard let button = object as? UIButton, var part else { return true }
          for name in ["title", "subtitle"] {
            part = values.translated(
              name, of: part, element.translationKey("configuration.\(name)"))
          }
          button.configuration = values.buttonConfiguration(part)
          button.removeTitleBesideConfiguration()
          // Its font is that of the label, by which the button is measured.
          let font =
            part.part("titleFontDescription").flatMap { values.font($0) }
            ?? part.part("attributedTitle").flatMap { values.firstFont(of: $0) }
          if let font { button.titleLabel?.font = font }
          return true
        },
        row.part("menu", since: 14) { button, part, values in
          button.menu = values.menu(part)
          return button.menu != nil
        },
      ]
    },
    Family("switch", of: ["control"], UISwitch.self) { row in
      [
        row.flag("on", \.isOn),
        row.text("title", \.title, since: 14),
        row.color("onTintColor", \.onTintColor, since: 5),
        row.color("thumbTintColor", \.thumbTintColor, since: 6),
        row.image("onImage", \.onImage, since: 6),
        row.image("offImage", \.offImage, since: 6),
        row.word("preferredStyle", \.preferredStyle, since: 14),
      ]
    },
    Family("slider", of: ["control"], UISlider.self) { row in
      [
        row.float("minValue", \.minimumValue),
        row.float("maxValue", \.maximumValue),
        row.float("value", \.value),
        row.flag("continuous", \.isContinuous),
        row.color("minimumTrackTintColor", \.minimumTrackTintColor, since: 5),
        row.color("maximumTrackTintColor", \.maximumTrackTintColor, since: 5),
        row.color("thumbTintColor", \.thumbTintColor, since: 5),
        row.image("minimumValueImage", \.minimumValueImage),
        row.image("maximumValueImage", \.maximumValueImage),
      ]
    },
    Family("stepper", of: ["control"], UIStepper.self) { row in
      [
        row.double("minimumValue", \.minimumValue),
        row.double("maximumValue", \.maximumValue),
        row.double("stepValue", \.stepValue),
        row.double("value", \.value),
        row.flag("continuous", \.isContinuous),
        row.flag("autorepeat", \.autorepeat),
        row.flag("wraps", \.wraps),
      ]
    },
    Family("colorWell", of: ["control"], UIColorWell.self) { row in
      [
        row.text("title", \.title), row.flag("supportsAlpha", \.supportsAlpha),
        row.color("selectedColor", \.selectedColor),
      ]
    },
    Family("segmentedControl", of: ["control"], UISegmentedControl.self) { row in
      [
        NibRow(name: "segments", places: [.child], since: 0) { object, element, child, values in
          guard let control = object as? UISegmentedControl, let child else { return true }
          control.removeAllSegments()
          for (index, segment) in child.children.filter({ $0.name == "segment" }).enumerated() {
            control.insertSegment(withTitle: nil, at: index, animated: false)
            values.segment = index
            let title = element.translationKey("segmentTitles[\(index)]")
            apply(
              segmentRows, of: values.translated("title", of: segment, title), to: control,
              in: values)
          }
          return true
        },
        row.count("selectedSegmentIndex", \.selectedSegmentIndex),
        row.flag("momentary", \.isMomentary),
        row.flag(
          "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, since: 5),
        row.color("selectedSegmentTintColor", \.selectedSegmentTintColor, since: 13),
      ]
    },
    Family("refreshControl", of: ["control"], UIRefreshControl.self) { row in
      [row.attributedText("attributedTitle") { $0.attributedTitle = $1 }]
    },
    Family("pageControl", of: ["control"], UIPageControl.self) { row in
      [
        row.count("numberOfPages", \.numberOfPages),
        row.count("currentPage", \.currentPage),
        row.flag("hidesForSinglePage", \.hidesForSinglePage),
        row.word("backgroundStyle", \.backgroundStyle, since: 14),
        row.flag("allowsContinuousInteraction", \.allowsContinuousInteraction, since: 14),
        row.color("pageIndicatorTintColor", \.pageIndicatorTintColor, since: 6),
        row.color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, since: 6),
        row.image("preferredIndicatorImage", \.preferredIndicatorImage, since: 14),
        row.image("currentPageIndicatorImage", \.preferredCurrentPageIndicatorImage, since: 16),
        row.word("direction", \.direction, since: 16),
      ]
    },
    Family("progressView", of: ["view"], UIProgressView.self) { row in
      [
        row.word("progressViewStyle", \.progressViewStyle),
        row.float("progress", \.progress),
        row.color("progressTintColor", \.progressTintColor, since: 5),
        row.color("trackTintColor", \.trackTintColor, since: 5),
        row.image("progressImage", \.progressImage, since: 5),
        row.image("trackImage", \.trackImage, since: 5),
      ]
    },
    Family("activityIndicatorView", of: ["view"], UIActivityIndicatorView.self) { row in
      [
        row.word("style", \.style),
        row.flag("hidesWhenStopped", \.hidesWhenStopped),
        row.flag("animating") { if $1 { $0.startAnimating() } },
        row.color("color", since: 5) { $0.color = $1 },
      ]
    },
    Family("datePicker", of: ["control"], UIDatePicker.self) { row in
      [
        row.word("datePickerMode", \.datePickerMode, ["countDown": .countDownTimer]),
        row.word("style", \.preferredDatePickerStyle, since: 13.4),
        row.count("minuteInterval", \.minuteInterval),
        row.flag("roundsToMinuteInterval", \.roundsToMinuteInterval, since: 15),
        row.double("countDownDuration", \.countDownDuration),
        row.part("minimumDate") { picker, part, values in
          picker.minimumDate = values.date(part)
          return picker.minimumDate != nil || part.name == "nil"
        },
        row.part("maximumDate") { picker, part, values in
          picker.maximumDate = values.date(part)
          return picker.maximumDate != nil || part.name == "nil"
        },
        NibRow(name: "date", places: [.part], since: 0) { object, element, part, values in
          guard let picker = object as? UIDatePicker, let part else { return true }
          // The file notes a date even where the picker begins with the present one.
          guard element.flag("useCurrentDate") == false, let date = values.date(part) else {
            return element.flag("useCurrentDate") != false
          }
          picker.date = date
          return true
        },
        row.part("locale") { picker, part, _ in
          guard let identifier = part["localeIdentifier"] else { return false }
          picker.locale = Locale(identifier: identifier)
          return true
        },
        row.part("timeZone") { picker, part, _ in
          guard let name = part["name"], let zone = TimeZone(identifier: name) else { return false }
          picker.timeZone = zone
          return true
        },
      ]
    },
    Family("pickerView", of: ["view"], UIPickerView.self) { row in
      [row.flag("showsSelectionIndicator", \.showsSelectionIndicator)]
    },
  ]

  private static let buttonStates: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  /// What a button shows in one of its states.
  static let stateRows: [NibRow] = {
    let row = NibRows<UIButton>()
    @MainActor func said(
      _ name: String, _ places: Set<NibRow.Place>, since: Double = 0,
      _ body: @escaping (UIButton, UIControl.State, InterfaceElement, NibValues) -> Bool
    ) -> NibRow {
      NibRow(name: name, places: places, since: since) { object, element, _, values in
        guard let button = object as? UIButton else { return true }
        // A state of Apple TV, such as `focused`, does not exist here.
        guard let state = element.key.flatMap({ buttonStates[$0] }) else { return true }
        return body(button, state, element, values)
      }
    }
    return [
      NibRow(name: "key", places: [.attribute], since: 0) { _, element, _, _ in
        element.key.map { buttonStates[$0] != nil } ?? false
      },
      said("title", [.attribute, .part]) { button, state, element, values in
        button.setTitle(values.text("title", of: element), for: state)
        return true
      },
      said("image", [.attribute, .part]) { button, state, element, values in
        button.setImage(values.image("image", of: element), for: state)
        return true
      },
      said("backgroundImage", [.attribute, .part]) { button, state, element, values in
        button.setBackgroundImage(values.image("backgroundImage", of: element), for: state)
        return true
      },
      said("titleColor", [.part]) { button, state, element, values in
        guard let part = element.part("titleColor"), part.name != "nil" else { return true }
        guard let color = values.color(part) else { return false }
        button.setTitleColor(color, for: state)
        return true
      },
      said("titleShadowColor", [.part]) { button, state, element, values in
        guard let part = element.part("titleShadowColor"), part.name != "nil" else { return true }
        guard let color = values.color(part) else { return false }
        button.setTitleShadowColor(color, for: state)
        return true
      },
      said("attributedTitle", [.part], since: 6) { button, state, element, values in
        guard let part = element.part("attributedTitle") else { return true }
        button.setAttributedTitle(values.attributedString(part), for: state)
        return true
      },
      said("preferredSymbolConfiguration", [.part], since: 13) { button, state, element, values in
        guard let part = element.part("preferredSymbolConfiguration") else { return true }
        button.setPreferredSymbolConfiguration(
          values.symbolConfiguration(part), forImageIn: state)
        return true
      },
    ]
  }()

  /// What a segment shows: the one whose number the values hold.
  static let segmentRows: [NibRow] = {
    let row = NibRows<UISegmentedControl>()
    return [
      NibRow(name: "title", places: [.attribute, .part], since: 0) { object, element, _, values in
        (object as? UISegmentedControl)?
          .setTitle(values.text("title", of: element), forSegmentAt: values.segment)
        return true
      },
      NibRow(name: "image", places: [.attribute, .part], since: 0) { object, element, _, values in
        (object as? UISegmentedControl)?
          .setImage(values.image("image", of: element), forSegmentAt: values.segment)
        return true
      },
      row.attribute("enabled") { control, said, values in
        control.setEnabled(said == "YES", forSegmentAt: values.segment)
        return said == "YES" || said == "NO"
      },
      row.attribute("width") { control, said, values in
        guard let width = NibValues.number(said) else { return false }
        control.setWidth(CGFloat(width), forSegmentAt: values.segment)
        return true
      },
      row.part("contentOffset") { control, part, values in
        guard let offset = values.size(part) else { return false }
        control.setContentOffset(offset, forSegmentAt: values.segment)
        return true
      },
    ]
  }()
}

extension NibValues {
  func date(_ element: InterfaceElement) -> Date? {
    element["timeIntervalSinceReferenceDate"].flatMap(NibValues.number)
      .map(Date.init(timeIntervalSinceReferenceDate:))
  }
}
