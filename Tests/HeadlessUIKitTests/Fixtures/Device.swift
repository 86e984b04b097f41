import CPlatform
package import EventTrace
package import Foundation
package import HeadlessUIKit

/// A simulated device for a test: switched on, with an app of the test's own classes.
@MainActor
package struct Device {
  package let simulator: Simulator

  /// Switches on a device; the app's classes are known under their plain names.
  package init(
    iOS: IOSVersion, model: String? = nil, orientation: UIDeviceOrientation = .portrait,
    info: [String: Any] = [:],
    resources: Set<String> = [], reason: Simulator.LaunchReason = .user,
    stored: [Simulator.Stored: Data] = [:], classes: [NSObject.Type] = [],
    switches: [String: Bool] = [:]
  ) {
    self.init(
      Simulator.Configuration(
        iOS: iOS, device: model.flatMap(DeviceModel.named), orientation: orientation,
        bundle: AppBundle(infoDictionary: info, resources: resources), launchReason: reason,
        stored: stored, switches: switches), classes: classes)
  }

  /// Switches on a device that is as the configuration says.
  package init(_ configuration: Simulator.Configuration, classes: [NSObject.Type] = []) {
    let named = Dictionary(uniqueKeysWithValues: classes.map { ("\($0)", $0) })
    simulator = Simulator(
      configuration: configuration,
      hooks: Simulator.Hooks(
        classNamed: { named[$0.split(separator: ".").last.map(String.init) ?? $0] },
        overrides: { ($0 as? any Overriding)?.overridden.contains($1) ?? false },
        stacks: Stacks(
          make: cplatform_stack_make, enter: cplatform_stack_enter,
          giveWay: cplatform_stack_give_way, setLock: cplatform_stack_set_lock)))
    Simulator.current = simulator
  }

  /// Launches with that delegate class and lets the app settle.
  package func launch(_ delegate: String?, principal: String? = nil) throws -> Device {
    simulator.launch(principalClassName: principal, delegateClassName: delegate)
    try simulator.settle()
    return self
  }

  /// The events of these kinds in one line each.
  package func lines(_ kinds: Event.Kind...) -> [String] {
    simulator.recorder.events.filter { kinds.contains($0.kind) }.map(\.description)
  }

  /// The callbacks, by member name alone.
  package var callbacks: [String] {
    simulator.recorder.events.filter { $0.kind == .callback }
      .map { String($0.name.prefix { $0 != "(" }) }
  }
}

/// An object that says which members of UIKit's its class overrides, as the host would find out.
@MainActor
package protocol Overriding {
  var overridden: Set<String> { get }
}
