import EventTrace
import Foundation

extension Simulator {
  /// How high toolbars are, and navigation bars up to iOS 18, in points (rule 240).
  var barHeight: CGFloat {
    if configuration.device.idiom == .pad { return has(.barsOnPadsAreHigher) ? 50 : 44 }
    return isFlat ? 32 : 44
  }

  /// How high navigation bars are: from iOS 26 on higher on an upright phone without a home button, unless the
  /// app keeps the design of before (rule 240).
  var navigationBarHeight: CGFloat {
    let device = configuration.device
    guard iOS >= 26.0, device.idiom == .phone, device.isEdgeToEdge, !isFlat,
      info("UIDesignRequiresCompatibility") as? Bool != true
    else { return barHeight }
    return 54
  }
}
