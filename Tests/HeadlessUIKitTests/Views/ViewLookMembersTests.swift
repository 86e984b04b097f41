import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What views, controllers, traits and old animations say, and what comes of setting it.
@Suite
@MainActor
struct ViewLookMembersTests {
  @Test("Traits are made one by one, and a closure makes many at once", .rule(1326))
  func traits() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    expectEqual(UITraitCollection(accessibilityContrast: .high).accessibilityContrast, .high)
    expectEqual(
      UITraitCollection(forceTouchCapability: .available).forceTouchCapability, .available)
    expectEqual(UITraitCollection(legibilityWeight: .bold).legibilityWeight, .bold)
    expectEqual(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel, .elevated)
    let many = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.legibilityWeight = .bold
      traits.accessibilityContrast = .high
      traits.userInterfaceLevel = .elevated
    }
    expect(many.userInterfaceStyle == .dark && many.legibilityWeight == .bold)
    expect(many.accessibilityContrast == .high && many.userInterfaceLevel == .elevated)
    let both = UITraitCollection(traitsFrom: [many, .init(legibilityWeight: .regular)])
    expect(both.legibilityWeight == .regular && both.userInterfaceLevel == .elevated)
    expect(many.hasDifferentColorAppearance(comparedTo: .init(userInterfaceStyle: .dark)))
    let screen = UIScreen.main.traitCollection
    expect(screen.legibilityWeight == .regular && screen.userInterfaceLevel == .base)
    expect(screen.sceneCaptureState == .inactive && screen.activeAppearance == .active)
    let plain = UITraitCollection()
    expect(plain.accessibilityContrast == .unspecified && plain.userInterfaceLevel == .unspecified)
    expect(plain.legibilityWeight == .unspecified && plain.forceTouchCapability == .unknown)
    expect(plain.activeAppearance == .unspecified && plain.sceneCaptureState == .unspecified)
    expect(plain.listEnvironment == .unspecified && plain.tabAccessoryEnvironment == .unspecified)
    let colors = UITraitCollection.systemTraitsAffectingColorAppearance
    expect(colors.contains { $0 == UITraitUserInterfaceStyle.self })
    let images = UITraitCollection.systemTraitsAffectingImageLookup
    expect(images.contains { $0 == UITraitDisplayScale.self })
    expect(!colors.contains { $0 == UITraitPreferredContentSizeCategory.self })
  }

  @Test("The first and the last baseline of a view are those of the view that it names")
  func baselines() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.text = "one\ntwo"
    label.translatesAutoresizingMaskIntoConstraints = false
    let (first, last) = (UIView(), UIView())
    for view in [label, first, last] { root.view.addSubview(view) }
    for view in [first, last] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 5).isActive = true
      view.heightAnchor.constraint(equalToConstant: 5).isActive = true
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
    }
    label.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100).isActive = true
    label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
    first.topAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    last.topAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true
    root.view.layoutIfNeeded()
    expect(abs(first.frame.minY - label.frame.minY - label.font.ascender) < 1)
    expect(abs(last.frame.minY - first.frame.minY - label.font.lineHeight) < 1)
    expect(label.forFirstBaselineLayout === label && label.forLastBaselineLayout === label)
    expect(label.forBaselineLayout() === label)
  }

  @Test("Animations of the old kind have a curve, and repeat as often as they are told to")
  func oldAnimations() throws {
    let stage = TestApp(iOS: 12)
    let root = UIViewController()
    try stage.show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    UIView.beginAnimations("a", context: nil)
    UIView.setAnimationDuration(0.5)
    UIView.setAnimationCurve(.easeOut)
    UIView.setAnimationRepeatAutoreverses(true)
    UIView.setAnimationRepeatCount(3)
    view.center.x = 100
    UIView.commitAnimations()
    var seen: [Bool] = []
    for delay in [0.4, 2.8, 3.2] {
      HeadlessUIKit.DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        MainActor.assumeIsolated {
          seen.append(view.layer.animationKeys()?.contains("position") == true)
        }
      }
    }
    try stage.device.simulator.advance(by: 4)
    expectEqual(seen, [true, true, false])
  }

  @Test("An animation in a block repeats within a part of it")
  func repeated() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    var ended: [Bool] = []
    UIView.animate(
      withDuration: 0.25,
      animations: {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
      }, completion: { ended.append($0) })
    var endedBefore = true
    HeadlessUIKit.DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) {
      MainActor.assumeIsolated { endedBefore = !ended.isEmpty }
    }
    try stage.settle()
    expect(ended == [true] && !endedBefore)
  }

  @Test("A view has a scale, a picture of itself, and a printer's page")
  func pictures() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    root.view.addSubview(view)
    view.contentScaleFactor = 3
    expectEqual(view.layer.contentsScale, 3)
    let inset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let copy = view.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 20, height: 10), afterScreenUpdates: true,
      withCapInsets: inset)
    expectEqual(copy?.bounds.size, CGSize(width: 20, height: 10))
    expect(view.viewPrintFormatter().view === view)
    expect(!view.accessibilityViewIsModal && view.accessibilityElementCount() == 0)
    view.accessibilityElements = [UIAccessibilityElement(accessibilityContainer: view)]
    expectEqual(view.accessibilityElementCount(), 1)
  }

  @Test("A corner has the radius that its configuration says", .rule(1338))
  func corners() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.layer.cornerRadius = 5
    expectEqual(view.effectiveRadius(corner: .topLeft), 5)
    view.cornerConfiguration = .corners(topLeftRadius: .fixed(12), bottomRightRadius: .fixed(7))
    expectEqual(view.effectiveRadius(corner: .topLeft), 12)
    expectEqual(view.effectiveRadius(corner: .bottomRight), 7)
    view.cornerConfiguration = .capsule()
    expectEqual(view.effectiveRadius(corner: .topRight), 30)
    view.cornerConfiguration = .capsule(maximumRadius: 9)
    expectEqual(view.effectiveRadius(corner: .topRight), 9)
  }

  private final class Child: UIViewController {
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override var prefersPointerLocked: Bool { true }
    override var prefersInterfaceOrientationLocked: Bool { true }
    override var disablesAutomaticKeyboardDismissal: Bool { true }
  }
  private final class Parent: UIViewController {
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
    override var childViewControllerForPointerLock: UIViewController? { children.first }
  }

  @Test("What a controller prefers, and which child it lets decide")
  func wishes() throws {
    let stage = TestApp(iOS: 26)
    let root = Parent()
    let child = Child()
    root.addChild(child)
    child.didMove(toParent: root)
    try stage.show(root)
    let plain = UIViewController()
    expectEqual(plain.preferredScreenEdgesDeferringSystemGestures, [])
    expect(!plain.prefersPointerLocked && !plain.prefersInterfaceOrientationLocked)
    expect(plain.childForScreenEdgesDeferringSystemGestures == nil)
    expect(plain.childViewControllerForPointerLock == nil)
    expect(plain.childViewControllerForUserInterfaceStyle == nil)
    expect(plain.preferredUserInterfaceStyle == .unspecified)
    expect(!plain.disablesAutomaticKeyboardDismissal && plain.extensionContext == nil)
    plain.modalPresentationStyle = .formSheet
    expect(plain.disablesAutomaticKeyboardDismissal && plain.previewActionItems.isEmpty)
    expect(plain.rotatingHeaderView() == nil && plain.rotatingFooterView() == nil)
  }

  private final class Empty: UIViewController {
    var updates = 0
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      super.updateContentUnavailableConfiguration(using: state)
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "Nothing"
      contentUnavailableConfiguration = configuration
    }
  }

  @Test("A controller without content is asked what it shows instead")
  func emptiness() throws {
    let stage = TestApp(iOS: 17)
    let root = Empty()
    try stage.show(root)
    let before = root.updates
    root.setNeedsUpdateContentUnavailableConfiguration()
    try stage.settle()
    expectEqual(root.updates, before + 1)
    expectEqual(
      (root.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text, "Nothing")
    expect(root.contentUnavailableConfigurationState.searchText == nil)
    expect(root.view.subviews.contains { $0 is UIContentUnavailableView })
  }

  @Test(
    "The scroll view of a controller's content is the one that it names for an edge", .rule(1333))
  func contentViews() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let list = UIScrollView()
    root.setContentScrollView(list, for: .bottom)
    expect(
      root.contentScrollView(for: .bottom) === list && root.contentScrollView(for: .top) == nil)
    root.setContentScrollView(list)
    expect(root.contentScrollView(for: .top) === list)
    root.setContentScrollView(nil)
    expect(root.contentScrollView(for: .top) == nil && root.contentScrollView(for: .bottom) == nil)
  }
}
