import EventTrace
import Foundation

/// The items of a bar that the app itself manages, and who hears of them (rule 324).
extension UINavigationBar {
  /// Who is told and asked of the items; held weakly. A bar that a controller manages has the controller, and
  /// setting it raises (M40).
  public var delegate: (any UINavigationBarDelegate)? {
    get { ownDelegate }
    set {
      guard !isManaged else {
        Simulator.current.raise(
          .internalInconsistency,
          "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
        return
      }
      ownDelegate = newValue
    }
  }

  /// The items from the bottom of the stack to its top; nil for none.
  public var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; nobody is asked.
  final func setItemsOfApp(_ items: [UINavigationItem]?) {
    guard isTheApps("setItems:animated:") else { return }
    replaceItems(with: items ?? [])
  }

  /// Puts an item on top, unless the delegate says no (rule 324).
  final func pushItemOfApp(_ item: UINavigationItem, animated: Bool) {
    guard isTheApps("pushNavigationItem:animated:") else { return }
    let simulator = Simulator.current!
    simulator.call("pushItem(_:animated:)", on: self, [described(item), "\(animated)"]) {
      let allows = ask("navigationBar(_:shouldPush:)", item) {
        $0.navigationBar(self, shouldPush: item)
      }
      guard allows else { return }
      push(item)
      tell("navigationBar(_:didPush:)", item, animated) { $0.navigationBar(self, didPush: item) }
    }
  }

  /// Takes the top item off, unless the delegate says no; answers it, or nil for none (rule 324).
  final func popItemOfApp(animated: Bool) -> UINavigationItem? {
    guard isTheApps("popNavigationItemAnimated:") else { return nil }
    return Simulator.current.call("popItem(animated:)", on: self, ["\(animated)"]) {
      takeOffTop(animated: animated)
    }
  }

  /// What a tap on the back button does where no controller manages the bar.
  func goBackByDelegate() { _ = takeOffTop(animated: true) }

  // What is shown and what lies below it, whatever a class says (rule 788).
  final var itemShown: UINavigationItem? { stack?.last }
  final var itemBehind: UINavigationItem? { stack?.dropLast().last }

  private func takeOffTop(animated: Bool) -> UINavigationItem? {
    guard let item = itemShown,
      ask("navigationBar(_:shouldPop:)", item, { $0.navigationBar(self, shouldPop: item) })
    else { return nil }
    if itemShown === item { pop(1) }
    tell("navigationBar(_:didPop:)", item, animated) { $0.navigationBar(self, didPop: item) }
    return item
  }

  /// Whether the app may change the items; M40 where a controller does.
  private func isTheApps(_ selector: String) -> Bool {
    guard isManaged else { return true }
    Simulator.current.raise(
      .internalInconsistency,
      "Cannot call \(selector) directly on a UINavigationBar managed by a controller.")
    return false
  }

  private func ask(
    _ name: String, _ item: UINavigationItem,
    _ question: (any UINavigationBarDelegate) -> Bool
  ) -> Bool {
    guard let ownDelegate else { return true }
    let simulator = Simulator.current!
    return simulator.callOptional(
      .query, on: ownDelegate, name, [simulator.name(of: self), described(item)]
    ) { question(ownDelegate) } ?? true
  }

  private func tell(
    _ name: String, _ item: UINavigationItem, _ animated: Bool,
    _ message: @escaping (any UINavigationBarDelegate) -> Void
  ) {
    let simulator = Simulator.current!
    let tellNow = { [weak self] in
      guard let self, let delegate = ownDelegate else { return }
      simulator.tellOptional(
        name, of: delegate, [simulator.name(of: self), described(item)]
      ) { message(delegate) }
    }
    if animated {
      simulator.post("navigation bar", after: Self.duration) { _ = tellNow() }
    } else {
      _ = tellNow()
    }
  }

  private func described(_ item: UINavigationItem) -> String {
    item.title.map { "\"\($0)\"" } ?? "UINavigationItem"
  }

  /// Seconds that an item takes to move in or out.
  private static let duration = 0.35
}

extension UINavigationBar: UIBarPositioning {}

/// What a bar's items are to it. Every method is optional (rule 324).
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether the item may come; asked before.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// The item is on top; at the end of the animation, if there is one.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the item may go; asked before, also of a navigation controller whose back button is tapped
  /// (rule 325).
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// The item is gone; at the end of the animation, if there is one.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// The default for a type that does not implement this member.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool {
    isMissing()
    return true
  }
  /// The default for a type that does not implement this member.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    isMissing()
    return true
  }
  /// The default for a type that does not implement this member.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    isMissing()
  }
}
