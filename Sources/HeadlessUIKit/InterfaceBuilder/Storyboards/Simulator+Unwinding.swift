import EventTrace

/// Unwind segues: the way back to a controller that is there already (rules 166 and 167).
extension Simulator {
  /// Looks for the destination, and leads there; without one nothing happens.
  func unwind(_ template: SegueTemplate, from source: UIViewController, _ sender: Any?) {
    guard let action = template.unwindAction else { return }
    guard has(.unwindSegues) else {
      return diagnose(
        "segueTooNew", rule: 166, on: source,
        "Unwind segues came with iOS 6: nothing happens, and Xcode builds none for older versions.")
    }
    let walk = UnwindWalk(UnwindStart(source: source, unwindAction: action, sender: sender))
    guard let destination = walk.destination(), !isDead else { return }
    let segue: UIStoryboardSegue?
    if let executor = walk.executor(for: destination) {
      segue = executor.tellSegueForUnwinding(to: destination, from: source, template.identifier)
    } else {
      segue = template.makeSegue(from: source, to: destination) { walk.lead(along: $0) }
    }
    guard let segue, !isDead else { return }
    source.tellPrepare(for: segue, sender)
    callback(action.spelled, on: destination, [segue.spelled]) {
      send(action, to: destination, segue)
    }
    segue.performByUIKit()
  }
}

/// Where an unwind segue begins.
private struct UnwindStart {
  let source: UIViewController
  let unwindAction: Selector
  let sender: Any?
}

/// The search for the controller that an unwind segue leads to, and the way to it.
private final class UnwindWalk {
  let start: UnwindStart
  /// The same for those who are asked.
  private lazy var askedSource = UIStoryboardUnwindSegueSource(
    start.source, start.unwindAction, start.sender)
  /// Nobody is asked twice.
  private var asked: Set<ObjectIdentifier> = []
  /// Whether a class of the app found the destination by the method of iOS 6 to 8.
  private var wasFoundByOldMethod = false
  private var simulator: Simulator { Simulator.current }

  init(_ start: UnwindStart) { self.start = start }

  // MARK: Where to

  /// The first that takes the action, from around the source outwards.
  func destination() -> UIViewController? {
    guard start.source.outer != nil else { return search(start.source) }
    for controller in sequence(first: start.source, next: \.outer).dropFirst() {
      guard !simulator.isDead else { return nil }
      if let found = simulator.has(.unwindWalk) ? search(controller) : askOld(controller) {
        return found
      }
    }
    return nil
  }

  /// Rule 166: what is inside comes first, and of that what leads to the source.
  private func search(_ controller: UIViewController) -> UIViewController? {
    guard !simulator.isDead, asked.insert(ObjectIdentifier(controller)).inserted else { return nil }
    if let inner = controller.childLeading(to: start.source), let found = search(inner) {
      return found
    }
    if let presented = controller.presentation?.presented, presented.isAround(start.source),
      let found = search(presented)
    {
      return found
    }
    if controller.usesOldUnwinding { return askOld(controller) }
    let children = simulator.ask(
      "allowedChildrenForUnwinding(from:)", of: controller, ["source"],
      describe: simulator.names(of:)
    ) { controller.allowedChildrenForUnwinding(from: askedSource) }
    for child in children ?? [] {
      if let found = search(child) { return found }
    }
    return controller.takes(start) ? controller : nil
  }

  /// Rule 167: each one on the way names the destination itself.
  private func askOld(_ controller: UIViewController) -> UIViewController? {
    let named = simulator.ask(
      "forUnwindSegueAction(_:from:withSender:)", of: controller,
      [
        "\(start.unwindAction)", simulator.name(of: start.source),
        simulator.senderName(start.sender),
      ], describe: { $0.map(simulator.name) ?? "nil" }
    ) {
      controller.forUnwindSegueAction(
        start.unwindAction, from: start.source, withSender: start.sender)
    }
    guard let found = named ?? nil else { return nil }
    wasFoundByOldMethod = true
    return found
  }

  /// Who makes the segue itself, up to iOS 8, and later where an app's class names the destination as
  /// it was done then; nil where UIKit makes it.
  func executor(for destination: UIViewController) -> UIViewController? {
    guard wasFoundByOldMethod else { return nil }
    let executor =
      destination.presenter == nil ? destination.container ?? destination : destination
    let member = "segueForUnwinding(to:from:identifier:)"
    return !simulator.has(.unwindWalk) || simulator.hooks.overrides(executor, member)
      ? executor : nil
  }

  // MARK: The way

  /// One dismissal at most, then each container on the way makes the next one visible (rule 166).
  func lead(along segue: UIStoryboardSegue) {
    let (source, destination) = (segue.source, segue.destination)
    let inward = Array(sequence(first: destination, next: \.outer)).reversed()
    let isOnWayIn = { (controller: UIViewController) in inward.contains { $0 === controller } }
    var outward: [UIViewController] = []
    var presenter: UIViewController?
    for controller in sequence(first: source, next: \.outer) {
      outward.append(controller)
      if isOnWayIn(controller) { break }
      if controller.container == nil, let next = controller.presenter { presenter = next }
      if controller.container == nil { controller.popover?.hide(animated: segue.isAnimated) }
    }
    if let presenter {
      segue.hasDismissed = true
      simulator.callback(
        "dismiss(animated:completion:)", on: presenter, ["\(segue.isAnimated)", "nil"]
      ) { presenter.dismiss(animated: segue.isAnimated) }
      outward = Array(outward.drop { $0 !== presenter })
    }
    guard let turn = outward.last, isOnWayIn(turn) else { return }
    let way = outward.dropLast() + inward.drop { $0 !== turn }
    for (controller, next) in zip(way, way.dropFirst())
    where controller.container === next || next.container === controller {
      guard !simulator.isDead else { return }
      guard !controller.childControllers.isEmpty else { continue }
      controller.tellUnwind(for: segue, towards: next)
    }
  }
}

