import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Testing

/// Getters of an app's own, in the place of UIKit's (rule 788).
@Suite(.rule(788))
@MainActor
struct OverriddenGetterTests {
  private final class Inset: UIView {
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      set {}
    }
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    }
  }

  @Test("Guides and constraints go by the margins and the safe area that a view's class says")
  func guides() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let view = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.view.addSubview(view)
    let (margin, safe, marked) = (UIView(), UIView(), UIView())
    for inner in [margin, safe, marked] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
    }
    for (inner, guide) in [(margin, view.layoutMarginsGuide), (safe, view.safeAreaLayoutGuide)] {
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    NSLayoutConstraint(
      item: marked, attribute: .leading, relatedBy: .equal, toItem: view,
      attribute: .leadingMargin, multiplier: 1, constant: 0
    ).isActive = true
    try stage.settle()
    #expect(margin.frame == CGRect(x: 2, y: 1, width: 194, height: 196))
    #expect(safe.frame == CGRect(x: 20, y: 10, width: 140, height: 160))
    #expect(marked.frame.minX == 2)
  }

  private final class Clear: UIScrollView {
    override var safeAreaInsets: UIEdgeInsets { .zero }
  }

  @Test("Content of a scroll view keeps clear of the safe area that its class says")
  func scrolling() throws {
    let stage = TestApp(iOS: 17, model: "iPhone X")
    let root = UIViewController()
    try stage.show(root)
    for (scroll, top) in [(UIScrollView(), 44), (Clear(), 0)] as [(UIScrollView, CGFloat)] {
      scroll.frame = root.view.bounds
      scroll.contentInsetAdjustmentBehavior = .always
      root.view.addSubview(scroll)
      try stage.settle()
      #expect(scroll.adjustedContentInset.top == top)
    }
  }

  private final class Sized: UIViewController {
    override var preferredContentSize: CGSize {
      get { CGSize(width: 200, height: 150) }
      set {}
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
      get { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
      set {}
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
      get { .formSheet }
      set {}
    }
  }

  @Test("A controller's class says its size, its style and what it adds to the safe area")
  func controllers() throws {
    let stage = TestApp(iOS: 17, model: "iPad Pro (11-inch)")
    let root = A()
    try stage.show(root)
    let sized = Sized()
    root.present(sized, animated: false)
    try stage.settle()
    #expect(sized.view.frame.size == CGSize(width: 200, height: 150))
    #expect(sized.view.safeAreaInsets.top == 7)
  }

  private final class Off: UIButton {
    var isOff = true
    override var isEnabled: Bool {
      get { !isOff }
      set {}
    }
  }

  @Test("A control whose class says that it is off hears no touch")
  func controls() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let button = Off(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    for expected in [0, 1] {
      button.isOff = expected == 0
      try stage.device.simulator.tap(at: CGPoint(x: 50, y: 150))
      try stage.settle()
      #expect(taps == expected)
    }
  }

  private final class Spoken: UIView {
    override var accessibilityLabel: String? {
      get { "own" }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .button }
      set {}
    }
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
  }

  @Test("What a view's class says aloud is what tests find it by")
  func accessibility() {
    _ = Device(iOS: 17)
    let view = Spoken()
    #expect(view.labelForTests == "own")
    #expect(view.traitsForTests == .button)
    #expect(view.isElementForTests && view.hidesContentFromTests)
    #expect(view.valueForTests == nil && view.identifierForTests == nil)
    _ = Device(iOS: 2)
    #expect(Spoken().labelForTests == nil)
  }

  private final class Bound: UIView {
    override var superview: UIView? { nil }
    override var window: UIWindow? { nil }
    override var subviews: [UIView] { [] }
    override func isDescendant(of view: UIView) -> Bool { false }
    override func viewWithTag(_ tag: Int) -> UIView? { nil }
    override func endEditing(_ force: Bool) -> Bool { false }
  }

  private final class Loose: UINavigationController {
    override var delegate: (any UINavigationControllerDelegate)? { didSet { changes += 1 } }
    var changes = 0
    override var presentingViewController: UIViewController? { nil }
    override var isToolbarHidden: Bool {
      get { true }
      set {}
    }
  }

  private final class Told: NSObject, UINavigationControllerDelegate {}

  @Test("Getters that say where an object is answer the app alone")
  func places() throws {
    let stage = TestApp(iOS: 17)
    let navigation = Loose(rootViewController: UIViewController())
    try stage.show(navigation)
    let view = Bound(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    navigation.topViewController?.view.addSubview(view)
    #expect(view.superview == nil && view.window == nil)
    let point = view.convert(CGPoint.zero, to: nil)
    #expect(point == CGPoint(x: 10, y: 10))
    let told = Told()
    navigation.delegate = told
    #expect(navigation.changes == 1)
  }
}
