public import Foundation

/// What an audit looks at.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let contrast = Self(rawValue: 1 << 0)
  public static let elementDetection = Self(rawValue: 1 << 1)
  public static let hitRegion = Self(rawValue: 1 << 2)
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  public static let dynamicType = Self(rawValue: 1 << 16)
  public static let textClipped = Self(rawValue: 1 << 17)
  public static let trait = Self(rawValue: 1 << 18)
  public static let all = Self(rawValue: ~0)
}

/// A problem that an audit has found; here there is none.
public final class XCUIAccessibilityAuditIssue: NSObject {
  /// The element that has it; nil where it is not one's.
  public var element: XCUIElement? { nil }
  /// The problem in a line.
  public var compactDescription: String { "" }
  /// The problem at length.
  public var detailedDescription: String { "" }
  /// What found it.
  public var auditType: XCUIAccessibilityAuditType { [] }

  private override init() {}
}

extension XCUIApplication {
  /// Would look for what makes the app hard to use for some people; here it finds nothing, and says so in
  /// the trace.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    TestRun.current?.noteMissing("performAccessibilityAudit", "looks for no problems by itself")
  }
}
