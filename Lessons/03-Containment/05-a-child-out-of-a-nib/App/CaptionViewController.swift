import UIKit

class CaptionViewController: UIViewController {
  @IBOutlet var text: UILabel?

  override func awakeFromNib() {
    super.awakeFromNib()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    text?.text = "A bridge in the fog"
  }
}
