import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

/// What an app has set by a method is what it reads by another.
@MainActor struct ReadBackTests {
  private let image = UIImage()
  private let offset = UIOffset(horizontal: 1, vertical: 2)

  @Test("Buttons of bars answer the looks that were set")
  func barButtons() {
    let app = TestApp(iOS: 12.0)
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .default)
    item.setTitlePositionAdjustment(offset, for: .default)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .compact)
    item.setBackButtonTitlePositionAdjustment(offset, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .default)
    expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    expectNil(item.backgroundImage(for: .highlighted, barMetrics: .default))
    expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === image)
    expectNil(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default))
    expectEqual(item.titlePositionAdjustment(for: .default), offset)
    expectEqual(item.titlePositionAdjustment(for: .compact), .zero)
    expectEqual(item.backgroundVerticalPositionAdjustment(for: .default), 3)
    expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .compact) === image)
    expectEqual(item.backButtonTitlePositionAdjustment(for: .default), offset)
    expectEqual(item.backButtonBackgroundVerticalPositionAdjustment(for: .default), 4)
    let tab = UITabBarItem(title: "A", image: nil, tag: 1)
    tab.setFinishedSelectedImage(image, withFinishedUnselectedImage: nil)
    expect(tab.finishedSelectedImage() === image && tab.finishedUnselectedImage() == nil)
    let bar = UIToolbar()
    bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(image, forToolbarPosition: .bottom)
    expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
    expect(bar.shadowImage(forToolbarPosition: .bottom) === image)
    expectNil(bar.shadowImage(forToolbarPosition: .any))
    expectEqual(app.device.lines(.exception), [])
  }

  @Test("Controls and search bars answer the looks that were set")
  func controls() {
    let app = TestApp(iOS: 12.0)
    let stepper = UIStepper()
    stepper.setIncrementImage(image, for: .normal)
    stepper.setDecrementImage(image, for: .disabled)
    stepper.setBackgroundImage(image, for: .normal)
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .disabled)
    expect(stepper.incrementImage(for: .normal) === image)
    expectNil(stepper.decrementImage(for: .normal))
    expect(stepper.decrementImage(for: .disabled) === image)
    expect(stepper.backgroundImage(for: .normal) === image)
    expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .disabled) === image)
    let parts = UISegmentedControl(items: ["A", "B"])
    parts.setBackgroundImage(image, for: .normal, barMetrics: .default)
    parts.setDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    parts.setContentPositionAdjustment(offset, forSegmentType: .left, barMetrics: .default)
    expect(parts.backgroundImage(for: .normal, barMetrics: .default) === image)
    expect(
      parts.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) === image)
    expectEqual(
      parts.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default), offset)
    expectEqual(
      parts.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default), .zero)
    let search = UISearchBar()
    search.setSearchFieldBackgroundImage(image, for: .normal)
    search.setScopeBarButtonBackgroundImage(image, for: .normal)
    search.setScopeBarButtonDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .normal)
    search.setScopeBarButtonTitleTextAttributes([.kern: 1], for: .selected)
    search.setPositionAdjustment(offset, for: .clear)
    expect(search.searchFieldBackgroundImage(for: .normal) === image)
    expect(search.scopeBarButtonBackgroundImage(for: .normal) === image)
    expect(
      search.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
        === image)
    expectEqual(search.scopeBarButtonTitleTextAttributes(for: .selected)?.count, 1)
    expectNil(search.scopeBarButtonTitleTextAttributes(for: .normal))
    expectEqual(search.positionAdjustment(for: .clear), offset)
    expectEqual(search.positionAdjustment(for: .search), .zero)
    expectEqual(app.device.lines(.exception), [])
  }

  @Test("Geometry comes out of an archive as it went in")
  func archives() throws {
    _ = TestApp(iOS: 13.0)
    let archiver = HeadlessUIKit.NSKeyedArchiver(requiringSecureCoding: false)
    let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: -3, right: 4)
    archiver.encode(CGPoint(x: 1, y: 2.5), forKey: "point")
    archiver.encode(CGSize(width: 3, height: 4), forKey: "size")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    archiver.encode(CGVector(dx: -1, dy: 2), forKey: "vector")
    archiver.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), forKey: "transform")
    archiver.encode(insets, forKey: "insets")
    archiver.encode(
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
    archiver.encode(offset, forKey: "offset")
    let reader = try HeadlessUIKit.NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    expectEqual(reader.decodeCGPoint(forKey: "point"), CGPoint(x: 1, y: 2.5))
    expectEqual(reader.decodeCGSize(forKey: "size"), CGSize(width: 3, height: 4))
    expectEqual(reader.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(reader.decodeCGVector(forKey: "vector"), CGVector(dx: -1, dy: 2))
    expectEqual(
      reader.decodeCGAffineTransform(forKey: "transform"),
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    expectEqual(reader.decodeUIEdgeInsets(forKey: "insets"), insets)
    expectEqual(
      reader.decodeDirectionalEdgeInsets(forKey: "directional"),
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expectEqual(reader.decodeUIOffset(forKey: "offset"), offset)
    expectEqual(reader.decodeCGRect(forKey: "none"), .zero)
    expectEqual(reader.decodeUIEdgeInsets(forKey: "none"), .zero)
  }
}
