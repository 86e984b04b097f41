import CourseKit

let wide = "The frame is wider than high."
let high = "The frame is higher than wide."

let scenario = Scenario("The keyboard comes", iOS: 7, 8, subjects: [38]) { app in
  narrate(
    """
    A note is written into a field at the lower edge of the view. When a field is tapped it becomes the \
    first responder: the object that gets what is typed. There is at most one. When the first \
    responder is a field, UIKit slides the keyboard in. It belongs to the system and not to the \
    app, and lies over whatever is there: no view gets smaller. UIKit tells of it by notifications: \
    messages with a name, to which any object can listen. Their userInfo, a dictionary, says where \
    the keyboard will be, keyboardFrameEndUserInfoKey, and how long it moves. There are six: will and \
    did show, will and did hide, and will and did change frame. A keyboard that comes gets another frame, \
    too, and UIKit tells of the frame first.
    """)
  try app.launch()
  try app.showScreen("Before the keyboard comes")
  try predict(
    "The user taps the field Note. What comes, in which order?",
    of: .events(
      .notification("UIKeyboardWillShowNotification"),
      .notification("UIKeyboardDidShowNotification"),
      .notification("UIKeyboardWillChangeFrameNotification"),
      .notification("UIKeyboardDidChangeFrameNotification"), .viewWillLayoutSubviews),
    decoys: ["UIKeyboardWillHideNotification", "NoteViewController viewWillLayoutSubviews"],
    explain:
      "Each change is told twice, before and after, and will change frame comes before will show. The view "
      + "keeps its size, so no layout comes.",
    reasons: [
      "NoteViewController viewWillLayoutSubviews":
        "The keyboard lies over the view and leaves its size alone.",
      "UIKeyboardWillHideNotification": "No keyboard was there that could go.",
    ]
  ) {
    try app.textFields["Note"].tap()
    try app.advance(by: 1)
  }
  narrate(
    """
    The keyboard covers the field: the user types and sees nothing of it. UIKit does not mend that. \
    The app has to listen, and to move or shrink what it shows.

    Now the user taps Number. Above its keyboard it has a bar of its own, its inputAccessoryView, which \
    is often used for a button Done.
    """)
  try app.textFields["Number"].tap()
  try app.advance(by: 1)
  narrate(
    """
    The keyboard did not go, for one first responder followed the other. But it grew by 44 points, the \
    bar, and so the notifications “will show” and “did show” came once more, with another frame. Whoever adds the keyboard's \
    height to something each time has added it twice now. And there are other keyboards: with \
    suggestions, for other languages, from other makers. Its height is in the notification, \
    and nowhere else.
    """)
  try app.textFields["Note"].tap()
  try app.pressReturn()
  try app.advance(by: 1)
  try app.rotate(to: .landscapeLeft)
  try predict(
    "The phone lies on its side now. The user taps Note. What is the keyboard's frame in the "
      + "notification like?",
    choices: [wide, high],
    explain:
      "The frame is in the coordinates of the screen. Up to iOS 7 the screen and the window stay upright, "
      + "however the phone is held; from iOS 8 on they turn with the interface.",
    reasons: app.trace.iOS < 8
      ? [
        wide: "These coordinates do not turn up to iOS 7: what is wide for the user is high there."
      ]
      : [high: "From iOS 8 on the coordinates of the screen turn with the interface."]
  ) {
    try app.textFields["Note"].tap()
    try app.advance(by: 1)
  } outcome: { app in
    guard let line = app.console.last(where: { $0.contains("in the window") }) else { return wide }
    return isWide(line) ? wide : high
  }
  narrate(
    """
    The second line is what the controller needs: view.convert(frame, from: nil) takes a frame from the \
    window's coordinates to those of the view, and is right on both versions. Code that takes the \
    frame's height as it is works for years, with phones held upright.

    The keyboard goes when the first responder gives up: field.resignFirstResponder(), or \
    view.endEditing(true), which finds it anywhere in the view. The return key does nothing by itself: \
    the delegate is asked textFieldShouldReturn(_:), and here it resigns.
    """)
  try app.pressReturn()
}

/// Whether a printed frame is wider than high.
func isWide(_ line: String) -> Bool {
  let sizes = line.split(separator: " ").compactMap { Int($0) }
  return sizes.count >= 2 && sizes[sizes.count - 2] > sizes[sizes.count - 1]
}
