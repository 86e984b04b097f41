import UIKit

/// A strip with one button, in whatever room its parent gives it.
class StripViewController: UIViewController {
  /// Hears each tap on the button.
  var whenTapped: (() -> Void)?
  /// What the button says.
  var text = "" {
    didSet { button.setTitle(text, for: .normal) }
  }
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.addTarget(self, action: #selector(tap), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    button.frame = view.bounds
  }

  @objc func tap() {
    whenTapped?()
  }
}
