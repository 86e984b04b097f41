import CourseModel
import EventTrace
import Foundation
import HeadlessUIKit

/// What is drawn around a view that is presented, and the shade over the view below (rules 886 and 887).
extension Snapshot.View.Look {
  mutating func describePresentation(
    of view: UIView, _ simulator: Simulator, isDark: Bool
  ) {
    if let alert = view.controller as? UIAlertController, alert.loadedView === view {
      let found = alert.drawnPanels
      if !found.isEmpty { panels = found.map { Rectangle($0) } }
    }
    if let presentation = view.drawnPresentation {
      switch presentation.kind {
      case .popover: shade = simulator.iOS >= 13.0 ? "#00000033" : nil
      case .alert: shade = simulator.iOS >= 13.0 ? "#00000033" : "#00000066"
      case .sheet, .form: shade = isDark ? "#0000007a" : "#00000033"
      }
      if simulator.iOS >= 13.0, presentation.isLarge { pushesBack = true }
      arrow = presentation.arrow.map {
        Self.arrow($0.direction, $0.source, presentation.view.drawnFrame)
      }
    }
    guard let presentation = view.drawnSuperview?.drawnPresentation, presentation.view === view
    else { return }
    let isGlass = simulator.iOS >= 26.0
    switch presentation.kind {
    case .sheet:
      guard simulator.iOS >= 13.0 else { break }
      if cornerRadius == nil {
        cornerRadius = presentation.cornerRadius.map(Double.init) ?? (isGlass ? 38 : 10)
      }
      roundCorners = [true, true, false, false]
      if presentation.showsGrabber { hasGrabber = true }
    case .form:
      if cornerRadius == nil {
        cornerRadius =
          presentation.cornerRadius.map(Double.init)
          ?? (isGlass ? 38 : simulator.iOS >= 13.0 ? 10 : 5)
      }
    case .popover:
      if cornerRadius == nil { cornerRadius = isGlass ? 26 : 13 }
      // What is presented has a colour of its own, but for a sheet of actions.
      if plainColor == nil, view.controller is UIAlertController {
        plainColor = isDark ? "#252525ff" : "#f6f6f6ff"
      }
    case .alert: break
    }
    if cornerRadius != nil { cutsContent = true }
  }

  /// Its point, and the middle of its base at the popover's edge.
  private static func arrow(
    _ direction: UIPopoverArrowDirection, _ source: CGRect, _ frame: CGRect
  ) -> [Double] {
    let x = min(max(source.midX, frame.minX + 26), frame.maxX - 26)
    let y = min(max(source.midY, frame.minY + 26), frame.maxY - 26)
    let (point, base): (CGPoint, CGPoint) =
      switch direction {
      case .up: (CGPoint(x: x, y: frame.minY - 13), CGPoint(x: x, y: frame.minY))
      case .down: (CGPoint(x: x, y: frame.maxY + 13), CGPoint(x: x, y: frame.maxY))
      case .left: (CGPoint(x: frame.minX - 13, y: y), CGPoint(x: frame.minX, y: y))
      default: (CGPoint(x: frame.maxX + 13, y: y), CGPoint(x: frame.maxX, y: y))
      }
    return [point.x, point.y, base.x, base.y].map(Double.init)
  }
}
