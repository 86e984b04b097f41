import Foundation

/// One observer's interest in one path of names.
final class KeyPathObservation {
  /// A property on the way, whose change is one of the path's value.
  private struct Step {
    weak var object: NSObject?
    let key: String
  }

  /// The object that the path begins at; nobody is kept alive by being observed.
  private(set) weak var root: NSObject?
  let path: String
  let options: NSKeyValueObservingOptions
  private let read: (NSObject) -> Any?
  private let tell: (NSObject, _ change: [NSKeyValueChangeKey: Any]) -> Void
  private var steps: [Step] = []
  /// The value of which the observer knows.
  private var known: Any?
  /// How many changes have begun and not ended: one inside of another is told of once.
  private var open = 0

  init(
    of root: NSObject, _ path: String, _ options: NSKeyValueObservingOptions,
    read: @escaping (NSObject) -> Any?,
    tell: @escaping (NSObject, [NSKeyValueChangeKey: Any]) -> Void
  ) {
    self.root = root
    self.path = path
    self.options = options
    self.read = read
    self.tell = tell
  }

  /// Looks at the path's value and at what it depends on.
  func begin() {
    guard let root else { return }
    findSteps()
    if options.contains(.old) { known = read(root) }
    guard options.contains(.initial) else { return }
    tell(root, change(of: root, isInitial: true))
  }

  /// Whether the value depends on that property of the object.
  func depends(on key: String, of object: NSObject) -> Bool {
    steps.contains { $0.key == key && $0.object === object }
  }

  /// The property is about to change.
  func willChange() {
    open += 1
    guard open == 1, let root else { return }
    if options.contains(.old) { known = read(root) }
    guard options.contains(.prior) else { return }
    var change: [NSKeyValueChangeKey: Any] = [
      .kindKey: NSKeyValueChange.setting.rawValue, .notificationIsPriorKey: true,
    ]
    if options.contains(.old) { change[.oldKey] = known ?? NSNull() }
    tell(root, change)
  }

  /// The property has changed.
  func didChange() {
    open = max(open - 1, 0)
    guard open == 0, let root else { return }
    findSteps()
    let told = change(of: root, isInitial: false)
    if options.contains(.old) { known = read(root) }
    tell(root, told)
  }

  /// The property has changed, and nobody said so before.
  func changed() {
    if open == 0 { didChange() }
  }

  private func change(of root: NSObject, isInitial: Bool) -> [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = read(root) ?? NSNull() }
    if options.contains(.old), !isInitial { change[.oldKey] = known ?? NSNull() }
    return change
  }

  // MARK: What it depends on

  private func findSteps() {
    steps = []
    guard let root else { return }
    find(path.split(separator: ".").map(String.init)[...], from: root, depth: 0)
  }

  /// Values that are made of values that are made of others; nobody has more.
  private static let depthLimit = 8

  private func find(_ keys: ArraySlice<String>, from object: NSObject, depth: Int) {
    guard let key = keys.first, depth < Self.depthLimit else { return }
    let simulator = Simulator.current!
    steps.append(Step(object: object, key: simulator.observing.plain(key, of: object)))
    for path in simulator.observing.dependencies(of: key, object) {
      find(path.split(separator: ".").map(String.init)[...], from: object, depth: depth + 1)
    }
    guard keys.count > 1, let next = simulator.valueOnTheWay(key, of: object) else { return }
    find(keys.dropFirst(), from: next, depth: depth + 1)
  }
}

extension Simulator {
  /// The object that a path goes on from.
  fileprivate func valueOnTheWay(_ key: String, of object: NSObject) -> NSObject? {
    if let property = keyedProperty(key, of: object) { return property.value(object) as? NSObject }
    guard let value = property(key, of: object) else { return nil }
    return ((value as? any OptionalValue)?.wrapped ?? value) as? NSObject
  }
}
