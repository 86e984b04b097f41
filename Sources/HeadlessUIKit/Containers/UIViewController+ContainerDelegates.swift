import EventTrace

extension UIViewController {
  /// What the delegate of one of UIKit's containers answers in its place; iOS 7 and later (rule 121).
  func askDelegate<Delegate, Answer>(
    _ delegate: Delegate?, _ method: String, _ call: (Delegate) -> Answer
  ) -> Answer? {
    let simulator = Simulator.current!
    guard let delegate, simulator.has(.containerDelegatesAnswer) else { return nil }
    return simulator.callOptional(
      .query, on: delegate as AnyObject, method, [simulator.name(of: self)]
    ) { call(delegate) }
  }
}
