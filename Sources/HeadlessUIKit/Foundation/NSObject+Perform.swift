public import Foundation

extension NSObjectProtocol {
  /// Whether the object, of which only a protocol is known, has a method of the app's under that selector.
  /// iOS 2.0 and later.
  public func responds(to selector: Selector!) -> Bool {
    (self as? NSObject)?.responds(to: selector) ?? false
  }
  /// Calls the method of the object, of which only a protocol is known, at once. iOS 2.0 and later.
  @safe @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(selector)
  }
  /// Calls the method with its argument at once. iOS 2.0 and later.
  @safe @discardableResult
  public func perform(_ selector: Selector, with object: Any!) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(selector, with: object)
  }
  /// Calls the method with both arguments at once. iOS 2.0 and later.
  @safe @discardableResult
  public func perform(
    _ selector: Selector, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(selector, with: object1, with: object2)
  }
}

// Of the protocol and not of the class: what an app's class declares by the same name takes its place.
extension NSObjectProtocol where Self: NSObject {
  /// Whether the object has a method under that selector, of the app's or of UIKit's (rule 1249). iOS 2.0 and later.
  ///
  /// - Important: Of UIKit's own methods only those are known that `perform` calls or that `KitSelectors` lists.
  public func responds(to selector: Selector!) -> Bool {
    selector == "setValue:forKey:" || Simulator.current.method(selector, of: self) != nil
      || KitSelectors.has(selector.description, on: Swift.type(of: self))
  }
  /// Whether objects of the class have a method under that selector: of the app's classes those that the app
  /// declares count, and of UIKit's all that can be named (rule 1175) and that the version has (rule 1249).
  /// iOS 2.0 and later.
  public static func instancesRespond(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    if let first = KitSelectors.firstVersion(of: selector.description, on: Self.self) {
      return deviceVersion.number >= first
    }
    return isOfTheRuntime(Self.self) || Simulator.current.hasMethod(selector, in: Self.self)
  }
  /// Who gets what the object does not understand; nil for nobody. It is never asked here. iOS 2.0 and later.
  public func forwardingTarget(for selector: Selector!) -> Any? {
    Simulator.current.unimplemented(
      "NSObject.forwardingTarget(for:)",
      "what an object does not understand goes nowhere: a delegate hears what it declares itself.")
    return nil
  }
}

extension NSObject {

