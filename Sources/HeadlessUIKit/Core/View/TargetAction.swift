/// What is called when a person does something: a method of an object that is not kept alive.
struct TargetAction {
  let target: WeakReference<AnyObject>?
  let selector: Selector?
  private let call: (AnyObject, AnyObject?) -> Void

  /// A method by its name; without a target, of the next in the responder chain that has it.
  init?(_ target: Any?, _ selector: Selector?) {
    guard let selector else { return nil }
    self.target = target.map { WeakReference(object: $0 as AnyObject) }
    self.selector = selector
    call = { target, sender in Simulator.current.send(selector, to: target, sender) }
  }

  init<Target: AnyObject>(_ target: Target, _ method: @escaping (Target) -> () -> Void) {
    self.target = WeakReference(object: target)
    selector = nil
    call = { target, _ in if let target = target as? Target { method(target)() } }
  }

  init<Target: AnyObject, Sender>(
    _ target: Target, _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    self.target = WeakReference(object: target)
    selector = nil
    call = { target, sender in
      if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
    }
  }

  func perform(from sender: AnyObject?) {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    if let object = target?.object {
      call(object, sender)
    } else if let selector, target == nil {
      simulator.sendAction(selector, to: nil, from: sender, for: nil)
    }
  }
}

extension Simulator {
  /// Has the application send an action; without one, as before the launch, does it itself.
  @discardableResult
  func sendAction(
    _ action: Selector, to target: AnyObject?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard !isDead else { return false }
    guard let application else { return deliver(action, to: target, from: sender, for: event) }
    return application.sendAction(action, to: target, from: sender, for: event)
  }

  /// Calls the target's method; without a target, that of the first in the responder chain which
  /// can perform it (rule 182).
  ///
  /// - Returns: Whether anybody did.
  func deliver(
    _ action: Selector, to target: AnyObject?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard !isDead else { return false }
    let first = firstResponder ?? sender as? UIResponder ?? windows.first { $0.isKeyWindow }
    let found = target ?? first?.performer(of: action, from: sender)
    guard let found, !isDead else { return false }
    send(action, to: found, sender, event)
    return true
  }
}

extension UIResponder {
  /// The first in the chain, from here on, that can perform an action.
  final func performer(of action: Selector, from sender: Any?) -> AnyObject? {
    let simulator = Simulator.current!
    if simulator.has(.respondersFindTargets) {
      return target(forAction: action, withSender: sender).map { $0 as AnyObject }
    }
    return sequence(first: self, next: \.next).first {
      simulator.has(.respondersChooseActions)
        ? $0.canPerformAction(action, withSender: sender) : $0.hasMethod(action)
    }
  }

  final func hasMethod(_ action: Selector) -> Bool {
    Simulator.current.method(action, of: self) != nil
  }
}
