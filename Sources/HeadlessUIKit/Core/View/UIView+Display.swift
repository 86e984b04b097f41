import Foundation

extension UIScreen {
  /// A view that shows what is on the screen, as a picture; iOS 7.0 and later.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    requires("snapshotViewAfterScreenUpdates:", since: 7.0, UIView(frame: bounds))
  }
}

/// Drawing: a view of the app's is asked once before it is first seen, and when it says so again.
extension UIView {
  /// Puts the view among those that are drawn at the end of the turn, if its class can draw.
  ///
  /// - Parameter part: What of it is to be drawn again; nil for all of it. Parts of one turn come together.
  func noteDisplay(of part: CGRect? = nil) {
    partToDraw = part.flatMap { part in
      needsDisplay ? partToDraw.map { $0.union(part) } : part
    }
    needsDisplay = true
    guard drawnWindow != nil, isOfTheApp else { return }
    Simulator.current.display.waiting.append(WeakReference(object: self))
  }

  fileprivate func display() {
    needsDisplay = false
    let part = partToDraw.map { $0.intersection(drawnBounds) } ?? drawnBounds
    partToDraw = nil
    guard !part.isEmpty else { return }
    passedDisplayOn = false
    display(layerMade())
    guard passedDisplayOn else { return }
    partToDraw = part
    let (context, layer) = (CGContext(size: drawnBounds.size), layerMade())
    Simulator.current.draw(into: context) {
      readingModels(for: .display) {
        layer.draw(in: context)
        drawOwnParts()
      }
    }
    layer.keepDrawing(of: context, isWhole: part.contains(drawnBounds))
    // What was asked for meanwhile has a part of its own.
    if !needsDisplay { partToDraw = nil }
  }

  /// Whether somebody would see what is drawn.
  fileprivate var canBeSeen: Bool {
    guard let window = drawnWindow, !window.drawnHidden else { return false }
    return !drawnBounds.isEmpty
      && sequence(first: self, next: \.drawnSuperview).allSatisfy { !$0.drawnHidden }
  }
}

extension CALayer {
  /// Whether somebody would see the view in which it lies.
  fileprivate var canBeSeen: Bool {
    let layers = Array(sequence(first: self, next: \.ownSuperlayer))
    return layers.last?.owner?.canBeSeen ?? false
  }
}

extension Simulator {
  /// Lets the app's views draw that need it; what cannot be seen waits.
  func drawViews() {
    drawLayers()
    guard !display.waiting.isEmpty, !isDead else { return }
    let waiting = display.waiting.compactMap(\.object).filter { $0.needsDisplay }
    display.waiting = []
    for view in waiting where view.needsDisplay && view.drawnWindow != nil {
      if view.canBeSeen {
        view.display()
      } else {
        display.waiting.append(WeakReference(object: view))
      }
    }
  }

  /// Puts a layer that belongs to no view among those that are laid out and drawn at the end of the turn.
  func noteDisplay(of layer: CALayer) {
    display.layers.append(WeakReference(object: layer))
  }

  /// Lays out and draws the layers that belong to no view; what cannot be seen waits (rule 1016).
  private func drawLayers() {
    guard !display.layers.isEmpty, !isDead else { return }
    let waiting = display.layers.compactMap(\.object)
    display.layers = []
    for layer in waiting where layer.asksForLayout || layer.asksForDisplay {
      guard layer.canBeSeen else {
        display.layers.append(WeakReference(object: layer))
        continue
      }
      layer.layoutIfNeeded()
      layer.displayIfNeeded()
    }
  }

  /// Whether the class is none of UIKit's.
  func isOfTheApp(_ type: AnyClass) -> Bool {
    if let known = display.classesOfTheApp[ObjectIdentifier(type)] { return known }
    let isTheApps = !isOfTheRuntime(type)
    display.classesOfTheApp[ObjectIdentifier(type)] = isTheApps
    return isTheApps
  }
}

/// What the drawing at the end of a turn has to know.
private final class DisplayState {
  /// The app's own views that are to be drawn.
  var waiting: [WeakReference<UIView>] = []
  /// The layers without a view that are to be laid out or drawn.
  var layers: [WeakReference<CALayer>] = []
  /// Which classes are the app's, as far as it was asked.
  var classesOfTheApp: [ObjectIdentifier: Bool] = [:]
}

extension Simulator {
  private static let displayKey = StateKey { _ in DisplayState() }
  fileprivate var display: DisplayState { state(Self.displayKey) }
}
