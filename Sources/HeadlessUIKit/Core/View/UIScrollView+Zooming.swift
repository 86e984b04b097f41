import Foundation

/// The content gets larger and smaller, by code or by two fingers (rule 366).
extension UIScrollView {
  /// The view that the delegate wants to be scaled.
  fileprivate final var zoomedView: UIView? {
    guard let delegate else { return nil }
    return delegate.viewForZooming(in: self)
  }

  /// Scales the content at once, or with an animation of which the delegate hears beginning and end.
  ///
  /// - Parameter center: What of the zoomed view is to be in the middle, in its own coordinates; nil for
  ///   what is there already.
  final func zoom(by wish: CGFloat, around center: CGPoint? = nil, animated: Bool) {
    guard wish.isFinite, !Simulator.current.isDead, let view = zoomedView else { return }
    if animated {
      tellWillZoom(view)
      declared["zoomsByItself"] = true
    }
    scale(view, to: withinLimits(wish), around: center)
    guard animated else { return }
    Simulator.current.post("UIScrollView.zoom", after: 0.3) { [weak self] in
      self?.declared["zoomsByItself"] = false
      self?.tellDidEndZooming(view)
    }
  }

  /// Whether an animation scales the content just now.
  final var ownZoomsByItself: Bool { declared["zoomsByItself"] ?? false }

  private func withinLimits(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  private func scale(_ view: UIView, to scale: CGFloat, around center: CGPoint?) {
    guard scale > 0 else { return }
    let ratio = scale / ownZoomScale
    let room = drawnBounds.size
    let middle = CGPoint(
      x: drawnBoundsOrigin.x + room.width / 2, y: drawnBoundsOrigin.y + room.height / 2)
    if ratio != 1 {
      ownZoomScale = scale
      let corner = view.frame.origin
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.frame.origin = CGPoint(x: corner.x * ratio, y: corner.y * ratio)
      contentSize = view.frame.size
    }
    let target =
      center.map {
        CGPoint(x: view.frame.minX + $0.x * scale, y: view.frame.minY + $0.y * scale)
      } ?? CGPoint(x: middle.x * ratio, y: middle.y * ratio)
    scroll(
      to: withinContent(
        CGPoint(x: target.x - room.width / 2, y: target.y - room.height / 2)))
    guard ratio != 1 else { return }
    tellDelegate("scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(self) }
  }

  fileprivate func tellWillZoom(_ view: UIView) {
    tellDelegate(
      "scrollViewWillBeginZooming(_:with:)", with: [Simulator.current.name(of: view)]
    ) { $0.scrollViewWillBeginZooming(self, with: view) }
  }

  fileprivate func tellDidEndZooming(_ view: UIView) {
    let scale = ownZoomScale
    tellDelegate(
      "scrollViewDidEndZooming(_:with:atScale:)",
      with: [Simulator.current.name(of: view), "\(Double(scale))"]
    ) { $0.scrollViewDidEndZooming(self, with: view, atScale: scale) }
  }

  // MARK: Two fingers

  fileprivate final func beginPinching() -> UIView? {
    guard let view = zoomedView else { return nil }
    isZooming = true
    tellWillZoom(view)
    return view
  }

  fileprivate final func pinch(_ view: UIView, to scale: CGFloat) {
    self.scale(view, to: withinLimits(scale), around: nil)
  }

  fileprivate final func endPinching(_ view: UIView) {
    isZooming = false
    tellDidEndZooming(view)
  }
}

/// The two fingers that zoom the content of a scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var zoomed: UIView?
  private var scaleAtStart: CGFloat = 1

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(unchecked: ())
    view = scrollView
  }

  override var mayBegin: Bool { scrollView?.zoomedView != nil }

  override func act() {
    guard let scrollView else { return }
    switch state {
    case .began:
      scaleAtStart = scrollView.ownZoomScale
      zoomed = scrollView.beginPinching()
      if let zoomed { scrollView.pinch(zoomed, to: scaleAtStart * scale) }
    case .changed: if let zoomed { scrollView.pinch(zoomed, to: scaleAtStart * scale) }
    case .ended, .cancelled:
      if let zoomed { scrollView.endPinching(zoomed) }
      zoomed = nil
    case .possible, .failed: break
    }
  }
}
