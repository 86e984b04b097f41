import EventTrace
public import Foundation

/// What has traits, and hears when they change; iOS 8.0 and later.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// Those that hold here.
  var traitCollection: UITraitCollection { get }
  /// They are other ones now.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What an app may ask to tell it of single traits; iOS 17.0 and later (rule 245).
@MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Not UIKit's: where the object keeps what it was asked.
  var _traitRegistrations: _TraitRegistrations { get }
}

/// One wish to hear of traits, by which it can be taken back; iOS 17.0 and later.
@MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// Who wants to hear of which traits.
public final class _TraitRegistrations {
  final class Entry: UITraitChangeRegistration {
    let traits: [UITrait]
    let tell: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
      (self.traits, self.tell) = (traits, tell)
    }

    func means(_ old: TraitValues, _ new: TraitValues) -> Bool {
      traits.contains { trait in
        (trait as? any SystemTrait.Type)?.differs(old, new) ?? TraitValues.differ(trait, old, new)
      }
    }
  }

  var entries: [Entry] = []

  func tell(changedFrom old: UITraitCollection, to new: UITraitCollection) {
    for entry in entries where entry.means(old.values, new.values) { entry.tell(old) }
  }
}

extension UITraitChangeObservable {
  /// Calls `handler` with the object and its old traits when one of these has changed; iOS 17.0 and
  /// later.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
  }

  /// The same for a handler that calls the object `Self`, as a class that is not final does; iOS 17.0
  /// and later.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] old in
      if let observer = self as? Observer { handler(observer, old) }
    }
  }

  /// Sends the object the message, with itself and its old traits as arguments where it takes some;
  /// iOS 17.0 and later.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] old in
      guard let self else { return }
      _ = Simulator.current.method(action, of: self)?(self, self, old)
    }
  }

  /// Sends another object the message; iOS 17.0 and later.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = WeakReference(object: target as AnyObject)
    return register(traits) { [weak self] old in
      guard let self, let object = target.object else { return }
      _ = Simulator.current.method(action, of: object)?(object, self, old)
    }
  }

  /// Takes a registration back; iOS 17.0 and later.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _traitRegistrations.entries.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    NSObject.requiresTraitRegistration(self)
    let entry = _TraitRegistrations.Entry(traits, tell)
    _traitRegistrations.entries.append(entry)
    return entry
  }
}

extension NSObject {
  fileprivate static func requiresTraitRegistration(_ object: AnyObject) {
    (object as? NSObject)?.requires("registerForTraitChanges:withHandler:", since: 17.0)
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}
extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}

/// What an app says about the traits of a view or controller, and who wants to hear of them.
final class TraitBox {
  var overrides = TraitValues()
  /// What the parent says about a child.
  var fromParent: UITraitCollection?
  /// What a parent that overrides `overrideTraitCollection(forChild:)` answered, and to what.
  var answers: [(values: TraitValues, size: CGSize, said: UITraitCollection?)] = []
  var isAsking = false
  let registrations = _TraitRegistrations()
}

extension Simulator {
  private static let overridesKey = StateKey { _ in TraitOverridesState() }
  private var overridesState: TraitOverridesState { state(Self.overridesKey) }

  /// Whether something in the app ever said that its traits are other than the screen's.
  fileprivate var overridesTraits: Bool {
    get { overridesState.areThere }
    set { overridesState.areThere = newValue }
  }
}

private final class TraitOverridesState {
  var areThere = false
  /// Whose traits the app has changed, and what they were, where it is told later.
  var waiting: [(view: UIView, old: UITraitCollection, oldOfController: UITraitCollection)] = []
  var areWaiting: Set<ObjectIdentifier> = []
}

/// What the screen's traits were before each of their changes, from the first one on.
private final class TraitHistory {
  var past: [UITraitCollection] = []
}

extension Simulator {
  private static let traitHistoryKey = StateKey { _ in TraitHistory() }
  private var traitHistory: TraitHistory { state(Self.traitHistoryKey) }

  /// How often the screen's traits have changed.
  fileprivate var traitChanges: Int { traitHistory.past.count }
  fileprivate func traits(afterChanges count: Int) -> UITraitCollection {
    let past = traitHistory.past
    return count < past.count ? past[count] : currentTraits
  }
  fileprivate func noteTraits(changedFrom old: UITraitCollection) { traitHistory.past.append(old) }
}

// MARK: Which traits hold where

extension UIView {
  /// The traits here when the screen has those.
  func traits(on screen: UITraitCollection) -> UITraitCollection {
    guard Simulator.current.overridesTraits else { return screen }
    let path = sequence(first: self, next: \.drawnSuperview).reversed()
    let values = path.reduce(screen.values) { values, view in
      let controller = view.controller.map { $0.traits(in: values, on: screen) } ?? values
      return view.traitBox.map { controller.overridden(by: $0.overrides) } ?? controller
    }
    return UITraitCollection(values)
  }

