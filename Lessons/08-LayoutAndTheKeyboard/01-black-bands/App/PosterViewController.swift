import UIKit

class PosterViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 280, height: 40))
    label.text = "Tonight at eight"
    view.addSubview(label)
    let screen = UIScreen.main.bounds
    print("My screen is \(Int(screen.width)) × \(Int(screen.height)).")
  }
}
