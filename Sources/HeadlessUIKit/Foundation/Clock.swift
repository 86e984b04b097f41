/// Seconds since the device was started; they pass only when the course lets them.
public nonisolated func CACurrentMediaTime() -> Double { virtualClock }

/// Seconds of virtual time since the beginning of 2001: a device is switched on at noon of no day in
/// particular, in November 2012.
public nonisolated func CFAbsoluteTimeGetCurrent() -> Double { 375_015_083 + virtualClock }
