import CourseKit

let scenario = Scenario("A child out of a nib", iOS: 6, subjects: [22, 25]) { app in
  narrate(
    """
    A view controller manages one view and everything that lies in it. It makes that view as late as \
    possible: when its property `view` is first read. If the controller has a nib, an XML file made \
    with Xcode's Interface Builder, the view comes from that nib. A controller that was given no nib \
    looks for one that is named after its class. If there is none, the view begins as an empty one.

    AlbumViewController has a child whose view is in Caption.xib: `CaptionViewController(nibName: \
    "Caption", bundle: nil)`. The nib's File's Owner stands for the controller. Its outlet view says \
    which of the nib's views is the controller's, its outlet text leads to a label. `course show \
    a-child-out-of-a-nib` lists them. The three lines that show a child are three buttons here.
    """)
  try app.launch()
  let (adds, frames, shows) = (
    "Add the child: addChild(caption)", "Give it a frame: caption.view.frame = …",
    "Show its view: view.addSubview(caption.view)"
  )
  var loader: String?
  try predict(
    "The three buttons are tapped from top to bottom. After which of them is the nib loaded?",
    choices: [adds, frames, shows],
    explain: "The first line that reads caption.view loads the view, whatever it does with it.",
    reasons: [
      adds: "addChild(_:) connects controllers. It needs no view.",
      shows: "The line before has read caption.view already, to set its frame.",
    ]
  ) {
    for (button, line) in [
      ("Add the child", adds), ("Give it a frame", frames), ("Show its view", shows),
    ] {
      try app.buttons[button].tap()
      if loader == nil, app.trace.contains(.viewDidLoad.on("CaptionViewController")) {
        loader = line
      }
    }
  } outcome: { _ in
    loader ?? "None of them."
  }
  try app.showScreen("The caption is 80 points high, whatever the nib says")
  narrate(
    """
    viewDidLoad() came at the second button, before the frame was set. In viewDidLoad() the outlets \
    are connected and the view has the size that it has in the nib: 120 points high. Its final size \
    comes later, from the parent. So viewDidLoad() is the place for texts, not for calculations with \
    view.bounds.

    The parent made the view 80 points high, and the label has shrunk with it: the child laid out \
    its subviews in the bounds that it was given. Here the autoresizing masks of the nib do that. A \
    child never sets the frame of its own view: only the parent knows how much room there is.
    """)
  try predict(
    "The device is turned. Which of these does the caption hear, in which order?",
    of: .events(
      .callback("willRotate").on("CaptionViewController"),
      .viewWillLayoutSubviews.on("CaptionViewController"),
      .callback("didRotate").on("CaptionViewController"),
      .viewDidLoad.on("CaptionViewController"),
      .viewWillAppear.on("CaptionViewController")),
    decoys: ["CaptionViewController viewDidLoad", "CaptionViewController viewWillAppear"],
    explain: "Its view gets new bounds between the two calls about the rotation.",
    reasons: [
      "CaptionViewController viewDidLoad":
        "The view is loaded once; a turn does not load a new one.",
      "CaptionViewController viewWillAppear": "The caption was on screen all the time.",
    ]
  ) {
    try app.rotate(to: .landscapeLeft)
  }
  narrate(
    """
    The caption is out of sight: its parent set the frame once, for one size, and now the frame lies \
    below the lower edge. If you set a frame, you must set it again when the bounds change, or give \
    the view an autoresizing mask.
    """)
}
