import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct ConstraintTests {
  /// A view of 320 × 480 points that is laid out by itself.
  private func root(iOS: IOSVersion = 16.0) -> (Device, UIView) {
    let device = Device(iOS: iOS)
    return (device, UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
  }

  private func added(to superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test("A view pinned to four edges is as large as what is left between them")
  func edges() {
    let (_, root) = root()
    let view = added(to: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 20, y: 10, width: 270, height: 430))
    root.frame.size.width = 480
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 20, y: 10, width: 430, height: 430))
  }

  @Test(
    "A scroll view's content is as large as constraints to its edges say, on iOS 6 too",
    arguments: [6.0, 16.0] as [IOSVersion])
  func contentOfScrollView(iOS: IOSVersion) {
    let (device, root) = root(iOS: iOS)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(scroll)
    let view = added(to: scroll)
    scroll.addConstraints(
      [.top, .left, .bottom, .right].map {
        NSLayoutConstraint(
          item: view, attribute: $0, relatedBy: .equal, toItem: scroll, attribute: $0,
          multiplier: 1, constant: 0)
      } + [
        NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 300),
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 400),
      ])
    root.layoutIfNeeded()
    expectEqual(scroll.contentSize, CGSize(width: 300, height: 400))
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 300, height: 400))
    expectEqual(device.lines(.exception), [])
  }

  @Test("Constraints that place a scroll view leave the content's size as the app set it")
  func placedScrollView() {
    let (_, root) = root()
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.contentSize = CGSize(width: 300, height: 400)
    root.addSubview(scroll)
    _ = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 100),
      scroll.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    expectEqual(scroll.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(scroll.contentSize, CGSize(width: 300, height: 400))
  }

  @Test("Centre, fixed size and a share of another view's size")
  func centre() {
    let (_, root) = root()
    let view = added(to: root)
    let inner = added(to: view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
      inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10),
      inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 110, y: 120, width: 100, height: 240))
    expectEqual(inner.frame, CGRect(x: 20, y: 0, width: 60, height: 5))
  }

  @Test("Of two constraints that contradict each other the more important one holds")
  func priorities() {
    let (_, root) = root()
    let view = added(to: root)
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wish,
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 200, height: 10))
  }

  @Test("A stack shares its length equally, with spacing")
  func stack() {
    let (_, root) = root()
    let (left, right) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [left, right])
    stack.distribution = .fillEqually
    stack.spacing = 20
    stack.frame = CGRect(x: 0, y: 0, width: 220, height: 50)
    root.addSubview(stack)
    root.layoutIfNeeded()
    expectEqual(left.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(right.frame, CGRect(x: 120, y: 0, width: 100, height: 50))
  }

  @Test("A label is as large as its text, and a view around it as large as the label")
  func content() {
    let (_, root) = root()
    let box = added(to: root)
    let label = UILabel()
    label.text = "abcdefgh"
    label.font = .systemFont(ofSize: 10)
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
    ])
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 0, y: 0, width: 55.5, height: 22))
  }

  @Test("Constraints between views without a common ancestor end the app")
  func strangers() {
    let (device, root) = root()
    let stranger = UIView()
    stranger.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    expect(device.simulator.isDead)
  }
}
