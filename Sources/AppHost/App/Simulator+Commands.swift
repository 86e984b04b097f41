import CourseModel
import HeadlessUIKit
import StageKit

/// What a command does to the simulated device, and what is answered.
extension Simulator {
  func obey(_ command: Command) -> Reply {
    switch command {
    case .advance(let seconds):
      replyWhenSettled { simulator throws(NeverIdle) in try simulator.advance(by: seconds) }
    case .home: reply { simulator throws(WrongState) in try simulator.pressHome() }
    case .activate: reply { simulator throws(WrongState) in try simulator.activate() }
    case .beginInterruption:
      reply { simulator throws(WrongState) in try simulator.beginInterruption() }
    case .endInterruption:
      reply { simulator throws(WrongState) in try simulator.endInterruption() }
    case .open(let reason):
      if let detail = refusal(of: LaunchReason(reason)) {
        .refused(Refusal(.wrongState, detail))
      } else {
        reply { simulator throws(WrongState) in try simulator.open(LaunchReason(reason)) }
      }
    case .terminate: reply { simulator throws(WrongState) in try simulator.terminate() }
    case .closeInSwitcher:
      reply { simulator throws(WrongState) in try simulator.closeInSwitcher() }
    case .tap(let query): tap(query)
    case .type(let text): typed(text)
    case .editMenu:
      replyWhenSettled(.value(.array(editDeeds.map { .string($0.rawValue) }))) { _ in }
    case .edit(let deed): edited(deed)
    case .touch(let gesture, let place, let area): touch(gesture, at: place, in: area)
    case .swipeBack(let completes): swipeBack(completes)
    case .pullSheet(let completes): pullSheet(completes)
    case .adjust(let query, let adjustment): adjust(query, adjustment)
    case .reach(let query):
      switch elementFinder.target(of: query) {
      case .failure(let refusal): .refused(refusal)
      case .success: .done
      }
    case .reveal(let query, let row): reveal(query, row)
    case .rotate(let orientation): turn(to: UIDeviceOrientation(orientation))
    case .setAppearance(let appearance):
      replyWhenSettled { $0.setWishes(style: appearance == .dark ? .dark : .light) }
    case .setTextSize(let size):
      replyWhenSettled { $0.setWishes(category: "UICTContentSizeCategory\(size.rawValue)") }
    case .answer(let url, let answer):
      replyWhenSettled { $0.webAnswers[url] = WebAnswer(answer) }
    case .shareScreen(let part):
      reply { simulator throws(WrongState) in try simulator.shareScreen(ScreenShare(part)) }
    case .device(let deed):
      reply { simulator throws(WrongState) in try simulator.undergo(deed) }
    case .pressKey(let input, let modifiers):
      reply { simulator throws(WrongState) in
        try simulator.pressKey(input, UIKeyModifierFlags(modifiers))
      }
    case .remoteControl(let key):
      remoteControl(UIEvent.EventSubtype(key))
        ? replyWhenSettled { _ in }
        : .refused(
          Refusal(
            .wrongState,
            "the app has not asked for remote control: beginReceivingRemoteControlEvents() does"))
    case .set(let setting):
      reply { simulator throws(WrongState) in try simulator.set(setting) }
    case .memoryWarning:
      reply { simulator throws(WrongState) in try simulator.warnOfLowMemory() }
    case .perform(let action, let argument): perform(action, argument)
    case .snapshot: .snapshot(Snapshot(self, most: .max, ink: LookInk.most))
    }
  }

  private func undergo(_ deed: DeviceDeed) throws(WrongState) {
    switch deed {
    case .lock: try lockDevice()
    case .unlock: try unlockDevice()
    case .shake: shake()
    case .screenshot: try takeScreenshot()
    case .timeChange: try changeTimeSignificantly()
    }
  }

  private func set(_ setting: DeviceSetting) throws(WrongState) {
    switch setting {
    case .brightness(let brightness): setBrightness(brightness)
    case .battery(let level, let state): setBattery(level, UIDevice.BatteryState(state))
    case .proximity(let isNear): setProximity(isNear)
    case .lowPowerMode(let isOn): try setLowPowerMode(isOn)
    case .accessibility(let setting, let isOn):
      try setAccessibility(UIAccessibility.Wish(rawValue: setting.rawValue)!, isOn)
    case .pasteboard(let text): copiedText = text
    }
  }

