import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A model as the adapter leaves it.
private class Model: NSObject {
  var count = 0 {
    willSet { _willChange(self, "count") }
    didSet { _didChange(self, "count") }
  }
  var name: String? {
    willSet { _willChange(self, "name") }
    didSet { _didChange(self, "name") }
  }
  var sort = Sort.plain {
    willSet { _willChange(self, "sort") }
    didSet { _didChange(self, "sort") }
  }
  var friend: Model? {
    willSet { _willChange(self, "friend") }
    didSet { _didChange(self, "friend") }
  }
  var title: String { "\(name ?? "-") \(count)" }

  enum Sort: Int { case plain, special }

  static func register() {
    _registerProperty("count", \Model.count)
    _registerProperty("name", \Model.name)
    _registerProperty("sort", \Model.sort)
    _registerProperty("friend", \Model.friend)
    _registerProperty("title", \Model.title)
    _registerClassMember(Model.self, "keyPathsForValuesAffectingTitle") { _ in
      ["name", "count"] as Set<String>
    }
  }
}

private final class Observer: NSObject {
  var log: [String] = []

  static func register() {
    _registerMethod(Observer.self, "observeValueForKeyPath:of:change:context:") {
      observer, path, _, change, _ in
      let change = change as! [NSKeyValueChangeKey: Any]
      let values = [NSKeyValueChangeKey.oldKey, .newKey].map { key in
        change[key].map { "\($0)" } ?? "none"
      }
      let isPrior = change[.notificationIsPriorKey] != nil
      (observer as! Observer).log.append(
        "\(path as! String) \(values[0]) \(values[1])\(isPrior ? " prior" : "")")
      return nil
    }
  }
}

@MainActor
struct ObservingTests {
  private func device() -> Device {
    let device = Device(iOS: 12.0)
    Model.register()
    Observer.register()
    return device
  }

  @Test("A closure hears of a change behind it, until its observation is gone", .rule(350))
  func closure() {
    let device = device()
    let model = Model()
    var log: [String] = []
    var token: NSKeyValueObservation? = model.observe(\.count, options: [.old, .new]) {
      log.append("\($0.count) \($1.oldValue!) \($1.newValue!)")
    }
    model.count = 1
    model.count = 1
    token?.invalidate()
    model.count = 2
    token = model.observe(\.count, options: .initial) {
      log.append("\($0.count) \($1.newValue as Any)")
    }
    expect(token != nil)
    token = nil
    model.count = 3
    expectEqual(log, ["1 0 1", "1 1 1", "2 nil"])
    withExtendedLifetime(device) {}
  }

  @Test("An object hears at once, before and behind a change, as it asks", .rule(350))
  func object() {
    let device = device()
    let (model, observer) = (Model(), Observer())
    model.addObserver(
      observer, forKeyPath: "name", options: [.initial, .prior, .old, .new], context: nil)
    model.name = "Ada"
    model.removeObserver(observer, forKeyPath: "name")
    model.name = nil
    expectEqual(observer.log, ["name none <null>", "name <null> none prior", "name <null> Ada"])
    withExtendedLifetime(device) {}
  }

  @Test("A path leads through objects, and follows them when they change", .rule(350))
  func path() {
    let device = device()
    let (model, first, second) = (Model(), Model(), Model())
    var log: [Int?] = []
    let token = model.observe(_keyPathNamed("friend.count", \.friend?.count)) { model, _ in
      log.append(model.friend?.count)
    }
    first.count = 4
    model.friend = first
    first.count = 5
    model.friend = second
    first.count = 6
    second.count = 7
    expectEqual(log, [4, 5, 0, 7])
    withExtendedLifetime((device, token)) {}
  }

  @Test("An enumeration has no values in a change, and an optional one that is nil has", .rule(351))
  func values() {
    let device = device()
    let model = Model()
    var log: [String] = []
    let tokens = [
      model.observe(\.sort, options: .new) { log.append("\($0.sort) \($1.newValue as Any)") },
      model.observe(\.name, options: .new) { log.append("\($1.newValue as Any)") },
    ]
    model.sort = .special
    model.name = nil
    expectEqual(log, ["special nil", "Optional(nil)"])
    withExtendedLifetime((device, tokens)) {}
  }

  @Test("A property that depends on others tells of their changes", .rule(352))
  func dependent() {
    let device = device()
    let model = Model()
    var log: [String] = []
    let token = model.observe(\.title, options: [.old, .new]) {
      log.append("\($1.oldValue!) > \($1.newValue!)")
    }
    model.name = "A"
    model.count = 2
    expectEqual(log, ["- 0 > A 0", "A 0 > A 2"])
    withExtendedLifetime((device, token)) {}
  }

