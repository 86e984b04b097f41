import CourseModel
import EventTrace
public import Foundation

/// What tests mean by a date of now: a moment of the app's time.
///
/// The app's clock begins at the same moment in every launch, and so does the test's.
nonisolated public func uiTestNow() -> Date {
  guard Foundation.Thread.isMainThread else { return Date() }
  return MainActor.assumeIsolated {
    TestRun.current?.letTimeMove()
    return Date(timeIntervalSinceReferenceDate: uiTestAbsoluteTime())
  }
}

/// The moment as a number of seconds, as `CFAbsoluteTimeGetCurrent()` gives it.
public func uiTestAbsoluteTime() -> Double { 375_015_083 + (TestRun.current?.now ?? 0) }

/// Lets the app's time pass until that moment.
nonisolated public func uiTestWait(until date: Date) {
  guard Foundation.Thread.isMainThread else { return }
  MainActor.assumeIsolated {
    let seconds = date.timeIntervalSinceReferenceDate - uiTestAbsoluteTime()
    if seconds > 0, seconds.isFinite { TestRun.current?.sleep(seconds) }
  }
}

/// Lets so many seconds of the app's time pass, as a task that sleeps.
public func uiTestPause(_ seconds: Double) async throws {
  try Task.checkCancellation()
  if seconds > 0, seconds.isFinite { TestRun.current?.sleep(seconds) }
  await Task.yield()
}

/// Whether the device has that version of iOS or a later one.
nonisolated public func _isAvailable(_ major: Int, _ minor: Int) -> Bool {
  guard Foundation.Thread.isMainThread else { return true }
  return MainActor.assumeIsolated {
    guard let run = TestRun.current else { return true }
    let iOS = run.app.configuration.iOS
    return (iOS.major, iOS.minor) >= (major, minor)
  }
}
