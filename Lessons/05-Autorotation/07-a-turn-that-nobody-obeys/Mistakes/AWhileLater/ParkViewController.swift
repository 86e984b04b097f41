import UIKit

/// What stays as it is when the map is turned.
class Visit {
  var place = 1
}

class ParkViewController: UIViewController {
  private let visit: Visit
  private let label = UILabel(
    frame: CGRect(x: 20, y: 180, width: 200, height: 44))

  init(visit: Visit = Visit()) {
    self.visit = visit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .portrait
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(
      ("Next place", #selector(goOn)), ("Wide", #selector(showWide)),
      ("Upright", #selector(showUpright)))
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showPlace()
  }

  @objc func goOn() {
    visit.place += 1
    showPlace()
  }

  // What is presented over the whole screen is asked, and UIKit turns the interface as it says.
  @objc func showWide() {
    guard presentingViewController == nil else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      self.present(WideParkViewController(visit: self.visit), animated: false)
    }
  }

  @objc func showUpright() {
    dismiss(animated: false)
  }

  private func showPlace() {
    label.text = "Place \(visit.place)"
  }
}
