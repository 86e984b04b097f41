import CourseKit

let scenario = Scenario("What the main nibs did", iOS: 6, subjects: [10]) { app in
  narrate(
    """
    This poster once began with two main nibs, one for the iPhone and one for the iPad. Both are gone \
    now, and so are NSMainNibFile and NSMainNibFile~ipad in Info.plist. Four things came from a main \
    nib, and each has a new place. The delegate: @main names its class. The window: did-finish makes \
    it. Its controller: did-finish makes it too, and gives it to the window as its root. The choice of \
    the nib for the view: the controller's initializer makes it. The next exercise begins with an app \
    that still has both nibs; `course play from-nibs-to-code` shows its launch.
    """)
  try predict(
    "The app is launched on an iPad. What does the user read?",
    choices: [pocket, wall, nothing],
    explain: "The controller was told the name of a nib when it was made.",
    reasons: [nothing: "The view still has a nib. Only the main nibs are gone."]
  ) {
    try app.launch(device: "iPad 2")
  } outcome: { app in
    app.labels[wall].isVisible ? wall : app.labels[pocket].isVisible ? pocket : nothing
  }
  narrate(
    """
    userInterfaceIdiom said that the device is an iPad, so the controller got the name PosterView-iPad, \
    and loaded that nib when its view was needed. The window is \
    \(Int(app.keyWindow.frame.width)) × \(Int(app.keyWindow.frame.height)) points, as the screen is.
    """)
  try app.launch(device: "iPhone 4S")
  narrate(
    """
    The same code on an iPhone, with the other nib, in a window of \
    \(Int(app.keyWindow.frame.width)) × \(Int(app.keyWindow.frame.height)) points. Nobody had to draw \
    a window for either of them.

    UIKit can also choose by itself: since iOS 4 the name PosterView finds PosterView~ipad.nib on an iPad \
    and PosterView~iphone.nib on an iPhone. The ending must be in small letters: ~iPad works in a \
    simulator, where the disk of the Mac usually ignores case, and fails on a device.
    """)
}

let pocket = "A poster for a pocket"
let wall = "A poster for a wall"
let nothing = "Nothing: the screen is black."
