import Foundation

/// Sizes and places: frames, autoresizing, and the layout pass at the end of a turn.
extension UIView {

  /// Lays out this view and everything in it at once, as far as it needs it.
  final func layOutNow() {
    guard !Simulator.current.isDead else { return }
    updateConstraintsInside()
    var steps = [LayoutStep.enter(self)]
    while let step = steps.popLast() {
      switch step {
      case .enter(let view):
        guard view.needsLayoutPass else { continue }
        view.followSafeArea()
        view.layOutIfNeeded()
        guard !view.drawnSubviews.isEmpty else {
          view.needsLayoutPass = view.needsOwnPass
          continue
        }
        steps.append(.leave(view))
        for subview in view.drawnSubviews.reversed() { steps.append(.enter(subview)) }
      case .leave(let view):
        // Whatever was laid out in the meantime may have asked for more.
        view.needsLayoutPass =
          view.needsOwnPass || view.drawnSubviews.contains(where: \.needsLayoutPass)
      }
    }
  }

  /// One step on the way through a tree of views, which may be deeper than the stack.
  private enum LayoutStep {
    case enter(UIView)
    /// All in the view have been laid out.
    case leave(UIView)
  }

  private var needsOwnPass: Bool { needsLayout || needsConstraintUpdate || needsPropertyUpdate }

  /// Leaves a trail for the layout pass, so that it finds the view without looking everywhere.
  func requestLayoutPass() {
    if !needsLayoutPass { Simulator.current.noteOtherThread(self) }
    var next: UIView? = self
    while let view = next, !view.needsLayoutPass {
      view.needsLayoutPass = true
      next = view.drawnSuperview
    }
  }

  /// One view's turn in a pass, by way of its layer (rules 72 and 452).
  private func layOutIfNeeded() {
    if needsPropertyUpdate { passProperties() }
    passConstraints()
    guard needsLayout else { return }
    controller?.adjustScrollViewInsets()
    updateConfigurationsIfNeeded()
    needsLayout = false
    isInLayout = true
    defer { isInLayout = false }
    // No class of UIKit's own asks for its layer.
    guard ownLayer != nil || isOfTheApp else { return layOutAsDelegate() }
    layerMade().layoutSublayers()
  }

  /// The layout itself; its controller's callbacks surround it (rule 71).
  func layOutAsDelegate() {
    passedLayoutOn = false
    defer { checkPassingOn() }
    guard let controller, Simulator.current.has(.layoutCallbacks) else {
      return readingModels(for: .layout) { layoutSubviews() }
    }
    controller.tell("viewWillLayoutSubviews()") {
      controller.readingModels(for: .layout) { controller.viewWillLayoutSubviews() }
    }
    readingModels(for: .layout) { layoutSubviews() }
    controller.tell("viewDidLayoutSubviews()") {
      controller.readingModels(for: .layoutEnd) { controller.viewDidLayoutSubviews() }
    }
  }

  /// Message M167.
  private func checkPassingOn() {
    guard let layout, !layout.held.isEmpty, !passedLayoutOn || keepsLayoutToItself else { return }
    let simulator = Simulator.current!
    guard simulator.has(.layoutMustBePassedOn), !simulator.isDead else { return }
    simulator.raise(
      .internalInconsistency,
      "Auto Layout still required after executing -layoutSubviews. "
        + "\(simulator.className(of: type(of: self)))'s implementation of -layoutSubviews needs to call "
        + "super.")
  }

  /// Subviews update their constraints before their superviews (rule 364).
  final func updateConstraintsInside() {
    guard Simulator.current.has(.constraintUpdates), needsLayoutPass else { return }
    var (found, waiting) = ([UIView](), [self])
    while let view = waiting.popLast() {
      if view.needsConstraintUpdate { found.append(view) }
      for subview in view.drawnSubviews where subview.needsLayoutPass { waiting.append(subview) }
    }
    for view in found.reversed() { view.passConstraints() }
  }

  private func passConstraints() {
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    guard Simulator.current.has(.constraintUpdates) else { return }
    // The controller passes it on to the view (rule 741).
    guard let controller else {
      return readingModels(for: .constraints) { updateConstraints() }
    }
    controller.tell("updateViewConstraints()") {
      controller.readingModels(for: .constraints) { controller.updateViewConstraints() }
    }
  }

  /// Gives the view a frame, as UIKit does where it places one: a class of the app's that overrides `frame`
  /// is told (rule 861).
  func place(_ frame: CGRect) {
    guard isOfTheApp, drawnTransform.isIdentity, frame.isUsable else { return take(frame) }
    if frame.standardized != drawnFrame { self.frame = frame }
  }

  /// Gives the view its frame; a new size resizes the subviews and asks for layout (rule 354).
  func take(_ frame: CGRect) {
    put(frame)
    announce("frame", of: self)
  }

  /// The same, and those who observe the frame do not hear of it.
  func put(_ frame: CGRect) {
    guard frame.isUsable else { return refuse(frame) }
    let standard = frame.standardized
    let old = drawnBounds.size
    if drawnFrame.origin != standard.origin, drawnSuperview?.toldInsets ?? .zero != .zero {
      requestLayoutPass()
    }
    drawnFrame = standard
    // Whoever changes the size of a subview has the superview look again (rule 363).
    if drawnBounds.size != old, let drawnSuperview, !drawnSuperview.isInLayout {
      drawnSuperview.setNeedsLayout()
    }
    followBounds(from: old)
  }

