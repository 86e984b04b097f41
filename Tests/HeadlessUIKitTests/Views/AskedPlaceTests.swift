import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Notes where its text is drawn.
private final class DrawnLabel: UILabel {
  var drawn: [CGRect] = []
  override func drawText(in rect: CGRect) {
    drawn.append(rect)
    super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)))
  }
}

/// Notes what it is asked for.
private final class PlacedField: UITextField {
  var asked: [String] = []
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    asked.append("text")
    return super.textRect(forBounds: bounds)
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    asked.append("editing")
    return super.editingRect(forBounds: bounds)
  }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    asked.append("placeholder")
    return bounds
  }
  override func drawPlaceholder(in rect: CGRect) { asked.append("draw \(rect.width)") }
}

private final class PlacedSlider: UISlider {
  var asked: [String] = []
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    asked.append("track")
    return super.trackRect(forBounds: bounds)
  }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  {
    asked.append("thumb \(value)")
    return super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
  }
}

private final class Undisturbed: UIViewController {
  var asked = 0
  override var prefersHomeIndicatorAutoHidden: Bool {
    asked += 1
    return true
  }
}

/// Says how high it wants to be.
private final class TallCell: UICollectionViewCell, Overriding {
  let overridden: Set = [
    "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"
  ]
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
}

private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
}

/// Where the parts of the app's own labels, fields and sliders lie, and what a screen without a button asks.
@MainActor struct AskedPlaceTests {
  private func show(_ view: UIView, on stage: TestApp) throws {
    let root = UIViewController()
    view.frame = CGRect(x: 0, y: 100, width: 120, height: 40)
    root.view.addSubview(view)
    try stage.show(root)
    try turn(stage)
  }
  private func turn(_ stage: TestApp) throws {
    HeadlessUIKit.DispatchQueue.main.async {}
    try stage.device.simulator.settle()
  }

  @Test("A label draws its text in its bounds, and another text anew", .rule(1002))
  func label() throws {
    let stage = TestApp(iOS: 15)
    let label = DrawnLabel()
    label.text = "One"
    try show(label, on: stage)
    expectEqual(label.drawn, [label.bounds])
    label.text = "Two"
    try turn(stage)
    expectEqual(label.drawn.count, 2)
    label.text = nil
    try turn(stage)
    expectEqual(label.drawn.count, 2)
    // What a label draws is seen anyway: nothing is said of pixels.
    expectEqual(stage.device.lines(.diagnosis), [])
  }

  @Test("A field is asked where its text is, and its placeholder", .rule(1002))
  func field() throws {
    let stage = TestApp(iOS: 15)
    let field = PlacedField()
    field.placeholder = "Name"
    try show(field, on: stage)
    expect(field.asked.contains("placeholder") && field.asked.contains("draw 120.0"))
    expect(!field.asked.contains("editing"))
    field.asked = []
    field.text = "Ann"
    try turn(stage)
    expect(field.asked.contains("text") && !field.asked.contains("placeholder"))
    field.asked = []
    field.becomeFirstResponder()
    try turn(stage)
    expect(field.asked.contains("editing") && !field.asked.contains("placeholder"))
  }

  @Test("A slider is asked where its track and its thumb are", .rule(1002))
  func slider() throws {
    let stage = TestApp(iOS: 15)
    let slider = PlacedSlider()
    try show(slider, on: stage)
    expectEqual(slider.asked.suffix(2), ["track", "thumb 0.0"])
    slider.value = 0.5
    try turn(stage)
    expectEqual(slider.asked.suffix(2), ["track", "thumb 0.5"])
  }

  @Test("A phone without a home button asks about the indicator in its place", .rule(1003))
  func homeIndicator() throws {
    for (iOS, model, count) in [
      (12.0, "iPhone X", 1), (12.0, "iPhone 8", 0),
    ] as [(IOSVersion, String, Int)] {
      let stage = TestApp(iOS: iOS, model: model)
      _ = UIApplication()
      let root = Undisturbed()
      try stage.show(root)
      expectEqual(root.asked > 0, count > 0, "\(model)")
      let before = root.asked
      root.setNeedsUpdateOfHomeIndicatorAutoHidden()
      expectEqual(root.asked - before, count, "\(model)")
    }
  }

  @Test("A cell that says how high it wants to be is so high", .rule(1017))
  func cell() throws {
    let stage = TestApp(iOS: 15)
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    let items = OneItem()
    list.dataSource = items
    try show(list, on: stage)
    expectEqual(list.visibleCells.map(\.frame.size), [CGSize(width: 120, height: 77)])
  }
}
