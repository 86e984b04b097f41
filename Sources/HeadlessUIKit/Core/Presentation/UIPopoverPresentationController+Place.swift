import Foundation

/// Where a popover is, and where its arrow points.
struct PopoverPlace {
  var frame: CGRect
  var arrow: UIPopoverArrowDirection
}

/// The place of a popover: beside what it points to, within the margins of the screen (rule 345).
extension UIPopoverPresentationController {
  /// Whether there is room for a popover; else it is a sheet or fills the screen.
  var isShownAsPopover: Bool { presentedViewController.presenter?.presentation?.style == .popover }

  func place(in container: UIView) -> PopoverPlace {
    let room = container.drawnBounds.inset(by: margins)
    let source = source(in: container)
    let size = presentedViewController.popoverSize
    let places = Self.directions.filter(permittedArrowDirections.contains).map { arrow in
      (arrow, place(size, beside: source, arrow, in: room))
    }
    // The first where all of it has room, else where most of it has.
    let best =
      places.first { $0.1.size == size }
      ?? places.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
    return best.map { PopoverPlace(frame: $0.1, arrow: $0.0) }
      ?? PopoverPlace(frame: room, arrow: .unknown)
  }

  private static let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
  /// The length of the arrow and the usual margin, in points.
  private static let (arrowLength, margin) = (CGFloat(13), CGFloat(10))

  private var margins: UIEdgeInsets {
    guard popoverLayoutMargins == .zero else { return popoverLayoutMargins }
    let simulator = Simulator.current!
    let top = max(simulator.statusBarHeight, simulator.screenInsets.top)
    return UIEdgeInsets(
      top: top + Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
  }

  /// What it points to, in the container's coordinates.
  private func source(in container: UIView) -> CGRect {
    if let view = barButtonItem?.viewOnBar {
      return container.convert(view.drawnBounds, from: view)
    }
    guard let sourceView else { return .zero }
    let whole = sourceRect.isNull ? sourceView.drawnBounds : sourceRect
    return container.convert(whole, from: sourceView)
  }

  /// On one side of the source, as large as there is room.
  private func place(
    _ size: CGSize, beside source: CGRect, _ arrow: UIPopoverArrowDirection, in room: CGRect
  ) -> CGRect {
    let isAcross = arrow == .left || arrow == .right
    let free =
      switch arrow {
      case .up: room.maxY - source.maxY - Self.arrowLength
      case .down: source.minY - Self.arrowLength - room.minY
      case .left: room.maxX - source.maxX - Self.arrowLength
      default: source.minX - Self.arrowLength - room.minX
      }
    let width = max(0, min(size.width, isAcross ? free : room.width))
    let height = max(0, min(size.height, isAcross ? room.height : free))
    // Centred on the source, and moved into the room.
    let x = max(room.minX, min(source.midX - width / 2, room.maxX - width))
    let y = max(room.minY, min(source.midY - height / 2, room.maxY - height))
    let origin =
      switch arrow {
      case .up: CGPoint(x: x, y: source.maxY + Self.arrowLength)
      case .down: CGPoint(x: x, y: source.minY - Self.arrowLength - height)
      case .left: CGPoint(x: source.maxX + Self.arrowLength, y: y)
      default: CGPoint(x: source.minX - Self.arrowLength - width, y: y)
      }
    return CGRect(origin: origin, size: CGSize(width: width, height: height))
  }
}
