import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Answers what recognizers ask, and logs that it was asked.
private final class Decider: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var isTogether = false
  var receives = true
  var waits: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool) = { _, _ in false }
  var isWaitedFor: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool) = { _, _ in false }
  var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isTogether }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isWaitedFor(gestureRecognizer, otherGestureRecognizer) }
}

/// A recognizer of an app's own: it takes the first move, and follows it.
private final class Follower: UIGestureRecognizer {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log.append("moved")
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log.append("ended")
    state = state == .possible ? .failed : .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    log.append("cancelled")
    state = .cancelled
  }
  override func reset() {
    super.reset()
    log.append("reset")
  }
}

/// Says whether a gesture in it may begin, and logs that it was asked.
private final class Asked: Pad {
  var allows = true
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log.lines.append("asked")
    return allows
  }
}

extension IOSVersion {
  fileprivate static let withGestures = tried(from: 3.2)
}

@MainActor
struct GestureTests {
  @Test("A tap is what goes up again at one place, so often and with so many fingers", .rule(265))
  func taps() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      let (tap, double, two) = (
        UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer()
      )
      double.numberOfTapsRequired = 2
      two.numberOfTouchesRequired = 2
      stage.add(tap, "single")
      stage.add(double, "double")
      stage.add(two, "two")
      stage.pad.isMultipleTouchEnabled = true
      try stage.simulator.tap(at: stage.centre)
      try stage.settle()
      expectEqual(stage.log.lines.filter { !$0.hasPrefix("pad") }, ["single ended"], "iOS \(iOS)")
      stage.log.lines = []
      // A single tap does not keep a double tap from being recognized.
      try stage.simulator.tap(at: stage.centre, count: 2)
      try stage.settle()
      expectEqual(
        stage.log.lines.filter { !$0.hasPrefix("pad") }, ["single ended", "double ended"],
        "iOS \(iOS)")
      stage.log.lines = []
      try stage.simulator.tap(at: stage.centre, fingers: 2)
      try stage.settle()
      expectEqual(stage.log.lines.filter { !$0.hasPrefix("pad") }, ["two ended"], "iOS \(iOS)")
      stage.log.lines = []
      // Too slow, and too far.
      try stage.simulator.press(at: stage.centre, for: 1)
      try stage.simulator.drag(along: [stage.centre, stage.point(80, 0)])
      try stage.settle()
      expectEqual(stage.log.lines.filter { !$0.hasPrefix("pad") }, [], "iOS \(iOS)")
    }
  }

  @Test(
    "The view hears that a recognized touch is cancelled, unless the recognizer leaves it",
    .rule(264))
  func cancelling() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      let tap = stage.add(UITapGestureRecognizer(), "tap")
      try stage.simulator.tap(at: stage.centre)
      expectEqual(stage.log.take(), ["pad began", "tap ended", "pad cancelled"], "iOS \(iOS)")
      expectEqual(stage.stage.device.lines(.exception), [])
      tap.cancelsTouchesInView = false
      try stage.simulator.tap(at: stage.centre)
      expectEqual(stage.log.take(), ["pad began", "tap ended", "pad ended"], "iOS \(iOS)")
      tap.cancelsTouchesInView = true
      tap.delaysTouchesBegan = true
      try stage.simulator.tap(at: stage.centre)
      expectEqual(stage.log.take(), ["tap ended"], "iOS \(iOS)")
      // What was held back comes when the recognizer has failed.
      try stage.simulator.press(at: stage.centre, for: 1)
      expectEqual(stage.log.take(), ["pad began", "pad ended"], "iOS \(iOS)")
    }
  }

  @Test("From iOS 6 on the view of a recognizer says too whether it may begin", .rule(193))
  func viewDecides() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      let view = Asked("view", stage.log, CGRect(x: 0, y: 0, width: 200, height: 200))
      stage.pad.addSubview(view)
      let decider = Decider()
      stage.add(UITapGestureRecognizer(), "tap", to: view).delegate = decider
      func heard() throws -> [String] {
        try stage.simulator.tap(at: stage.centre)
        return stage.log.take().filter { !$0.hasPrefix("view ") }
      }
      expectEqual(try heard(), only(iOS >= 6.0, "asked") + ["tap ended"], "iOS \(iOS)")
      view.allows = false
      expectEqual(try heard(), [iOS >= 6.0 ? "asked" : "tap ended"], "iOS \(iOS)")
      view.allows = true
      decider.begins = false
      expect(try !heard().contains("tap ended"), "iOS \(iOS)")
    }
  }

  @Test("A double tap leaves the view one touch that began and is cancelled", .rule(264))
  func doubleTap() throws {
    let stage = try FingerTestApp(iOS: 9.0)
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    try stage.simulator.tap(at: stage.centre, count: 2)
    expectEqual(stage.log.take(), ["pad began", "double ended", "pad cancelled"])
    // The end of a single tap waits until there is no second one.
    try stage.simulator.tap(at: stage.centre)
    expectEqual(stage.log.lines, ["pad began"])
    try stage.settle()
    expectEqual(stage.log.take(), ["pad began", "pad ended"])
    double.delaysTouchesEnded = false
    try stage.simulator.tap(at: stage.centre)
    expectEqual(stage.log.take(), ["pad began", "pad ended"])
  }

  @Test("A recognizer that requires another one to fail waits for it", .rule(262))
  func requiring() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      let single = stage.add(UITapGestureRecognizer(), "single")
      let double = stage.add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      try stage.simulator.tap(at: stage.centre)
      expectEqual(stage.log.lines, ["pad began"], "iOS \(iOS)")
      try stage.settle()
      expectEqual(stage.log.take(), ["pad began", "single ended", "pad cancelled"], "iOS \(iOS)")
      try stage.simulator.tap(at: stage.centre, count: 2)
      try stage.settle()
      expectEqual(stage.log.take(), ["pad began", "double ended", "pad cancelled"], "iOS \(iOS)")
    }
  }

  @Test("From iOS 7 the delegates of both may ask for the same, and so may subclasses", .rule(262))
  func requiringByQuestion() throws {
    for iOS in IOSVersion.withGestures {
      for way in 0..<2 {
        let stage = try FingerTestApp(iOS: iOS)
        let single = stage.add(UITapGestureRecognizer(), "single")
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        let decider = Decider()
        if way == 0 {
          single.delegate = decider
          decider.waits = { $0 === single && $1 === double }
        } else {
          double.delegate = decider
          decider.isWaitedFor = { $0 === double && $1 === single }
        }
        try stage.simulator.tap(at: stage.centre, count: 2)
        try stage.settle()
        expectEqual(
          stage.log.lines.filter { !$0.hasPrefix("pad") },
          (iOS >= 7.0 ? ["double ended"] : ["single ended", "double ended"]), "iOS \(iOS)")
      }
    }
  }

  @Test("Recognizers that require each other fail, with a word, and nothing hangs", .rule(262))
  func circle() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      let one = stage.add(UITapGestureRecognizer(), "one")
      let two = stage.add(UITapGestureRecognizer(), "two")
      one.require(toFail: two)
      two.require(toFail: one)
      one.require(toFail: one)
      try stage.simulator.tap(at: stage.centre)
      try stage.settle()
      expectEqual(stage.log.take(), ["pad began", "pad ended"], "iOS \(iOS)")
      expectEqual(
        stage.stage.device.lines(.diagnosis).filter { $0.contains("gesturesWaitForEachOther") }
          .count, 1, "iOS \(iOS)")
    }
  }

  @Test("A pan begins, changes and ends, and tells how far and how fast", .rule(260, 265))
  func pan() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      var way: [CGPoint] = []
      var pace: [CGPoint] = []
      let pan = stage.add(UIPanGestureRecognizer(), "pan") { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        way.append(pan.translation(in: stage.pad))
        pace.append(pan.velocity(in: stage.pad))
      }
      try stage.simulator.drag(along: [stage.centre, stage.point(50, 0)], for: 0.5, resting: 0)
      let states = stage.log.take()
      expect(states.first == "pad began" && states.last == "pan ended", "iOS \(iOS)")
      expectEqual(states.filter { $0 == "pan began" }.count, 1)
      expectEqual(states.filter { $0 == "pad cancelled" }.count, 1)
      expectEqual(states.filter { $0 == "pan changed" }.count, 8)
      expect(abs((way.last?.x ?? 0) - 50) < 0.01 && abs((pace.last?.x ?? 0) - 100) < 1)
      expectEqual(pan.state, .possible)
      // Nine points are no drag yet.
      try stage.simulator.drag(along: [stage.centre, stage.point(9, 0)])
      expectEqual(stage.log.take().filter { $0.hasPrefix("pan") }, [])
    }
  }

  @Test("A long press begins while the finger is down", .rule(260, 265))
  func longPress() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      let press = stage.add(UILongPressGestureRecognizer(), "press")
      try stage.simulator.press(at: stage.centre, for: 0.4)
      expectEqual(stage.log.take(), ["pad began", "pad ended"], "iOS \(iOS)")
      try stage.simulator.press(at: stage.centre, for: 0.6)
      expectEqual(
        stage.log.take(), ["pad began", "press began", "pad cancelled", "press ended"],
        "iOS \(iOS)")
      // It may be moved once it has begun, and not before.
      try stage.simulator.drag(along: [stage.centre, stage.point(50, 0)])
      expectEqual(stage.log.take().filter { $0.hasPrefix("press") }, [], "iOS \(iOS)")
      press.minimumPressDuration = 0.2
      try stage.simulator.drag(along: [stage.centre, stage.point(50, 0)], pressing: 0.3)
      expectEqual(stage.log.take().filter { $0 == "press changed" }.count, 10, "iOS \(iOS)")
    }
  }

  @Test("A swipe is quick and goes in its direction; a drag is none", .rule(265))
  func swipe() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
      swipe.direction = [.left, .up]
      for direction in [Simulator.SwipeDirection.left, .right, .up, .down] {
        try stage.simulator.swipe(direction, from: stage.centre, by: 90)
        let heard = stage.log.take().filter { $0.hasPrefix("swipe") }
        expectEqual(
          heard, only(direction == .left || direction == .up, "swipe ended"), "iOS \(iOS)")
      }
      try stage.simulator.drag(along: [stage.centre, stage.point(-90, 0)], for: 2)
      expectEqual(stage.log.take().filter { $0.hasPrefix("swipe") }, [], "iOS \(iOS)")
    }
  }

  @Test("Two fingers pinch and turn", .rule(260, 265))
  func pinchAndTurn() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      var (scale, angle) = (CGFloat(1), CGFloat(0))
      stage.add(UIPinchGestureRecognizer(), "pinch") {
        if let pinch = $0 as? UIPinchGestureRecognizer { scale = pinch.scale }
        expect($0.state == .ended || $0.numberOfTouches == 2)
      }
      stage.add(UIRotationGestureRecognizer(), "turn") {
        if let turn = $0 as? UIRotationGestureRecognizer { angle = turn.rotation }
      }
      try stage.simulator.pinch(at: stage.centre, scale: 2)
      expect(abs(scale - 2) < 0.01, "iOS \(iOS)")
      expectEqual(stage.log.take().filter { $0.hasPrefix("turn") }, [], "iOS \(iOS)")
      try stage.simulator.pinch(at: stage.centre, scale: 0.5)
      expect(abs(scale - 0.5) < 0.01, "iOS \(iOS)")
      try stage.simulator.turnFingers(at: stage.centre, by: .pi / 2)
      expect(abs(angle - .pi / 2) < 0.01, "iOS \(iOS)")
    }
  }

  @Test("Of nested recognizers the innermost wins, unless a delegate wants both", .rule(261))
  func together() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      let inner = Pad("inner", stage.log, CGRect(x: 0, y: 0, width: 200, height: 200))
      stage.pad.addSubview(inner)
      stage.add(UIPanGestureRecognizer(), "outer")
      let pan = stage.add(UIPanGestureRecognizer(), "inner", to: inner)
      let path = [stage.centre, stage.point(50, 0)]
      try stage.simulator.drag(along: path)
      expect(!stage.log.take().contains("outer began"), "iOS \(iOS)")
      let decider = Decider()
      decider.isTogether = true
      pan.delegate = decider
      try stage.simulator.drag(along: path)
      let both = stage.log.take()
      expect(both.contains("outer began") && both.contains("inner began"), "iOS \(iOS)")
    }
  }

  @Test("A delegate refuses touches and beginnings; a refused one fails", .rule(263))
  func delegate() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      let tap = stage.add(UITapGestureRecognizer(), "tap")
      let decider = Decider()
      tap.delegate = decider
      decider.begins = false
      try stage.simulator.tap(at: stage.centre)
      expect(stage.log.take() == ["pad began", "pad ended"] && decider.asked == 1, "iOS \(iOS)")
      decider.receives = false
      try stage.simulator.tap(at: stage.centre)
      expectEqual(decider.asked, 1, "iOS \(iOS)")
      (decider.begins, decider.receives) = (true, true)
      try stage.simulator.tap(at: stage.centre)
      expect(stage.log.take().contains("tap ended"), "iOS \(iOS)")
    }
  }

  @Test("A recognizer of an app's own hears the touches, says its states and is reset", .rule(260))
  func ownRecognizer() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      let follower = stage.add(Follower(), "follower")
      try stage.simulator.drag(along: [stage.centre, stage.point(0, 20)])
      expectEqual(
        follower.log, ["began"] + Array(repeating: "moved", count: 10) + ["ended", "reset"],
        "iOS \(iOS)")
      expectEqual(
        stage.log.take(),
        ["pad began", "follower began", "pad cancelled"]
          + Array(repeating: "follower changed", count: 9) + ["follower ended"], "iOS \(iOS)")
      follower.log = []
      try stage.simulator.tap(at: stage.centre)
      expectEqual(follower.log, ["began", "ended", "reset"], "iOS \(iOS)")
      expectEqual(stage.log.take(), ["pad began", "pad ended"], "iOS \(iOS)")
    }
  }

  @Test("A recognizer that is turned off while it runs is cancelled", .rule(260))
  func turnedOff() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      stage.add(UIPanGestureRecognizer(), "pan") { recognizer in
        guard recognizer.state == .changed else { return }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
      try stage.simulator.drag(along: [stage.centre, stage.point(50, 0)])
      expectEqual(
        stage.log.take().filter { $0.hasPrefix("pan") },
        ["pan began", "pan changed", "pan cancelled"], "iOS \(iOS)")
    }
  }

  @Test("An action that removes the view, or a touch at no place, does no harm", .rule(260))
  func harmless() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      stage.add(UIPanGestureRecognizer(), "pan") { $0.view?.removeFromSuperview() }
      try stage.simulator.drag(along: [stage.centre, stage.point(50, 0)])
      try stage.settle()
      expectNil(stage.pad.superview)
      let nowhere = CGPoint(x: CGFloat.nan, y: 0)
      expectNil(try stage.simulator.tap(at: nowhere))
      expectNil(try stage.simulator.drag(along: [stage.centre, nowhere]))
      expectNil(try stage.simulator.pinch(at: stage.centre, scale: .infinity))
      expectNil(stage.pad.hitTest(nowhere, with: nil))
      stage.simulator.tap(stage.pad, at: nowhere)
      try stage.settle()
      expect(!stage.simulator.isDead)
    }
  }

  @Test("From iOS 6 a button keeps its tap from a recognizer around it, and not before", .rule(267))
  func controls() throws {
    for iOS in IOSVersion.withGestures {
      let stage = try FingerTestApp(iOS: iOS)
      stage.add(UITapGestureRecognizer(), "tap")
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      stage.pad.addSubview(button)
      let hearer = Hearer("button", stage.log)
      final class Target: NSObject {
        var count = 0
        func tapped() { count += 1 }
      }
      let target = Target()
      button.addTarget(target, action: Target.tapped, for: .touchUpInside)
      try stage.simulator.tap(at: stage.centre)
      expectEqual(stage.log.take(), only(iOS < 6.0, "tap ended"), "iOS \(iOS)")
      expectEqual(target.count, (iOS < 6.0 ? 0 : 1), "iOS \(iOS)")
      _ = hearer
    }
  }
}
