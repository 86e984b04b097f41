import UIKit

class HouseViewController: UIViewController {
  let kitchen = KitchenViewController()
  let guest = GuestViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(
      ("Let the view in", #selector(letViewIn)), ("Let the guest in", #selector(letGuestIn)),
      ("Wrong door", #selector(takeWrongDoor)))
  }

  @objc func letViewIn() {
    place(guest.view)
  }

  @objc func letGuestIn() {
    addChild(guest)
    place(guest.view)
    guest.didMove(toParent: self)
  }

  @objc func takeWrongDoor() {
    addChild(kitchen)
    place(kitchen.view)
    kitchen.didMove(toParent: self)

    addChild(guest)
    kitchen.view.addSubview(guest.view)
    guest.didMove(toParent: self)
  }

  /// On iOS 4 a controller turns only if it says so.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    true
  }

  private func place(_ guestView: UIView) {
    guestView.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 100)
    view.addSubview(guestView)
  }
}

class KitchenViewController: UIViewController {}

class GuestViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    label.text = "I am the guest"
    view.addSubview(label)
  }
}
