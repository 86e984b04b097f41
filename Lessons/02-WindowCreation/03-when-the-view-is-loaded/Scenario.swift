import CourseKit

let scenario = Scenario("When the view is loaded", iOS: 6, subjects: [22]) { app in
  narrate(
    """
    A controller loads its view when it is first asked for it. The delegate of this app prints a \
    line before each of its steps, so that you can see who asks.
    """)
  try predict(
    "After which of the three lines does loadView() come?",
    choices: lines,
    explain: "A view is loaded when something asks for it. A hidden window does not ask."
  ) {
    try app.launch()
  } outcome: { app in
    let before = app.trace.events.prefix { !$0.name.hasPrefix("loadView") }
    return before.reversed().lazy.compactMap { event in
      lines.first { (event.text ?? "").contains($0) }
    }.first ?? lines[2]
  }
  narrate(
    """
    It comes after the second line. A hidden window only remembers its root controller and does not \
    need the view yet. When the window is shown, it asks for the view.
    """)
  try predict(
    "“Begin” is tapped: a window that is on screen gets a MainViewController. What does this "
      + "controller hear?",
    of: .callbacks("MainViewController")
      .except("updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews"),
    decoys: ["MainViewController viewWillDisappear", "MainViewController viewDidUnload"],
    explain: "The window is shown, so it needs the new view at once.",
    reasons: [
      "MainViewController viewWillDisappear": "It is the old controller that goes.",
      "MainViewController viewDidUnload":
        "It is called when memory is short, up to iOS 5, and not for a view on screen.",
    ]
  ) {
    try app.buttons["Begin"].tap()
  }
  narrate(
    """
    This time the view was loaded at once, because the window is visible. The old controller heard \
    that its view disappeared. Nothing holds it any more, so it is gone.
    """)
}

/// What the delegate prints.
let lines = ["giving the window its root controller", "showing the window", "did-finish is over"]
