public import CourseModel

/// One demand on the student's app: a script with assertions, and what it is worth.
///
/// Each check gets an app that is not running, on a device on which nothing is stored.
public struct Check {
  /// A sentence that is true when the check passes.
  public let name: String
  /// What it is worth.
  public let points: Int
  /// Who may see it in a gradebook; nil for everybody, or for nobody in a private lesson.
  public let visibility: CheckVisibility?
  /// The check without which this one does not count; nil for one that counts by itself.
  private(set) var partner: String?
  /// The test in `UITests/` that it runs; nil for a script of its own.
  let uiTest: String?
  var script: (XCUIApplication) throws -> Void
  /// Where the author wrote it.
  let place: SourcePlace
  private(set) var feedback: [Feedback] = []

  /// A check that passes when `script` records no failure and throws nothing.
  public init(
    _ name: String, points: Int = 1, visibility: CheckVisibility? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    script: @escaping (XCUIApplication) throws -> Void
  ) {
    self.name = name
    self.points = points
    self.visibility = visibility
    self.script = script
    uiTest = nil
    place = SourcePlace(file, line)
  }

  /// A check that passes when a test method in the exercise's `UITests/` does.
  ///
  /// Test methods that no check names are checks too, under their own names and with one point each.
  ///
  /// - Parameters:
  ///   - method: The method's name, such as `testGreeting`; with its class where two have the name, as
  ///     in `GreetingUITests/testGreeting`.
  ///   - name: A sentence that is true when the test passes; the method's name where it is left out.
  public init(
    uiTest method: String, _ name: String? = nil, points: Int = 1,
    visibility: CheckVisibility? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.name = name ?? method
    self.points = points
    self.visibility = visibility
    uiTest = method
    script = { _ in throw Refusal(.noSuchAction, method) }
    place = SourcePlace(file, line)
  }

  /// The check that a test is which nobody else named.
  init(of test: UITest, named name: String) {
    self.name = name
    points = 1
    visibility = nil
    uiTest = nil
    script = test.script
    place = test.place
  }

  /// Adds the words for one kind of wrong answer.
  ///
  /// The condition is evaluated only when the check has failed, with the app as it then is. It
  /// may send commands; assertions inside of it count for nothing. It does not hold when it
  /// throws, nor when it asks what is on screen of an app that has crashed or was stopped.
  ///
  /// - Parameters:
  ///   - mistake: The folder in `Mistakes/` whose app must be given this feedback.
  ///   - fitsStarter: Whether it is meant for the untouched starter, too, which otherwise must not get it.
  public func feedback(
    _ text: String, provenBy mistake: String? = nil, alsoForStarter fitsStarter: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    when condition: @escaping (XCUIApplication) throws -> Bool
  ) -> Check {
    var check = self
    check.feedback.append(
      Feedback(
        text: text, mistake: mistake, fitsStarter: fitsStarter, place: SourcePlace(file, line),
        condition: condition))
    return check
  }

  /// Makes the check count only together with another one.
  ///
  /// It is for what the starter can already do and must not lose, which should earn no points by
  /// itself. As long as the other check fails, this one fails too and says why.
  ///
  /// - Parameter name: The name of an earlier check.
  public func counts(with name: String) -> Check {
    var check = self
    check.partner = name
    return check
  }

  /// Words for one kind of wrong answer.
  struct Feedback {
    let text: String
    let mistake: String?
    let fitsStarter: Bool
    let place: SourcePlace
    let condition: (XCUIApplication) throws -> Bool
  }
}
