extension MissingMembers {
  /// What the list of missing members has; `make members` writes it.
  static let table = """
    DispatchQueue init(label:) sync(execute:)
    NSLayoutManager setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)
    NSLayoutManagerDelegate layoutManager(_:didCompleteLayoutFor:atEnd:) layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:) layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:) layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:) layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:) layoutManager(_:shouldUse:forControlCharacterAt:) layoutManager(_:textContainer:didChangeGeometryFrom:) layoutManagerDidInvalidateLayout(_:)
    NSUserActivityDelegate userActivity(_:didReceive:outputStream:) userActivityWasContinued(_:) userActivityWillSave(_:)
    UIActivityItemSource activityViewControllerLinkMetadata(_:)
    UIApplication clearKeepAliveTimeout() invalidInterfaceOrientationException isProximitySensingEnabled registerObject(forStateRestoration:restorationIdentifier:) setKeepAliveTimeout(_:handler:) setNewsstandIconImage(_:) supportsShakeToEdit
    UIApplicationDelegate application(_:handle:completionHandler:) application(_:handlerFor:) application(_:userDidAcceptCloudKitShareWith:)
    UIButton font lineBreakMode titleShadowOffset
    UICollectionViewDelegate collectionView(_:sceneActivationConfigurationForItemAt:point:)
    UIDevice uniqueIdentifier
    UIEditMenuInteractionDelegate editMenuInteraction(_:targetRectFor:)
    UIFocusEnvironment didUpdateFocus(in:with:) shouldUpdateFocus(in:)
    UIHoverGestureRecognizer altitudeAngle azimuthAngle(in:) azimuthUnitVector(in:) rollAngle
    UIImagePickerControllerDelegate imagePickerController(_:didFinishPickingImage:editingInfo:)
    UILargeContentViewerInteraction gestureRecognizerForExclusionRelationship
    UILargeContentViewerInteractionDelegate largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction(_:itemAt:) viewController(for:)
    UIMenu displayPreferences
    UINavigationController interactiveContentPopGestureRecognizer
    UIPencilInteraction preferredSqueezeAction preferredTapAction
    UIPencilInteractionDelegate pencilInteraction(_:didReceiveSqueeze:) pencilInteraction(_:didReceiveTap:) pencilInteractionDidTap(_:)
    UIPointerInteractionDelegate pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:) pointerInteraction(_:willEnter:animator:) pointerInteraction(_:willExit:animator:)
    UIPopoverControllerDelegate popoverController(_:willRepositionPopoverTo:in:)
    UIPresentationController traitOverrides
    UIScreen focusedItem focusedView overscanCompensation referenceDisplayModeStatus
    UISearchBarDelegate searchBar(_:shouldChangeTextInRanges:replacementText:)
    UISegmentedControl segmentedControlStyle
    UISheetPresentationController backgroundEffect
    UISplitViewController isShowing(_:) minimumWidth(for:)
    UISplitViewControllerDelegate splitViewController(_:didHide:) splitViewController(_:didShow:)
    UITabBarItem image
    UITableViewCell accessoryAction editAction font hidesAccessoryWhenEditing image lineBreakMode selectedImage selectedTextColor text textAlignment textColor
    UITableViewDelegate tableView(_:accessoryTypeForRowWith:)
    UITextFieldDelegate textField(_:insertInputSuggestion:) textField(_:shouldChangeCharactersInRanges:replacementString:)
    UITextInput beginFloatingCursor(at:) characterOffset(of:within:) endFloatingCursor() insertDictationResult(_:) position(within:atCharacterOffset:) updateFloatingCursor(at:)
    UITextInputTraits autocapitalizationType autocorrectionType enablesReturnKeyAutomatically inlinePredictionType isSecureTextEntry keyboardAppearance keyboardType passwordRules returnKeyType smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType textContentType
    UITextView drawTextHighlightBackground(for:origin:)
    UITextViewDelegate textView(_:didBeginFormattingWith:) textView(_:didEndFormattingWith:) textView(_:insertInputSuggestion:) textView(_:shouldChangeTextInRanges:replacementText:) textView(_:willBeginFormattingWith:) textView(_:willEndFormattingWith:)
    UITraitCollection changedTraits(from:) hdrHeadroomUsageLimit imageDynamicRange splitViewControllerLayoutEnvironment
    UIView directionalEdgeInsets(for:) edgeInsets(for:) layoutGuide(for:) userInterfaceLayoutDirection
    UIViewController shouldAutorotateToInterfaceOrientation(_:)
    UIWindow canResizeToFitContent safeAreaAspectFitLayoutGuide
    UIWindowScene activityItemsConfigurationSource traitOverrides windowingBehaviors
    UIWindowSceneDelegate preferredWindowingControlStyle(for:) windowScene(_:didUpdateEffectiveGeometry:) windowScene(_:userDidAcceptCloudKitShareWith:)
    URLSessionDataDelegate urlSession(_:dataTask:willCacheResponse:completionHandler:)
    URLSessionTaskDelegate urlSession(_:task:willBeginDelayedRequest:completionHandler:)
    """
}
