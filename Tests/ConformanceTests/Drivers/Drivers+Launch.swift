import Foundation
import HeadlessUIKit

/// Apps with one controller, launched on devices held this way and that.
extension Drivers {
  static let launch: [String: Driver] = [
    "launch": { try showingSizes($0) },
    "launchHeldInLandscape": { stage in
      let all = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
      try showingSizes(stage, supporting: all, held: .landscapeLeft)
    },
    "launchLandscapeOnly": {
      try showingSizes($0, supporting: ["LandscapeLeft", "LandscapeRight"])
    },
    "launchLandscapeFirst": { stage in
      try showingSizes(stage, supporting: ["LandscapeRight", "LandscapeLeft", "Portrait"])
    },
    "launchTurnedByRoot": { stage in
      let all = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
      try showingSizes(stage, supporting: all, root: .landscape)
    },
  ]

  /// Launches with R as the root, which prints how large its view is.
  private static func showingSizes(
    _ stage: TraceApp, supporting orientations: [String] = ["Portrait"],
    held orientation: UIDeviceOrientation = .portrait,
    root allowed: UIInterfaceOrientationMask? = nil
  ) throws {
    let names = orientations.map { "UIInterfaceOrientation\($0)" }
    try stage.launch(
      info: ["UISupportedInterfaceOrientations": names], orientation: orientation
    ) {
      AD(stage: stage) {
        let root = R()
        root.overridden = ["shouldAutorotate(to:)", "willAnimateRotation(to:duration:)"]
        root.allowed = allowed ?? .all
        if allowed != nil { root.overridden.insert("supportedInterfaceOrientations") }
        root.noting = { stage.note(size(of: $0)) }
        return root
      }
    }
  }

  /// The size of the controller's view with its shape, as in `320×568 portrait`.
  static func size(of controller: Lettered) -> String {
    let size = controller.view.bounds.size
    let shape = size.width > size.height ? "landscape" : "portrait"
    return "\(Int(size.width))×\(Int(size.height)) \(shape)"
  }
}
