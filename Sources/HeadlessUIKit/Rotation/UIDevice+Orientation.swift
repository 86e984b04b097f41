import Foundation

extension UIDevice: SettableByKey {
  func set(_ value: Any?, byKey key: String) -> Bool {
    guard key == "orientation" else { return false }
    setOrientation(byKey: value)
    return true
  }

  /// Apps before iOS 16 turned the interface as if the user had turned the device.
  private func setOrientation(byKey value: Any?) {
    let simulator = Simulator.current!
    guard let number = (value as? NSNumber)?.intValue ?? value as? Int,
      let orientation = UIDeviceOrientation(rawValue: number)
    else { return }
    simulator.call("setValue(_:forKey:)", on: self, ["\(orientation)", "orientation"]) {
      guard simulator.has(.deviceOrientationIsSettable) else {
        return simulator.console(
          "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
            + "UIWindowScene.requestGeometryUpdate(_:)")
      }
      simulator.rotate(to: orientation)
    }
  }
}
