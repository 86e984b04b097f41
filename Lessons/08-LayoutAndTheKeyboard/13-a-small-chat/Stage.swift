import StageKit
import UIKit

/// Where the keyboard begins, and other keyboards.
enum Stage {
  static let actions = Surroundings.keyboards.merging([
    // In points from the upper edge of the screen.
    "keyboardEdge": { _ in
      let keyboard = Surroundings.keyboard
      return Int(keyboard.isNull ? UIScreen.main.bounds.height : keyboard.minY)
    }
  ]) { $1 }
}
