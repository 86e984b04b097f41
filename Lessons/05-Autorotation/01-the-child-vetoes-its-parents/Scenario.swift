import CourseKit

let scenario = Scenario("The child vetoes its parents", iOS: 5, subjects: [28]) { app in
  narrate(
    """
    There are two tabs: a map inside a navigation controller, and the settings, which the user has not \
    opened yet. The map says Yes to every orientation; the settings say Yes only to portrait.
    """)
  try app.launch()
  let turns = "The interface turns: the map is in front, and it allows every orientation."
  let stays = "The interface stays upright: the settings say No, although they are not on screen."
  try predict(
    "The device is turned. What does the user see?",
    choices: [
      turns, stays,
      "The interface turns, and turns back when the user goes to the settings.",
    ],
    reasons: [
      turns: "UIKit asks the map, but also every other tab: the user could go there at any time.",
      stays: "A tab bar controller turns only if all of its tabs may turn.",
    ]
  ) {
    try app.rotate(to: .landscapeLeft)
  } outcome: { app in
    app.trace.contains(.callback("willRotate")) ? turns : stays
  }
  narrate(
    """
    UIKit asks the containers first, then the controllers that they contain. A navigation controller \
    passes the question on to the controller on top of its stack, and a tab bar controller to all of \
    its tabs, because the user could go to any of them without turning the device. The settings said \
    No. So there is no rotation, and no controller hears of one: a screen whose view is not even \
    loaded has kept the map upright.
    """)
  narrate(
    """
    The question names an orientation of the interface. In this name left and right are swapped: when \
    the device is turned to the left, the interface has to turn to the right to stay upright.
    """)
  try app.rotate(to: .portrait)
  try app.buttons["Unlock the settings"].tap()
  try predict(
    "The settings say Yes to everything now, and the device is turned again. What are the map and the "
      + "settings asked and told, in which order?",
    of: .callbacksAndQueries("MapViewController", "SettingsViewController"),
    decoys: [
      "SettingsViewController willRotate", "SettingsViewController didRotate",
      "MapViewController viewWillAppear",
    ],
    reasons: [
      "SettingsViewController willRotate":
        "The settings are not on screen, so their view does not turn.",
      "SettingsViewController didRotate":
        "The settings are not on screen, so their view does not turn.",
      "MapViewController viewWillAppear":
        "The map was on screen all the time: a turn makes no view appear.",
      "SettingsViewController shouldAutorotate":
        "All tabs are asked before any controller is told of a rotation.",
    ]
  ) {
    try app.rotate(to: .landscapeLeft)
  }
  narrate(
    """
    This time all of them agree, and now the controllers that are on screen are told, from the outside \
    in: willRotate before anything changes, then the layout, then willAnimateRotation with the new \
    bounds, and didRotate when it is over. The settings hear nothing of it. They are not on screen.
    """)
}
