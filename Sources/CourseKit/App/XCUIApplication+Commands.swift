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

  /// Presses the return key.
  public func pressReturn() throws { try typeText("\n") }

  /// Taps the button with that title on the tab bar.
  public func tapTab(_ title: String) throws { try tabBars[0].buttons[title].tap() }

  /// Another app or a page opens a link to the web that is this app's.
  public func openUniversalLink(_ url: String) throws {
    if isRunning {
      try send(.open(.universalLink(url)))
    } else {
      try launch(reason: .universalLink(url))
    }
  }

  /// Touches the app's icon for long and chooses that quick action; starts the app when it is not running
  /// (rule 321).
  ///
  /// - Parameter name: Its title or its type.
  /// - Throws: `Refusal` when the running app has no such action. One that is started tells it in the trace.
  public func chooseQuickAction(_ name: String) throws {
    if isRunning {
      try send(.open(.quickAction(name)))
    } else {
      try launch(reason: .quickAction(name))
    }
  }

  /// Leaves the app for another one by the app switcher.
  public func switchAway() throws { try pressHome() }

  /// Throws the app out of the app switcher: it leaves the screen and is ended without a goodbye, and
  /// what was saved of its state is thrown away (rule 305).
  ///
  /// - Throws: `Refusal` before iOS 4, which has no app switcher, and when the app is not running.
  public func killFromSwitcher() throws {
    try send(.closeInSwitcher, mayEnd: true)
  }

  /// Draws a finger from the screen's left edge, by which a navigation controller goes back.
  ///
  /// - Parameter completes: Whether it is drawn so far that the way back is taken; else it is let go early.
  public func swipeBack(completes: Bool = true) throws {
    try send(.swipeBack(completes: completes))
  }

  /// Draws the presented sheet down by its upper edge, until it goes where the app lets it.
  ///
  /// - Parameter completes: Whether it is drawn so far that it goes; else it is let go early.
  public func pullToDismiss(completes: Bool = true) throws {
    try send(.pullSheet(completes: completes))
  }

  /// Turns the page of a page view controller.
  ///
  /// - Parameter isForward: Whether to the next page, by a swipe to the left, or to the one before.
  public func turnPage(forward isForward: Bool = true) throws {
    let size = screen.bounds
    try send(
      .touch(
        .swipe(isForward ? .left : .right), at: Point(size.width / 2, size.height / 2), in: nil),
      as: .some(Deed("turnPage", words: "turn the page \(isForward ? "forward" : "back")")))
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

  /// Decides what the network answers for an address from now on, in later launches too.
  ///
  /// Before the launch it is there from the beginning. Every other address finds no network.
  ///
  /// - Parameter seconds: Virtual time until the answer comes.
  public func answer(_ url: String, with answer: NetworkAnswer, after seconds: Double = 0.2) throws
  {
    var answer = answer
    answer.delay = seconds
    answers[url] = answer
    if isRunning { try send(.answer(url, answer)) }
  }

  /// The system is short of memory and says so to the app.
  public func simulateMemoryWarning() throws {
    try send(.memoryWarning)
  }

  /// Shows another app beside this one on an iPad, or over it, which leaves this one a part of the screen
  /// (rule 734).
  public func shareScreen(_ part: ScreenPart) throws { try send(.shareScreen(part)) }

  /// Locks the device by the button at its edge (rule 730).
  public func lockDevice() throws { try send(.device(.lock)) }

  /// Unlocks the device: what was on the screen is there again (rule 730).
  public func unlockDevice() throws { try send(.device(.unlock)) }

  /// Shakes the device.
  public func shakeDevice() throws { try send(.device(.shake)) }

  /// Takes a picture of the screen, of which an app hears from iOS 7 on (rule 733).
  public func takeScreenshot() throws { try send(.device(.screenshot)) }

  /// Midnight passes, or the time zone changes (rule 733). The app's clock stays as it is.
  public func changeTimeSignificantly() throws { try send(.device(.timeChange)) }

  /// Presses a key of a keyboard that is connected, from iOS 7 on (rule 785).
  ///
  /// - Parameter key: What the key writes; `UIKeyInputUpArrow` and the like for those that write nothing.
  /// - Throws: `Refusal` when nobody takes the key.
  public func typeKey(_ key: String, modifierFlags: KeyModifiers = []) throws {
    try send(.pressKey(key, modifierFlags))
  }

  /// Presses a key of the headphones or of the lock screen.
  ///
  /// - Throws: `Refusal` when the app has not asked for such keys.
  public func pressRemoteControl(_ key: RemoteKey) throws { try send(.remoteControl(key)) }

  /// Makes the screen brighter or darker, from 0 to 1 (rule 784).
  public func setBrightness(_ brightness: Double) throws { try send(.set(.brightness(brightness))) }

  /// Fills or empties the battery, from 0 to 1, and plugs it in or not (rule 784).
  public func setBattery(level: Double, state: BatteryState = .unplugged) throws {
    try send(.set(.battery(level, state)))
  }

  /// Brings something near to the screen, as an ear, or takes it away (rule 784).
  public func setProximity(_ isNear: Bool) throws { try send(.set(.proximity(isNear))) }

  /// Switches the low power mode on or off, from iOS 9 on (rule 784).
  public func setLowPowerMode(_ isOn: Bool) throws { try send(.set(.lowPowerMode(isOn))) }

  /// Switches a help for people who see, hear or move little on or off (rule 784).
  public func setAccessibility(_ setting: AccessibilitySetting, _ isOn: Bool) throws {
    try send(.set(.accessibility(setting, isOn)))
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
