/// Seconds of virtual time since the device was started, as every thread may read them.
///
/// Written only by the simulator, on the main thread, while nothing else of the app runs.
nonisolated(unsafe) var virtualClock = 0.0

/// Seconds since the device was started; they pass only when the course lets them.
public nonisolated func CACurrentMediaTime() -> Double { virtualClock }
