import UIKit

/// Has a view of its own for the page, which fills that one.
class BookViewController: UIViewController {
  private var number = 0
  private var page = Pages.make(0)
  private let place = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Next page", for: .normal)
    button.frame = CGRect(x: 20, y: 10, width: 200, height: 44)
    button.addTarget(self, action: #selector(goOn), for: .touchUpInside)
    view.addSubview(button)
    let bounds = view.bounds
    place.frame = CGRect(x: 0, y: 60, width: bounds.width, height: bounds.height - 60)
    place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(place)
    show()
  }

  override var shouldAutorotate: Bool { page.shouldAutorotate }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    page.supportedInterfaceOrientations
  }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    page.shouldAutorotate(to: toInterfaceOrientation)
  }

  @objc func goOn() {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    number = (number + 1) % Pages.count
    page = Pages.make(number)
    show()
    UIViewController.attemptRotationToDeviceOrientation()
  }

  private func show() {
    addChild(page)
    page.view.frame = place.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(page.view)
    page.didMove(toParent: self)
  }
}
