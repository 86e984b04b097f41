import UIKit

/// A camera that covers the whole screen. It tells when the user is done. The presenter dismisses it.
class CameraViewController: UIViewController {
  private let whenDone: (UIImage?) -> Void

  /// - Parameter whenDone: Gets the picture, or nil when the user has taken none.
  init(whenDone: @escaping (UIImage?) -> Void) {
    self.whenDone = whenDone
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) {
    fatalError("A camera is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    addButton("Take", at: 130, action: #selector(take))
    addButton("Cancel", at: 180, action: #selector(cancel))
  }

  @objc func take() {
    whenDone(Film.expose())
  }

  @objc func cancel() {
    whenDone(nil)
  }
}
