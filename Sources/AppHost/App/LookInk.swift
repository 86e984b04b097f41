import CourseModel

/// What all pictures of one snapshot may be drawn with: an app may draw more than anybody can look at.
final class LookInk {
  /// What a snapshot has of it, in bytes: about half of a frame.
  static let most = 500_000

  private var bytes: Int
  /// What is left of it for one view.
  private var share = 0
  /// Whether something is left out.
  private(set) var isUsedUp = false

  /// - Parameter bytes: About how long all that is told of it may be.
  init(bytes: Int) { self.bytes = bytes }

  /// Lets the next view have half of what is left, so that one view leaves something for the others.
  func beginView() { share = bytes / 2 }

  /// Something is left out.
  func useUp() { isUsedUp = true }

  /// Whether there is enough for that mark.
  func isEnough(for mark: Snapshot.View.Look.Mark) -> Bool {
    let clips = (mark.clips ?? []).reduce(0) { $0 + 40 + $1.outline.utf8.count }
    let colors = 40 * (mark.gradient?.colors.count ?? 0) + 20 * (mark.line?.dashes?.count ?? 0)
    return isEnough(
      for: mark.outline.utf8.count + (mark.text?.utf8.count ?? 0) + clips + colors + 150)
  }

  /// Whether there is enough for that outline.
  func isEnough(for clip: Snapshot.View.Look.Clip) -> Bool {
    isEnough(for: 40 + clip.outline.utf8.count)
  }

  private func isEnough(for size: Int) -> Bool {
    // A small thing behind one that is too large may still be told.
    guard size <= share else {
      isUsedUp = true
      return false
    }
    share -= size
    bytes -= size
    return true
  }
}
