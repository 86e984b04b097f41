import UIKit

class ListViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Giraffe", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(showPhoto), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A pop leaves the interface as it stands; only what is presented turns it.
    guard view.bounds.width > view.bounds.height else { return }
    present(UprightViewController(), animated: false) {
      self.dismiss(animated: false)
    }
  }

  @objc func showPhoto() {
    let photo = PhotoViewController()
    navigationController?.pushViewController(photo, animated: true)
  }
}
