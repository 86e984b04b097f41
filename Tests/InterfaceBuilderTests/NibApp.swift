import EventTrace
import Foundation
import HeadlessUIKit

/// A device with an app whose bundle has files of Interface Builder's.
@MainActor
struct NibApp {
  let simulator: Simulator

  /// - Parameters:
  ///   - files: The text of each file by its path in the bundle.
  ///   - info: Info.plist.
  ///   - stored: What the app's life before has left on the device.
  ///   - classes: What files call by their names.
  ///   - others: What files call otherwise, by those names.
  init(
    iOS: IOSVersion = 17, model: String? = nil, info: [String: Any] = [:],
    files: [String: String] = [:], stored: [Simulator.Stored: Data] = [:],
    classes: [NSObject.Type] = [], named others: [String: NSObject.Type] = [:]
  ) {
    let named = others.merging(classes.map { ("\($0)", $0) }) { $1 }
    let names = Set(files.keys.compactMap { $0.split(separator: "/").last.map(String.init) })
    simulator = Simulator(
      configuration: Simulator.Configuration(
        iOS: iOS, device: model.flatMap(DeviceModel.named),
        bundle: AppBundle(
          infoDictionary: info, resources: names, files: files.mapValues { [UInt8]($0.utf8) }),
        stored: stored),
      hooks: Simulator.Hooks(
        classNamed: { named[$0.split(separator: ".").last.map(String.init) ?? $0] }))
    Simulator.current = simulator
  }

  /// Launches with that delegate class and lets the app settle.
  func launch(_ delegate: String? = nil) throws -> NibApp {
    simulator.launch(principalClassName: nil, delegateClassName: delegate)
    try simulator.settle()
    return self
  }
}
