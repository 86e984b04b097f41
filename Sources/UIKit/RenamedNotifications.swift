public import Foundation
import HeadlessUIKit

// The names of notifications up to Swift 4.1.

extension NSNotification.Name {
  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIPasteboard.changedNotification")
  public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIScreen.brightnessDidChangeNotification")
  public static var UIScreenBrightnessDidChange: NSNotification.Name {
    UIScreen.brightnessDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIDocument.stateChangedNotification")
  public static var UIDocumentStateChanged: NSNotification.Name {
    UIDocument.stateChangedNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: NSNotification.Name {
    UIResponder.keyboardWillShowNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: NSNotification.Name {
    UIResponder.keyboardDidShowNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: NSNotification.Name {
    UIResponder.keyboardWillHideNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: NSNotification.Name {
    UIResponder.keyboardDidHideNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: NSNotification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: NSNotification.Name {
    UIApplication.didFinishLaunchingNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.willChangeStatusBarOrientationNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.didChangeStatusBarOrientationNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: NSNotification.Name {
    UITextField.textDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
    UITextField.textDidBeginEditingNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: NSNotification.Name {
    UITextField.textDidEndEditingNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: NSNotification.Name {
    UITextView.textDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: NSNotification.Name {
    UITextView.textDidBeginEditingNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: NSNotification.Name {
    UITextView.textDidEndEditingNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
  public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
  public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
  public static var UIWindowDidBecomeVisible: NSNotification.Name {
    UIWindow.didBecomeVisibleNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
  public static var UIWindowDidBecomeHidden: NSNotification.Name {
    UIWindow.didBecomeHiddenNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
    UIDevice.batteryLevelDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static var UIDeviceBatteryStateDidChange: NSNotification.Name {
    UIDevice.batteryStateDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
  public static var UIApplicationSignificantTimeChange: NSNotification.Name {
    UIApplication.significantTimeChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
  public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
    UIApplication.backgroundRefreshStatusDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarFrameNotification")
  public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name {
    UIApplication.willChangeStatusBarFrameNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
    UIApplication.didChangeStatusBarFrameNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
  public static var UIAccessibilityVoiceOverStatusDidChange: NSNotification.Name {
    UIAccessibility.voiceOverStatusDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification")
  public static var UIApplicationProtectedDataDidBecomeAvailable: NSNotification.Name {
    UIApplication.protectedDataDidBecomeAvailableNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification")
  public static var UIApplicationProtectedDataWillBecomeUnavailable: NSNotification.Name {
    UIApplication.protectedDataWillBecomeUnavailableNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIDevice.proximityStateDidChangeNotification")
  public static var UIDeviceProximityStateDidChange: NSNotification.Name {
    UIDevice.proximityStateDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIMenuController.willShowMenuNotification")
  public static var UIMenuControllerWillShowMenu: NSNotification.Name {
    UIMenuController.willShowMenuNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIMenuController.didShowMenuNotification")
  public static var UIMenuControllerDidShowMenu: NSNotification.Name {
    UIMenuController.didShowMenuNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIMenuController.willHideMenuNotification")
  public static var UIMenuControllerWillHideMenu: NSNotification.Name {
    UIMenuController.willHideMenuNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIMenuController.didHideMenuNotification")
  public static var UIMenuControllerDidHideMenu: NSNotification.Name {
    UIMenuController.didHideMenuNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIScreen.didConnectNotification")
  public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIScreen.didDisconnectNotification")
  public static var UIScreenDidDisconnect: NSNotification.Name {
    UIScreen.didDisconnectNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIScreen.modeDidChangeNotification")
  public static var UIScreenModeDidChange: NSNotification.Name {
    UIScreen.modeDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIScreen.capturedDidChangeNotification")
  public static var UIScreenCapturedDidChange: NSNotification.Name {
    UIScreen.capturedDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UITableView.selectionDidChangeNotification")
  public static var UITableViewSelectionDidChange: NSNotification.Name {
    UITableView.selectionDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UITextInputMode.currentInputModeDidChangeNotification")
  public static var UITextInputCurrentInputModeDidChange: NSNotification.Name {
    UITextInputMode.currentInputModeDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIPasteboard.removedNotification")
  public static var UIPasteboardRemoved: NSNotification.Name { UIPasteboard.removedNotification }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "NSTextStorage.didProcessEditingNotification")
  public static var NSTextStorageDidProcessEditing: NSNotification.Name {
    NSTextStorage.didProcessEditingNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "NSTextStorage.willProcessEditingNotification")
  public static var NSTextStorageWillProcessEditing: NSNotification.Name {
    NSTextStorage.willProcessEditingNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
  public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }

  @available(
    *, deprecated, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification"
  )
  /// The name up to Swift 4.1.
  public static var UIAccessibilityReduceTransparencyStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceTransparencyStatusDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
  public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name {
    UIAccessibility.boldTextStatusDidChangeNotification
  }

  @available(
    *, deprecated, renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification"
  )
  /// The name up to Swift 4.1.
  public static var UIAccessibilityDarkerSystemColorsStatusDidChange: NSNotification.Name {
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIAccessibility.grayscaleStatusDidChangeNotification")
  public static var UIAccessibilityGrayscaleStatusDidChange: NSNotification.Name {
    UIAccessibility.grayscaleStatusDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIAccessibility.invertColorsStatusDidChangeNotification")
  public static var UIAccessibilityInvertColorsStatusDidChange: NSNotification.Name {
    UIAccessibility.invertColorsStatusDidChangeNotification
  }

  /// The name up to Swift 4.1.
  @available(*, deprecated, renamed: "UIAccessibility.switchControlStatusDidChangeNotification")
  public static var UIAccessibilitySwitchControlStatusDidChange: NSNotification.Name {
    UIAccessibility.switchControlStatusDidChangeNotification
  }
}
