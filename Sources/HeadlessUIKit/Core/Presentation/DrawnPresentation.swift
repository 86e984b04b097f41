package import Foundation

/// What the system draws around a presented view, for a picture of the screen (rule 886).
package struct DrawnPresentation {
  /// How it looks.
  package enum Kind {
    /// A card over the presenter; in the middle of the screen; beside what it points to; an alert or another
    /// view that shades what is behind it itself.
    case sheet, form, popover, alert
  }
  /// Which of these it is.
  package var kind: Kind
  /// The view that lies on it.
  package var view: UIView
  /// Where its arrow points, in the coordinates of the container; nil for no arrow.
  package var arrow: (direction: UIPopoverArrowDirection, source: CGRect)?
  /// Whether it has a handle at its upper edge.
  package var showsGrabber = false
  /// The radius of its corners that the app has set; nil for the usual one.
  package var cornerRadius: CGFloat?
  /// Whether it is as high as a sheet can be, so that the presenter stands back.
  package var isLarge = false
}

extension UITransitionView {
  /// Nil for what fills the screen, and for what the app draws itself.
  final var presentation: DrawnPresentation? {
    guard let controller = presentationController,
      let presented = controller.presentedViewController.presenter?.presentation,
      let view = drawnSubviews.last
    else { return nil }
    if presented.presented.isAlert, presented.style != .popover {
      return DrawnPresentation(kind: .alert, view: view)
    }
    switch presented.style {
    case .popover:
      var drawn = DrawnPresentation(kind: .popover, view: view)
      if let popover = controller as? UIPopoverPresentationController {
        let source = popover.source(in: self)
        drawn.arrow = Self.arrow(from: view.drawnFrame, to: source).map { ($0, source) }
      }
      return drawn
    case .pageSheet, .formSheet:
      let isPhone = Simulator.current.configuration.device.idiom == .phone
      guard !isPhone || Simulator.current.has(.sheetsOnPhones) else { return nil }
      var drawn = DrawnPresentation(kind: isPhone ? .sheet : .form, view: view)
      drawn.showsGrabber = controller.sheet?.prefersGrabberVisible ?? false
      drawn.cornerRadius = controller.sheet?.preferredCornerRadius
      drawn.isLarge = isPhone && view.drawnFrame.height > drawnBounds.height * 0.85
      return drawn
    default: return nil
    }
  }

  /// At which edge of a popover its arrow is; nil for one that lies over what it points to.
  private static func arrow(from frame: CGRect, to source: CGRect) -> UIPopoverArrowDirection? {
    if frame.minY >= source.maxY { return .up }
    if frame.maxY <= source.minY { return .down }
    if frame.minX >= source.maxX { return .left }
    return frame.maxX <= source.minX ? .right : nil
  }
}
