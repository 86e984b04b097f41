#if !canImport(ObjectiveC)
  import XCTest

  /// The calls whose texts are compared, of the real XCTest; `CourseKitCalls` has the same text.
  enum XCTestCalls {
    static let failing: [AssertionCall] = [
      AssertionCall("equal") { XCTAssertEqual(1, 2) },
      AssertionCall("equal, message") { XCTAssertEqual("a", "b", "why") },
      AssertionCall("equal, optionals") { XCTAssertEqual(1, nothing) },
      AssertionCall("equal, arrays") { XCTAssertEqual([1, 2], [1]) },
      AssertionCall("equal, throws") { XCTAssertEqual(try wrong(), 1, "why") },
      AssertionCall("not equal") { XCTAssertNotEqual(1, 1) },
      AssertionCall("not equal, throws") { XCTAssertNotEqual(1, try wrong()) },
      AssertionCall("assert") { XCTAssert(false, "why") },
      AssertionCall("assert, throws") { XCTAssert(try wrong()) },
      AssertionCall("true") { XCTAssertTrue(false) },
      AssertionCall("true, throws") { XCTAssertTrue(try wrong()) },
      AssertionCall("true, message of two lines") { XCTAssertTrue(false, "a\nb") },
      AssertionCall("false") { XCTAssertFalse(true, "why") },
      AssertionCall("fail") { XCTFail() },
      AssertionCall("fail, message") { XCTFail("why") },
      AssertionCall("nil") { XCTAssertNil(one) },
      AssertionCall("nil, throws") { XCTAssertNil(try wrong(Int?.self), "why") },
      AssertionCall("not nil") { XCTAssertNotNil(nothing) },
      AssertionCall("unwrap") { _ = try XCTUnwrap(nothing) },
      AssertionCall("unwrap, message") { _ = try XCTUnwrap(nothing, "why") },
      AssertionCall("unwrap, throws") { _ = try XCTUnwrap(try wrong(Int?.self)) },
      AssertionCall("unwrap, another type") { _ = try XCTUnwrap([String: Int]?.none) },
      AssertionCall("identical") { XCTAssertIdentical(object, other) },
      AssertionCall("identical, nil") { XCTAssertIdentical(object, nil, "why") },
      AssertionCall("not identical") { XCTAssertNotIdentical(object, object) },
      AssertionCall("not identical, nils") { XCTAssertNotIdentical(nil, nil) },
      AssertionCall("greater") { XCTAssertGreaterThan(1, 1) },
      AssertionCall("greater, not a number") { XCTAssertGreaterThan(Double.nan, 1) },
      AssertionCall("greater or equal") { XCTAssertGreaterThanOrEqual(1, 2) },
      AssertionCall("less") { XCTAssertLessThan("b", "a", "why") },
      AssertionCall("less or equal") { XCTAssertLessThanOrEqual(2, 1) },
      AssertionCall("less, throws") { XCTAssertLessThan(try wrong(), 1) },
      AssertionCall("accuracy") { XCTAssertEqual(1.0, 2.0, accuracy: 0.5) },
      AssertionCall("accuracy, Float") { XCTAssertEqual(1 as Float, 2, accuracy: 0.5, "why") },
      AssertionCall("accuracy, integers") { XCTAssertEqual(1, 20, accuracy: 5) },
      AssertionCall("accuracy, unsigned") { XCTAssertEqual(UInt(1), UInt(2), accuracy: UInt(0)) },
      AssertionCall("accuracy, other way round") {
        XCTAssertEqual(UInt(9), UInt(2), accuracy: UInt(3))
      },
      AssertionCall("accuracy, not a number") {
        XCTAssertEqual(Double.nan, Double.nan, accuracy: 5)
      },
      AssertionCall("accuracy that is not a number") { XCTAssertEqual(1, 2, accuracy: Double.nan) },
      AssertionCall("accuracy, infinities") {
        XCTAssertEqual(Double.infinity, -Double.infinity, accuracy: 1)
      },
      AssertionCall("accuracy, throws") { XCTAssertEqual(try wrong(), 1.0, accuracy: 1) },
      AssertionCall("not equal, accuracy") { XCTAssertNotEqual(1.0, 2.0, accuracy: 5) },
      AssertionCall("not equal, accuracy, integers") { XCTAssertNotEqual(1, 2, accuracy: 5) },
      AssertionCall("not equal, accuracy not a number") {
        XCTAssertNotEqual(1, 1, accuracy: Double.nan)
      },
      AssertionCall("not equal, equal infinities") {
        XCTAssertNotEqual(Double.infinity, .infinity, accuracy: 0.1)
      },
      AssertionCall("throws") { XCTAssertThrowsError(1) },
      AssertionCall("throws, message") { XCTAssertThrowsError(1, "why") },
      AssertionCall("throws, handler fails") {
        XCTAssertThrowsError(try wrong(Int.self)) { _ in XCTFail() }
      },
      AssertionCall("throws, handler throws") {
        try XCTAssertThrowsError(try wrong(Int.self)) { _ in throw Wrong() }
      },
      AssertionCall("no throw") { XCTAssertNoThrow(try wrong(Int.self)) },
      AssertionCall("no throw, message") { XCTAssertNoThrow(try wrong(Int.self), "why") },
      AssertionCall("script throws") { throw Wrong() },
      AssertionCall("two in a row") {
        XCTAssertEqual(1, 2)
        XCTAssertNil(one)
      },
    ]

    static let holding: [AssertionCall] = [
      AssertionCall("equal") { XCTAssertEqual([1: nothing], [1: nothing]) },
      AssertionCall("not equal") { XCTAssertNotEqual(1, nothing) },
      AssertionCall("true") { XCTAssertTrue(true) },
      AssertionCall("nil") { XCTAssertNil(nothing) },
      AssertionCall("not nil") { XCTAssertNotNil(one) },
      AssertionCall("unwrap") { _ = try XCTUnwrap(one) },
      AssertionCall("identical") { XCTAssertIdentical(nil, nil) },
      AssertionCall("not identical") { XCTAssertNotIdentical(object, nil) },
      AssertionCall("order") { XCTAssertLessThanOrEqual(1, 1) },
      AssertionCall("accuracy at its bound") { XCTAssertEqual(1.0, 1.5, accuracy: 0.5) },
      AssertionCall("negative accuracy") { XCTAssertEqual(1, 2, accuracy: -1.0) },
      AssertionCall("negative accuracy, integers") { XCTAssertEqual(1, 2, accuracy: -1) },
      AssertionCall("not equal, negative accuracy") { XCTAssertNotEqual(1, 3, accuracy: -1) },
      AssertionCall("equal infinities") {
        XCTAssertEqual(Double.infinity, .infinity, accuracy: 0.1)
      },
      AssertionCall("infinite accuracy") {
        XCTAssertEqual(Double.infinity, 1, accuracy: .infinity)
      },
      AssertionCall("equal, accuracy not a number") { XCTAssertEqual(1, 1, accuracy: Double.nan) },
      AssertionCall("not equal, not a number") { XCTAssertNotEqual(Double.nan, .nan, accuracy: 5) },
      AssertionCall("not equal, accuracy not a number") {
        XCTAssertNotEqual(1, 2, accuracy: Double.nan)
      },
      AssertionCall("throws") { XCTAssertThrowsError(try wrong(Int.self)) },
      AssertionCall("no throw") { XCTAssertNoThrow(1) },
    ]

    static let skipping: [AssertionCall] = [
      AssertionCall("skip") { throw XCTSkip() },
      AssertionCall("skip, message") { throw XCTSkip("why") },
      AssertionCall("skip if") { try XCTSkipIf(true) },
      AssertionCall("skip if, message") { try XCTSkipIf(true, "why") },
      AssertionCall("skip if, throws") { try XCTSkipIf(try wrong(), "") },
      AssertionCall("skip unless") { try XCTSkipUnless(false) },
      AssertionCall("skip unless, throws") { try XCTSkipUnless(try wrong(), "why") },
    ]
  }
#endif
