import UIKit

/// Hears what becomes of an entry.
protocol EntryViewControllerDelegate: AnyObject {
  /// The user wants the entry no longer.
  func entryViewControllerDidDelete(_ controller: EntryViewController)
}

class EntryViewController: UIViewController {
  weak var delegate: EntryViewControllerDelegate?
  let entry: Entry

  init(entry: Entry) {
    self.entry = entry
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Entry"
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    label.text = entry.text
    view.addSubview(label)
    addButton("Delete", at: 150, action: #selector(deleteEntry))
  }

  @objc func deleteEntry() {
    delegate?.entryViewControllerDidDelete(self)
  }
}
