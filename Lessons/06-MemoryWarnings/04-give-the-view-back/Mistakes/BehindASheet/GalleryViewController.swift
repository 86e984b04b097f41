import UIKit

class GalleryViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 1...3 {
      let y = 60 + 50 * number
      let picture = UILabel()
      picture.frame = CGRect(x: 20, y: y, width: 200, height: 44)
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
    if isViewLoaded && (view.window == nil || presentedViewController != nil) {
      view = nil
    }
  }

  @objc func showNews() {
    tabBarController?.selectedIndex = 0
  }
}
