import UIKit

class HomeViewController: UIViewController {
  let gallery = GalleryViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Gallery", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(showGallery), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func showGallery() {
    navigationController?.pushViewController(gallery, animated: true)
  }
}
