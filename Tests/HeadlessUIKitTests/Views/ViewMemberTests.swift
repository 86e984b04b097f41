import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// What apps read back of views, layers and paths, and what comes of setting it.
@Suite
@MainActor
struct ViewMemberTests {
  @Test("Guides, interactions and constraints belong to a view until they are taken away")
  func belongings() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    expect(guide.owningView === view && view.layoutGuides.contains(guide))
    view.removeLayoutGuide(guide)
    expect(guide.owningView == nil && !view.layoutGuides.contains(guide))
    expect(view.readableContentGuide.owningView === view)
    let interaction = UIContextMenuInteraction(delegate: MenuOwner())
    view.addInteraction(interaction)
    expect(interaction.view === view && view.interactions.count == 1)
    view.removeInteraction(interaction)
    expect(interaction.view == nil && view.interactions.isEmpty)
    let width = view.widthAnchor.constraint(equalToConstant: 7)
    width.isActive = true
    expect(view.constraintsAffectingLayout(for: .horizontal).contains(width))
    NSLayoutConstraint.deactivate([width])
    expect(!width.isActive && view.constraints.isEmpty && width.secondAnchor == nil)
    view.setContentCompressionResistancePriority(.init(3), for: .vertical)
    expectEqual(view.contentCompressionResistancePriority(for: .vertical).rawValue, 3)
    expectEqual(view.contentCompressionResistancePriority(for: .horizontal), .defaultHigh)
    view.setNeedsUpdateConstraints()
    expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    expect(!view.needsUpdateConstraints())
  }

  private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test("Directions and sizes that UIKit names have their values")
  func constants() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    expectEqual(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), .rightToLeft)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .playback), .leftToRight)
    expectEqual(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft), .rightToLeft
    )
    expectEqual(UIView.layoutFittingExpandedSize.width, 10_000)
    expectEqual(UIView.layoutFittingCompressedSize, .zero)
    expect(UIFont.systemFontSize == 14 && UIFont.labelFontSize == 17)
    expect(UIFont.buttonFontSize == 18 && UIFont.smallSystemFontSize == 12)
    expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    expect(UIDeviceOrientation.faceDown.isFlat && UIDeviceOrientation.landscapeLeft.isLandscape)
    expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    expect(UIContentSizeCategory.extraSmall < .large)
  }

  @Test("A stack keeps what is said about one of its views")
  func stacks() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.setCustomSpacing(9, after: first)
    expectEqual(stack.customSpacing(after: first), 9)
    expectEqual(stack.customSpacing(after: second), UIStackView.spacingUseDefault)
    stack.removeArrangedSubview(first)
    expect(first.superview === stack && stack.arrangedSubviews == [second])
    second.removeFromSuperview()
    expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("A layer is drawn and laid out when it needs it, and gives its place to another")
  func layers() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let layer = CALayer()
    layer.setNeedsDisplay()
    expect(layer.needsDisplay())
    layer.displayIfNeeded()
    expect(!layer.needsDisplay())
    layer.setNeedsLayout()
    expect(layer.needsLayout())
    layer.layoutIfNeeded()
    expect(!layer.needsLayout())
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expect(layer.affineTransform().a == 2 && layer.transform.m11 == 2)
    let (old, new) = (CALayer(), CALayer())
    layer.addSublayer(old)
    layer.replaceSublayer(old, with: new)
    expect(layer.sublayers == [new] && old.superlayer == nil)
  }

  @Test("An animator stops where it is told to")
  func animators() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: [], animations: { root.view.alpha = 0 }, completion: nil)
    expect(animator.state == .active && animator.isRunning && root.view.alpha == 0)
    animator.stopAnimation(false)
    expectEqual(animator.state, .stopped)
    animator.finishAnimation(at: .start)
    expect(root.view.alpha == 1 && animator.state == .inactive)
    let curve = UICubicTimingParameters(animationCurve: .easeIn)
    expect(curve.animationCurve == .easeIn && curve.cubicTimingParameters === curve)
    expect(curve.springTimingParameters == nil && curve.timingCurveType == .builtin)
  }

  @Test("Recognizers ask each other, and belong to one view")
  func recognizers() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let (view, other) = (UIView(), UIView())
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    expect(tap.canPrevent(pan) && tap.canBePrevented(by: pan))
    expect(!tap.shouldRequireFailure(of: pan) && !tap.shouldBeRequiredToFail(by: pan))
    view.removeGestureRecognizer(tap)
    expect(tap.view == nil && view.gestureRecognizers == [pan])
    other.addGestureRecognizer(pan)
    expect(view.gestureRecognizers?.isEmpty != false && pan.view === other)
  }

  @Test("A scroll view takes touches from what is no control")
  func scrolling() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(!view.touchesShouldCancel(in: UIButton()) && view.touchesShouldCancel(in: UILabel()))
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 1, height: 50), animated: false)
    expectEqual(view.contentOffset.y, 350)
    expect(view.adjustedContentInset.top == 10 && view.contentLayoutGuide.owningView === view)
    expect(!view.isZoomBouncing && !view.isZoomAnimating && !view.isDecelerating)
  }

  @Test("Paths and transforms are what they are made of")
  func geometry() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let path = CGMutablePath()
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2)
    expect(path.boundingBox.width == 10 && path.contains(CGPoint(x: 5, y: 5)))
    expect(!path.contains(CGPoint(x: 0.1, y: 0.1)))
    let corner = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 4, height: 4))
    expect(!corner.contains(CGPoint(x: 0.2, y: 0.2)) && corner.contains(CGPoint(x: 9.8, y: 9.8)))
    corner.removeAllPoints()
    expect(corner.isEmpty)
    let turned = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3).decomposed()
    expect(abs(turned.scale.width - 2) < 1e-9 && abs(turned.rotation - 1) < 1e-9)
  }
}
