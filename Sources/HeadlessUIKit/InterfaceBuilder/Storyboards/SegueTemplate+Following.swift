import EventTrace
import Foundation

/// How segues are followed (rules 163 to 165, 300 and 307).
extension SegueTemplate {
  /// The user touched what the segue begins at: the source may refuse (rule 164).
  ///
  /// - Returns: whether the segue was followed.
  @discardableResult
  package func follow(from sender: Any?) -> Bool {
    let simulator = Simulator.current!
    guard let source, !simulator.isDead else { return false }
    if simulator.has(.seguesAreAsked) {
      let follows = simulator.ask(
        "shouldPerformSegue(withIdentifier:sender:)", of: source,
        ["\"\(identifier ?? "")\"", simulator.senderName(sender)]
      ) { source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) }
      guard follows ?? false else { return false }
    }
    perform(from: sender)
    return true
  }

  /// Follows the segue without asking, as an app's code does.
  package func perform(from sender: Any?) {
    let simulator = Simulator.current!
    guard let source, !simulator.isDead else { return }
    if kind == .unwind { return simulator.unwind(self, from: source, sender) }
    guard let destination = destination(from: source, sender), !simulator.isDead else { return }
    prepareToPresent(destination, for: sender)
    let segue = makeSegue(from: source, to: destination) { [self] segue in
      show(segue, for: sender)
    }
    guard let segue else { return }
    source.tellPrepare(for: segue, sender)
    segue.performByUIKit()
  }

  /// The controller that the source's method makes, else that of the scene.
  private func destination(from source: UIViewController, _ sender: Any?) -> UIViewController? {
    guard let creator else { return make(nil) }
    return make { [identifier] coder in
      source.makeDestination(creator, coder, sender, identifier)
    }
  }

  /// A segue of the right class; nil when the app has ended.
  func makeSegue(
    from source: UIViewController, to destination: UIViewController,
    _ show: @escaping (UIStoryboardSegue) -> Void
  ) -> UIStoryboardSegue? {
    let usual = usesPopoverController ? UIStoryboardPopoverSegue.self : UIStoryboardSegue.self
    let segue = UIStoryboardSegue.make(
      segueClass ?? usual, identifier, from: source, to: destination)
    segue.isAnimated = isAnimated
    // The segue holds the closure, and lets it go when it was performed.
    segue.show = { [unowned segue] in show(segue) }
    return Simulator.current.isDead ? nil : segue
  }

  /// What the destination is to know before the source prepares it, which may have other wishes.
  private func prepareToPresent(_ destination: UIViewController, for sender: Any?) {
    let simulator = Simulator.current!
    if let transitionStyle { destination.presenting.transitionStyle = transitionStyle }
    switch kind {
    case .presentation, .modal:
      if let presentationStyle { destination.choose(presentationStyle) }
    case .popover, .popoverPresentation:
      guard simulator.has(.presentationContainers) else { return }
      destination.choose(.popover)
      let popover = destination.popoverPresentationController
      switch anchor ?? sender as AnyObject? {
      case let item as UIBarButtonItem: popover?.barButtonItem = item
      case let view as UIView:
        popover?.sourceView = view
        popover?.sourceRect = view.drawnBounds
      default: break
      }
      popover?.permittedArrowDirections = arrowDirections
    default: break
    }
  }

  // MARK: Where it begins

  /// Has the user begin the segue with that control, item, recogniser or cell.
  ///
  /// - Parameter trigger: What of it: `accessoryAction` for the button of a cell; nil for the usual.
  package func begin(at object: AnyObject, trigger: String? = nil) {
    switch object {
    case let cell as UITableViewCell where trigger == "accessoryAction": cell.accessorySegue = self
    case let cell as UITableViewCell: cell.selectionSegue = self
    case let cell as UICollectionViewCell: cell.selectionSegue = self
    case let control as UIControl:
      control.addTarget(
        self, action: SegueTemplate.begin(from:),
        for: control is UIButton ? .touchUpInside : .valueChanged)
    case let item as UIBarButtonItem: item.method = TargetAction(self, SegueTemplate.begin(from:))
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(self, action: SegueTemplate.begin(from:))
    default: break
    }
  }

  private func begin(from sender: NSObject) { follow(from: sender) }

  // MARK: What each kind does

  private func show(_ segue: UIStoryboardSegue, for sender: Any?) {
    let (source, destination) = (segue.source, segue.destination)
    let simulator = Simulator.current!
    switch kind {
    case .show where simulator.has(.adaptiveSegues): source.show(destination, sender: sender)
    case .showDetail where simulator.has(.adaptiveSegues):
      source.showDetailViewController(destination, sender: sender)
    case .show, .push: push(destination, from: source)
    case .replace, .showDetail: replace(destination, from: source)
    case .popover where usesPopoverController, .popoverPresentation where usesPopoverController:
      showPopover(segue, for: sender)
    case .presentation, .modal, .popover, .popoverPresentation:
      source.present(destination, animated: isAnimated)
    case .embed: source.embed(destination, in: anchor as? UIView)
    case .unwind, .custom: break
    }
  }

  /// Up to iOS 7 a popover is no presentation; on a phone only today's kind of segue is one (rule 382).
  private var usesPopoverController: Bool {
    let simulator = Simulator.current!
    guard !simulator.has(.presentationContainers) else { return false }
    return kind == .popover
      || kind == .popoverPresentation && simulator.configuration.device.idiom == .pad
  }

  private func showPopover(_ segue: UIStoryboardSegue, for sender: Any?) {
    let popover =
      (segue as? UIStoryboardPopoverSegue)?.popoverController
      ?? UIPopoverController(contentViewController: segue.destination)
    guard !Simulator.current.isDead else { return }
    popover.segueSource = segue.source
    switch anchor ?? sender as AnyObject? {
    case let item as UIBarButtonItem:
      popover.show(beside: .item(item), arrowDirections, animated: isAnimated)
    case let view as UIView:
      popover.show(beside: .rect(view.drawnBounds, view), arrowDirections, animated: isAnimated)
    default:
      Simulator.current.diagnose(
        "popoverWithoutPlace", noRule: "Xcode builds no such segue", on: segue.source,
        "The popover segue has nothing to point to; nothing is shown.")
    }
    popover.host?.kept = popover
  }

  /// Rule 163 and message M18.
  private func push(_ destination: UIViewController, from source: UIViewController) {
    guard let navigation = source.enclosingNavigation else {
      let start = identifier.map { "Could not find a navigation controller for segue '\($0)'. " }
      return Simulator.current.raise(
        .generic,
        (start ?? "") + "Push segues can only be used when the source controller is managed by an "
          + "instance of UINavigationController.")
    }
    navigation.pushViewController(destination, animated: isAnimated)
  }

  private func replace(_ destination: UIViewController, from source: UIViewController) {
    let split = sequence(first: source, next: \.container).lazy
      .compactMap { $0 as? UISplitViewController }.first
    guard let split, split.columns.indices.contains(column) else {
      return Simulator.current.diagnose(
        "noSplitView", noRule: "no source says what UIKit does", on: source,
        "The segue replaces a controller of a split view, and the source is in none; nothing is "
          + "shown.")
    }
    var columns = split.columns
    columns[column] = destination
    split.viewControllers = columns
  }
}

