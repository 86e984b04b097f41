import CourseKit

let both = "Both caches are empty."
let onlyThumbnails = "The thumbnails are gone, the photos are still there."
let neither = "Both caches are as full as before: a cache is no controller."

let scenario = Scenario("Who hears of it", iOS: 6, subjects: [33]) { app in
  narrate(
    """
    Two tabs: the pictures, which are in front, and the settings, which nobody has opened yet, so their view is \
    not loaded. Then there are two caches: objects that keep what was once made, so that it need not be made \
    again. One has thumbnails and one has photos. Neither is a controller.
    """)
  try app.launch()
  try predict(
    "The system runs short of memory. Who is called, and in which order?",
    of: .callbacks("AppDelegate", "PicturesViewController", "SettingsViewController"),
    decoys: ["SettingsViewController viewDidLoad", "PicturesViewController viewWillDisappear"],
    explain: "The delegate comes first, then the controllers, in the order in which they were "
      + "made.",
    reasons: [
      "SettingsViewController viewDidLoad":
        "A warning loads nothing. The settings hear of it all the same: a controller lives "
        + "without a view.",
      "PicturesViewController viewWillDisappear": "A warning moves no screen away.",
    ]
  ) {
    try app.simulateMemoryWarning()
  }
  narrate(
    """
    A controller need not be on screen, and need not even have a view, to hear of it: every controller \
    that is alive does. One that was popped off a stack and that nothing holds is not alive, and whatever \
    it would have emptied stays full. People who logged it saw this order; Apple promises none.

    UIKit also posts a notification: a message with a name, which any object can observe. It says so with \
    NotificationCenter.default.addObserver, and is called then.
    """)
  try predict(
    "The thumbnails observe UIApplication.didReceiveMemoryWarningNotification. The photos do "
      + "not, and no "
      + "controller empties them. How full are the two caches now?",
    choices: [both, onlyThumbnails, neither],
    explain: "UIKit empties nothing that is yours. Whoever does not listen is not told.",
    reasons: [
      both: "UIKit does not know which of your objects can be made again.",
      neither: "Any object may observe the notification. It comes whenever the warning does.",
    ]
  ) {
    try app.buttons["Count"].tap()
  } outcome: { app in
    let counts = app.labels.compactMap(\.text)
    if counts.contains("0 thumbnails, 0 photos") { return both }
    return counts.contains("0 thumbnails, 12 photos") ? onlyThumbnails : neither
  }
  narrate(
    """
    So a warning has three ways into an app: a method of the delegate, a method of each controller, and a \
    notification for everybody else. Which of them you take depends on who holds what can go. What a single \
    screen holds, its controller drops. What all screens share outlives each of them, so it should listen \
    itself, or the delegate should empty it.
    """)
}
