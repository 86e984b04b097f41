import Foundation
import InterfaceFiles

extension NibAttributes {
  /// Labels, fields and what is typed into them.
  static let texts: [Family] = [
    Family("label", of: ["view"], UILabel.self) { row in
      [
        row.font("fontDescription") { $0.font = $1 },
        row.color("textColor") { $0.textColor = $1 },
        row.color("highlightedColor", \.highlightedTextColor),
        row.color("shadowColor", \.shadowColor),
        row.size("shadowOffset", \.shadowOffset),
        row.word("textAlignment", \.textAlignment),
        row.attribute("lineBreakMode") { label, said, _ in
          guard let mode = NibValues.lineBreakModes[said] else { return false }
          label.lineBreakMode = mode
          return true
        },
        row.count("numberOfLines", \.numberOfLines),
        row.text("text", \.text),
        row.attributedText("attributedText") { $0.attributedText = $1 },
        row.flag("enabled", \.isEnabled),
        row.flag("highlighted", \.isHighlighted),
        row.flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
        row.word("baselineAdjustment", \.baselineAdjustment),
        row.length("minimumScaleFactor", \.minimumScaleFactor, since: 6),
        row.number("minimumFontSize") { label, size in
          // Interface Builder's older word for it, in points.
          guard label.font.pointSize > 0, deviceNumber >= 6 else { return }
          label.minimumScaleFactor = CGFloat(size) / label.font.pointSize
        },
        row.flag(
          "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, since: 9),
        row.flag(
          "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, since: 10),
        row.length("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, since: 6),
        row.flag("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated, since: 15),
      ]
    },
    Family("textField", of: ["control"], UITextField.self) { row in
      [
        row.font("fontDescription") { $0.font = $1 },
        row.color("textColor", \.textColor),
        row.word("textAlignment", \.textAlignment),
        row.text("text", \.text),
        row.text("placeholder", \.placeholder),
        row.attributedText("attributedText") { $0.attributedText = $1 },
        row.attributedText("attributedPlaceholder") { $0.attributedPlaceholder = $1 },
        row.word("borderStyle", \.borderStyle),
        row.word("clearButtonMode", \.clearButtonMode),
        row.flag("clearsOnBeginEditing", \.clearsOnBeginEditing),
        row.flag("clearsOnInsertion", \.clearsOnInsertion, since: 6),
        row.flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes, since: 6),
        row.flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
        row.length("minimumFontSize", \.minimumFontSize),
        row.flag(
          "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, since: 10),
        row.image("background", \.background),
        row.image("disabledBackground", \.disabledBackground),
        row.traits(traitsOfFields) { $0.autocapitalizationType = .none },
      ]
    },
    Family("textView", of: ["scrollView"], UITextView.self) { row in
      [
        row.font("fontDescription") { $0.font = $1 },
        row.color("textColor", \.textColor),
        row.word("textAlignment", \.textAlignment),
        row.text("text") { $0.text = $1 },
        row.attributedText("attributedText") { $0.attributedText = $1 },
        row.flag("editable", \.isEditable),
        row.flag("selectable", \.isSelectable, since: 7),
        row.flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes, since: 6),
        row.flag("clearsOnInsertion", \.clearsOnInsertion, since: 6),
        row.flag(
          "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, since: 10),
        row.flag("findInteractionEnabled", \.isFindInteractionEnabled, since: 16),
        row.part("dataDetectorTypes", since: 3) { view, part, values in
          view.dataDetectorTypes = detectors(part, values)
          return true
        },
        row.traits(traitsOfViews) { $0.autocapitalizationType = .none },
      ]
    },
  ]

  static let traitsOfFields: [NibRow] = {
    let row = NibRows<UITextField>()
    return [
      row.word("autocapitalizationType", \.autocapitalizationType),
      row.word("autocorrectionType", \.autocorrectionType),
      row.word("spellCheckingType", \.spellCheckingType, since: 5),
      row.word("keyboardType", \.keyboardType, ["alphabet": .asciiCapable]),
      row.word("keyboardAppearance", \.keyboardAppearance, ["alert": .alert]),
      row.word("returnKeyType", \.returnKeyType),
      row.flag("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
      row.flag("secureTextEntry", \.isSecureTextEntry),
      row.word("smartDashesType", \.smartDashesType, since: 11),
      row.word("smartInsertDeleteType", \.smartInsertDeleteType, since: 11),
      row.word("smartQuotesType", \.smartQuotesType, since: 11),
      row.text("textContentType", since: 10) { field, name in
        field.textContentType = name.map(UITextContentType.init(rawValue:))
      },
      row.text("passwordRules", since: 12) { field, rules in
        field.passwordRules = rules.map { UITextInputPasswordRules(descriptor: $0) }
      },
    ]
  }()

  private static let traitsOfViews: [NibRow] = {
    let row = NibRows<UITextView>()
    return [
      row.word("autocapitalizationType", \.autocapitalizationType),
      row.word("autocorrectionType", \.autocorrectionType),
      row.word("spellCheckingType", \.spellCheckingType, since: 5),
      row.word("keyboardType", \.keyboardType, ["alphabet": .asciiCapable]),
      row.word("keyboardAppearance", \.keyboardAppearance, ["alert": .alert]),
      row.word("returnKeyType", \.returnKeyType),
      row.flag("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
      row.flag("secureTextEntry", \.isSecureTextEntry),
      row.word("smartDashesType", \.smartDashesType, since: 11),
      row.word("smartInsertDeleteType", \.smartInsertDeleteType, since: 11),
      row.word("smartQuotesType", \.smartQuotesType, since: 11),
      row.text("textContentType", since: 10) { view, name in
        view.textContentType = name.map(UITextContentType.init(rawValue:))
      },
    ]
  }()

  static let traitsOfSearchBars: [NibRow] = {
    let row = NibRows<UISearchBar>()
    return [
      row.word("autocapitalizationType", \.autocapitalizationType),
      row.word("autocorrectionType", \.autocorrectionType),
      row.word("spellCheckingType", \.ownSearchTextField.spellCheckingType, since: 5),
      row.word("keyboardType", \.keyboardType, ["alphabet": .asciiCapable]),
      row.word(
        "keyboardAppearance", \.ownSearchTextField.keyboardAppearance, ["alert": .alert]),
      row.word("returnKeyType", \.returnKeyType),
      row.flag("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
      row.flag("secureTextEntry", \.ownSearchTextField.isSecureTextEntry),
      row.word("smartDashesType", \.ownSearchTextField.smartDashesType, since: 11),
      row.word("smartInsertDeleteType", \.ownSearchTextField.smartInsertDeleteType, since: 11),
      row.word("smartQuotesType", \.ownSearchTextField.smartQuotesType, since: 11),
      row.text("textContentType", since: 10) { bar, name in
        bar.ownSearchTextField.textContentType = name.map(UITextContentType.init(rawValue:))
      },
    ]
  }()

  private static func detectors(
    _ element: InterfaceElement, _ values: NibValues
  ) -> UIDataDetectorTypes {
    let known: [String: UIDataDetectorTypes] = [
      "phoneNumber": .phoneNumber, "link": .link, "address": .address,
      "calendarEvent": .calendarEvent, "none": [],
      "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
      "lookupSuggestion": .lookupSuggestion,
    ]
    var types: UIDataDetectorTypes = []
    for (name, said) in element.attributes where said == "YES" {
      guard let type = known[name] else {
        values.note(name, of: element, "this kind of data is not read.")
        continue
      }
      types.formUnion(type)
    }
    return types
  }
}
