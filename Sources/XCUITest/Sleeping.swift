/// Lets so many seconds of the app's time pass.
@discardableResult
public func uiTestSleep(_ seconds: UInt32) -> UInt32 {
  TestRun.current?.sleep(Double(seconds))
  return 0
}

/// Lets so many microseconds of the app's time pass.
@discardableResult
public func uiTestUsleep(_ microseconds: UInt32) -> Int32 {
  TestRun.current?.sleep(Double(microseconds) / 1e6)
  return 0
}

/// What tests mean by `Thread`.
///
/// One that sleeps lets the app's time pass.
public enum UITestThread {
  public static func sleep(forTimeInterval seconds: Double) {
    TestRun.current?.sleep(seconds)
  }
  public static var isMainThread: Bool { true }
}
