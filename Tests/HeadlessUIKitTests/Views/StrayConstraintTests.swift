import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct StrayConstraintTests {
  @Test("A constraint that is added to a view binds only what is in it", .rule("M48", "M49", "M50"))
  func stray() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      let (outer, inner) = (UIView(), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      let constraint = NSLayoutConstraint(
        item: inner, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .top,
        multiplier: 1, constant: 0)
      // Outside of windows it may come later what is bound.
      outer.addConstraint(constraint)
      expect(outer.constraints.count == 1 && !app.device.simulator.isDead, "iOS \(iOS)")
      let text = app.consoleTexts.last ?? ""
      expectEqual(text.contains("is not prepared for the constraint: <NSLay"), (iOS >= 7))
      expectEqual(text.contains("-[UIView _viewHierarchyUnprepared"), (iOS >= 7 && iOS < 9))
      expectEqual(text.contains("-[UIView(UIConstraintBasedLayout) _v"), (iOS >= 9), "iOS \(iOS)")
      outer.removeConstraint(constraint)
      root.view.addSubview(outer)
      outer.addConstraint(constraint)
      expectEqual(
        app.device.lines(.exception).contains {
          $0.contains("Impossible to set up layout with view hierarchy unprepared for constraint.")
        }, (iOS >= 7), "iOS \(iOS)")
    }
  }

  @Test("The guide of the keyboard follows it", .rule(371))
  func keyboard() throws {
    for iOS in IOSVersion.tried(from: 15) {
      let app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      let view: UIView = root.view
      view.addSubview(field)
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 40),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
      try app.settle()
      let resting = view.bounds.height - view.safeAreaInsets.bottom
      expectEqual(bar.frame.maxY, resting, "iOS \(iOS)")
      field.becomeFirstResponder()
      try app.settle()
      expect(bar.frame.maxY < resting - 200, "iOS \(iOS)")
      field.resignFirstResponder()
      try app.settle()
      expectEqual(bar.frame.maxY, resting, "iOS \(iOS)")
    }
  }
}
