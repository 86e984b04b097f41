import UIKit

class NewsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let headline = UILabel(frame: CGRect(x: 20, y: 0, width: 280, height: 20))
    headline.text = "The news of today"
    view.addSubview(headline)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report("screen", UIScreen.main.bounds)
    report("application frame", UIScreen.main.applicationFrame)
    report("my view", view.frame)
  }

  func report(_ name: String, _ frame: CGRect) {
    print("\(name): \(Int(frame.height)) points, from \(Int(frame.minY)) to \(Int(frame.maxY))")
  }
}
