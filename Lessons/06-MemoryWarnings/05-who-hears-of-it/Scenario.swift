import CourseKit

let both = "Both caches are empty."
let onlyThumbnails = "The thumbnails are gone, the photos are still there."
let neither = "Both caches are as full as before: a cache is no controller."

let scenario = Scenario("Who hears of it", iOS: 6, subjects: [33]) { app in
  narrate(
    """
    There are two tabs: the pictures, which are in front, and the settings, which were never opened, \
    so their view is not loaded. And there are two caches: objects that keep what was made once, so \
    that it need not be made again. One has thumbnails and one has photos. Neither is a controller.
    """)
  try app.launch()
  try predict(
    "The system runs short of memory. Which methods are called, and in which order?",
    of: .callbacks("AppDelegate", "PicturesViewController", "SettingsViewController"),
    decoys: ["SettingsViewController viewDidLoad", "PicturesViewController viewWillDisappear"],
    explain: "The delegate comes first, then the controllers, in the order in which they were "
      + "made.",
    reasons: [
      "SettingsViewController viewDidLoad":
        "A warning loads nothing. The settings still hear of it: a controller can live without a view.",
      "PicturesViewController viewWillDisappear": "A warning does not make a screen disappear.",
    ]
  ) {
    try app.simulateMemoryWarning()
  }
  narrate(
    """
    A controller need not be on screen, or even have a view, to hear of the warning: every controller \
    that is alive does. A controller that was popped off a stack and that nothing holds is not alive, \
    so it cannot empty anything. This order was seen in published logs; Apple promises none.

    UIKit also posts a notification: a message with a name, which any object can observe. The object \
    registers with NotificationCenter.default.addObserver, and is then called.
    """)
  try predict(
    "The thumbnails observe UIApplication.didReceiveMemoryWarningNotification. The photos do "
      + "not, and no controller empties them. How full are the two caches now?",
    choices: [both, onlyThumbnails, neither],
    explain:
      "UIKit does not empty the app's own objects. An object that does not listen is not told.",
    reasons: [
      both: "UIKit does not know which of your objects can be made again.",
      neither: "Any object may observe the notification. It is posted with each warning.",
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
    So a warning reaches an app in three ways: a method of the delegate, a method of each controller, \
    and a notification for all other objects. Which of them you use depends on which object holds what \
    can go. The controller of a screen releases what only this screen holds. An object that all \
    screens share outlives each of them, so it should listen itself, or the delegate should empty it.
    """)
}
