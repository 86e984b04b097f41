import UIKit

final class EntryViewController: UIViewController {
  private let text: String
  private let delete: () -> Void
  init(text: String, delete: @escaping () -> Void) {
    self.text = text; self.delete = delete; super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = text
    let l = UILabel(frame: CGRect(x: 20, y: 110, width: 280, height: 30))
    l.text = text
    view.addSubview(l)
    addButton("Delete", at: 150, action: #selector(remove))
  }
  @objc func remove() { delete() }
}
