import StageKit
import UIKit

/// How much of a field can be seen, and other keyboards.
enum Stage {
  static let actions = Surroundings.keyboards.merging([
    // How much of the field that is edited lies under the keyboard or beyond the screen, in percent.
    "covered": { _ in
      guard let field = Surroundings.edited, let window = field.window else { return -1 }
      let frame = field.convert(field.bounds, to: nil)
      let whole = area(frame)
      guard whole > 0 else { return 100 }
      let seen = frame.intersection(window.bounds)
      let covered = area(seen.intersection(Surroundings.keyboard))
      return Int((whole - area(seen) + covered) / whole * 100)
    },
    // A layout comes, as it may at any time.
    "layOut": { _ in
      guard let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) }) else { return false }
      view.setNeedsLayout()
      return true
    },
    // Puts the field that is edited beyond the screen, together with the page around it.
    "movePageAway": { _ in
      guard let page = Surroundings.edited?.superview else { return false }
      page.frame.origin.y += 2000
      return true
    },
    "endEditing": { _ in Surroundings.edited?.resignFirstResponder() ?? false },
  ]) { $1 }

  private static func area(_ frame: CGRect) -> CGFloat {
    frame.isNull ? 0 : frame.width * frame.height
  }
}
