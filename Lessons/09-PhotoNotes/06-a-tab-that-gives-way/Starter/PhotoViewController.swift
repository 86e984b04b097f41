import UIKit

/// Shows one photo; here, its name.
class PhotoViewController: UIViewController {
  let photo: Photo

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = "Photo"
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    label.text = "A photo: \(photo.name)"
    view.addSubview(label)
  }
}
