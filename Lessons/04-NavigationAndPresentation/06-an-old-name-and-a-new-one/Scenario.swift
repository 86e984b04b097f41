import CourseKit

let desk = "The desk: the letter goes."
let stays = "The letter: nothing happens."
let letter = "Another letter."
let nothing = "The desk: nothing happens."
let ended = "None: the app ends with an exception."

let scenario = Scenario("An old name and a new one", iOS: 4, 6, subjects: [34]) { app in
  narrate(
    """
    A desk presents letters, by the old method and by the new one. The letter has two buttons to send \
    it, which dismiss it again: one in the old way, one in the new way. The app is the same on both \
    versions.
    """)
  try app.launch()
  narrate("“Write, the old way” is tapped.")
  try app.buttons["Write, the old way"].tap()
  narrate(
    """
    presentModalViewController returned before the letter had appeared: the animation takes half a \
    second. At its end the letter hears that it has appeared, and then the desk hears that it has \
    disappeared. After a push it is the other way round.

    “Send, the old way” asks the letter's parent to dismiss: parent?.dismissModalViewController.
    """)
  try predict(
    "“Send, the old way” is tapped. Which screen is there half a second later?",
    choices: [desk, stays, ended],
    explain:
      "Up to iOS 4 the controller that presents is the parent of the one that it presents. Since iOS 5 a "
      + "parent is a container and nothing else, so the letter has none.",
    reasons: [
      ended: "With the question mark Swift skips a call on nil, and the app goes on."
    ]
  ) {
    try? app.buttons["Send, the old way"].tap()
  } outcome: { app in
    guard app.state != .notRunning else { return ended }
    return app.root.presented.exists ? stays : desk
  }
  if app.trace.iOS < 5 {
    narrate("That is why code of that time reads the property parent to find the presenter.")
  } else {
    narrate(
      """
      parent is nil, and nothing is on the console. In many apps the close button did nothing after \
      the update to iOS 5. Since then the controller that presents is called presentingViewController, \
      and the one that it presents is its presentedViewController; before iOS 5 the latter was called \
      modalViewController. “Send, the new way” uses presentingViewController.
      """)
    try app.buttons["Send, the new way"].tap()
  }
  predict(
    "The desk is in front again, and “Write, the new way” is tapped. It calls "
      + "present(_:animated:completion:). Which screen is there half a second later?",
    choices: [letter, nothing, ended],
    explain: "present(_:animated:completion:) was new in iOS 5. Earlier versions do not have it.",
    reasons: [
      nothing: "A call of a method that does not exist is not skipped: it raises an exception."
    ]
  ) {
    try? app.buttons["Write, the new way"].tap()
  } outcome: { app in
    guard app.state != .notRunning else { return ended }
    return app.root.presented.exists ? letter : nothing
  }
  if app.trace.iOS < 5 {
    narrate(
      """
      An app that has to run on iOS 4 checks the version first, with if #available(iOS 5, *), or keeps \
      using the old method.
      """)
  } else {
    narrate(
      """
      The new method does what the old one did, in the same order. At the end it also runs the \
      completion, a closure. The old methods still work on iOS 6. Apple deprecated them in that \
      version, and today's Swift does not offer them.
      """)
  }
}
