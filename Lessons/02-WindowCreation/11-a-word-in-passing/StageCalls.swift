import StageKit
import UIKit

/// What the stage calls of the student's code.
let stageCalls = [
  StageCall("say") { (delegate: AppDelegate, word: String) in
    delegate.say(word)  // needs an `AppDelegate` with a method `say(_:)`.
  }
]
