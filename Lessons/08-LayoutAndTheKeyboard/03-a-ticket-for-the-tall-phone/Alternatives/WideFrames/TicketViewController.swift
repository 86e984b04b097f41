import UIKit

class TicketViewController: UIViewController {
  let seat = makeSeat()
  let button = makeButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [seat, button] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    seat.frame = CGRect(x: 0, y: height / 2 - 30, width: width, height: 60)
    seat.textAlignment = .center
    button.frame = CGRect(x: 20, y: height - 20 - 44, width: width - 40, height: 44)
  }
}
