import Foundation

/// What an animation changed: how views looked before its block ran, and after.
///
/// Views have their new values from the beginning, as on iOS, where only the screen lags behind;
/// what is seen between the two ends is not modelled.
struct AnimatedChanges {
  /// What each block changed, in the order of the blocks; of one block, what is around comes before
  /// what is inside, so that a view has its place after its surroundings have theirs.
  private var blocks: [Block] = []

  /// What a block changed, and in which part of the time, from 0 to 1.
  private struct Block {
    var changes: [Change]
    var start = 0.0
    var end = 1.0

    /// How far its own changes have come.
    func progress(at fraction: Double) -> Double {
      guard end > start else { return fraction < start ? 0 : 1 }
      return min(max((fraction - start) / (end - start), 0), 1)
    }
  }

  /// The views that were changed while they were in no window; what was changed of them is not noted.
  private var others: [WeakReference<UIView>] = []

  /// Whether nothing was changed that can be animated.
  var isEmpty: Bool { blocks.isEmpty && others.isEmpty }

  /// Whether all that was changed is in no window by now (rule 1277).
  var isUnseen: Bool {
    blocks.isEmpty && !others.isEmpty && others.allSatisfy { $0.object?.drawnWindow == nil }
      && Simulator.current.has(.unseenAnimationsEndAtOnce)
  }

  init() {}

  /// What was changed since the looks were noted.
  init(_ noted: NotedLooks) {
    others = noted.others
    let changes = noted.looks.compactMap { view, old in
      let new = Look(of: view)
      return new == old ? nil : Change(view: view, old: old, new: new)
    }
    if !changes.isEmpty { blocks = [Block(changes: Self.inTreeOrder(changes))] }
  }

  /// Forgets what was changed of such views, and says whether there was anything.
  mutating func drop(where isMeant: (UIView) -> Bool) -> Bool {
    guard all.contains(where: { isMeant($0.view) }) else { return false }
    for number in blocks.indices { blocks[number].changes.removeAll { isMeant($0.view) } }
    blocks.removeAll(where: \.changes.isEmpty)
    return true
  }

  private var all: some Sequence<Change> { blocks.lazy.flatMap(\.changes) }

  /// The same in a part of the time only.
  func during(_ start: Double, _ end: Double) -> AnimatedChanges {
    var part = self
    for number in blocks.indices {
      (part.blocks[number].start, part.blocks[number].end) = (start, end)
    }
    return part
  }

  /// The same where some of it was changed in parts of the time.
  func split(into parts: [AnimatedChanges]) -> AnimatedChanges {
    guard !parts.isEmpty else { return self }
    var whole = self
    _ = whole.drop { view in parts.contains { $0.changes(view) } }
    return parts.reduce(whole, +)
  }

  /// Whether it changes that view.
  func changes(_ view: UIView) -> Bool { all.contains { $0.view === view } }

  /// The views that it changes.
  var views: [UIView] { all.map(\.view) }

  /// What it changes of a view, by the keys of its layer.
  func keys(of view: UIView) -> [String] {
    var keys: [String] = []
    for change in all where change.view === view {
      let (old, new) = (change.old, change.new)
      let hasMoved = old.frame.origin != new.frame.origin || old.frame.size != new.frame.size
      if old.transform != new.transform {
        keys.append("transform")
      } else if hasMoved {
        if old.frame.size != new.frame.size {
          keys +=
            Simulator.current.has(.animationsAdd) ? ["bounds.origin", "bounds.size"] : ["bounds"]
        }
        keys.append("position")
      }
      if old.boundsOrigin != new.boundsOrigin { keys.append("bounds.origin") }
      if old.alpha != new.alpha { keys.append("opacity") }
      if old.color != new.color { keys.append("backgroundColor") }
    }
    return keys
  }

  /// What is seen of a view that far into the changes, of what is seen without them.
  func shown(_ view: UIView, of look: Look, at fraction: Double) -> Look {
    var look = look
    for block in blocks {
      let fraction = block.progress(at: fraction)
      let left = CGFloat(1 - fraction)
      for change in block.changes where change.view === view {
        let (old, new) = (change.old, change.new)
        look.frame.origin.x += (old.frame.minX - new.frame.minX) * left
        look.frame.origin.y += (old.frame.minY - new.frame.minY) * left
        look.frame.size.width += (old.frame.width - new.frame.width) * left
        look.frame.size.height += (old.frame.height - new.frame.height) * left
        look.alpha += (old.alpha - new.alpha) * left
        if old.color != new.color, fraction < 0.5 { look.color = old.color }
      }
    }
    return look
  }

  fileprivate struct Change {
    let view: UIView
    let old: Look
    let new: Look
  }

  /// What can be animated of a view.
  struct Look: Equatable {
    var frame: CGRect
    var boundsOrigin: CGPoint
    var alpha: CGFloat
    var color: UIColor?
    var transform: CGAffineTransform

    init(of view: UIView) {
      frame = view.drawnFrame
      boundsOrigin = view.drawnBoundsOrigin
      alpha = view.drawnAlpha
      color = view.drawnBackgroundColor
      transform = view.drawnTransform
    }

    /// Gives the view what `change` changes, and leaves the rest as it is by now.
    fileprivate func apply(_ change: Change) {
      let (view, old, new) = (change.view, change.old, change.new)
      if old.frame != new.frame { view.place(frame) }
      if old.boundsOrigin != new.boundsOrigin { view.drawnBoundsOrigin = boundsOrigin }
      if old.alpha != new.alpha { view.drawnAlpha = alpha }
      if old.color != new.color { view.drawnBackgroundColor = color }
      if old.transform != new.transform { view.drawnTransform = transform }
    }

