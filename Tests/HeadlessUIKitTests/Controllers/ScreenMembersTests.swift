import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What screens, devices and scenes say of themselves.
@Suite
@MainActor
struct ScreenMembersTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {}

  @Test("The screen of a telephone has one mode and no second screen", .rule(1329))
  func screen() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let screen = UIScreen.main
    expectEqual(screen.availableModes.count, 1)
    expect(screen.preferredMode === screen.availableModes.first)
    expectEqual(screen.preferredMode?.size, screen.currentMode?.size)
    expectEqual(screen.preferredMode?.pixelAspectRatio, 1)
    expectEqual(screen.nativeScale, screen.scale)
    expect(screen.mirrored == nil && !screen.isCaptured && !screen.supportsFocus)
    expect(screen.maximumFramesPerSecond == 60 && screen.calibratedLatency == 0)
    expect(screen.overscanCompensationInsets == .zero)
    expect(screen.currentEDRHeadroom == 1 && screen.potentialEDRHeadroom >= 1)
    let names: [Notification.Name] = [
      UIScreen.didConnectNotification, UIScreen.didDisconnectNotification,
      UIScreen.modeDidChangeNotification, UIScreen.capturedDidChangeNotification,
    ]
    expectEqual(
      names.map(\.rawValue),
      [
        "UIScreenDidConnectNotification", "UIScreenDidDisconnectNotification",
        "UIScreenModeDidChangeNotification", "UIScreenCapturedDidChangeNotification",
      ])
    expectEqual(UIDevice.current.localizedModel, "iPhone")
  }

  @Test("Nothing has the focus where no keyboard and no remote control is")
  func focus() throws {
    let stage = TestApp(iOS: 26)
    let root = UIViewController()
    try stage.show(root)
    expectNil(UIFocusSystem.focusSystem(for: root.view)?.focusedItem)
    expect(!root.view.canBecomeFocused)
    expect(root.preferredFocusEnvironments.first === root.view)
    expect(root.view.preferredFocusEnvironments.isEmpty)
    expectEqual(UIFocusSystem.didUpdateNotification.rawValue, "UIFocusDidUpdateNotification")
    expectEqual(
      UIFocusSystem.movementDidFailNotification.rawValue, "UIFocusMovementDidFailNotification")
  }

  @Test("Names of notifications of scenes, tables and texts are those that a log shows")
  func names() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let names: [Notification.Name] = [
      UIScene.didDisconnectNotification, UIScene.willEnterForegroundNotification,
      UITableView.selectionDidChangeNotification, UITextField.textDidBeginEditingNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidEndEditingNotification, UIPasteboard.removedNotification,
      UIMenuController.didShowMenuNotification, UIMenuController.didHideMenuNotification,
      UIMenuController.willShowMenuNotification, UIMenuController.willHideMenuNotification,
      UITextInputMode.currentInputModeDidChangeNotification,
    ]
    expectEqual(
      names.map(\.rawValue),
      [
        "UISceneDidDisconnectNotification", "UISceneWillEnterForegroundNotification",
        "UITableViewSelectionDidChangeNotification",
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidEndEditingNotification",
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidEndEditingNotification",
        "UIPasteboardRemovedNotification", "UIMenuControllerDidShowMenuNotification",
        "UIMenuControllerDidHideMenuNotification", "UIMenuControllerWillShowMenuNotification",
        "UIMenuControllerWillHideMenuNotification",
        "UITextInputCurrentInputModeDidChangeNotification",
      ])
    expectEqual(
      UIResponder.keyboardIsLocalUserInfoKey, "UIKeyboardIsLocalUserInfoKey")
    expectEqual(
      UIPasteboard.changedTypesRemovedUserInfoKey, "UIPasteboardChangedTypesRemovedKey")
  }

  @Test("The window's scene fills the screen, and gives a size no limits")
  func scenes() throws {
    let device = try Device(iOS: 17, classes: [AppDelegate.self]).launch("AppDelegate")
    defer { _ = device }
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    expect(scene.isFullScreen && scene.sizeRestrictions == nil)
    expect(scene.screenshotService?.windowScene === scene)
    expect(scene.pointerLockState?.isLocked != true)
    expectNil(scene.focusSystem?.focusedItem)
    let configuration = UISceneConfiguration(name: "n", sessionRole: .windowApplication)
    configuration.sceneClass = UIWindowScene.self
    let copy = try #require(configuration.copy() as? UISceneConfiguration)
    expect(copy.sceneClass == UIWindowScene.self && copy.name == "n")
    expect(UIWindow(frame: .zero).canBecomeKey)
    expectEqual(
      UISceneSession.Role.windowApplication.rawValue, "UIWindowSceneSessionRoleApplication")
  }
}
