import CourseKit

let order = "OrderViewController"

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
  try predict(
    "The order has lost its view. The waiter goes back. What happens, and what will the label say?"
  ) {
    try app.buttons["Back to the order"].tap()
  }
  narrate(
    """
    The label says “\(cups(app))”, the title “\(app.controllers[order].title ?? "")”. The \
    controller is the same as before, with all of its properties. The view is another one: \
    viewDidLoad() has made it, and could only put into it what the controller still knew.
    """)
  narrate(
    """
    So a view shows things and does not remember them. What the user enters belongs in a property, or \
    in the model, as soon as it is entered, and viewDidLoad() must be able to show it at any time.
    """)
}

/// What the label of the order says.
func cups(_ app: XCUIApplication) -> String {
  app.controllers[order].view.subviews.first { $0.kind == "UILabel" }?.text ?? ""
}
