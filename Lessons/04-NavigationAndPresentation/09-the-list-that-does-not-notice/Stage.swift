import StageKit
import UIKit

/// Writes something else where the list shows its things.
enum Stage {
  static let actions = Surroundings.dismissals.merging([
    "writeOver": { _ in
      let labels = OnScreen.window.map { all(in: $0) } ?? []
      guard let label = labels.first(where: { $0.text?.hasPrefix("To buy") ?? false })
      else { return false }
      label.text = "Written over"
      return true
    }
  ]) { $1 }

  private static func all(in view: UIView) -> [UILabel] {
    OnScreen.subviews(of: view).flatMap { all(in: $0) + [$0 as? UILabel].compactMap { $0 } }
  }
}
