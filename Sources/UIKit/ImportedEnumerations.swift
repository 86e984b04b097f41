public import HeadlessUIKit

// How an app prints the enumerations and option sets that Swift imports from UIKit's headers (rule 906): the
// compiler knows the names of their cases and the program does not. Only apps import this module, so the trace
// and the tests of the runtime keep the names.

extension DefaultStringInterpolation {
  /// Puts one of UIKit's values into a text as a device does (rule 906).
  public nonisolated mutating func appendInterpolation<Value: _CourseImported>(_ value: Value) {
    appendLiteral(value._importedDescription)
  }
  /// Puts one of UIKit's values into a text as an extension of the app's describes it.
  public nonisolated mutating func appendInterpolation<
    Value: _CourseImported & CustomStringConvertible
  >(_ value: Value) { appendLiteral(value.description) }
  /// Puts orientations into a text as a device does: their words are for the trace alone (rule 906).
  public nonisolated mutating func appendInterpolation(_ value: UIInterfaceOrientationMask) {
    appendLiteral(value._importedDescription)
  }
  /// Puts one of UIKit's values that may be nil into a text as a device does (rule 1041).
  public nonisolated mutating func appendInterpolation<Value: _CourseImported>(_ value: Value?) {
    appendLiteral(value.map { "Optional(__C.\($0._importedDescription))" } ?? "nil")
  }
}

extension String {
  /// Makes a text of one of UIKit's values as a device does (rule 906).
  public nonisolated init<Value: _CourseImported>(describing value: Value) {
    self = value._importedDescription
  }
  /// Makes a text of one of UIKit's values as an extension of the app's describes it.
  public nonisolated init<Value: _CourseImported & CustomStringConvertible>(
    describing value: Value
  ) { self = value.description }
  /// Makes a text of orientations as a device does: their words are for the trace alone (rule 906).
  public nonisolated init(describing value: UIInterfaceOrientationMask) {
    self = value._importedDescription
  }
}

