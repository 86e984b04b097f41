// What every thread may read of the simulator that is switched on. It is written only by the simulator,
// on the main thread, while nothing else of the app runs.

/// Seconds of virtual time since the device was started.
nonisolated(unsafe) var virtualClock = 0.0

/// How often the clock was read in this turn (rule 974).
nonisolated(unsafe) var clockReadings = 0

/// Whether the person wants dark interfaces.
nonisolated(unsafe) var deviceIsDark = false

/// The bundle of the device's app.
nonisolated(unsafe) var appBundle = AppBundle()

/// The app's files.
nonisolated(unsafe) var appFiles = AppFiles()