  @Test("A class that tells nothing by itself tells what it announces", .rule(352))
  func manual() {
    let device = device()
    _registerClassMember(Model.self, "automaticallyNotifiesObservers") { $0 != "count" }
    let model = Model()
    var log: [Int] = []
    let token = model.observe(\.count) { model, _ in log.append(model.count) }
    model.count = 1
    model.willChangeValue(forKey: "count")
    model.count = 2
    model.didChangeValue(forKey: "count")
    expectEqual(log, [2])
    withExtendedLifetime((device, token)) {}
  }

  @Test("An observer that is gone and was not removed is noted", .rule(353))
  func gone() {
    let device = device()
    let model = Model()
    do { model.addObserver(Observer(), forKeyPath: "count", options: [], context: nil) }
    model.count = 1
    expect(device.lines(.diagnosis).contains { $0.contains("observerGone") })
  }

  @Test("Removing an observer that does not observe ends the app", .rule(350, "M45"))
  func removed() {
    let device = device()
    let (model, observer) = (Model(), Observer())
    model.removeObserver(observer, forKeyPath: "count")
    expectEqual(
      device.lines(.exception).last,
      "NSRangeException: Cannot remove an observer <Observer> for the key path \"count\" from <Model> because it "
        + "is not registered as an observer.")
  }

  @Test("A change that its observer does not handle ends the app", .rule(350, "M46"))
  func unhandled() {
    let device = device()
    let (model, observer) = (Model(), NSObject())
    model.addObserver(observer, forKeyPath: "count", options: [], context: nil)
    model.count = 1
    expectEqual(
      device.lines(.exception).last?.hasPrefix(
        "NSInternalInconsistencyException: <NSObject>: An -observeValueForKeyPath:ofObject:change:context: message was received but "
          + "not handled.\nKey path: count\nObserved object: <Model>"), true)
  }

  @Test("Views tell of what was set, and their layers of the place", .rule(354))
  func views() {
    let device = device()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []
    let tokens = [
      view.observe(\.frame) { _, _ in log.append("frame") },
      view.observe(\.bounds) { _, _ in log.append("bounds") },
      view.observe(\.center) { _, _ in log.append("center") },
    ]
    let layer = view.layer.observe(\.position) { _, _ in log.append("position") }
    view.frame.origin.x = 5
    view.center.y = 40
    view.bounds.size.width = 20
    expectEqual(log, ["position", "frame", "position", "center", "position", "bounds"])
    withExtendedLifetime((device, tokens, layer)) {}
  }

  @Test("Scroll views, controls, titles and defaults tell of their changes", .rule(354))
  func properties() {
    let device = device()
    let (scroll, button, controller) = (UIScrollView(), UIButton(), UIViewController())
    var log: [String] = []
    let tokens = [
      scroll.observe(\.contentOffset, options: .old) {
        log.append("\($0.contentOffset.y) \($1.oldValue!.y)")
      },
      scroll.observe(_keyPathNamed("contentSize", \.contentSize)) {
        log.append("\($0.contentSize.width) \($1.kind)")
      },
      button.observe(_keyPathNamed("isSelected", \.isSelected)) {
        log.append("\($0.isSelected) \($1.isPrior)")
      },
      controller.observe(_keyPathNamed("title", \.title)) { controller, _ in
        log.append(controller.title ?? "-")
      },
    ]
    let observer = Observer()
    HeadlessUIKit.UserDefaults.standard.addObserver(
      observer, forKeyPath: "score", options: .new, context: nil)
    scroll.contentOffset.y = 3
    scroll.contentSize.width = 8
    button.isSelected = true
    controller.title = "Hi"
    HeadlessUIKit.UserDefaults.standard.set(4, forKey: "score")
    expectEqual(log, ["3.0 0.0", "8.0 setting", "true false", "Hi"])
    expectEqual(observer.log, ["score none 4"])
    withExtendedLifetime((device, tokens)) {}
  }

  @Test("A property of UIKit's that tells nothing is noted when somebody observes it", .rule(354))
  func silent() {
    let device = device()
    let view = UIView()
    let token = view.observe(_keyPathNamed("tag", \.tag)) { _, _ in }
    expect(device.lines(.diagnosis).contains { $0.contains("UIView.tag") })
    withExtendedLifetime(token) {}
  }
}
