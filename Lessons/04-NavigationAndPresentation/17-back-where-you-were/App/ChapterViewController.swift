import UIKit

class ChapterViewController: UIViewController, UIViewControllerRestoration {
  private let chapter: String
  private var page = 1
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))

  init(_ chapter: String) {
    self.chapter = chapter
    super.init(nibName: nil, bundle: nil)
    title = chapter
    if #available(iOS 6, *) {
      restorationIdentifier = "chapter"
      restorationClass = ChapterViewController.self
    }
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    addButton("Turn the page", at: 150, action: #selector(turn))
    showPage()
  }

  @objc func turn() {
    page += 1
    showPage()
  }

  private func showPage() {
    label.text = "\(chapter), page \(page)"
  }

  // MARK: What iOS 6 and later save and restore

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    guard let chapter = coder.decodeObject(forKey: "chapter") as? String else { return nil }
    return ChapterViewController(chapter)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(chapter, forKey: "chapter")
    coder.encode(page, forKey: "page")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    page = coder.decodeInteger(forKey: "page")
    showPage()
  }
}