  /// Does what the user or the system does, and waits until its consequences have come to rest.
  private func reply(_ change: (Simulator) throws(WrongState) -> Void) -> Reply {
    do {
      try change(self)
    } catch {
      return .refused(Refusal(.wrongState, error.detail))
    }
    return replyWhenSettled { _ in }
  }

  /// Lets the app come to rest after `change`.
  func replyWhenSettled(
    _ reply: Reply = .done, _ change: (Simulator) throws(NeverIdle) -> Void
  ) -> Reply {
    do {
      try change(self)
      try settle()
      return reply
    } catch {
      return .refused(Refusal(.neverIdle, error.label))
    }
  }

  private func turn(to orientation: UIDeviceOrientation) -> Reply {
    let reply = replyWhenSettled { $0.rotate(to: orientation) }
    if case .refused = reply { return reply }
    return .turned(interface: DeviceOrientation(interfaceOrientation))
  }

  private func typed(_ text: String) -> Reply {
    guard typeText(text) else {
      return .refused(Refusal(.wrongState, "no text field or text view is being edited"))
    }
    return replyWhenSettled { _ in }
  }

  private func edited(_ deed: TextDeed) -> Reply {
    guard editText(EditDeed(deed)) else {
      return .refused(Refusal(.wrongState, "no text field or text view is being edited"))
    }
    return replyWhenSettled { _ in }
  }

  private func perform(_ name: String, _ argument: PlainValue) -> Reply {
    guard let action = stageAction(name) else {
      return .refused(Refusal(.noSuchAction, name))
    }
    let result: Any?
    do {
      result = try action(argument.plain)
    } catch {
      return .refused(Refusal(.actionFailed, "\(error)"))
    }
    guard let value = PlainValue(plain: result) else {
      let type = result.map { "\(Swift.type(of: $0))" } ?? "nil"
      return .refused(Refusal(.actionFailed, "\(name) returned no plain data but \(type)"))
    }
    return replyWhenSettled(.value(value)) { _ in }
  }
}

extension Simulator.LaunchReason {
  init(_ reason: LaunchConfiguration.Reason) {
    self =
      switch reason {
      case .user: .user
      case .url(let text): .url(text)
      case .universalLink(let url):
        .userActivity(type: NSUserActivityTypeBrowsingWeb, webpage: url)
      case .remoteNotification(let payload): .remoteNotification(payload)
      case .quickAction(let name): .quickAction(name)
      case .backgroundFetch: .backgroundFetch
      }
  }
}

extension UIKeyModifierFlags {
  fileprivate init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}

extension Simulator.EditDeed {
  fileprivate init(_ deed: TextDeed) {
    self =
      switch deed {
      case .select: .select
      case .selectAll: .selectAll
      case .cut: .cut
      case .copy: .copy
      case .paste: .paste
      }
  }
}

extension UIEvent.EventSubtype {
  fileprivate init(_ key: RemoteKey) {
    self =
      switch key {
      case .play: .remoteControlPlay
      case .pause: .remoteControlPause
      case .stop: .remoteControlStop
      case .togglePlayPause: .remoteControlTogglePlayPause
      case .nextTrack: .remoteControlNextTrack
      case .previousTrack: .remoteControlPreviousTrack
      }
  }
}

extension UIDevice.BatteryState {
  fileprivate init(_ state: BatteryState) {
    self =
      switch state {
      case .unplugged: .unplugged
      case .charging: .charging
      case .full: .full
      }
  }
}

extension ScreenShare {
  fileprivate init(_ part: ScreenPart) {
    self =
      switch part {
      case .whole: .whole
      case .twoThirds: .twoThirds
      case .half: .half
      case .third: .third
      case .slideOver: .slideOver
      }
  }
}

extension UIDeviceOrientation {
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
}

extension DeviceOrientation {
  /// The interface's orientation, by the same names.
  fileprivate init(_ interface: UIInterfaceOrientation) {
    self =
      switch interface {
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      default: .portrait
      }
  }
}
