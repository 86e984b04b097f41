import UIKit

class LetterViewController: UIViewController {
  let banner = UILabel(frame: .zero)

  // Asked up to iOS 5, and on later versions for as long as it is the only answer.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation != .portraitUpsideDown
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 40))
    text.text = "Dear giraffe,"
    view.addSubview(text)
    banner.text = "Draft"
    view.addSubview(banner)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    DispatchQueue.main.async { [self] in
      banner.frame = CGRect(
        x: 0, y: view.bounds.maxY - 40, width: view.bounds.width, height: 40)
    }
  }
}
