import EventTrace
import Foundation
import HeadlessUIKit

/// How moves are made in the app as it stands; one that has no place to be made in is left out.
extension World {
  func perform(_ move: Move, after pause: Story.Pause) {
    guard !simulator.isDead, simulator.runState != .ended else { return }
    if let done = words(for: move) { log.append("\(described(pause)) \(done)") }
  }

  private func described(_ pause: Story.Pause) -> String {
    switch pause {
    case .rest: "at rest,"
    case .seconds(let seconds): "after \(seconds) s,"
    case .nothing: "at once,"
    }
  }

  /// Makes the move.
  ///
  /// - Returns: what was done; nil when there was nothing to do it to.
  private func words(for move: Move) -> String? {
    switch move {
    case .add, .remove, .exchange: contain(move)
    case .push, .pop, .popAndPush, .popTo, .stack, .swipe: navigate(move)
    case .select(let place, let which, let isTapped): select(place, in: which, isTapped: isTapped)
    case .turn, .turnByHand, .showDetail: turn(move)
    case .present, .dismiss, .pull: present(move)
    case .replaceRoot(let shape): replaceRoot(with: shape)
    case .rotate, .warn, .leave, .comeBack, .interrupt: disturb(move)
    }
  }

  func name(_ controller: UIViewController) -> String { simulator.name(of: controller) }

  private func replaceRoot(with shape: Shape) -> String? {
    // What presents stays until it is dismissed.
    guard let root, presented(by: root) == nil else { return nil }
    let new = make(shape)
    install(new)
    return "show \(name(new)) in the window"
  }

  private func chosen<Kind: UIViewController>(_ which: Int, _ kind: Kind.Type) -> Kind? {
    let found = shown.compactMap { $0 as? Kind }
    return found.isEmpty ? nil : found[which % found.count]
  }

  // MARK: Containers of the app's own

  private func contain(_ move: Move) -> String? {
    switch move {
    case .add(let shape, let which, let isHidden):
      guard let parent = chosen(which, Container.self) else { return nil }
      let child = make(shape)
      var place: UIView = parent.view
      if isHidden {
        place = UIView(frame: parent.view.bounds)
        place.isHidden = true
        parent.view.addSubview(place)
      }
      parent.take(in: child, into: place)
      return "add \(name(child)) to \(name(parent))\(isHidden ? ", hidden" : "")"
    case .remove(let which):
      let children = shown.filter { $0.container is Container }
      guard !children.isEmpty else { return nil }
      let child = children[which % children.count]
      let parent = child.container as! Container
      parent.letGo(of: child)
      return "remove \(name(child)) from \(name(parent))"
    case .exchange(let which, let shape, let seconds):
      guard let parent = chosen(which, Automatic.self), let old = parent.childControllers.last,
        old.view.superview === parent.view
      else { return nil }
      let new = make(shape)
      old.willMove(toParent: nil)
      parent.addChild(new)
      parent.transition(
        from: old, to: new, duration: seconds, animations: nil,
        completion: { [weak parent, weak old, weak new] _ in
          // What happened meanwhile may have removed either.
          if let old, old.container === parent { old.removeFromParent() }
          if let new, new.container === parent { new.didMove(toParent: parent) }
        })
      return "exchange \(name(old)) for \(name(new)) in \(name(parent)) in \(seconds) s"
    default: return nil
    }
  }

  // MARK: Navigation and tabs

  private func navigate(_ move: Move) -> String? {
    switch move {
    case .push(let shape, let which, let animated):
      guard let navigation = chosen(which, Navigation.self) else { return nil }
      let new = make(shape)
      navigation.pushViewController(new, animated: animated)
      return "push \(name(new)) on \(name(navigation))\(animated ? ", animated" : "")"
    case .pop(let which, let animated):
      guard let navigation = chosen(which, Navigation.self) else { return nil }
      navigation.popViewController(animated: animated)
      return "pop from \(name(navigation))\(animated ? ", animated" : "")"
    case .popAndPush(let which, let animated):
      guard let navigation = chosen(which, Navigation.self),
        let top = navigation.popViewController(animated: animated)
      else { return nil }
      // Only a collapsed split view may have put a navigation controller or a split view there.
      if top is UINavigationController || top is UISplitViewController {
        return "pop \(name(top)) from \(name(navigation))"
      }
      navigation.pushViewController(top, animated: animated)
      return "pop \(name(top)) from \(name(navigation)) and push it again"
        + (animated ? ", animated" : "")
    case .popTo(let place, let which, let animated):
      guard let navigation = chosen(which, Navigation.self), !navigation.viewControllers.isEmpty
      else { return nil }
      let target = navigation.viewControllers[place % navigation.viewControllers.count]
      navigation.popToViewController(target, animated: animated)
      return "pop to \(name(target)) in \(name(navigation))\(animated ? ", animated" : "")"
    case .stack(let places, let shape, let which, let animated):
      guard story.iOS >= 3.0, let navigation = chosen(which, Navigation.self),
        !navigation.viewControllers.isEmpty
      else { return nil }
      let old = navigation.viewControllers
      var new: [UIViewController] = []
      for place in places where !new.contains(where: { $0 === old[place % old.count] }) {
        new.append(old[place % old.count])
      }
      if let shape { new.append(make(shape)) }
      guard !new.isEmpty else { return nil }
      navigation.setViewControllers(new, animated: animated)
      return "give \(name(navigation)) the stack [\(new.map(name).joined(separator: ", "))]"
        + (animated ? ", animated" : "")
    case .swipe(let which, let isFinished):
      guard let navigation = chosen(which, Navigation.self), navigation.beginInteractivePop()
      else { return nil }
      simulator.postTask(after: 0.2) { [weak navigation] in
        if isFinished {
          navigation?.finishInteractivePop()
        } else {
          navigation?.cancelInteractivePop()
        }
      }
      return "swipe back in \(name(navigation)), \(isFinished ? "all the way" : "and let go")"
    default: return nil
    }
  }