nonisolated extension NSLayoutConstraint.Attribute: _CourseImported {}
nonisolated extension NSLayoutConstraint.Axis: _CourseImported {}
nonisolated extension NSLayoutConstraint.FormatOptions: _CourseImported {}
nonisolated extension NSLayoutConstraint.Relation: _CourseImported {}
nonisolated extension NSLineBreakMode: _CourseImported {}
nonisolated extension NSTextAlignment: _CourseImported {}
nonisolated extension NSWritingDirection: _CourseImported {}
nonisolated extension UIAccessibilityContainerType: _CourseImported {}
nonisolated extension UIAccessibilityContrast: _CourseImported {}
nonisolated extension UIAccessibilityCustomRotor.Direction: _CourseImported {}
nonisolated extension UIAccessibilityCustomRotor.SystemRotorType: _CourseImported {}
nonisolated extension UIAccessibilityNavigationStyle: _CourseImported {}
nonisolated extension UIAccessibilityScrollDirection: _CourseImported {}
nonisolated extension UIAccessibilityTraits: _CourseImported {}
nonisolated extension UIActionSheetStyle: _CourseImported {}
nonisolated extension UIActivity.Category: _CourseImported {}
nonisolated extension UIActivityIndicatorView.Style: _CourseImported {}
nonisolated extension UIAlertAction.Style: _CourseImported {}
nonisolated extension UIAlertController.Style: _CourseImported {}
nonisolated extension UIAlertControllerSeverity: _CourseImported {}
nonisolated extension UIAlertViewStyle: _CourseImported {}
nonisolated extension UIApplication.State: _CourseImported {}
nonisolated extension UIApplicationShortcutIcon.IconType: _CourseImported {}
nonisolated extension UIAttachmentBehavior.AttachmentType: _CourseImported {}
nonisolated extension UIAxis: _CourseImported {}
nonisolated extension UIBackgroundFetchResult: _CourseImported {}
nonisolated extension UIBackgroundRefreshStatus: _CourseImported {}
nonisolated extension UIBandSelectionInteraction.State: _CourseImported {}
nonisolated extension UIBarButtonItem.Style: _CourseImported {}
nonisolated extension UIBarButtonItem.SystemItem: _CourseImported {}
nonisolated extension UIBarMetrics: _CourseImported {}
nonisolated extension UIBarPosition: _CourseImported {}
nonisolated extension UIBarStyle: _CourseImported {}
nonisolated extension UIBaselineAdjustment: _CourseImported {}
nonisolated extension UIBehavioralStyle: _CourseImported {}
nonisolated extension UIBlurEffect.Style: _CourseImported {}
nonisolated extension UIButton.ButtonType: _CourseImported {}
nonisolated extension UIButton.Role: _CourseImported {}
nonisolated extension UICollectionLayoutSectionOrthogonalScrollingBehavior: _CourseImported {}
nonisolated extension UICollectionView.ElementCategory: _CourseImported {}
nonisolated extension UICollectionView.ReorderingCadence: _CourseImported {}
nonisolated extension UICollectionView.ScrollDirection: _CourseImported {}
nonisolated extension UICollectionView.ScrollPosition: _CourseImported {}
nonisolated extension UICollectionView.SelfSizingInvalidation: _CourseImported {}
nonisolated extension UICollectionViewCell.DragState: _CourseImported {}
nonisolated extension UICollectionViewDropProposal.Intent: _CourseImported {}
nonisolated extension UICollectionViewFlowLayout.SectionInsetReference: _CourseImported {}
nonisolated extension UICollectionViewUpdateItem.Action: _CourseImported {}
nonisolated extension UICollisionBehavior.Mode: _CourseImported {}
nonisolated extension UIContentInsetsReference: _CourseImported {}
nonisolated extension UIContextMenuInteractionCommitStyle: _CourseImported {}
nonisolated extension UIContextualAction.Style: _CourseImported {}
nonisolated extension UIControl.ContentHorizontalAlignment: _CourseImported {}
nonisolated extension UIControl.ContentVerticalAlignment: _CourseImported {}
nonisolated extension UIControl.Event: _CourseImported {}
nonisolated extension UIControl.State: _CourseImported {}
nonisolated extension UIDataDetectorTypes: _CourseImported {}
nonisolated extension UIDatePicker.Mode: _CourseImported {}
nonisolated extension UIDatePickerStyle: _CourseImported {}
nonisolated extension UIDevice.BatteryState: _CourseImported {}
nonisolated extension UIDeviceOrientation: _CourseImported {}
nonisolated extension UIDisplayGamut: _CourseImported {}
nonisolated extension UIDocument.ChangeKind: _CourseImported {}
nonisolated extension UIDocument.SaveOperation: _CourseImported {}
nonisolated extension UIDocument.State: _CourseImported {}
nonisolated extension UIDocumentBrowserAction.Availability: _CourseImported {}
nonisolated extension UIDocumentBrowserViewController.BrowserUserInterfaceStyle: _CourseImported {}
nonisolated extension UIDocumentBrowserViewController.ImportMode: _CourseImported {}
nonisolated extension UIDocumentPickerMode: _CourseImported {}
nonisolated extension UIDropOperation: _CourseImported {}
nonisolated extension UIDynamicItemCollisionBoundsType: _CourseImported {}
nonisolated extension UIEditingInteractionConfiguration: _CourseImported {}
nonisolated extension UIEvent.ButtonMask: _CourseImported {}
nonisolated extension UIEvent.EventSubtype: _CourseImported {}
nonisolated extension UIEvent.EventType: _CourseImported {}
nonisolated extension UIFindSession.SearchResultDisplayStyle: _CourseImported {}
nonisolated extension UIFontDescriptor.SymbolicTraits: _CourseImported {}
nonisolated extension UIForceTouchCapability: _CourseImported {}
nonisolated extension UIGestureRecognizer.State: _CourseImported {}
nonisolated extension UIGlassEffect.Style: _CourseImported {}
nonisolated extension UIGraphicsImageRendererFormat.Range: _CourseImported {}
nonisolated extension UIImage.DynamicRange: _CourseImported {}
nonisolated extension UIImage.Orientation: _CourseImported {}
nonisolated extension UIImage.RenderingMode: _CourseImported {}
nonisolated extension UIImage.ResizingMode: _CourseImported {}
nonisolated extension UIImage.SymbolScale: _CourseImported {}
nonisolated extension UIImage.SymbolWeight: _CourseImported {}
nonisolated extension UIImagePickerController.CameraCaptureMode: _CourseImported {}
nonisolated extension UIImagePickerController.CameraDevice: _CourseImported {}
nonisolated extension UIImagePickerController.CameraFlashMode: _CourseImported {}
nonisolated extension UIImagePickerController.QualityType: _CourseImported {}
nonisolated extension UIImagePickerController.SourceType: _CourseImported {}
nonisolated extension UIImpactFeedbackGenerator.FeedbackStyle: _CourseImported {}
nonisolated extension UIInputView.Style: _CourseImported {}
nonisolated extension UIInterfaceOrientation: _CourseImported {}
nonisolated extension UIInterfaceOrientationMask: _CourseImported, _CourseNamedForTheTrace {}
nonisolated extension UIInterpolatingMotionEffect.EffectType: _CourseImported {}
nonisolated extension UIKeyModifierFlags: _CourseImported {}
nonisolated extension UIKeyboardAppearance: _CourseImported {}
nonisolated extension UIKeyboardHIDUsage: _CourseImported {}
nonisolated extension UIKeyboardType: _CourseImported {}
nonisolated extension UILegibilityWeight: _CourseImported {}
nonisolated extension UIListEnvironment: _CourseImported {}
nonisolated extension UIMenu.ElementSize: _CourseImported {}
nonisolated extension UIMenu.Options: _CourseImported {}
nonisolated extension UIMenuElement.Attributes: _CourseImported {}
nonisolated extension UIMenuElement.State: _CourseImported {}
nonisolated extension UIModalPresentationStyle: _CourseImported {}
nonisolated extension UIModalTransitionStyle: _CourseImported {}
nonisolated extension UINavigationController.Operation: _CourseImported {}
nonisolated extension UINavigationItem.BackButtonDisplayMode: _CourseImported {}
nonisolated extension UINavigationItem.ItemStyle: _CourseImported {}
nonisolated extension UINavigationItem.LargeTitleDisplayMode: _CourseImported {}
nonisolated extension UINavigationItem.SearchBarPlacement: _CourseImported {}
nonisolated extension UINotificationFeedbackGenerator.FeedbackType: _CourseImported {}
nonisolated extension UIPageControl.BackgroundStyle: _CourseImported {}
nonisolated extension UIPageControl.Direction: _CourseImported {}
nonisolated extension UIPageControl.InteractionState: _CourseImported {}
nonisolated extension UIPageViewController.NavigationDirection: _CourseImported {}
nonisolated extension UIPageViewController.NavigationOrientation: _CourseImported {}
nonisolated extension UIPageViewController.SpineLocation: _CourseImported {}
nonisolated extension UIPageViewController.TransitionStyle: _CourseImported {}
nonisolated extension UIPasteControl.DisplayMode: _CourseImported {}
nonisolated extension UIPointerEffect.TintMode: _CourseImported {}
nonisolated extension UIPopoverArrowDirection: _CourseImported {}
nonisolated extension UIPress.Phase: _CourseImported {}
nonisolated extension UIPress.PressType: _CourseImported {}
nonisolated extension UIPreviewAction.Style: _CourseImported {}
nonisolated extension UIPrintInfo.Duplex: _CourseImported {}
nonisolated extension UIPrintInfo.Orientation: _CourseImported {}
nonisolated extension UIPrintInfo.OutputType: _CourseImported {}
nonisolated extension UIPrinter.JobTypes: _CourseImported {}
nonisolated extension UIProgressView.Style: _CourseImported {}
nonisolated extension UIPushBehavior.Mode: _CourseImported {}
nonisolated extension UIRectCorner: _CourseImported {}
nonisolated extension UIRectEdge: _CourseImported {}
nonisolated extension UIRemoteNotificationType: _CourseImported {}
nonisolated extension UIReturnKeyType: _CourseImported {}
nonisolated extension UIScene.ActivationState: _CourseImported {}
nonisolated extension UISceneCaptureState: _CourseImported {}
nonisolated extension UIScrollTypeMask: _CourseImported {}
nonisolated extension UIScrollView.ContentInsetAdjustmentBehavior: _CourseImported {}
nonisolated extension UIScrollView.IndexDisplayMode: _CourseImported {}
nonisolated extension UIScrollView.IndicatorStyle: _CourseImported {}
nonisolated extension UIScrollView.KeyboardDismissMode: _CourseImported {}
nonisolated extension UISearchBar.Icon: _CourseImported {}
nonisolated extension UISearchBar.Style: _CourseImported {}
nonisolated extension UISearchController.ScopeBarActivation: _CourseImported {}
nonisolated extension UISegmentedControl.Segment: _CourseImported {}
nonisolated extension UISemanticContentAttribute: _CourseImported {}
nonisolated extension UISlider.Style: _CourseImported {}
nonisolated extension UISplitViewController.BackgroundStyle: _CourseImported {}
nonisolated extension UISplitViewController.Column: _CourseImported {}
nonisolated extension UISplitViewController.DisplayMode: _CourseImported {}
nonisolated extension UISplitViewController.DisplayModeButtonVisibility: _CourseImported {}
nonisolated extension UISplitViewController.PrimaryEdge: _CourseImported {}
nonisolated extension UISplitViewController.SplitBehavior: _CourseImported {}
nonisolated extension UISplitViewController.Style: _CourseImported {}
nonisolated extension UIStackView.Alignment: _CourseImported {}
nonisolated extension UIStackView.Distribution: _CourseImported {}
nonisolated extension UIStatusBarAnimation: _CourseImported {}
nonisolated extension UIStatusBarStyle: _CourseImported {}
nonisolated extension UISwipeGestureRecognizer.Direction: _CourseImported {}
nonisolated extension UISwitch.Style: _CourseImported {}
nonisolated extension UITab.Placement: _CourseImported {}
nonisolated extension UITabAccessoryEnvironment: _CourseImported {}
nonisolated extension UITabBar.ItemPositioning: _CourseImported {}
nonisolated extension UITabBarItem.SystemItem: _CourseImported {}
nonisolated extension UITabBarItemAppearance.Style: _CourseImported {}
nonisolated extension UITabGroup.SidebarAppearance: _CourseImported {}
nonisolated extension UITableView.RowAnimation: _CourseImported {}
nonisolated extension UITableView.ScrollPosition: _CourseImported {}
nonisolated extension UITableView.SelfSizingInvalidation: _CourseImported {}
nonisolated extension UITableView.SeparatorInsetReference: _CourseImported {}
nonisolated extension UITableView.Style: _CourseImported {}
nonisolated extension UITableViewCell.AccessoryType: _CourseImported {}
nonisolated extension UITableViewCell.CellStyle: _CourseImported {}
nonisolated extension UITableViewCell.DragState: _CourseImported {}
nonisolated extension UITableViewCell.EditingStyle: _CourseImported {}
nonisolated extension UITableViewCell.FocusStyle: _CourseImported {}
nonisolated extension UITableViewCell.SelectionStyle: _CourseImported {}
nonisolated extension UITableViewCell.SeparatorStyle: _CourseImported {}
nonisolated extension UITableViewCell.StateMask: _CourseImported {}
nonisolated extension UITableViewDropProposal.Intent: _CourseImported {}
nonisolated extension UITableViewRowAction.Style: _CourseImported {}
nonisolated extension UITextAutocapitalizationType: _CourseImported {}
nonisolated extension UITextAutocorrectionType: _CourseImported {}
nonisolated extension UITextField.BorderStyle: _CourseImported {}
nonisolated extension UITextField.DidEndEditingReason: _CourseImported {}
nonisolated extension UITextField.ViewMode: _CourseImported {}
nonisolated extension UITextGranularity: _CourseImported {}
nonisolated extension UITextInlinePredictionType: _CourseImported {}
nonisolated extension UITextInteractionMode: _CourseImported {}
nonisolated extension UITextItemInteraction: _CourseImported {}
nonisolated extension UITextLayoutDirection: _CourseImported {}
nonisolated extension UITextSearchFoundTextStyle: _CourseImported {}
nonisolated extension UITextSearchOptions.WordMatchMethod: _CourseImported {}
nonisolated extension UITextSmartDashesType: _CourseImported {}
nonisolated extension UITextSmartInsertDeleteType: _CourseImported {}
nonisolated extension UITextSmartQuotesType: _CourseImported {}
nonisolated extension UITextSpellCheckingType: _CourseImported {}
nonisolated extension UITextStorageDirection: _CourseImported {}
nonisolated extension UITextView.BorderStyle: _CourseImported {}
nonisolated extension UITextView.WritingToolsResultOptions: _CourseImported {}
nonisolated extension UITimingCurveType: _CourseImported {}
nonisolated extension UITouch.Phase: _CourseImported {}
nonisolated extension UITouch.Properties: _CourseImported {}
nonisolated extension UITouch.TouchType: _CourseImported {}
nonisolated extension UITraitEnvironmentLayoutDirection: _CourseImported {}
nonisolated extension UIUserInterfaceActiveAppearance: _CourseImported {}
nonisolated extension UIUserInterfaceIdiom: _CourseImported {}
nonisolated extension UIUserInterfaceLayoutDirection: _CourseImported {}
nonisolated extension UIUserInterfaceLevel: _CourseImported {}
nonisolated extension UIUserInterfaceSizeClass: _CourseImported {}
nonisolated extension UIUserInterfaceStyle: _CourseImported {}
nonisolated extension UIUserNotificationActionBehavior: _CourseImported {}
nonisolated extension UIUserNotificationActionContext: _CourseImported {}
nonisolated extension UIUserNotificationActivationMode: _CourseImported {}
nonisolated extension UIUserNotificationType: _CourseImported {}
nonisolated extension UIVibrancyEffectStyle: _CourseImported {}
nonisolated extension UIView.AnimationCurve: _CourseImported {}
nonisolated extension UIView.AnimationOptions: _CourseImported {}
nonisolated extension UIView.AnimationTransition: _CourseImported {}
nonisolated extension UIView.AutoresizingMask: _CourseImported {}
nonisolated extension UIView.ContentMode: _CourseImported {}
nonisolated extension UIView.KeyframeAnimationOptions: _CourseImported {}
nonisolated extension UIView.SystemAnimation: _CourseImported {}
nonisolated extension UIView.TintAdjustmentMode: _CourseImported {}
nonisolated extension UIViewAnimatingPosition: _CourseImported {}
nonisolated extension UIViewAnimatingState: _CourseImported {}
nonisolated extension UIWebPaginationBreakingMode: _CourseImported {}
nonisolated extension UIWebPaginationMode: _CourseImported {}
nonisolated extension UIWebView.NavigationType: _CourseImported {}
nonisolated extension UIWindowScene.PresentationStyle: _CourseImported {}
nonisolated extension UIWindowSceneDestructionRequestOptions.DismissalAnimation: _CourseImported {}
nonisolated extension UIWritingToolsBehavior: _CourseImported {}
nonisolated extension UNAlertStyle: _CourseImported {}
nonisolated extension UNAuthorizationStatus: _CourseImported {}
nonisolated extension UNNotificationSetting: _CourseImported {}
