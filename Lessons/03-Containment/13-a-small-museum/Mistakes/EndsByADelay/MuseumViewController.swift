import UIKit

class MuseumViewController: UIViewController {
  private var number = 0
  private var room: RoomViewController?
  private weak var guide: GuideViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Next room", #selector(goOn)), ("Guide", #selector(callGuide)))
    let first = RoomViewController(name: Plan.rooms[number])
    room = first
    show(first)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    room?.view.frame = CGRect(
      x: 0, y: 120, width: bounds.width, height: bounds.height - 120)
    guide?.view.frame = CGRect(x: 0, y: bounds.maxY - 100, width: bounds.width, height: 100)
  }

  @objc func goOn() {
    guard let old = room else { return }
    number = (number + 1) % Plan.rooms.count
    let new = RoomViewController(name: Plan.rooms[number])
    room = new

    old.willMove(toParent: nil)
    addChild(new)
    view.addSubview(new.view)
    new.view.alpha = 0
    UIView.animate(withDuration: 0.3) { new.view.alpha = 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      old.view.removeFromSuperview()
      old.removeFromParent()
      new.didMove(toParent: self)
    }
    if let guide {
      view.bringSubviewToFront(guide.view)
      guide.tellRoom(new.name)
    }
  }

  @objc func callGuide() {
    guard guide == nil, let room else { return }
    let new = GuideViewController()
    new.whenDone = { [weak self] in self?.sendGuideAway() }
    guide = new
    show(new)
    new.tellRoom(room.name)
  }

  private func sendGuideAway() {
    guide?.willMove(toParent: nil)
    guide?.view.removeFromSuperview()
    guide?.removeFromParent()
  }

  private func show(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
