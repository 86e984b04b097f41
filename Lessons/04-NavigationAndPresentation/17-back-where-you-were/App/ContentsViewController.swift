import UIKit

class ContentsViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Contents"
    if #available(iOS 6, *) { restorationIdentifier = "contents" }
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("The whale", at: 100, action: #selector(openWhale))
    addButton("The storm", at: 150, action: #selector(openStorm))
  }

  @objc func openWhale() {
    navigationController?.pushViewController(ChapterViewController("The whale"), animated: true)
  }

  @objc func openStorm() {
    navigationController?.pushViewController(ChapterViewController("The storm"), animated: true)
  }
}
