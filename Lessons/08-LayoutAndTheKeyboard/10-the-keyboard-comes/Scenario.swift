import CourseKit

let wide = "The frame is wider than it is high."
let high = "The frame is higher than it is wide."

let scenario = Scenario("The keyboard comes", iOS: 7, 8, subjects: [38]) { app in
  narrate(
    """
    The user writes a note into a field at the lower edge of the view. When a field is tapped it becomes \
    the first responder: the object that gets what is typed. There is at most one. When the first \
    responder is a field, UIKit slides the keyboard in. It belongs to the system and not to the app, and \
    it lies over the app's views: no view gets smaller. UIKit announces it with notifications: messages \
    with a name, to which any object can listen. Their userInfo, a dictionary, says where the keyboard \
    will be, under keyboardFrameEndUserInfoKey, and how long it moves. There are six: will and did show, \
    will and did hide, and will and did change frame. A keyboard that comes also gets another frame, and \
    UIKit announces the frame first.
    """)
  try app.launch()
  try app.showScreen("Before the keyboard comes")
  try predict(
    "The user taps the field Note. Which notifications and callbacks come, in which order?",
    of: .events(
      .notification("UIKeyboardWillShowNotification"),
      .notification("UIKeyboardDidShowNotification"),
      .notification("UIKeyboardWillChangeFrameNotification"),
      .notification("UIKeyboardDidChangeFrameNotification"), .viewWillLayoutSubviews),
    decoys: ["UIKeyboardWillHideNotification", "NoteViewController viewWillLayoutSubviews"],
    explain:
      "Each change is announced before and after, and will change frame comes before will show. The view "
      + "keeps its size, so no layout comes.",
    reasons: [
      "NoteViewController viewWillLayoutSubviews":
        "The keyboard lies over the view and leaves its size alone.",
      "UIKeyboardWillHideNotification": "There was no keyboard that could hide.",
    ]
  ) {
    try app.textFields["Note"].tap()
    try app.advance(by: 1)
  }
  narrate(
    """
    The keyboard covers the field: the user types but does not see the text. UIKit does not prevent that. \
    The app has to listen, and to move or shrink what it shows.

    Now the user taps Number. This field has a bar above its keyboard, its inputAccessoryView, which \
    is often used for a Done button.
    """)
  try app.textFields["Number"].tap()
  try app.advance(by: 1)
  narrate(
    """
    The keyboard did not go, because one first responder followed the other. But it grew by 44 points, \
    the height of the bar, so the notifications “will show” and “did show” came again, with another \
    frame. An app that adds the keyboard's height to something each time has now added it twice. And \
    there are other keyboards: with suggestions, for other languages, from other makers. The height is \
    in the notification, and nowhere else.
    """)
  try app.pressReturn()
  try app.advance(by: 1)
  try app.rotate(to: .landscapeLeft)
  try predict(
    "The phone is in landscape now. The user taps Note. What does the keyboard's frame in the "
      + "notification look like?",
    choices: [wide, high],
    explain:
      "The frame is in the coordinates of the screen. Up to iOS 7 the screen and the window stay upright, "
      + "however the phone is held; from iOS 8 on they turn with the interface.",
    reasons: app.trace.iOS < 8
      ? [
        wide: "Up to iOS 7 these coordinates do not turn: the user's width is their height."
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
    The controller needs the second line: view.convert(frame, from: nil) converts a frame from the \
    window's coordinates to those of the view, and is right on both versions. Code that uses the \
    frame's height unconverted works as long as phones are held upright.

    When the interface turns while a field is edited, UIKit announces that the keyboard hides, and then, in \
    the new orientation, that it shows again. The frame of a keyboard that hides lies below the screen as it \
    is then. An app that keeps that frame and is turned upright later finds it in the middle of its view: \
    forget the frame when the keyboard hides.

    The keyboard goes when the first responder resigns: field.resignFirstResponder(), or \
    view.endEditing(true), which finds the first responder anywhere in the view. The return key does \
    nothing by itself: UIKit asks the delegate textFieldShouldReturn(_:), which here makes the field \
    resign.
    """)
  try app.pressReturn()
}

/// Whether a printed frame is wider than high.
func isWide(_ line: String) -> Bool {
  let sizes = line.split(separator: " ").compactMap { Int($0) }
  return sizes.count >= 2 && sizes[sizes.count - 2] > sizes[sizes.count - 1]
}
