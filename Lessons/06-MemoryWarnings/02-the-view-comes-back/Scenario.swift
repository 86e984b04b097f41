import CourseKit

let order = "OrderViewController"

let three = "Three cups, and the number of the table in the title."
let none = "No cup, and the number of the table in the title."
let empty = "No cup and no title: it is another OrderViewController."

let scenario = Scenario("The view comes back", iOS: 5, subjects: [33]) { app in
  narrate(
    """
    A waiter takes an order. The controller has a property for the number of the table. The number of \
    cups is on a label, and nowhere else: “One more cup” reads the label, and writes the next number \
    to it.
    """)
  try app.launch()
  for _ in 1...3 { try app.buttons["One more cup"].tap() }
  narrate("Three taps later the label says “\(cups(app))”. The waiter opens the menu.")
  try app.buttons["Menu"].tap()
  try app.simulateMemoryWarning()
  narrate(
    "Memory runs short, and the menu covers the order, so UIKit releases the order's view.")
  try predict(
    "The order has lost its view. The waiter goes back. What does the screen show?",
    choices: [three, none, empty],
    explain: "The controller is the same as before, but its view is a new one.",
    reasons: [
      three: "The number was on a label, and the label went with the view.",
      empty: "A memory warning removes views, not controllers: the table is a property, and stays.",
    ]
  ) {
    try app.buttons["Back to the order"].tap()
  } outcome: { app in
    guard app.controllers[order].title == "Table 7" else { return empty }
    return cups(app) == "3" ? three : none
  }
  narrate(
    """
    The label says “\(cups(app))”, the title “\(app.controllers[order].title ?? "")”. The controller is \
    the same as before, with all of its properties. The view is a new one: viewDidLoad() filled it, and \
    could show only what the controller still knew.
    """)
  try predict(
    "“One more cup” is tapped, the menu is opened, memory runs short, and the waiter goes back. "
      + "What does the order hear, in which order?",
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
    So a view shows values and does not remember them, and viewDidLoad() may run at any time. Compare \
    the number of the table with the number of cups: which of the two did the controller know?
    """)
}

/// What the label of the order says.
func cups(_ app: XCUIApplication) -> String {
  app.controllers[order].view.subviews.first { $0.kind == "UILabel" }?.text ?? ""
}
