import Foundation

/// An object whose looks can be set for its whole class.
protocol AppearanceCustomizable: NSObject {
  var appearanceMarks: AppearanceMarks? { get set }
}

extension UIView: AppearanceCustomizable {
  final var appearanceMarks: AppearanceMarks? {
    get { attributes.appearanceMarks }
    set { attributes.appearanceMarks = newValue }
  }
}
extension UIBarItem: AppearanceCustomizable {}

// Each setter of a look says so: an appearance object records it, and any other object keeps it from then on
// against what is set for its class (rule 426).
extension AppearanceCustomizable {
  /// A property was set.
  func customizes<Root: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>, _ value: @autoclosure () -> Value
  ) {
    guard let state = Simulator.current?.appearances, !state.proxies.isEmpty else { return }
    customizes(.property(path), in: state) { [value = value()] in
      ($0 as? Root)?[keyPath: path] = value
    }
  }

  /// A method was called that sets a look for a state, a place or a height.
  func customizes<Root: NSObject>(
    _ selector: String, _ arguments: [Int], _ apply: @escaping (Root) -> Void
  ) {
    guard let state = Simulator.current?.appearances, !state.proxies.isEmpty else { return }
    customizes(.method("\(selector) \(arguments)"), in: state) { ($0 as? Root).map(apply) }
  }

  private func customizes(
    _ key: AppearanceKey, in state: AppearanceState, _ apply: @escaping (NSObject) -> Void
  ) {
    if let proxy = appearanceMarks?.proxy {
      proxy.record(key, in: state, apply)
    } else if !state.isApplying, state.customized.contains(key) {
      ensuredMarks.said.insert(key)
    }
  }

  var ensuredMarks: AppearanceMarks {
    let marks = appearanceMarks ?? AppearanceMarks()
    appearanceMarks = marks
    return marks
  }
}

extension Simulator {
  /// Gives views that came into a window what is set for their classes, from outside to inside (rule 425).
  func applyAppearances(to views: [UIView]) {
    guard !appearances.proxies.isEmpty, !isDead else { return }
    for view in views {
      let containers = view.appearanceContainers
      apply(to: view, inside: containers, view.effectiveTraits)
      for item in view.customizableItems {
        apply(to: item, inside: [view] + containers, view.effectiveTraits)
      }
    }
  }

  /// Gives items that came onto a bar on screen what is set for their classes (rule 425).
  func applyAppearances(to items: [UIBarItem], on bar: UIView) {
    guard !appearances.proxies.isEmpty, bar.drawnWindow != nil else { return }
    let containers = [bar] + bar.appearanceContainers
    for item in items { apply(to: item, inside: containers, bar.effectiveTraits) }
  }

  private func apply(
    to object: any NSObject & AppearanceCustomizable, inside containers: [NSObject],
    _ traits: UITraitCollection
  ) {
    guard object.appearanceMarks?.proxy == nil else { return }
    let state = appearances
    let fitting = state.proxies.compactMap { proxy in
      AppearanceFit(proxy, object, containers, traits).map { (proxy: proxy, fit: $0) }
    }
    guard !fitting.isEmpty else { return }
    let said = object.appearanceMarks?.said ?? []
    var winners: [AppearanceKey: (setting: AppearanceSetting, fit: AppearanceFit)] = [:]
    for (proxy, fit) in fitting {
      for setting in proxy.allSettings where !said.contains(setting.key) {
        if let known = winners[setting.key], fit < known.fit { continue }
        winners[setting.key] = (setting, fit)
      }
    }
    let settings = winners.values.map(\.setting).sorted {
      ($0.order, "\($0.key)") < ($1.order, "\($1.key)")
    }
    givingLooks { for setting in settings { setting.apply(object) } }
  }

  /// Sets looks of objects that do not count as said by the app (rule 426).
  func givingLooks(_ set: () -> Void) {
    let state = appearances
    let wasApplying = state.isApplying
    state.isApplying = true
    defer { state.isApplying = wasApplying }
    set()
  }
}

/// How well an appearance object fits an object: which one wins where two say the same look (rule 427).
struct AppearanceFit: Comparable {
  /// How deep its class is below `NSObject`.
  private let classDepth: Int
  /// How near to the window its outermost container is; the least for one without containers.
  private let outerness: Int
  private let containers: Int
  private let hasTraits: Bool

  /// Nil where it does not fit.
  init?(
    _ proxy: AppearanceProxy, _ object: NSObject, _ surroundings: [NSObject],
    _ traits: UITraitCollection
  ) {
    guard object.isOf(proxy.type) else { return nil }
    if let wanted = proxy.traits, !traits.containsTraits(in: wanted) { return nil }
    classDepth = sequence(first: proxy.type, next: _getSuperclass).reduce(0) { count, _ in count + 1
    }
    hasTraits = proxy.traits != nil
    containers = proxy.containers.count
    // From outside, each container as far out as it goes.
    var outermost: Int?
    var place = surroundings.count
    for type in proxy.containers.reversed() {
      guard let found = surroundings[..<place].lastIndex(where: { $0.isOf(type) }) else {
        return nil
      }
      place = found
      if outermost == nil { outermost = found }
    }
    outerness = outermost ?? -1
  }

  static func < (left: AppearanceFit, right: AppearanceFit) -> Bool {
    let (one, other) = (left.ranks, right.ranks)
    return one.lexicographicallyPrecedes(other)
  }

  private var ranks: [Int] { [classDepth, outerness, containers, hasTraits ? 1 : 0] }
}

extension NSObject {
  fileprivate func isOf(_ type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass, next: _getSuperclass).contains { $0 == type }
  }
}

extension UIView {
  /// The controllers and views around it, from the innermost.
  fileprivate var appearanceContainers: [NSObject] {
    var found: [NSObject] = []
    var view: UIView? = self
    while let current = view {
      if let controller = current.controller { found.append(controller) }
      if let superview = current.drawnSuperview { found.append(superview) }
      view = current.drawnSuperview
    }
    return found
  }
}
