import EventTrace
import Foundation
import HeadlessUIKit
import Testing

/// The device on which a driver plays, and what was seen on it.
///
/// Seen is what UIKit called or asked from ``begin()`` on, with what the app printed along with it.
final class TraceApp {
  private(set) var simulator: Simulator
  let iOS: IOSVersion
  private let model: DeviceModel?
  /// What the app holds that nobody else does.
  var kept: [AnyObject] = []
  private var start = 0
  /// What the app printed in a call, by the call's number.
  private var notes: [Int: String] = [:]
  /// What the app saw that UIKit does not call, each before the event with that number.
  private var sightings: [(place: Int, event: Event)] = []

  init(iOS: IOSVersion, device: String?) {
    self.iOS = iOS
    model = device.flatMap(DeviceModel.named)
    simulator = Simulator(configuration: Simulator.Configuration(iOS: iOS, device: model))
  }

  // MARK: What drivers do

  /// Switches the device on again and starts an app on it, whose delegate `make` makes.
  func launch(
    reason: Simulator.LaunchReason = .user, info: [String: Any] = [:],
    orientation: UIDeviceOrientation = .portrait, keeping stored: [Simulator.Stored: Data] = [:],
    files: [String: String] = [:], classes: [String: NSObject.Type] = [:],
    scene: (() -> NSObject)? = nil, _ make: @escaping () -> NSObject
  ) throws {
    (notes, sightings, start) = ([:], [], 0)
    let hooks = Simulator.Hooks(
      instantiate: { type in
        type == AD.self ? make() : scene?()
      },
      classNamed: {
        $0 == "AD" ? AD.self : $0 == "\(AppBundle.moduleName).Scene" ? Scene.self : classes[$0]
      },
      overrides: { ($0 as? Lettered)?.overridden.contains($1) ?? false })
    simulator = Simulator(
      configuration: Simulator.Configuration(
        iOS: iOS, device: model, orientation: orientation,
        // With the tall launch image no screen is letterboxed.
        bundle: AppBundle(
          infoDictionary: info, resources: ["Default-568h@2x.png"],
          files: files.mapValues { [UInt8]($0.utf8) }),
        launchReason: reason, stored: stored),
      hooks: hooks)
    Simulator.current = simulator
    simulator.launch(principalClassName: nil, delegateClassName: "AD")
    try simulator.settle()
  }

  /// Launches an app that shows a root controller in a window made by its delegate.
  ///
  /// - Returns: the root controller.
  @discardableResult
  func show<Root: UIViewController>(_ make: @escaping () -> Root) throws -> Root {
    var made: Root?
    try launch { [self] in
      AD(stage: self) {
        let root = make()
        made = root
        return root
      }
    }
    return try #require(made)
  }

  /// From here on calls are compared.
  func begin() { start = simulator.recorder.events.count }

  /// Writes down what the app prints in the call that just began.
  func note(_ text: String) {
    guard let call = simulator.recorder.events.last else { return }
    notes[call.sequence] = text
  }

  /// Writes down what the app sees without a call of UIKit's: a closure that ran, a `deinit`.
  func see(_ name: String, of className: String, printing text: String? = nil) {
    let events = simulator.recorder.events
    sightings.append(
      (
        events.count,
        Event(
          sequence: events.count, instant: simulator.queue.now, depth: 0, kind: .callback,
          subject: Event.Subject(name: className, className: className), name: name, text: text)
      ))
  }

  // MARK: What was seen

  /// The calls and questions that satisfy `isLogged`, each with its note as its text.
  func heard(_ isLogged: (Event) -> Bool) -> Trace {
    var trace = Trace(iOS: iOS, device: simulator.configuration.device.name)
    var waiting = sightings[...]
    for event in simulator.recorder.events {
      while let next = waiting.first, next.place <= event.sequence {
        if next.place > start { trace.events.append(next.event) }
        waiting.removeFirst()
      }
      guard event.sequence >= start, event.kind == .callback || event.kind == .query else {
        continue
      }
      var noted = event
      noted.text = notes[event.sequence]
      trace.events.append(noted)
    }
    trace.events += waiting.map(\.event)
    return trace.filter(isLogged)
  }
}
