import StageKit
import UIKit

/// Asks the reader the old question, as UIKit does before something is presented or dismissed: about
/// any orientation, however the device is held.
enum Stage {
  static let orientations: [String: UIInterfaceOrientation] = [
    "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
    "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
  ]

  static let actions: [String: (Any?) throws -> Any?] = [
    "mayTurn": { argument in
      guard let name = argument as? String, let orientation = orientations[name] else { return nil }
      return OnScreen.root?.shouldAutorotate(to: orientation)
    }
  ]
}
