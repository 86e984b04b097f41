import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// What paths have in common, distances between anchors, and members that apps override.
@MainActor @Suite struct PathSetTests {
  private let left = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let right = CGRect(x: 5, y: 5, width: 10, height: 10)

  @Test("Two squares that overlap are joined, cut, taken away and told apart", .rule(779))
  func squares() {
    withExtendedLifetime(Device(iOS: 16.0)) {
      let (one, two) = (CGPath(rect: left, transform: nil), CGPath(rect: right, transform: nil))
      let (inBoth, inOne, inTwo) = (
        CGPoint(x: 7, y: 7), CGPoint(x: 2, y: 2), CGPoint(x: 12, y: 12)
      )
      for (path, isIn) in [
        (one.union(two), [true, true, true]), (one.intersection(two), [true, false, false]),
        (one.subtracting(two), [false, true, false]),
        (one.symmetricDifference(two), [false, true, true]),
      ] {
        expectEqual([inBoth, inOne, inTwo].map { path.contains($0) }, isIn)
        expect(!path.contains(CGPoint(x: 12, y: 2)))
      }
      expectEqual(one.union(two).boundingBox, CGRect(x: 0, y: 0, width: 15, height: 15))
      expectEqual(one.intersection(two).boundingBox, CGRect(x: 5, y: 5, width: 5, height: 5))
      expect(one.intersects(two))
      let far = CGPath(rect: left.offsetBy(dx: 50, dy: 0), transform: nil)
      expect(!one.intersects(far) && one.intersection(far).isEmpty)
      expectEqual(one.union(far).componentsSeparated().count, 2)
    }
  }

  @Test("Round and crossing outlines are cut at their crossings", .rule(779))
  func rounds() {
    withExtendedLifetime(Device(iOS: 17.0)) {
      let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      let bar = CGPath(rect: CGRect(x: 8, y: -10, width: 4, height: 40), transform: nil)
      let halves = circle.subtracting(bar)
      expectEqual(halves.componentsSeparated().count, 2)
      expect(halves.contains(CGPoint(x: 4, y: 10)) && !halves.contains(CGPoint(x: 10, y: 10)))
      let bow = CGMutablePath()
      bow.addLines(between: [
        CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10),
      ])
      bow.closeSubpath()
      let plain = bow.normalized()
      expect(plain.contains(CGPoint(x: 1, y: 5)) && plain.contains(CGPoint(x: 9, y: 5)))
      expect(!plain.contains(CGPoint(x: 5, y: 1)))
    }
  }

  @Test("A copy of a path that can change is one, without a cast")
  func copies() {
    withExtendedLifetime(Device(iOS: 17.0)) {
      let path = CGPath(rect: left, transform: nil)
      let copy = path.mutableCopy()!
      copy.addLine(to: CGPoint(x: 30, y: 0))
      expect(copy.boundingBox.width == 30 && path.boundingBox.width == 10)
    }
  }

  @Test("The distance between two anchors is related to widths and to other distances", .rule(857))
  func distances() {
    withExtendedLifetime(Device(iOS: 10.0)) {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let (one, two) = (UIView(), UIView())
      for view in [one, two] {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
      }
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        one.topAnchor.constraint(equalTo: box.topAnchor),
        one.widthAnchor.constraint(equalToConstant: 40),
        one.heightAnchor.constraint(equalToConstant: 40),
        two.widthAnchor.constraint(equalToConstant: 20),
        two.heightAnchor.constraint(equalToConstant: 20),
        one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
          .constraint(equalTo: one.widthAnchor, multiplier: 0.5),
        one.bottomAnchor.anchorWithOffset(to: two.topAnchor).constraint(equalToConstant: 7),
      ])
      box.layoutIfNeeded()
      expectEqual(two.frame, CGRect(x: 60, y: 47, width: 20, height: 20))
    }
  }

  @Test("Apps may override where a controller is, coordinates, items of bars and contents of cells")
  func overrides() {
    final class Loose: UIViewController {
      let stack = UINavigationController()
      override var navigationController: UINavigationController? { stack }
    }
    final class Shifted: UIView {
      override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let point = super.convert(point, to: view)
        return CGPoint(x: point.x + 1, y: point.y)
      }
    }
    final class Bar: UINavigationBar {
      var pushed = 0
      override func pushItem(_ item: UINavigationItem, animated: Bool) {
        pushed += 1
        super.pushItem(item, animated: animated)
      }
    }
    final class Row: UITableViewCell {
      let own = UIView()
      override var contentView: UIView { own }
    }
    withExtendedLifetime(Device(iOS: 17.0)) {
      let loose = Loose()
      expect(loose.navigationController === loose.stack && loose.tabBarController == nil)
      expectEqual(Shifted().convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 2, y: 2))
      let bar = Bar()
      bar.pushItem(UINavigationItem(title: "A"), animated: false)
      expect(bar.pushed == 1 && bar.topItem?.title == "A")
      let row = Row(style: .default, reuseIdentifier: nil)
      expect(row.own.superview === row && row.contentView === row.own)
    }
  }
}
