import Foundation

/// Holds what is on top of the keyboard, in the window of the first responder (rule 355).
///
/// UIKit has a window of its own for it; here it lies over everything else in the app's window, and lets
/// touches beside its content through.
final class InputAccessoryHost: UIView {
  private let accessory: UIView
  /// Whose accessory it is.
  private(set) weak var owner: UIResponder?

  init(_ accessory: UIView, of owner: UIResponder?, in window: UIWindow) {
    self.accessory = accessory
    self.owner = owner
    super.init(frame: window.drawnBounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(accessory, at: 0)
    window.insert(self, at: window.drawnSubviews.count)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    accessory.frame.contains(point)
  }

  override func layoutSubviews() {
    let height = accessory.heightAsAccessory
    let frame = CGRect(
      x: 0, y: drawnFrame.height - Simulator.current.keyboard.height, width: drawnFrame.width,
      height: height)
    if accessory.drawnFrame != frame { accessory.place(frame) }
    super.layoutSubviews()
  }

  /// Whether it holds this view, in this window.
  func holds(_ view: UIView, in window: UIWindow) -> Bool {
    accessory === view && drawnSuperview === window && accessory.drawnSuperview === self
  }

  /// Whether the responder is in what it holds.
  func holds(_ responder: UIResponder?) -> Bool {
    (responder as? UIView)?.isInside(accessory) ?? false
  }

  /// Lets go of what it holds.
  func close() {
    if accessory.drawnSuperview === self { accessory.detach() }
    detach()
  }
}

extension UIView {
  /// How high it is on top of the keyboard: what it has for its frame, or what its constraints ask for.
  var heightAsAccessory: CGFloat {
    // A bar without a height stays without one here, for all that it says of itself (rule 468).
    let isBar = self is UIToolbar || self is UINavigationBar || self is UITabBar
    guard autoresizingMask.contains(.flexibleHeight) || drawnFrame.height == 0 && !isBar else {
      return drawnFrame.height
    }
    let width = Simulator.current.appBounds.width
    let fitting = sizeByConstraints(CGSize(width: width, height: 0), .required, .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : drawnFrame.height
  }
}

extension UIResponder {
  /// What is on top of the keyboard for it: its own, or that of one behind it in the responder chain.
  func accessory(in host: InputAccessoryHost?) -> UIView? {
    ownerOfAccessory(in: host)?.inputAccessoryView
  }

  fileprivate func ownerOfAccessory(in host: InputAccessoryHost?) -> UIResponder? {
    guard Simulator.current.has(.inputViews) else { return nil }
    // UIKit has the owner of the accessory behind it in the chain.
    if let host, host.holds(self) { return host.owner }
    return sequence(first: self, next: \.next).first { $0.inputAccessoryView != nil }
  }

  /// The window in which it is; nil for none.
  fileprivate var windowOfInput: UIWindow? {
    (self as? UIView)?.drawnWindow ?? (self as? UIViewController)?.loadedView?.drawnWindow
  }
}

extension Keyboard {
  /// Shows what the first responder has on top of the keyboard, or lets go of it.
  func followAccessory(of responder: UIResponder?) {
    let simulator = Simulator.current!
    guard let owner = responder?.ownerOfAccessory(in: host),
      let accessory = owner.inputAccessoryView, let window = responder?.windowOfInput,
      simulator.has(.screensAreOriented)
    else {
      host?.close()
      host = nil
      return
    }
    if let host, host.holds(accessory, in: window) { return host.setNeedsLayout() }
    host?.close()
    host = InputAccessoryHost(accessory, of: owner, in: window)
  }

  /// Who gets what is typed when the one who had it gives up: the owner of the accessory, which stays.
  var successor: UIResponder? {
    guard !isForced, let owner = host?.owner, owner !== lastResponder,
      owner.canBecomeFirstResponder
    else { return nil }
    return owner
  }

  /// A controller that has appeared gets what is typed, if it wants it and has something to type into (rule 356).
  func offer(to controller: UIViewController) {
    let simulator = Simulator.current!
    guard simulator.has(.inputViews), !simulator.isDead else { return }
    guard simulator.firstResponder == nil else { return follow() }
    guard controller.canBecomeFirstResponder, controller.inputAccessoryView != nil else { return }
    controller.becomeFirstResponder()
  }
}
