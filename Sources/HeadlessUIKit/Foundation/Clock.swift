import EventTrace

/// Seconds since the device was started; they pass only when the course lets them.
public nonisolated func CACurrentMediaTime() -> Double { readClock() }

/// The clock, for the app: who reads it again and again waits for it to go on, and so it does (rule 974).
nonisolated func readClock() -> Double {
  unsafe clockReadings += 1
  if unsafe clockReadings > 10_000 {
    MainActor.assumeIsolated {
      guard let simulator = Simulator.current else { return }
      // Beside the main thread each step is a turn, with readings of its own.
      _courseSleep(simulator.sideWork.canWait ? 0.01 : 0.0001)
    }
  }
  return unsafe virtualClock
}

/// Seconds of virtual time since the beginning of 2001: a device is switched on at noon of no day in
/// particular, in November 2012.
public nonisolated func CFAbsoluteTimeGetCurrent() -> Double { 375_015_083 + readClock() }

/// Lets that much virtual time pass, as a thread does that sleeps: on the main thread nothing else happens
/// meanwhile, beside it everything goes on (rule 971).
public nonisolated func _courseSleep(_ seconds: Double) {
  guard seconds > 0, seconds.isFinite else { return }
  MainActor.assumeIsolated {
    let simulator = Simulator.current!
    guard simulator.sideWork.canWait else {
      return simulator.queue.move(to: simulator.queue.now.advanced(by: min(seconds, 86_400)))
    }
    _ = simulator.sideWork.wait(seconds, "sleep") { false }
  }
}

/// How many microseconds one sleeps. iOS 2.0 and later.
public typealias useconds_t = UInt32

/// Nanoseconds of virtual time since the device was started (rule 868). iOS 2.0 and later.
public nonisolated func mach_absolute_time() -> UInt64 { UInt64(max(readClock(), 0) * 1e9) }

/// The same, which goes on while a device sleeps (rule 868). iOS 10.0 and later.
public nonisolated func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// By what a tick of the machine's clock is multiplied and divided to come to nanoseconds. iOS 2.0 and later.
public nonisolated struct mach_timebase_info_data_t: Sendable {
  /// By what it is multiplied.
  public var numer: UInt32
  /// By what it is divided.
  public var denom: UInt32
  /// Makes one of both, which are 0 until the machine is asked.
  public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}

/// Makes one that the machine is to fill in, under its name in C. iOS 2.0 and later.
public nonisolated func mach_timebase_info(
  numer: UInt32 = 0, denom: UInt32 = 0
) -> mach_timebase_info_data_t { mach_timebase_info_data_t(numer: numer, denom: denom) }

/// Says how long a tick is: a nanosecond here (rule 868). iOS 2.0 and later.
@discardableResult
public nonisolated func mach_timebase_info(
  _ info: UnsafeMutablePointer<mach_timebase_info_data_t>
) -> Int32 {
  unsafe info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}
