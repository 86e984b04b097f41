import Foundation

// What actions say that their senders are (rule 820): an empty one stands in the place of another object.

extension UIEvent: StandingIn {}

extension UIBarItem: StandingIn {}

extension UIGestureRecognizer: StandingIn {}

extension UIView: StandingIn {
  static func makeStandIn() -> NSObject? {
    let isPlain = [UIView.self, UILabel.self, UIImageView.self].contains { $0 == self }
    return isPlain || self is UIControl.Type ? NSObject.make(self) : nil
  }
}
