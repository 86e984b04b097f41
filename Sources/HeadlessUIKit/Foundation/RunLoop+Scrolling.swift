import Foundation

/// While a finger scrolls, and until the content has come to rest, the run loop of the main thread is in a
/// mode of its own, in which timers of the default mode wait (rule 726).
extension Simulator {
  /// Whether content is being scrolled by a finger, or runs on after that.
  var isScrolling: Bool {
    let state = scrollingState
    guard !state.movements.isEmpty else { return false }
    state.movements.removeAll { !$0() }
    return !state.movements.isEmpty
  }

  /// A finger begins to scroll content, which moves as long as `isMoving` says so.
  func noteScrolling(while isMoving: @escaping () -> Bool) {
    scrollingState.movements.append(isMoving)
  }

  /// After so many seconds what waits looks again whether content is still scrolled: one picture of the screen.
  static let pictureTime = 1 / 60.0

  private static let scrollingKey = StateKey { _ in ScrollingState() }
  private var scrollingState: ScrollingState { state(Self.scrollingKey) }
}

/// The movements of content, and some that have come to rest since.
private final class ScrollingState {
  var movements: [() -> Bool] = []
}
