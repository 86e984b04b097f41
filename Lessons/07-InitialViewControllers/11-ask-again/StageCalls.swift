import StageKit
import UIKit

/// What the stage calls of the student's code.
let stageCalls = [
  StageCall("name") {
    Session.shared.name ?? ""  // needs `Session.shared` with a `name` that may be nil.
  }
]
