import UIKit

class MuseumView: UIView {
  let roomBox = UIView()
  let guideBox = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (name, box) in [("room", roomBox), ("guide", guideBox)] {
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[\(name)]|", options: [], metrics: nil, views: [name: box]))
    }
    guideBox.isHidden = true
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-120-[room]|", options: [], metrics: nil, views: ["room": roomBox]))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[guide(100)]|", options: [], metrics: nil, views: ["guide": guideBox]))
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

class MuseumViewController: UIViewController {
  private lazy var rooms = Plan.rooms
  private var number = -1
  private var museum: MuseumView { view as! MuseumView }

  override func loadView() { view = MuseumView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Next room", #selector(nextRoom)), ("Guide", #selector(guide)))
    nextRoom()
  }

  @objc func nextRoom() {
    for old in children where old is RoomViewController { remove(old) }
    number = (number + 1) % rooms.count
    add(RoomViewController(name: rooms[number]), in: museum.roomBox)
    NotificationCenter.default.post(name: Notification.Name("room"), object: rooms[number])
  }

  @objc func guide() {
    guard !children.contains(where: { $0 is GuideViewController }) else { return }
    let guide = GuideViewController()
    guide.room = rooms[number]
    museum.guideBox.isHidden = false
    add(guide, in: museum.guideBox)
  }

  func close(_ guide: UIViewController) {
    remove(guide)
    museum.guideBox.isHidden = true
  }

  private func add(_ child: UIViewController, in box: UIView) {
    addChild(child)
    child.view.frame = box.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
