public import CourseModel

/// What the user, the device and the system do to a running app.
extension XCUIApplication {
  /// Ends the app as the system does when it is asked to quit; it may say goodbye where its
  /// version lets it.
  public func terminate() throws {
    try send(.terminate, mayEnd: true)
  }

  /// Leaves the app by the Home button; before iOS 4 that ends it.
  public func pressHome() throws {
    try send(.home, mayEnd: true)
  }

  /// Comes back to the app; starts it when it is not running because it was ended in order.
  ///
  /// - Throws: ``AppEnded`` when the app ended by itself before.
  public func activate() throws {
    if isRunning || launches.last?.ownEnd != nil {
      try send(.activate)
    } else if launches.isEmpty {
      try launch()
    } else {
      try relaunch()
    }
  }

  /// Covers the app: a phone call, an alert of the system, the notification centre.
  public func interrupt() throws {
    try send(.beginInterruption)
  }

  /// Takes away what covers the app.
  public func endInterruption() throws {
    try send(.endInterruption)
  }

  /// Another app opens a URL that is this app's, while it runs.
  public func open(url: String) throws {
    try send(.open(.url(url)))
  }

  /// The user taps a push notification with that payload, while the app runs.
  public func receivePush(_ payload: [String: String] = [:]) throws {
    try send(.open(.remoteNotification(payload)))
  }

  /// Lets so many seconds of virtual time pass.
  public func advance(by seconds: Double) throws {
    defer { noteTime(seconds) }
    try send(.advance(seconds: seconds))
  }

  /// Types into the text field or text view that is being edited; a line break is the return key.
  ///
  /// - Throws: `Refusal` when nothing is being edited: tap the field first.
  public func typeText(_ text: String) throws {
    try send(.type(text))
  }

  /// Turns the device.
  public func rotate(to orientation: DeviceOrientation) throws {
    try send(.rotate(orientation))
  }

  /// Switches the device to light or dark.
  public func setAppearance(_ appearance: DeviceAppearance) throws {
    try send(.setAppearance(appearance))
  }

  /// Chooses in the device's settings how large texts are to be.
  public func setTextSize(_ size: TextSize) throws {
    try send(.setTextSize(size))
  }

  /// The system is short of memory and says so to the app.
  public func simulateMemoryWarning() throws {
    try send(.memoryWarning)
  }

  /// Calls the named action of the exercise's stage.
  ///
  /// - Returns: What the action answered; null when it answered nothing.
  @discardableResult
  public func perform(_ action: String, _ argument: PlainValue = nil) throws -> PlainValue {
    if case .value(let value) = try send(.perform(action: action, argument: argument)) {
      return value
    }
    return .null
  }
}
