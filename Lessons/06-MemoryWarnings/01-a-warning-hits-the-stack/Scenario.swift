import CourseKit

let scenario = Scenario("A warning hits the stack", iOS: 5, 6, subjects: [33]) { app in
  narrate(
    """
    The app has a list, and a picture that was pushed over it. Both controllers are on the stack of \
    the navigation controller; the picture is on screen, and the view of the list is loaded, but it is \
    in no window.
    """)
  try app.launch()
  try app.buttons["Open"].tap()
  try app.showScreen("The picture lies over the list")
  try predict(
    "The system runs short of memory. Which objects hear of it, what is released, and in which order?",
    of: .callbacks("AppDelegate", "ListViewController", "PictureViewController"),
    decoys: [
      "PictureViewController viewDidUnload", "PictureViewController viewWillDisappear",
      "ListViewController loadView",
    ],
    reasons: [
      "PictureViewController viewDidUnload": "The picture is on screen and keeps its view.",
      "PictureViewController viewWillDisappear": "A warning does not make a screen disappear.",
      "ListViewController loadView": "A view is loaded again when it is needed, not at once.",
    ]
  ) {
    try app.simulateMemoryWarning()
  }
  let isKept = !app.trace.contains(.callback("viewDidUnload"))
  if isKept {
    narrate(
      """
      The delegate and every controller hear of it, and that is all: the list keeps its view. The \
      largest part of a view is the bitmap of what it has drawn, and the system frees that bitmap and \
      draws it again without telling the app. viewWillUnload() and viewDidUnload() are never called \
      any more.
      """)
  } else {
    narrate(
      """
      The delegate hears of it first, then every controller that is alive. UIViewController's own \
      didReceiveMemoryWarning() checks whether the view has a superview. The list's view has none, so \
      the user cannot see it, and it is released: in viewWillUnload() the view is still there, in \
      viewDidUnload() it is gone. The picture is on screen and keeps its view.
      """)
  }
  let again = "It is loaded again: viewDidLoad() runs again in the same controller."
  let once = "It was there all the time and only appears."
  try predict(
    "“Back to the list” is tapped. What happens to the view of the list?",
    choices: [again, once, "Another ListViewController is made, and its view is loaded."],
    explain: "The controller was on the stack all the time; only its view may have been released."
  ) {
    try app.buttons["Back to the list"].tap()
  } outcome: { app in
    app.trace.count(of: .viewDidLoad.on("ListViewController")) > 1 ? again : once
  }
  if isKept {
    narrate(
      """
      The view was not loaded again, because it was still there. viewDidLoad() ran once in the life of \
      this controller.
      """)
  } else {
    narrate(
      """
      The view was loaded again: UIKit needed it, and there was none, so loadView() and viewDidLoad() \
      ran again. Up to iOS 5 viewDidLoad() may be called many times in the life of one controller.
      """)
  }
}
