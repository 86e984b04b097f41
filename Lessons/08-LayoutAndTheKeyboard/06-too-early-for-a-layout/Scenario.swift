import CourseKit

let scenario = Scenario("Too early for a layout", iOS: 9, subjects: [30]) { app in
  narrate(
    """
    The app is a game that is played in landscape: its controller supports only the landscape \
    orientations. Info.plist allows portrait as well, for other screens of the app. The user holds the \
    phone upright when the app is launched. In each callback the controller prints the size of its \
    view. One of the callbacks is about traits. A trait is a general property of the space that a view \
    has, such as compact for the small height of a phone.
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
        "The layout waits until the view has its final size. Only viewDidAppear(_:) comes after it.",
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
    Read the sizes. In viewDidLoad() the view is upright, 375 by 667. In viewWillAppear(_:) it still \
    is: the view is about to appear, but it still has the wrong size! The interface turns only after \
    that, and viewWillLayoutSubviews() is the first callback in which the size is 667 by 375.

    So code that computes positions in viewDidLoad() or viewWillAppear(_:) computes them for a size \
    that nobody will ever see. It works with a phone that is held upright and an app that stays \
    upright, and that is why this mistake is so common. Use viewDidLoad() to make the labels and \
    buttons, to set their texts and colours, and to say how they follow the view. Set their positions \
    in the layout.

    There are three ways to say how they follow. An autoresizing mask says which margins and lengths \
    of a view stretch when its superview grows: label.autoresizingMask = [.flexibleWidth, \
    .flexibleTopMargin]. Constraints, from iOS 6 on, are equations between edges: the label's lower \
    edge is the view's lower edge minus 20. And a layout by hand sets frames whenever the view gets \
    another size. All three are good, as long as you do not use two of them for the same view.
    """)
}
