import CourseKit

let leaves = "The presented payment is dismissed, and the basket is told."
let stays = "Nothing: there is no stack to pop."
let ends = "The app ends: the segue belongs to the stack."

let scenario = Scenario("The way back has a name", iOS: 6, 9, subjects: [35]) { app in
  narrate(
    """
    A basket, an address, a payment: three screens on a stack, one after the other. From the last one \
    “Pay” should lead back to the first. Since iOS 6 a storyboard can say that. Each scene has an \
    Exit, and the line from the button to the Exit is an unwind segue. It does not name a scene, but \
    an action: backToBasket:. The unwind ends at the controller on the way back that has a method of \
    that name, with a segue as its only argument. Here BasketViewController has it:

        @IBAction func backToBasket(_ segue: UIStoryboardSegue)
    """)
  try app.launch()
  for _ in 1...2 { try app.buttons["Go on"].tap() }
  try predict(
    "“Pay” is tapped. What do the three controllers hear, in which order?",
    of: .events(
      .callback("prepare"), .callback("backToBasket"), .callback("viewDidDisappear"), .viewDidAppear
    ),
    decoys: [
      "AddressViewController viewDidAppear", "BasketViewController viewDidLoad",
      "BasketViewController prepare",
    ],
    explain:
      "First the source prepares, then the action runs, while the payment is still on screen. Then the stack "
      + "pops to the basket at once, without stopping at the address.",
    reasons: [
      "AddressViewController viewDidAppear":
        "The stack pops two screens at once. The address is not seen on the way.",
      "BasketViewController viewDidLoad":
        "An unwind segue makes no controller: it looks for one that is already there.",
    ]
  ) {
    try app.buttons["Pay"].tap()
  }
  narrate(
    """
    Look at the questions in between, because they differ. On iOS 6 to 8 a container, here the \
    navigation controller, asks its children one after the other, with canPerformUnwindSegueAction, \
    and names the destination. Since iOS 9 UIKit itself goes from controller to controller; it asks \
    each one which of its children to search, and then whether it takes the segue itself. What you \
    write is the same: the action. In it segue.source is the payment, which still has everything that \
    the user typed. That is how an answer gets back without a delegate.
    """)
  try predict(
    "“Pay at once” presents the same payment over the basket, without a stack. Then “Pay” is tapped. "
      + "What happens?",
    choices: [leaves, stays, ends],
    explain: "An unwind segue undoes everything in between: it pops, dismisses, or does both.",
    reasons: [stays: "UIKit undoes what led to this screen, and that was a presentation."]
  ) {
    try app.buttons["Pay at once"].tap()
    try app.buttons["Pay"].tap()
  } outcome: { app in
    guard app.state != .notRunning else { return ends }
    return app.root.presented.exists ? stays : leaves
  }
  narrate(
    """
    “Ask a friend” also has an unwind segue, to the action backToFriend:. No class has such a method. \
    The user taps the button. Watch what happens.
    """)
  for _ in 1...2 { try app.buttons["Go on"].tap() }
  try app.buttons["Ask a friend"].tap()
  narrate(
    """
    Nothing happens, and nothing is on the console. If the name is misspelled, or the colon is missing, \
    the button does nothing. So look at both places when a way back does not work: at unwindAction in \
    the storyboard, and at the method. The selector of a method with one unnamed argument ends with a \
    colon.
    """)
}
