import EventTrace
import Foundation

/// What bars leave of a view, and the margins inside of that.
extension UIView {
  /// How far bars reach into the view; iOS 11.0 and later.
  public var safeAreaInsets: UIEdgeInsets {
    guard requires("safeAreaInsets", since: 11.0) else {
      return .zero
    }
    return insetsOfBars
  }

  /// The part of the view that no bar covers; iOS 11.0 and later.
  public var safeAreaLayoutGuide: UILayoutGuide {
    requires("safeAreaLayoutGuide", since: 11.0)
    if let guide = layout?.safeArea { return guide }
    let guide = UILayoutGuide(.inset { $0.insetsOfBars }, in: self)
    layoutMade.safeArea = guide
    return guide
  }

  /// The part inside of the margins; iOS 9.0 and later.
  public var layoutMarginsGuide: UILayoutGuide {
    requires("layoutMarginsGuide", since: 9.0)
    if let guide = layout?.margins { return guide }
    let guide = UILayoutGuide(.inset { $0.margins }, in: self)
    layoutMade.margins = guide
    return guide
  }

  /// The part in which lines of text are not too long; iOS 9.0 and later.
  public var readableContentGuide: UILayoutGuide {
    requires("readableContentGuide", since: 9.0)
    if let guide = layout?.readable { return guide }
    let guide = UILayoutGuide(
      .inset { view in
        var insets = view.margins
        // Lines of more than 672 points are hard to read.
        let excess = max(0, view.drawnBounds.width - insets.left - insets.right - 672)
        insets.left += excess / 2
        insets.right += excess / 2
        return insets
      }, in: self)
    layoutMade.readable = guide
    return guide
  }

  /// The keyboard's top edge, which lies at the bottom: no keyboard is shown; iOS 15.0 and later.
  public var keyboardLayoutGuide: UILayoutGuide {
    requires("keyboardLayoutGuide", since: 15.0)
    if let guide = layout?.keyboard { return guide }
    let guide = UILayoutGuide(
      .inset { view in
        let bars = view.insetsOfBars
        return UIEdgeInsets(
          top: view.drawnBounds.height - bars.bottom, left: 0, bottom: 0, right: 0)
      }, in: self)
    layoutMade.keyboard = guide
    return guide
  }

  /// In points; 8 on every side, 16 at the sides of a controller's view. iOS 8.0 and later.
  public var layoutMargins: UIEdgeInsets {
    get {
      requires("layoutMargins", since: 8.0, margins)
    }
    set {
      guard requires("setLayoutMargins:", since: 8.0) else { return }
      layoutMade.ownMargins = newValue
      setNeedsLayout()
      invalidateLayoutOfGroup()
    }
  }

  /// How far content keeps from the edges, in points; iOS 11.0 and later.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      requires("directionalLayoutMargins", since: 11.0)
      let margins = self.margins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      guard requires("setDirectionalLayoutMargins:", since: 11.0) else { return }
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// The margins as they count for the layout.
  var margins: UIEdgeInsets {
    var margins = layout?.ownMargins ?? standardMargins
    guard attributes.insetsLayoutMarginsFromSafeArea else { return margins }
    let bars = insetsOfBars
    margins.top += bars.top
    margins.left += bars.left
    margins.bottom += bars.bottom
    margins.right += bars.right
    return margins
  }

  private var standardMargins: UIEdgeInsets {
    controller == nil
      ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  /// How far the status bar and the bars of the containers reach into the view.
  var insetsOfBars: UIEdgeInsets {
    guard let window = drawnWindow, Simulator.current.iOS >= 7.0, !(self is UIWindow) else {
      return .zero
    }
    var top = Simulator.current.statusBarHeight - window.drawnFrame.minY
    var bottom = window.drawnBounds.height
    var extra = UIEdgeInsets.zero
    let owner = sequence(first: self, next: \.drawnSuperview).first { $0.controller != nil }
    for controller in sequence(first: owner?.controller, next: { $0?.container }) {
      guard let controller else { break }
      let added = controller.attributes.additionalSafeAreaInsets
      extra.top += added.top
      extra.left += added.left
      extra.bottom += added.bottom
      extra.right += added.right
      if controller !== owner?.controller {
        controller.limitRoom(from: &top, to: &bottom, in: window)
      }
    }
    let frame = convert(drawnBounds, to: window)
    return UIEdgeInsets(
      top: max(0, top + extra.top - frame.minY), left: extra.left,
      bottom: max(0, frame.maxY - bottom + extra.bottom), right: extra.right)
  }
}
