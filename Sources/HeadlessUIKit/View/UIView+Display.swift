import Foundation

/// Drawing: a view of the app's is asked once before it is first seen, and when it says so again.
extension UIView {
  /// Puts the view among those that are drawn at the end of the turn, if its class can draw.
  func noteDisplay() {
    needsDisplay = true
    let simulator = Simulator.current!
    guard drawnWindow != nil, simulator.isOfTheApp(type(of: self)) else { return }
    simulator.viewsToDraw.append(WeakReference(object: self))
  }

  fileprivate func display() {
    needsDisplay = false
    Simulator.current.draw(into: CGContext(size: drawnBounds.size)) { draw(drawnBounds) }
  }

  /// Whether somebody would see what is drawn.
  fileprivate var canBeSeen: Bool {
    guard let window = drawnWindow, !window.drawnHidden else { return false }
    return !drawnBounds.isEmpty
      && sequence(first: self, next: \.drawnSuperview).allSatisfy { !$0.drawnHidden }
  }
}

extension Simulator {
  /// Lets the app's views draw that need it; what cannot be seen waits.
  func drawViews() {
    guard !viewsToDraw.isEmpty, !isDead else { return }
    let waiting = viewsToDraw.compactMap(\.object).filter { $0.needsDisplay }
    viewsToDraw = []
    for view in waiting where view.needsDisplay && view.drawnWindow != nil {
      if view.canBeSeen {
        view.display()
      } else {
        viewsToDraw.append(WeakReference(object: view))
      }
    }
  }

  func draw(into context: CGContext, _ body: () -> Void) {
    contexts.append(context)
    body()
    _ = contexts.popLast()
  }

  /// Whether the class is none of UIKit's.
  func isOfTheApp(_ type: AnyClass) -> Bool {
    if let known = classesOfTheApp[ObjectIdentifier(type)] { return known }
    let isTheApps = !String(reflecting: type).hasPrefix("HeadlessUIKit.")
    classesOfTheApp[ObjectIdentifier(type)] = isTheApps
    return isTheApps
  }
}
