import CourseKit

/// Whether all of these could be read when the screen that `use` brings had begun to come; true if it came without an
/// animation.
func readsAtOnce(
  _ app: XCUIApplication, _ texts: [String], when use: () throws -> Void
) throws -> Bool {
  try app.perform("watch")
  try use()
  guard case .array(let seen) = try app.perform("textsOnTheWay") else { return true }
  return texts.allSatisfy { seen.contains(.string($0)) }
}

/// What a student reads whose screen gets its values when it has appeared.
let writtenTooLate =
  "The screen comes without its values, or with old ones, and gets the right ones only when it has appeared, as the user "
  + "can see. Show them earlier: in viewDidLoad(), or in viewWillAppear(_:)."
