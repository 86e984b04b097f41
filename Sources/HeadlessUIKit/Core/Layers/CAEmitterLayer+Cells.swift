import Foundation

extension CAEmitterLayer {
  /// Sets a property of the cell that has a name, by a path such as `emitterCells.snow.birthRate` (rule 1296).
  ///
  /// - Returns: Whether there is such a cell, and it has the property.
  func set(_ value: Any?, ofCellAt path: String) -> Bool {
    let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = emitterCells?.first(where: { $0.name == parts[1] })
    else { return false }
    return Simulator.current.setProperty(value, atPath: parts[2], of: cell) == .done
  }
}
