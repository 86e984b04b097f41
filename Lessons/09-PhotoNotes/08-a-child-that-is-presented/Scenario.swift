import CourseKit

let shown = "The notes fill the screen."
let ignored = "Nothing: UIKit says on the console why not."
let ended = "The app ends."

let notes = "NotesViewController"

let scenario = Scenario("A child that is presented", iOS: 6, 13, subjects: [24, 37]) { app in
  narrate(
    """
    The notes are in a panel over a photo: they are a child of the photo's controller. The user wants \
    them on the whole screen. The first button presents them as they are.
    """)
  try app.launch()
  try predict(
    "“Present it at once” is tapped. What happens?",
    choices: [shown, ignored, ended],
    explain: "A controller has one place. A child cannot be presented.",
    reasons: [
      shown: "Then the notes would be in two places: in the panel and on the whole screen.",
      ignored: "UIKit refuses some presentations with a line on the console, but not this one.",
    ]
  ) {
    try? app.buttons["Present it at once"].tap()
  } outcome: { app in
    app.exception != nil ? ended : app.root.presented.exists ? shown : ignored
  }
  narrate(
    """
    The exception says what was wrong. The second button first removes the notes, as a parent removes \
    any child, and then presents them.
    """)
  try app.launch()
  try predict(
    "“Let it go, then present it” is tapped. What do the notes hear, in which order?",
    of: .events(
      .willMove.on(notes), .didMove.on(notes), .viewWillDisappear.on(notes),
      .viewDidDisappear.on(notes), .viewWillAppear.on(notes), .viewDidAppear.on(notes),
      .viewDidLoad.on(notes)),
    decoys: ["NotesViewController viewDidLoad"],
    explain:
      "First they hear everything about leaving the panel, and then everything about the new place.",
    reasons: [
      "NotesViewController viewDidLoad":
        "It is the same controller with the same view. Nothing is loaded a second time."
    ]
  ) {
    try app.buttons["Let it go, then present it"].tap()
    try app.advance(by: 1)
  }
  try app.showScreen("On the whole screen")
  try app.buttons["Done"].tap()
  try app.advance(by: 1)
  narrate(
    """
    “Done” brought them back: the photo dismissed the notes, and added them again when the completion \
    ran. In the line after dismiss they are still presented, for half a second, and a presented \
    controller cannot become a child. It was the same object all the time, so a text that was typed is \
    still there.
    """)
}
