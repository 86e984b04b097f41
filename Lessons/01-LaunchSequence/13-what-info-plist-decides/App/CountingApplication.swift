import UIKit

/// An application that counts what the user does, whichever screen it is for.
@objc(CountingApplication)
class CountingApplication: UIApplication {
  var touches = 0

  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    touches += 1
    print("\(touches) events so far")
  }
}
