import Foundation

/// Where the pages are.
extension UIPageViewController: ContentOwner {
  func loadContainerView() {
    let view = UILayoutContainerView(frame: defaultViewFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.owner = self
    if transitionStyle == .pageCurl {
      view.attach(drag)
      view.attach(edgeTap)
    }
    replaceView(with: view)
    if transitionStyle == .scroll {
      let scroller = _UIQueuingScrollView(of: self, spacing: spacing)
      self.scroller = scroller
      view.insert(scroller, at: 0)
    }
    if let dots { view.insert(dots, at: view.drawnSubviews.count) }
    if !pages.isEmpty || dots != nil { installPages() }
  }

  func layOutContent() {
    installPages()
  }

  /// Puts the pages into their places; before the view is there they wait for it.
  func installPages() {
    guard let container = loadedView else { return }
    dots?.place(frameOfDots(in: container))
    scroller?.fill(room(in: container))
    for page in pages {
      install(page)
      page.loadedView?.place(frame(of: page, in: container))
    }
  }

  func install(_ page: UIViewController) {
    guard let container = loadedView else { return }
    let view = page.loadViewForUIKit()
    if let scroller {
      let isOnItsWay = turn?.isSeen ?? false && turn?.arriving.first === page
      let place = scroller.place(of: isOnItsWay ? turn?.direction : nil)
      guard view.drawnSuperview !== place, !page.isCovered else { return }
      view.place(place.drawnBounds)
      return place.insert(view, at: 0)
    }
    guard view.drawnSuperview !== container, !page.isCovered else { return }
    view.place(frame(of: page, in: container))
    // The dots lie over the pages.
    let isBelowDots = dots?.drawnSuperview === container
    container.insert(view, at: container.drawnSubviews.count - (isBelowDots ? 1 : 0))
  }

  /// Shows so many dots below the pages (rule 842).
  func showDots(_ count: Int, _ index: Int) {
    let dots = self.dots ?? UIPageControl(frame: .zero)
    if self.dots == nil {
      self.dots = dots
      // A touch there turns no page here.
      dots.isUserInteractionEnabled = false
      if let container = loadedView { container.insert(dots, at: container.drawnSubviews.count) }
    }
    (dots.numberOfPages, dots.currentPage) = (count, index)
    installPages()
  }

  /// A data source that counts no pages has no dots.
  func removeDots() {
    guard let dots else { return }
    dots.detach()
    self.dots = nil
    installPages()
  }

  /// At the lower edge, above the home indicator.
  private func frameOfDots(in container: UIView) -> CGRect {
    let height = UIPageControl.height
    let bounds = container.drawnBounds
    return CGRect(
      x: 0, y: bounds.height - container.toldSafeArea.bottom - height, width: bounds.width,
      height: height)
  }

  /// Where pages are: they end above the dots (rule 842).
  private func room(in container: UIView) -> CGRect {
    var whole = container.drawnBounds
    if dots != nil { whole.size.height = frameOfDots(in: container).minY }
    return whole
  }

  /// The whole room, or half of it on either side of a spine in the middle.
  private func frame(of page: UIViewController, in container: UIView) -> CGRect {
    let whole = room(in: container)
    if scroller != nil { return CGRect(origin: .zero, size: whole.size) }
    guard spineLocation == .mid else { return whole }
    let isFirst = page === (turn?.arriving ?? pages).first || page === pages.first
    if navigationOrientation == .horizontal {
      let width = whole.width / 2
      return CGRect(x: isFirst ? 0 : width, y: 0, width: width, height: whole.height)
    }
    let height = whole.height / 2
    return CGRect(x: 0, y: isFirst ? 0 : height, width: whole.width, height: height)
  }
}
