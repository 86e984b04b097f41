import UIKit

class CoverViewController: UIViewController {
  let note = NoteViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(
      ("Open the note", #selector(openNote)), ("Close the note", #selector(closeNote)))
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // The note lies in the lower right corner of the cover.
    note.view.frame = CGRect(
      x: view.bounds.maxX - 150, y: view.bounds.maxY - 60, width: 150, height: 60)
  }

  @objc func openNote() {
    addChild(note)
    view.addSubview(note.view)
    note.didMove(toParent: self)
  }

  @objc func closeNote() {
    note.willMove(toParent: nil)
    note.removeFromParent()
  }
}
