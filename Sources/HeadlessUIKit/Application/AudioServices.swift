public import Foundation

// Short sounds and the vibration; the simulated device plays neither. On a device `import AudioToolbox` has them.

/// The number of a short sound. iOS 2.0 and later.
public typealias SystemSoundID = UInt32

/// The number with which the vibration is played. iOS 2.0 and later.
public nonisolated let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// The status of a call that succeeded. iOS 2.0 and later.
public nonisolated let kAudioServicesNoError: OSStatus = 0

private final class SystemSounds {
  /// The sounds that an app has made; Apple's own have smaller numbers.
  var last: SystemSoundID = 4096
  /// What is called when a sound has been played, by its number.
  var completions: [SystemSoundID: () -> Void] = [:]
}

extension Simulator {
  private static let systemSoundsKey = StateKey { _ in SystemSounds() }
  fileprivate var systemSounds: SystemSounds { state(Self.systemSoundsKey) }

  /// Plays a sound, which takes no time here. Its completions are called in a later turn (rule 808).
  fileprivate func play(_ sound: SystemSoundID, then end: (() -> Void)?) {
    let ends = [systemSounds.completions[sound], end].compactMap { $0 }
    guard !ends.isEmpty else { return }
    queue.post(label: "AudioServices") { for end in ends { end() } }
  }
}

/// Plays a short sound, or lets the device vibrate; here only an advice comes of it. iOS 2.0 and later.
public nonisolated func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  MainActor.assumeIsolated { Simulator.current.play(inSystemSoundID, then: nil) }
  declaredOnly("AudioServicesPlaySystemSound(_:)")
}

/// Plays a short sound, and vibrates where the user wants it; here only an advice comes of it. iOS 2.0 and later.
public nonisolated func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  MainActor.assumeIsolated { Simulator.current.play(inSystemSoundID, then: nil) }
  declaredOnly("AudioServicesPlayAlertSound(_:)")
}

/// Plays a short sound, and calls the block when it has ended (rule 808). iOS 9.0 and later.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  requiresSymbol("AudioServicesPlaySystemSoundWithCompletion", since: 9.0)
  Simulator.current.play(inSystemSoundID, then: inCompletionBlock)
  declaredOnly("AudioServicesPlaySystemSoundWithCompletion(_:_:)")
}

/// Plays a short sound as an alert, and calls the block when it has ended (rule 808). iOS 9.0 and later.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  requiresSymbol("AudioServicesPlayAlertSoundWithCompletion", since: 9.0)
  Simulator.current.play(inSystemSoundID, then: inCompletionBlock)
  declaredOnly("AudioServicesPlayAlertSoundWithCompletion(_:_:)")
}

/// Makes a sound of a file and writes its number to `outSystemSoundID`. iOS 2.0 and later.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  let sounds = Simulator.current.systemSounds
  sounds.last += 1
  unsafe outSystemSoundID.pointee = sounds.last
  return kAudioServicesNoError
}

/// Lets a sound go. iOS 2.0 and later.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  Simulator.current.systemSounds.completions[inSystemSoundID] = nil
  return kAudioServicesNoError
}

/// Removes what `AudioServicesAddSystemSoundCompletion` has added for the sound. iOS 2.0 and later.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  Simulator.current.systemSounds.completions[inSystemSoundID] = nil
}

/// Calls a function of C whenever a sound has been played (rule 808). iOS 2.0 and later.
///
/// The run loop and its mode are those of the main thread, whatever an app says.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: RunLoop?, _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: @escaping (SystemSoundID, UnsafeMutableRawPointer?) -> Void,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  Simulator.current.systemSounds.completions[inSystemSoundID] = {
    unsafe inCompletionRoutine(inSystemSoundID, inClientData)
  }
  return kAudioServicesNoError
}
