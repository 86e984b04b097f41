import StageKit
import UIKit

/// A screen that the app does not have yet.
final class MapViewController: UIViewController {
  private let wide: UIInterfaceOrientationMask

  init(wide: UIInterfaceOrientationMask) {
    self.wide = wide
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { wide.union(.portrait) }
}

/// The map, and what the app's own screens say.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "showMap": { side in
      let map = MapViewController(
        wide: side as? String == "landscapeLeft" ? .landscapeLeft : .landscapeRight)
      let navigation = OnScreen.root as? UINavigationController
      navigation?.pushViewController(map, animated: false)
      return navigation.map { OnScreen.children(of: $0).last === map }
    },
    "topSaysNo": { _ in
      let top = OnScreen.root.flatMap { OnScreen.children(of: $0).last }
      return top?.shouldAutorotate == false
    },
  ]
}
