import EventTrace
public import Foundation

/// A view that turns touches into actions.
///
/// An action is a selector as in UIKit, or the method itself:
/// `addTarget(self, action: Login.submit, for: .touchUpInside)`.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// What a person did to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger was put down on it.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger was put down on it again, as in a double tap.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// The finger moves on it.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// The finger moves beside it.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// The finger came back onto it.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// The finger has left it.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// The finger was lifted on it: a tap.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// The finger was lifted beside it.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The system has taken the touch away.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// What the control is for has happened; iOS 9.0 and later.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// The menu is about to be shown; iOS 14.0 and later.
    public static let menuActionTriggered = Self(rawValue: 1 << 14)
    /// A text field is being edited.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// A text field is no longer edited.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The return key has ended the editing.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All that fingers do.
    public static let allTouchEvents = Self(rawValue: 0xFFF)
    /// All that editing does.
    public static let allEditingEvents = Self(rawValue: 0xF0000)
    /// What an app has for itself.
    public static let applicationReserved = Self(rawValue: 0x0F00_0000)
    /// What the system has for itself.
    public static let systemReserved = Self(rawValue: 0xF000_0000)
    /// All of them.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  private struct Registration {
    var events: Event
    let target: WeakReference<AnyObject>?
    let identifier: UIAction.Identifier?
    var selector: Selector?
    /// What is called; nil for a selector, which goes the way of all actions.
    let action: ((UIControl, UIEvent?) -> Void)?
    /// The app's action that is called; nil for a target's.
    var made: UIAction?

    func handOut(
      to iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void, _ stop: inout Bool
    ) {
      if let made { return iterator(made, nil, events, &stop) }
      guard let selector else { return }
      iterator(nil, (target?.object, selector), events, &stop)
    }
  }

  private var registrations: [Registration] = []
  /// Whether it takes touches: it is enabled and so is the view.
  package final var takesTouches = true

  /// Whether it can be used.
  open var isEnabled: Bool {
    get { takesTouches }
    set {
      let old = takesTouches
      takesTouches = newValue
      announce("enabled", of: self)
      _ = isReplaced("isEnabled.didSet", old)
    }
  }
  /// Whether it is selected.
  open var isSelected: Bool {
    get { drawnSelected }
    set { drawnSelected = newValue }
  }
  package final var drawnSelected = false {
    didSet {
      announce("selected", of: self)
      _ = isReplaced("isSelected.didSet", oldValue)
    }
  }
  /// Whether a finger is on it.
  open var isHighlighted: Bool {
    get { drawnHighlighted }
    set { drawnHighlighted = newValue }
  }
  package final var drawnHighlighted = false {
    didSet {
      announce("highlighted", of: self)
      _ = isReplaced("isHighlighted.didSet", oldValue)
    }
  }
  /// Which of the states hold now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// How the content is aligned from left to right. Has no effect here.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet {
      keptLook("UIControl.contentHorizontalAlignment", oldValue, contentHorizontalAlignment)
    }
  }
  /// How the content is aligned from top to bottom. Has no effect here.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { keptLook("UIControl.contentVerticalAlignment", oldValue, contentVerticalAlignment) }
  }
  /// Whether a tap shows the menu; iOS 14.0 and later.
  open var showsMenuAsPrimaryAction: Bool {
    get { requires("showsMenuAsPrimaryAction", since: 14.0, ownShowsMenuAsPrimaryAction) }
    set {
      ownShowsMenuAsPrimaryAction = requires("setShowsMenuAsPrimaryAction:", since: 14.0, newValue)
      showsMenuChanged()
    }
  }
  final var ownShowsMenuAsPrimaryAction = false
  /// What opens its menu; nil while it has none.
  final var ownMenuInteraction: UIContextMenuInteraction?
  /// A tap shows the menu, or no longer does.
  func showsMenuChanged() {}
  /// Its menu for a point; nil for none; iOS 14.0 and later (rule 436).
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    requires("contextMenuInteraction:configurationForMenuAtLocation:", since: 14.0, nil)
  }
  /// What is lifted while its menu shows; nil for the control; iOS 14.0 and later.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    requires(
      "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", since: 14.0, nil)
  }
  /// Its menu is about to show; iOS 14.0 and later.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    requires("contextMenuInteraction:willDisplayMenuForConfiguration:animator:", since: 14.0)
  }
  /// Its menu is about to go; iOS 14.0 and later.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { requires("contextMenuInteraction:willEndForConfiguration:animator:", since: 14.0) }
  /// Whether a finger is on it.
  open var isTracking: Bool { ownTracking }
  private(set) final var ownTracking = false
  /// Whether the finger is on it.
  open var isTouchInside: Bool { ownTouchInside }
  private var ownTouchInside = false

  /// How a control's content is aligned from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, at a side, or over the whole width.
    case center, left, right, fill, leading, trailing
  }

  /// How a control's content is aligned from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, at an end, or over the whole height.
    case center, top, bottom, fill
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a control with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// A control with an action; iOS 14.0 and later.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    requires("initWithFrame:primaryAction:", since: 14.0)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Where its menu is attached, in points; iOS 14.0 and later.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    requires("menuAttachmentPointForConfiguration:", since: 14.0)
    return CGPoint(x: bounds.midX, y: bounds.midY)
  }
  /// A finger was put down; false to ignore it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger has moved; false to ignore it from now on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The system has taken the touch away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passesTouchesOn = !isEnabled
    if passesTouchesOn { return super.touchesBegan(touches, with: event) }
    guard let touch = touches.first, beginTracking(touch, with: event) else { return }
    (ownTracking, ownTouchInside, isHighlighted) = (true, true, true)
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { return super.touchesMoved(touches, with: event) }
    guard ownTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      return (ownTracking, ownTouchInside, isHighlighted) = (false, false, false)
    }
    // A finger may leave the control by that much before it is outside.
    let isInside = drawnBounds.insetBy(dx: -Self.slack, dy: -Self.slack)
      .contains(touch.location(in: self))
    let wasInside = ownTouchInside
    if isInside != wasInside { (ownTouchInside, isHighlighted) = (isInside, isInside) }
    if isInside != wasInside { send(isInside ? .touchDragEnter : .touchDragExit, event) }
    send(isInside ? .touchDragInside : .touchDragOutside, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { return super.touchesEnded(touches, with: event) }
    guard ownTracking else { return }
    let wasInside = ownTouchInside
    (ownTracking, ownTouchInside, isHighlighted) = (false, false, false)
    endTracking(touches.first, with: event)
    guard isEnabled else { return }
    if wasInside { touchedUp(event) } else { send(.touchUpOutside, event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { return super.touchesCancelled(touches, with: event) }
    guard ownTracking else { return }
    (ownTracking, ownTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  final override var isControl: Bool { true }
  /// Whether the touch that goes on began while it was disabled: the next responder has it (rule 780).
  private var passesTouchesOn = false
  /// In points; UIKit does not publish it (rule 267).
  private static let slack: CGFloat = 70

  /// Where the finger of an event is, for controls that have several parts.
  final func placeOfTouch(_ event: UIEvent?) -> CGPoint? {
    event?.fingers.first { $0.view === self }?.location(in: self)
  }

  /// The finger came up inside of the control.
  func touchedUp(_ event: UIEvent?) {
    if ownShowsMenuAsPrimaryAction, let ownMenuInteraction {
      send(.menuActionTriggered, event)
      if ownMenuInteraction.open(sender: self) { return }
    }
    send(.touchUpInside, event)
    // A control with a value does its primary action when that changes (rule 956).
    if !(isValueControl && Simulator.current.has(.valuesArePrimaryActions)) {
      send(.primaryActionTriggered, event)
    }
  }
  /// Whether it is one of UIKit's with a value.
  var isValueControl: Bool { false }

  /// The value of one of UIKit's own has changed (rule 956).
  final func valueChanged(_ event: UIEvent? = nil) {
    let isPrimary = Simulator.current.has(.valuesArePrimaryActions)
    let events: Event = isPrimary ? [.valueChanged, .primaryActionTriggered] : .valueChanged
    if let event { send(events, event) } else { sendActions(for: events) }
  }

  /// Removes an action of its identifier; iOS 14.0 and later.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    guard requires("removeActionForIdentifier:forControlEvents:", since: 14.0) else { return }
    takeAway(controlEvents) { $0.identifier == actionIdentifier }
  }
  /// Takes events from what is registered: it stays for its others (rule 1321).
  private func takeAway(_ events: Event, where isMeant: (Registration) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty && isMeant($0) }
  }

  /// Has the application send an action; iOS 2.0 and later.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    Simulator.current.sendAction(
      action, to: target.map { $0 as AnyObject }, from: self, for: event)
  }

  /// Hands out what it calls: an action, or a target and its method, the events, and whether to stop. iOS 14.0
  /// and later.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    requires("enumerateEventHandlers:", since: 14.0)
    var stop = false
    for registration in registrations where !stop {
      registration.handOut(to: iterator, &stop)
    }
  }
  /// Who gets actions; with `NSNull` for the responder chain.
  open var allTargets: Set<AnyHashable> {
    var targets = Set<AnyHashable>(registrations.compactMap { $0.target?.object as? NSObject })
    if registrations.contains(where: { $0.selector != nil && $0.target == nil }) {
      targets.insert(NSNull())
    }
    return targets
  }

  /// Calls a method of `target` without arguments; the control does not keep the target alive.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    add(target, controlEvents) { target, _, _ in action(target)() }
  }

  /// Calls a method of `target` with the control that was touched.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    add(target, controlEvents) { target, control, _ in
      if let sender = control as? Sender { action(target)(sender) }
    }
  }

  /// Calls a method of `target` with the control and the event.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender, UIEvent) -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { target, control, event in
      if let sender = control as? Sender { action(target)(sender, event ?? UIEvent()) }
    }
  }

  private func add<Target: AnyObject>(
    _ target: Target, _ events: Event, _ action: @escaping (Target, UIControl, UIEvent?) -> Void
  ) {
    let reference = WeakReference<AnyObject>(object: target)
    registrations.append(
      Registration(events: events, target: reference, identifier: nil) { control, event in
        if let target = reference.object as? Target { action(target, control, event) }
      })
  }

  /// Calls the target's method of that name with the control and the event, as far as it takes them;
  /// without a target, the first in the responder chain that has it (rule 182). An event calls it once,
  /// however often it was added (rule 1321).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    // The same action for the same target is performed once.
    takeAway(controlEvents) { $0.selector == action && $0.target?.object === target }
    registrations.append(
      Registration(
        events: controlEvents, target: target.map { WeakReference<AnyObject>(object: $0) },
        identifier: nil, selector: action, action: nil))
  }

  /// Removes that action of `target`, or of all targets when it is nil; all actions without a name.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    takeAway(controlEvents) {
      (object == nil || $0.target?.object === object) && (action == nil || $0.selector == action)
    }
  }

  /// Adds a closure; one with the same identifier takes the place of the old. iOS 14 and later.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    guard requires("addAction:forControlEvents:", since: 14.0) else { return }
    takeAway(controlEvents) { $0.identifier == action.identifier }
    registrations.append(
      Registration(
        events: controlEvents, target: nil, identifier: action.identifier,
        action: { control, _ in
          action.sender = control
          action.handler(action)
        }, made: action))
  }

  /// Removes the actions of `target`, or all when it is nil, for those events.
  open func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    takeAway(controlEvents) { target == nil || $0.target?.object === target }
  }

  /// All events for which it has actions.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the target's actions for an event; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.filter {
      !$0.events.isDisjoint(with: controlEvent) && $0.target?.object === object
    }.compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }

  /// Performs the actions for those events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  final func send(_ controlEvents: Event, _ event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      if let action = registration.action {
        action(self, event)
      } else if let selector = registration.selector {
        guard registration.target == nil || registration.target?.object != nil else { continue }
        sendAction(selector, to: registration.target?.object, for: event)
      }
    }
  }
}
