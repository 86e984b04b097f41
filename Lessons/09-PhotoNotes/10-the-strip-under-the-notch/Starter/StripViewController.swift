import UIKit

/// A strip with a word and one button, which come out of `Strip.xib`.
class StripViewController: UIViewController {
  /// Hears each tap on the button.
  var whenTapped: (() -> Void)?
  /// What the button says.
  var text = "" {
    didSet { button?.setTitle(text, for: .normal) }
  }
  @IBOutlet var button: UIButton?

  init() {
    super.init(nibName: "Strip", bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button?.setTitle(text, for: .normal)
  }

  @IBAction func tap(_ sender: Any?) {
    whenTapped?()
  }
}
