import CourseKit

let scenario = Scenario("An old name and a new one", iOS: 4, 6, subjects: [34]) { app in
  narrate(
    """
    A desk presents letters, by the old method and by the new one. The letter has two buttons to \
    send it, which take it away again: one by the old way, one by the new. The app is the same on \
    both versions.
    """)
  try app.launch()
  try predict("Write, the old way is tapped. What do the two hear, and when does the call return?")
  {
    try app.buttons["Write, the old way"].tap()
  }
  narrate(
    """
    Both hear will, and presentModalViewController returns: the animation begins only now. Half a \
    second later both hear did. This time the new one comes first: the letter hears that it has \
    appeared before the desk hears that it has disappeared. On a stack it is the other way round.
    """)
  try app.buttons["Send, the old way"].tap()
  if app.trace.iOS < 5 {
    narrate(
      """
      The letter is gone. Up to iOS 4 the controller that presents is the parent of the one that \
      it presents, so old code says parent to get back to it.
      """)
    predict("Write, the new way is tapped, on iOS 4.") {
      // The app does not survive it.
      try? app.buttons["Write, the new way"].tap()
    }
    narrate(
      """
      iOS 4 has no such method, and the app ends. An app that has to run there asks for the \
      version first, with if #available(iOS 5, *), or goes on with the old method.
      """)
  } else {
    narrate(
      """
      Nothing happened: parent is nil. Since iOS 5 a parent is a container and nothing else, such \
      as a navigation controller. The one that presents is called presentingViewController, and \
      what it presents is its presentedViewController; before, that one was called \
      modalViewController. The question mark in parent?.dismissModalViewController makes a call on \
      nil do nothing, without a word on the console. So in many apps the button for closing was \
      dead after the update to iOS 5.
      """)
    try app.buttons["Send, the new way"].tap()
    try predict("Write, the new way is tapped, on iOS 6.") {
      try app.buttons["Write, the new way"].tap()
    }
    narrate(
      """
      The new method does what the old one did, in the same order. At the end it runs one thing \
      more: the completion, a closure, after the last of these calls. The old methods still \
      work on iOS 6. Apple declared them out of date then, and today's Swift does not offer them.
      """)
  }
}
