public import Foundation

/// A failure that a test records by itself.
public struct XCTIssue {
  /// What sort of failure it is; each fails the test.
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system
    case unmatchedExpectedFailure
  }

  public var type: IssueType
  /// The failure in a line.
  public var compactDescription: String
  /// The failure at length; nil for nothing.
  public var detailedDescription: String?
  /// What is left for who reads of it; nobody keeps it here.
  public var attachments: [XCTAttachment] = []
  /// What went wrong beneath it; nil for nothing.
  public var associatedError: (any Error)?
  /// Where it belongs in the sources, as the test says.
  public var sourceCodeContext: XCTSourceCodeContext
  let file: StaticString
  let line: UInt

  /// - Important: It is shown where it was made, whatever its context says.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil, attachments: [XCTAttachment] = [],
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
    self.file = file
    self.line = line
  }

  /// Adds something for who reads of it.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// A place in the sources.
public struct XCTSourceCodeLocation {
  public let fileURL: URL
  public let lineNumber: Int

  public init(filePath: String, lineNumber: Int) {
    fileURL = URL(fileURLWithPath: filePath)
    self.lineNumber = lineNumber
  }
  public init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
  }
  public init(fileURL: URL, lineNumber: Int) {
    (self.fileURL, self.lineNumber) = (fileURL, lineNumber)
  }
}

/// What a failure tells of the sources.
public struct XCTSourceCodeContext {
  /// The place; nil where none is told.
  public let location: XCTSourceCodeLocation?
  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}
