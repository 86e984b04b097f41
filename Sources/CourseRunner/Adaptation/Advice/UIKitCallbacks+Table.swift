extension UIKitCallbacks {
  /// What the runtime's sources declare; `make members` writes it.
  static let table = """
    CAAnimation: NSObject
      preferredFrameRateRange
    CAAnimationDelegate: NSObjectProtocol
      animationDidStart(_:)|CAAnimation|
      animationDidStop(_:finished:)|CAAnimation|Bool|
    CALayer: NSObject
      draw(in:)|CGContext|
      drawsAsynchronously
      hitTest(_:)|CGPoint|->CALayer?
      layoutSublayers()|
      preferredDynamicRange
      preferredFrameSize()|->CGSize
      shouldRasterize
    CALayerDelegate: AnyObject
      action(for:forKey:)|CALayer|String|->(CAAction)?
      display(_:)|CALayer|
      draw(_:in:)|CALayer|CGContext|
      layerWillDraw(_:)|CALayer|
      layoutSublayers(of:)|CALayer|
    FileManagerDelegate: NSObjectProtocol
      fileManager(_:shouldCopyItemAt:to:)|FileManager|URL|URL|->Bool
      fileManager(_:shouldCopyItemAtPath:toPath:)|FileManager|String|String|->Bool
      fileManager(_:shouldMoveItemAt:to:)|FileManager|URL|URL|->Bool
      fileManager(_:shouldMoveItemAtPath:toPath:)|FileManager|String|String|->Bool
      fileManager(_:shouldRemoveItemAt:)|FileManager|URL|->Bool
      fileManager(_:shouldRemoveItemAtPath:)|FileManager|String|->Bool
    FileWrapper: NSObject
      preferredFilename
    NSItemProvider: NSObject
      loadDataRepresentation(forTypeIdentifier:completionHandler:)|String|(Data?,(Error)?)->Void|->Progress
      loadFileRepresentation(forTypeIdentifier:completionHandler:)|String|(URL?,(Error)?)->Void|->Progress
      loadItem(forTypeIdentifier:options:completionHandler:)|String|[AnyHashable:Any]?|CompletionHandler?|
      loadObject(ofClass:completionHandler:)|NSItemProviderReading.Type|((NSItemProviderReading)?,(Error)?)->Void|->Progress
      loadObject(ofClass:completionHandler:)|Value.Type|(Value?,(Error)?)->Void|->ProgresswhereValue._ObjectiveCType:NSItemProviderReading
    NSLayoutConstraint: NSObject
      shouldBeArchived
    NSLayoutManager: NSObject
      drawBackground(forGlyphRange:at:)|NSRange|CGPoint|
      drawGlyphs(forGlyphRange:at:)|NSRange|CGPoint|
      drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)|NSRange|NSUnderlineStyle|CGFloat|CGRect|NSRange|CGPoint|
      drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)|NSRange|NSUnderlineStyle|CGFloat|CGRect|NSRange|CGPoint|
    NSLayoutManagerDelegate: NSObjectProtocol
      -layoutManager(_:didCompleteLayoutFor:atEnd:)
      -layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)
      -layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)
      -layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)
      -layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)
      -layoutManager(_:shouldUse:forControlCharacterAt:)
      -layoutManager(_:textContainer:didChangeGeometryFrom:)
      -layoutManagerDidInvalidateLayout(_:)
    NSParagraphStyle: NSObject
      encode(with:)|NSCoder|
    NSShadow: NSObject
      encode(with:)|NSCoder|
    NSTextAttachment: NSObject
      encode(with:)|NSCoder|
    NSTextLayoutFragment: NSObject
      draw(at:in:)|CGPoint|CGContext|
      layoutFragmentFrame
    NSTextLayoutManagerDelegate: NSObjectProtocol
      -textLayoutManager(_:textLayoutFragmentFor:in:)|NSTextLayoutManager|NSTextLocation|NSTextElement|->NSTextLayoutFragment
    NSTextStorage: _CourseTextOfPrimitives
      layoutManagers
    NSTextStorageDelegate: NSObjectProtocol
      textStorage(_:didProcessEditing:range:changeInLength:)|NSTextStorage|NSTextStorage.EditActions|NSRange|Int|
      textStorage(_:willProcessEditing:range:changeInLength:)|NSTextStorage|NSTextStorage.EditActions|NSRange|Int|
    NSUserActivityDelegate: NSObjectProtocol
      -userActivity(_:didReceive:outputStream:)
      -userActivityWasContinued(_:)
      -userActivityWillSave(_:)
    SFSafariViewController: UIViewController
      preferredBarTintColor
      preferredControlTintColor
    SFSafariViewControllerDelegate: NSObjectProtocol
      -safariViewController(_:didCompleteInitialLoad:)|SFSafariViewController|Bool|
      -safariViewControllerDidFinish(_:)|SFSafariViewController|
    StreamDelegate: NSObjectProtocol
      stream(_:handle:)|Stream|Stream.Event|
    UIAccelerometer: NSObject
      updateInterval
    UIAccelerometerDelegate: NSObjectProtocol
      -accelerometer(_:didAccelerate:)|UIAccelerometer|UIAcceleration|
    UIActionSheetDelegate: NSObjectProtocol
      -actionSheetCancel(_:)|UIActionSheet|
      actionSheet(_:clickedButtonAt:)|UIActionSheet|Int|
      actionSheet(_:didDismissWithButtonIndex:)|UIActionSheet|Int|
      actionSheet(_:willDismissWithButtonIndex:)|UIActionSheet|Int|
      didPresent(_:)|UIActionSheet|
      willPresent(_:)|UIActionSheet|
    UIActivity: NSObject
      canPerform(withActivityItems:)|[Any]|->Bool
      prepare(withActivityItems:)|[Any]|
    UIActivityItemsConfiguration: NSObject
      supportedInteractions
    UIAdaptivePresentationControllerDelegate: NSObjectProtocol
      adaptivePresentationStyle(for:)|UIPresentationController|->UIModalPresentationStyle
      adaptivePresentationStyle(for:traitCollection:)|UIPresentationController|UITraitCollection|->UIModalPresentationStyle
      presentationController(_:prepare:)|UIPresentationController|UIPresentationController|
      presentationController(_:viewControllerForAdaptivePresentationStyle:)|UIPresentationController|UIModalPresentationStyle|->UIViewController?
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)|UIPresentationController|UIModalPresentationStyle|(UIViewControllerTransitionCoordinator)?|
      presentationControllerDidAttemptToDismiss(_:)|UIPresentationController|
      presentationControllerDidDismiss(_:)|UIPresentationController|
      presentationControllerShouldDismiss(_:)|UIPresentationController|->Bool
      presentationControllerWillDismiss(_:)|UIPresentationController|
    UIAlertController: UIViewController
      preferredAction
      preferredStyle
    UIAlertViewDelegate: NSObjectProtocol
      -alertViewCancel(_:)|UIAlertView|
      alertView(_:clickedButtonAt:)|UIAlertView|Int|
      alertView(_:didDismissWithButtonIndex:)|UIAlertView|Int|
      alertView(_:willDismissWithButtonIndex:)|UIAlertView|Int|
      alertViewShouldEnableFirstOtherButton(_:)|UIAlertView|->Bool
      didPresent(_:)|UIAlertView|
      willPresent(_:)|UIAlertView|
    UIApplicationDelegate: NSObjectProtocol
      -application(_:didFailToContinueUserActivityWithType:error:)|UIApplication|String|Error|
      -application(_:didRegisterForRemoteNotificationsWithDeviceToken:)|UIApplication|Data|
      -application(_:didUpdate:)|UIApplication|NSUserActivity|
      -application(_:handle:completionHandler:)
      -application(_:handleActionWithIdentifier:for:completionHandler:)|UIApplication|String?|UILocalNotification|()->Void|
      -application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)|UIApplication|String?|UILocalNotification|[AnyHashable:Any]|()->Void|
      -application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)|UIApplication|String?|[AnyHashable:Any]|()->Void|
      -application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)|UIApplication|String?|[AnyHashable:Any]|[AnyHashable:Any]|()->Void|
      -application(_:handleEventsForBackgroundURLSession:completionHandler:)|UIApplication|String|()->Void|
      -application(_:handleWatchKitExtensionRequest:reply:)|UIApplication|[AnyHashable:Any]?|([AnyHashable:Any]?)->Void|
      -application(_:handlerFor:)
      -application(_:shouldAllowExtensionPointIdentifier:)|UIApplication|UIApplication.ExtensionPointIdentifier|->Bool
      -application(_:userDidAcceptCloudKitShareWith:)
      -applicationShouldAutomaticallyLocalizeKeyCommands(_:)|UIApplication|->Bool
      -applicationShouldRequestHealthAuthorization(_:)|UIApplication|
      application(_:configurationForConnecting:options:)|UIApplication|UISceneSession|UIScene.ConnectionOptions|->UISceneConfiguration
      application(_:continue:restorationHandler:)|UIApplication|NSUserActivity|([UIUserActivityRestoring]?)->Void|->Bool
      application(_:didChangeStatusBarFrame:)|UIApplication|CGRect|
      application(_:didChangeStatusBarOrientation:)|UIApplication|UIInterfaceOrientation|
      application(_:didDecodeRestorableStateWith:)|UIApplication|NSCoder|
      application(_:didDiscardSceneSessions:)|UIApplication|Set<UISceneSession>|
      application(_:didFailToRegisterForRemoteNotificationsWithError:)|UIApplication|Error|
      application(_:didFinishLaunchingWithOptions:)|UIApplication|[UIApplication.LaunchOptionsKey:Any]?|->Bool
      application(_:didReceive:)|UIApplication|UILocalNotification|
      application(_:didReceiveRemoteNotification:)|UIApplication|[AnyHashable:Any]|
      application(_:didReceiveRemoteNotification:fetchCompletionHandler:)|UIApplication|[AnyHashable:Any]|(UIBackgroundFetchResult)->Void|
      application(_:didRegister:)|UIApplication|UIUserNotificationSettings|
      application(_:handleOpen:)|UIApplication|URL|->Bool
      application(_:open:options:)|UIApplication|URL|[UIApplication.OpenURLOptionsKey:Any]|->Bool
      application(_:open:sourceApplication:annotation:)|UIApplication|URL|String?|Any|->Bool
      application(_:performActionFor:completionHandler:)|UIApplication|UIApplicationShortcutItem|(Bool)->Void|
      application(_:performFetchWithCompletionHandler:)|UIApplication|(UIBackgroundFetchResult)->Void|
      application(_:shouldRestoreApplicationState:)|UIApplication|NSCoder|->Bool
      application(_:shouldRestoreSecureApplicationState:)|UIApplication|NSCoder|->Bool
      application(_:shouldSaveApplicationState:)|UIApplication|NSCoder|->Bool
      application(_:shouldSaveSecureApplicationState:)|UIApplication|NSCoder|->Bool
      application(_:supportedInterfaceOrientationsFor:)|UIApplication|UIWindow?|->UIInterfaceOrientationMask
      application(_:viewControllerWithRestorationIdentifierPath:coder:)|UIApplication|[String]|NSCoder|->UIViewController?
      application(_:willChangeStatusBarFrame:)|UIApplication|CGRect|
      application(_:willChangeStatusBarOrientation:duration:)|UIApplication|UIInterfaceOrientation|TimeInterval|
      application(_:willContinueUserActivityWithType:)|UIApplication|String|->Bool
      application(_:willEncodeRestorableStateWith:)|UIApplication|NSCoder|
      application(_:willFinishLaunchingWithOptions:)|UIApplication|[UIApplication.LaunchOptionsKey:Any]?|->Bool
      applicationDidBecomeActive(_:)|UIApplication|
      applicationDidEnterBackground(_:)|UIApplication|
      applicationDidFinishLaunching(_:)|UIApplication|
      applicationDidReceiveMemoryWarning(_:)|UIApplication|
      applicationProtectedDataDidBecomeAvailable(_:)|UIApplication|
      applicationProtectedDataWillBecomeUnavailable(_:)|UIApplication|
      applicationSignificantTimeChange(_:)|UIApplication|
      applicationWillEnterForeground(_:)|UIApplication|
      applicationWillResignActive(_:)|UIApplication|
      applicationWillTerminate(_:)|UIApplication|
    UIBarPositioningDelegate: NSObjectProtocol
      position(for:)|UIBarPositioning|->UIBarPosition
    UIBezierPath: NSObject
      encode(with:)|NSCoder|
    UIButton: UIControl
      updateConfiguration()|
    UICalendarSelection: NSObject
      updateSelectableDates()|
    UICalendarSelectionMultiDateDelegate: NSObjectProtocol
      multiDateSelection(_:canDeselectDate:)|UICalendarSelectionMultiDate|DateComponents|->Bool
      multiDateSelection(_:canSelectDate:)|UICalendarSelectionMultiDate|DateComponents|->Bool
      multiDateSelection(_:didDeselectDate:)|UICalendarSelectionMultiDate|DateComponents|
      multiDateSelection(_:didSelectDate:)|UICalendarSelectionMultiDate|DateComponents|
    UICalendarSelectionSingleDateDelegate: NSObjectProtocol
      dateSelection(_:canSelectDate:)|UICalendarSelectionSingleDate|DateComponents?|->Bool
      dateSelection(_:didSelectDate:)|UICalendarSelectionSingleDate|DateComponents?|
    UICalendarViewDelegate: NSObjectProtocol
      -calendarView(_:decorationFor:)|UICalendarView|DateComponents|->UICalendarView.Decoration?
      calendarView(_:didChangeVisibleDateComponentsFrom:)|UICalendarView|DateComponents|
    UICollectionReusableView: UIView
      didTransition(from:to:)|UICollectionViewLayout|UICollectionViewLayout|
      preferredLayoutAttributesFitting(_:)|UICollectionViewLayoutAttributes|->UICollectionViewLayoutAttributes
      prepareForReuse()|
      willTransition(from:to:)|UICollectionViewLayout|UICollectionViewLayout|
    UICollectionView: UIScrollView
      layoutAttributesForItem(at:)|IndexPath|->UICollectionViewLayoutAttributes?
      layoutAttributesForSupplementaryElement(ofKind:at:)|String|IndexPath|->UICollectionViewLayoutAttributes?
      updateInteractiveMovementTargetPosition(_:)|CGPoint|
    UICollectionViewCell: UICollectionReusableView
      -dragStateDidChange(_:)|DragState|
      updateConfiguration(using:)|UICellConfigurationState|
    UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
      viewForZooming(in:)|UIScrollView|->UIView?
    UICollectionViewDataSource: NSObjectProtocol
      -collectionView(_:indexPathForIndexTitle:at:)|UICollectionView|String|Int|->IndexPath
      -indexTitles(for:)|UICollectionView|->[String]?
      collectionView(_:canMoveItemAt:)|UICollectionView|IndexPath|->Bool
      collectionView(_:cellForItemAt:)|UICollectionView|IndexPath|->UICollectionViewCell
      collectionView(_:moveItemAt:to:)|UICollectionView|IndexPath|IndexPath|
      collectionView(_:numberOfItemsInSection:)|UICollectionView|Int|->Int
      collectionView(_:viewForSupplementaryElementOfKind:at:)|UICollectionView|String|IndexPath|->UICollectionReusableView
      numberOfSections(in:)|UICollectionView|->Int
    UICollectionViewDataSourcePrefetching: AnyObject
      collectionView(_:cancelPrefetchingForItemsAt:)|UICollectionView|[IndexPath]|
      collectionView(_:prefetchItemsAt:)|UICollectionView|[IndexPath]|
    UICollectionViewDelegate: UIScrollViewDelegate
      -collectionView(_:canFocusItemAt:)|UICollectionView|IndexPath|->Bool
      -collectionView(_:canPerformAction:forItemAt:withSender:)|UICollectionView|Selector|IndexPath|Any?|->Bool
      -collectionView(_:didBeginMultipleSelectionInteractionAt:)|UICollectionView|IndexPath|
      -collectionView(_:didUpdateFocusIn:with:)|UICollectionView|UICollectionViewFocusUpdateContext|UIFocusAnimationCoordinator|
      -collectionView(_:performAction:forItemAt:withSender:)|UICollectionView|Selector|IndexPath|Any?|
      -collectionView(_:sceneActivationConfigurationForItemAt:point:)
      -collectionView(_:selectionFollowsFocusForItemAt:)|UICollectionView|IndexPath|->Bool
      -collectionView(_:shouldBeginMultipleSelectionInteractionAt:)|UICollectionView|IndexPath|->Bool
      -collectionView(_:shouldShowMenuForItemAt:)|UICollectionView|IndexPath|->Bool
      -collectionView(_:shouldSpringLoadItemAt:with:)|UICollectionView|IndexPath|UISpringLoadedInteractionContext|->Bool
      -collectionView(_:shouldUpdateFocusIn:)|UICollectionView|UICollectionViewFocusUpdateContext|->Bool
      -collectionViewDidEndMultipleSelectionInteraction(_:)|UICollectionView|
      -indexPathForPreferredFocusedView(in:)|UICollectionView|->IndexPath?
      collectionView(_:canEditItemAt:)|UICollectionView|IndexPath|->Bool
      collectionView(_:canPerformPrimaryActionForItemAt:)|UICollectionView|IndexPath|->Bool
      collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)|UICollectionView|UIContextMenuConfiguration|IndexPath|->UITargetedPreview?
      collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)|UICollectionView|UIContextMenuConfiguration|IndexPath|->UITargetedPreview?
      collectionView(_:contextMenuConfigurationForItemAt:point:)|UICollectionView|IndexPath|CGPoint|->UIContextMenuConfiguration?
      collectionView(_:contextMenuConfigurationForItemsAt:point:)|UICollectionView|[IndexPath]|CGPoint|->UIContextMenuConfiguration?
      collectionView(_:didDeselectItemAt:)|UICollectionView|IndexPath|
      collectionView(_:didEndDisplaying:forItemAt:)|UICollectionView|UICollectionViewCell|IndexPath|
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)|UICollectionView|UICollectionReusableView|String|IndexPath|
      collectionView(_:didHighlightItemAt:)|UICollectionView|IndexPath|
      collectionView(_:didSelectItemAt:)|UICollectionView|IndexPath|
      collectionView(_:didUnhighlightItemAt:)|UICollectionView|IndexPath|
      collectionView(_:performPrimaryActionForItemAt:)|UICollectionView|IndexPath|
      collectionView(_:previewForDismissingContextMenuWithConfiguration:)|UICollectionView|UIContextMenuConfiguration|->UITargetedPreview?
      collectionView(_:previewForHighlightingContextMenuWithConfiguration:)|UICollectionView|UIContextMenuConfiguration|->UITargetedPreview?
      collectionView(_:shouldDeselectItemAt:)|UICollectionView|IndexPath|->Bool
      collectionView(_:shouldHighlightItemAt:)|UICollectionView|IndexPath|->Bool
      collectionView(_:shouldSelectItemAt:)|UICollectionView|IndexPath|->Bool
      collectionView(_:targetContentOffsetForProposedContentOffset:)|UICollectionView|CGPoint|->CGPoint
      collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)|UICollectionView|IndexPath|IndexPath|->IndexPath
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)|UICollectionView|IndexPath|IndexPath|IndexPath|->IndexPath
      collectionView(_:transitionLayoutForOldLayout:newLayout:)|UICollectionView|UICollectionViewLayout|UICollectionViewLayout|->UICollectionViewTransitionLayout
      collectionView(_:willDisplay:forItemAt:)|UICollectionView|UICollectionViewCell|IndexPath|
      collectionView(_:willDisplayContextMenu:animator:)|UICollectionView|UIContextMenuConfiguration|(UIContextMenuInteractionAnimating)?|
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)|UICollectionView|UICollectionReusableView|String|IndexPath|
      collectionView(_:willEndContextMenuInteraction:animator:)|UICollectionView|UIContextMenuConfiguration|(UIContextMenuInteractionAnimating)?|
      collectionView(_:willPerformPreviewActionForMenuWith:animator:)|UICollectionView|UIContextMenuConfiguration|UIContextMenuInteractionCommitAnimating|
    UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
      collectionView(_:layout:insetForSectionAt:)|UICollectionView|UICollectionViewLayout|Int|->UIEdgeInsets
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)|UICollectionView|UICollectionViewLayout|Int|->CGFloat
      collectionView(_:layout:minimumLineSpacingForSectionAt:)|UICollectionView|UICollectionViewLayout|Int|->CGFloat
      collectionView(_:layout:referenceSizeForFooterInSection:)|UICollectionView|UICollectionViewLayout|Int|->CGSize
      collectionView(_:layout:referenceSizeForHeaderInSection:)|UICollectionView|UICollectionViewLayout|Int|->CGSize
      collectionView(_:layout:sizeForItemAt:)|UICollectionView|UICollectionViewLayout|IndexPath|->CGSize
    UICollectionViewDragDelegate: NSObjectProtocol
      -collectionView(_:itemsForAddingTo:at:point:)|UICollectionView|UIDragSession|IndexPath|CGPoint|->[UIDragItem]
      collectionView(_:dragPreviewParametersForItemAt:)|UICollectionView|IndexPath|->UIDragPreviewParameters?
      collectionView(_:dragSessionAllowsMoveOperation:)|UICollectionView|UIDragSession|->Bool
      collectionView(_:dragSessionDidEnd:)|UICollectionView|UIDragSession|
      collectionView(_:dragSessionIsRestrictedToDraggingApplication:)|UICollectionView|UIDragSession|->Bool
      collectionView(_:dragSessionWillBegin:)|UICollectionView|UIDragSession|
      collectionView(_:itemsForBeginning:at:)|UICollectionView|UIDragSession|IndexPath|->[UIDragItem]
    UICollectionViewDropDelegate: NSObjectProtocol
      collectionView(_:canHandle:)|UICollectionView|UIDropSession|->Bool
      collectionView(_:dropPreviewParametersForItemAt:)|UICollectionView|IndexPath|->UIDragPreviewParameters?
      collectionView(_:dropSessionDidEnd:)|UICollectionView|UIDropSession|
      collectionView(_:dropSessionDidEnter:)|UICollectionView|UIDropSession|
      collectionView(_:dropSessionDidExit:)|UICollectionView|UIDropSession|
      collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)|UICollectionView|UIDropSession|IndexPath?|->UICollectionViewDropProposal
      collectionView(_:performDropWith:)|UICollectionView|UICollectionViewDropCoordinator|
    UICollectionViewLayout: NSObject
      -finalizeAnimatedBoundsChange()|
      -finalizeCollectionViewUpdates()|
      -finalizeLayoutTransition()|
      -indexPathsToDeleteForDecorationView(ofKind:)|String|->[IndexPath]
      -indexPathsToDeleteForSupplementaryView(ofKind:)|String|->[IndexPath]
      -indexPathsToInsertForDecorationView(ofKind:)|String|->[IndexPath]
      -indexPathsToInsertForSupplementaryView(ofKind:)|String|->[IndexPath]
      -invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)|[IndexPath]|CGPoint|[IndexPath]|CGPoint|->UICollectionViewLayoutInvalidationContext
      -invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)|UICollectionViewLayoutAttributes|UICollectionViewLayoutAttributes|->UICollectionViewLayoutInvalidationContext
      -prepareForTransition(from:)|UICollectionViewLayout|
      -prepareForTransition(to:)|UICollectionViewLayout|
      invalidationContext(forBoundsChange:)|CGRect|->UICollectionViewLayoutInvalidationContext
      invalidationContextClass
      layoutAttributesClass
      layoutAttributesForDecorationView(ofKind:at:)|String|IndexPath|->UICollectionViewLayoutAttributes?
      layoutAttributesForElements(in:)|CGRect|->[UICollectionViewLayoutAttributes]?
      layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)|IndexPath|CGPoint|->UICollectionViewLayoutAttributes
      layoutAttributesForItem(at:)|IndexPath|->UICollectionViewLayoutAttributes?
      layoutAttributesForSupplementaryView(ofKind:at:)|String|IndexPath|->UICollectionViewLayoutAttributes?
      prepare()|
      prepare(forAnimatedBoundsChange:)|CGRect|
      prepare(forCollectionViewUpdates:)|[UICollectionViewUpdateItem]|
      shouldInvalidateLayout(forBoundsChange:)|CGRect|->Bool
      shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)|UICollectionViewLayoutAttributes|UICollectionViewLayoutAttributes|->Bool
    UICollectionViewTransitionLayout: UICollectionViewLayout
      updateValue(_:forAnimatedKey:)|CGFloat|String|
    UICollectionViewUpdateItem: NSObject
      updateAction
    UICollisionBehaviorDelegate: NSObjectProtocol
      collisionBehavior(_:beganContactFor:with:at:)|UICollisionBehavior|UIDynamicItem|UIDynamicItem|CGPoint|
      collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)|UICollisionBehavior|UIDynamicItem|(NSCopying)?|CGPoint|
      collisionBehavior(_:endedContactFor:with:)|UICollisionBehavior|UIDynamicItem|UIDynamicItem|
      collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)|UICollisionBehavior|UIDynamicItem|(NSCopying)?|
    UIColorPickerViewControllerDelegate: NSObjectProtocol
      -colorPickerViewController(_:didSelect:continuously:)|UIColorPickerViewController|UIColor|Bool|
      -colorPickerViewControllerDidFinish(_:)|UIColorPickerViewController|
      -colorPickerViewControllerDidSelectColor(_:)|UIColorPickerViewController|
    UIContextMenuConfiguration: NSObject
      preferredMenuElementOrder
    UIContextMenuInteraction: NSObject
      didMove(to:)|UIView?|
      updateVisibleMenu(_:)|(UIMenu)->UIMenu|
      willMove(to:)|UIView?|
    UIContextMenuInteractionDelegate: AnyObject
      contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)|UIContextMenuInteraction|UIContextMenuConfiguration|NSCopying|->UITargetedPreview?
      contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)|UIContextMenuInteraction|UIContextMenuConfiguration|NSCopying|->UITargetedPreview?
      contextMenuInteraction(_:configurationForMenuAtLocation:)|UIContextMenuInteraction|CGPoint|->UIContextMenuConfiguration?
      contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)|UIContextMenuInteraction|UIContextMenuConfiguration|->UITargetedPreview?
      contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)|UIContextMenuInteraction|UIContextMenuConfiguration|->UITargetedPreview?
      contextMenuInteraction(_:willDisplayMenuFor:animator:)|UIContextMenuInteraction|UIContextMenuConfiguration|(UIContextMenuInteractionAnimating)?|
      contextMenuInteraction(_:willEndFor:animator:)|UIContextMenuInteraction|UIContextMenuConfiguration|(UIContextMenuInteractionAnimating)?|
      contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)|UIContextMenuInteraction|UIContextMenuConfiguration|UIContextMenuInteractionCommitAnimating|
    UIControl: UIView, UIContextMenuInteractionDelegate
      beginTracking(_:with:)|UITouch|UIEvent?|->Bool
      cancelTracking(with:)|UIEvent?|
      continueTracking(_:with:)|UITouch|UIEvent?|->Bool
      endTracking(_:with:)|UITouch?|UIEvent?|
    UIDataSourceModelAssociation: AnyObject
      indexPathForElement(withModelIdentifier:in:)|String|UIView|->IndexPath?
      modelIdentifierForElement(at:in:)|IndexPath|UIView|->String?
    UIDatePicker: UIControl
      preferredDatePickerStyle
    UIDocument: NSObject
      load(fromContents:ofType:)|Any|String?|throws
      updateChangeCount(_:)|ChangeKind|
      updateChangeCount(withToken:for:)|Any|SaveOperation|
    UIDocumentBrowserTransitionController: NSObject
      loadingProgress
    UIDocumentBrowserViewController: UIViewController
      shouldShowFileExtensions
    UIDocumentBrowserViewControllerDelegate: NSObjectProtocol
      -documentBrowser(_:applicationActivitiesForDocumentURLs:)|UIDocumentBrowserViewController|[URL]|->[UIActivity]
      -documentBrowser(_:didImportDocumentAt:toDestinationURL:)|UIDocumentBrowserViewController|URL|URL|
      -documentBrowser(_:didPickDocumentURLs:)|UIDocumentBrowserViewController|[URL]|
      -documentBrowser(_:didPickDocumentsAt:)|UIDocumentBrowserViewController|[URL]|
      -documentBrowser(_:didRequestDocumentCreationWithHandler:)|UIDocumentBrowserViewController|(URL?,UIDocumentBrowserViewController.ImportMode)->Void|
      -documentBrowser(_:failedToImportDocumentAt:error:)|UIDocumentBrowserViewController|URL|(Error)?|
      -documentBrowser(_:willPresent:)|UIDocumentBrowserViewController|UIActivityViewController|
    UIDocumentInteractionControllerDelegate: NSObjectProtocol
      -documentInteractionControllerViewControllerForPreview(_:)|UIDocumentInteractionController|->UIViewController
    UIDocumentPickerDelegate: NSObjectProtocol
      -documentPicker(_:didPickDocumentAt:)|UIDocumentPickerViewController|URL|
      -documentPicker(_:didPickDocumentsAt:)|UIDocumentPickerViewController|[URL]|
      -documentPickerWasCancelled(_:)|UIDocumentPickerViewController|
    UIDocumentPickerViewController: UIViewController
      shouldShowFileExtensions
    UIDragInteraction: NSObject
      didMove(to:)|UIView?|
      willMove(to:)|UIView?|
    UIDragInteractionDelegate: NSObjectProtocol
      -dragInteraction(_:itemsForAddingTo:withTouchAt:)|UIDragInteraction|UIDragSession|CGPoint|->[UIDragItem]
      -dragInteraction(_:session:willAdd:for:)|UIDragInteraction|UIDragSession|[UIDragItem]|UIDragInteraction|
      -dragInteraction(_:sessionForAddingItems:withTouchAt:)|UIDragInteraction|[UIDragSession]|CGPoint|->(UIDragSession)?
      dragInteraction(_:item:willAnimateCancelWith:)|UIDragInteraction|UIDragItem|UIDragAnimating|
      dragInteraction(_:itemsForBeginning:)|UIDragInteraction|UIDragSession|->[UIDragItem]
      dragInteraction(_:prefersFullSizePreviewsFor:)|UIDragInteraction|UIDragSession|->Bool
      dragInteraction(_:previewForCancelling:withDefault:)|UIDragInteraction|UIDragItem|UITargetedDragPreview|->UITargetedDragPreview?
      dragInteraction(_:previewForLifting:session:)|UIDragInteraction|UIDragItem|UIDragSession|->UITargetedDragPreview?
      dragInteraction(_:session:didEndWith:)|UIDragInteraction|UIDragSession|UIDropOperation|
      dragInteraction(_:session:willEndWith:)|UIDragInteraction|UIDragSession|UIDropOperation|
      dragInteraction(_:sessionAllowsMoveOperation:)|UIDragInteraction|UIDragSession|->Bool
      dragInteraction(_:sessionDidMove:)|UIDragInteraction|UIDragSession|
      dragInteraction(_:sessionDidTransferItems:)|UIDragInteraction|UIDragSession|
      dragInteraction(_:sessionIsRestrictedToDraggingApplication:)|UIDragInteraction|UIDragSession|->Bool
      dragInteraction(_:sessionWillBegin:)|UIDragInteraction|UIDragSession|
      dragInteraction(_:willAnimateLiftWith:session:)|UIDragInteraction|UIDragAnimating|UIDragSession|
    UIDropInteraction: NSObject
      didMove(to:)|UIView?|
    UIDropInteractionDelegate: NSObjectProtocol
      dropInteraction(_:canHandle:)|UIDropInteraction|UIDropSession|->Bool
      dropInteraction(_:concludeDrop:)|UIDropInteraction|UIDropSession|
      dropInteraction(_:item:willAnimateDropWith:)|UIDropInteraction|UIDragItem|UIDragAnimating|
      dropInteraction(_:performDrop:)|UIDropInteraction|UIDropSession|
      dropInteraction(_:previewForDropping:withDefault:)|UIDropInteraction|UIDragItem|UITargetedDragPreview|->UITargetedDragPreview?
      dropInteraction(_:sessionDidEnd:)|UIDropInteraction|UIDropSession|
      dropInteraction(_:sessionDidEnter:)|UIDropInteraction|UIDropSession|
      dropInteraction(_:sessionDidExit:)|UIDropInteraction|UIDropSession|
      dropInteraction(_:sessionDidUpdate:)|UIDropInteraction|UIDropSession|->UIDropProposal
    UIDropProposal: NSObject
      prefersFullSizePreview
    UIDynamicAnimator: NSObject
      layoutAttributesForCell(at:)|IndexPath|->UICollectionViewLayoutAttributes?
      layoutAttributesForDecorationView(ofKind:at:)|String|IndexPath|->UICollectionViewLayoutAttributes?
      layoutAttributesForSupplementaryView(ofKind:at:)|String|IndexPath|->UICollectionViewLayoutAttributes?
      updateItem(usingCurrentState:)|UIDynamicItem|
    UIDynamicAnimatorDelegate: NSObjectProtocol
      dynamicAnimatorDidPause(_:)|UIDynamicAnimator|
      dynamicAnimatorWillResume(_:)|UIDynamicAnimator|
    UIDynamicBehavior: NSObject
      willMove(to:)|UIDynamicAnimator?|
    UIEditMenuInteraction: NSObject
      didMove(to:)|UIView?|
    UIEditMenuInteractionDelegate: NSObjectProtocol
      -editMenuInteraction(_:targetRectFor:)
      editMenuInteraction(_:menuFor:suggestedActions:)|UIEditMenuInteraction|UIEditMenuConfiguration|[UIMenuElement]|->UIMenu?
      editMenuInteraction(_:willDismissMenuFor:animator:)|UIEditMenuInteraction|UIEditMenuConfiguration|UIEditMenuInteractionAnimating|
      editMenuInteraction(_:willPresentMenuFor:animator:)|UIEditMenuInteraction|UIEditMenuConfiguration|UIEditMenuInteractionAnimating|
    UIEvent: NSObject
      touches(for:)|UIGestureRecognizer|->Set<UITouch>?
      touches(for:)|UIView|->Set<UITouch>?
      touches(for:)|UIWindow|->Set<UITouch>?
    UIFeedbackGenerator: NSObject
      prepare()|
    UIFindInteraction: NSObject
      didMove(to:)|UIView?|
      updateResultCount()|
    UIFindInteractionDelegate: AnyObject
      findInteraction(_:didBegin:)|UIFindInteraction|UIFindSession|
      findInteraction(_:didEnd:)|UIFindInteraction|UIFindSession|
      findInteraction(_:sessionFor:)|UIFindInteraction|UIView|->UIFindSession?
    UIFocusGuide: UILayoutGuide
      preferredFocusEnvironments
    UIFontDescriptor: NSObject
      preferredFontDescriptor(withTextStyle:)|UIFont.TextStyle|->UIFontDescriptor
      preferredFontDescriptor(withTextStyle:compatibleWith:)|UIFont.TextStyle|UITraitCollection?|->UIFontDescriptor
    UIFontPickerViewControllerDelegate: NSObjectProtocol
      -fontPickerViewControllerDidCancel(_:)|UIFontPickerViewController|
      -fontPickerViewControllerDidPickFont(_:)|UIFontPickerViewController|
    UIGestureRecognizer: NSObject
      -touchesEstimatedPropertiesUpdated(_:)|Set<UITouch>|
      shouldBeRequiredToFail(by:)|UIGestureRecognizer|->Bool
      shouldReceive(_:)|UIEvent|->Bool
      shouldRequireFailure(of:)|UIGestureRecognizer|->Bool
      touchesBegan(_:with:)|Set<UITouch>|UIEvent|
      touchesCancelled(_:with:)|Set<UITouch>|UIEvent|
      touchesEnded(_:with:)|Set<UITouch>|UIEvent|
      touchesMoved(_:with:)|Set<UITouch>|UIEvent|
    UIGestureRecognizerDelegate: NSObjectProtocol
      gestureRecognizer(_:shouldBeRequiredToFailBy:)|UIGestureRecognizer|UIGestureRecognizer|->Bool
      gestureRecognizer(_:shouldReceive:)|UIGestureRecognizer|UIEvent|->Bool
      gestureRecognizer(_:shouldReceive:)|UIGestureRecognizer|UITouch|->Bool
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)|UIGestureRecognizer|UIGestureRecognizer|->Bool
      gestureRecognizer(_:shouldRequireFailureOf:)|UIGestureRecognizer|UIGestureRecognizer|->Bool
      gestureRecognizerShouldBegin(_:)|UIGestureRecognizer|->Bool
    UIGraphicsImageRendererFormat: NSObject
      preferredRange
      prefersExtendedRange
    UIImagePickerControllerDelegate: NSObjectProtocol
      -imagePickerController(_:didFinishPickingImage:editingInfo:)
      -imagePickerController(_:didFinishPickingMediaWithInfo:)|UIImagePickerController|[UIImagePickerController.InfoKey:Any]|
      -imagePickerControllerDidCancel(_:)|UIImagePickerController|
    UIImageView: UIView
      preferredSymbolConfiguration
    UIIndirectScribbleInteractionDelegate: NSObjectProtocol
      -indirectScribbleInteraction(_:didFinishWritingInElement:)|UIInteraction|ElementIdentifier|
      -indirectScribbleInteraction(_:focusElementIfNeeded:referencePoint:completion:)|UIInteraction|ElementIdentifier|CGPoint|((UIResponder&UITextInput)?)->Void|
      -indirectScribbleInteraction(_:frameForElement:)|UIInteraction|ElementIdentifier|->CGRect
      -indirectScribbleInteraction(_:isElementFocused:)|UIInteraction|ElementIdentifier|->Bool
      -indirectScribbleInteraction(_:requestElementsIn:completion:)|UIInteraction|CGRect|([ElementIdentifier])->Void|
      -indirectScribbleInteraction(_:shouldDelayFocusForElement:)|UIInteraction|ElementIdentifier|->Bool
      -indirectScribbleInteraction(_:willBeginWritingInElement:)|UIInteraction|ElementIdentifier|
    UILabel: UIView
      drawText(in:)|CGRect|
      preferredMaxLayoutWidth
    UILargeContentViewerInteraction: NSObject
      didMove(to:)|UIView?|
    UILargeContentViewerInteractionDelegate: NSObjectProtocol
      -largeContentViewerInteraction(_:didEndOn:at:)
      -largeContentViewerInteraction(_:itemAt:)
      -viewController(for:)
    UILayoutGuide: NSObject
      layoutFrame
    UIMotionEffectGroup: UIMotionEffect
      motionEffects
    UINavigationBar: UIView
      prefersLargeTitles
    UINavigationBarDelegate: UIBarPositioningDelegate
      navigationBar(_:didPop:)|UINavigationBar|UINavigationItem|
      navigationBar(_:didPush:)|UINavigationBar|UINavigationItem|
      navigationBar(_:shouldPop:)|UINavigationBar|UINavigationItem|->Bool
      navigationBar(_:shouldPush:)|UINavigationBar|UINavigationItem|->Bool
    UINavigationController: UIViewController
      viewControllers
    UINavigationControllerDelegate: NSObjectProtocol
      navigationController(_:animationControllerFor:from:to:)|UINavigationController|UINavigationController.Operation|UIViewController|UIViewController|->(UIViewControllerAnimatedTransitioning)?
      navigationController(_:didShow:animated:)|UINavigationController|UIViewController|Bool|
      navigationController(_:interactionControllerFor:)|UINavigationController|UIViewControllerAnimatedTransitioning|->(UIViewControllerInteractiveTransitioning)?
      navigationController(_:willShow:animated:)|UINavigationController|UIViewController|Bool|
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)|UINavigationController|->UIInterfaceOrientation
      navigationControllerSupportedInterfaceOrientations(_:)|UINavigationController|->UIInterfaceOrientationMask
    UINavigationItemRenameDelegate: NSObjectProtocol
      -navigationItem(_:didEndRenamingWith:)|UINavigationItem|String|
      -navigationItem(_:shouldEndRenamingWith:)|UINavigationItem|String|->Bool
      -navigationItem(_:willBeginRenamingWith:selectedRange:)|UINavigationItem|String|Range<String.Index>|->(String,Range<String.Index>)
      -navigationItemShouldBeginRenaming(_:)|UINavigationItem|->Bool
    UIPageControl: UIControl
      preferredIndicatorImage
    UIPageControlProgressDelegate: NSObjectProtocol
      pageControlProgress(_:initialProgressForPage:)|UIPageControlProgress|Int|->Float
      pageControlProgressVisibilityDidChange(_:)|UIPageControlProgress|
    UIPageControlTimerProgress: UIPageControlProgress
      preferredDuration
    UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate
      pageControlTimerProgress(_:shouldAdvanceToPage:)|UIPageControlTimerProgress|Int|->Bool
      pageControlTimerProgressDidChange(_:)|UIPageControlTimerProgress|
    UIPageViewController: UIViewController
      viewControllers
    UIPageViewControllerDataSource: NSObjectProtocol
      pageViewController(_:viewControllerAfter:)|UIPageViewController|UIViewController|->UIViewController?
      pageViewController(_:viewControllerBefore:)|UIPageViewController|UIViewController|->UIViewController?
      presentationCount(for:)|UIPageViewController|->Int
      presentationIndex(for:)|UIPageViewController|->Int
    UIPageViewControllerDelegate: NSObjectProtocol
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)|UIPageViewController|Bool|[UIViewController]|Bool|
      pageViewController(_:spineLocationFor:)|UIPageViewController|UIInterfaceOrientation|->UIPageViewController.SpineLocation
      pageViewController(_:willTransitionTo:)|UIPageViewController|[UIViewController]|
      pageViewControllerPreferredInterfaceOrientationForPresentation(_:)|UIPageViewController|->UIInterfaceOrientation
      pageViewControllerSupportedInterfaceOrientations(_:)|UIPageViewController|->UIInterfaceOrientationMask
    UIPencilInteraction: NSObject
      didMove(to:)|UIView?|
    UIPencilInteractionDelegate: NSObjectProtocol
      -pencilInteraction(_:didReceiveSqueeze:)
      -pencilInteraction(_:didReceiveTap:)
      -pencilInteractionDidTap(_:)
    UIPercentDrivenInteractiveTransition: NSObject
      update(_:)|CGFloat|
    UIPickerViewDataSource: NSObjectProtocol
      numberOfComponents(in:)|UIPickerView|->Int
      pickerView(_:numberOfRowsInComponent:)|UIPickerView|Int|->Int
    UIPickerViewDelegate: NSObjectProtocol
      pickerView(_:attributedTitleForRow:forComponent:)|UIPickerView|Int|Int|->NSAttributedString?
      pickerView(_:didSelectRow:inComponent:)|UIPickerView|Int|Int|
      pickerView(_:rowHeightForComponent:)|UIPickerView|Int|->CGFloat
      pickerView(_:titleForRow:forComponent:)|UIPickerView|Int|Int|->String?
      pickerView(_:viewForRow:forComponent:reusing:)|UIPickerView|Int|Int|UIView?|->UIView
      pickerView(_:widthForComponent:)|UIPickerView|Int|->CGFloat
    UIPointerInteraction: NSObject
      didMove(to:)|UIView?|
    UIPointerInteractionDelegate: NSObjectProtocol
      -pointerInteraction(_:regionFor:defaultRegion:)
      -pointerInteraction(_:styleFor:)
      -pointerInteraction(_:willEnter:animator:)
      -pointerInteraction(_:willExit:animator:)
    UIPopoverControllerDelegate: NSObjectProtocol
      -popoverController(_:willRepositionPopoverTo:in:)
      popoverControllerDidDismissPopover(_:)|UIPopoverController|
      popoverControllerShouldDismissPopover(_:)|UIPopoverController|->Bool
    UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      -popoverPresentationController(_:willRepositionPopoverTo:in:)|UIPopoverPresentationController|UnsafeMutablePointer<CGRect>|AutoreleasingUnsafeMutablePointer<UIView>|
      popoverPresentationControllerDidDismissPopover(_:)|UIPopoverPresentationController|
      popoverPresentationControllerShouldDismissPopover(_:)|UIPopoverPresentationController|->Bool
      prepareForPopoverPresentation(_:)|UIPopoverPresentationController|
    UIPresentationController: NSObject
      -shouldPresentInFullscreen
      -systemLayoutFittingSizeDidChange(forChildContentContainer:)|UIContentContainer|
      preferredContentSize
      preferredContentSizeDidChange(forChildContentContainer:)|UIContentContainer|
      shouldRemovePresentersView
      viewWillTransition(to:with:)|CGSize|UIViewControllerTransitionCoordinator|
      willTransition(to:with:)|UITraitCollection|UIViewControllerTransitionCoordinator|
    UIPressesEvent: UIEvent
      presses(for:)|UIGestureRecognizer|->Set<UIPress>
    UIPreviewInteractionDelegate: NSObjectProtocol
      -previewInteraction(_:didUpdateCommitTransition:ended:)|UIPreviewInteraction|CGFloat|Bool|
      -previewInteraction(_:didUpdatePreviewTransition:ended:)|UIPreviewInteraction|CGFloat|Bool|
      -previewInteractionDidCancel(_:)|UIPreviewInteraction|
      -previewInteractionShouldBegin(_:)|UIPreviewInteraction|->Bool
    UIPrintFormatter: NSObject
      draw(in:forPageAt:)|CGRect|Int|
    UIPrintInteractionControllerDelegate: NSObjectProtocol
      -printInteractionController(_:choosePaper:)|UIPrintInteractionController|[UIPrintPaper]|->UIPrintPaper
      -printInteractionController(_:cutLengthFor:)|UIPrintInteractionController|UIPrintPaper|->CGFloat
      -printInteractionControllerDidDismissPrinterOptions(_:)|UIPrintInteractionController|
      -printInteractionControllerDidFinishJob(_:)|UIPrintInteractionController|
      -printInteractionControllerDidPresentPrinterOptions(_:)|UIPrintInteractionController|
      -printInteractionControllerParentViewController(_:)|UIPrintInteractionController|->UIViewController?
      -printInteractionControllerWillDismissPrinterOptions(_:)|UIPrintInteractionController|
      -printInteractionControllerWillPresentPrinterOptions(_:)|UIPrintInteractionController|
      -printInteractionControllerWillStartJob(_:)|UIPrintInteractionController|
    UIPrintPageRenderer: NSObject
      drawContentForPage(at:in:)|Int|CGRect|
      drawFooterForPage(at:in:)|Int|CGRect|
      drawHeaderForPage(at:in:)|Int|CGRect|
      drawPage(at:in:)|Int|CGRect|
      drawPrintFormatter(_:forPageAt:)|UIPrintFormatter|Int|
      prepare(forDrawingPages:)|NSRange|
    UIPrinterPickerControllerDelegate: NSObjectProtocol
      -printerPickerController(_:shouldShow:)|UIPrinterPickerController|UIPrinter|->Bool
      -printerPickerControllerDidDismiss(_:)|UIPrinterPickerController|
      -printerPickerControllerDidPresent(_:)|UIPrinterPickerController|
      -printerPickerControllerDidSelectPrinter(_:)|UIPrinterPickerController|
      -printerPickerControllerParentViewController(_:)|UIPrinterPickerController|->UIViewController?
      -printerPickerControllerWillDismiss(_:)|UIPrinterPickerController|
      -printerPickerControllerWillPresent(_:)|UIPrinterPickerController|
    UIResponder: NSObject
      -accessibilityActivate()|->Bool
      -accessibilityDecrement()|
      -accessibilityElementDidBecomeFocused()|
      -accessibilityIncrement()|
      -accessibilityPerformEscape()|->Bool
      -accessibilityPerformMagicTap()|->Bool
      -accessibilityScroll(_:)|UIAccessibilityScrollDirection|->Bool
      -buildMenu(with:)|UIMenuBuilder|
      -pressesBegan(_:with:)|Set<UIPress>|UIPressesEvent?|
      -pressesCancelled(_:with:)|Set<UIPress>|UIPressesEvent?|
      -pressesChanged(_:with:)|Set<UIPress>|UIPressesEvent?|
      -pressesEnded(_:with:)|Set<UIPress>|UIPressesEvent?|
      -remoteControlReceived(with:)|UIEvent?|
      -touchesEstimatedPropertiesUpdated(_:)|Set<UITouch>|
      -updateUserActivityState(_:)|NSUserActivity|
      -validate(_:)|UICommand|
      awakeFromNib()|
      canBecomeFirstResponder
      canPerformAction(_:withSender:)|Selector|Any?|->Bool
      canResignFirstResponder
      motionBegan(_:with:)|UIEvent.EventSubtype|UIEvent?|
      motionCancelled(_:with:)|UIEvent.EventSubtype|UIEvent?|
      motionEnded(_:with:)|UIEvent.EventSubtype|UIEvent?|
      prepareForInterfaceBuilder()|
      touchesBegan(_:with:)|Set<UITouch>|UIEvent?|
      touchesCancelled(_:with:)|Set<UITouch>|UIEvent?|
      touchesEnded(_:with:)|Set<UITouch>|UIEvent?|
      touchesMoved(_:with:)|Set<UITouch>|UIEvent?|
    UISceneActivationConditions: NSObject
      prefersToActivateForTargetContentIdentifierPredicate
    UISceneDelegate: NSObjectProtocol
      -scene(_:didFailToContinueUserActivityWithType:error:)|UIScene|String|Error|
      -scene(_:didUpdate:)|UIScene|NSUserActivity|
      scene(_:continue:)|UIScene|NSUserActivity|
      scene(_:openURLContexts:)|UIScene|Set<UIOpenURLContext>|
      scene(_:restoreInteractionStateWith:)|UIScene|NSUserActivity|
      scene(_:willConnectTo:options:)|UIScene|UISceneSession|UIScene.ConnectionOptions|
      scene(_:willContinueUserActivityWithType:)|UIScene|String|
      sceneDidBecomeActive(_:)|UIScene|
      sceneDidDisconnect(_:)|UIScene|
      sceneDidEnterBackground(_:)|UIScene|
      sceneWillEnterForeground(_:)|UIScene|
      sceneWillResignActive(_:)|UIScene|
      stateRestorationActivity(for:)|UIScene|->NSUserActivity?
    UIScreenshotServiceDelegate: NSObjectProtocol
      -screenshotService(_:generatePDFRepresentationWithCompletion:)|UIScreenshotService|(Data?,Int,CGRect)->Void|
    UIScribbleInteraction: NSObject
      didMove(to:)|UIView?|
    UIScribbleInteractionDelegate: NSObjectProtocol
      -scribbleInteraction(_:shouldBeginAt:)|UIScribbleInteraction|CGPoint|->Bool
      -scribbleInteractionDidFinishWriting(_:)|UIScribbleInteraction|
      -scribbleInteractionShouldDelayFocus(_:)|UIScribbleInteraction|->Bool
      -scribbleInteractionWillBeginWriting(_:)|UIScribbleInteraction|
    UIScrollView: UIView
      adjustedContentInsetDidChange()|
      touchesShouldBegin(_:with:in:)|Set<UITouch>|UIEvent?|UIView|->Bool
      touchesShouldCancel(in:)|UIView|->Bool
    UIScrollViewDelegate: NSObjectProtocol
      scrollViewDidChangeAdjustedContentInset(_:)|UIScrollView|
      scrollViewDidEndDecelerating(_:)|UIScrollView|
      scrollViewDidEndDragging(_:willDecelerate:)|UIScrollView|Bool|
      scrollViewDidEndScrollingAnimation(_:)|UIScrollView|
      scrollViewDidEndZooming(_:with:atScale:)|UIScrollView|UIView?|CGFloat|
      scrollViewDidScroll(_:)|UIScrollView|
      scrollViewDidScrollToTop(_:)|UIScrollView|
      scrollViewDidZoom(_:)|UIScrollView|
      scrollViewShouldScrollToTop(_:)|UIScrollView|->Bool
      scrollViewWillBeginDecelerating(_:)|UIScrollView|
      scrollViewWillBeginDragging(_:)|UIScrollView|
      scrollViewWillBeginZooming(_:with:)|UIScrollView|UIView?|
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)|UIScrollView|CGPoint|UnsafeMutablePointer<CGPoint>|
      viewForZooming(in:)|UIScrollView|->UIView?
    UISearchBarDelegate: NSObjectProtocol
      -searchBar(_:shouldChangeTextInRanges:replacementText:)
      -searchBarResultsListButtonClicked(_:)|UISearchBar|
      searchBar(_:selectedScopeButtonIndexDidChange:)|UISearchBar|Int|
      searchBar(_:shouldChangeTextIn:replacementText:)|UISearchBar|NSRange|String|->Bool
      searchBar(_:textDidChange:)|UISearchBar|String|
      searchBarBookmarkButtonClicked(_:)|UISearchBar|
      searchBarCancelButtonClicked(_:)|UISearchBar|
      searchBarSearchButtonClicked(_:)|UISearchBar|
      searchBarShouldBeginEditing(_:)|UISearchBar|->Bool
      searchBarShouldEndEditing(_:)|UISearchBar|->Bool
      searchBarTextDidBeginEditing(_:)|UISearchBar|
      searchBarTextDidEndEditing(_:)|UISearchBar|
    UISearchControllerDelegate: NSObjectProtocol
      -searchController(_:didChangeFrom:)|UISearchController|UINavigationItem.SearchBarPlacement|
      -searchController(_:willChangeTo:)|UISearchController|UINavigationItem.SearchBarPlacement|
      didDismissSearchController(_:)|UISearchController|
      didPresentSearchController(_:)|UISearchController|
      presentSearchController(_:)|UISearchController|
      willDismissSearchController(_:)|UISearchController|
      willPresentSearchController(_:)|UISearchController|
    UISearchDisplayDelegate: NSObjectProtocol
      -searchDisplayController(_:willUnloadSearchResultsTableView:)|UISearchDisplayController|UITableView|
      searchDisplayController(_:didHideSearchResultsTableView:)|UISearchDisplayController|UITableView|
      searchDisplayController(_:didLoadSearchResultsTableView:)|UISearchDisplayController|UITableView|
      searchDisplayController(_:didShowSearchResultsTableView:)|UISearchDisplayController|UITableView|
      searchDisplayController(_:shouldReloadTableForSearch:)|UISearchDisplayController|String?|->Bool
      searchDisplayController(_:shouldReloadTableForSearchScope:)|UISearchDisplayController|Int|->Bool
      searchDisplayController(_:willHideSearchResultsTableView:)|UISearchDisplayController|UITableView|
      searchDisplayController(_:willShowSearchResultsTableView:)|UISearchDisplayController|UITableView|
      searchDisplayControllerDidBeginSearch(_:)|UISearchDisplayController|
      searchDisplayControllerDidEndSearch(_:)|UISearchDisplayController|
      searchDisplayControllerWillBeginSearch(_:)|UISearchDisplayController|
      searchDisplayControllerWillEndSearch(_:)|UISearchDisplayController|
    UISearchResultsUpdating: NSObjectProtocol
      -updateSearchResults(for:selecting:)|UISearchController|UISearchSuggestion|
      updateSearchResults(for:)|UISearchController|
    UISearchTextFieldDelegate: UITextFieldDelegate
      -searchTextField(_:didSelect:)|UISearchTextField|UISearchSuggestion|
      -searchTextField(_:itemProviderForCopying:)|UISearchTextField|UISearchToken|->HeadlessUIKit.NSItemProvider
    UISheetPresentationController: UIPresentationController
      preferredCornerRadius
      prefersEdgeAttachedInCompactHeight
      prefersGrabberVisible
      prefersPageSizing
      prefersScrollingExpandsWhenScrolledToEdge
    UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)|UISheetPresentationController|
    UISplitViewController: UIViewController
      preferredDisplayMode
      viewControllers
    UISplitViewControllerDelegate: NSObjectProtocol
      -splitViewController(_:didHide:)
      -splitViewController(_:didShow:)
      -splitViewControllerInteractivePresentationGestureDidEnd(_:)|UISplitViewController|
      -splitViewControllerInteractivePresentationGestureWillBegin(_:)|UISplitViewController|
      primaryViewController(forCollapsing:)|UISplitViewController|->UIViewController?
      primaryViewController(forExpanding:)|UISplitViewController|->UIViewController?
      splitViewController(_:collapseSecondary:onto:)|UISplitViewController|UIViewController|UIViewController|->Bool
      splitViewController(_:displayModeForExpandingToProposedDisplayMode:)|UISplitViewController|UISplitViewController.DisplayMode|->UISplitViewController.DisplayMode
      splitViewController(_:popoverController:willPresent:)|UISplitViewController|UIPopoverController|UIViewController|
      splitViewController(_:separateSecondaryFrom:)|UISplitViewController|UIViewController|->UIViewController?
      splitViewController(_:shouldHide:in:)|UISplitViewController|UIViewController|UIInterfaceOrientation|->Bool
      splitViewController(_:show:sender:)|UISplitViewController|UIViewController|Any?|->Bool
      splitViewController(_:showDetail:sender:)|UISplitViewController|UIViewController|Any?|->Bool
      splitViewController(_:topColumnForCollapsingToProposedTopColumn:)|UISplitViewController|UISplitViewController.Column|->UISplitViewController.Column
      splitViewController(_:willChangeTo:)|UISplitViewController|UISplitViewController.DisplayMode|
      splitViewController(_:willHide:)|UISplitViewController|UISplitViewController.Column|
      splitViewController(_:willHide:with:for:)|UISplitViewController|UIViewController|UIBarButtonItem|UIPopoverController|
      splitViewController(_:willShow:)|UISplitViewController|UISplitViewController.Column|
      splitViewController(_:willShow:invalidating:)|UISplitViewController|UIViewController|UIBarButtonItem|
      splitViewControllerDidCollapse(_:)|UISplitViewController|
      splitViewControllerDidExpand(_:)|UISplitViewController|
      splitViewControllerPreferredInterfaceOrientationForPresentation(_:)|UISplitViewController|->UIInterfaceOrientation
      splitViewControllerSupportedInterfaceOrientations(_:)|UISplitViewController|->UIInterfaceOrientationMask
      targetDisplayModeForAction(in:)|UISplitViewController|->UISplitViewController.DisplayMode
    UITab: NSObject
      preferredPlacement
      viewController
    UITabBarController: UIViewController, UITabBarDelegate
      viewControllers
    UITabBarControllerDelegate: NSObjectProtocol
      -tabBarController(_:didEndCustomizing:changed:)|UITabBarController|[UIViewController]|Bool|
      -tabBarController(_:displayOrderDidChangeFor:)|UITabBarController|UITabGroup|
      -tabBarController(_:displayedViewControllersFor:proposedViewControllers:)|UITabBarController|UITab|[UIViewController]|->[UIViewController]
      -tabBarController(_:visibilityDidChangeFor:)|UITabBarController|[UITab]|
      -tabBarController(_:willBeginCustomizing:)|UITabBarController|[UIViewController]|
      -tabBarController(_:willEndCustomizing:changed:)|UITabBarController|[UIViewController]|Bool|
      tabBarController(_:animationControllerForTransitionFrom:to:)|UITabBarController|UIViewController|UIViewController|->(UIViewControllerAnimatedTransitioning)?
      tabBarController(_:didSelect:)|UITabBarController|UIViewController|
      tabBarController(_:didSelectTab:previousTab:)|UITabBarController|UITab|UITab?|
      tabBarController(_:interactionControllerFor:)|UITabBarController|UIViewControllerAnimatedTransitioning|->(UIViewControllerInteractiveTransitioning)?
      tabBarController(_:shouldSelect:)|UITabBarController|UIViewController|->Bool
      tabBarController(_:shouldSelectTab:)|UITabBarController|UITab|->Bool
      tabBarControllerPreferredInterfaceOrientationForPresentation(_:)|UITabBarController|->UIInterfaceOrientation
      tabBarControllerSupportedInterfaceOrientations(_:)|UITabBarController|->UIInterfaceOrientationMask
    UITabBarControllerSidebarDelegate: NSObjectProtocol
      tabBarController(_:sidebarVisibilityWillChange:animator:)|UITabBarController|UITabBarController.Sidebar|UITabBarControllerSidebarAnimating|
    UITabBarDelegate: NSObjectProtocol
      -tabBar(_:didBeginCustomizing:)|UITabBar|[UITabBarItem]|
      -tabBar(_:didEndCustomizing:changed:)|UITabBar|[UITabBarItem]|Bool|
      -tabBar(_:willBeginCustomizing:)|UITabBar|[UITabBarItem]|
      -tabBar(_:willEndCustomizing:changed:)|UITabBar|[UITabBarItem]|Bool|
      tabBar(_:didSelect:)|UITabBar|UITabBarItem|
    UITableViewCell: UIView
      -didTransition(to:)|StateMask|
      -dragStateDidChange(_:)|DragState|
      prepareForReuse()|
      shouldIndentWhileEditing
      updateConfiguration(using:)|UICellConfigurationState|
      willTransition(to:)|StateMask|
    UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate
      viewForZooming(in:)|UIScrollView|->UIView?
    UITableViewDataSource: NSObjectProtocol
      numberOfSections(in:)|UITableView|->Int
      sectionIndexTitles(for:)|UITableView|->[String]?
      tableView(_:canEditRowAt:)|UITableView|IndexPath|->Bool
      tableView(_:canMoveRowAt:)|UITableView|IndexPath|->Bool
      tableView(_:cellForRowAt:)|UITableView|IndexPath|->UITableViewCell
      tableView(_:commit:forRowAt:)|UITableView|UITableViewCell.EditingStyle|IndexPath|
      tableView(_:moveRowAt:to:)|UITableView|IndexPath|IndexPath|
      tableView(_:numberOfRowsInSection:)|UITableView|Int|->Int
      tableView(_:sectionForSectionIndexTitle:at:)|UITableView|String|Int|->Int
      tableView(_:titleForFooterInSection:)|UITableView|Int|->String?
      tableView(_:titleForHeaderInSection:)|UITableView|Int|->String?
    UITableViewDataSourcePrefetching: AnyObject
      tableView(_:cancelPrefetchingForRowsAt:)|UITableView|[IndexPath]|
      tableView(_:prefetchRowsAt:)|UITableView|[IndexPath]|
    UITableViewDelegate: UIScrollViewDelegate
      -indexPathForPreferredFocusedView(in:)|UITableView|->IndexPath?
      -tableView(_:accessoryTypeForRowWith:)
      -tableView(_:canFocusRowAt:)|UITableView|IndexPath|->Bool
      -tableView(_:canPerformAction:forRowAt:withSender:)|UITableView|Selector|IndexPath|Any?|->Bool
      -tableView(_:didBeginMultipleSelectionInteractionAt:)|UITableView|IndexPath|
      -tableView(_:didUpdateFocusIn:with:)|UITableView|UITableViewFocusUpdateContext|UIFocusAnimationCoordinator|
      -tableView(_:performAction:forRowAt:withSender:)|UITableView|Selector|IndexPath|Any?|
      -tableView(_:selectionFollowsFocusForRowAt:)|UITableView|IndexPath|->Bool
      -tableView(_:shouldBeginMultipleSelectionInteractionAt:)|UITableView|IndexPath|->Bool
      -tableView(_:shouldShowMenuForRowAt:)|UITableView|IndexPath|->Bool
      -tableView(_:shouldSpringLoadRowAt:with:)|UITableView|IndexPath|UISpringLoadedInteractionContext|->Bool
      -tableView(_:shouldUpdateFocusIn:)|UITableView|UITableViewFocusUpdateContext|->Bool
      -tableViewDidEndMultipleSelectionInteraction(_:)|UITableView|
      tableView(_:accessoryButtonTappedForRowWith:)|UITableView|IndexPath|
      tableView(_:canPerformPrimaryActionForRowAt:)|UITableView|IndexPath|->Bool
      tableView(_:contextMenuConfigurationForRowAt:point:)|UITableView|IndexPath|CGPoint|->UIContextMenuConfiguration?
      tableView(_:didDeselectRowAt:)|UITableView|IndexPath|
      tableView(_:didEndDisplaying:forRowAt:)|UITableView|UITableViewCell|IndexPath|
      tableView(_:didEndDisplayingFooterView:forSection:)|UITableView|UIView|Int|
      tableView(_:didEndDisplayingHeaderView:forSection:)|UITableView|UIView|Int|
      tableView(_:didEndEditingRowAt:)|UITableView|IndexPath?|
      tableView(_:didHighlightRowAt:)|UITableView|IndexPath|
      tableView(_:didSelectRowAt:)|UITableView|IndexPath|
      tableView(_:didUnhighlightRowAt:)|UITableView|IndexPath|
      tableView(_:editActionsForRowAt:)|UITableView|IndexPath|->[UITableViewRowAction]?
      tableView(_:editingStyleForRowAt:)|UITableView|IndexPath|->UITableViewCell.EditingStyle
      tableView(_:estimatedHeightForFooterInSection:)|UITableView|Int|->CGFloat
      tableView(_:estimatedHeightForHeaderInSection:)|UITableView|Int|->CGFloat
      tableView(_:estimatedHeightForRowAt:)|UITableView|IndexPath|->CGFloat
      tableView(_:heightForFooterInSection:)|UITableView|Int|->CGFloat
      tableView(_:heightForHeaderInSection:)|UITableView|Int|->CGFloat
      tableView(_:heightForRowAt:)|UITableView|IndexPath|->CGFloat
      tableView(_:indentationLevelForRowAt:)|UITableView|IndexPath|->Int
      tableView(_:leadingSwipeActionsConfigurationForRowAt:)|UITableView|IndexPath|->UISwipeActionsConfiguration?
      tableView(_:performPrimaryActionForRowAt:)|UITableView|IndexPath|
      tableView(_:previewForDismissingContextMenuWithConfiguration:)|UITableView|UIContextMenuConfiguration|->UITargetedPreview?
      tableView(_:previewForHighlightingContextMenuWithConfiguration:)|UITableView|UIContextMenuConfiguration|->UITargetedPreview?
      tableView(_:shouldHighlightRowAt:)|UITableView|IndexPath|->Bool
      tableView(_:shouldIndentWhileEditingRowAt:)|UITableView|IndexPath|->Bool
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)|UITableView|IndexPath|IndexPath|->IndexPath
      tableView(_:titleForDeleteConfirmationButtonForRowAt:)|UITableView|IndexPath|->String?
      tableView(_:trailingSwipeActionsConfigurationForRowAt:)|UITableView|IndexPath|->UISwipeActionsConfiguration?
      tableView(_:viewForFooterInSection:)|UITableView|Int|->UIView?
      tableView(_:viewForHeaderInSection:)|UITableView|Int|->UIView?
      tableView(_:willBeginEditingRowAt:)|UITableView|IndexPath|
      tableView(_:willDeselectRowAt:)|UITableView|IndexPath|->IndexPath?
      tableView(_:willDisplay:forRowAt:)|UITableView|UITableViewCell|IndexPath|
      tableView(_:willDisplayContextMenu:animator:)|UITableView|UIContextMenuConfiguration|(UIContextMenuInteractionAnimating)?|
      tableView(_:willDisplayFooterView:forSection:)|UITableView|UIView|Int|
      tableView(_:willDisplayHeaderView:forSection:)|UITableView|UIView|Int|
      tableView(_:willEndContextMenuInteraction:animator:)|UITableView|UIContextMenuConfiguration|(UIContextMenuInteractionAnimating)?|
      tableView(_:willPerformPreviewActionForMenuWith:animator:)|UITableView|UIContextMenuConfiguration|UIContextMenuInteractionCommitAnimating|
      tableView(_:willSelectRowAt:)|UITableView|IndexPath|->IndexPath?
    UITableViewDragDelegate: NSObjectProtocol
      -tableView(_:itemsForAddingTo:at:point:)|UITableView|UIDragSession|IndexPath|CGPoint|->[UIDragItem]
      tableView(_:dragPreviewParametersForRowAt:)|UITableView|IndexPath|->UIDragPreviewParameters?
      tableView(_:dragSessionAllowsMoveOperation:)|UITableView|UIDragSession|->Bool
      tableView(_:dragSessionDidEnd:)|UITableView|UIDragSession|
      tableView(_:dragSessionIsRestrictedToDraggingApplication:)|UITableView|UIDragSession|->Bool
      tableView(_:dragSessionWillBegin:)|UITableView|UIDragSession|
      tableView(_:itemsForBeginning:at:)|UITableView|UIDragSession|IndexPath|->[UIDragItem]
    UITableViewDropDelegate: NSObjectProtocol
      tableView(_:canHandle:)|UITableView|UIDropSession|->Bool
      tableView(_:dropPreviewParametersForRowAt:)|UITableView|IndexPath|->UIDragPreviewParameters?
      tableView(_:dropSessionDidEnd:)|UITableView|UIDropSession|
      tableView(_:dropSessionDidEnter:)|UITableView|UIDropSession|
      tableView(_:dropSessionDidExit:)|UITableView|UIDropSession|
      tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)|UITableView|UIDropSession|IndexPath?|->UITableViewDropProposal
      tableView(_:performDropWith:)|UITableView|UITableViewDropCoordinator|
    UITableViewHeaderFooterView: UIView
      prepareForReuse()|
      updateConfiguration(using:)|UIViewConfigurationState|
    UITextDragDelegate: NSObjectProtocol
      -textDraggableView(_:dragPreviewForLiftingItem:session:)|UIView&UITextDraggable|UIDragItem|UIDragSession|->UITargetedDragPreview?
      -textDraggableView(_:dragSessionDidEnd:with:)|UIView&UITextDraggable|UIDragSession|UIDropOperation|
      -textDraggableView(_:dragSessionWillBegin:)|UIView&UITextDraggable|UIDragSession|
      -textDraggableView(_:itemsForDrag:)|UIView&UITextDraggable|UITextDragRequest|->[UIDragItem]
      -textDraggableView(_:willAnimateLiftWith:session:)|UIView&UITextDraggable|UIDragAnimating|UIDragSession|
    UITextDropDelegate: NSObjectProtocol
      -textDroppableView(_:dropSessionDidEnd:)|UIView&UITextDroppable|UIDropSession|
      -textDroppableView(_:dropSessionDidEnter:)|UIView&UITextDroppable|UIDropSession|
      -textDroppableView(_:dropSessionDidExit:)|UIView&UITextDroppable|UIDropSession|
      -textDroppableView(_:dropSessionDidUpdate:)|UIView&UITextDroppable|UIDropSession|
      -textDroppableView(_:proposalForDrop:)|UIView&UITextDroppable|UITextDropRequest|->UITextDropProposal
      -textDroppableView(_:willBecomeEditableForDrop:)|UIView&UITextDroppable|UITextDropRequest|->UITextDropEditability
      -textDroppableView(_:willPerformDrop:)|UIView&UITextDroppable|UITextDropRequest|
    UITextField: UIControl
      -drawPlaceholder(in:)|CGRect|
      -drawText(in:)|CGRect|
    UITextFieldDelegate: NSObjectProtocol
      -textField(_:editMenuForCharactersIn:suggestedActions:)|UITextField|NSRange|[UIMenuElement]|->UIMenu?
      -textField(_:insertInputSuggestion:)
      -textField(_:shouldChangeCharactersInRanges:replacementString:)
      -textField(_:willDismissEditMenuWith:)|UITextField|UIEditMenuInteractionAnimating|
      -textField(_:willPresentEditMenuWith:)|UITextField|UIEditMenuInteractionAnimating|
      textField(_:shouldChangeCharactersIn:replacementString:)|UITextField|NSRange|String|->Bool
      textFieldDidBeginEditing(_:)|UITextField|
      textFieldDidChangeSelection(_:)|UITextField|
      textFieldDidEndEditing(_:)|UITextField|
      textFieldDidEndEditing(_:reason:)|UITextField|UITextField.DidEndEditingReason|
      textFieldShouldBeginEditing(_:)|UITextField|->Bool
      textFieldShouldClear(_:)|UITextField|->Bool
      textFieldShouldEndEditing(_:)|UITextField|->Bool
      textFieldShouldReturn(_:)|UITextField|->Bool
    UITextFormattingViewControllerDelegate: NSObjectProtocol
      -textFormattingDidFinish(_:)|UITextFormattingViewController|
    UITextInputDelegate: NSObjectProtocol
      -selectionDidChange(_:)|(UITextInput)?|
      -selectionWillChange(_:)|(UITextInput)?|
      -textDidChange(_:)|(UITextInput)?|
      -textWillChange(_:)|(UITextInput)?|
    UITextInteraction: NSObject
      didMove(to:)|UIView?|
    UITextInteractionDelegate: NSObjectProtocol
      -interactionDidEnd(_:)|UITextInteraction|
      -interactionShouldBegin(_:at:)|UITextInteraction|CGPoint|->Bool
      -interactionWillBegin(_:)|UITextInteraction|
    UITextPasteDelegate: NSObjectProtocol
      -textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)|UITextPasteConfigurationSupporting|[NSAttributedString]|UITextRange|->NSAttributedString
      -textPasteConfigurationSupporting(_:performPasteOf:to:)|UITextPasteConfigurationSupporting|NSAttributedString|UITextRange|->UITextRange
      -textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)|UITextPasteConfigurationSupporting|NSAttributedString|UITextRange|->Bool
      -textPasteConfigurationSupporting(_:transform:)|UITextPasteConfigurationSupporting|UITextPasteItem|
    UITextSelectionDisplayInteraction: NSObject
      didMove(to:)|UIView?|
      layoutManagedSubviews()|
    UITextSelectionDisplayInteractionDelegate: NSObjectProtocol
      -selectionContainerViewBelowText(for:)|UITextSelectionDisplayInteraction|->UIView?
    UITextView: UIScrollView
      layoutManager
    UITextViewDelegate: UIScrollViewDelegate
      -textView(_:didBeginFormattingWith:)
      -textView(_:didEndFormattingWith:)
      -textView(_:editMenuForTextIn:suggestedActions:)|UITextView|NSRange|[UIMenuElement]|->UIMenu?
      -textView(_:insertInputSuggestion:)
      -textView(_:menuConfigurationFor:defaultMenu:)|UITextView|UITextItem|UIMenu|->UITextItem.MenuConfiguration?
      -textView(_:shouldChangeTextInRanges:replacementText:)
      -textView(_:textItemMenuWillDisplayFor:animator:)|UITextView|UITextItem|UIContextMenuInteractionAnimating|
      -textView(_:textItemMenuWillEndFor:animator:)|UITextView|UITextItem|UIContextMenuInteractionAnimating|
      -textView(_:willBeginFormattingWith:)
      -textView(_:willDismissEditMenuWith:)|UITextView|UIEditMenuInteractionAnimating|
      -textView(_:willEndFormattingWith:)
      -textView(_:willPresentEditMenuWith:)|UITextView|UIEditMenuInteractionAnimating|
      -textView(_:writingToolsIgnoredRangesInEnclosingRange:)|UITextView|NSRange|->[NSValue]
      -textViewWritingToolsDidEnd(_:)|UITextView|
      -textViewWritingToolsWillBegin(_:)|UITextView|
      textView(_:primaryActionFor:defaultAction:)|UITextView|UITextItem|UIAction|->UIAction?
      textView(_:shouldChangeTextIn:replacementText:)|UITextView|NSRange|String|->Bool
      textView(_:shouldInteractWith:in:)|UITextView|URL|NSRange|->Bool
      textView(_:shouldInteractWith:in:interaction:)|UITextView|URL|NSRange|UITextItemInteraction|->Bool
      textViewDidBeginEditing(_:)|UITextView|
      textViewDidChange(_:)|UITextView|
      textViewDidChangeSelection(_:)|UITextView|
      textViewDidEndEditing(_:)|UITextView|
      textViewShouldBeginEditing(_:)|UITextView|->Bool
      textViewShouldEndEditing(_:)|UITextView|->Bool
    UIToolTipInteraction: NSObject
      didMove(to:)|UIView?|
    UIToolTipInteractionDelegate: NSObjectProtocol
      -toolTipInteraction(_:configurationAt:)|UIToolTipInteraction|CGPoint|->UIToolTipConfiguration?
    UITraitCollection: NSObject
      layoutDirection
      preferredContentSizeCategory
    UIVideoEditorControllerDelegate: NSObjectProtocol
      -videoEditorController(_:didFailWithError:)|UIVideoEditorController|Error|
      -videoEditorController(_:didSaveEditedVideoToPath:)|UIVideoEditorController|String|
      -videoEditorControllerDidCancel(_:)|UIVideoEditorController|
    UIView: UIResponder
      -didUpdateFocus(in:with:)|UIFocusUpdateContext|UIFocusAnimationCoordinator|
      -shouldUpdateFocus(in:)|UIFocusUpdateContext|->Bool
      canBecomeFocused
      decodeRestorableState(with:)|NSCoder|
      didAddSubview(_:)|UIView|
      didMoveToSuperview()|
      didMoveToWindow()|
      draw(_:)|CGRect|
      draw(_:in:)|CALayer|CGContext|
      drawHierarchy(in:afterScreenUpdates:)|CGRect|Bool|->Bool
      encode(with:)|NSCoder|
      encodeRestorableState(with:)|NSCoder|
      gestureRecognizerShouldBegin(_:)|UIGestureRecognizer|->Bool
      hitTest(_:with:)|CGPoint|UIEvent?|->UIView?
      intrinsicContentSize
      layoutGuides
      layoutMargins
      layoutMarginsDidChange()|
      layoutMarginsGuide
      layoutSublayers(of:)|CALayer|
      layoutSubviews()|
      motionEffects
      point(inside:with:)|CGPoint|UIEvent?|->Bool
      preferredFocusEnvironments
      safeAreaInsetsDidChange()|
      shouldGroupAccessibilityChildren
      sizeThatFits(_:)|CGSize|->CGSize
      tintColorDidChange()|
      traitCollectionDidChange(_:)|UITraitCollection?|
      updateConstraints()|
      updateConstraintsIfNeeded()|
      updateFocusIfNeeded()|
      updateProperties()|
      updateTraitsIfNeeded()|
      willMove(toSuperview:)|UIView?|
      willMove(toWindow:)|UIWindow?|
      willRemoveSubview(_:)|UIView|
    UIViewController: UIResponder
      -didUpdateFocus(in:with:)|UIFocusUpdateContext|UIFocusAnimationCoordinator|
      -performsActionsWhilePresentingModally
      -shouldUpdateFocus(in:)|UIFocusUpdateContext|->Bool
      -systemLayoutFittingSizeDidChange(forChildContentContainer:)|UIContentContainer|
      canPerformUnwindSegueAction(_:from:sender:)|Selector|UIViewController|Any?|->Bool
      canPerformUnwindSegueAction(_:from:withSender:)|Selector|UIViewController|Any|->Bool
      decodeRestorableState(with:)|NSCoder|
      didAnimateFirstHalfOfRotation(to:)|UIInterfaceOrientation|
      didMove(toParent:)|UIViewController?|
      didReceiveMemoryWarning()|
      didRotate(from:)|UIInterfaceOrientation|
      encodeRestorableState(with:)|NSCoder|
      loadView()|
      preferredContentSize
      preferredContentSizeDidChange(forChildContentContainer:)|UIContentContainer|
      preferredFocusEnvironments
      preferredInterfaceOrientationForPresentation
      preferredScreenEdgesDeferringSystemGestures
      preferredStatusBarStyle
      preferredStatusBarUpdateAnimation
      preferredUserInterfaceStyle
      prefersHomeIndicatorAutoHidden
      prefersInterfaceOrientationLocked
      prefersPointerLocked
      prefersStatusBarHidden
      prepare(for:sender:)|UIStoryboardSegue|Any?|
      shouldAutomaticallyForwardAppearanceMethods
      shouldAutomaticallyForwardRotationMethods()|->Bool
      shouldAutorotate
      shouldAutorotate(to:)|UIInterfaceOrientation|->Bool
      shouldPerformSegue(withIdentifier:sender:)|String|Any?|->Bool
      supportedInterfaceOrientations
      traitCollectionDidChange(_:)|UITraitCollection?|
      updateContentUnavailableConfiguration(using:)|UIContentUnavailableConfigurationState|
      updateFocusIfNeeded()|
      updateProperties()|
      updateTraitsIfNeeded()|
      updateViewConstraints()|
      viewDidAppear(_:)|Bool|
      viewDidDisappear(_:)|Bool|
      viewDidLayoutSubviews()|
      viewDidLoad()|
      viewDidUnload()|
      viewIfLoaded
      viewIsAppearing(_:)|Bool|
      viewLayoutMarginsDidChange()|
      viewRespectsSystemMinimumLayoutMargins
      viewSafeAreaInsetsDidChange()|
      viewWillAppear(_:)|Bool|
      viewWillDisappear(_:)|Bool|
      viewWillLayoutSubviews()|
      viewWillTransition(to:with:)|CGSize|UIViewControllerTransitionCoordinator|
      viewWillUnload()|
      willAnimateFirstHalfOfRotation(to:duration:)|UIInterfaceOrientation|TimeInterval|
      willAnimateRotation(to:duration:)|UIInterfaceOrientation|TimeInterval|
      willAnimateSecondHalfOfRotation(from:duration:)|UIInterfaceOrientation|TimeInterval|
      willMove(toParent:)|UIViewController?|
      willRotate(to:duration:)|UIInterfaceOrientation|TimeInterval|
      willTransition(to:with:)|UITraitCollection|UIViewControllerTransitionCoordinator|
    UIViewControllerPreviewingDelegate: NSObjectProtocol
      -previewingContext(_:commit:)|UIViewControllerPreviewing|UIViewController|
      -previewingContext(_:viewControllerForLocation:)|UIViewControllerPreviewing|CGPoint|->UIViewController?
    UIViewControllerTransitioningDelegate: NSObjectProtocol
      animationController(forDismissed:)|UIViewController|->(UIViewControllerAnimatedTransitioning)?
      animationController(forPresented:presenting:source:)|UIViewController|UIViewController|UIViewController|->(UIViewControllerAnimatedTransitioning)?
      interactionControllerForDismissal(using:)|UIViewControllerAnimatedTransitioning|->(UIViewControllerInteractiveTransitioning)?
      interactionControllerForPresentation(using:)|UIViewControllerAnimatedTransitioning|->(UIViewControllerInteractiveTransitioning)?
      presentationController(forPresented:presenting:source:)|UIViewController|UIViewController?|UIViewController|->UIPresentationController?
    UIWebView: UIView
      load(_:mimeType:textEncodingName:baseURL:)|Data|String|String|URL|
      loadHTMLString(_:baseURL:)|String|URL?|
      loadRequest(_:)|URLRequest|
    UIWebViewDelegate: NSObjectProtocol
      webView(_:didFailLoadWithError:)|UIWebView|Error|
      webView(_:shouldStartLoadWith:navigationType:)|UIWebView|URLRequest|UIWebView.NavigationType|->Bool
      webViewDidFinishLoad(_:)|UIWebView|
      webViewDidStartLoad(_:)|UIWebView|
    UIWindow: UIView
      becomeKey()|
      canBecomeKey
      resignKey()|
    UIWindowSceneDelegate: UISceneDelegate
      -preferredWindowingControlStyle(for:)
      -windowScene(_:didUpdateEffectiveGeometry:)
      -windowScene(_:userDidAcceptCloudKitShareWith:)
      windowScene(_:didUpdate:interfaceOrientation:traitCollection:)|UIWindowScene|UICoordinateSpace|UIInterfaceOrientation|UITraitCollection|
      windowScene(_:performActionFor:completionHandler:)|UIWindowScene|UIApplicationShortcutItem|(Bool)->Void|
    UNUserNotificationCenterDelegate: NSObjectProtocol
      -userNotificationCenter(_:didReceive:)|UNUserNotificationCenter|UNNotificationResponse|async
      -userNotificationCenter(_:didReceive:withCompletionHandler:)|UNUserNotificationCenter|UNNotificationResponse|()->Void|
      -userNotificationCenter(_:openSettingsFor:)|UNUserNotificationCenter|UNNotification?|
      userNotificationCenter(_:willPresent:)|UNUserNotificationCenter|UNNotification|async->UNNotificationPresentationOptions
      userNotificationCenter(_:willPresent:withCompletionHandler:)|UNUserNotificationCenter|UNNotification|(UNNotificationPresentationOptions)->Void|
    URLSessionConfiguration: NSObject
      shouldUseExtendedBackgroundIdleMode
    URLSessionDataDelegate: URLSessionTaskDelegate
      -urlSession(_:dataTask:didBecome:)|URLSession|URLSessionDataTask|URLSessionDownloadTask|
      -urlSession(_:dataTask:willCacheResponse:completionHandler:)
      urlSession(_:dataTask:didReceive:)|URLSession|URLSessionDataTask|Data|
      urlSession(_:dataTask:didReceive:completionHandler:)|URLSession|URLSessionDataTask|URLResponse|(URLSession.ResponseDisposition)->Void|
    URLSessionDelegate: AnyObject
      -urlSession(_:didBecomeInvalidWithError:)|URLSession|(Error)?|
      -urlSession(_:didReceive:completionHandler:)|URLSession|URLAuthenticationChallenge|(URLSession.AuthChallengeDisposition,URLCredential?)->Void|
      -urlSessionDidFinishEvents(forBackgroundURLSession:)|URLSession|
    URLSessionDownloadDelegate: URLSessionTaskDelegate
      -urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)|URLSession|URLSessionDownloadTask|Int64|Int64|
      urlSession(_:downloadTask:didFinishDownloadingTo:)|URLSession|URLSessionDownloadTask|URL|
      urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)|URLSession|URLSessionDownloadTask|Int64|Int64|Int64|
    URLSessionTaskDelegate: URLSessionDelegate
      -urlSession(_:didCreateTask:)|URLSession|URLSessionTask|
      -urlSession(_:task:didReceive:completionHandler:)|URLSession|URLSessionTask|URLAuthenticationChallenge|(URLSession.AuthChallengeDisposition,URLCredential?)->Void|
      -urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)|URLSession|URLSessionTask|Int64|Int64|Int64|
      -urlSession(_:task:needNewBodyStream:)|URLSession|URLSessionTask|(InputStream?)->Void|
      -urlSession(_:task:willBeginDelayedRequest:completionHandler:)
      -urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)|URLSession|URLSessionTask|HTTPURLResponse|URLRequest|(URLRequest?)->Void|
      -urlSession(_:taskIsWaitingForConnectivity:)|URLSession|URLSessionTask|
      urlSession(_:task:didCompleteWithError:)|URLSession|URLSessionTask|(Error)?|
      urlSession(_:task:didFinishCollecting:)|URLSession|URLSessionTask|URLSessionTaskMetrics|
    URLSessionWebSocketDelegate: URLSessionTaskDelegate
      -urlSession(_:webSocketTask:didCloseWith:reason:)|URLSession|URLSessionWebSocketTask|URLSessionWebSocketTask.CloseCode|Data?|
      -urlSession(_:webSocketTask:didOpenWithProtocol:)|URLSession|URLSessionWebSocketTask|String?|
    UndoManager: NSObject
      prepare(withInvocationTarget:)|Any|->Any
    XMLParser: NSObject
      shouldProcessNamespaces
      shouldReportNamespacePrefixes
      shouldResolveExternalEntities
    XMLParserDelegate: NSObjectProtocol
      parser(_:didEndElement:namespaceURI:qualifiedName:)|XMLParser|String|String?|String?|
      parser(_:didEndMappingPrefix:)|XMLParser|String|
      parser(_:didStartElement:namespaceURI:qualifiedName:attributes:)|XMLParser|String|String?|String?|[String:String]|
      parser(_:didStartMappingPrefix:toURI:)|XMLParser|String|String|
      parser(_:foundCDATA:)|XMLParser|Data|
      parser(_:foundCharacters:)|XMLParser|String|
      parser(_:foundComment:)|XMLParser|String|
      parser(_:parseErrorOccurred:)|XMLParser|Error|
      parserDidEndDocument(_:)|XMLParser|
      parserDidStartDocument(_:)|XMLParser|
    """
}
