import UIKit

class VolumeViewController: UIViewController {
  @IBOutlet var amount: UILabel?
  @IBOutlet var name: UILabel?
  private var volume = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    amount?.text = "\(volume)"
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let y = view.bounds.midY - 15
    name?.frame = CGRect(x: 20, y: y, width: 90, height: 30)
    amount?.frame = CGRect(x: view.bounds.width - 70, y: y, width: 50, height: 30)
  }

  @IBAction func makeLouder(_ sender: Any?) {
    volume += 1
    amount?.text = "\(volume)"
  }
}
