import CourseKit

let clock = "ClockViewController"

let scenario = Scenario("When the nib comes first", iOS: 3, 4, subjects: [2, 4, 5]) { app in
  narrate(
    """
    Look at main.swift: its fourth argument is nil, and nothing in the code makes an AppDelegate or a \
    window. The app still has both. A nib brings them. A nib is a file of objects that somebody drew in \
    Interface Builder, Xcode's editor for screens: when the app loads it, UIKit makes the objects again \
    and connects them. Until 2011, when Xcode 4.2 came with iOS 5, every new project began with one, \
    MainWindow.xib, and Info.plist gave its name under the key NSMainNibFile.
    """)
  narrate(
    """
    The list above shows what is in the file. File's Owner is a placeholder: it stands for an object \
    that already exists when the nib is loaded. For the main nib that is the application object. Every \
    nib has a second placeholder, First Responder. No object is made for it either: what is connected to \
    it goes to the object that handles the user's input first, such as the text field that is being \
    edited. UIKit makes the others: an AppDelegate, a ClockViewController and a window. A line with an \
    arrow is an outlet: a property that the nib sets.
    """)
  try predict(
    "The icon is tapped. In which order does this happen? A line that names a property says that it is set.",
    of: .events(
      .callback("window").on("AppDelegate"), .callback("awakeFromNib").on("AppDelegate"),
      .callback("applicationDidFinishLaunching"),
      .callback("application(_:didFinishLaunchingWithOptions:)"), .viewDidLoad.on(clock),
      .callback("loadView").on(clock), .callback("digits").on(clock), .viewWillAppear.on(clock)),
    decoys: ["AppDelegate application(_:didFinishLaunchingWithOptions:)"],
    explain: "A nib is loaded and connected before the delegate hears of the launch.",
    reasons: [
      "AppDelegate application(_:didFinishLaunchingWithOptions:)":
        "This delegate has the older of the two methods, and only that one."
    ]
  ) {
    try app.launch()
  }
  narrate(
    """
    UIApplicationMain made the application and asked Info.plist for the main nib. Loading it made the \
    delegate, the controller and the window, with the attributes that the file gives them, such as the \
    window's size. Then it set the outlets: the application's delegate, and the delegate's window and \
    clock. After that awakeFromNib() was called on each object that the nib had made, and then did-finish on \
    the delegate. That is why did-finish can use window without making one.
    """)
  narrate(
    """
    The controller in MainWindow.xib knows the name of another nib, ClockView. Its view was not needed \
    until did-finish asked for clock.view, to add it to the window. Then the second nib was loaded, \
    with the controller as File's Owner: its outlets view and digits were set, and then viewDidLoad() \
    was called. Xcode called this pair of nibs a view-based application.
    """)
  try app.buttons["Start"].tap()
  narrate(
    """
    A nib also holds actions: the button's line said that the event touchUpInside, when a finger is \
    lifted inside the button, calls start: on File's Owner. An app without nibs does the same with the \
    button's addTarget(_:action:for:).
    """)
}
