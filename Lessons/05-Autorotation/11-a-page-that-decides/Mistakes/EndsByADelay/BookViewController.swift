import UIKit

/// Shows one page at a time, and answers as the page does.
class BookViewController: UIViewController {
  private var number = 0
  private var page = Pages.make(0)

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
    page.view.frame = CGRect(x: 0, y: 60, width: bounds.width, height: bounds.height - 60)
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
    let old = page
    UIView.animate(withDuration: 0.3) { old.view.alpha = 0 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    number = (number + 1) % Pages.count
    page = Pages.make(number)
    show()
    // The page may allow what the one before did not.
    UIViewController.attemptRotationToDeviceOrientation()
  }

  private func show() {
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}
