import UIKit

class GalleryViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 1...3 {
      let picture = UILabel(frame: CGRect(x: 20, y: 60 + 50 * number, width: 200, height: 44))
      picture.text = "Picture \(number)"
      view.addSubview(picture)
    }
    let button = UIButton(type: .system)
    button.setTitle("To the news", for: .normal)
    button.frame = CGRect(x: 20, y: 60, width: 200, height: 44)
    button.addTarget(self, action: #selector(showNews), for: .touchUpInside)
    view.addSubview(button)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    // Reading view loads it.
    if view.window == nil { view = nil }
  }

  @objc func showNews() {
    tabBarController?.selectedIndex = 0
  }
}
