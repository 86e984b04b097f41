/// The words of Interface Builder files: what is read, what is understood and of no consequence, and
/// what is known to exist and not read.
package enum NibVocabulary {
  package enum State: String, CaseIterable, Sendable {
    /// Something comes of it.
    case read
    /// It is understood, and nothing comes of it in an app that runs.
    case declared
    /// It is not read: a file that has it gets a finding.
    case unknown
  }

  /// Words that have the same standing for the same reason.
  package struct Entry: Sendable {
    package let state: State
    /// The elements that may have them; empty for all.
    package let elements: Set<String>
    /// Attributes, keys of children, or names of children without a key.
    package let words: Set<String>
    /// Why; for what is read, by whom.
    package let reason: String
  }

  /// Whether nothing has to be said of a file that has the word there.
  ///
  /// Words that rows read are not among them: those are known where they are read.
  package static func isUnderstood(_ word: String, of element: String) -> Bool {
    (standing[word] ?? []).contains { $0.elements.isEmpty || $0.elements.contains(element) }
  }

  /// What an element says that is not read, in the file's order.
  package struct Unread: Hashable, Sendable {
    package let element: String
    /// An attribute, the key of a child, or the name of a child without a key.
    package let word: String
    package let line: Int
  }

  /// What of a file is not read, once for each word of each kind of element.
  package static func unread(in file: InterfaceFile) -> [Unread] {
    var seen: Set<String> = []
    var unread: [Unread] = []
    func note(_ word: String, _ element: InterfaceElement, line: Int) {
      guard seen.insert("\(element.name) \(word)").inserted else { return }
      unread.append(Unread(element: element.name, word: word, line: line))
    }
    file.root.visit { element in
      if let known = values[element.name] {
        for name in element.attributes.keys.sorted()
        where name != "key" && name != "id" && !known.contains(name) {
          note(name, element, line: element.line)
        }
        return
      }
      guard let words = read[element.name] else {
        if !understoodElements.contains(element.name) {
          note("", element, line: element.line)
        }
        return
      }
      for name in element.attributes.keys.sorted()
      where !words.contains(name) && !isUnderstood(name, of: element.name) {
        note(name, element, line: element.line)
      }
      for child in element.children where child.name != "nil" || child.key != nil {
        let names = [child.key, child.name].compactMap(\.self)
        guard
          !names.contains(where: { words.contains($0) || isUnderstood($0, of: element.name) }),
          read[child.name] == nil
        else { continue }
        note(names[0], element, line: child.line)
      }
    }
    return unread
  }

  /// The words that rows read, by the element.
  package static let read: [String: Set<String>] = {
    var families: [String: Set<String>] = [:]
    var elements: [String: Set<String>] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").map(String.init) }
      let words = parts[1].reduce(Set(parts[3])) { $0.union(families[$1] ?? []) }
      families[parts[0][0]] = words
      for element in parts[2] { elements[element] = words }
    }
    return elements
  }()

  /// How the kinds of segues stand, and why.
  package static let segues: [String: (state: State, reason: String)] = [
    "relationship": (.read, "what a container holds"),
    "show": (.read, "as those around the source choose"),
    "showDetail": (.read, "as those around the source choose"),
    "presentation": (.read, "over the source"), "modal": (.read, "over the source, before iOS 8"),
    "popoverPresentation": (.read, "in a popover"),
    "popover": (.read, "in a popover, before iOS 8"),
    "push": (.read, "on the navigation controller, before iOS 8"),
    "replace": (.read, "in the other column of a split view, before iOS 8"),
    "embed": (.read, "inside of a view"), "unwind": (.read, "back to a controller"),
    "custom": (.read, "as the class of the segue does"),
    "preview": (.declared, "nobody presses hard here"),
    "commit": (.declared, "nobody presses hard here"),
  ]

  /// What is not told by rows: it is read where objects are made, or nothing comes of it.
  package static let entries: [Entry] =
    entries(.read, structure) + entries(.declared, design) + entries(.unknown, gaps)

  private static let standing: [String: [Entry]] = {
    var standing: [String: [Entry]] = [:]
    for entry in entries where entry.state != .unknown {
      for word in entry.words { standing[word, default: []].append(entry) }
    }
    return standing
  }()

  private static func entries(_ state: State, _ text: String) -> [Entry] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").map(String.init) }
      return Entry(
        state: state, elements: parts[0] == ["*"] ? [] : Set(parts[0]), words: Set(parts[1]),
        reason: parts[2].joined(separator: " "))
    }
  }

  /// Lines of elements, words and who reads them.
  private static let structure = """
    *|id key customClass customModule|the objects are made and found by them
    *|connections userDefinedRuntimeAttributes|outlets, actions, segues and runtime attributes
    *|variation subviews constraints gestureRecognizers|what is in a view, by size class
    *|viewLayoutGuide safeArea contentLayoutGuide frameLayoutGuide keyboard|what constraints refer to
    viewController tableViewController collectionViewController navigationController tabBarController splitViewController pageViewController hostingController avPlayerViewController glkViewController|storyboardIdentifier layoutGuides toolbarItems nibName view navigationItem tabBarItem navigationBar tabBar toolbar tableView collectionView viewControllers|the parts of a controller
    tableViewController scrollView tableView collectionView|refreshControl|what a pull shows
    tableView|dataMode prototypes sections tableHeaderView tableFooterView|the cells and sections of a table
    tableViewCell|contentView textLabel detailTextLabel imageView backgroundView selectedBackgroundView accessoryView editingAccessoryView rowHeight|the parts of a cell
    tableViewCellContentView tableViewHeaderFooterContentView collectionViewCellContentView|tableViewCell|the cell around it
    tableViewSection|headerTitle footerTitle cells|the sections of a static table
    collectionView|dataMode cells collectionViewLayout sectionHeaderView sectionFooterView|the cells of a collection
    collectionViewCell|contentView backgroundView selectedBackgroundView|the parts of a cell
    visualEffectView|contentView|what is over the effect
    navigationBar tabBar toolbar|items|what is on a bar
    tabBar|selectedItem|which of its items is selected
    navigationItem|barButtonItems leftBarButtonItem leftBarButtonItems rightBarButtonItem rightBarButtonItems backBarButtonItem titleView searchController|what is on a navigation bar
    barButtonItem|customView|what a bar button shows
    """

  /// Lines of elements, words and why nothing comes of them.
  private static let design = """
    *|userLabel colorLabel userComments|a note for the people who edit the file
    *|sceneMemberID customModuleProvider|Interface Builder's own bookkeeping
    *|fixedFrame misplaced ambiguous verifyAmbiguity canvasLocation simulatedAppContext|how the canvas shows the view
    *|simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedOrientationMetrics simulatedScreenMetrics simulatedDestinationMetrics simulatedNavigationBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics simulatedInterfaceStyle freeformSize|how the canvas shows the controller
    *|placeholderIntrinsicWidth placeholderIntrinsicHeight|sizes for the canvas only
    *|appearanceType propertyAccessControl|Xcode's checks
    *|clearsContextBeforeDrawing contentStretch contentScaleFactor|nothing is drawn in pixels
    *|catalog|read with the picture's name
    *|translatesAutoresizingMaskToConstraints|a slip of old files that Interface Builder passes over too
    *|springLoaded|nothing opens below what is dragged
    *|adjustsImageSizeForAccessibilityContentSizeCategory|pictures keep their sizes
    *|pointerInteraction hoverStyle toolTip|there is no pointer
    *|preferredBehavioralStyle|how it looks on a Mac
    *|largeContentImage scalesLargeContentImage largeContentSizeImage showsLargeContentViewer largeContentTitle|what a long press shows of a bar to people who read large text
    *|focusEffect focusGroupIdentifier focusGroupPriority allowsFocus allowsFocusDuringEditing remembersLastFocusedIndexPath|there is no focus
    *|motionEffects|views do not move with the device
    *|animations|a list that Xcode 7 writes for each view, and that is always empty
    searchBar|searchTextPositionAdjustment searchFieldBackgroundPositionAdjustment|the looks of the bar
    navigationBar|backgroundImage|the looks of the bar
    splitViewController|showsSecondaryOnlyButton|a button of three columns
    pageViewController|pageSpacing|pages lie side by side
    tableView|selfSizing|a note of Interface Builder's on cells
    tableView|showsSelectionImmediatelyOnTouchBegin|a row is selected when the finger is lifted
    collectionViewCell collectionReusableView|customSize|sizes for the canvas only
    label|usesAttributedText|the text itself says which kind it is
    textView textField|usesAttributedText usesAttributedPlaceholder|the text itself says which kind it is
    label|useAutomaticPreferredMaxLayoutWidth|the layout measures the text in any case
    label textField|adjustsLetterSpacingToFit lineBreakStrategy|how single letters are set
    label textField|autoshrinkMode|read with the least size
    textInputTraits|inlinePredictionType mathExpressionCompletionType writingToolsBehavior allowedWritingToolsResultOptions|the keyboard proposes nothing
    imageView|preferredImageDynamicRange|nothing is drawn in pixels
    button|hasAttributedTitle|the title itself says which kind it is
    button textField label|customFont|a note of Interface Builder's on fonts of the app
    segmentedControl|segmentControlStyle|the looks of iOS 6 and before
    pageControl|defersCurrentPageDisplay|the looks of the dots
    datePicker|useCurrentDate|read with the date
    datePicker|calendar|days are counted by the Gregorian calendar
    window|simulatedStatusBarMetrics|how the canvas shows the window
    viewController tableViewController collectionViewController navigationController tabBarController splitViewController pageViewController hostingController avPlayerViewController glkViewController|autoresizesArchivedViewToFullSize showSegueTemplateIdentifier interfaceOrientation|a view is as large as its container makes it
    tableViewCell|hidesAccessoryWhenEditing|read with the accessory
    tableViewCell|separatorStyle|the table says where its lines are
    viewControllerPlaceholder|storyboardName referencedIdentifier bundleIdentifier|another storyboard's controller
    glkView mtkView|autoResizeDrawable clearColor clearDepth clearStencil framebufferOnly presentsWithTransaction enableSetNeedsDisplay colorPixelFormat depthStencilPixelFormat drawableColorFormat drawableDepthFormat drawableStencilFormat drawableMultisample sampleCount preferredFramesPerSecond paused|nothing is drawn in pixels
    panGestureRecognizer|allowedScrollTypesMask|there is no wheel
    mapView|selectableMapFeatures pitchButtonVisibility showsUserTrackingButton userTrackingMode preferredConfiguration mapType pitchEnabled rotateEnabled scrollEnabled zoomEnabled showsUserLocation showsBuildings showsPointsOfInterest showsCompass showsScale showsTraffic|maps are plain views here
    wkWebView webView|allowsInlineMediaPlayback allowsMagnification findInteractionEnabled gapBetweenPages keyboardDisplayRequiresUserAction mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction pageLength paginationBreakingMode paginationMode suppressesIncrementalRendering configuration allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent scalesPageToFit dataDetectorTypes|pages are plain views here
    pdfView|autoScales displayDirection displayMode displaysPageBreaks|documents are plain views here
    pasteControl|contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected selectedColor supportsAlpha title|nothing is pasted by it here
    calendarView|fontDesign wantsDateDecorations|days are not decorated here
    glkViewController|preferredFramesPerSecond pauseOnWillResignActive resumeOnDidBecomeActive|nothing is drawn in pixels
    avPlayerViewController|allowsVideoFrameAnalysis canStartPictureInPictureAutomaticallyFromInline requiresLinearPlayback showsTimecodes videoGravity showsPlaybackControls allowsPictureInPicturePlayback entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds updatesNowPlayingInfoCenter|players are plain controllers here
    sceneKitView arscnView skView arskView|allowsTransparency asynchronous ignoresSiblingOrder preferredFramesPerSecond rendersContinuously scene showsDrawCount showsFields showsFPS showsNodeCount showsPhysics showsQuadCount shouldCullNonVisibleNodes allowsCameraControl autoenablesDefaultLighting jitteringEnabled antialiasingMode playing loops|scenes are plain views here
    """

  /// Lines of elements and words that real files have and that are not read.
  private static let gaps = """
    visualEffectView|glassEffect|glass is not modelled
    navigationItem|leadingItemGroups centerItemGroups trailingItemGroups leftBarButtonItemGroups rightBarButtonItemGroups|buttons have no groups
    """

  /// Elements that hold others or stand for what is read with them.
  private static let understoodElements: Set<String> = [
    "document", "device", "adaptation", "dependencies", "deployment", "plugIn", "capability",
    "development", "customFonts", "array", "objects", "scenes", "scene", "resources", "placeholder",
    "exit", "connections", "subviews", "constraints", "layoutGuides", "viewControllerLayoutGuide",
    "viewLayoutGuide", "inferredMetricsTieBreakers", "simulatedMetricsContainer", "classes",
    "class", "relationships", "relationship", "toolbarItems", "items", "gestureRecognizers",
    "prototypes", "sections", "cells", "segments", "viewControllers", "variation", "mask",
    "include", "exclude", "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute",
    "attributedString", "fragment", "attributes", "paragraphStyle", "shadow", "url",
    "textAttributes", "scopeButtonTitles", "leftBarButtonItems", "rightBarButtonItems",
    "barButtonItems", "keyCommands", "keyCommand", "image", "namedColor", "systemColor",
    "mutableData", "range", "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance",
    "vibrancyEffect", "searchDisplayController", "customObject", "viewControllerPlaceholder",
    "tableViewSection", "nil", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics",
    "simulatedTabBarMetrics", "freeformSimulatedSizeMetrics", "simulatedModalMetrics",
    "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
    "data", "dataDetectorType", "accessibilityTraits",
    "scopes", "edge", "dictionary", "imageReference", "glkView", "mapView", "wkWebView", "webView",
    "skView",
    "sceneKitView", "arscnView", "arskView", "mtkView", "glkViewController",
    "source", "accessibilityOverrides", "animations", "designables", "designable", "calendar",
    "mutableArray",
    "keyModifierFlags", "dataDetectorTypes", "popoverArrowDirection", "searchController",
    "simulatedPopoverMetrics", "simulatedSplitViewMasterMetrics",
    "simulatedSplitViewDetailMetrics", "tabStops", "textTab", "options", "hierarchicalColors",
    "paletteColors", "pointOfInterestFilter", "adBannerView", "arView",
    "livePhotoView", "pasteControl", "pdfView",
    "quickLookPreviewController", "cloudSharingController", "documentBrowserViewController",
    "imagePickerController", "menu", "children", "command",
    "standardMapConfiguration", "hybridMapConfiguration", "imageryMapConfiguration",
    "wkWebViewConfiguration", "audiovisualMediaTypes", "wkPreferences",
    "tabBarItemAppearance", "tabBarItemStateAppearance", "barButtonItemAppearance",
    "barButtonItemStateAppearance",
  ]

  /// The words of elements that are values: of a colour, a font, a length.
  package static let values: [String: Set<String>] = [
    "constraint": [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
      "constant", "priority", "identifier", "symbolic", "symbolType", "placeholder", "userLabel",
      "customClass", "customModule", "customModuleProvider",
      // Who made it, as Xcode 4 writes.
      "colorLabel", "type",
    ],
    "outlet": ["property", "destination", "userLabel"],
    "outletCollection": [
      "property", "destination", "collectionClass", "appends", "userLabel",
    ],
    "action": ["selector", "destination", "eventType", "userLabel"],
    "segue": [
      "destination", "kind", "relationship", "identifier", "customClass", "customModule",
      "customModuleProvider", "modalPresentationStyle", "modalTransitionStyle",
      "popoverAnchorView", "popoverArrowDirection", "unwindAction", "animates", "reference",
      "splitViewControllerTargetIndex", "destinationCreationSelector", "inheritsFrom", "userLabel",
      "sceneMemberID", "trigger", "popoverAnchorBarButtonItem",
    ],
    "rect": ["x", "y", "width", "height"],
    "frame": ["minX", "minY", "maxX", "maxY", "width", "height"],
    "point": ["x", "y"],
    "size": ["width", "height"],
    "inset": ["minX", "minY", "maxX", "maxY"],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "offsetWrapper": ["horizontal", "vertical"],
    // Files of Xcode 4 and 5 write some rectangles and sizes so.
    "value": ["type", "x", "y", "width", "height"],
    "autoresizingMask": [
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
      "flexibleMaxY",
    ],
    "color": [
      "red", "green", "blue", "alpha", "white", "cyan", "magenta", "yellow", "black", "colorSpace",
      "customColorSpace", "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor",
      "name", "catalog",
    ],
    "fontDescription": ["type", "style", "name", "family", "pointSize", "weight", "size"],
    "font": ["metaFont", "name", "size"],
    "string": ["base64-UTF8", "xml:space"],
    "mutableString": ["base64-UTF8", "xml:space"],
    "nil": ["name"], "bool": ["value"], "integer": ["value"], "real": ["value"],
    "date": ["timeIntervalSinceReferenceDate"],
    "locale": ["localeIdentifier"],
    "timeZone": ["name"],
    "imageReference": ["image", "catalog", "symbolScale", "renderingMode", "variableValue"],
    "extendedEdge": ["top", "left", "bottom", "right"],
    "rectEdge": ["top", "left", "bottom", "right"],
    "blurEffect": ["style"],
    "paragraphStyle": [
      "alignment", "lineBreakMode", "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore",
      "headIndent", "tailIndent", "firstLineHeadIndent", "lineHeightMultiple", "minimumLineHeight",
      "maximumLineHeight", "hyphenationFactor", "baseWritingDirection",
      // How single letters are set.
      "allowsDefaultTighteningForTruncation", "tighteningFactorForTruncation", "lineBreakStrategy",
    ],
    "preferredSymbolConfiguration": ["configurationType", "scale", "weight", "pointSize"],
    "buttonConfiguration": [
      "style", "title", "subtitle", "image", "catalog", "imagePadding", "titlePadding",
      "imagePlacement", "cornerStyle", "buttonSize", "titleAlignment", "showsActivityIndicator",
      "macIdiomStyle", "indicator", "titleLineBreakMode",
    ],
    "backgroundConfiguration": [
      "cornerRadius", "strokeWidth", "strokeOutset", "image", "catalog",
    ],
  ]
}
