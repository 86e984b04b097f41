import UIKit

class TicketViewController: UIViewController {
  let seat = makeSeat()
  let button = makeButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [seat, button] { view.addSubview(part) }
    seat.center = CGPoint(x: 160, y: 230)
    button.center = CGPoint(x: 160, y: 440 - button.bounds.height / 2)
  }
}
