import StageKit
import UIKit

/// What the stage calls of the student's code.
let stageCalls = [
  StageCall("pictures") { (order: OrderViewController) in
    order.pictures  // needs an `OrderViewController` with a property `pictures`.
  },
  StageCall("nextOrder") {
    OrderViewController()  // needs an `OrderViewController` that can be made with nothing.
  },
]
