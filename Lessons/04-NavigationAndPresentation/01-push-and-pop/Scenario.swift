import CourseKit

let scenario = Scenario("Push and pop", iOS: 9) { app in
  narrate(
    """
    The root of the window is a navigation controller, and the only controller on its stack is a \
    ShelfViewController. Watch at the launch whose views are loaded.
    """)
  try app.launch()
  try predict(
    "Open the book is tapped: the shelf makes a BookViewController and pushes it. What do the two "
      + "hear, in which order?",
    of: .events(
      .callback("viewDidLoad", on: "BookViewController"),
      .callback("viewWillDisappear", on: "ShelfViewController"),
      .callback("viewWillAppear", on: "BookViewController"),
      .callback("viewDidDisappear", on: "ShelfViewController"),
      .callback("viewDidAppear", on: "BookViewController"),
      .callback("didMove", on: "BookViewController")),
    decoys: ["ShelfViewController viewDidLoad", "ShelfViewController didMove"],
    explain: "Both hear will, then both hear did, and each time the one that goes comes first.",
    reasons: [
      "ShelfViewController didMove": "The shelf stays on the stack: it has not moved anywhere.",
      "ShelfViewController viewDidLoad": "The shelf's view was loaded at the launch and is kept.",
    ]
  ) {
    try app.buttons["Open the book"].tap()
  }
  narrate(
    """
    The book hears willMove(toParent:) before its view is even loaded. Then the shelf hears that \
    it disappears, and the book that it appears; first both hear will, then both hear did, and \
    each time the one that goes comes first. The last call is didMove(toParent:). The shelf has \
    not gone: it stays on the stack, and its view stays loaded.
    """)
  try predict(
    "The back button in the bar is tapped. What do they hear now?",
    of: .events(
      .callback("viewWillDisappear", on: "BookViewController"),
      .callback("viewWillAppear", on: "ShelfViewController"),
      .callback("viewDidDisappear", on: "BookViewController"),
      .callback("viewDidAppear", on: "ShelfViewController"),
      .callback("didMove", on: "BookViewController")),
    decoys: ["ShelfViewController viewDidLoad", "BookViewController viewDidLoad"],
    explain: "A pop is a push with the roles exchanged, and no view has to be loaded.",
    reasons: ["ShelfViewController viewDidLoad": "The shelf's view stayed loaded below the book."]
  ) {
    try app.navigationBars["Book"].buttons["Shelf"].tap()
  }
  narrate(
    """
    A pop is a push with the roles exchanged. The shelf's view was still there, so nothing was \
    loaded: viewDidLoad() comes once, viewWillAppear(_:) each time. After didMove(toParent: nil) \
    nobody holds the book any more, and its memory is freed. If the user opens the book again the \
    shelf makes a new one, with a view of its own.
    """)
  try app.buttons["Open the book"].tap()
}
