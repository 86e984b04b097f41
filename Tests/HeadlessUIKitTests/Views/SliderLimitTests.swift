import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// The smallest and the largest value of a slider.
@Suite(.rule(740))
@MainActor
struct SliderLimitTests {
  private final class Listener: NSObject {
    var heard = 0
    func changed() { heard += 1 }
  }

  @Test("Each limit pushes the other, and the value stays between them")
  func limits() {
    for iOS in IOSVersion.tried { limits(iOS) }
  }

  private func limits(_ iOS: IOSVersion) {
    let stage = TestApp(iOS: iOS)
    defer { _ = stage }
    let (slider, listener) = (UISlider(frame: .zero), Listener())
    slider.addTarget(listener, action: Listener.changed, for: .valueChanged)
    func all() -> [Float] { [slider.minimumValue, slider.value, slider.maximumValue] }
    expectEqual(all(), [0, 0, 1])
    slider.minimumValue = 20
    expectEqual(all(), [20, 20, 20])
    slider.maximumValue = 40
    slider.value = 60
    expectEqual(all(), [20, 40, 40])
    slider.maximumValue = -5
    expect(all() == [-5, -5, -5] && listener.heard == 0)
  }
}
