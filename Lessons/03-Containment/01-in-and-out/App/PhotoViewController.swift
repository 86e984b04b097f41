import UIKit

class PhotoViewController: UIViewController {
  let notes = NotesViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Show notes", at: 40, action: #selector(showNotes))
    addButton("Hide notes", at: 90, action: #selector(hideNotes))
  }

  @objc func showNotes() {
    addChild(notes)
    notes.view.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 200)
    view.addSubview(notes.view)
    notes.didMove(toParent: self)
  }

  @objc func hideNotes() {
    notes.willMove(toParent: nil)
    notes.view.removeFromSuperview()
    notes.removeFromParent()
  }

  private func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