  private func select(_ place: Int, in which: Int, isTapped: Bool) -> String? {
    guard let tabs = chosen(which, Tabs.self), let count = tabs.viewControllers?.count, count > 0
    else { return nil }
    if isTapped {
      tabs.tapTab(at: place % count)
    } else {
      tabs.selectedIndex = place % count
    }
    return "\(isTapped ? "tap" : "select") tab \(place % count) of \(name(tabs))"
  }

  // MARK: Pages and split views

  private func turn(_ move: Move) -> String? {
    switch move {
    case .turn(let shape, let which, let animated):
      guard let book = chosen(which, Pages.self) else { return nil }
      let new = make(shape)
      book.setViewControllers([new], direction: .forward, animated: animated)
      return "turn \(name(book)) to \(name(new))\(animated ? ", animated" : "")"
    case .turnByHand(let which, let isFinished):
      guard let book = chosen(which, Pages.self), book.beginTurn(.forward) else { return nil }
      simulator.postTask(after: 0.2) { [weak book] in
        if isFinished { book?.finishTurn() } else { book?.cancelTurn() }
      }
      return "turn \(name(book)) by hand, \(isFinished ? "all the way" : "and let go")"
    case .showDetail(let shape, let which):
      guard let split = chosen(which, Split.self) else { return nil }
      let new = make(shape)
      if story.iOS >= 8.0 {
        split.showDetailViewController(new, sender: nil)
      } else {
        split.viewControllers = [split.viewControllers[0], new]
      }
      return "show \(name(new)) as the detail of \(name(split))"
    default: return nil
    }
  }

  // MARK: Presentations

  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
    .custom,
  ]

  private func isDrivenByHand(_ controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.container).contains { $0 is Manual }
  }

  private func present(_ move: Move) -> String? {
    switch move {
    case .present(let shape, let which, let style, let animated):
      guard let presenter = chosen(which, UIViewController.self) else { return nil }
      let new = make(shape)
      let count = story.iOS >= 8.0 ? 7 : story.iOS >= 3.2 ? 4 : 1
      var chosenStyle = Self.styles[style % count]
      // A container that drives its children cannot know that one of them is covered alone.
      if chosenStyle == .currentContext, isDrivenByHand(presenter) { chosenStyle = .fullScreen }
      if story.iOS >= 3.2 { new.modalPresentationStyle = chosenStyle }
      if chosenStyle == .custom { new.transitioningDelegate = animator }
      if story.iOS >= 5.0 {
        presenter.present(new, animated: animated)
      } else {
        presenter.presentModalViewController(new, animated: animated)
      }
      return "present \(name(new)) from \(name(presenter)), \(chosenStyle)"
        + (animated ? ", animated" : "")
    case .dismiss(let which, let animated):
      guard let controller = chosen(which, UIViewController.self) else { return nil }
      if story.iOS >= 5.0 {
        controller.dismiss(animated: animated)
      } else {
        controller.dismissModalViewController(animated: animated)
      }
      return "dismiss from \(name(controller))\(animated ? ", animated" : "")"
    case .pull(let which, let isFinished):
      let sheets = shown.filter { $0.presenter != nil }
      guard !sheets.isEmpty, sheets[which % sheets.count].beginInteractiveDismissal() else {
        return nil
      }
      let sheet = sheets[which % sheets.count]
      simulator.postTask(after: 0.2) { [weak sheet] in
        if isFinished {
          sheet?.finishInteractiveDismissal()
        } else {
          sheet?.cancelInteractiveDismissal()
        }
      }
      return "pull at \(name(sheet)), \(isFinished ? "all the way" : "and let go")"
    default: return nil
    }
  }

  // MARK: The system and the user

  private func disturb(_ move: Move) -> String? {
    let orientations: [UIDeviceOrientation] = [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ]
    switch move {
    case .rotate(let place):
      simulator.rotate(to: orientations[place % 4])
      return "turn the device to \(orientations[place % 4])"
    case .warn:
      guard (try? simulator.warnOfLowMemory()) != nil else { return nil }
      return "warn of low memory"
    case .leave:
      // Before iOS 4 the app would end.
      guard story.iOS >= 4.0, (try? simulator.pressHome()) != nil else { return nil }
      return "press home"
    case .interrupt:
      guard (try? simulator.beginInterruption()) != nil else { return nil }
      return "interrupt the app"
    case .comeBack:
      if (try? simulator.activate()) != nil { return "return to the app" }
      guard (try? simulator.endInterruption()) != nil else { return nil }
      return "end the interruption"
    default: return nil
    }
  }
}