extension UIStoryboardSegue {
  /// UIKit performs it: an event where the app's class says how.
  func performByUIKit() {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    let isEnabled = simulator.animation.isEnabled
    if !isAnimated { simulator.animation.isEnabled = false }
    if simulator.isOfTheApp(type(of: self)) {
      simulator.callback("perform()", on: self) { perform() }
    } else {
      perform()
    }
    simulator.animation.isEnabled = isEnabled
    show = nil
  }
}

extension UIViewController {
  /// The app follows a segue by its name (rule 163 and message M17).
  func recordedSegue(_ identifier: String, _ sender: Any?) {
    let simulator = Simulator.current!
    simulator.call(
      "performSegue(withIdentifier:sender:)", on: self,
      ["\"\(identifier)\"", simulator.senderName(sender)]
    ) {
      guard let template = segues.first(where: { $0.identifier == identifier }) else {
        return simulator.raise(
          .invalidArgument,
          "Receiver (<\(simulator.name(of: self))>) has no segue with identifier '\(identifier)'")
      }
      template.perform(from: sender)
    }
  }

  /// Takes a segue that the storyboard says leads from here.
  package func addSegue(_ template: SegueTemplate) {
    template.source = self
    segues.append(template)
  }

  /// Rule 165: before the destination loads its view.
  func tellPrepare(for segue: UIStoryboardSegue, _ sender: Any?) {
    tell("prepare(for:sender:)", [segue.spelled, Simulator.current.senderName(sender)]) {
      prepare(for: segue, sender: sender)
    }
  }

  /// Asks the method that is marked `@IBSegueAction` for the destination.
  fileprivate func makeDestination(
    _ creator: Selector, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
  ) -> UIViewController? {
    let simulator = Simulator.current!
    var made: UIViewController?
    let arguments = [
      "coder", simulator.senderName(sender), identifier.map { "\"\($0)\"" } ?? "nil",
    ]
    let count = creator.description.count { $0 == ":" }
    simulator.callback(creator.spelled, on: self, Array(arguments.prefix(count))) {
      made = simulator.send(creator, to: self, coder, sender, identifier) as? UIViewController
    }
    return made
  }

  // MARK: Embedding

  /// Follows the segues that fill views of this controller, while its view loads (rule 101).
  package func followEmbedSegues() {
    let simulator = Simulator.current!
    for template in segues where template.kind == .embed {
      guard simulator.has(.embedSegues) else {
        return simulator.diagnose(
          "segueTooNew", rule: 101, on: self,
          "Embed segues came with iOS 6: the container view stays empty, and Xcode builds none for "
            + "older versions.")
      }
      template.perform(from: nil)
    }
  }

  /// Rules 101 and 102: both words to the child come before it appears.
  fileprivate func embed(_ child: UIViewController, in place: UIView?) {
    let simulator = Simulator.current!
    child.tellWillMove(to: self)
    adopt(child)
    if let place, !simulator.isDead {
      let view = child.loadViewForUIKit()
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      place.insert(view, at: place.drawnSubviews.count)
      view.place(place.drawnBounds)
    }
    child.tellDidMove(to: self)
  }
}

extension Simulator {
  /// Asks a question of a controller with arguments; nil when the app has ended.
  func ask<Answer>(
    _ name: String, of controller: UIViewController, _ arguments: [String],
    describe: (Answer) -> String = { "\($0)" }, _ question: () -> Answer
  ) -> Answer? {
    callOptional(.query, on: controller, name, arguments, describe: describe, question)
  }

  /// Whoever began a segue, by its name in the trace.
  func senderName(_ sender: Any?) -> String {
    guard let sender else { return "nil" }
    return (sender as? NSObject).map(name) ?? "sender"
  }

  func names(of controllers: [UIViewController]) -> String {
    "[\(controllers.map(name).joined(separator: ", "))]"
  }
}

extension Selector {
  /// As `#function` spells the method: `unwind(_:)` for `unwind:`.
  var spelled: String {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return "\(description)()" }
    return "\(parts[0])(_:" + parts.dropFirst().dropLast().map { "\($0):" }.joined() + ")"
  }
}
