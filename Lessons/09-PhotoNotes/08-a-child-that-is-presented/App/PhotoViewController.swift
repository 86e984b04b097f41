import UIKit

/// A photo with notes in a panel, which can come onto the whole screen.
class PhotoViewController: UIViewController {
  let notes = NotesViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Present it at once", at: 40, action: #selector(presentAtOnce))
    addButton("Let it go, then present it", at: 90, action: #selector(letGoAndPresent))
    notes.modalPresentationStyle = .fullScreen
    notes.whenDone = { [unowned self] in
      dismiss(animated: true, completion: { [unowned self] in takeIn() })
    }
    takeIn()
  }

  func takeIn() {
    addChild(notes)
    notes.view.frame = CGRect(x: 60, y: 220, width: 240, height: 200)
    view.addSubview(notes.view)
    notes.didMove(toParent: self)
  }

  @objc func presentAtOnce() {
    present(notes, animated: true)
  }

  @objc func letGoAndPresent() {
    notes.willMove(toParent: nil)
    notes.view.removeFromSuperview()
    notes.removeFromParent()
    present(notes, animated: true)
  }

  private func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 280, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
