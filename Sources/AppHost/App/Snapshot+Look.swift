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
    describeParts(of: view, simulator, ink)
    if self == plain { return nil }
  }

  private mutating func draw(
    _ layer: CALayer, of view: UIView, _ simulator: Simulator, _ ink: LookInk
  ) {
    let bounds = view.drawnBounds
    if layer.cornerRadius > 0 {
      cornerRadius = Double(layer.cornerRadius)
      let corners = layer.roundCorners
      if corners.contains(false) { roundCorners = corners }
    }
    if layer.borderWidth > 0, let color = layer.borderColor {
      border = Line(color: color.hexadecimal, width: Double(layer.borderWidth))
    }
    if layer.shadowOpacity > 0, let color = layer.shadowColor {
      shadow = Shadow(
        color: color.hexadecimal, opacity: Double(layer.shadowOpacity),
        radius: Double(layer.shadowRadius), x: Double(layer.shadowOffset.width),
        y: Double(layer.shadowOffset.height))
    }
    if let cut = layer.mask?.maskingClip(.identity), ink.isEnough(for: cut) { mask = cut }
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

  /// What views of UIKit's show that is no view of its own.
  private mutating func describeParts(of view: UIView, _ simulator: Simulator, _ ink: LookInk) {
    let isDark = simulator.iOS >= 13.0 && view.effectiveTraits.userInterfaceStyle == .dark
    switch view {
    case let cell as UITableViewCell:
      let isGrouped = cell.surroundingTable.map { $0.style != .plain } ?? false
      plainColor = isDark ? (isGrouped ? "#1c1c1eff" : "#000000ff") : "#ffffffff"
      guard cell.accessoryView == nil, !cell.isEditing else { break }
      accessory =
        switch cell.accessoryType {
        case .none, .detailButton: nil
        case .disclosureIndicator, .detailDisclosureButton: "disclosureIndicator"
        case .checkmark: "checkmark"
        }
    case is UISearchTextField where !isDark: break
    case let field as UITextField where field.borderStyle == .none && !(field is UISearchTextField):
      isFramed = false
    case is UITextField, is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar:
      if isDark { plainColor = "#1c1c1eff" }
    case let control as UIPageControl: pages = [control.numberOfPages, control.currentPage]
    case let picture as UIImageView:
      imageName = picture.image?.name?.shortened
      guard let image = picture.image else {
        isFramed = false
        break
      }
      var pen = LayerPen(ink)
      let place = image.place(in: picture.drawnBounds, picture.contentMode)
      pen.draw(
        image.drawing, in: CGRect(origin: .zero, size: image.size), place, LayerPen.Setting())
      var drawn = pen.taken()
      if simulator.iOS >= 7.0, image.renderingMode == .alwaysTemplate {
        let tint = (picture.tintColor as UIColor?)?.hexadecimal(in: view)
        drawn = drawn.map { $0.inColor(tint) }
      }
      // A picture is the content of the view's layer: all other layers are in front of it.
      if !drawn.isEmpty { marks = drawn + (marks ?? []) }
    // Before iOS 5 none of them had a colour to be set.
    case _ where simulator.iOS < 5.0: break
    // Its words are as light as everything else is dark.
    case is UIPickerView where isDark: tint = "#ffffffff"
    case let control as UISwitch: tint = control.onTintColor?.hexadecimal(in: view)
    case let control as UISlider: tint = control.minimumTrackTintColor?.hexadecimal(in: view)
    case let control as UIProgressView: tint = control.progressTintColor?.hexadecimal(in: view)
    case let control as UIActivityIndicatorView: tint = control.color.hexadecimal(in: view)
    default: break
    }
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
