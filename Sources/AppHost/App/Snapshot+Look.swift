import CourseModel
import EventTrace
import Foundation
import HeadlessUIKit

/// How a view is drawn, read from its layer and from what it has drawn itself.
extension Snapshot.View.Look {
  /// Nil for a plain view.
  init?(_ view: UIView, _ simulator: Simulator, _ ink: LookInk) {
    let plain = Self()
    self = plain
    ink.beginView()
    if let place = view.transformOnScreen {
      transform = [place.a, place.b, place.c, place.d, place.tx, place.ty].map(Double.init)
    }
    if let layer = view.layerIfMade { draw(layer, of: view, simulator, ink) }
    if let cut = view.ownMask { adopt(mask: cut, simulator, ink) }
    describeParts(of: view, simulator, ink)
    if self == plain { return nil }
  }

  private mutating func draw(
    _ layer: CALayer, of view: UIView, _ simulator: Simulator, _ ink: LookInk
  ) {
    let bounds = view.drawnBounds
    if layer.drawnCornerRadius > 0 {
      cornerRadius = Double(layer.drawnCornerRadius)
      let corners = layer.roundCorners
      if corners.contains(false) { roundCorners = corners }
    }
    if layer.drawnBorderWidth > 0, let color = layer.drawnBorderColor {
      border = Line(color: color.hexadecimal, width: Double(layer.drawnBorderWidth))
    }
    if layer.drawnShadowOpacity > 0, let color = layer.drawnShadowColor {
      shadow = Shadow(
        color: color.hexadecimal, opacity: Double(layer.drawnShadowOpacity),
        radius: Double(layer.drawnShadowRadius), x: Double(layer.drawnShadowOffset.width),
        y: Double(layer.drawnShadowOffset.height))
    }
    if layer.drawnZPosition != 0, layer.drawnZPosition.isFinite {
      zPosition = Double(layer.drawnZPosition)
    }
    if let cut = layer.drawnMask?.maskingClip(.identity), ink.isEnough(for: cut) { mask = cut }
    var pen = LayerPen(ink)
    // The view itself draws its colour, its border and its shadow.
    pen.drawContent(of: layer, in: bounds, .identity, LayerPen.Setting())
    let own = layer.layersOfTheApp
    let most = view.drawnSubviews.count
    var begun = 0
    for (views, layer) in own {
      if views != begun {
        keep(pen.taken(), views: begun, of: most)
        begun = views
      }
      pen.draw(layer, .identity, LayerPen.Setting(), depth: 0)
    }
    keep(pen.taken(), views: begun, of: most)
    if ink.isUsedUp { simulator.noteUndrawn("CALayer.sublayers beyond what a picture has") }
  }

  /// The part of the view that another view lets through, which is opaque in a rectangle, or where a label has
  /// letters.
  private mutating func adopt(mask view: UIView, _ simulator: Simulator, _ ink: LookInk) {
    if let label = view as? UILabel, let words = Clip.Words(label, in: label.drawnFrame) {
      var cut = Clip(SVGPath.rectangle(label.drawnFrame, radius: 0, [], .identity))
      cut.words = words
      if ink.isEnough(for: cut) { mask = cut }
      return
    }
    guard let color = view.drawnBackgroundColor, color.cgColor.alpha >= 1,
      view.drawnSubviews.isEmpty
    else { return simulator.noteUndrawn("UIView.mask") }
    let layer = view.layerIfMade
    let place = CGAffineTransform(
      translationX: view.drawnFrame.minX - view.drawnBounds.minX,
      y: view.drawnFrame.minY - view.drawnBounds.minY)
    let cut = Clip(
      SVGPath.rectangle(
        view.drawnBounds, radius: layer?.drawnCornerRadius ?? 0, layer?.roundCorners ?? [], place))
    if ink.isEnough(for: cut) { mask = cut }
  }

  /// Keeps what is in front of so many of the views in it.
  private mutating func keep(_ drawn: [Mark], views: Int, of most: Int) {
    guard !drawn.isEmpty else { return }
    if views == 0 {
      marks = drawn
    } else if views >= most {
      marksInFront = drawn
    } else {
      marksBetween = (marksBetween ?? []) + [Between(views: views, marks: drawn)]
    }
  }
}

extension Snapshot.View.Look.Clip.Words {
  /// No mask of a picture has more letters.
  private static let longest = 1000

  /// The letters of a label that has no colour behind them; nil for any other.
  init?(_ label: UILabel, in room: CGRect) {
    guard (label.drawnBackgroundColor?.cgColor.alpha ?? 0) == 0, let simulator = Simulator.current,
      let text = label.renderedText, text.count <= Self.longest,
      let style = Snapshot.View.TextStyle(label, text, simulator, LookInk(bytes: 0))
    else { return nil }
    self.init(lines: style.lines ?? [text], style: style, room: Rectangle(room))
  }
}

extension UIImage {
  /// What leads from the picture's own coordinates to those of a view that shows it.
  func place(in bounds: CGRect, _ mode: UIView.ContentMode) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    let (x, y): (CGFloat, CGFloat) =
      switch mode {
      case .scaleToFill, .redraw: (wide, high)
      case .scaleAspectFit: (min(wide, high), min(wide, high))
      case .scaleAspectFill: (max(wide, high), max(wide, high))
      default: (1, 1)
      }
    let free = CGSize(width: bounds.width - size.width * x, height: bounds.height - size.height * y)
    let left: CGFloat =
      switch mode {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: free.width
      default: free.width / 2
      }
    let top: CGFloat =
      switch mode {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: free.height
      default: free.height / 2
      }
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: bounds.minX + left, ty: bounds.minY + top)
  }
}
