import CourseKit

let never = "Not at all."
let once = "Once."
let twice = "Twice."

let scenario = Scenario("Full screen or sheet", iOS: 12, 13, subjects: [24]) { app in
  narrate(
    """
    A shop presents a basket. Whenever the shop's view is about to appear, the shop counts what is in \
    the basket. The modalPresentationStyle of a controller says how it is presented, and the first \
    button sets it to fullScreen.
    """)
  try app.launch()
  try app.buttons["Show the basket full screen"].tap()
  try app.buttons["Back to the shop"].tap()
  narrate(
    """
    So far both versions do the same. The basket replaces the shop's view, which is taken out of the \
    window. When the basket goes, the shop's view is put back, and the shop counts again. The other \
    button presents a basket as well, but does not set the style.
    """)
  let before = app.trace.count(of: .viewWillAppear.on("ShopViewController"))
  try predict(
    "“Show the basket” is tapped, then “Back to the shop”. How often does the shop count?",
    choices: [never, once, twice],
    explain:
      "Up to iOS 12 a presented controller takes the whole screen of an iPhone, unless its style says "
      + "otherwise; since iOS 13 it is a sheet, and the shop stays on screen behind it.",
    reasons: [twice: "The shop's view appears when the basket goes, not when it comes."]
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
      Once. On an iPhone up to iOS 12 a presented controller takes the whole screen unless its style \
      says otherwise. Many apps relied on that: they updated a list in viewWillAppear(_:), which was \
      called after each presentation.
      """)
  } else {
    narrate(
      """
      Not at all. Since iOS 13 the style is automatic unless the app sets another one. On an iPhone \
      held upright that is a sheet: a card that leaves a strip of the shop visible above it. The \
      shop's view stays in the window, so it does not disappear, and does not appear again. An app \
      that relied on viewWillAppear(_:) now shows an outdated list.
      """)
    try app.buttons["Show the basket"].tap()
    try predict("The user pulls the sheet down. Which code of the app dismisses it?") {
      try app.pullToDismiss()
    }
    narrate(
      """
      None. The user can pull a sheet down without a button. But the app can listen: the delegate of \
      basket.presentationController hears presentationControllerDidDismiss(_:) after the user has \
      pulled the basket down, but not after code has dismissed it. A controller with \
      isModalInPresentation = true stays when the user pulls it.
      """)
  }
}
