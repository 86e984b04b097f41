import CourseKit
import CourseModel
public import Foundation

/// The app that is tested, by its launches and as the element in which all others lie.
///
/// However many objects of this class there are, they are one app: that of the exercise.
open class XCUIApplication: XCUIElement {
  /// What the app finds behind its name in `CommandLine.arguments`, from the next launch on.
  open var launchArguments: [String] = []
  /// What the app finds in its environment, from the next launch on.
  open var launchEnvironment: [String: String] = [:]

  /// The identifier of an app of the system's; nil for the app of the exercise.
  private let systemIdentifier: String?

  public init() {
    systemIdentifier = nil
    super.init("Application", .first) { $0.elements.isEmpty ? [] : [0] }
  }

  /// The app, whatever its identifier; one of the system's has nothing in it but the status bar.
  public init(bundleIdentifier: String) {
    guard bundleIdentifier.hasPrefix("com.apple.") else {
      systemIdentifier = nil
      super.init("Application", .first) { $0.elements.isEmpty ? [] : [0] }
      return
    }
    systemIdentifier = bundleIdentifier
    let isSpringboard = bundleIdentifier == Self.springboard
    super.init("Application", .first) { isSpringboard ? [$0.springboard].compactMap(\.self) : [] }
    TestRun.current?.noteMissing(
      "XCUIApplication(bundleIdentifier: \"\(bundleIdentifier)\")",
      "has no app of the system's, so there is nothing in it")
  }

  @available(*, unavailable, message: "Only tests of apps for the Mac start an app by its URL.")
  public init(url: URL) { fatalError() }

  private static let springboard = "com.apple.springboard"

  /// Brings an app of the system's to the front, for which the app of the exercise goes.
  private func showSystemApp(_ run: TestRun) throws {
    if run.app.isRunning, run.app.state != .background { try run.app.pressHome() }
    run.systemApp = systemIdentifier
  }

  /// Starts the app and waits until it has come to rest; one that runs is ended first.
  open func launch(file: StaticString = #fileID, line: UInt = #line) {
    perform("launch", file, line) { run in
      if self.systemIdentifier != nil { return try self.showSystemApp(run) }
      run.systemApp = nil
      try run.app.launch(
        orientation: run.orientation, arguments: self.launchArguments,
        environment: self.launchEnvironment)
      try run.launched()
    }
  }

  /// Brings the app to the front; starts it when it does not run.
  open func activate(file: StaticString = #fileID, line: UInt = #line) {
    perform("activate", file, line) { run in
      if self.systemIdentifier != nil { return try self.showSystemApp(run) }
      run.systemApp = nil
      switch self.state {
      case .notRunning, .unknown: self.launch(file: file, line: line)
      case .runningForeground: break
      default: try run.app.activate()
      }
    }
  }

  /// Ends the app; it may say goodbye where its version lets it.
  open func terminate(file: StaticString = #fileID, line: UInt = #line) {
    perform("terminate", file, line) { run in
      if self.systemIdentifier != nil { return run.systemApp = nil }
      if run.app.isRunning { try run.app.terminate() }
    }
  }

  /// Opens a URL with the app, which is started for it if it does not run.
  open func open(_ url: URL, file: StaticString = #fileID, line: UInt = #line) {
    perform("open \(url.absoluteString) with", file, line) { run in
      if self.systemIdentifier != nil { return try self.showSystemApp(run) }
      run.systemApp = nil
      if run.app.isRunning { return try run.app.open(url: url.absoluteString) }
      try run.app.launch(
        orientation: run.orientation, reason: .url(url.absoluteString),
        arguments: self.launchArguments, environment: self.launchEnvironment)
    }
  }

  /// What the app is doing.
  open var state: State {
    guard let run = TestRun.current, !run.isInert else { return .unknown }
    if let systemIdentifier {
      let isInFront = run.systemApp == systemIdentifier
      return isInFront || systemIdentifier == Self.springboard ? .runningForeground : .notRunning
    }
    switch run.app.state {
    case .notRunning: return .notRunning
    case .background: return .runningBackground
    case .inactive, .active: return .runningForeground
    }
  }

  /// What an app can be doing, by XCUITest's numbers.
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// Lets the app's time pass until it does that.
  @discardableResult
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    TestRun.current?.wait("wait for \(state)", timeout: timeout) { self.state == state } ?? false
  }

  open override var exists: Bool {
    systemIdentifier == nil
      ? TestRun.current?.app.isRunning ?? false : state == .runningForeground
  }

  /// Would forget what the user allowed the app; here nobody is asked.
  open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    TestRun.current?.noteMissing(
      "resetAuthorizationStatus(for: .\(resource))", "asks nobody for permissions")
  }

  private func perform(
    _ task: String, _ file: StaticString, _ line: UInt, _ deed: (TestRun) throws -> Void
  ) {
    guard let run = TestRun.current, !run.isInert else { return }
    run.noteAssertion()
    do {
      try deed(run)
    } catch {
      run.fail("\(task) the app", error, file, line)
    }
  }
}

/// What an app must ask its user for.
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1
  case calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit
  case systemRootDirectory, userDesktopDirectory, userDownloadsDirectory, userDocumentsDirectory
  case bluetooth, keyboardNetwork, location, health, userTracking, focus, localNetwork
}
