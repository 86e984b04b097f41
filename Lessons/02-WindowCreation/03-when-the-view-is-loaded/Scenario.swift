import CourseKit

let scenario = Scenario("When the view is loaded", iOS: 6, subjects: [22]) { app in
  narrate(
    """
    A controller loads its view when somebody first asks for it. The delegate of this app prints a \
    line before each of its steps, so that you can see who asks.
    """)
  try predict("After which of the three lines does loadView() come?") { try app.launch() }
  narrate(
    """
    After the second. A hidden window only remembers its root controller; what it would show is of \
    no interest yet. When the window is shown, it needs the view and asks for it.
    """)
  try predict("Begin is tapped: a window that is on screen gets another root controller.") {
    try app.buttons["Begin"].tap()
  }
  narrate(
    """
    This time the view was loaded at once, because the window is visible. The old controller heard \
    that it left. Nobody holds it any more, and it is gone.
    """)
}
