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
    let clips = (mark.clips ?? []).reduce(0) { $0 + $1.size }
    let colors = 40 * (mark.gradient?.colors.count ?? 0) + 20 * (mark.line?.dashes?.count ?? 0)
    return isEnough(
      for: mark.outline.utf8.count + (mark.text?.utf8.count ?? 0) + clips + colors
        + (mark.shadow == nil ? 150 : 230))
  }

  /// Whether there is enough for that outline.
  func isEnough(for clip: Snapshot.View.Look.Clip) -> Bool {
    isEnough(for: clip.size)
  }

  /// Whether there is enough for what is different in the parts of a text.
  func isEnough(for runs: [[Snapshot.View.TextStyle.Run]]) -> Bool {
    let size = runs.reduce(0) { $0 + $1.reduce(0) { $0 + 90 + $1.text.utf8.count } }
    guard size <= bytes / 2 else { return false }
    bytes -= size
    return true
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

extension Snapshot.View.Look.Clip {
  /// About how long it is when it is told, in bytes.
  fileprivate var size: Int {
    40 + outline.utf8.count + (fade.map { 80 + 40 * $0.colors.count } ?? 0)
      + (words.map { 300 + 2 * $0.lines.reduce(0) { $0 + $1.utf8.count } } ?? 0)
  }
}