  /// Calls the method at once. iOS 2.0 and later.
  @safe @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    result(of: Simulator.current.send(selector, to: self))
  }

  /// Calls the method with its argument at once. iOS 2.0 and later.
  @safe @discardableResult
  public func perform(_ selector: Selector, with object: Any!) -> Unmanaged<AnyObject>! {
    result(of: Simulator.current.send(selector, to: self, object))
  }

  /// Calls the method with both arguments at once. iOS 2.0 and later.
  @safe @discardableResult
  public func perform(
    _ selector: Selector, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    result(of: Simulator.current.send(selector, to: self, object1, object2))
  }

  private func result(of value: Any?) -> Unmanaged<AnyObject>? {
    guard let value, !(value is Void) else { return nil }
    let object = value as AnyObject
    // As long as Objective-C would have kept it: until the turn is over.
    Simulator.current.queue.post(label: "perform") { withExtendedLifetime(object) {} }
    return .passUnretained(object)
  }

  /// Calls the method after some virtual time, in a later turn in any case and as a timer does (rule 948), and not
  /// while content is scrolled (rule 726). iOS 2.0 and later.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    performHere(later: selector, argument, after: delay, waits: true)
  }

  /// The same in these modes of the run loop: it waits while content is scrolled unless one of them is
  /// `common` or `tracking` (rule 726). iOS 2.0 and later.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    let waits = !modes.contains { [.common, .tracking].contains($0) }
    performHere(later: selector, argument, after: delay, waits: waits)
  }

  /// Does it in the run loop of the thread that runs (rule 972).
  private func performHere(
    later selector: Selector, _ argument: Any?, after delay: TimeInterval, waits: Bool
  ) {
    let delay = max(delay, Timer.shortest)
    let simulator = Simulator.current!
    guard let loop = simulator.sideWork.runLoop else {
      return perform(later: selector, argument, after: delay, waits: waits)
    }
    let request = DelayedRequest(
      target: self, selector: selector, argument: argument.map { $0 as AnyObject })
    simulator.delayed.requests.append(request)
    let timer = Timer(courseDelay: delay) { _ in
      simulator.delayed.requests.removeAll { $0 === request }
      simulator.send(selector, to: self, argument)
    }
    request.timer = timer
    loop.add(timer, forMode: .common)
  }

  private func perform(
    later selector: Selector, _ argument: Any?, after delay: TimeInterval, waits: Bool
  ) {
    let simulator = Simulator.current!
    let request = DelayedRequest(
      target: self, selector: selector, argument: argument.map { $0 as AnyObject })
    simulator.delayed.requests.append(request)
    simulator.post(request, after: delay, waits: waits) {
      simulator.send(selector, to: self, argument)
    }
  }

  /// Calls the method on the main thread: at once where that waits for it. iOS 2.0 and later.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    let simulator = Simulator.current!
    if wait, simulator.sideWork.canWait {
      DispatchQueue.main.sync { _ = simulator.send(selector, to: self, argument) }
    } else if wait {
      DispatchQueue.main.run { _ = simulator.send(selector, to: self, argument) }
    } else {
      perform(later: selector, argument, after: 0, waits: false)
    }
  }

  /// Calls the method on that thread: here on the main one. iOS 2.0 and later.
  public func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
  }

  /// Calls the method beside the main thread: here in a later turn. iOS 2.0 and later.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    Thread.detachNewThreadSelector(selector, toTarget: self, with: argument)
  }

  /// Takes back all that the object was to perform later. iOS 2.0 and later.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    cancelRequests { $0.target === target as AnyObject }
  }

  /// Takes back what it was to perform later by that selector and argument. iOS 2.0 and later.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    let object = object.map { $0 as AnyObject }
    cancelRequests {
      $0.target === target as AnyObject && $0.selector == selector
        && ($0.argument === object
          || ($0.argument as? NSObject)?.isEqual(object) == true)
    }
  }

  private class func cancelRequests(where matches: (DelayedRequest) -> Bool) {
    let simulator = Simulator.current!
    for request in simulator.delayed.requests where matches(request) {
      request.ticket.map(simulator.queue.cancel)
      request.timer?.invalidate()
    }
    simulator.delayed.requests.removeAll(where: matches)
  }
}

/// Something that an object is to perform later.
private final class DelayedRequest {
  let target: AnyObject
  let selector: Selector
  let argument: AnyObject?
  var ticket: EventQueue.Ticket?
  /// What waits for it on another thread than the main one.
  var timer: Timer?

  init(target: AnyObject, selector: Selector, argument: AnyObject?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }
}

/// What objects are to perform later.
private final class DelayedRequests {
  var requests: [DelayedRequest] = []
}

extension Simulator {
  private static let delayedKey = StateKey { _ in DelayedRequests() }
  fileprivate var delayed: DelayedRequests { state(Self.delayedKey) }

  /// Runs the request's call later; one that waits does so as long as content is scrolled.
  fileprivate func post(
    _ request: DelayedRequest, after seconds: TimeInterval, waits: Bool,
    _ call: @escaping () -> Void
  ) {
    // What was to come in this very turn comes before the app is at rest.
    request.ticket = queue.post(
      after: seconds, label: "perform(\(request.selector))", keepsBusy: seconds <= Timer.shortest
    ) { [self] in
      guard !waits || !isScrolling else {
        return post(request, after: Self.pictureTime, waits: waits, call)
      }
      delayed.requests.removeAll { $0 === request }
      call()
    }
  }
}
