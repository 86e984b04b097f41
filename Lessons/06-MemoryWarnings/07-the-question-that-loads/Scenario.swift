import CourseKit

let gallery = "GalleryViewController"
let loads = "Its view is loaded, and thrown away at once."
let hears = "It hears of the warning, and has no view before, after and in between."
let deaf = "It does not hear of the warning: it has never been on screen."

let scenario = Scenario("The question that loads", iOS: 5, 6, subjects: [33]) { app in
  narrate(
    """
    Two tabs: the news is in front, and nobody has opened the gallery yet. The author of the gallery wants its \
    view to go when nobody sees it. So its didReceiveMemoryWarning() calls super, and then says: \
    if view.window == nil { view = nil }
    """)
  try app.launch()
  try predict(
    "The system runs short of memory. What happens to the gallery?",
    choices: [loads, hears, deaf],
    explain: "Whoever asks for view gets one. If there is none, UIKit makes it.",
    reasons: [
      hears: "It had none before and has none after. In between the question view.window asked "
        + "for it.",
      deaf: "Every controller that is alive hears of it, whether it has a view or not.",
    ]
  ) {
    try app.simulateMemoryWarning()
  } outcome: { app in
    let trace = app.controllers[gallery].trace
    if trace.contains(.viewDidLoad) { return loads }
    return trace.contains(.callback("didReceiveMemoryWarning")) ? hears : deaf
  }
  narrate(
    """
    Memory is short, and the app has just made a view with large pictures. isViewLoaded tells whether there \
    is a view, and makes none. Now the user opens the gallery, and goes back to the news.
    """)
  try app.buttons["To the gallery"].tap()
  try app.buttons["To the news"].tap()
  try predict(
    "Memory runs short again. What do the two controllers hear, in which order?",
    of: .callbacks("NewsViewController", gallery),
    decoys: [
      "NewsViewController viewDidUnload", "\(gallery) viewWillAppear",
      "NewsViewController "
        + "viewDidLoad",
    ],
    explain: "Up to iOS 5 super throws the view away, and the question that comes after it "
      + "loads another one.",
    reasons: [
      "NewsViewController viewDidUnload": "The news is on screen and keeps its view.",
      "\(gallery) viewWillAppear": "The gallery is not shown. Its view is loaded all the same.",
    ]
  ) {
    try app.simulateMemoryWarning()
  }
  if app.trace.contains(.callback("viewDidUnload")) {
    narrate(
      """
      On iOS 5 super has thrown the view away before the question comes. There is none any more, so the \
      question makes another one. Written in this way, the method loads a view on each warning.
      """)
  } else {
    narrate(
      """
      On iOS 6 super throws nothing away, so the question finds a view, and finds it in no window. Here the \
      method does what its author wanted. Its author had tested only this case.
      """)
  }
  narrate(
    """
    So two questions that sound alike differ: view.window asks for the view, and makes one where there is none; \
    isViewLoaded asks whether there is one. After super a controller that is not on screen has no view on \
    iOS 5, and may have one on iOS 6.
    """)
}
