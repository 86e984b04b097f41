import StageKit
import UIKit

/// What the stage calls of the app's code.
let stageCalls = [
  StageCall("write") { (comment: String) in
    Album.garden.add(comment)  // needs the `Album` and the `Photo` of the starter.
  }
]
