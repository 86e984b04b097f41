import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// The size of their content that views have by themselves.
@MainActor
struct ContentSizeTests {
  private final class Badge: UIView {
    var side: CGFloat = 20
    var asked = 0
    override var intrinsicContentSize: CGSize {
      asked += 1
      return CGSize(width: side, height: side)
    }
  }

  private final class Padded: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 10, height: size.height + 10)
    }
  }

  private func placed(_ view: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    return root
  }

  @Test(
    "An own view is asked for the size of its content again when it says that this changed",
    .rule(1250), arguments: [9.0, 13, 17])
  func asksOnce(iOS: IOSVersion) {
    let device = Device(iOS: iOS)
    defer { withExtendedLifetime(device) {} }
    let badge = Badge()
    let root = placed(badge)
    expectEqual(badge.frame.size, CGSize(width: 20, height: 20))
    let asked = badge.asked
    badge.side = 50
    root.frame.size.width = 400
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(badge.frame.size, CGSize(width: 20, height: 20))
    expectEqual(badge.asked, asked)
    badge.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    expectEqual(badge.frame.size, CGSize(width: 50, height: 50))
    expectEqual(badge.asked, asked + 1)
  }

  @Test("A label says itself that its text changed, whatever its class adds", .rule(1250))
  func labels() {
    let device = Device(iOS: 15)
    defer { withExtendedLifetime(device) {} }
    let label = Padded()
    label.text = "one"
    let root = placed(label)
    let width = label.frame.width
    label.text = "one and two"
    root.layoutIfNeeded()
    expect(label.frame.width > width)
  }
}