extension UIViewController {
  /// The parent, else who presents it or has led to its popover (rule 382).
  fileprivate var outer: UIViewController? { container ?? presenter ?? popover?.segueSource }

  fileprivate func isAround(_ controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.outer).contains { $0 === self }
  }

  /// The child around the source, or around who asked for the presentation that the source is in.
  func childLeading(to source: UIViewController) -> UIViewController? {
    let asker = { (controller: UIViewController) -> UIViewController? in
      controller.container
        ?? controller.presenter.flatMap { $0.presentation?.source ?? $0 }
    }
    return sequence(first: source, next: asker).first { $0.container === self }
  }

  /// Whether an app's class says what is inside in the way of iOS 6 to 8 alone.
  fileprivate var usesOldUnwinding: Bool {
    let overrides = Simulator.current.hooks.overrides
    return overrides(self, "forUnwindSegueAction(_:from:withSender:)")
      && !overrides(self, "allowedChildrenForUnwinding(from:)")
  }

  /// Asks whether it takes an unwind segue, by the name that the version has for that.
  fileprivate func takes(_ start: UnwindStart) -> Bool {
    let simulator = Simulator.current!
    let arguments = [
      "\(start.unwindAction)", simulator.name(of: start.source), simulator.senderName(start.sender),
    ]
    let takes =
      simulator.has(.unwindsTakeNoSender)
      ? simulator.ask("canPerformUnwindSegueAction(_:from:sender:)", of: self, arguments) {
        canPerformUnwindSegueAction(start.unwindAction, from: start.source, sender: start.sender)
      }
      : simulator.ask("canPerformUnwindSegueAction(_:from:withSender:)", of: self, arguments) {
        canPerformUnwindSegueAction(
          start.unwindAction, from: start.source, withSender: start.sender as Any)
      }
    return takes ?? false
  }

  fileprivate func tellSegueForUnwinding(
    to destination: UIViewController, from source: UIViewController, _ identifier: String?
  ) -> UIStoryboardSegue? {
    let simulator = Simulator.current!
    let segue: UIStoryboardSegue?? = simulator.ask(
      "segueForUnwinding(to:from:identifier:)", of: self,
      [
        simulator.name(of: destination), simulator.name(of: source),
        identifier.map { "\"\($0)\"" } ?? "nil",
      ], describe: { $0?.spelled ?? "nil" }
    ) { segueForUnwinding(to: destination, from: source, identifier: identifier) }
    return segue ?? nil
  }

  fileprivate func tellUnwind(for segue: UIStoryboardSegue, towards next: UIViewController) {
    guard Simulator.current.has(.unwindWalk) else { return reveal(next, for: segue) }
    tell("unwind(for:towards:)", [segue.spelled, Simulator.current.name(of: next)]) {
      unwind(for: segue, towards: next)
    }
  }

  // MARK: What the base class does

  /// Whether it has the action, and is not where the segue began (rule 167).
  func hasUnwindAction(_ action: Selector, from source: UIViewController) -> Bool {
    self !== source && Simulator.current.method(action, of: self) != nil
  }

  /// The first child that takes the action, else this controller if it does (rule 167).
  func handlerOfUnwinding(
    _ action: Selector, from source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    let start = UnwindStart(source: source, unwindAction: action, sender: sender)
    return (childrenToUnwindTo + [self]).first { $0.takes(start) }
  }

  /// A segue that does what is to be done, all in one (rule 167).
  func wholeUnwindSegue(
    to destination: UIViewController, from source: UIViewController, _ identifier: String?
  ) -> UIStoryboardSegue {
    let segue = UIStoryboardSegue.make(
      UIStoryboardSegue.self, identifier, from: source, to: destination)
    let walk = UnwindWalk(UnwindStart(source: source, unwindAction: "", sender: nil))
    segue.show = { [unowned segue] in walk.lead(along: segue) }
    return segue
  }
}

extension UIViewController {
  /// The children in the order in which a destination is looked for: a stack from its top.
  var childrenToUnwindTo: [UIViewController] {
    (self as? UINavigationController)?.stack.reversed() ?? childControllers
  }

  /// What UIKit's containers do to make a child visible (rule 166).
  func reveal(_ child: UIViewController, for segue: UIStoryboardSegue) {
    switch self {
    case let navigation as UINavigationController: navigation.pop(to: child, for: segue)
    case let tabs as UITabBarController where child.container === tabs:
      tabs.selectedViewController = child
    default: break
    }
  }
}

extension UINavigationController {
  fileprivate func pop(to controller: UIViewController, for segue: UIStoryboardSegue) {
    let simulator = Simulator.current!
    guard stack.contains(where: { $0 === controller }), controller !== stack.last else { return }
    let isAnimated = segue.isAnimated && !segue.hasDismissed
    isUnwinding = true
    defer { isUnwinding = false }
    simulator.callback(
      "popToViewController(_:animated:)", on: self,
      [simulator.name(of: controller), "\(isAnimated)"]
    ) { popToViewController(controller, animated: isAnimated) }
  }
}
