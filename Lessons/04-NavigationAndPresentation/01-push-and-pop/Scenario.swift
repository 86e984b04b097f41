import CourseKit

let scenario = Scenario("Push and pop", iOS: 9) { app in
  narrate(
    """
    The root of the window is a navigation controller, and the only controller on its stack is a \
    ShelfViewController. Watch at the launch whose views are loaded.
    """)
  try app.launch()
  try predict(
    "“Open the book” is tapped: the shelf makes a BookViewController and pushes it. What do the two "
      + "controllers hear, in which order?",
    of: .events(
      .callback("viewDidLoad", on: "BookViewController"),
      .callback("viewWillDisappear", on: "ShelfViewController"),
      .callback("viewWillAppear", on: "BookViewController"),
      .callback("viewDidDisappear", on: "ShelfViewController"),
      .callback("viewDidAppear", on: "BookViewController"),
      .callback("didMove", on: "BookViewController")),
    decoys: ["ShelfViewController viewDidLoad", "ShelfViewController didMove"],
    explain:
      "Before the animation both are told what will happen; after it, what did happen. Both times "
      + "UIKit tells the shelf first.",
    reasons: [
      "ShelfViewController didMove": "The shelf stays on the stack: it has not moved anywhere.",
      "ShelfViewController viewDidLoad": "The shelf's view was loaded at the launch and is kept.",
    ]
  ) {
    try app.buttons["Open the book"].tap()
  }
  narrate(
    """
    One call came before all of these: willMove(toParent:), when the book's view was not even \
    loaded. The shelf is still on the stack, and its view stays loaded.
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
    explain:
      "A pop is a push with the roles exchanged. The shelf's view is still there, so no view is loaded.",
    reasons: ["ShelfViewController viewDidLoad": "The shelf's view stayed loaded below the book."]
  ) {
    try app.navigationBars["Book"].buttons["Shelf"].tap()
  }
  narrate(
    """
    viewDidLoad() is called once for each view, viewWillAppear(_:) each time it appears. After \
    didMove(toParent: nil) nothing holds the book any more, and its memory is freed. If the user \
    opens the book again, the shelf makes a new one, with a view of its own.
    """)
  try app.buttons["Open the book"].tap()
}