  /// Constraints and the layouts of collections give a view its bounds and its centre, and not its frame
  /// (rules 354 and 861).
  func placeByBoundsAndCenter(_ frame: CGRect) {
    guard isOfTheApp, frame.isUsable else {
      put(frame)
      announce("bounds", of: self)
      announce("center", of: self)
      return
    }
    setBoundsAndCenter(for: frame)
  }

  /// Sets what an app's class may override, and nothing that is so already.
  private func setBoundsAndCenter(for frame: CGRect) {
    let size = drawnTurn.turned(frame.size)
    if drawnBounds.size != size { bounds = CGRect(origin: drawnBoundsOrigin, size: size) }
    let middle = center(of: frame)
    if drawnCenter != middle { center = middle }
    // What the centre lost by rounding.
    if drawnFrame != frame, drawnFrame.differsOnlyByRounding(from: frame) { drawnFrame = frame }
  }

  /// Gives the view its place and its turn at once, so that it changes its size only once.
  func place(_ frame: CGRect, turned turn: UIInterfaceOrientation) {
    let old = drawnBounds.size
    drawnTurn = turn
    guard isOfTheApp, frame.isUsable, old != turn.turned(frame.size) else {
      drawnFrame = frame
      return followBounds(from: old)
    }
    // As large as it was, until its bounds are set.
    drawnFrame = CGRect(origin: frame.origin, size: turn.turned(old))
    setBoundsAndCenter(for: frame)
  }

  /// A loop, not a recursion: a tree of views may be deeper than the stack. Only where an app's class is told of
  /// its frame the loop begins anew inside of it, as deep as the stack surely bears.
  private func followBounds(from old: CGSize) {
    guard drawnBounds.size != old else { return }
    let pass = Simulator.current.resizing
    guard pass.depth < ResizingPass.most else { return pass.waiting.append((self, old)) }
    pass.depth += 1
    defer { pass.depth -= 1 }
    var waiting = [(view: self, old: old)]
    while let (view, old) = waiting.popLast() {
      let new = view.drawnBounds.size
      guard new != old else { continue }
      view.setNeedsLayout()
      if view.toldInsets != .zero { view.noteInsetsInside() }
      if view.contentMode == .redraw { view.setNeedsDisplay() }
      view.followOwnSize(from: old)
      guard view.autoresizesSubviews else { continue }
      var inside: [(view: UIView, old: CGSize)] = []
      for subview in view.drawnSubviews where !subview.autoresizingMask.isEmpty {
        let before = subview.drawnBounds.size
        let frame = subview.autoresized(from: old, to: new)
        if subview.isOfTheApp {
          subview.place(frame)
          inside += pass.waiting
          pass.waiting = []
        } else if frame.isUsable {
          subview.drawnFrame = frame.standardized
          announce("frame", of: subview)
          inside.append((subview, before))
        } else {
          subview.refuse(frame)
        }
      }
      waiting += inside.reversed()
    }
  }

  /// Its frame when it follows the superview from one size to another as the mask says.
  private func autoresized(from old: CGSize, to new: CGSize) -> CGRect {
    let (x, width) = Self.stretch(
      drawnFrame.minX, drawnFrame.width, in: old.width, by: new.width - old.width,
      before: autoresizingMask.contains(.flexibleLeftMargin),
      inside: autoresizingMask.contains(.flexibleWidth),
      after: autoresizingMask.contains(.flexibleRightMargin))
    let (y, height) = Self.stretch(
      drawnFrame.minY, drawnFrame.height, in: old.height, by: new.height - old.height,
      before: autoresizingMask.contains(.flexibleTopMargin),
      inside: autoresizingMask.contains(.flexibleHeight),
      after: autoresizingMask.contains(.flexibleBottomMargin))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Shares `difference` among the flexible ones of margin, length and margin, in proportion.
  private static func stretch(
    _ start: CGFloat, _ length: CGFloat, in whole: CGFloat, by difference: CGFloat,
    before: Bool, inside: Bool, after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [before ? start : 0, inside ? length : 0, after ? whole - start - length : 0]
    let flexible = parts.reduce(0, +)
    let count = CGFloat([before, inside, after].count { $0 })
    guard count > 0 else { return (start, length) }
    // Where the flexible parts have no length to be in proportion to, all get the same.
    let share = { (part: CGFloat, isFlexible: Bool) -> CGFloat in
      guard isFlexible else { return 0 }
      return flexible == 0 ? difference / count : difference * part / flexible
    }
    return (start + share(parts[0], before), length + share(parts[1], inside))
  }
}

/// How deep the app's classes are told of their frames inside of each other, and what waits beyond that.
private final class ResizingPass {
  var depth = 0
  var waiting: [(view: UIView, old: CGSize)] = []
  /// Few enough for the stack, with what the app does in its setters.
  static let most = 200
}

extension Simulator {
  private static let resizingKey = StateKey { _ in ResizingPass() }
  fileprivate var resizing: ResizingPass { state(Self.resizingKey) }
}

extension CGRect {
  fileprivate func differsOnlyByRounding(from other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}
