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
  package static func isUnderstood(_ word: String, of element: String) -> Bool {
    (standing[word] ?? []).contains { $0.elements.isEmpty || $0.elements.contains(element) }
  }

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
    viewController tableViewController collectionViewController navigationController tabBarController splitViewController pageViewController hostingController avPlayerViewController glkViewController|storyboardIdentifier layoutGuides toolbarItems nibName view navigationItem tabBarItem navigationBar tabBar toolbar tableView collectionView viewControllers keyCommands|the parts of a controller
    tableView|dataMode prototypes sections tableHeaderView tableFooterView|the cells and sections of a table
    tableViewCell|contentView textLabel detailTextLabel imageView backgroundView selectedBackgroundView accessoryView editingAccessoryView rowHeight|the parts of a cell
    tableViewCellContentView tableViewHeaderFooterContentView collectionViewCellContentView|tableViewCell|the cell around it
    tableViewSection|headerTitle footerTitle cells|the sections of a static table
    collectionView|dataMode cells collectionViewLayout sectionHeaderView sectionFooterView|the cells of a collection
    collectionViewCell|contentView backgroundView selectedBackgroundView|the parts of a cell
    visualEffectView|contentView|what is over the effect
    navigationBar tabBar toolbar|items|what is on a bar
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
    *|springLoaded dragInteractionEnabled|nothing is dragged from app to app
    *|adjustsImageSizeForAccessibilityContentSizeCategory|pictures keep their sizes
    *|pointerInteraction|there is no pointer
    *|largeContentImage largeContentSizeImage showsLargeContentViewer largeContentTitle|what a long press shows of a bar to people who read large text
    *|focusEffect focusGroupIdentifier|there is no focus
    label|usesAttributedText|the text itself says which kind it is
    textView textField|usesAttributedText|the text itself says which kind it is
    label|useAutomaticPreferredMaxLayoutWidth|the layout measures the text in any case
    label textField|adjustsLetterSpacingToFit lineBreakStrategy|how single letters are set
    button|hasAttributedTitle|the title itself says which kind it is
    button|role|the looks of a button
    button textField label|customFont|a note of Interface Builder's on fonts of the app
    segmentedControl|segmentControlStyle|the looks of iOS 6 and before
    pageControl|defersCurrentPageDisplay currentPageIndicatorImage|the looks of the dots
    datePicker|useCurrentDate|read with the date
    datePicker|calendar|days are counted by the Gregorian calendar
    window|simulatedStatusBarMetrics|how the canvas shows the window
    viewController tableViewController collectionViewController navigationController tabBarController splitViewController pageViewController hostingController avPlayerViewController glkViewController|autoresizesArchivedViewToFullSize showSegueTemplateIdentifier interfaceOrientation|a view is as large as its container makes it
    tableViewCell|hidesAccessoryWhenEditing|read with the accessory
    viewControllerPlaceholder|storyboardName referencedIdentifier bundleIdentifier|another storyboard's controller
    glkView mtkView|enableSetNeedsDisplay colorPixelFormat depthStencilPixelFormat drawableColorFormat drawableDepthFormat drawableStencilFormat drawableMultisample sampleCount preferredFramesPerSecond paused|nothing is drawn in pixels
    mapView|mapType pitchEnabled rotateEnabled scrollEnabled zoomEnabled showsUserLocation showsBuildings showsPointsOfInterest showsCompass showsScale showsTraffic|maps are plain views here
    wkWebView webView|configuration allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent scalesPageToFit dataDetectorTypes|pages are plain views here
    glkViewController|preferredFramesPerSecond pauseOnWillResignActive resumeOnDidBecomeActive|nothing is drawn in pixels
    avPlayerViewController|videoGravity showsPlaybackControls allowsPictureInPicturePlayback entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds updatesNowPlayingInfoCenter|players are plain controllers here
    sceneKitView arscnView skView arskView|allowsCameraControl autoenablesDefaultLighting jitteringEnabled antialiasingMode playing loops|scenes are plain views here
    """

  /// Lines of elements and words that real files have and that are not read.
  private static let gaps = """
    *|motionEffects|views do not move with the device
    searchBar|showsSearchResultsButton searchResultsButtonSelected scopeBarBackgroundImage searchTextPositionAdjustment searchFieldBackgroundPositionAdjustment|the bar has no such members
    toolbar|backgroundImage shadowImage|the bar has no such members
    navigationBar|backgroundImage|the bar has no such member
    tabBarController|selectedIndex|Interface Builder does not write it
    splitViewController|presentsWithGesture primaryBackgroundStyle preferredSplitBehavior preferredPrimaryColumnWidth preferredSupplementaryColumnWidth showsSecondaryOnlyButton minimumPrimaryColumnWidth maximumPrimaryColumnWidth|the controller has no such members
    pageViewController|pageSpacing|pages lie side by side
    viewController|modalPresentationCapturesStatusBarAppearance|a class says it
    button barButtonItem|menu|menus are not shown
    tableView|selfSizing|rows keep their heights
    """

  /// The words of elements that are values: of a colour, a font, a length.
  package static let values: [String: Set<String>] = [
    "rect": ["x", "y", "width", "height"],
    "frame": ["minX", "minY", "maxX", "maxY", "width", "height"],
    "point": ["x", "y"],
    "size": ["width", "height"],
    "inset": ["minX", "minY", "maxX", "maxY"],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "offsetWrapper": ["horizontal", "vertical"],
    "autoresizingMask": [
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
      "flexibleMaxY",
    ],
    "color": [
      "red", "green", "blue", "alpha", "white", "cyan", "magenta", "yellow", "black", "colorSpace",
      "customColorSpace", "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor",
      "name", "catalog",
    ],
    "fontDescription": ["type", "style", "name", "family", "pointSize", "weight"],
    "font": ["metaFont", "name", "size"],
    "string": ["base64-UTF8", "xml:space"],
    "mutableString": ["base64-UTF8", "xml:space"],
    "nil": [], "bool": ["value"], "integer": ["value"], "real": ["value"],
    "date": ["timeIntervalSinceReferenceDate"],
    "locale": ["localeIdentifier"],
    "timeZone": ["name"],
    "imageReference": ["image", "catalog", "symbolScale", "renderingMode", "variableValue"],
    "extendedEdge": ["top", "left", "bottom", "right"],
    "rectEdge": ["top", "left", "bottom", "right"],
    "blurEffect": ["style"],
    "preferredSymbolConfiguration": ["configurationType", "scale", "weight", "pointSize"],
    "buttonConfiguration": [
      "style", "title", "subtitle", "image", "catalog", "imagePadding", "titlePadding",
      "imagePlacement", "cornerStyle", "buttonSize", "titleAlignment", "showsActivityIndicator",
    ],
    "backgroundConfiguration": [
      "cornerRadius", "strokeWidth", "strokeOutset", "image", "catalog",
    ],
  ]
}
