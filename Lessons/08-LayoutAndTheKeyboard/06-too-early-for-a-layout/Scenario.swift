import CourseKit

let scenario = Scenario("Too early for a layout", iOS: 9, subjects: [30]) { app in
  narrate(
    """
    A game that is played with the phone on its side: its controller supports the landscape \
    orientations and no other. Info.plist allows portrait as well, for other screens of the app. The user \
    holds the phone upright when the app is launched. In each callback the controller prints the size \
    of its view. A trait, which one of the callbacks speaks of, is something general about the room \
    that a view has, such as compact for a phone's small height.
    """)
  try predict(
    "The game is launched. Which callbacks come to its controller, in which order?",
    of: .callbacks("GameViewController").except(
      "traitCollectionDidChange", "updateViewConstraints", "viewDidLayoutSubviews"),
    decoys: [
      "GameViewController viewWillTransition(to:with:)",
      "GameViewController willRotate(to:duration:)",
    ],
    explain:
      "The interface turns after viewWillAppear(_:) and before the first layout, and no size is announced.",
    reasons: [
      "GameViewController viewWillLayoutSubviews":
        "The layout waits until the view has its size. Only viewDidAppear(_:) comes after it.",
      "GameViewController viewWillTransition(to:with:)":
        "It announces new sizes of a view that is on screen. At a launch it does not come.",
      "GameViewController willRotate(to:duration:)":
        "From iOS 6 on no rotation is announced at a launch.",
    ]
  ) {
    try app.launch()
  }
  narrate(
    """
    Read the sizes. viewDidLoad() sees an upright view, 375 by 667. viewWillAppear(_:) sees the same: \
    the view is about to appear, and it still has the wrong size! The interface turns only after that, \
    and viewWillLayoutSubviews() is the first to see 667 by 375.

    So code that computes places in viewDidLoad() or viewWillAppear(_:) computes them for a view that \
    nobody will ever see. On the author's desk, with a phone that stands upright and an app that \
    stays so, it works, and that is why this mistake is so common. What viewDidLoad() is good for: \
    make the labels and buttons, give them texts and colours, and say how they follow the view. \
    Where they stand is a matter of the layout.

    How they follow can be said in three ways. An autoresizing mask says which margins and lengths of a \
    view stretch when its superview grows: label.autoresizingMask = [.flexibleWidth, \
    .flexibleTopMargin]. Constraints, from iOS 6 on, are equations between edges: the label's lower \
    edge is the view's lower edge less 20. And a layout by hand sets frames whenever the view gets \
    another size. All three are good, as long as two of them do not give orders to the same view.
    """)
}
