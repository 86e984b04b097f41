import Foundation

/// Hands the arguments of a call by selector to a Swift method.
///
/// Objective-C does not look whether an argument is what the method says: a bar button item may send an
/// action whose sender is a `UIButton`, and nil may arrive where no optional stands. Nothing happens before the
/// method uses it (rule 820).
///
/// - Important: not UIKit's. Public only because an app's module sees nothing else of the runtime.
public struct _CourseArguments {
  private let selector: String
  private let target: AnyObject
  private let unread: Set<Int>

  /// - Parameter unread: the numbers of the parameters that the method's body does not mention.
  public init(_ selector: String, _ target: AnyObject, _ unread: Set<Int>) {
    (self.selector, self.target, self.unread) = (selector, target, unread)
  }

  /// The argument as the method takes it; nil where the method cannot be called.
  public func argument<Value>(_ number: Int, _ argument: Any?) -> Value? {
    // Swift's `Any` takes the object itself, and an optional only for nil.
    if let argument {
      if let value = argument as? Value { return value }
    } else if let value = argument as Any as? Value {
      return value
    }
    // That the body does not mention it is read from the words of the source alone: a reference to the other
    // object would lead whoever reads it nevertheless, as an override does, into memory of another class.
    if unread.contains(number), !isOfApp(Value.self), let type = Value.self as? any StandingIn.Type,
      let value = type.makeStandIn() as? Value
    {
      return value
    }
    refuse(number, argument.map { $0 as AnyObject }, Value.self)
    return nil
  }

  private func refuse(_ number: Int, _ argument: AnyObject?, _ type: Any.Type) {
    let simulator = Simulator.current!
    let method = "-[\(simulator.className(of: Swift.type(of: target))) \(selector)]"
    let parameter = "parameter \(number + 1) of \(method), which is a \(type)"
    guard let argument else {
      return simulator.unimplemented(
        method,
        "nil arrives at \(parameter) and no optional. On iOS the method runs, and messages to nil do "
          + "nothing; here it is not called. Make the parameter optional, or send the action with a sender."
      )
    }
    let name = simulator.className(of: Swift.type(of: argument))
    simulator.raise(
      .invalidArgument,
      "<\(simulator.name(of: argument))> arrives at \(parameter). On iOS the method runs until it asks the "
        + "\(name) for something that only a \(type) has; then comes \"-[\(name) …]: unrecognized selector "
        + "sent to instance\". Declare the parameter as the class that sends the action, or as Any."
    )
  }
}

/// A class of UIKit's of which an empty object can stand where another one arrives that nobody reads.
protocol StandingIn: NSObject {
  /// An empty object of the class; nil where making one would be noticed.
  static func makeStandIn() -> NSObject?
}

extension StandingIn {
  static func makeStandIn() -> NSObject? { NSObject.make(self) }
}
