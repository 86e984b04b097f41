import UIKit

class VolumeViewController: UIViewController {
  @IBOutlet var amount: UILabel?
  private var volume = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    amount?.text = "\(volume)"
  }

  @IBAction func makeLouder(_ sender: Any?) {
    volume += 1
    amount?.text = "\(volume)"
  }
}
