import Foundation

extension UIKitProperties.Table {
  /// What came to UIKit's classes with later versions, and what apps set seldom.
  mutating func addLater() {
    addLaterOfViews()
    addLaterOfTexts()
    addLaterOfLists()
    addLaterOfBars()
    addLaterOfControllers()
  }

  private mutating func addLaterOfViews() {
    add("userActivity", \UIResponder.userActivity)
    add("pasteConfiguration", \UIResponder.pasteConfiguration)
    add("anchorPoint", \UIView.anchorPoint)
    add("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
    add("contentStretch", \UIView.contentStretch)
    add("interactions", \UIView.interactions)
    add("transform3D", \UIView.transform3D)
    add("screen", \UIWindow.screen)
    add("highlightedAnimationImages", \UIImageView.highlightedAnimationImages)
    add("preferredImageDynamicRange", \UIImageView.preferredImageDynamicRange)
    add("allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling)
    add("bouncesHorizontally", \UIScrollView.bouncesHorizontally)
    add("bouncesVertically", \UIScrollView.bouncesVertically)
    add("indexDisplayMode", \UIScrollView.indexDisplayMode)
    add(
      "transfersHorizontalScrollingToParent", \UIScrollView.transfersHorizontalScrollingToParent)
    add("transfersVerticalScrollingToParent", \UIScrollView.transfersVerticalScrollingToParent)

    add(is: "contextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled)
    add(is: "symbolAnimationEnabled", \UIControl.isSymbolAnimationEnabled)
    add("toolTip", \UIControl.toolTip)
    add("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
    add(is: "pointerInteractionEnabled", \UIButton.isPointerInteractionEnabled)
    add("preferredBehavioralStyle", \UIButton.preferredBehavioralStyle)
    add("preferredMenuElementOrder", \UIButton.preferredMenuElementOrder)
    add("role", \UIButton.role)
    add(is: "springLoaded", \UIButton.isSpringLoaded)
    add("preferredBehavioralStyle", \UISlider.preferredBehavioralStyle)
    add("preferredStyle", \UISwitch.preferredStyle)
    add("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay)
    add("direction", \UIPageControl.direction)
    add("preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
    add("observedProgress", \UIProgressView.observedProgress)

    add("allowedPressTypes", \UIGestureRecognizer.allowedPressTypes)
    add("allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask)
    add("buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired)
    add("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived)
  }

  private mutating func addLaterOfTexts() {
    add("adjustsLetterSpacingToFitWidth", \UILabel.adjustsLetterSpacingToFitWidth)
    add("minimumFontSize", \UILabel.minimumFontSize)
    add("enablesMarqueeWhenAncestorFocused", \UILabel.enablesMarqueeWhenAncestorFocused)
    add("inlinePredictionType", \UITextField.inlinePredictionType)
    add("passwordRules", \UITextField.passwordRules)
    add("pasteDelegate", \UITextField.pasteDelegate)
    add("selectedTextRange", \UITextField.selectedTextRange)
    add("textDragDelegate", \UITextField.textDragDelegate)
    add("textDragOptions", \UITextField.textDragOptions)
    add("textDropDelegate", \UITextField.textDropDelegate)
    add("writingToolsBehavior", \UITextField.writingToolsBehavior)
    add("allowedWritingToolsResultOptions", \UITextView.allowedWritingToolsResultOptions)
    add("borderStyle", \UITextView.borderStyle)
    add("inlinePredictionType", \UITextView.inlinePredictionType)
    add("passwordRules", \UITextView.passwordRules)
    add("pasteDelegate", \UITextView.pasteDelegate)
    add("selectedTextRange", \UITextView.selectedTextRange)
    add("textContentType", \UITextView.textContentType)
    add("textDragDelegate", \UITextView.textDragDelegate)
    add("textDragOptions", \UITextView.textDragOptions)
    add("textDropDelegate", \UITextView.textDropDelegate)
    add("textHighlightAttributes", \UITextView.textHighlightAttributes)
    add("writingToolsBehavior", \UITextView.writingToolsBehavior)

    add("inputAccessoryView", \UISearchBar.inputAccessoryView)
    add(is: "enabled", \UISearchBar.isEnabled)
    add(is: "lookToDictateEnabled", \UISearchBar.isLookToDictateEnabled)
    add(is: "searchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected)
    add("keyboardAppearance", \UISearchBar.keyboardAppearance)
    add("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage)
    add(
      "searchFieldBackgroundPositionAdjustment",
      \UISearchBar.searchFieldBackgroundPositionAdjustment)
    add("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment)
    add("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
  }

  private mutating func addLaterOfLists() {
    add(is: "springLoaded", \UITableView.isSpringLoaded)
    add("selfSizingInvalidation", \UITableView.selfSizingInvalidation)
    add(
      "automaticallyUpdatesBackgroundConfiguration",
      \UITableViewCell.automaticallyUpdatesBackgroundConfiguration)
    add(
      "automaticallyUpdatesContentConfiguration",
      \UITableViewCell.automaticallyUpdatesContentConfiguration)
    add("backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
    add("contentConfiguration", \UITableViewCell.contentConfiguration)
    add("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration)
    add("contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration)

    add("dragDelegate", \UICollectionView.dragDelegate)
    add("dropDelegate", \UICollectionView.dropDelegate)
    add(is: "springLoaded", \UICollectionView.isSpringLoaded)
    add("reorderingCadence", \UICollectionView.reorderingCadence)
    add("selfSizingInvalidation", \UICollectionView.selfSizingInvalidation)
    add(
      "automaticallyUpdatesBackgroundConfiguration",
      \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
    add(
      "automaticallyUpdatesContentConfiguration",
      \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
    add("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration)
    add("contentConfiguration", \UICollectionViewCell.contentConfiguration)
    add("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
  }

  private mutating func addLaterOfBars() {
    add("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets)
    add("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction)
    add("identifier", \UIBarButtonItem.identifier)
    add(is: "symbolAnimationEnabled", \UIBarButtonItem.isSymbolAnimationEnabled)
    add("menuRepresentation", \UIBarButtonItem.menuRepresentation)
    add("possibleTitles", \UIBarButtonItem.possibleTitles)
    add("preferredMenuElementOrder", \UIBarButtonItem.preferredMenuElementOrder)
    add(is: "springLoaded", \UITabBarItem.isSpringLoaded)
    add("items", \UINavigationBar.items)
    add("preferredBehavioralStyle", \UINavigationBar.preferredBehavioralStyle)
    add("selectedImageTintColor", \UITabBar.selectedImageTintColor)

    add("additionalOverflowItems", \UINavigationItem.additionalOverflowItems)
    add("backAction", \UINavigationItem.backAction)
    add("centerItemGroups", \UINavigationItem.centerItemGroups)
    add("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
    add("customizationIdentifier", \UINavigationItem.customizationIdentifier)
    add("documentProperties", \UINavigationItem.documentProperties)
    add("leadingItemGroups", \UINavigationItem.leadingItemGroups)
    add("pinnedTrailingGroup", \UINavigationItem.pinnedTrailingGroup)
    add("preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement)
    add("renameDelegate", \UINavigationItem.renameDelegate)
    add("style", \UINavigationItem.style)
    add("subtitle", \UINavigationItem.subtitle)
    add("trailingItemGroups", \UINavigationItem.trailingItemGroups)
  }

  private mutating func addLaterOfControllers() {
    add("contentSizeForViewInPopover", \UIViewController.contentSizeForViewInPopover)
    add(
      "interactionActivityTrackingBaseName", \UIViewController.interactionActivityTrackingBaseName)
    add(is: "modalInPopover", \UIViewController.isModalInPopover)
    add("preferredTransition", \UIViewController.preferredTransition)
    add("restorationClass", \UIViewController.restorationClass)
    add("customizationIdentifier", \UITabBarController.customizationIdentifier)
    add("mode", \UITabBarController.mode)
    add("selectedTab", \UITabBarController.selectedTab)
    add(is: "tabBarHidden", \UITabBarController.isTabBarHidden)
    add("tabs", \UITabBarController.tabs)

    add("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility)
    add("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth)
    add("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth)
    add("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
    add(
      "preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
    add(
      "preferredSupplementaryColumnWidthFraction",
      \UISplitViewController.preferredSupplementaryColumnWidthFraction)
    add("presentsWithGesture", \UISplitViewController.presentsWithGesture)
    add("primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle)
    add("primaryEdge", \UISplitViewController.primaryEdge)
    add("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton)

    add("automaticallyShowsScopeBar", \UISearchController.automaticallyShowsScopeBar)
    add(
      "automaticallyShowsSearchResultsController",
      \UISearchController.automaticallyShowsSearchResultsController)
    add(
      "ignoresSearchSuggestionsForSearchBarPlacementStacked",
      \UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked)
    add("scopeBarActivation", \UISearchController.scopeBarActivation)
    add("searchSuggestions", \UISearchController.searchSuggestions)
    add(
      "displaysSearchBarInNavigationBar",
      \UISearchDisplayController.displaysSearchBarInNavigationBar)
    add("searchResultsTitle", \UISearchDisplayController.searchResultsTitle)
    add(is: "active", \UISearchDisplayController.isActive)

    add("cameraCaptureMode", \UIImagePickerController.cameraCaptureMode)
    add("cameraDevice", \UIImagePickerController.cameraDevice)
    add("cameraFlashMode", \UIImagePickerController.cameraFlashMode)
    add("cameraOverlayView", \UIImagePickerController.cameraOverlayView)
    add("cameraViewTransform", \UIImagePickerController.cameraViewTransform)
    add("showsCameraControls", \UIImagePickerController.showsCameraControls)
    add("videoMaximumDuration", \UIImagePickerController.videoMaximumDuration)
    add("videoQuality", \UIImagePickerController.videoQuality)
  }
}
