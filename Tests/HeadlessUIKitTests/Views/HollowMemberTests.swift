import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Members whose effect an app reads back at once.
@Suite
@MainActor
struct HollowMemberTests {
  @Test("A button counts what is set for all of its states, or the usual", .rule(1242))
  func buttonStates() {
    let stage = TestApp(iOS: 13)
    defer { _ = stage }
    let button = UIButton(type: .custom)
    button.setTitle("usual", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitle("touched", for: .highlighted)
    button.isSelected = true
    expectEqual(button.currentTitle, "selected")
    button.isHighlighted = true
    expectEqual(button.currentTitle, "usual")
    button.setTitle("both", for: [.selected, .highlighted])
    expectEqual(button.currentTitle, "both")
    button.isSelected = false
    expectEqual(button.currentTitle, "touched")
    button.isHighlighted = false
    button.isEnabled = false
    expectEqual(button.currentTitle, "usual")
  }

  @Test("The title of a custom button is white", .rule(1243))
  func buttonColors() {
    for iOS in [IOSVersion(6), IOSVersion(13), IOSVersion(17)] {
      let stage = TestApp(iOS: iOS)
      defer { _ = stage }
      let button = UIButton(type: .custom)
      expectEqual(button.currentTitleColor, .white)
      button.setTitleColor(.red, for: .normal)
      expectEqual(button.currentTitleColor, .red)
    }
  }

  @Test("A cell highlights the labels and pictures in it", .rule(1248))
  func highlights() {
    let stage = TestApp(iOS: 13)
    defer { _ = stage }
    let (inner, label, picture) = (UIView(), UILabel(), UIImageView())
    inner.addSubview(label)
    inner.addSubview(picture)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(inner)
    cell.setHighlighted(true, animated: false)
    expect(label.isHighlighted && picture.isHighlighted)
    cell.setSelected(true, animated: false)
    cell.setHighlighted(false, animated: false)
    expect(label.isHighlighted && picture.isHighlighted)
    cell.setSelected(false, animated: false)
    expect(!label.isHighlighted && !picture.isHighlighted)
    cell.selectionStyle = .none
    cell.setSelected(true, animated: false)
    expect(!label.isHighlighted)
    let item = UICollectionViewCell(frame: .zero)
    item.contentView.addSubview(inner)
    item.isSelected = true
    expect(label.isHighlighted && picture.isHighlighted)
    item.isSelected = false
    expect(!label.isHighlighted)
  }

  @Test("A reversed outline begins where it ended", .rule(1244))
  func reversing() {
    let stage = TestApp(iOS: 13)
    defer { _ = stage }
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 15, y: 9))
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 5, y: 50))
    path.close()
    let reversed = path.reversing()
    expectEqual(reversed.bounds, path.bounds)
    expectEqual(reversed.currentPoint, .zero)
    expectEqual(
      reversed.reversing().cgPath.copy()?.currentPoint, path.reversing().reversing().currentPoint)
    expect(UIBezierPath().reversing().isEmpty)
  }

  @Test("A font says that it leans")
  func italics() {
    let stage = TestApp(iOS: 13)
    defer { _ = stage }
    expect(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitItalic))
    expect(UIFont.systemFont(ofSize: 12).fontDescriptor.symbolicTraits.isEmpty)
  }

  @Test("A view has the motion effects that were added")
  func motion() {
    let stage = TestApp(iOS: 13)
    defer { _ = stage }
    let view = UIView()
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    view.addMotionEffect(effect)
    expect(view.motionEffects.count == 1 && view.motionEffects.first === effect)
    view.removeMotionEffect(effect)
    expect(view.motionEffects.isEmpty)
  }

  @Test("A layer has a time of its own", .rule(1245))
  func layerTime() {
    let stage = TestApp(iOS: 13)
    defer { _ = stage }
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.beginTime = 2
    outer.speed = 2
    inner.timeOffset = 1
    expectEqual(outer.convertTime(5, from: nil), 6)
    expectEqual(inner.convertTime(5, from: nil), 7)
    expectEqual(inner.convertTime(7, to: nil), 5)
    expectEqual(outer.convertTime(7, from: inner), 6)
    inner.speed = 0
    expectEqual(inner.convertTime(100, from: nil), 1)
  }

  @Test("A transform in space that stays in the plane is the view's transform", .rule(1246))
  func transforms() {
    let stage = TestApp(iOS: 13)
    defer { _ = stage }
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    view.transform3D = CATransform3DMakeTranslation(3, 4, 0)
    expectEqual(view.frame.origin, CGPoint(x: 13, y: 14))
    expectEqual(view.transform, CGAffineTransform(translationX: 3, y: 4))
    view.transform = .identity
    expect(CATransform3DIsIdentity(view.transform3D))
    view.transform3D = CATransform3DMakeRotation(1, 1, 0, 0)
    expect(!CATransform3DIsIdentity(view.transform3D) && view.transform.isIdentity)
  }

  @Test("A slider gives back the pictures that it was given")
  func sliderPictures() {
    let stage = TestApp(iOS: 13)
    defer { _ = stage }
    let (slider, picture) = (UISlider(frame: .zero), UIImage())
    expect(slider.currentThumbImage == nil)
    slider.setThumbImage(picture, for: .normal)
    slider.setMinimumTrackImage(picture, for: .highlighted)
    expect(slider.currentThumbImage === picture && slider.thumbImage(for: .highlighted) === picture)
    expect(slider.currentMinimumTrackImage == nil)
    expect(slider.minimumTrackImage(for: .highlighted) === picture)
    expect(slider.maximumTrackImage(for: .normal) == nil)
  }

  @Test("An alert for a name and a secret says what its fields are for", .rule(1247))
  func alertFields() {
    let stage = TestApp(iOS: 7)
    defer { _ = stage }
    let alert = UIAlertView(title: "t", message: nil, delegate: nil, cancelButtonTitle: "Cancel")
    expectEqual(alert.addButton(withTitle: "OK"), 1)
    expectEqual(alert.firstOtherButtonIndex, -1)
    alert.alertViewStyle = .loginAndPasswordInput
    expectEqual((0...1).map { alert.textField(at: $0)?.placeholder }, ["Login", "Password"])
    expectEqual((0...1).map { alert.textField(at: $0)?.isSecureTextEntry }, [false, true])
    expect(alert.textField(at: 2) == nil)
    let other = UIAlertView(
      title: "t", message: nil, delegate: nil, cancelButtonTitle: nil, otherButtonTitles: "A", "B")
    expectEqual(other.firstOtherButtonIndex, 0)
    expectEqual(other.cancelButtonIndex, -1)
  }

  private final class Restless: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }
  private final class Soon: UIView {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      if passes < 6 { setNeedsLayout() }
    }
  }

  @Test(
    "A layout that never rests is named once, one that rests in the next turn is not", .rule(1241))
  func endlessLayout() throws {
    for iOS in [IOSVersion(6), IOSVersion(13), IOSVersion(17)] {
      let stage = TestApp(iOS: iOS)
      let root = UIViewController()
      root.view.addSubview(Soon(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      try stage.show(root)
      try stage.settle()
      func remarks() -> [String] {
        stage.device.lines(.diagnosis).filter { $0.contains("layoutWithoutEnd") }
      }
      expectEqual(remarks(), [])
      root.view.addSubview(Restless(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      for _ in 0..<5 { try stage.settle() }
      expectEqual(remarks().count, 1)
    }
  }
}
