import StageKit
import UIKit

/// What the stage calls of the student's code.
let stageCalls = [
  StageCall("newPlayer") {
    PlayerViewController()  // needs a `PlayerViewController` that can be made with nothing.
  }
]
