import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Frames and bounds that are no rectangles, or rectangles from another corner.
@MainActor
struct UnusableGeometryTests {
  private static let mistakes: [(String, @MainActor (UIView) -> Void)] = [
    ("position contains NaN: [nan 4]", { $0.frame.origin.x = .nan }),
    ("position contains NaN: [2.5 nan]", { $0.frame.size.height = .nan }),
    ("position contains NaN: [nan nan]", { $0.center = CGPoint(x: CGFloat.nan, y: .nan) }),
    ("bounds contains NaN: [0 0; nan 4]", { $0.bounds.size.width = .nan }),
    ("bounds contains NaN: [0 nan; 3 4]", { $0.bounds.origin.y = .nan }),
  ]

  @Test(
    "A number that is none ends the app in the words of Core Animation, from iOS 4.3 on",
    .rule(192, "M34"),
    arguments: [4.3, 5.0, 9, 26] as [IOSVersion])
  func notANumber(iOS: IOSVersion) {
    for (reason, mistake) in Self.mistakes {
      for isWindow in [false, true] {
        let device = Device(iOS: iOS)
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let view = isWindow ? UIWindow(frame: frame) : UIView(frame: frame)
        mistake(view)
        expectEqual(device.lines(.exception), ["CALayerInvalidGeometry: CALayer \(reason)"])
        expectEqual(view.frame, frame)
      }
    }
  }

  @Test("A view that is made with such a frame, and content that is scrolled so, end the app too")
  func notANumberElsewhere() {
    let made = Device(iOS: 9.0)
    expectEqual(UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2)).frame, .zero)
    expectEqual(
      made.lines(.exception),
      [
        "CALayerInvalidGeometry: CALayer position contains NaN: [nan 1]"
      ])
    let scrolled = Device(iOS: 9.0)
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 291))
    content.contentOffset.y = .nan
    expectEqual(
      scrolled.lines(.exception),
      [
        "CALayerInvalidGeometry: CALayer bounds contains NaN: [0 nan; 320 291]"
      ])
    expectEqual(content.contentOffset, .zero)
  }

  @Test("Before, and where it is infinite, the rectangle is passed over with a diagnosis")
  func passedOver() {
    for (iOS, number, text) in [
      (4.2, CGFloat.nan, "nan"), (26, .infinity, "inf"), (4.2, -.infinity, "-inf"),
    ] as [(IOSVersion, CGFloat, String)] {
      let device = Device(iOS: iOS)
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.frame.origin.y = number
      expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
      expectEqual(
        device.lines(.diagnosis, .exception),
        [
          "unusableFrame (rule 192): A rectangle with a number that is infinite or not a number was ignored: "
            + "frame (1 \(text); 3 4)."
        ])
    }
  }

  @Test("A negative size is the same rectangle from its other corner, however it is given")
  func negativeSize() {
    _ = Device(iOS: 6.0)
    let turned = CGRect(x: 10, y: 10, width: -4, height: -6)
    let standard = CGRect(x: 6, y: 4, width: 4, height: 6)
    let view = UIView(frame: .zero)
    view.frame = turned
    expectEqual(view.frame, standard)
    expectEqual(UIView(frame: turned).frame, standard)
    expectEqual(UIWindow(frame: turned).frame, standard)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.bounds.size = CGSize(width: -4, height: 6)
    expectEqual(other.bounds.size, CGSize(width: 4, height: 6))
    expectEqual(other.center, CGPoint(x: 5, y: 5))
  }
}
