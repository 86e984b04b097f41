public import Foundation

// The names of notifications and constants up to Swift 4.1, and some up to Swift 2 and 3.

extension NSNotification.Name {
  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
    fatalError()
  }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: NSNotification.Name { fatalError() }

  /// The name up to Swift 4.1.
  @available(*, unavailable, renamed: "UIWindow.didBecomeKeyNotification")
  public static var UIWindowDidBecomeKey: NSNotification.Name { fatalError() }
}

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: Int { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UINavigationController.hideShowBarDuration")
public var UINavigationControllerHideShowBarDuration: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UInt64 { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UInt64 { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: CGFloat { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIFont.TextStyle.body")
public var UIFontTextStyleBody: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIFont.TextStyle.headline")
public var UIFontTextStyleHeadline: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIApplication.didBecomeActiveNotification")
public var UIApplicationDidBecomeActiveNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIApplication.willResignActiveNotification")
public var UIApplicationWillResignActiveNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIApplication.didEnterBackgroundNotification")
public var UIApplicationDidEnterBackgroundNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIApplication.willEnterForegroundNotification")
public var UIApplicationWillEnterForegroundNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIApplication.willTerminateNotification")
public var UIApplicationWillTerminateNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIApplication.didReceiveMemoryWarningNotification")
public var UIApplicationDidReceiveMemoryWarningNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIResponder.keyboardWillShowNotification")
public var UIKeyboardWillShowNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIResponder.keyboardDidShowNotification")
public var UIKeyboardDidShowNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIResponder.keyboardWillHideNotification")
public var UIKeyboardWillHideNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIResponder.keyboardDidHideNotification")
public var UIKeyboardDidHideNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIResponder.keyboardWillChangeFrameNotification")
public var UIKeyboardWillChangeFrameNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UITextField.textDidChangeNotification")
public var UITextFieldTextDidChangeNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UITextView.textDidChangeNotification")
public var UITextViewTextDidChangeNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIDevice.orientationDidChangeNotification")
public var UIDeviceOrientationDidChangeNotification: String { fatalError() }

/// The name up to Swift 4.1.
@available(*, unavailable, renamed: "UIContentSizeCategory.didChangeNotification")
public var UIContentSizeCategoryDidChangeNotification: String { fatalError() }
