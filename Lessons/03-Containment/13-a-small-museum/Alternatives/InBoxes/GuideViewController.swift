import UIKit

class GuideViewController: UIViewController {
  var room = ""
  private var token: NSObjectProtocol?
  private let label = UILabel(frame: CGRect(x: 20, y: 60, width: 260, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "You are in \(room)"
    addButtons(("Close guide", #selector(close)))
    view.addSubview(label)
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("room"), object: nil, queue: nil
    ) { [weak self] note in
      self?.label.text = "You are in \(note.object as? String ?? "")"
    }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  @objc func close() { (parent as? MuseumViewController)?.close(self) }
}
