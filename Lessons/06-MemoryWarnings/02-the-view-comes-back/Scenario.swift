import CourseKit

let order = "OrderViewController"

let three = "Three cups, and the number of the table in the title."
let none = "No cup, and the number of the table in the title."
let empty = "No cup and no title: it is another OrderViewController."

let scenario = Scenario("The view comes back", iOS: 5, subjects: [33]) { app in
  narrate(
    """
    A waiter takes an order. The controller knows the number of the table in a property. How many \
    cups were ordered is written on a label, and nowhere else: One more cup reads the label, and \
    writes the next number onto it.
    """)
  try app.launch()
  for _ in 1...3 { try app.buttons["One more cup"].tap() }
  narrate("Three taps later the label says “\(cups(app))”. The waiter opens the menu.")
  try app.buttons["Menu"].tap()
  try app.simulateMemoryWarning()
  narrate(
    "Memory runs short, and the menu lies over the order, so UIKit releases the order's "
      + "view.")
  try predict(
    "The order has lost its view. The waiter goes back. What does the screen show?",
    choices: [three, none, empty],
    explain: "The controller is the same as before, its view is another one.",
    reasons: [
      three: "The three stood on a label, and the label went with the view.",
      empty: "A memory warning takes views away, not controllers: the table is a property, and "
        + "stays.",
    ]
  ) {
    try app.buttons["Back to the order"].tap()
  } outcome: { app in
    guard app.controllers[order].title == "Table 7" else { return empty }
    return cups(app) == "3" ? three : none
  }
  narrate(
    """
    The label says “\(cups(app))”, the title “\(app.controllers[order].title ?? "")”. The \
    controller is the same as before, with all of its properties. The view is another one: \
    viewDidLoad() has made it, and could only put into it what the controller still knew.
    """)
  try predict(
    "“One more cup” is tapped, the menu is opened, memory runs short, and the waiter goes back. "
      + "What does "
      + "the order hear, in which order?",
    of: .callbacks(order).except(
      "viewWillLayoutSubviews", "viewDidLayoutSubviews", "addCup", "showMenu"),
    decoys: ["OrderViewController willMove", "OrderViewController didMove"],
    explain: "The view goes between the last viewDidDisappear and the next viewDidLoad."
  ) {
    try app.buttons["One more cup"].tap()
    try app.buttons["Menu"].tap()
    try app.simulateMemoryWarning()
    try app.buttons["Back to the order"].tap()
  }
  narrate(
    """
    So a view shows things and does not remember them, and viewDidLoad() may run at any time. Compare the \
    number of the table with the number of cups: which of the two did the controller know?
    """)
}

/// What the label of the order says.
func cups(_ app: XCUIApplication) -> String {
  app.controllers[order].view.subviews.first { $0.kind == "UILabel" }?.text ?? ""
}
