// `make members` writes this file from the classes' comments.

import EventTrace

/// The versions of iOS that first had a class, for those that iOS 2.0 does not have (rule 1170).
nonisolated enum ClassVersions {
  static let all = Dictionary(
    uniqueKeysWithValues: lists.flatMap { version, names in
      names.split { $0.isWhitespace }.map { (String($0), version) }
    })

  private static let lists: KeyValuePairs<IOSVersion, String> = [
    3.0: """
    CAGradientLayer CAReplicatorLayer CAShapeLayer CATransformLayer CAValueFunction
    NSExpression UIAccessibilityElement UILocalizedIndexedCollation UIMenuController
    UIPasteboard UISearchDisplayController UndoManager ValueTransformer
    """,
    3.1: """
    CADisplayLink UIVideoEditorController
    """,
    3.2: """
    CATextLayer UIBezierPath UIDocumentInteractionController UIGestureRecognizer
    UILongPressGestureRecognizer UIMenuItem UIPanGestureRecognizer UIPinchGestureRecognizer
    UIPopoverController UIRotationGestureRecognizer UIScreenMode UISplitViewController
    UISwipeGestureRecognizer UITapGestureRecognizer UITextChecker UITextInputStringTokenizer
    UITextPosition UITextRange
    """,
    4.0: """
    BlockOperation DispatchGroup DispatchQueue DispatchSemaphore DispatchSource FileWrapper
    NSDataDetector UILocalNotification UINib
    """,
    4.2: """
    UIMarkupTextPrintFormatter UIPrintFormatter UIPrintInfo UIPrintInteractionController
    UIPrintPageRenderer UIPrintPaper UISimpleTextPrintFormatter UITextInputMode
    UIViewPrintFormatter
    """,
    5.0: """
    CAEmitterCell CAEmitterLayer CIColor CIContext CIDetector CIFaceFeature CIFeature CIFilter
    CIImage CIVector NSFileCoordinator NSLinguisticTagger NSUbiquitousKeyValueStore UIDocument
    UIManagedDocument UIPageViewController UIPopoverBackgroundView
    UIReferenceLibraryViewController UIStepper UIStoryboard UIStoryboardPopoverSegue
    UIStoryboardSegue
    """,
    6.0: """
    NSHashTable NSLayoutConstraint NSMapTable NSMutableParagraphStyle NSParagraphStyle
    NSPointerArray NSShadow NSStringDrawingContext UIActivity UIActivityItemProvider
    UIActivityViewController UICollectionReusableView UICollectionView UICollectionViewCell
    UICollectionViewController UICollectionViewFlowLayout UICollectionViewLayout
    UICollectionViewLayoutAttributes UICollectionViewUpdateItem UIRefreshControl
    UITableViewHeaderFooterView UITextSelectionRect
    """,
    7.0: """
    NSLayoutManager NSTextAttachment NSTextContainer NSTextStorage NSTextTab
    UIAttachmentBehavior UICollectionViewFlowLayoutInvalidationContext
    UICollectionViewLayoutInvalidationContext UICollectionViewTransitionLayout
    UICollisionBehavior UIDynamicAnimator UIDynamicBehavior UIDynamicItemBehavior
    UIFontDescriptor UIGravityBehavior UIInputView UIInterpolatingMotionEffect UIKeyCommand
    UIMotionEffect UIMotionEffectGroup UIPercentDrivenInteractiveTransition UIPushBehavior
    UIScreenEdgePanGestureRecognizer UISnapBehavior URLSession URLSessionConfiguration
    URLSessionDataTask URLSessionDownloadTask URLSessionTask URLSessionUploadTask
    """,
    8.0: """
    CIQRCodeFeature CIRectangleFeature DateComponentsFormatter DispatchWorkItem
    NSExtensionContext NSItemProvider NSUserActivity UIAccessibilityCustomAction UIAlertAction
    UIAlertController UIBlurEffect UIDocumentPickerViewController UIImageAsset
    UIInputViewController UILexicon UILexiconEntry UIMutableUserNotificationAction
    UIMutableUserNotificationCategory UIPopoverPresentationController UIPresentationController
    UIPrinter UIPrinterPickerController UISearchController UITableViewRowAction
    UITraitCollection UIUserNotificationAction UIUserNotificationCategory
    UIUserNotificationSettings UIVibrancyEffect UIVisualEffect UIVisualEffectView
    """,
    9.0: """
    CASpringAnimation NSDataAsset NSLayoutAnchor NSLayoutDimension NSLayoutXAxisAnchor
    NSLayoutYAxisAnchor PersonNameComponentsFormatter SFSafariViewController
    UIApplicationShortcutIcon UIApplicationShortcutItem UIBarButtonItemGroup
    UICollectionViewFocusUpdateContext UIDynamicItemGroup UIFieldBehavior
    UIFocusAnimationCoordinator UIFocusGuide UIFocusUpdateContext UILayoutGuide
    UIMutableApplicationShortcutItem UIPress UIPressesEvent UIPreviewAction
    UIPreviewActionGroup UIRegion UIStackView UIStoryboardUnwindSegueSource
    UITableViewFocusUpdateContext UITextInputAssistantItem
    """,
    9.1: """
    UISearchContainerViewController
    """,
    10.0: """
    MeasurementFormatter OSLog UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
    UIAccessibilityCustomRotorSearchPredicate UICubicTimingParameters UIFeedbackGenerator
    UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat
    UIGraphicsPDFRenderer UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat
    UIGraphicsRendererContext UIImpactFeedbackGenerator UINotificationFeedbackGenerator
    UIPreviewInteraction UISelectionFeedbackGenerator UISpringTimingParameters
    UIViewPropertyAnimator UNCalendarNotificationTrigger UNMutableNotificationContent
    UNNotification UNNotificationAction UNNotificationAttachment UNNotificationCategory
    UNNotificationContent UNNotificationRequest UNNotificationResponse UNNotificationSettings
    UNNotificationSound UNNotificationTrigger UNPushNotificationTrigger
    UNTextInputNotificationAction UNTextInputNotificationResponse
    UNTimeIntervalNotificationTrigger UNUserNotificationCenter URLSessionTaskMetrics
    URLSessionTaskTransactionMetrics
    """,
    11.0: """
    UICollectionViewDropPlaceholder UICollectionViewDropProposal UICollectionViewPlaceholder
    UIContextualAction UIDocumentBrowserAction UIDocumentBrowserTransitionController
    UIDocumentBrowserViewController UIDragInteraction UIDragItem UIDragPreview
    UIDragPreviewParameters UIDragPreviewTarget UIDropInteraction UIDropProposal UIFocusSystem
    UIFontMetrics UIPasteConfiguration UISpringLoadedInteraction UISwipeActionsConfiguration
    UITableViewDropPlaceholder UITableViewDropProposal UITableViewPlaceholder
    UITargetedDragPreview UITextDropProposal
    """,
    12.0: """
    NWPathMonitor UITextInputPasswordRules
    """,
    12.1: """
    UIPencilInteraction
    """,
    13.0: """
    ListFormatter NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
    NSCollectionLayoutDecorationItem NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
    NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem
    NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing
    NSCollectionLayoutSupplementaryItem RelativeDateTimeFormatter UIAction
    UIActivityItemsConfiguration UIBarAppearance UIBarButtonItemAppearance
    UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration
    UICollectionViewDiffableDataSource UICommand UICommandAlternate UIContextMenuConfiguration
    UIContextMenuInteraction UIFontPickerViewController UIHoverGestureRecognizer
    UILargeContentViewerInteraction UIMenu UIMenuElement UIMenuSystem UINavigationBarAppearance
    UIOpenURLContext UIPreviewParameters UIPreviewTarget UIScene UISceneActivationConditions
    UISceneConfiguration UISceneDestructionRequestOptions UISceneSession
    UISceneSizeRestrictions UIScreenshotService UISearchTextField UISearchToken
    UIStatusBarManager UITabBarAppearance UITabBarItemAppearance UITableViewDiffableDataSource
    UITargetedPreview UITextInteraction UIToolbarAppearance UIWindowScene
    UIWindowSceneDestructionRequestOptions URLSessionWebSocketTask
    """,
    13.4: """
    UIKey UIPointerInteraction UIPointerRegion UIPointerRegionRequest UIPointerStyle
    """,
    14.0: """
    UICollectionViewListCell UIColorPickerViewController UIColorWell UIDeferredMenuElement
    UIIndirectScribbleInteraction UIListContentView UIPointerLockState UIScribbleInteraction
    """,
    15.0: """
    NSTextContentManager NSTextContentStorage NSTextElement NSTextLayoutFragment
    NSTextLayoutManager NSTextParagraph NSTextRange OSSignpostIntervalState
    UIBandSelectionInteraction UIFocusEffect UIFocusHaloEffect UIKeyboardLayoutGuide
    UIPointerAccessory UISheetPresentationController UIToolTipConfiguration
    UIToolTipInteraction UITrackingLayoutGuide
    """,
    16.0: """
    UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionSingleDate
    UICalendarView UIDocumentProperties UIEditMenuConfiguration UIEditMenuInteraction
    UIFindInteraction UIFindSession UIPasteControl UISearchSuggestionItem
    UITextSearchAggregator UITextSearchOptions UITextSearchingFindSession
    """,
    17.0: """
    UIContentUnavailableView UIHoverStyle UIPageControlProgress UIPageControlTimerProgress
    UISceneSessionActivationRequest UITextItem UITextLoupeSession
    UITextSelectionDisplayInteraction UIWindowScenePlacement UIWindowSceneProminentPlacement
    UIWindowSceneStandardPlacement
    """,
    17.5: """
    UICanvasFeedbackGenerator
    """,
    18.0: """
    UISearchTab UITab UITabGroup UITextFormattingViewController UIUpdateActionPhase
    UIUpdateInfo UIUpdateLink
    """,
    26.0: """
    UIBackgroundExtensionView UIGlassContainerEffect UIGlassEffect UIMainMenuSystem
    UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction UITabAccessory
    """,
  ]
}
