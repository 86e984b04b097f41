import Foundation

extension UIKitProperties {
  /// Whether a path ends at a property that UIKit's class has and the runtime lacks: a device sets it, and
  /// nothing may end over it here.
  static func lacks(_ path: String, of object: NSObject) -> Bool {
    guard let dot = path.firstIndex(of: ".") else { return lacks(key: path, of: object) }
    let owner = Simulator.current.keyedProperty(String(path[..<dot]), of: object)?.value(object)
    guard let owner = owner as? NSObject else { return false }
    return lacks(String(path[path.index(after: dot)...]), of: owner)
  }

  private static func lacks(key: String, of object: NSObject) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if lacking[_typeName(current, qualified: false)]?.contains(key) == true { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  /// What Apple's reference says that an app may set, by class; at the end what no header has and apps set
  /// nonetheless, to change a look (rule 865).
  private static let lacking: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: lines.split(separator: "\n").map { line in
      let parts = line.split(separator: ":")
      return (String(parts[0]), Set(parts[1].split(separator: " ").map(String.init)))
    })

  private static let lines = """
    UIResponder: userActivity pasteConfiguration
    UIView: accessibilityActivationPoint accessibilityAttributedHint accessibilityAttributedLabel \
    accessibilityAttributedValue accessibilityContainerType accessibilityCustomActions \
    accessibilityCustomRotors accessibilityElements accessibilityElementsHidden accessibilityFrame \
    accessibilityIgnoresInvertColors accessibilityLanguage accessibilityNavigationStyle \
    accessibilityPath accessibilityRespondsToUserInteraction accessibilityTextualContext \
    accessibilityUserInputLabels automationElements clearsContextBeforeDrawing \
    edgeAntialiasingMask focusEffect focusGroupIdentifier focusGroupPriority hoverStyle interactions \
    largeContentImage largeContentImageInsets largeContentTitle maximumContentSizeCategory \
    minimumContentSizeCategory scalesLargeContentImage shouldGroupAccessibilityChildren \
    showsLargeContentViewer transform3D
    UIWindow: canResizeToFitContent screen
    UIImageView: adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused \
    highlightedAnimationImages masksFocusEffectToContents preferredImageDynamicRange
    UIScrollView: allowsKeyboardScrolling bouncesHorizontally bouncesVertically indexDisplayMode \
    transfersHorizontalScrollingToParent transfersVerticalScrollingToParent
    UIControl: contextMenuInteractionEnabled isContextMenuInteractionEnabled \
    symbolAnimationEnabled toolTip
    UIButton: automaticallyUpdatesConfiguration font lineBreakMode pointerInteractionEnabled \
    preferredBehavioralStyle preferredMenuElementOrder role titleShadowOffset
    UILabel: adjustsLetterSpacingToFitWidth minimumFontSize preferredVibrancy
    UITextField: allowedWritingToolsResultOptions inlinePredictionType pasteDelegate textDragDelegate \
    textDragOptions textDropDelegate writingToolsBehavior
    UITextView: allowedWritingToolsResultOptions borderStyle inlinePredictionType pasteDelegate \
    textDragDelegate textDragOptions textDropDelegate textHighlightAttributes writingToolsBehavior
    UISearchBar: cancelButtonText _cancelButtonText inputAccessoryView keyboardAppearance lookToDictateEnabled scopeBarBackgroundImage \
    searchFieldBackgroundPositionAdjustment searchResultsButtonSelected \
    searchTextPositionAdjustment secureTextEntry showsSearchResultsButton spellCheckingType \
    textContentType
    UISegmentedControl: segmentedControlStyle
    UISlider: preferredBehavioralStyle sliderStyle trackConfiguration
    UISwitch: preferredStyle
    UIPageControl: pageImage _pageImage currentPageImage _currentPageImage currentPageIndicatorImage defersCurrentPageDisplay direction \
    preferredCurrentPageIndicatorImage progress
    UIProgressView: observedProgress
    UIActivityIndicatorView: activityIndicatorViewStyle
    UIDatePicker: textColor highlightsToday
    UIPickerView: textColor
    UIAlertAction: titleTextColor titleTextAlignment image imageTintColor checked
    UIAlertController: attributedTitle attributedMessage contentViewController
    UIActivityViewController: subject
    UITableView: tableHeaderBackgroundColor allowsFocus contentHuggingElements remembersLastFocusedIndexPath \
    selectionFollowsFocus selfSizingInvalidation springLoaded
    UITableViewCell: accessoryAction automaticallyUpdatesBackgroundConfiguration \
    automaticallyUpdatesContentConfiguration backgroundConfiguration contentConfiguration editAction \
    font hidesAccessoryWhenEditing image lineBreakMode selectedImage selectedTextColor target text \
    textAlignment textColor
    UITableViewHeaderFooterView: automaticallyUpdatesBackgroundConfiguration \
    automaticallyUpdatesContentConfiguration backgroundConfiguration contentConfiguration
    UICollectionView: allowsFocus allowsFocusDuringEditing dragDelegate dropDelegate \
    remembersLastFocusedIndexPath reorderingCadence selectionFollowsFocus selfSizingInvalidation \
    springLoaded
    UICollectionViewCell: automaticallyUpdatesBackgroundConfiguration \
    automaticallyUpdatesContentConfiguration backgroundConfiguration contentConfiguration
    UICollectionViewFlowLayout: sectionInsetReference
    UIToolbar: hidesShadow
    UINavigationBar: hidesShadow backgroundColor items preferredBehavioralStyle
    UITabBar: hidesShadow _hidesShadow selectedImageTintColor springLoaded
    UIBarItem: largeContentSizeImage largeContentSizeImageInsets landscapeImagePhoneInsets
    UIBarButtonItem: action changesSelectionAsPrimaryAction menuRepresentation possibleTitles \
    preferredMenuElementOrder springLoaded symbolAnimationEnabled
    UINavigationItem: additionalOverflowItems backAction centerItemGroups compactScrollEdgeAppearance \
    customizationIdentifier documentProperties leadingItemGroups pinnedTrailingGroup \
    preferredSearchBarPlacement renameDelegate style titleMenuProvider trailingItemGroups
    UIViewController: contentSizeForViewInPopover focusGroupIdentifier \
    interactionActivityTrackingBaseName modalInPopover performsActionsWhilePresentingModally \
    preferredTransition restorationClass restoresFocusAfterTransition
    UITabBarController: customizationIdentifier mode sidebar
    UISplitViewController: displayModeButtonVisibility maximumSupplementaryColumnWidth \
    minimumSecondaryColumnWidth minimumSupplementaryColumnWidth preferredSecondaryColumnWidth \
    preferredSplitBehavior preferredSupplementaryColumnWidth \
    preferredSupplementaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle \
    primaryEdge showsSecondaryOnlyButton
    UISearchController: automaticallyShowsScopeBar automaticallyShowsSearchResultsController \
    ignoresSearchSuggestionsForSearchBarPlacementStacked scopeBarActivation searchSuggestions
    UIImagePickerController: cameraCaptureMode cameraDevice cameraFlashMode cameraOverlayView \
    cameraViewTransform imageExportPreset showsCameraControls videoExportPreset \
    videoMaximumDuration videoQuality
    UIGestureRecognizer: allowedPressTypes buttonMaskRequired
    UIPanGestureRecognizer: allowedScrollTypesMask
    """
}
