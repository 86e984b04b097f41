import Foundation

/// The long press that opens a menu, where there is one for the place.
final class ContextMenuRecognizer: UILongPressGestureRecognizer {
  /// What is to be done when the press is long enough; nil where it means no menu.
  private let find: (UIGestureRecognizer) -> (() -> Void)?
  private var opening: (() -> Void)?

  init(_ find: @escaping (UIGestureRecognizer) -> (() -> Void)?) {
    self.find = find
    super.init()
  }

  override init?(coder: NSCoder) { nil }

  override var mayBegin: Bool {
    opening = find(self)
    return opening != nil
  }

  override func act() {
    guard ownState == .began else { return }
    let opening = opening
    self.opening = nil
    opening?()
  }
}

/// Asks whoever has a menu for something; a question to the app is an event.
func askMenuOwner<Object>(
  _ owner: AnyObject, _ name: String, _ arguments: [String], _ call: () -> Object?
) -> Object? {
  let simulator = Simulator.current!
  if let object = owner as? NSObject, simulator.isUIKits(object) { return call() }
  return simulator.askForObject(name, of: owner, arguments, call)
}

/// Tells whoever has a menu something; what the app hears is an event.
func tellMenuOwner(_ owner: AnyObject, _ name: String, _ call: () -> Void) {
  let simulator = Simulator.current!
  if let object = owner as? NSObject, simulator.isUIKits(object) { return call() }
  simulator.tellOptional(name, of: owner, [], call)
}
