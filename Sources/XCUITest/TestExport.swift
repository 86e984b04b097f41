import CourseKit
import CourseModel

/// A test method, as the code that the runner adds to `UITests/` hands it over.
public struct UITestMethod {
  let test: UITest

  /// A method of a test class.
  ///
  /// - Parameters:
  ///   - make: Makes the object that the test runs on.
  ///   - method: Calls the method on that object.
  public init<Case: XCTestCase>(
    _ className: String, _ name: String, file: String, line: Int, make: @escaping () -> Case,
    method: @escaping (Case) throws -> Void
  ) {
    test = UITest(
      className: className, methodName: name, place: SourcePlace(file: file, line: line)
    ) { _ in
      let testCase = make()
      testCase.ownName = "-[\(className) \(name)]"
      try testCase.runTest { try method(testCase) }
    }
  }

  /// A method of a test class that waits for others.
  public init<Case: XCTestCase>(
    _ className: String, _ name: String, file: String, line: Int, make: @escaping () -> Case,
    asyncMethod: @escaping (Case) async throws -> Void
  ) {
    self.init(className, name, file: file, line: line, make: make) { testCase in
      try TaskRun.perform { try await asyncMethod(testCase) }
    }
  }
}

/// Hands test methods over to the runner; called by the code that the runner adds to `UITests/`.
///
/// - Parameter waits: Whether a class prepares or cleans up asynchronously.
public func exportUITests(
  _ methods: [UITestMethod], waits: Bool = false
) -> UnsafeMutableRawPointer {
  XCTestCase.preparesAsynchronously = waits
  return methods.map(\.test).exported()
}
