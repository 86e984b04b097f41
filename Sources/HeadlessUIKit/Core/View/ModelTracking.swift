import Observation

/// What UIKit calls again when an observable object or a trait changes that it has read (rules 774 and 1427).
enum ModelReading: CaseIterable {
  case layout, properties, constraints, display, configuration, unavailability
  /// What a controller reads after the layout, beside what it has read before it.
  case layoutEnd
}

/// Whether what views and controllers read of observable objects is noted (rule 774).
private final class ModelTracking {
  let isOn: Bool

  init(_ simulator: Simulator) {
    let asked = simulator.bundle.infoDictionary["UIObservationTrackingEnabled"] as? Bool
    isOn =
      simulator.has(.modelsAreTracked)
      || simulator.has(.modelsAreTrackedIfAsked) && asked == true
  }
}

extension Simulator {
  private static let modelTrackingKey = StateKey { ModelTracking($0) }
  fileprivate var tracksModels: Bool { state(Self.modelTrackingKey).isOn }
}

extension UIResponder {
  /// Lets the app read its models and traits; when what it has read changes, it is asked again with the next
  /// turn (rules 774 and 1427).
  ///
  /// - Parameter asksTheApp: whether something of the app's own is called; nil for what its class says.
  final func readingModels(
    for reading: ModelReading, asksTheApp: Bool? = nil, _ read: () -> Void
  ) {
    guard asksTheApp ?? isOfTheApp else { return read() }
    readingTraits(for: reading) {
      guard Simulator.current.tracksModels else { return read() }
      // What is to be done at a change is made only if something was read.
      withObservationTracking(read, onChange: askingAgain(for: reading))
    }
  }

  private func askingAgain(for reading: ModelReading) -> @Sendable () -> Void {
    let reader = Boxed(WeakReference(object: self))
    return {
      MainActor.assumeIsolated { reader.value.object?.modelChanged(for: reading) }
    }
  }

  /// Has done again what read something that has changed.
  final func modelChanged(for reading: ModelReading) {
    guard let simulator = Simulator.current, !simulator.isDead else { return }
    let controller = self as? UIViewController
    guard let view = self as? UIView ?? controller?.loadedView else { return }
    switch reading {
    case .layout, .layoutEnd: view.setNeedsLayout()
    case .constraints: view.setNeedsUpdateConstraints()
    case .display: view.setNeedsDisplay()
    case .properties:
      if let controller {
        controller.setNeedsUpdateProperties()
      } else {
        view.setNeedsUpdateProperties()
      }
    case .configuration: view.renewConfiguration()
    case .unavailability: controller?.setNeedsUpdateContentUnavailableConfiguration()
    }
  }
}

/// Properties, which are brought up to date before the layout (rule 775).
extension UIView {
  /// Has its properties updated with the next turn of the run loop; iOS 26.0 and later (rule 775).
  public func setNeedsUpdateProperties() {
    guard requires("setNeedsUpdateProperties", since: 26.0) else { return }
    needsOwnPropertyUpdate = true
    needsPropertyUpdate = true
  }

  /// Updates the properties of this view, and of all in it, at once, where they wait for it; iOS 26.0 and
  /// later (rule 775).
  public func updatePropertiesIfNeeded() {
    guard requires("updatePropertiesIfNeeded", since: 26.0) else { return }
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.needsPropertyUpdate { view.passProperties() }
      for subview in view.drawnSubviews.reversed() where subview.needsLayoutPass {
        waiting.append(subview)
      }
    }
  }

  /// The view's turn, and its controller's before it (rule 775).
  func passProperties() {
    needsPropertyUpdate = false
    guard Simulator.current.has(.propertyUpdates) else { return }
    if let controller, controller.needsPropertyUpdate {
      controller.needsPropertyUpdate = false
      controller.tell("updateProperties()") {
        controller.readingModels(for: .properties) { controller.updateProperties() }
      }
    }
    guard needsOwnPropertyUpdate else { return }
    needsOwnPropertyUpdate = false
    guard isOfTheApp else { return }
    readingModels(for: .properties) { updateProperties() }
  }
}

extension UIViewController {
  /// Has its properties updated with the next turn of the run loop; iOS 26.0 and later (rule 775).
  public func setNeedsUpdateProperties() {
    guard requires("setNeedsUpdateProperties", since: 26.0) else { return }
    needsPropertyUpdate = true
    loadedView?.needsPropertyUpdate = true
  }

  /// Updates the properties at once that wait for it, those of its views as well; iOS 26.0 and later
  /// (rule 775).
  public func updatePropertiesIfNeeded() {
    guard requires("updatePropertiesIfNeeded", since: 26.0) else { return }
    loadedView?.updatePropertiesIfNeeded()
  }
}
