import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Notes the touches that it gets.
private final class Surface: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first?.location(in: self) ?? .zero
    log.append("began \(Int(place.x)) \(Int(place.y))")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

private final class Watcher: UIApplication {
  static var phases: [UITouch.Phase] = []
  static var passes = true
  override func sendEvent(_ event: UIEvent) {
    Self.phases += (event.allTouches ?? []).map(\.phase)
    if Self.passes { super.sendEvent(event) }
  }
}

private final class Listener: NSObject, UITextFieldDelegate, UISearchBarDelegate {
  var log: [String] = []
  func tapped() { log.append("tapped") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return \(textField.text ?? "")")
    return textField.resignFirstResponder()
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    log.append("search \(searchBar.text ?? "")")
  }
}

private final class Items: UICollectionViewController {
  var chosen: [Int] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { chosen.append(indexPath.item) }
}

@MainActor
struct TouchTests {
  /// The view is made when the device is there, because UIKit's objects belong to one.
  private func shown<View: UIView>(
    _ make: @autoclosure () -> View, iOS: IOSVersion = 6.0
  ) throws -> (TestApp, View) {
    let stage = TestApp(iOS: iOS)
    let view = make()
    let root = UIViewController()
    try stage.show(root)
    view.frame = CGRect(x: 10, y: 50, width: 100, height: 44)
    root.view.addSubview(view)
    try stage.settle()
    return (stage, view)
  }

  private func tap(_ view: UIView, _ stage: TestApp) {
    stage.device.simulator.tap(
      view, at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  @Test("A touch goes from the application to its window and on to the view in which it began")
  func events() throws {
    let device = try Device(iOS: 6.0, classes: [Watcher.self]).launch(nil, principal: "Watcher")
    let (window, pad) = (UIWindow(frame: UIScreen.main.bounds), Surface())
    pad.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    window.addSubview(pad)
    window.makeKeyAndVisible()
    (Watcher.phases, Watcher.passes) = ([], true)
    device.simulator.tap(pad, at: CGPoint(x: 15, y: 26))
    expectEqual(Watcher.phases, [.began, .ended])
    expectEqual(pad.log, ["began 5 6", "ended"])
    Watcher.passes = false
    device.simulator.tap(pad, at: CGPoint(x: 15, y: 26))
    expectEqual(pad.log.count, 2)
  }

  @Test("A tap that a recognizer takes is cancelled for the view; a control keeps its own")
  func recognizers() throws {
    let (stage, pad) = try shown(Surface())
    let listener = Listener()
    let recognizer = UITapGestureRecognizer(target: listener, action: Listener.tapped)
    pad.superview?.addGestureRecognizer(recognizer)
    tap(pad, stage)
    recognizer.cancelsTouchesInView = false
    tap(pad, stage)
    recognizer.isEnabled = false
    tap(pad, stage)
    expectEqual(pad.log.filter { !$0.hasPrefix("began") }, ["cancelled", "ended", "ended"])
    expectEqual(listener.log, ["tapped", "tapped"])
    recognizer.isEnabled = true
    let button = UIButton(frame: pad.frame)
    button.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    pad.superview?.addSubview(button)
    tap(button, stage)
    expectEqual(listener.log.count, 3)
  }

  @Test("A control is highlighted while a finger is on it, and hears of a touch that is taken back")
  func tracking() throws {
    final class Key: UIButton {
      var log: [String] = []
      override var isHighlighted: Bool { didSet { log.append("\(isHighlighted)") } }
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("begin")
        return true
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
      func cancelled() { log.append("cancel") }
    }
    let (stage, key) = try shown(Key())
    key.addTarget(key, action: Key.cancelled, for: .touchCancel)
    tap(key, stage)
    expectEqual(key.log, ["begin", "true", "false", "end"])
    key.log = []
    let recognizer = UITapGestureRecognizer(target: Listener(), action: Listener.tapped)
    key.addGestureRecognizer(recognizer)
    tap(key, stage)
    expectEqual(key.log, ["begin", "true", "false", "cancel"])
  }

  @Test("A tapped switch flips and says so; a disabled one does not")
  func switches() throws {
    let (stage, control) = try shown(UISwitch())
    let listener = Listener()
    control.addTarget(listener, action: Listener.tapped, for: .valueChanged)
    tap(control, stage)
    expect(control.isOn && listener.log == ["tapped"])
    control.isEnabled = false
    tap(control, stage)
    expect(control.isOn)
  }

  @Test("What is typed goes to the field that was tapped, and the return key to its delegate")
  func typing() throws {
    let (stage, field) = try shown(UITextField())
    let (simulator, listener) = (stage.device.simulator, Listener())
    field.delegate = listener
    expect(!simulator.typeText("nobody listens"))
    tap(field, stage)
    expect(simulator.typeText("giraffe\n"))
    expectEqual(listener.log, ["return giraffe"])
    expect(!field.isFirstResponder)
    let view = UITextView(frame: field.frame)
    field.superview?.addSubview(view)
    tap(view, stage)
    expect(simulator.typeText("one\ntwo"))
    expectEqual(view.text, "one\ntwo")
  }

  @Test("The methods that a delegate has are in the trace with their answers, and no others")
  func delegatesInTrace() throws {
    let (stage, field) = try shown(UITextField())
    let (simulator, listener) = (stage.device.simulator, Listener())
    field.delegate = listener
    let bar = UISearchBar(frame: field.frame)
    bar.delegate = listener
    field.superview?.addSubview(bar)
    let mark = stage.mark
    tap(field, stage)
    _ = simulator.typeText("a\n")
    bar.type("b")
    bar.pressSearch()
    let heard = simulator.recorder.events[mark...].filter { $0.subject?.name == "Listener" }
    expectEqual(
      heard.map(\.description),
      [
        "Listener textFieldShouldReturn(UITextField) → true",
        "Listener searchBarSearchButtonClicked(UISearchBar)",
      ])
  }

  @Test("The delete key is told by deleteBackward(), in an empty field too", .rule(450))
  func deleteKey() throws {
    final class Digit: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
    }
    let (stage, field) = try shown(Digit())
    tap(field, stage)
    _ = stage.device.simulator.typeText("a\u{8}\u{8}")
    expectEqual(field.deletions, 2)
    expectEqual(field.text, "")
  }

  @Test("The search key of a search bar tells its delegate")
  func searching() throws {
    let (stage, bar) = try shown(UISearchBar())
    let listener = Listener()
    bar.delegate = listener
    tap(bar.subviews[0], stage)
    expect(stage.device.simulator.typeText("zebra\n"))
    expectEqual(listener.log, ["search zebra"])
  }

  @Test("A tap on an item of a collection chooses it")
  func items() throws {
    let stage = TestApp(iOS: 9.0)
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    try stage.show(items)
    let cell = try #require(items.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    tap(cell, stage)
    expectEqual(items.chosen, [1])
  }
}
