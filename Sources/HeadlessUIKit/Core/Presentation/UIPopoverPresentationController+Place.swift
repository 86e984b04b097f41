import Foundation

/// Where a popover is, and where its arrow points: beside what it points to, as large as there is room
/// (rule 345).
struct PopoverPlace {
  var frame: CGRect
  var arrow: UIPopoverArrowDirection

  /// The place of a popover of that size, in the coordinates of the room that it may take.
  init(
    of size: CGSize, beside source: CGRect, arrows: UIPopoverArrowDirection, in room: CGRect
  ) {
    let places = Self.directions.filter(arrows.contains).map { arrow in
      (arrow, Self.frame(size, beside: source, arrow, in: room))
    }
    // The first where all of it has room, else where most of it has.
    let best =
      places.first { $0.1.size == size }
      ?? places.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
    (frame, arrow) = best.map { ($0.1, $0.0) } ?? (room, .unknown)
    // It points to all of the screen: it lies over that, in the middle (rule 664).
    if frame.isEmpty, !size.width.isZero, !size.height.isZero {
      let (width, height) = (min(size.width, room.width), min(size.height, room.height))
      frame = CGRect(
        x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
      arrow = .unknown
    }
  }

  private static let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
  /// The length of the arrow and the usual margin, in points.
  private static let (arrowLength, margin) = (CGFloat(13), CGFloat(10))

  /// How far popovers keep from the edges of the screen, below the status bar.
  static var usualMargins: UIEdgeInsets {
    let simulator = Simulator.current!
    let top = max(simulator.statusBarHeight, simulator.screenInsets.top)
    return UIEdgeInsets(top: top + margin, left: margin, bottom: margin, right: margin)
  }

  /// On one side of the source, as large as there is room.
  private static func frame(
    _ size: CGSize, beside source: CGRect, _ arrow: UIPopoverArrowDirection, in room: CGRect
  ) -> CGRect {
    let isAcross = arrow == .left || arrow == .right
    // Where it begins: beside the source, and in the room.
    let start =
      switch arrow {
      case .up: max(room.minY, source.maxY + arrowLength)
      case .down: min(room.maxY, source.minY - arrowLength)
      case .left: max(room.minX, source.maxX + arrowLength)
      default: min(room.maxX, source.minX - arrowLength)
      }
    let free =
      switch arrow {
      case .up: room.maxY - start
      case .down: start - room.minY
      case .left: room.maxX - start
      default: start - room.minX
      }
    let width = max(0, min(size.width, isAcross ? free : room.width))
    let height = max(0, min(size.height, isAcross ? room.height : free))
    // Centred on the source, and moved into the room.
    let x = max(room.minX, min(source.midX - width / 2, room.maxX - width))
    let y = max(room.minY, min(source.midY - height / 2, room.maxY - height))
    let origin =
      switch arrow {
      case .up: CGPoint(x: x, y: start)
      case .down: CGPoint(x: x, y: start - height)
      case .left: CGPoint(x: start, y: y)
      default: CGPoint(x: start - width, y: y)
      }
    return CGRect(origin: origin, size: CGSize(width: width, height: height))
  }
}

extension UIPopoverPresentationController {
  /// Whether there is room for a popover; else it is a sheet or fills the screen.
  var isShownAsPopover: Bool { presentedViewController.presenter?.presentation?.style == .popover }

  func place(in container: UIView) -> PopoverPlace {
    PopoverPlace(
      of: presentedViewController.popoverSize, beside: source(in: container),
      arrows: permittedArrowDirections, in: container.drawnBounds.inset(by: margins))
  }

  private var margins: UIEdgeInsets {
    popoverLayoutMargins == .zero ? PopoverPlace.usualMargins : popoverLayoutMargins
  }

  /// What it points to, in the container's coordinates.
  func source(in container: UIView) -> CGRect {
    if let view = barButtonItem?.viewOnBar {
      return container.convert(view.drawnBounds, from: view)
    }
    guard let sourceView else { return .zero }
    let whole = sourceRect.isNull ? sourceView.drawnBounds : sourceRect
    return container.convert(whole, from: sourceView)
  }
}
