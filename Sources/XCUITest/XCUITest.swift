/// What a test of Xcode's UI-test template finds under `import XCTest`.
///
/// `UITests/` of an exercise are compiled with this module in the place of XCTest: the same names, against
/// an app that runs headless on virtual time. Assertions are those of `Checks.swift`.
@_exported public import Foundation
@_exported public import struct CourseKit.CGVector
@_exported public import func CourseKit.XCTAssert
@_exported public import func CourseKit.XCTAssertEqual
@_exported public import func CourseKit.XCTAssertFalse
@_exported public import func CourseKit.XCTAssertGreaterThan
@_exported public import func CourseKit.XCTAssertGreaterThanOrEqual
@_exported public import func CourseKit.XCTAssertIdentical
@_exported public import func CourseKit.XCTAssertLessThan
@_exported public import func CourseKit.XCTAssertLessThanOrEqual
@_exported public import func CourseKit.XCTAssertNil
@_exported public import func CourseKit.XCTAssertNoThrow
@_exported public import func CourseKit.XCTAssertNotEqual
@_exported public import func CourseKit.XCTAssertNotIdentical
@_exported public import func CourseKit.XCTAssertNotNil
@_exported public import func CourseKit.XCTAssertThrowsError
@_exported public import func CourseKit.XCTAssertTrue
@_exported public import func CourseKit.XCTFail
@_exported public import struct CourseKit.XCTSkip
@_exported public import func CourseKit.XCTSkipIf
@_exported public import func CourseKit.XCTSkipUnless
@_exported public import func CourseKit.XCTUnwrap
