import EventTrace

/// The app's windows, as long as somebody else holds them, from back to front (rule 276).
final class WindowList {
  fileprivate var references: [UnretainedReference<UIWindow>] = []
  /// How many turns in a row have left something in them that waits for a layout pass.
  fileprivate var passesWithoutRest = 0

  func remove(_ window: UIWindow) { references.removeAll { $0.object === window } }

  /// Those that are shown and may have something in them that waits for a layout pass.
  fileprivate var awaitingLayout: [UIWindow] {
    var found: [UIWindow] = []
    for reference in references {
      let window = reference.object
      if !window.drawnHidden, window.needsLayoutPass { found.append(window) }
    }
    return found
  }
}

extension Simulator {
  private static let windowListKey = StateKey { _ in WindowList() }
  var windowList: WindowList { state(Self.windowListKey) }

  /// The windows that somebody still holds, from back to front.
  package var windows: [UIWindow] { windowList.references.map(\.object) }

  func add(_ window: UIWindow, recordedAs initializer: String, _ arguments: [String]) {
    moveToFront(window)
    call(initializer, on: window, arguments) {}
  }

  /// Takes off a window that is none to look at.
  func forget(_ window: UIWindow) {
    window.isClosed = true
    windowList.remove(window)
  }

  /// Puts a window in front of all others of its level (rule 26).
  func moveToFront(_ window: UIWindow) {
    let list = windowList
    list.remove(window)
    let place =
      list.references.firstIndex { $0.object.windowLevel > window.windowLevel }
      ?? list.references.endIndex
    list.references.insert(UnretainedReference(object: window), at: place)
  }

  func nextWindowName(_ type: UIWindow.Type) -> String {
    let count = objectCounts[ObjectIdentifier(type), default: 0] + 1
    return count == 1 ? className(of: type) : "\(className(of: type))#\(count)"
  }

  /// Notes that the last owner let go of a window; one that was shown leaves the screen black.
  func windowIsGone(_ name: String, wasShown: Bool, wasKey: Bool) {
    guard !isDead, runState != .ended else { return }
    if wasShown {
      diagnose(
        "windowReleased", rule: 276,
        "\(name) is gone: nothing holds it any more, so it vanished from the screen.")
    } else {
      diagnose(
        "windowReleased", rule: 276,
        "\(name) is gone: nothing held it, so it never came on screen.")
    }
    guard wasKey, wasShown, has(.releasingPassesTheKeyOn) else { return }
    passKeyOn(to: has(.firstWindowTakesTheKey) ? .first : .topmost)
  }

  func noteWindowWithoutScene(_ window: UIWindow) {
    diagnose(
      "windowWithoutScene", rule: "Q20", on: window,
      "The app is shown in scenes, and this window belongs to none, so it does not come on screen: "
        + "make it with UIWindow(windowScene:).")
  }

  /// The layout pass at the end of a turn: every shown window from its top down, until all rest.
  func layOutWindows() {
    guard !isDead else { return }
    updateTraits()
    let list = windowList
    for _ in 0..<Self.layoutPasses {
      let waiting = list.awaitingLayout
      guard !waiting.isEmpty else { return }
      for window in waiting { window.layoutIfNeeded() }
    }
    // A layout that asks for layout again and again goes on in the next turn (rule 1241).
    guard let restless = list.awaitingLayout.first else { return list.passesWithoutRest = 0 }
    list.passesWithoutRest += 1
    guard list.passesWithoutRest == Self.patience else { return }
    diagnose(
      "layoutWithoutEnd", rule: 1241, on: restless.deepestAwaitingLayout,
      "Its layout asks for layout each time, so that it never comes to rest. A device lays out in every "
        + "turn, and does little else. Ask for layout when something has changed, and not in every "
        + "layoutSubviews() or viewDidLayoutSubviews().")
  }

  private static let layoutPasses = 4
  /// In how many turns in a row a layout may be left before it is said to have no end.
  private static let patience = 3
}

extension UIView {
  /// The innermost view that waits for a layout pass.
  fileprivate final var deepestAwaitingLayout: UIView {
    var view = self
    while let inner = view.drawnSubviews.first(where: \.needsLayoutPass) { view = inner }
    return view
  }
}
