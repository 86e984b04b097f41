import StageKit
import UIKit

/// A screen that the app does not have yet.
final class MapViewController: UIViewController {
  private let mask: UIInterfaceOrientationMask

  init(mask: UIInterfaceOrientationMask) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

/// The map, and what the app's own screens say.
enum Stage {
  static let actions = Surroundings.orientation.merging([
    "showMap": { side in try push(side, .portrait) },
    "showWideMap": { side in try push(side, []) },
    "topSaysNo": { _ in
      let top = OnScreen.root.flatMap { OnScreen.children(of: $0).last }
      return top?.shouldAutorotate == false
    },
  ]) { $1 }

  /// Pushes a map that supports one side and what is said besides.
  static func push(_ side: Any?, _ others: UIInterfaceOrientationMask) throws -> Bool? {
    let wide: UIInterfaceOrientationMask =
      side as? String == "landscapeLeft" ? .landscapeLeft : .landscapeRight
    let map = MapViewController(mask: wide.union(others))
    let navigation = OnScreen.root as? UINavigationController
    navigation?.pushViewController(map, animated: false)
    return navigation.map { OnScreen.children(of: $0).last === map }
  }
}
