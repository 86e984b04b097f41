import UIKit

class TicketViewController: UIViewController {
  let seat = makeSeat()
  let button = makeButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [seat, button] { view.addSubview(part) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let whole = view.frame
    seat.center = CGPoint(x: whole.midX, y: whole.midY)
    button.center = CGPoint(x: whole.midX, y: whole.maxY - 20 - button.bounds.height / 2)
  }
}
