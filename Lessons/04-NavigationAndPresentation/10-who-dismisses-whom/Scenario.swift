import CourseKit

let homeAlone = "Home alone."
let stackAlone = "The navigation controller alone."
let homeAndStack = "Home and the navigation controller."

let payment = "The payment alone."
let address = "The address alone: the payment stays."
let both = "The payment and the address."
let none = "None."

/// Which of the two screens over Home are no longer presented.
func gone(_ app: XCUIApplication) -> String {
  let first = app.root.presented
  guard first.exists else { return both }
  if first.className == "PaymentViewController" { return address }
  return first.presented.exists ? none : payment
}

let scenario = Scenario("Who dismisses whom", iOS: 12, subjects: [24]) { app in
  narrate(
    """
    Home lies on the stack of a navigation controller. It presents an AddressViewController, and \
    that one presents a PaymentViewController: three screens, one over the other.
    """)
  try app.launch()
  try predict(
    "“Order” is tapped: Home presents the address, full screen. Which controllers hear that they disappear?",
    choices: [homeAlone, stackAlone, homeAndStack],
    explain:
      "A full-screen presentation covers everything. So the outermost container presents the address, "
      + "and the container disappears together with the controller that it shows.",
    reasons: [
      homeAlone: "Home called present, but the navigation controller is covered as well.",
      stackAlone: "Home is the controller that the stack shows. It is covered as well.",
    ]
  ) {
    try app.buttons["Order"].tap()
  } outcome: { app in
    let home = app.trace.contains(.viewDidDisappear.on("HomeViewController"))
    let stack = app.trace.contains(.viewDidDisappear.on("UINavigationController"))
    return home && stack ? homeAndStack : home ? homeAlone : stackAlone
  }
  narrate(
    """
    The address's presentingViewController is the navigation controller, although Home called \
    present. Ask either of the two for its presentedViewController: the answer is the address. \
    Now “Pay” is tapped, and the address presents the payment.
    """)
  try app.buttons["Pay"].tap()
  try predict(
    "“Another card” is tapped. The payment calls dismiss on itself. Which screens go?",
    choices: [payment, both, none],
    explain:
      "The payment presents nothing, so it hands the call to its presenter, the address, which dismisses "
      + "the payment.",
    reasons: [
      none: "A controller may call dismiss on itself: its presenter does the work."
    ]
  ) {
    try app.buttons["Another card"].tap()
  } outcome: {
    gone($0)
  }
  narrate("“Pay” is tapped again.")
  try app.buttons["Pay"].tap()
  try predict(
    "“All done” is tapped. The payment calls dismiss on the presenter of its presenter. Which screens "
      + "go?",
    choices: [payment, address, both],
    explain: "A controller that dismisses removes everything above it, in one call.",
    reasons: [
      address: "What the address presents cannot stay without the address."
    ]
  ) {
    try app.buttons["All done"].tap()
  } outcome: {
    gone($0)
  }
  narrate(
    """
    There was one animation, that of the payment. The address was not on screen, so here it neither \
    appears nor disappears; there is no published log of that. Remember two cases. If a controller \
    presents another one, its dismiss removes that one, with everything above it. If it presents \
    nothing, its dismiss removes the controller itself.
    """)
}
