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
      label = UIApplication.shared.windows.first.flatMap { firstLabel(in: $0) }
      return label != nil
    },
    "isLabelAlive": { _ in label != nil },
  ]

  /// The first label that the app put on screen, by what is there and not by what a controller calls
  /// its view; bars and buttons have labels of their own.
  static func firstLabel(in view: UIView) -> UILabel? {
    for subview in view.subviews where !(subview is UINavigationBar) && !(subview is UIControl) {
      if let label = subview as? UILabel ?? firstLabel(in: subview) { return label }
    }
    return nil
  }
}
