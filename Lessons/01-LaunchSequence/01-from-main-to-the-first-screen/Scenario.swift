import CourseKit

let scenario = Scenario("From main to the first screen", iOS: 6, subjects: [2, 6]) { app in
  narrate(
    """
    This app has three files. main.swift makes one call, UIApplicationMain, and its fourth argument \
    names the class of the delegate. The delegate makes a window, gives it a root view controller \
    and shows it. The controller puts a label into its view.
    """)
  try predict(
    "The icon is tapped. Which methods of the app are called, and in which order?",
    of: .callbacks("AppDelegate", "GreetingViewController")
      .except(
        "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "applicationDidBecomeActive"),
    decoys: [
      "GreetingViewController viewWillDisappear", "AppDelegate applicationWillResignActive",
    ],
    explain: """
      The delegate comes first: its did-finish makes the window and the controller. Showing the window \
      loads the controller's view.
      """,
    reasons: [
      "GreetingViewController viewWillDisappear": "The greeting comes and stays.",
      "AppDelegate applicationWillResignActive": "The app becomes active. Nobody leaves it.",
    ]
  ) {
    try app.launch()
  }
  narrate(
    """
    Read it from the outside in. UIApplicationMain made the application object and the delegate; an \
    indented line happened during the line above it. The controller was there before its view: \
    loadView() and viewDidLoad() came only when the view was needed, to show the window. \
    viewWillAppear(_:) came at once; the layout and viewDidAppear(_:) came only after did-finish had \
    returned. As long as did-finish is running, the user sees nothing of what it does.
    """)
  narrate(
    """
    didFinishLaunchingWithOptions got nil, because the app was not opened by a URL or a notification, but \
    by a plain tap on its icon. The app was still inactive then. It became active afterwards, and that is \
    when touches begin to arrive. Whether viewDidAppear(_:) comes before or after that is not certain: the \
    logs that people have published differ.
    """)
}
