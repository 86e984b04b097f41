import UIKit

class GalleryViewController: UIViewController {
  let stars = UILabel(frame: CGRect(x: 20, y: 320, width: 200, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 1...3 {
      let name = UILabel(frame: CGRect(x: 20, y: 120 + 50 * number, width: 200, height: 44))
      if PictureCache.shared.picture(number) != nil { name.text = "Picture \(number)" }
      view.addSubview(name)
    }
    addButton("One more star", at: 60, action: #selector(addStar))
    addButton("Home", at: 110, action: #selector(goHome))
    stars.text = "\(PictureCache.shared.stars) stars"
    view.addSubview(stars)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    PictureCache.shared.empty()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    PictureCache.shared.empty()
  }

  @objc func addStar() {
    PictureCache.shared.stars += 1
    stars.text = "\(PictureCache.shared.stars) stars"
  }

  @objc func goHome() {
    _ = navigationController?.popViewController(animated: true)
  }

  private func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
