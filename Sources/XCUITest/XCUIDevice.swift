import CourseKit
import CourseModel
public import Foundation

/// The device in the hand.
open class XCUIDevice: NSObject {
  /// The one that there is.
  public static let shared = XCUIDevice()

  /// The same device: there is no other.
  public override init() {}

  /// How it is held; turning it turns the interface where the app lets it.
  open var orientation: UIDeviceOrientation {
    get { TestRun.current.map { UIDeviceOrientation($0.orientation) } ?? .portrait }
    set {
      guard let run = TestRun.current, !run.isInert, let held = newValue.held else { return }
      run.orientation = held
      guard run.app.isRunning else { return }
      do {
        try run.app.rotate(to: held)
      } catch {
        run.fail("turn the device", error, "", 0)
      }
    }
  }

  /// A button at the device's edge.
  public enum Button: Int, Sendable {
    case home = 1
    case volumeUp, volumeDown, action, camera
  }

  /// Presses a button; but for Home they do nothing here.
  open func press(_ button: Button, file: StaticString = #fileID, line: UInt = #line) {
    guard let run = TestRun.current, !run.isInert else { return }
    guard button == .home else {
      return run.noteMissing("XCUIDevice.press(.\(button))", "has a Home button alone")
    }
    guard run.app.isRunning else { return }
    do {
      try run.app.pressHome()
    } catch {
      run.fail("press the Home button", error, file, line)
    }
  }

  /// Whether a pointer moves over the screen; none does here.
  open var supportsPointerInteraction: Bool { false }

  /// Whether the device has such a button.
  open func hasHardwareButton(_ button: Button) -> Bool { button != .action && button != .camera }

  @available(*, unavailable, message: "This course's device does not know where it is.")
  open var location: XCUILocation? {
    get { nil }
    set {}
  }

  /// Light or dark, as the person chooses it while the app runs.
  open var appearance: Appearance {
    get { TestRun.current?.appearance ?? .light }
    set {
      guard let run = TestRun.current, !run.isInert, newValue != .unspecified else { return }
      guard run.app.isRunning else {
        return run.noteMissing("XCUIDevice.appearance", "changes it only while the app runs")
      }
      run.appearance = newValue
      do {
        try run.app.setAppearance(newValue == .dark ? .dark : .light)
      } catch {
        run.fail("switch the appearance", error, "", 0)
      }
    }
  }

  /// Light or dark.
  public enum Appearance: Int, Sendable { case unspecified, light, dark }

  /// Siri, which this course's device lacks.
  open var siriService: XCUISiriService { XCUISiriService() }

  /// What is not the app's.
  open var system: XCUISystem { XCUISystem() }
}

extension XCUIDevice {
  @available(*, unavailable, message: "No selector is sent here; press(.home) leaves the app.")
  public func perform(_ selector: Never) {}
}

/// Siri.
public final class XCUISiriService: NSObject {
  @available(*, unavailable, message: "This course's device has no Siri.")
  public func activate(voiceRecognitionText text: String) {}
}

/// What a person does outside of apps.
public final class XCUISystem: NSObject {
  /// Opens a URL; it is taken for one of the exercise's app.
  public func open(_ url: URL, file: StaticString = #fileID, line: UInt = #line) {
    XCUIApplication().open(url, file: file, line: line)
  }
}

/// How a device is held, by UIKit's names.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it stands on its short edge.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its long edge.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  init(_ orientation: DeviceOrientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      case .faceUp: .faceUp
      case .faceDown: .faceDown
      }
  }

  var held: DeviceOrientation? {
    switch self {
    case .unknown: nil
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .faceUp: .faceUp
    case .faceDown: .faceDown
    }
  }
}

@available(*, unavailable, message: "This course's device has no remote control.")
public final class XCUIRemote: NSObject {
  public static var shared: XCUIRemote { fatalError() }
  /// A button of it.
  public enum Button: Int, Sendable {
    case up, down, left, right, select, menu, playPause, home, pageUp, pageDown, guide
  }
  public func press(_ button: Button) {}
  public func press(_ button: Button, forDuration duration: TimeInterval) {}
}

@available(*, unavailable, message: "This course's device does not know where it is.")
public final class XCUILocation: NSObject {
  public init(location: Any) {}
}

@available(*, unavailable, message: "This course's device does not know where it is.")
public final class CLLocation: NSObject {
  public init(latitude: Double, longitude: Double) {}
}
