public import Foundation
public import HeadlessUIKit

// The names of constants up to Swift 4.1, which still mean the same, and some up to Swift 2 and 3, which Xcode
// no longer takes.

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UINavigationController.hideShowBarDuration")
public var UINavigationControllerHideShowBarDuration: CGFloat {
  UINavigationController.hideShowBarDuration
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.originalImage
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.editedImage
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public nonisolated var UIFontWeightUltraLight: UIFont.Weight { .ultraLight }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public nonisolated var UIFontWeightThin: UIFont.Weight { .thin }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public nonisolated var UIFontWeightLight: UIFont.Weight { .light }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public nonisolated var UIFontWeightRegular: UIFont.Weight { .regular }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public nonisolated var UIFontWeightMedium: UIFont.Weight { .medium }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public nonisolated var UIFontWeightSemibold: UIFont.Weight { .semibold }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public nonisolated var UIFontWeightBold: UIFont.Weight { .bold }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public nonisolated var UIFontWeightHeavy: UIFont.Weight { .heavy }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UIFont.Weight.black")
public nonisolated var UIFontWeightBlack: UIFont.Weight { .black }

/// The name up to Swift 3.
@available(*, unavailable, renamed: "UIFont.TextStyle.body")
public var UIFontTextStyleBody: String { fatalError() }

/// The name up to Swift 3.
@available(*, unavailable, renamed: "UIFont.TextStyle.headline")
public var UIFontTextStyleHeadline: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIApplication.didBecomeActiveNotification")
public var UIApplicationDidBecomeActiveNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIApplication.willResignActiveNotification")
public var UIApplicationWillResignActiveNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIApplication.didEnterBackgroundNotification")
public var UIApplicationDidEnterBackgroundNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIApplication.willEnterForegroundNotification")
public var UIApplicationWillEnterForegroundNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIApplication.willTerminateNotification")
public var UIApplicationWillTerminateNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIApplication.didReceiveMemoryWarningNotification")
public var UIApplicationDidReceiveMemoryWarningNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIResponder.keyboardWillShowNotification")
public var UIKeyboardWillShowNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIResponder.keyboardDidShowNotification")
public var UIKeyboardDidShowNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIResponder.keyboardWillHideNotification")
public var UIKeyboardWillHideNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIResponder.keyboardDidHideNotification")
public var UIKeyboardDidHideNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIResponder.keyboardWillChangeFrameNotification")
public var UIKeyboardWillChangeFrameNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UITextField.textDidChangeNotification")
public var UITextFieldTextDidChangeNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UITextView.textDidChangeNotification")
public var UITextViewTextDidChangeNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIDevice.orientationDidChangeNotification")
public var UIDeviceOrientationDidChangeNotification: String { fatalError() }

/// The name up to Swift 2.
@available(*, unavailable, renamed: "UIContentSizeCategory.didChangeNotification")
public var UIContentSizeCategoryDidChangeNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.interPageSpacing
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.spineLocation
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.mediaType
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.cropRect")
public var UIImagePickerControllerCropRect: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.cropRect
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.mediaURL
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.imageURL")
public var UIImagePickerControllerImageURL: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.imageURL
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.referenceURL")
public var UIImagePickerControllerReferenceURL: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.referenceURL
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UITableView.indexSearch")
public var UITableViewIndexSearch: String { UITableView.indexSearch }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
  UIApplication.backgroundFetchIntervalMinimum
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
  UIAccessibilityTraits.staticText
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
  UIAccessibilityTraits.adjustable
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
  UIAccessibilityTraits.notEnabled
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits {
  UIAccessibilityTraits.searchField
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pageScrolled
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.playsSound")
public nonisolated var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits {
  UIAccessibilityTraits.playsSound
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.keyboardKey")
public nonisolated var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits {
  UIAccessibilityTraits.keyboardKey
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.summaryElement")
public nonisolated var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
  UIAccessibilityTraits.summaryElement
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.startsMediaSession")
public nonisolated var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
  UIAccessibilityTraits.startsMediaSession
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public nonisolated var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.causesPageTurn")
public nonisolated var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
  UIAccessibilityTraits.causesPageTurn
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibilityTraits.tabBar")
public nonisolated var UIAccessibilityTraitTabBar: UIAccessibilityTraits {
  UIAccessibilityTraits.tabBar
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public nonisolated var UILayoutPriorityRequired: UILayoutPriority { .required }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public nonisolated var UILayoutPriorityDefaultHigh: UILayoutPriority { .defaultHigh }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public nonisolated var UILayoutPriorityDefaultLow: UILayoutPriority { .defaultLow }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public nonisolated var UILayoutPriorityFittingSizeLevel: UILayoutPriority { .fittingSizeLevel }

extension UIAccessibilityTraits {
  /// The traits of both, as up to Swift 4.1.
  @available(*, deprecated, renamed: "union(_:)")
  public static func | (left: Self, right: Self) -> Self { left.union(right) }
  /// Adds the traits, as up to Swift 4.1.
  @available(*, deprecated, renamed: "insert(_:)")
  public static func |= (left: inout Self, right: Self) { left.formUnion(right) }
  /// The traits that both have, as up to Swift 4.1.
  @available(*, deprecated, renamed: "intersection(_:)")
  public static func & (left: Self, right: Self) -> Self { left.intersection(right) }
  /// Leaves the traits that both have, as up to Swift 4.1.
  @available(*, deprecated, renamed: "formIntersection(_:)")
  public static func &= (left: inout Self, right: Self) { left.formIntersection(right) }
  /// The traits of one of both, as up to Swift 4.1.
  @available(*, deprecated, renamed: "symmetricDifference(_:)")
  public static func ^ (left: Self, right: Self) -> Self { left.symmetricDifference(right) }
  /// All other traits, as up to Swift 4.1.
  @available(*, deprecated, renamed: "subtract(_:)")
  public prefix static func ~ (traits: Self) -> Self { Self(rawValue: ~traits.rawValue) }
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIContentSizeCategory.newValueUserInfoKey")
public var UIContentSizeCategoryNewValueKey: String { UIContentSizeCategory.newValueUserInfoKey }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIApplication.statusBarOrientationUserInfoKey")
public var UIApplicationStatusBarOrientationUserInfoKey: String {
  UIApplication.statusBarOrientationUserInfoKey
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIApplication.statusBarFrameUserInfoKey")
public var UIApplicationStatusBarFrameUserInfoKey: String {
  UIApplication.statusBarFrameUserInfoKey
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UISplitViewController.automaticDimension")
public var UISplitViewControllerAutomaticDimension: CGFloat {
  UISplitViewController.automaticDimension
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalNever")
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval {
  UIApplication.backgroundFetchIntervalNever
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIFloatRange.zero")
public var UIFloatRangeZero: UIFloatRange { .zero }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIFloatRange.infinite")
public var UIFloatRangeInfinite: UIFloatRange { .infinite }

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIApplication.stateRestorationBundleVersionKey")
public var UIApplicationStateRestorationBundleVersionKey: String {
  UIApplication.stateRestorationBundleVersionKey
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIApplication.stateRestorationUserInterfaceIdiomKey")
public var UIApplicationStateRestorationUserInterfaceIdiomKey: String {
  UIApplication.stateRestorationUserInterfaceIdiomKey
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIApplication.stateRestorationSystemVersionKey")
public var UIApplicationStateRestorationSystemVersionKey: String {
  UIApplication.stateRestorationSystemVersionKey
}

/// The name up to Swift 4.1.
@available(*, deprecated, renamed: "UIApplication.stateRestorationTimestampKey")
public var UIApplicationStateRestorationTimestampKey: String {
  UIApplication.stateRestorationTimestampKey
}
