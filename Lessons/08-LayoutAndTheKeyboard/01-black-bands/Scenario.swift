import CourseKit

let full = "The poster fills the screen."
let banded = "The poster is between two black bands."

let scenario = Scenario("Black bands", iOS: 6, 8, device: "iPhone 5", subjects: [12]) { app in
  narrate(
    """
    The app is a poster with one line of text. The iPhone 5 was the first iPhone with a 4-inch screen: \
    320 by 568 points, 88 points higher than all screens before it. A point is the unit in which UIKit \
    measures. The window takes the bounds of the screen, whatever they are. The bundle, the folder \
    that is installed as the app, has no launch image, which is the picture that iOS shows until the \
    app is ready. It has a launch storyboard, Launch.storyboard: a screen drawn in Interface Builder \
    for the same purpose.
    """)
  try predict(
    "The app is launched on an iPhone 5, with the version of iOS in the heading. What does the user see?",
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
      The app is letterboxed, like a wide film on an old television: iOS 6 gives it 320 by 480 points, \
      with a black band above and one below. The code cannot know that. UIScreen.main.bounds says 480, \
      and no code can change it.

      Letterboxing helped old apps. Nearly all of them had been designed for 480 points, with \
      positions such as 200 or 430 in their code, and would have had an empty strip at the bottom. So \
      an app has to say that it supports the taller screen. On iOS 6 it says so with a launch image \
      that has the right name: Default-568h@2x.png. The next part shows such an app. iOS 6 does not \
      know what a launch storyboard is.
      """)
  } else {
    narrate(
      """
      The app gets 568 points: from iOS 8 on a launch storyboard says that the app fits every screen, \
      because a storyboard can be stretched and a picture cannot. An app that also has to run on iOS 6 \
      or 7 needs the launch image as well. The line of text is still at 200, which is no longer near \
      the middle. Getting the whole screen is one thing, using it is another.
      """)
  }
}
