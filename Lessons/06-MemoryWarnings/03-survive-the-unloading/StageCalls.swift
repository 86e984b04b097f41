import StageKit
import UIKit

/// What the stage calls of the student's code.
let stageCalls = [
  StageCall("nextOrder") {
    OrderViewController()  // needs an `OrderViewController` that can be made with nothing.
  }
]
