import UIKit

/// What only a look inside tells: what the order keeps, and what it has let go of.
enum Stage {
  /// The label that the check has looked at.
  static weak var label: UILabel?

  static var order: OrderViewController? {
    let root = UIApplication.shared.windows.first?.rootViewController
    return (root as? UINavigationController)?.viewControllers.first as? OrderViewController
  }

  static let actions: [String: (Any?) throws -> Any?] = [
    "countPictures": { _ in
      order?.pictures.count  // needs an `OrderViewController` with a property `pictures`.
    },
    "watchLabel": { _ in
      label = order?.view.subviews.lazy.compactMap { $0 as? UILabel }.first
      return label != nil
    },
    "isLabelAlive": { _ in label != nil },
  ]
}
