import UIKit

/// A screen that the student's app does not have yet.
enum Stage {
  final class MapViewController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      [.portrait, .landscapeLeft]
    }
  }

  static let actions: [String: (Any?) throws -> Any?] = [
    "showMap": { _ in
      let root = UIApplication.shared.windows.first?.rootViewController
      let navigation = root as? UINavigationController
      navigation?.pushViewController(MapViewController(), animated: false)
      return navigation != nil
    }
  ]
}
