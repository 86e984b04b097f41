import Foundation

/// Where the selected tab's content and the bar are.
extension UITabBarController: ContentOwner {
  func loadContainerView() {
    let view = UILayoutContainerView(frame: defaultViewFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.owner = self
    replaceView(with: view)
    // As high as it is without what is below it, until the layout finds that (rule 1072).
    let (size, height) = (view.drawnFrame.size, UITabBar.height)
    ownTabBar.place(CGRect(x: 0, y: size.height - height, width: size.width, height: height))
    view.insert(ownTabBar, at: 0)
    ownTabBar.owner = self
  }

  /// Only the selected tab's view is loaded (rule 160).
  func installSelected() {
    if shown !== selected { hideShown() }
    shown = selected
    if let shown { install(shown) }
  }

  func install(_ controller: UIViewController) {
    let container = loadViewForUIKit()
    let view = controller.loadViewForUIKit()
    guard view.drawnSuperview !== container, !controller.isCovered else { return }
    view.place(contentFrame)
    container.insert(view, at: 0)
  }

  /// Takes the view off; one that is on screen disappears with it.
  func hideShown() {
    guard let old = shown else { return }
    shown = nil
    if old.canBegin(appearing: false) {
      old.beginTransition(appearing: false, by: .container)
    }
    old.loadedView?.detach()
    if old.appearance == .disappearing { old.endTransition() }
  }

  func layOutContent() {
    guard let container = loadedView else { return }
    let bounds = container.bounds
    ownTabBar.followHiding(hidesBar)
    askBarForHeight(container)
    let height = barHeight + container.insetsOfBars.bottom
    ownTabBar.place(
      CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
    // While an animator of the app's moves the views, they are its.
    guard switching == nil else { return }
    installSelected()
    shown?.loadedView?.place(contentFrame)
  }

  var contentFrame: CGRect {
    var frame = loadedView?.bounds ?? .zero
    guard !hidesBar else { return frame }
    if !Simulator.current.has(.barsLieOnContent) {
      frame.size.height = max(0, frame.height - barHeight)
    } else if let shown,
      !shown.reachesBelowBar(at: .bottom, isTranslucent: ownTabBar.ownTranslucent)
    {
      let below = loadedView?.insetsOfBars.bottom ?? 0
      frame.size.height = max(0, frame.height - barHeight - below)
    }
    return frame
  }

  func insetsOfContent(_ insets: UIEdgeInsets, for view: UIView) -> UIEdgeInsets {
    guard !hidesBar, view !== ownTabBar else { return insets }
    var insets = insets
    insets.bottom += barHeight
    return insets
  }

  /// How high the bar is, without what is below it at the edge of the screen (rule 862).
  private var barHeight: CGFloat { heightOfOwnBar ?? UITabBar.height }

  /// A bar of a class of the app's says how high it wants to be, with what is below it (rule 862).
  private func askBarForHeight(_ container: UIView) {
    guard ownTabBar.isOfTheApp || ownTabBar.isExtended("sizeThatFits(_:)") else { return }
    let below = container.insetsOfBars.bottom
    let usual = CGSize(width: container.drawnBounds.width, height: UITabBar.height + below)
    let height = max(0, ownTabBar.sizeThatFits(usual).height - below)
    guard height != barHeight else { return }
    heightOfOwnBar = height
    shown?.loadedView?.setNeedsLayout()
  }

  /// Puts a bar of the app's in the place of the one that is there, with its buttons (rule 863).
  func replaceBar(with bar: UITabBar) {
    let old = ownTabBar
    guard bar !== old else { return }
    (ownTabBar, heightOfOwnBar, old.owner) = (bar, nil, nil)
    bar.show(tabControllers == nil ? nil : controllersInBar.map { $0.tabBarItem })
    bar.select(selected?.tabBarItem)
    bar.owner = self
    guard let container = loadedView else { return }
    let place = container.drawnSubviews.firstIndex { $0 === old }
    old.detach()
    container.insert(bar, at: place ?? container.drawnSubviews.count)
    container.setNeedsLayout()
  }

  /// The bar as a key sees it: `setValue(_:forKey:)` finds a setter that is not public (rule 863).
  var barByKey: UITabBar {
    get { tabBar }
    set { replaceBar(with: newValue) }
  }

  /// Whether a controller on the selected tab's stack wants the bar away while it is there.
  var hidesBar: Bool {
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.stack.dropFirst().contains {
      $0.hidesBottomBarWhenPushed
        || ($0 as? UINavigationController)?.stack.dropFirst()
          .contains { $0.hidesBottomBarWhenPushed } ?? false
    }
  }
}
