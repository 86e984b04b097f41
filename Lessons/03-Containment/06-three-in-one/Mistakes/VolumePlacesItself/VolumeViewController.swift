import UIKit

class VolumeViewController: UIViewController {
  @IBOutlet var amount: UILabel?
  private var volume = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    amount?.text = "\(volume)"
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let whole = view.superview?.bounds else { return }
    let quarter = whole.height / 4
    view.frame = CGRect(x: 0, y: 3 * quarter, width: whole.width, height: quarter)
  }

  @IBAction func makeLouder(_ sender: Any?) {
    volume += 1
    amount?.text = "\(volume)"
  }
}
