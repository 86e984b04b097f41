import UIKit

class TicketViewController: UIViewController {
  let seat = makeSeat()
  let button = makeButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [seat, button] { view.addSubview(part) }
    for part in [seat, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addConstraint(
        NSLayoutConstraint(
          item: part, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
          multiplier: 1, constant: 0))
    }
    view.addConstraints([
      NSLayoutConstraint(
        item: seat, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerY,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: button, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom,
        multiplier: 1, constant: -20),
    ])
  }
}
