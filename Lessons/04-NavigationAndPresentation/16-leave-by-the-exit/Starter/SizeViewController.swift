import UIKit

class SizeViewController: UIViewController {
  @IBOutlet var field: UITextField?
}
