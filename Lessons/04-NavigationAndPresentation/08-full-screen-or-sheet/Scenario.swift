import CourseKit

let never = "Not at all."
let once = "Once."
let twice = "Twice."

let scenario = Scenario("Full screen or sheet", iOS: 12, 13, subjects: [24]) { app in
  narrate(
    """
    A shop presents a basket. Whenever the shop's view is about to appear, the shop counts what is \
    in the basket. How a controller is presented is its modalPresentationStyle, and the first \
    button sets that to fullScreen.
    """)
  try app.launch()
  try app.buttons["Show the basket full screen"].tap()
  try app.buttons["Back to the shop"].tap()
  narrate(
    """
    So far both versions do the same. The basket takes the place of the shop's view, which is \
    taken out of the window. When the basket goes, the shop's view is put back, and the shop \
    counts again. The other button presents a basket as well, and says nothing about the style.
    """)
  let before = app.trace.count(of: .viewWillAppear.on("ShopViewController"))
  try predict(
    "“Show the basket” is tapped, then “Back to the shop”. How often does the shop count?",
    choices: [never, once, twice],
    explain:
      "Up to iOS 12 a presented controller takes the whole screen of an iPhone, unless somebody says otherwise; "
      + "since iOS 13 it is a sheet, below which the shop stays on screen.",
    reasons: [twice: "The shop's view appears when the basket goes, and not when it comes."]
  ) {
    try app.buttons["Show the basket"].tap()
    try app.buttons["Back to the shop"].tap()
  } outcome: { app in
    switch app.trace.count(of: .viewWillAppear.on("ShopViewController")) - before {
    case 0: never
    case 1: once
    default: twice
    }
  }
  if app.trace.iOS < 13 {
    narrate(
      """
      Once. On an iPhone up to iOS 12 a presented controller takes the whole screen unless \
      somebody says otherwise. Many apps relied on that: they brought a list up to date in \
      viewWillAppear(_:), which was called after each presentation.
      """)
  } else {
    narrate(
      """
      Not at all. Since iOS 13 the style is automatic unless somebody says otherwise. On an iPhone \
      held upright that is a sheet: a card that leaves a strip of the shop free above it. The \
      shop's view stays in the window, so it does not disappear, and does not appear again. An app \
      that relied on viewWillAppear(_:) shows an old list from now on.
      """)
    try app.buttons["Show the basket"].tap()
    try predict("The user pulls the sheet down. Which code of the app dismisses it?") {
      try app.pullToDismiss()
    }
    narrate(
      """
      None. The user can pull a sheet away without a button. What the app can do is listen: \
      whoever is the delegate of basket.presentationController hears \
      presentationControllerDidDismiss(_:) after the user has pulled the basket away, but not \
      after code has dismissed it. A controller with isModalInPresentation = true stays when the \
      user pulls.
      """)
  }
}