  /// The traits that hold for the view, whatever a class says.
  package var effectiveTraits: UITraitCollection { traits(on: Simulator.current.currentTraits) }

  var traitBoxMade: TraitBox {
    if let traitBox { return traitBox }
    let box = TraitBox()
    traitBox = box
    return box
  }

  /// Not UIKit's: who wants to hear of which traits.
  public var _traitRegistrations: _TraitRegistrations { traitBoxMade.registrations }

  /// What the app says about this view's traits and those of all in it; iOS 17.0 and later.
  public var traitOverrides: UITraitOverrides {
    get { requires("traitOverrides", since: 17.0, UITraitOverrides(values: ownOverrides)) }
    set {
      guard requires("traitOverrides", since: 17.0) else { return }
      setOverrides(newValue.values)
    }
  }

  var ownOverrides: TraitValues { traitBox?.overrides ?? TraitValues() }

  func setOverrides(_ values: TraitValues) {
    guard values != ownOverrides else { return }
    Simulator.current.changeTraits(in: self) {
      traitBoxMade.overrides = values
      Simulator.current.overridesTraits = true
    }
  }
}

extension TraitValues {
  fileprivate var compactInWidth: TraitValues {
    var values = self
    values.horizontalSizeClass = .compact
    return values
  }
}

extension UIViewController {
  fileprivate func traits(over values: TraitValues) -> TraitValues {
    let around = isShownAside ? values.compactInWidth : values
    guard let traitBox else { return around }
    let said = container.flatMap { $0.answersForTraits ? $0.traits(of: self, over: around) : nil }
    let fromParent = said ?? traitBox.fromParent
    let values = fromParent.map { around.overridden(by: $0.values) } ?? around
    return values.overridden(by: traitBox.overrides)
  }

  /// Whether it is shown in a form sheet or a popover of an iPad, where the width is compact (rule 1032).
  private var isShownAside: Bool {
    guard Simulator.current.configuration.device.idiom == .pad,
      let presentation = presenter?.presentation, presentation.presented === self
    else { return false }
    return presentation.style == .formSheet || presentation.style == .popover
  }

  /// A presentation begins that may have traits of its own.
  func noteTraits(ofPresentationAs style: UIModalPresentationStyle) {
    let simulator = Simulator.current!
    guard style == .formSheet || style == .popover, simulator.configuration.device.idiom == .pad,
      deviceNumber >= 8
    else { return }
    simulator.overridesTraits = true
  }

  /// Whether the class of a parent says by itself which traits its children have (rule 873).
  fileprivate var answersForTraits: Bool {
    isOfTheApp && overrides("overrideTraitCollection(forChild:)")
  }

  /// A child has come to a parent that may say which traits it has.
  func noteTraits(ofChild child: UIViewController) {
    guard answersForTraits else { return }
    _ = child.traitBoxMade
    Simulator.current.overridesTraits = true
  }

  /// Asks the parent again where the traits around it or its size are other ones.
  private func traits(of child: UIViewController, over values: TraitValues) -> UITraitCollection? {
    guard let box = child.traitBox, !box.isAsking, !Simulator.current.isDead else { return nil }
    let size = loadedView?.drawnBounds.size ?? .zero
    if let known = box.answers.last(where: { $0.values == values && $0.size == size }) {
      return known.said
    }
    box.isAsking = true
    defer { box.isAsking = false }
    let said = Simulator.current.query(
      "overrideTraitCollection(forChild:)", on: self,
      describe: { $0.map(\.description) ?? "nil" }
    ) { overrideTraitCollection(forChild: child) }
    box.answers = box.answers.suffix(7) + [(values, size, said)]
    return said
  }

  /// The controller's traits where its view has those around it: a child takes them from its parent until iOS 16
  /// (rule 1034).
  fileprivate func traits(in around: TraitValues, on screen: UITraitCollection) -> TraitValues {
    guard let container, !Simulator.current.has(.controllersInheritFromViews) else {
      return traits(over: around)
    }
    return traits(over: container.traits(on: screen).values)
  }

  /// The traits here when the screen has those: of what is around the view, or of the parent (rule 1034).
  func traits(on screen: UITraitCollection) -> UITraitCollection {
    guard Simulator.current.overridesTraits else { return screen }
    if let container, !Simulator.current.has(.controllersInheritFromViews) {
      return UITraitCollection(traits(over: container.traits(on: screen).values))
    }
    if let superview = loadedView?.drawnSuperview {
      return UITraitCollection(traits(over: superview.traits(on: screen).values))
    }
    let path = sequence(first: self, next: \.container).reversed()
    return UITraitCollection(path.reduce(screen.values) { $1.traits(over: $0) })
  }

