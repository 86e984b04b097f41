import CourseKit

let scenario = Scenario("The nib that stayed", iOS: 6, subjects: [9]) { app in
  narrate(
    """
    A developer took the main nib out of an old app. The delegate now makes its window in code, gives it \
    a root view controller and shows it, and @main names the delegate. MainWindow.xib is no longer in \
    the project, and yet it is in the list above: an old copy is still in the bundle, because the Xcode \
    of those years copied new files into the bundle and did not remove old ones. Read Info.plist, too, \
    before you answer.
    """)
  try predict(
    "How many windows does the app have after the launch, and to how many of them does the code refer?",
    choices: [one, two, ended],
    explain: "The code makes one window, and the nib another one.",
    reasons: [
      one: "Info.plist still names the nib, and the nib is still there.",
      ended: "That happens from iOS 9 on, to an app that was built with its SDK.",
    ]
  ) {
    try? app.launch()
  } outcome: { app in
    app.state == .notRunning ? ended : app.windows.count == 1 ? one : two
  }
  narrate(
    """
    Two of each were made. UIApplicationMain made the delegate that @main names. Then it loaded the \
    main nib, because Info.plist asks for it, and the nib made another delegate and connected it: the \
    first one was released, and did-finish was called on the second, which made a window in code. But \
    the nib's window was already on the screen, without a root view controller, and no code refers to \
    it.
    """)
  narrate(
    """
    The console complains about a missing root view controller. The developer looks at did-finish, where \
    the root is set, and finds nothing wrong. When the code cannot explain a message, ask what else is in \
    the bundle. Take the key out of Info.plist, delete the app from the device, clean the build folder, \
    and run it again.
    """)
}

let one = "One window, the one from the code."
let two = "Two windows. The code refers to one of them."
let ended = "None: UIKit ends the app."
