import UIKit

class NewsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("To the gallery", for: .normal)
    button.frame = CGRect(x: 20, y: 60, width: 200, height: 44)
    button.addTarget(self, action: #selector(showGallery), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func showGallery() {
    tabBarController?.selectedIndex = 1
  }
}
