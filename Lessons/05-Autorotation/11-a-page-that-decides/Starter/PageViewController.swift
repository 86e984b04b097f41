import UIKit

/// A page of the book: its name in the middle, and how it may be turned.
class PageViewController: UIViewController {
  let name: String
  private let ways: UIInterfaceOrientationMask
  private let isFixed: Bool
  private let label = UILabel()

  /// - Parameters:
  ///   - ways: the orientations that the interface may have while the user looks at the page.
  ///   - isFixed: whether the interface keeps its orientation while the page is there.
  init(name: String, ways: UIInterfaceOrientationMask, isFixed: Bool = false) {
    self.name = name
    self.ways = ways
    self.isFixed = isFixed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutorotate: Bool { !isFixed }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ways }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    !isFixed
      && ways.contains(UIInterfaceOrientationMask(rawValue: 1 << toInterfaceOrientation.rawValue))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = name
    label.textAlignment = .center
    view.addSubview(label)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.frame = CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: 40)
  }
}
