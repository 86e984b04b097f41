import Foundation

/// Where the pages are.
extension UIPageViewController: ContentOwner {
  func loadContainerView() {
    let view = UILayoutContainerView(frame: defaultViewFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.owner = self
    view.attach(PageGestureRecognizer(of: self))
    replaceView(with: view)
    if !pages.isEmpty { installPages() }
  }

  func layOutContent() {
    installPages()
  }

  /// Puts the pages into their places; before the view is there they wait for it.
  func installPages() {
    guard let container = loadedView else { return }
    for page in pages {
      install(page)
      page.loadedView?.place(frame(of: page, in: container))
    }
  }

  func install(_ page: UIViewController) {
    guard let container = loadedView else { return }
    let view = page.loadViewForUIKit()
    guard view.superview !== container, !page.isCovered else { return }
    view.place(frame(of: page, in: container))
    container.insert(view, at: container.drawnSubviews.count)
  }

  /// The whole room, or half of it on either side of a spine in the middle.
  private func frame(of page: UIViewController, in container: UIView) -> CGRect {
    let whole = container.drawnBounds
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
