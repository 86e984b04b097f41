public import Foundation

/// What could be measured; here nothing is.
public protocol XCTMetric {}

/// Time on the clock.
public final class XCTClockMetric: NSObject, XCTMetric {}
/// Work of the processor.
public final class XCTCPUMetric: NSObject, XCTMetric {
  public override init() {}
  public init(application: XCUIApplication) {}
}
/// Memory that is used.
public final class XCTMemoryMetric: NSObject, XCTMetric {
  public override init() {}
  public init(application: XCUIApplication) {}
}
/// What is written to the disk.
public final class XCTStorageMetric: NSObject, XCTMetric {
  public override init() {}
  public init(application: XCUIApplication) {}
}
/// How often and how long the screen stands still while it should move.
public final class XCTHitchMetric: NSObject, XCTMetric {
  public init(application: XCUIApplication) {}
}
/// How long something takes that the app marks, or one of UIKit's animations.
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
  public init(subsystem: String, category: String, name: String) {}
  private override init() {}
  public static var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }
  public static var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
  public static var customNavigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
  public static var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
  public static var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric() }
  public static var scrollingAndDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
}

/// What was measured before there were metrics of several kinds.
public struct XCTPerformanceMetric: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let wallClockTime = Self("com.apple.XCTPerformanceMetric_WallClockTime")
}

/// How long an app takes to launch.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  public override init() {}
  public init(waitUntilResponsive: Bool) {}
}

/// How a measurement is done.
public final class XCTMeasureOptions: NSObject {
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  public var iterationCount = 5
  public var invocationOptions: InvocationOptions = []
  /// When measuring begins and ends.
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }
}