    func between(_ other: Look, at fraction: CGFloat) -> Look {
      let mix = { (start: CGFloat, end: CGFloat) in start + (end - start) * fraction }
      var look = fraction < 0.5 ? self : other
      look.frame = CGRect(
        x: mix(frame.origin.x, other.frame.origin.x), y: mix(frame.origin.y, other.frame.origin.y),
        width: mix(frame.width, other.frame.width), height: mix(frame.height, other.frame.height))
      look.boundsOrigin = CGPoint(
        x: mix(boundsOrigin.x, other.boundsOrigin.x), y: mix(boundsOrigin.y, other.boundsOrigin.y))
      look.alpha = mix(alpha, other.alpha)
      let (one, two) = (transform, other.transform)
      look.transform = CGAffineTransform(
        a: mix(one.a, two.a), b: mix(one.b, two.b), c: mix(one.c, two.c), d: mix(one.d, two.d),
        tx: mix(one.tx, two.tx), ty: mix(one.ty, two.ty))
      return look
    }
  }

  /// Runs `body` and notes what it changes of the views that are in windows.
  static func made(by body: () -> Void) -> AnimatedChanges {
    let simulator = Simulator.current!
    let noted = NotedLooks(inside: simulator.animation.notedLooks)
    simulator.animation.notedLooks = noted
    body()
    simulator.animation.notedLooks = noted.outer
    return AnimatedChanges(noted)
  }

  private static func inTreeOrder(_ changes: [Change]) -> [Change] {
    var depths: [ObjectIdentifier: Int] = [:]
    for change in changes {
      let path = sequence(first: change.view, next: \.drawnSuperview)
        .prefix { depths[ObjectIdentifier($0)] == nil }.map(\.self)
      var depth = path.last?.drawnSuperview.flatMap { depths[ObjectIdentifier($0)] } ?? -1
      for view in path.reversed() {
        depth += 1
        depths[ObjectIdentifier(view)] = depth
      }
    }
    let depth = { (change: Change) in depths[ObjectIdentifier(change.view)]! }
    return changes.sorted { depth($0) < depth($1) }
  }

  static func + (first: AnimatedChanges, second: AnimatedChanges) -> AnimatedChanges {
    var sum = first
    sum.blocks += second.blocks
    sum.others += second.others
    return sum
  }

  /// Gives the views back what they had before the animation.
  func takeBack() {
    for block in blocks.reversed() {
      for change in block.changes { change.old.apply(change) }
    }
  }

  /// Leaves the views where the animation had brought them; from 0, the beginning, to 1, the end.
  func stop(at fraction: Double) {
    let hasBegun = { (block: Block) in block.start <= 0 || block.progress(at: fraction) > 0 }
    for block in blocks.reversed() where !hasBegun(block) {
      for change in block.changes { change.old.apply(change) }
    }
    for block in blocks where hasBegun(block) {
      for change in block.changes {
        change.old.between(change.new, at: block.progress(at: fraction)).apply(change)
      }
    }
  }
}

/// How views looked when the block of an animation began, each as soon as it changes.
final class NotedLooks {
  /// What notes the changes of the block around this one.
  let outer: NotedLooks?
  fileprivate private(set) var looks: [(view: UIView, look: AnimatedChanges.Look)] = []
  /// The views that were changed in no window.
  fileprivate private(set) var others: [WeakReference<UIView>] = []
  private var known: Set<ObjectIdentifier> = []
  private var knownOthers: Set<ObjectIdentifier> = []

  init(inside outer: NotedLooks?) {
    self.outer = outer
  }

  fileprivate func note(_ view: UIView) {
    if known.insert(ObjectIdentifier(view)).inserted {
      looks.append((view, AnimatedChanges.Look(of: view)))
    }
  }

  fileprivate func noteOther(_ view: UIView) {
    if knownOthers.insert(ObjectIdentifier(view)).inserted {
      others.append(WeakReference(object: view))
    }
  }
}

extension UIView {
  /// Something that can be animated is about to change.
  final func lookWillChange() {
    var next = Simulator.current?.animation.notedLooks
    while let noted = next {
      if drawnWindow == nil { noted.noteOther(self) } else { noted.note(self) }
      next = noted.outer
    }
  }
}

/// Animations of a transition that a finger drives: they run on when it lets go, or back.
final class HeldAnimations {
  private var items: [Item] = []

  private struct Item {
    /// Seconds, the delay included.
    let length: Double
    let changes: AnimatedChanges
    let completion: ((Bool) -> Void)?
  }

  /// Runs an animation's block now and keeps its end until the finger lets go.
  func hold(for length: Double, _ animations: () -> Void, completion: ((Bool) -> Void)?) {
    items.append(
      Item(length: length, changes: AnimatedChanges.made(by: animations), completion: completion))
  }

  /// Lets all of them run on from that many seconds.
  func runOn(from position: Double, speed: Double) {
    for item in release() {
      Simulator.current.post("animation", after: max(0, item.length - position) / speed) {
        item.completion?(true)
      }
    }
  }

  /// Lets all of them run back from that many seconds; at their beginning the views are as before.
  func runBack(from position: Double, speed: Double) {
    for item in release().reversed() {
      Simulator.current.post("animation", after: min(item.length, position) / speed) {
        item.changes.takeBack()
        item.completion?(true)
      }
    }
  }

  private func release() -> [Item] {
    defer { items = [] }
    return items
  }
}
