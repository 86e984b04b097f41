import StageKit
import UIKit

/// What a `shared` in `Session` means where there is none.
private let shared: Session? = nil

extension Session {
  /// What the student's `shared` gives; empty where the student has written none.
  fileprivate static var sharedOnes: [Any] {
    let one: Session? = shared
    return one.map { [$0] } ?? []
  }
}

/// What the stage calls of the student's code.
let stageCalls = [
  StageCall("shared") {
    Session.sharedOnes  // needs a type `Session`; if it has a `shared`, that is a `Session`.
  }
]
