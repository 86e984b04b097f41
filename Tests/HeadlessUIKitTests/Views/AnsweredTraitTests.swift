import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Wants its children to be regular in width where it is itself in landscape.
private final class Answering: UIViewController, Overriding {
  let overridden: Set<String> = ["overrideTraitCollection(forChild:)"]
  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    guard view.bounds.width > view.bounds.height else { return nil }
    return UITraitCollection(horizontalSizeClass: .regular)
  }
}

@MainActor
struct AnsweredTraitTests {
  @Test("A parent that overrides the question says which traits its children have", .rule(873))
  func answers() throws {
    let stage = TestApp(iOS: 16.0, model: "iPhone 8")
    let (parent, child) = (Answering(), A())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    try stage.show(parent)
    expectEqual(child.traitCollection.horizontalSizeClass, .compact)
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    expectEqual(parent.traitCollection.horizontalSizeClass, .compact)
    expectEqual(child.traitCollection.horizontalSizeClass, .regular)
    expectEqual(child.view.traitCollection.horizontalSizeClass, .regular)
    expectEqual(parent.view.traitCollection.horizontalSizeClass, .compact)
  }

  @Test("Constraints can hold while the keyboard is near an edge", .rule(877))
  func trackedConstraints() throws {
    let stage = TestApp(iOS: 15.0)
    let (root, field) = (A(), UIView())
    try stage.show(root)
    root.view.addSubview(field)
    let guide = root.view.keyboardLayoutGuide
    let (near, away) = (
      field.widthAnchor.constraint(equalToConstant: 10),
      field.heightAnchor.constraint(equalToConstant: 10)
    )
    let aside = field.widthAnchor.constraint(equalToConstant: 20)
    guide.setConstraints([aside], activeWhenNearEdge: .leading)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    expect(near.isActive && away.isActive && !aside.isActive)
    expectEqual(guide.constraintsActive(whenNearEdge: .bottom), [near])
    guide.removeAllTrackedConstraints()
    expect(!near.isActive)
  }

  @Test("A color is archived and read again as one of its class", .rule(875))
  func color() throws {
    _ = Device(iOS: 12.0)
    let color = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)
    let data = try HeadlessUIKit.NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    let again = try HeadlessUIKit.NSKeyedUnarchiver.unarchivedObject(
      ofClass: UIColor.self, from: data)
    expectEqual(again, color)
    #expect(throws: (any Error).self) {
      try HeadlessUIKit.NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data)
    }
  }

  @Test("A pattern is taken for gray, and that is said once")
  func pattern() throws {
    let device = Device(iOS: 12.0)
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) },
      releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
        yStep: 4, tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
    _ = renderer.image { context in
      let space = CGColorSpace(patternBaseSpace: nil)
      context.cgContext.setFillColorSpace(space ?? CGColorSpaceCreateDeviceRGB())
      var alpha: CGFloat = 1
      context.cgContext.setFillPattern(pattern, colorComponents: &alpha)
      context.cgContext.setStrokePattern(pattern, colorComponents: &alpha)
    }
    expectEqual(device.lines(.diagnosis).filter { $0.contains("setFillPattern") }.count, 1)
  }
}
