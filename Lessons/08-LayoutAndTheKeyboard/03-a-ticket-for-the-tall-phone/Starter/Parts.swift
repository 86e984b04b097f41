import UIKit

/// What is on the ticket, as large as its text.
func makeSeat() -> UILabel {
  let seat = UILabel()
  seat.text = "Row 7, seat 12"
  seat.sizeToFit()
  return seat
}

/// The button for the code, as large as its title.
func makeButton() -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle("Show the code", for: .normal)
  button.sizeToFit()
  return button
}
