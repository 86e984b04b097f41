import UIKit

/// A screen of the guide. It gives its view back when memory runs short and nobody sees it.
class ScreenViewController: UIViewController {
  let guide: Guide

  init(guide: Guide) {
    self.guide = guide
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A screen is made in code.")
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    if isViewLoaded && view.window == nil { view = nil }
  }
}
