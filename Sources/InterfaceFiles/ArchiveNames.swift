/// What Xcode 3 and 4 called what later files have other words for.
enum ArchiveNames {
  /// What objects of that class are called; nil for what only Interface Builder needs.
  static func element(ofClass type: String) -> String? {
    switch type {
    case "IBProxyObject": return "placeholder"
    case "IBMKMapView": return "mapView"
    case "IBUILongPressGestureRecognizer": return "pongPressGestureRecognizer"
    default: break
    }
    guard type.hasPrefix("IB"), !type.hasPrefix("IBUISimulated"), !type.hasSuffix("Metrics") else {
      return nil
    }
    return attribute(String(type.dropFirst(type.hasPrefix("IBUI") ? 4 : 2)))
  }

  /// A name that begins with a small letter.
  static func attribute(_ name: String) -> String {
    let known = [
      "SystemItemIdentifier": "systemItem", "URL": "url",
    ]
    return known[name] ?? name.prefix(1).lowercased() + name.dropFirst()
  }

  /// What says how Interface Builder shows an object, or says again what stands elsewhere.
  static let ofInterfaceBuilder = Set([
    "NSNextResponder", "NSSuperview", "NSWindow", "NSNextKeyView", "NSReuseIdentifierKey",
    "NSFrameMatrix", "targetRuntimeIdentifier", "IBProxiedObjectIdentifier",
    "IBUIParentViewController", "IBUIFont", "IBUIFontDescription", "IBUIHorizontal",
    "IBUISelectedViewController", "IBUISelectedItem",
    "IBUISimulatedStatusBarMetrics", "IBUISimulatedTopBarMetrics", "IBUISimulatedBottomBarMetrics",
    "IBUISimulatedOrientationMetrics", "IBUISimulatedDestinationMetrics",
    "IBUIShowsSelectionImmediatelyOnTouchBegin",
  ]).union(statesOfButtons)

  /// What a button shows in a state, and what later files call it there.
  static let partsOfStates = [
    ("Title", "title"), ("Image", "image"), ("BackgroundImage", "backgroundImage"),
    ("TitleColor", "titleColor"), ("TitleShadowColor", "titleShadowColor"),
  ]

  private static let statesOfButtons: [String] = ["Normal", "Highlighted", "Disabled", "Selected"]
    .flatMap { state in partsOfStates.map { "IBUI\(state)\($0.0)" } }

  static let edges = [
    "1": "left", "2": "right", "3": "top", "4": "bottom", "5": "leading", "6": "trailing",
    "7": "width", "8": "height", "9": "centerX", "10": "centerY", "11": "baseline",
  ]

  static let events = [
    "1": "touchDown", "2": "touchDownRepeat", "3": "touchDragInside", "4": "touchDragOutside",
    "5": "touchDragEnter", "6": "touchDragExit", "7": "touchUpInside", "8": "touchUpOutside",
    "9": "touchCancel", "13": "valueChanged", "17": "editingDidBegin", "18": "editingChanged",
    "19": "editingDidEnd", "20": "editingDidEndOnExit",
  ]

  /// The word that later files have for a number; what has none stays as it is.
  static func word(_ value: String, for name: String, of owner: String) -> String {
    guard let words = words["\(owner).\(name)"] ?? words[name], let number = Int(value),
      words.indices.contains(number)
    else { return value }
    return words[number]
  }

  private static let words: [String: [String]] = [
    "contentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
      "left",
      "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ],
    "textAlignment": ["left", "center", "right", "justified", "natural"],
    "baselineAdjustment": ["alignBaselines", "alignCenters", "none"],
    "lineBreakMode": [
      "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    ],
    "contentHorizontalAlignment": ["center", "left", "right", "fill"],
    "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
    "buttonType": [
      "custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
    ],
    "borderStyle": ["none", "line", "bezel", "roundedRect"],
    "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
    "separatorStyle": ["none", "default", "singleLineEtched"],
    "tableView.style": ["plain", "grouped"],
    "barButtonItem.style": ["plain", "bordered", "done"],
    "activityIndicatorView.style": ["whiteLarge", "white", "gray"],
    "tableViewCell.style": [
      "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1",
      "IBUITableViewCellStyleValue2", "IBUITableViewCellStyleSubtitle",
    ],
    "segmentControlStyle": ["plain", "bordered", "bar", "bezeled"],
    "barStyle": ["default", "black", "blackTranslucent"],
    "progressViewStyle": ["default", "bar"],
    "selectionStyle": ["none", "blue", "gray", "default"],
    "accessoryType": ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark"],
    "editingAccessoryType": ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark"],
    "indicatorStyle": ["default", "black", "white"],
    "datePickerMode": ["time", "date", "dateAndTime", "countDownTimer"],
    "autocapitalizationType": ["none", "words", "sentences", "allCharacters"],
    "autocorrectionType": ["default", "no", "yes"],
    "keyboardType": [
      "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
      "namePhonePad", "emailAddress", "decimalPad", "twitter",
    ],
    "returnKeyType": [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
      "emergencyCall",
    ],
    "keyboardAppearance": ["default", "alert"],
    "barButtonItem.systemItem": [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
      "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
      "pause", "rewind", "fastForward", "undo", "redo", "pageCurl",
    ],
    "tabBarItem.systemItem": [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
      "search", "downloads", "mostRecent", "mostViewed",
    ],
  ]
}
