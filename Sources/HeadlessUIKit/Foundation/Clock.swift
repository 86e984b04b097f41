import EventTrace

/// Seconds since the device was started; they pass only when the course lets them.
public nonisolated func CACurrentMediaTime() -> Double { virtualClock }

/// Seconds of virtual time since the beginning of 2001: a device is switched on at noon of no day in
/// particular, in November 2012.
public nonisolated func CFAbsoluteTimeGetCurrent() -> Double { 375_015_083 + virtualClock }

/// Lets that much virtual time pass while nothing else happens, as a thread does that sleeps.
public nonisolated func _courseSleep(_ seconds: Double) {
  guard seconds > 0, seconds.isFinite else { return }
  MainActor.assumeIsolated {
    let queue = Simulator.current.queue
    queue.move(to: queue.now.advanced(by: min(seconds, 86_400)))
  }
}
