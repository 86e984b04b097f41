import StageKit
import UIKit

/// A tap on the button of the panel's strip, wherever that button lies, and another size of the photo.
enum Stage {
  static let actions = Surroundings.sizes.merging([
    "tapStrip": { _ in
      let button = OnScreen.window.flatMap {
        buttons(in: $0).first { $0.currentTitle == "Enlarge" }
      }
      button?.sendActions(for: .touchUpInside)
      return button != nil
    }
  ]) { $1 }

  static func buttons(in view: UIView) -> [UIButton] {
    OnScreen.subviews(of: view).flatMap { [$0 as? UIButton].compactMap(\.self) + buttons(in: $0) }
  }
}
