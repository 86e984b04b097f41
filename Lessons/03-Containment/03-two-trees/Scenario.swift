import CourseKit

let scenario = Scenario("Two trees", iOS: 6, 4, subjects: [23]) { app in
  narrate(
    """
    A window has one root view controller. From there two trees grow. In the tree of views each \
    view has a superview; in the tree of controllers each child has a parent. addSubview(_:) makes \
    the first one grow, addChild(_:) the second.

    HouseViewController is the root. “Let the view in” does only half of the work: it calls \
    addSubview(guest.view) but never addChild(guest).
    """)
  try app.launch()
  let hasChildren = app.trace.iOS >= 5
  if hasChildren {
    let (appears, loads) = (
      "It loads its view and hears that it appears.", "It loads its view and hears nothing else."
    )
    try predict(
      "“Let the view in” is tapped. What does the GuestViewController hear?",
      choices: [
        appears, loads, "It also hears willMove(toParent:) and didMove(toParent:).",
      ],
      explain:
        "From iOS 5 on UIKit notices when a controller's view comes on screen, child or not.",
      reasons: [
        "It also hears willMove(toParent:) and didMove(toParent:).":
          "The guest was not made a child, so no parent is reported to it."
      ]
    ) {
      try app.buttons["Let the view in"].tap()
    } outcome: { app in
      app.trace.contains(.viewWillAppear.on("GuestViewController")) ? appears : loads
    }
  } else {
    try app.buttons["Let the view in"].tap()
  }
  try app.showScreen("The guest's view is in the house")
  narrate(
    hasChildren
      ? "So far nothing seems to be missing. But the controller tree has only the house in it."
      : """
      Before iOS 5 there were no children. A controller whose view you put into another controller's \
      view did not hear that it appeared: here it loads its view, and that is all. People wrote then \
      that they called viewWillAppear(_:) themselves, and sometimes forgot it.
      """)
  let (house, both) = ("Only the house.", "The house and the guest.")
  try predict(
    "The device is turned. Which controllers hear willRotate(to:duration:)?",
    choices: [house, both, "Neither of them."],
    explain: "A parent passes rotations on to its children. The guest has no parent.",
    reasons: [
      both: "UIKit goes down the tree of controllers here, and the guest is not in it.",
      "Neither of them.": "The house is the root: the window tells it.",
    ]
  ) {
    try app.rotate(to: .landscapeLeft)
  } outcome: { app in
    app.trace.contains(.callback("willRotate", on: "GuestViewController")) ? both : house
  }
  guard hasChildren else {
    return narrate("From iOS 5 on the guest can be a child: play this with --ios 6.")
  }
  narrate("The app is started again, and now the guest is added with both calls.")
  try app.launch()
  try app.buttons["Let the guest in"].tap()
  try app.rotate(to: .landscapeLeft)
  narrate(
    """
    The guest hears of the rotation, because now the house has a child.

    The app is started again. “Wrong door” makes the kitchen and the guest children of the house, and \
    adds the guest's view to the kitchen's view.
    """)
  try app.launch()
  let ends = "The app ends with an exception."
  let works = "The guest is shown in the kitchen."
  try predict(
    "“Wrong door” is tapped. What happens?",
    choices: [works, "The guest becomes a child of the kitchen.", ends],
    explain: "UIKit refuses trees that disagree as soon as the view is added.",
    reasons: [
      works: "For UIKit the guest would be in two places: in the house and in the kitchen.",
      "The guest becomes a child of the kitchen.": "Only addChild(_:) gives a child a parent.",
    ]
  ) {
    try? app.buttons["Wrong door"].tap()
  } outcome: { app in
    app.state == .notRunning ? ends : works
  }
  narrate(
    """
    UIViewControllerHierarchyInconsistency: by its view the guest belongs to the kitchen, but by its \
    parent it belongs to the house. The two trees must agree: UIKit looks from the child's view upward \
    to the first view that belongs to a controller, and that controller must be the child's parent. \
    Two repairs are right. The kitchen makes the guest its child: then the kitchen calls \
    addChild(guest). Or the house shows it: then the house adds the guest's view to its own view.

        trees that agree                     trees that disagree
        controllers     views                controllers     views
        house           house.view           house           house.view
        ├ kitchen       ├ kitchen.view       ├ kitchen       └ kitchen.view
        └ guest         └ guest.view         └ guest           └ guest.view

    There may be plain views in between. A container may put its children's views into a view of its \
    own that only arranges them: such a view belongs to no other controller.
    """)
}
