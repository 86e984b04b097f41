import StageKit
import UIKit

/// What the stage calls of the student's code.
let stageCalls = [
  StageCall("anotherCard") {
    CardViewController()  // needs a `CardViewController` that can be made with nothing.
  }
]
