import EventTrace

/// Where pages that curl are bound together, when the interface turns.
extension UIPageViewController {
  /// The delegate may move the spine, and show other pages with it.
  ///
  /// - Important: that it is asked before the interface has turned is a guess.
  func askForSpine(in orientation: UIInterfaceOrientation) {
    let simulator = Simulator.current!
    guard let delegate, transitionStyle == .pageCurl, !simulator.isDead else { return }
    isMovingSpine = true
    let answer = simulator.callOptional(
      .query, on: delegate, "pageViewController(_:spineLocationFor:)",
      [simulator.name(of: self), "\(orientation)"]
    ) { delegate.pageViewController(self, spineLocationFor: orientation) }
    isMovingSpine = false
    guard let answer, answer != .none else { return }
    spineLocation = answer
    if answer == .mid { isDoubleSided = true }
    loadedView?.setNeedsLayout()
    let required = answer == .mid ? 2 : 1
    guard pages.count != required else { return }
    simulator.diagnose(
      "pagesDoNotFitSpine", noRule: "only Apple's reference says it", on: self,
      "With the spine at \(answer) there is room for \(required) of the pages, and there "
        + "\(pages.count == 1 ? "is 1" : "are \(pages.count)"): call "
        + "setViewControllers(_:direction:animated:completion:) before you answer.")
  }
}
