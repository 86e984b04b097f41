import Foundation

extension Simulator {
  /// How high navigation bars and toolbars are, in points (rule 240).
  var barHeight: CGFloat {
    if configuration.device.idiom == .pad { return has(.barsOnPadsAreHigher) ? 50 : 44 }
    return isFlat ? 32 : 44
  }
}
