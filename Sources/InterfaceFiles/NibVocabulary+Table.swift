extension NibVocabulary {
  /// Families of elements, the families that they extend, their elements, and the words that are
  /// read; `make members` writes it.
  static let table = """
    view||view containerView tableViewCellContentView collectionViewCellContentView \
    tableViewHeaderFooterContentView|accessibilityConfiguration alpha autoresizesSubviews \
    autoresizingMask backgroundColor clipsSubviews contentMode directionalLayoutMargins \
    exclusiveTouch frame frameInset hidden horizontalCompressionResistancePriority \
    horizontalHuggingPriority insetFor6xAndEarlier insetsLayoutMarginsFromSafeArea layoutMargins \
    multipleTouchEnabled opaque overrideUserInterfaceStyle preservesSuperviewLayoutMargins \
    restorationIdentifier semanticContentAttribute tag tintAdjustmentMode tintColor \
    translatesAutoresizingMaskIntoConstraints userInteractionEnabled \
    verticalCompressionResistancePriority verticalHuggingPriority
    window|view|window|resizesToFullScreen visibleAtLaunch
    imageView|view|imageView|animating highlighted highlightedImage image \
    preferredSymbolConfiguration
    scrollView|view|scrollView|alwaysBounceHorizontal alwaysBounceVertical \
    automaticallyAdjustsScrollIndicatorInsets bounces bouncesZoom canCancelContentTouches \
    contentInset contentInsetAdjustmentBehavior contentSize delaysContentTouches \
    directionalLockEnabled indicatorStyle keyboardDismissMode maximumZoomScale minimumZoomScale \
    pagingEnabled scrollEnabled scrollIndicatorInsets scrollsToTop showsHorizontalScrollIndicator \
    showsVerticalScrollIndicator
    stackView|view|stackView|alignment axis baselineRelativeArrangement distribution \
    layoutMarginsRelativeArrangement spacing spacingType
    visualEffectView|view|visualEffectView|blurEffect vibrancyEffect
    control|view|control|contentHorizontalAlignment contentVerticalAlignment enabled highlighted \
    selected showsMenuAsPrimaryAction
    button|control|button|adjustsImageWhenDisabled adjustsImageWhenHighlighted buttonType \
    changesSelectionAsPrimaryAction configuration contentEdgeInsets fontDescription \
    imageEdgeInsets lineBreakMode menu reversesTitleShadowWhenHighlighted role \
    showsTouchWhenHighlighted state titleEdgeInsets titleShadowOffset
    switch|control|switch|offImage on onImage onTintColor preferredStyle thumbTintColor title
    slider|control|slider|continuous maxValue maximumTrackTintColor maximumValueImage minValue \
    minimumTrackTintColor minimumValueImage thumbTintColor value
    stepper|control|stepper|autorepeat continuous maximumValue minimumValue stepValue value wraps
    colorWell|control|colorWell|selectedColor supportsAlpha title
    segmentedControl|control|segmentedControl|apportionsSegmentWidthsByContent momentary segments \
    selectedSegmentIndex selectedSegmentTintColor
    refreshControl|control|refreshControl|attributedTitle
    pageControl|control|pageControl|allowsContinuousInteraction backgroundStyle currentPage \
    currentPageIndicatorImage currentPageIndicatorTintColor direction hidesForSinglePage \
    numberOfPages pageIndicatorTintColor preferredIndicatorImage
    progressView|view|progressView|progress progressImage progressTintColor progressViewStyle \
    trackImage trackTintColor
    activityIndicatorView|view|activityIndicatorView|animating color hidesWhenStopped style
    datePicker|control|datePicker|countDownDuration date datePickerMode locale maximumDate \
    minimumDate minuteInterval roundsToMinuteInterval style timeZone
    pickerView|view|pickerView|showsSelectionIndicator
    label|view|label|adjustsFontForContentSizeCategory adjustsFontSizeToFit \
    allowsDefaultTighteningForTruncation attributedText baselineAdjustment enabled \
    fontDescription highlighted highlightedColor lineBreakMode minimumFontSize minimumScaleFactor \
    numberOfLines preferredMaxLayoutWidth shadowColor shadowOffset \
    showsExpansionTextWhenTruncated text textAlignment textColor
    textField|control|textField|adjustsFontForContentSizeCategory adjustsFontSizeToFit \
    allowsEditingTextAttributes attributedPlaceholder attributedText background borderStyle \
    clearButtonMode clearsOnBeginEditing clearsOnInsertion disabledBackground fontDescription \
    minimumFontSize placeholder text textAlignment textColor textInputTraits
    textView|scrollView|textView|adjustsFontForContentSizeCategory allowsEditingTextAttributes \
    attributedText clearsOnInsertion dataDetectorTypes editable findInteractionEnabled \
    fontDescription selectable text textAlignment textColor textInputTraits
    tableView|scrollView|tableView|allowsMultipleSelection allowsMultipleSelectionDuringEditing \
    allowsSelection allowsSelectionDuringEditing cellLayoutMarginsFollowReadableWidth \
    contentViewInsetsToSafeArea dragInteractionEnabled estimatedRowHeight \
    estimatedSectionFooterHeight estimatedSectionHeaderHeight insetsContentViewsToSafeArea \
    prefetchingEnabled rowHeight sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding \
    sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount \
    sectionIndexTrackingBackgroundColor selectionFollowsFocus separatorColor separatorInset \
    separatorInsetReference separatorStyle style
    tableViewCell|view|tableViewCell|accessoryType editingAccessoryType focusStyle \
    indentationLevel indentationWidth reuseIdentifier selectionStyle separatorInset \
    shouldIndentWhileEditing showsReorderControl style
    tableViewHeaderFooterView|view|tableViewHeaderFooterView|reuseIdentifier
    collectionView|scrollView|collectionView|allowsMultipleSelection \
    allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing \
    dragInteractionEnabled prefetchingEnabled selectionFollowsFocus
    collectionReusableView|view|collectionReusableView|reuseIdentifier
    collectionViewCell|collectionReusableView|collectionViewCell|
    collectionViewLayout||collectionViewLayout|
    collectionViewFlowLayout||collectionViewFlowLayout|automaticEstimatedItemSize \
    estimatedItemSize footerReferenceSize headerReferenceSize itemSize minimumInteritemSpacing \
    minimumLineSpacing scrollDirection sectionFootersPinToVisibleBounds \
    sectionHeadersPinToVisibleBounds sectionInset sectionInsetReference
    navigationBar|view|navigationBar|backIndicatorImage backIndicatorTransitionMaskImage barStyle \
    barTintColor compactAppearance compactScrollEdgeAppearance largeTitleTextAttributes \
    largeTitles scrollEdgeAppearance shadowImage standardAppearance titleTextAttributes \
    translucent
    navigationItem||navigationItem|backButtonDisplayMode backButtonTitle compactAppearance \
    hidesBackButton hidesSearchBarWhenScrolling largeTitleDisplayMode \
    leftItemsSupplementBackButton prompt scrollEdgeAppearance standardAppearance style title
    barItem|||accessibilityConfiguration enabled image imageInsets landscapeImage tag title
    barButtonItem|barItem|barButtonItem|hidden menu selected style systemItem tintColor \
    titlePositionAdjustment width
    tabBarItem|barItem|tabBarItem|badgeColor badgeValue scrollEdgeAppearance selectedImage \
    standardAppearance systemItem titlePositionAdjustment
    tabBar|view|tabBar|backgroundImage barStyle barTintColor itemPositioning itemSpacing \
    itemWidth scrollEdgeAppearance selectedImageTintColor selectionIndicatorImage shadowImage \
    standardAppearance translucent unselectedItemTintColor
    toolbar|view|toolbar|backgroundImage barStyle barTintColor compactAppearance \
    scrollEdgeAppearance shadowImage standardAppearance translucent
    searchBar|view|searchBar|backgroundImage barStyle barTintColor placeholder prompt \
    scopeBarBackgroundImage scopeButtonTitles searchBarStyle searchResultsButtonSelected \
    selectedScopeButtonIndex showsBookmarkButton showsCancelButton showsScopeBar \
    showsSearchResultsButton text textInputTraits translucent
    viewController||viewController hostingController \
    avPlayerViewController|automaticallyAdjustsScrollViewInsets contentSizeForViewInPopover \
    definesPresentationContext edgesForExtendedLayout extendedLayoutIncludesOpaqueBars \
    hidesBottomBarWhenPushed keyCommands modalInPresentation \
    modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle \
    overrideUserInterfaceStyle preferredContentSize providesPresentationContextTransitionStyle \
    restorationIdentifier title useStoryboardIdentifierAsRestorationIdentifier \
    viewRespectsSystemMinimumLayoutMargins wantsFullScreenLayout
    navigationController|viewController|navigationController|hidesBarsOnSwipe hidesBarsOnTap \
    hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact navigationBarHidden toolbarHidden
    tabBarController|viewController|tabBarController|
    splitViewController|viewController|splitViewController|allowDoubleColumnStyle behavior \
    displayModeButtonVisibility maximumPrimaryColumnWidth minimumPrimaryColumnWidth \
    preferredDisplayMode preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction \
    preferredSplitBehavior preferredSupplementaryColumnWidth \
    preferredSupplementaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle \
    primaryEdge style
    pageViewController|viewController|pageViewController|doubleSided navigationOrientation \
    spineLocation transitionStyle
    tableViewController|viewController|tableViewController|clearsSelectionOnViewWillAppear
     \
    collectionViewController|viewController|collectionViewController|clearsSelectionOnViewWillAppear \
    installsStandardGestureForInteractiveMovement useLayoutToLayoutNavigationTransitions
    gestureRecognizer||gestureRecognizer|allowedTouchTypes cancelsTouchesInView \
    delaysTouchesBegan delaysTouchesEnded enabled name requiresExclusiveTouchType
    tapGestureRecognizer|gestureRecognizer|tapGestureRecognizer|numberOfTapsRequired \
    numberOfTouchesRequired
    longPressGestureRecognizer|gestureRecognizer|longPressGestureRecognizer \
    pongPressGestureRecognizer|allowableMovement minimumPressDuration numberOfTapsRequired \
    numberOfTouchesRequired
    swipeGestureRecognizer|gestureRecognizer|swipeGestureRecognizer|direction \
    numberOfTouchesRequired
    panGestureRecognizer|gestureRecognizer|panGestureRecognizer|maximumNumberOfTouches \
    minimumNumberOfTouches
    screenEdgePanGestureRecognizer|panGestureRecognizer|screenEdgePanGestureRecognizer|edges
    pinchGestureRecognizer|gestureRecognizer|pinchGestureRecognizer|scale
    rotationGestureRecognizer|gestureRecognizer|rotationGestureRecognizer|rotation
    hoverGestureRecognizer|gestureRecognizer|hoverGestureRecognizer|
    accessibility||accessibility|hint identifier isElement label traits value
    segment||segment|contentOffset enabled image title width
    state||state|attributedTitle backgroundImage image key preferredSymbolConfiguration title \
    titleColor titleShadowColor
    textInputTraits||textInputTraits|autocapitalizationType autocorrectionType \
    enablesReturnKeyAutomatically keyboardAppearance keyboardType passwordRules returnKeyType \
    secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType \
    textContentType
    """
}
