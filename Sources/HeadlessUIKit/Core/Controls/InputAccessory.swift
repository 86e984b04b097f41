import Foundation

/// Holds what is in place of the keyboard and on top of it, in the window of the first responder (rules 355
/// and 964).
///
/// UIKit has a window of its own for it; here it lies over everything else in the app's window, and lets
/// touches beside its content through.
final class InputHost: UIView {
  /// What is on top of the keyboard; nil for nothing.
  let accessory: UIView?
  /// What is there in place of the keys; nil for the keyboard.
  let input: UIView?
  /// Whose they are.
  private(set) weak var owner: UIResponder?

  init(_ accessory: UIView?, _ input: UIView?, of owner: UIResponder?, in window: UIWindow) {
    (self.accessory, self.input) = (accessory, input)
    self.owner = owner
    super.init(frame: window.drawnBounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in held { insert(view, at: drawnSubviews.count) }
    window.insert(self, at: window.drawnSubviews.count)
  }

  required init?(coder: NSCoder) { nil }

  private var held: [UIView] { [input, accessory].compactMap(\.self) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    held.contains { $0.frame.contains(point) }
  }

  override func layoutSubviews() {
    let whole = Simulator.current.keyboard.height
    let (top, width) = (drawnFrame.height - whole, drawnFrame.width)
    let isAboveKeys = input != nil || Simulator.current.firstResponder?.isTextInput == true
    let height = accessory?.heightAsAccessory(isAboveKeys: isAboveKeys) ?? 0
    place(accessory, CGRect(x: 0, y: top, width: width, height: height))
    place(input, CGRect(x: 0, y: top + height, width: width, height: max(0, whole - height)))
    super.layoutSubviews()
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    if let view, view.drawnFrame != frame { view.place(frame) }
  }

  /// Whether it holds these views, in this window.
  func holds(_ accessory: UIView?, _ input: UIView?, in window: UIWindow) -> Bool {
    self.accessory === accessory && self.input === input && drawnSuperview === window
      && held.allSatisfy { $0.drawnSuperview === self }
  }

  /// Whether the responder is in what it holds.
  func holds(_ responder: UIResponder?) -> Bool {
    guard let view = responder as? UIView else { return false }
    return held.contains { view.isInside($0) }
  }

  /// Lets go of what it holds.
  func close() {
    for view in held where view.drawnSuperview === self { view.detach() }
    detach()
  }
}

extension UIView {
  /// How high it is on top of the keyboard, or at the edge of the screen: what it has for its frame, or what its
  /// constraints ask for there (rule 1186).
  func heightAsAccessory(isAboveKeys: Bool) -> CGFloat {
    var insets = Simulator.current.screenInsets
    insets.top = 0
    if isAboveKeys { insets.bottom = 0 }
    return heightByConstraints(insets)
  }

  /// What its frame has, or what its constraints ask for where edges reach into it so far.
  private func heightByConstraints(_ insets: UIEdgeInsets) -> CGFloat {
    // A bar without a height stays without one here, for all that it says of itself (rule 468).
    let isBar = self is UIToolbar || self is UINavigationBar || self is UITabBar
    guard autoresizingMask.contains(.flexibleHeight) || drawnFrame.height == 0 && !isBar else {
      return drawnFrame.height
    }
    let width = Simulator.current.appBounds.width
    if deviceNumber >= 11 { layout?.measuredSafeArea = insets }
    defer { layout?.measuredSafeArea = nil }
    let fitting = sizeByConstraints(CGSize(width: width, height: 0), .required, .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : drawnFrame.height
  }

  /// How high it is in place of the keyboard: the same, or what it wants to be by itself.
  var heightAsInput: CGFloat {
    let height = heightByConstraints(.zero)
    guard height <= 0 else { return height }
    return sizeThatFits(CGSize(width: Simulator.current.appBounds.width, height: 0)).height
  }
}

extension UIResponder {
  /// What is on top of the keyboard for it: its own, or that of one behind it in the responder chain.
  func accessory(in host: InputHost?) -> UIView? {
    ownerOfAccessory(in: host)?.inputAccessoryView
  }

  fileprivate func ownerOfAccessory(in host: InputHost?) -> UIResponder? {
    guard Simulator.current.has(.inputViews) else { return nil }
    // UIKit has the owner of the accessory behind it in the chain.
    if let host, host.holds(self) { return host.owner }
    return sequence(first: self, next: \.next).first { $0.inputAccessoryView != nil }
  }

  /// What is there in place of the keyboard for it (rule 964); nil for the keyboard.
  func input(in host: InputHost?) -> UIView? {
    guard Simulator.current.has(.inputViews) else { return nil }
    // A field in what is held types by the keyboard that there is.
    if let host, host.holds(self) { return inputView ?? host.input }
    return inputView
  }

  /// The window in which it is; nil for none.
  fileprivate var windowOfInput: UIWindow? {
    (self as? UIView)?.drawnWindow ?? (self as? UIViewController)?.loadedView?.drawnWindow
  }
}

extension Keyboard {
  /// Shows what the first responder has on top of the keyboard and in its place, or lets go of it.
  func followAccessory(of responder: UIResponder?) {
    let simulator = Simulator.current!
    let owner = responder?.ownerOfAccessory(in: host)
    let accessory = owner?.inputAccessoryView
    let input = responder?.input(in: host)
    guard accessory != nil || input != nil, let window = responder?.windowOfInput,
      simulator.has(.screensAreOriented)
    else {
      host?.close()
      host = nil
      return
    }
    if let host, host.holds(accessory, input, in: window) { return host.setNeedsLayout() }
    host?.close()
    host = InputHost(accessory, input, of: owner ?? responder, in: window)
  }

  /// Who gets what is typed when the one who had it gives up: the owner of the accessory, which stays.
  var successor: UIResponder? {
    guard !isForced, host?.accessory != nil, let owner = host?.owner, owner !== lastResponder,
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
