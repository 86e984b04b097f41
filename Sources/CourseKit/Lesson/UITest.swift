package import CourseModel
import Words

/// One test method of an exercise's `UITests/`, as XCTest finds them: by its class and its name.
package struct UITest {
  /// The class, with the types around it.
  package var className: String
  /// The method's name, such as `testGreeting`.
  package var methodName: String
  /// Where the author wrote it.
  package var place: SourcePlace
  /// Runs the test, with what goes before and after it.
  package var script: (XCUIApplication) throws -> Void

  /// Describes a test.
  package init(
    className: String, methodName: String, place: SourcePlace,
    script: @escaping (XCUIApplication) throws -> Void
  ) {
    self.className = className
    self.methodName = methodName
    self.place = place
    self.script = script
  }

  /// The name by which Xcode's command line knows it.
  var identifier: String { "\(className)/\(methodName)" }

  func isCalled(_ name: String) -> Bool {
    name == methodName || name == identifier || name == "\(className).\(methodName)"
  }
}

extension Array where Element == UITest {
  /// Hands the tests over to the process that runs them.
  package func exported() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(UITestBox(self)).toOpaque()
  }

  /// Takes the tests back out of what ``exported()`` returned; once for each export.
  package init(from pointer: UnsafeMutableRawPointer) {
    self = Unmanaged<UITestBox>.fromOpaque(pointer).takeRetainedValue().tests
  }
}

private final class UITestBox {
  let tests: [UITest]

  init(_ tests: [UITest]) {
    self.tests = tests
  }
}

extension Exercise {
  /// An exercise that has no `Checks.swift`: each of its UI tests is a check.
  package init(uiTests: [UITest]) {
    self.init(iOS: .latest, checks: { for check in uiTests.checks(besides: []) { check } })
  }

  /// The exercise with its UI tests: those that a check names are its script, each other one is a
  /// check of its own with one point, behind the rest.
  ///
  /// - Throws: A ``Finding`` where a check names a test that is not there.
  package func joined(by tests: [UITest]) throws(Finding) -> Exercise {
    var joined = self
    var named: Set<String> = []
    for index in joined.checks.indices {
      guard let name = joined.checks[index].uiTest else { continue }
      let meant = tests.filter { $0.isCalled(name) }
      guard let test = meant.first, meant.count == 1 else {
        let all = tests.map(\.identifier).sorted()
        throw Finding(
          PartProblem.unknownTest(name, count: meant.count, tests: all),
          at: joined.checks[index].place)
      }
      named.insert(test.identifier)
      joined.checks[index].script = test.script
    }
    joined.checks += tests.checks(besides: named)
    return joined
  }
}

extension [UITest] {
  /// A check for each test but those.
  fileprivate func checks(besides named: Set<String>) -> [Check] {
    filter { !named.contains($0.identifier) }.map { test in
      let isAlone = filter { $0.methodName == test.methodName }.count == 1
      return Check(of: test, named: isAlone ? test.methodName : test.identifier)
    }
  }
}
