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
      let first = simulator.firstResponder ?? sender as? UIResponder
      let chain = sequence(first: first, next: { $0?.next })
      if let responder = chain.first(where: {
        $0.map { simulator.method(selector, of: $0) != nil } ?? false
      }), let responder {
        call(responder, sender)
      }
    }
  }
}
