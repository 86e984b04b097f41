import CourseKit

let scenario = Scenario("Nothing happens", iOS: 9, subjects: [24]) { app in
  narrate(
    """
    HomeViewController is the root of the window. In its viewDidLoad() it presents a \
    WelcomeViewController.
    """)
  try predict("The app is launched. Which screen does the user see?") { try app.launch() }
  narrate(
    """
    Home. viewDidLoad() runs while UIKit gets the view, and only then puts it into the window. \
    What is presented goes into the same window as the view of the one that presents. There was \
    none yet, so UIKit refused, and said so on the console: the view is not in the window \
    hierarchy. The hierarchy is the tree of views below the window. Nothing else happened, and the \
    completion did not run. In viewDidAppear(_:) the view is in the window.
    """)
  try predict("News and weather is tapped. Home presents the one, and then the other.") {
    try app.buttons["News and weather"].tap()
  }
  narrate(
    """
    The news came, and the weather did not: a controller presents one controller at a time. UIKit \
    refused the second call, and did not keep it for later. Whoever wants the weather over the \
    news has the news present it, when it is there: in the completion, for example.
    """)
}
