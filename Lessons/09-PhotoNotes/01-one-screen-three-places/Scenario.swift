import CourseKit

let new = "The new comment."
let old = "No comment: the tab was made before the comment was written."
let empty = "No comment, until the app is launched again."

let panelIsChild = "The photo's, as before."
let nobodys = "They have no parent."
let tabBars = "The tab bar controller's."

let scenario = Scenario("One screen, three places", iOS: 6, 9, subjects: [37]) { app in
  narrate(
    """
    This is the app that you are going to build. A photo is in the first tab, its comments are in the \
    second. The comments are one class, CommentsViewController: a container with a strip for one button, a \
    list, and a field. The user looks at the tab, and then at the photo again. There the button “Notes” makes \
    a second object of that class, as a panel over the photo. The trace calls the first object \
    CommentsViewController, and the second one CommentsViewController#2.
    """)
  try app.launch()
  try app.tapTab("Comments")
  try app.tapTab("Photo")
  try predict(
    "“Notes” is tapped. The photo's controller calls addChild, addSubview and didMove(toParent:), in "
      + "this order. What does the panel hear, in which order?",
    of: .events(
      .willMove.on("CommentsViewController#2"), .viewDidLoad.on("CommentsViewController#2"),
      .viewWillAppear.on("CommentsViewController#2"), .didMove.on("CommentsViewController#2")),
    decoys: [
      "CommentsViewController#2 viewWillDisappear", "PhotoViewController viewWillDisappear",
    ],
    explain:
      "addChild calls willMove(toParent:). addSubview needs the view, so it is loaded, and then it appears. The "
      + "photo itself stays on screen and hears nothing.",
    reasons: [
      "PhotoViewController viewWillDisappear":
        "Nothing covers the photo as a whole: the panel is a part of its view."
    ]
  ) {
    try app.buttons["Notes"].tap()
  }
  try app.showScreen("The panel over the photo")
  try app.textFields.filter(\.isVisible).first?.tap()
  try app.typeText("What a light!")
  try predict(
    "The keyboard lies over the button “Send” of the panel, but the return key sends the comment, too. The user "
      + "presses it and then opens the tab. The panel tells the tab nothing. What does the tab show?",
    choices: [new, old, empty],
    explain:
      "The photo has the comments and posts each change; every container that shows it listens.",
    reasons: [old: "The tab's container already existed, and heard what the photo posted."]
  ) {
    try app.pressReturn()
    try app.tapTab("Comments")
  } outcome: { app in
    app.labels.contains { $0.text == "What a light!" && $0.isVisible } ? new : old
  }
  try app.tapTab("Photo")
  try predict(
    "“Enlarge” is tapped: the panel's comments come onto the whole screen. Whose child are they there?",
    choices: [panelIsChild, nobodys, tabBars],
    explain:
      "A controller that is presented has no parent, so the photo first removed it from its children. "
      + "The root presents it: a full-screen presentation covers everything, whichever controller "
      + "asks for it.",
    reasons: [panelIsChild: "UIKit ends an app that presents a controller which is still a child."]
  ) {
    try app.buttons["Enlarge"].tap()
  } outcome: { app in
    let photo = app.controllers["PhotoViewController"]
    return photo.children.count > 0 ? panelIsChild : app.root.children.count > 2 ? tabBars : nobodys
  }
  narrate(
    """
    The panel and the whole screen are two places for one object, CommentsViewController#2. So a text \
    that is half written survives in both directions. “Done” is tapped, and then “Notes”, which \
    removes the panel.
    """)
  try app.buttons["Done"].tap()
  try app.buttons["Notes"].tap()
  narrate(
    """
    Now the user opens the tab again and taps the field, and the keyboard comes. The container gives \
    the list and the field the space that is left. Then the user sends a comment, and turns the \
    device.
    """)
  try app.tapTab("Comments")
  try app.textFields.filter(\.isVisible).first?.tap()
  try app.advance(by: 1)
  try app.showScreen("The tab with the keyboard")
  try app.typeText("So green.")
  try app.buttons.filter { $0.isVisible && $0.text == "Send" }.first?.tap()
  try app.advance(by: 1)
  try app.rotate(to: .landscapeLeft)
  narrate(
    """
    The class CommentsViewController never asks in which of the three places it is. It fills the view \
    that its parent gives it, and asks only how much of that view is covered, by a bar or by the \
    keyboard. On iOS 6 the view in a tab ends above the bar; from iOS 7 on it continues below the bar. \
    The photo posts new comments, and the controller that shows the comments also removes them. In the \
    exercises of this lesson you write these pieces.
    """)
}
