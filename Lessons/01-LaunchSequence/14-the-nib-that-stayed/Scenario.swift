import CourseKit

let scenario = Scenario("The nib that stayed", iOS: 6, subjects: [9]) { app in
  narrate(
    """
    A developer took the main nib out of an old app. The delegate now makes its window in code, gives \
    it a root view controller and shows it, and @main names the delegate. MainWindow.xib is no longer in \
    the project, and yet it is in the list above: an old copy lies in the bundle, because Xcode copies \
    what is new into it and does not take out what is gone. Read Info.plist, too, before you answer.
    """)
  try predict(
    "How many windows does the app have after the launch, and how many of them does the code know?",
    choices: [one, two, ended],
    explain: "The code makes one window, and the nib another one.",
    reasons: [
      one: "Info.plist still names the nib, and the nib is still there.",
      ended: "That would be so from iOS 9 on, for an app that was built for it.",
    ]
  ) {
    try? app.launch()
  } outcome: { app in
    app.state == .notRunning ? ended : app.windows.count == 1 ? one : two
  }
  narrate(
    """
    Two of each were made. UIApplicationMain made the delegate that @main names. Then it loaded the \
    main nib, because Info.plist asks for it, and the nib made a delegate of its own and connected it: \
    the first one was released, and did-finish was called on the second. It made a window in code. But the \
    nib's window was on the screen by then, without a root view controller, and no code refers to it.
    """)
  narrate(
    """
    The console complains of a missing root view controller. The developer looks at did-finish, where \
    the root is set, and finds nothing wrong. When the code cannot explain a message, ask what else is in \
    the bundle. Take the key out of Info.plist, delete the app from the device, clean the build folder, \
    and run it again.
    """)
}

let one = "One window, that of the code."
let two = "Two windows. The code knows one of them."
let ended = "None: UIKit ends the app."
