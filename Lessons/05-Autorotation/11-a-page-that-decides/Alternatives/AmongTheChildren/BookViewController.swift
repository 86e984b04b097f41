import UIKit

/// Shows one page at a time, and answers as the page does.
class BookViewController: UIViewController {
  private var number = 0
  private var page: UIViewController { children.last ?? UIViewController() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Next page", for: .normal)
    button.frame = CGRect(x: 20, y: 10, width: 200, height: 44)
    button.addTarget(self, action: #selector(goOn), for: .touchUpInside)
    view.addSubview(button)
    show()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    children.first?.view.frame = bounds.divided(atDistance: 60, from: .minYEdge).remainder
  }

  override var shouldAutorotate: Bool { page.shouldAutorotate }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    page.supportedInterfaceOrientations
  }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    page.shouldAutorotate(to: toInterfaceOrientation)
  }

  @objc func goOn() {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    number += 1
    if number == Pages.count { number = 0 }
    show()
    // The page may allow what the one before did not.
    UIViewController.attemptRotationToDeviceOrientation()
  }

  private func show() {
    addChild(Pages.make(number))
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}
