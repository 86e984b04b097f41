import CourseKit

let full = "The poster fills the screen."
let banded = "The poster stands between two black bands."

let scenario = Scenario("Black bands", iOS: 6, 8, device: "iPhone 5", subjects: [12]) { app in
  narrate(
    """
    A poster with one line of text. The iPhone 5 was the first phone with a screen of 4 inches: 320 \
    by 568 points, 88 points higher than all before it. A point is the unit in which UIKit measures. \
    The window takes the bounds of the screen, whatever they are. \
    The bundle, the folder that is installed as the app, has no launch image, which is the picture \
    that iOS shows until the app is ready. It has a launch storyboard, Launch.storyboard: a screen \
    drawn in Interface Builder for the same purpose.
    """)
  try predict(
    "The app is launched on an iPhone 5, with the iOS that the heading names. What does the user see?",
    choices: [full, banded],
    explain:
      "iOS decides before any of the app's code runs. Up to iOS 7 only a launch image of 568 points "
      + "says that an app knows this screen; from iOS 8 on a launch storyboard says so as well."
  ) {
    try app.launch()
  } outcome: { app in
    app.screen.isLetterboxed ? banded : full
  }
  if app.trace.iOS < 8 {
    narrate(
      """
      The app is letterboxed, as a wide film is on an old television: iOS 6 gives it 320 by 480 \
      points, with a black band above and one below. The code \
      cannot know. UIScreen.main.bounds says 480, and nothing that the code does makes it more.

      Letterboxing was a kindness. Nearly all apps had been drawn for 480 points, with places such \
      as 200 or 430 written into them, and would have had an empty strip at the bottom. So an app \
      has to say that it knows the taller screen. On iOS 6 it says so by a launch image with the \
      right name: Default-568h@2x.png. The next part shows such an app. iOS 6 does not know what \
      a launch storyboard is.
      """)
  } else {
    narrate(
      """
      568 points: from iOS 8 on a launch storyboard says that the app fits every screen, because a \
      storyboard can be stretched and a picture cannot. An app that has to run on iOS 6 or 7 too needs \
      the launch image as well. The line of text stands where it stood: at 200, which is no longer \
      near the middle. To get a screen is one thing, to use it another.
      """)
  }
}
