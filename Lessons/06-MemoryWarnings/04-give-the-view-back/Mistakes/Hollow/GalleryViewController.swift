import UIKit

class GalleryViewController: UIViewController {
  var kept: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    if !kept.isEmpty {
      for picture in kept { view.addSubview(picture) }
      return
    }
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
    if isViewLoaded && view.window == nil {
      kept = view.subviews
      for view in kept { view.removeFromSuperview() }
      view = nil
    }
  }

  @objc func showNews() {
    tabBarController?.selectedIndex = 0
  }
}
