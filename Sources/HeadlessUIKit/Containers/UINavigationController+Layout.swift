import Foundation

/// Where the content and the bar are.
extension UINavigationController: ContentOwner {
  func loadContainerView() {
    let view = UILayoutContainerView(frame: defaultViewFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.owner = self
    replaceView(with: view)
    // At the top until the layout finds what is above it (rule 1072).
    ownBar.place(
      CGRect(x: 0, y: 0, width: view.drawnFrame.width, height: UINavigationBar.height))
    view.insert(ownBar, at: 0)
    if Simulator.current.has(.stacksWrapContent), let wrapper = view.wrapper {
      wrapper.place(contentFrame)
      view.insert(wrapper, at: 0)
    }
  }

  /// What holds the content up to iOS 6, where its frame begins at zero; nil where that is the container's view
  /// (rule 1115).
  private var holder: UIView? {
    guard let wrapper = (loadedView as? UILayoutContainerView)?.wrapper,
      wrapper.drawnSuperview === loadedView
    else { return nil }
    return wrapper
  }

  /// The frame of the content, in what holds it.
  var frameOfContent: CGRect {
    holder == nil ? contentFrame : CGRect(origin: .zero, size: contentFrame.size)
  }

  /// Puts the view of `controller` under the bar, if it is not there yet.
  func install(_ controller: UIViewController) {
    let container = loadViewForUIKit()
    let view = controller.loadViewForUIKit()
    guard view.drawnSuperview !== holder ?? container, !controller.isCovered else { return }
    view.place(frameOfContent)
    if let holder { return holder.insert(view, at: holder.drawnSubviews.count) }
    let bar = container.drawnSubviews.firstIndex { $0 === ownBar }
    container.insert(view, at: bar ?? container.drawnSubviews.count)
  }

  func takeOffContent() {
    let old = shown
    shown = nil
    old?.loadedView?.detach()
    // One that is no longer on the stack hears nothing more from this controller, and neither does
    // one that came while this controller was going.
    guard let old else { return }
    if old.appearance == .appeared || old.isInTransition && !stack.contains(where: { $0 === old }) {
      old.endByLeaving()
    }
    loadedView?.setNeedsLayout()
  }

  func contentWillBeLaidOut() {
    startTransition()
    beginContent()
  }

  func layOutContent() {
    guard let container = loadedView else { return }
    ownBar.followHiding(!showsOwnBar)
    layOutTallBar()
    ownBar.place(
      CGRect(
        x: 0, y: topOfBar, width: container.drawnBounds.width, height: barHeight))
    searching?.placeResults(in: container, below: ownBar, over: nested?.stack.last ?? shown)
    layOutToolbar()
    if shown == nil, let top = stack.last { shown = top }
    // While an animator of the app's moves the views, they are its.
    guard let shown, running?.container == nil else { return }
    holder?.place(contentFrame)
    install(shown)
    shown.loadedView?.place(frameOfContent)
  }

  var contentFrame: CGRect {
    var frame = loadedView?.bounds ?? .zero
    guard !Simulator.current.has(.barsLieOnContent) else { return contentFrameAmongBars(frame) }
    if showsOwnBar {
      frame.origin.y += barHeight
      frame.size.height = max(0, frame.height - barHeight)
    }
    frame.size.height = max(0, frame.height - toolbarHeight)
    return frame
  }

  /// Where the content is that may reach below the bars, and does where it and they say so (rule 195).
  private func contentFrameAmongBars(_ bounds: CGRect) -> CGRect {
    guard let content = shown else { return bounds }
    var insets = UIEdgeInsets.zero
    if showsOwnBar,
      !content.reachesBelowBar(at: .top, isTranslucent: ownBar.ownTranslucent)
    {
      insets.top = topOfBar + barHeight
    }
    if isToolbarShown {
      if !content.reachesBelowBar(at: .bottom, isTranslucent: ownToolbar.ownTranslucent) {
        insets.bottom = (loadedView?.insetsOfBars.bottom ?? 0) + toolbarHeight
      }
    } else if !content.edgesForExtendedLayout.contains(.bottom), enclosingTabs?.hidesBar == false {
      insets.bottom = loadedView?.insetsOfBars.bottom ?? 0
    }
    return CGRect(
      x: bounds.minX, y: bounds.minY + insets.top, width: bounds.width,
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// From iOS 7 on the container reaches under the status bar, and the bar begins below it.
  var topOfBar: CGFloat {
    Simulator.current.has(.barsLieOnContent) ? loadedView?.insetsOfBars.top ?? 0 : 0
  }

  func insetsOfContent(_ insets: UIEdgeInsets, for view: UIView) -> UIEdgeInsets {
    guard view !== ownBar, !isToolbarShown || view !== ownToolbar else { return insets }
    var insets = insets
    if showsOwnBar { insets.top += barHeight }
    insets.bottom += toolbarHeight
    return insets
  }
}
