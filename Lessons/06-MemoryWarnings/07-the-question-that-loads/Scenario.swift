import CourseKit

let gallery = "GalleryViewController"
let loads = "Its view is loaded, and released at once."
let hears = "It hears of the warning, and has no view before, during and after it."
let deaf = "It does not hear of the warning: it has never been on screen."

let scenario = Scenario("The question that loads", iOS: 5, 6, subjects: [33]) { app in
  narrate(
    """
    There are two tabs: the news is in front, and the gallery was never opened. The author of the \
    gallery wants its view to go when nobody sees it. So its didReceiveMemoryWarning() calls super, \
    and then runs this line: if view.window == nil { view = nil }
    """)
  try app.launch()
  try predict(
    "The system runs short of memory. What happens to the gallery?",
    choices: [loads, hears, deaf],
    explain: "Reading view loads the view if there is none.",
    reasons: [
      hears: "It had no view before and has none after. In between view.window loaded one.",
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
    Memory is short, and the app has just loaded a view with large pictures. isViewLoaded tells \
    whether there is a view, and loads none. Now the user opens the gallery, and goes back to the \
    news.
    """)
  try app.buttons["To the gallery"].tap()
  try app.buttons["To the news"].tap()
  try predict(
    "Memory runs short again. What do the two controllers hear, in which order?",
    of: .callbacks("NewsViewController", gallery),
    decoys: [
      "NewsViewController viewDidUnload", "\(gallery) viewWillAppear",
      "NewsViewController viewDidLoad",
    ],
    explain: "Up to iOS 5 super releases the view, and the line after it loads another one.",
    reasons: [
      "NewsViewController viewDidUnload": "The news is on screen and keeps its view.",
      "\(gallery) viewWillAppear": "The gallery is not shown, although its view is loaded.",
    ]
  ) {
    try app.simulateMemoryWarning()
  }
  if app.trace.contains(.callback("viewDidUnload")) {
    narrate(
      """
      On iOS 5 super has released the view before view.window is read. There is no view any more, so \
      reading it loads another one. Written in this way, the method loads a view on each warning.
      """)
  } else {
    narrate(
      """
      On iOS 6 super releases nothing, so view.window finds a view that is in no window. Here the \
      method does what its author wanted. The author had tested only this case.
      """)
  }
  narrate(
    """
    So two similar questions differ: view.window reads the view, and loads it if there is none; \
    isViewLoaded only tells whether there is one. After the call of super a controller that is not on \
    screen has no view on iOS 5, but it may have one on iOS 6.
    """)
}
