import UIKit

class TicketViewController: UIViewController {
  let seat = makeSeat()
  let button = makeButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [seat, button] { view.addSubview(part) }
    // For the view of an iPhone 5.
    seat.center = CGPoint(x: 160, y: 274)
    button.center = CGPoint(x: 160, y: 528 - button.bounds.height / 2)
  }
}
