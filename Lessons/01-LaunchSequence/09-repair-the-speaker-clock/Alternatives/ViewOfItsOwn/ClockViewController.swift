import UIKit

class ClockView: UIView {
  let digits = UILabel(frame: .zero)

  override func layoutSubviews() {
    super.layoutSubviews()
    digits.frame = CGRect(x: bounds.midX - 100, y: bounds.midY - 30, width: 200, height: 60)
  }
}

class ClockViewController: UIViewController {
  // Asked up to iOS 5, and on later versions for as long as it is the only answer.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation != .portraitUpsideDown
  }

  override func loadView() {
    let clock = ClockView()
    clock.digits.text = "05:00"
    clock.addSubview(clock.digits)
    view = clock
  }
}
