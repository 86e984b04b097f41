public import Foundation

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

/// What tests mean by `URLSession`, which they cannot use.
public final class UITestURLSession {
  private init() {}
  @available(*, unavailable, message: "UI tests of this course reach no network.")
  public static var shared: UITestURLSession { fatalError() }
  public func dataTask(
    with url: URL, completionHandler: @escaping (Data?, Any?, (any Error)?) -> Void
  ) -> UITestURLSession { self }
  public func resume() {}
  public func data(from url: URL) async throws -> (Data, Any) { fatalError() }
}