  var traitBoxMade: TraitBox {
    if let traitBox { return traitBox }
    let box = TraitBox()
    traitBox = box
    return box
  }

  /// Not UIKit's: who wants to hear of which traits.
  public var _traitRegistrations: _TraitRegistrations { traitBoxMade.registrations }

  /// What the app says about this controller's traits and those of all in it; iOS 17.0 and later.
  public var traitOverrides: UITraitOverrides {
    get { requires("traitOverrides", since: 17.0, UITraitOverrides(values: ownOverrides)) }
    set {
      guard requires("traitOverrides", since: 17.0) else { return }
      setOverrides(newValue.values)
    }
  }

  var ownOverrides: TraitValues { traitBox?.overrides ?? TraitValues() }

  func setOverrides(_ values: TraitValues) {
    guard values != ownOverrides else { return }
    changeTraits { $0.overrides = values }
  }

  func changeTraits(_ change: (TraitBox) -> Void) {
    Simulator.current.changeTraits(in: loadedView) {
      change(traitBoxMade)
      Simulator.current.overridesTraits = true
    }
  }
}

// MARK: Telling

extension Simulator {
  /// Tells all that is on screen that the screen's traits are other ones now.
  func tellTraits(changedFrom old: UITraitCollection) {
    noteTraits(changedFrom: old)
    let views = windows.filter { !$0.drawnHidden }.flatMap(\.tree)
    let new = currentTraits
    guard overridesTraits else {
      for view in views { view.tellTraits(changedFrom: (old, old), to: (new, new)) }
      return
    }
    for view in views {
      let controller = view.controller
      view.tellTraits(
        changedFrom: (view.traits(on: old), controller?.traits(on: old) ?? old),
        to: (view.traits(on: new), controller?.traits(on: new) ?? new))
    }
  }

  /// Changes what the app says of traits in a tree of views, and tells those whose traits that changes,
  /// if they are in a window.
  func changeTraits(in root: UIView?, _ change: () -> Void) {
    guard let root, root.drawnWindow != nil, has(.sizeTransitions) else { return change() }
    let screen = currentTraits
    let old = root.tree.map { ($0, $0.traits(on: screen), $0.controller?.traits(on: screen)) }
    change()
    guard !has(.ownTraitsAreToldLater) else {
      // Of several changes the first one knows what was before.
      for (view, traits, controllerTraits) in old
      where overridesState.areWaiting.insert(ObjectIdentifier(view)).inserted {
        overridesState.waiting.append((view, traits, controllerTraits ?? traits))
      }
      return
    }
    for (view, traits, controllerTraits) in old {
      view.tellTraits(
        changedFrom: (traits, controllerTraits ?? traits),
        to: (view.traits(on: screen), view.controller?.traits(on: screen) ?? screen))
    }
  }

  /// Tells of the traits that the app has set since it was last told, before the next layout (rule 1035).
  func updateTraits() {
    // One that hears of it may set others.
    for _ in 0..<10 where !overridesState.waiting.isEmpty {
      let waiting = overridesState.waiting
      (overridesState.waiting, overridesState.areWaiting) = ([], [])
      let screen = currentTraits
      for (view, old, oldOfController) in waiting where view.drawnWindow != nil {
        view.tellTraits(
          changedFrom: (old, oldOfController),
          to: (view.traits(on: screen), view.controller?.traits(on: screen) ?? screen))
      }
    }
  }
}

extension UIView {
  /// Tells the view and its controller, each if its own traits changed.
  fileprivate func tellTraits(
    changedFrom old: (view: UITraitCollection, controller: UITraitCollection),
    to new: (view: UITraitCollection, controller: UITraitCollection)
  ) {
    tellTraits(changedFrom: old.view, to: new.view)
    controller?.tellTraits(changedFrom: old.controller, to: new.controller)
  }

  private func tellTraits(changedFrom old: UITraitCollection, to new: UITraitCollection) {
    heardTraits = Simulator.current.traitChanges
    guard old != new else { return }
    new.asCurrent {
      attributes.variations?.follow(new, on: self)
      traitCollectionDidChange(old)
      traitBox?.registrations.tell(changedFrom: old, to: new)
    }
    followReadTraits(from: old, to: new)
    // What a controller reads of its view's traits counts as well.
    controller?.followReadTraits(from: old, to: new)
  }

