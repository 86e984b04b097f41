import CourseKit

let scenario = Scenario("Who dismisses whom", iOS: 12, subjects: [24]) { app in
  narrate(
    """
    Home lies on the stack of a navigation controller. It presents an AddressViewController, and \
    that one presents a PaymentViewController: three screens, each over the other.
    """)
  try app.launch()
  try predict("Order is tapped: Home presents. Who hears that it disappears?") {
    try app.buttons["Order"].tap()
  }
  narrate(
    """
    The navigation controller and Home inside of it. Home called present, but what is presented \
    full screen is over everything, so the outermost container does it: the address's \
    presentingViewController is the navigation controller. Home and the navigation controller both \
    answer to presentedViewController.
    """)
  try app.buttons["Pay"].tap()
  try predict("Another card is tapped. The payment calls dismiss on itself. Which screen goes?") {
    try app.buttons["Another card"].tap()
  }
  narrate(
    """
    The payment presents nothing, so it hands the call to the one that presents it, the address, \
    and that one dismisses the payment. A controller never takes itself away.
    """)
  try app.buttons["Pay"].tap()
  try predict(
    "All done is tapped. The payment calls dismiss on the presenter of its presenter. Which "
      + "screens go?"
  ) {
    try app.buttons["All done"].tap()
  }
  narrate(
    """
    Both. A controller that dismisses takes away all that is above it, in one call and with one \
    animation. The address was not on screen and heard no will or did. Remember two cases: a \
    controller that presents something takes that away, with all that is above it; a controller \
    that presents nothing is taken away itself.
    """)
}
