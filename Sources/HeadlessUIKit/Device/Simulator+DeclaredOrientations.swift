import Foundation

/// What the device and the app's Info.plist say of orientations.
extension Simulator {
  /// Before the app says anything: what Info.plist and the device have to say.
  var launchOrientation: UIInterfaceOrientation {
    guard !has(.launchTurnsAfterwards), let first = launchList.first else { return .portrait }
    if has(.launchIsInFirstListed) { return first }
    if has(.launchPrefersPortrait) {
      return launchList.contains(.portrait) ? .portrait : first
    }
    if let held = UIInterfaceOrientation(configuration.orientation), launchList.contains(held) {
      return held
    }
    return launchList.contains(.portrait) ? .portrait : first
  }

  /// What Info.plist lists, else what is allowed by default, portrait first.
  private var launchList: [UIInterfaceOrientation] {
    let listed = listedOrientations
    guard listed.isEmpty else { return listed }
    return UIInterfaceOrientation.upright.filter { defaultOrientations.contains($0.mask) }
  }

  /// All but upside down on iPhone, all on iPad (rule 116).
  var defaultOrientations: UIInterfaceOrientationMask {
    configuration.device.idiom == .pad ? .all : .allButUpsideDown
  }

  /// `UISupportedInterfaceOrientations` in its order, which matters at the launch (rule 125).
  var listedOrientations: [UIInterfaceOrientation] {
    (info("UISupportedInterfaceOrientations") as? [Any] ?? []).compactMap {
      ($0 as? String).flatMap(UIInterfaceOrientation.init(key:))
    }
  }
}

extension UIInterfaceOrientation {
  /// The orientation that Info.plist calls so.
  init?(key: String) {
    switch key {
    case "UIInterfaceOrientationPortrait": self = .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": self = .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": self = .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": self = .landscapeRight
    default: return nil
    }
  }

  static let upright: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]
}