  /// Tells a view that has come into a window, and then its controller, what they have missed; up to
  /// iOS 12 a view that is new there hears of its traits for the first time (rules 134 and 516).
  func followTraits() {
    let simulator = Simulator.current!
    let screen = simulator.currentTraits
    if let heardTraits {
      let old = traitsAtDeparture ?? simulator.traits(afterChanges: heardTraits)
      traitsAtDeparture = nil
      if simulator.overridesTraits || heardTraits != simulator.traitChanges {
        tellTraits(changedFrom: old, to: traits(on: screen))
      }
    } else {
      if simulator.has(.firstAppearanceTellsTraits) {
        heardTraits = simulator.traitChanges
        traitCollectionDidChange(nil)
      } else if simulator.overridesTraits {
        // A new view was made with the screen's traits (rule 722).
        tellTraits(changedFrom: screen, to: traits(on: screen))
      } else {
        heardTraits = simulator.traitChanges
      }
    }
    controller?.followTraits(on: screen)
  }
}

extension UIView {
  /// Notes the traits of all in the view that is about to leave its window, so that they hear on coming
  /// back whether others hold then (rule 516).
  func noteTraitsAtDeparture() {
    let simulator = Simulator.current!
    guard simulator.overridesTraits, simulator.has(.sizeTransitions) else { return }
    let screen = simulator.currentTraits
    for view in tree {
      view.traitsAtDeparture = view.traits(on: screen)
      view.controller.map { $0.traitsAtDeparture = $0.traits(on: screen) }
    }
  }
}

extension UIViewController {
  /// Tells the controller if its own traits changed.
  fileprivate func tellTraits(changedFrom old: UITraitCollection, to new: UITraitCollection) {
    // A first appearance may still have to bring the traits.
    if !hearsFirstTraits || old != new { noteHeardTraits() }
    guard old != new else { return }
    new.asCurrent {
      tellTraits(changedFrom: old)
      traitBox?.registrations.tell(changedFrom: old, to: new)
    }
    followReadTraits(from: old, to: new)
  }

  /// Tells the controller what it has missed, unless its first appearance brings the traits.
  fileprivate func followTraits(on screen: UITraitCollection) {
    let simulator = Simulator.current!
    guard let heardTraits else { return hearsFirstTraits ? () : noteHeardTraits() }
    let old = traitsAtDeparture ?? simulator.traits(afterChanges: heardTraits)
    traitsAtDeparture = nil
    guard simulator.overridesTraits || heardTraits != simulator.traitChanges else { return }
    tellTraits(changedFrom: old, to: traits(on: screen))
  }

  /// A controller that was away while the size classes changed hears of that as of a transition, before it
  /// appears again (rule 522).
  func tellMissedTransition() {
    let simulator = Simulator.current!
    guard let heardTraits, heardTraits != simulator.traitChanges else { return }
    let old = traits(on: simulator.traits(afterChanges: heardTraits))
    let new = traits(on: simulator.currentTraits)
    guard
      old.values.horizontalSizeClass != new.values.horizontalSizeClass
        || old.values.verticalSizeClass != new.values.verticalSizeClass
    else { return }
    let known = ongoingTransition
    let coordinator = known ?? ControllerTransition(rotationOf: self, duration: 0)
    tell("willTransition(to:with:)", ["\(new)", "coordinator"]) {
      willTransition(to: new, with: coordinator)
    }
    guard known == nil else { return }
    coordinator.runAnimations()
    coordinator.complete(true)
  }

  func noteHeardTraits() { heardTraits = Simulator.current.traitChanges }
}

// MARK: The person's wishes

extension Simulator {
  /// The person switches between light and dark, or wants texts of another size.
  package func setWishes(style: UIUserInterfaceStyle? = nil, category: String? = nil) {
    guard !isDead else { return }
    let old = currentTraits
    if let style, style != .unspecified { wishes.style = style }
    if let category { wishes.category = UIContentSizeCategory(rawValue: category) }
    let new = currentTraits
    guard old != new else { return }
    unsafe deviceIsDark = new.values.userInterfaceStyle == .dark
    if has(.sizeTransitions) { tellTraits(changedFrom: old) }
    guard old.values.preferredContentSizeCategory != new.values.preferredContentSizeCategory,
      let application
    else { return }
    notificationCenter.postFromUIKit(
      UIContentSizeCategory.didChangeNotification, object: application,
      userInfo: [
        UIContentSizeCategory.newValueUserInfoKey: new.values.preferredContentSizeCategory.rawValue
      ])
  }
}

extension UIColor {
  /// `#rrggbbaa`, as it is drawn in that view.
  package func hexadecimal(in view: UIView) -> String {
    resolve(with: view.effectiveTraits).hexadecimal
  }
}
