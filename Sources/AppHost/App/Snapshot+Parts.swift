import CourseModel
import EventTrace
import Foundation
import HeadlessUIKit

/// What views of UIKit's show that is no view of its own: on bars (rule 885), in pictures and in controls.
extension Snapshot.View.Look {
  mutating func describeParts(of view: UIView, _ simulator: Simulator, _ ink: LookInk) {
    let isDarkInterface =
      simulator.iOS >= 13.0 && view.effectiveTraits.userInterfaceStyle == .dark
    describePresentation(of: view, simulator, isDark: isDarkInterface)
    switch view {
    case let cell as UITableViewCell: describe(cell, simulator, isDark: isDarkInterface)
    case let cell as UICollectionViewListCell: describe(cell, simulator, isDark: isDarkInterface)
    case let view as UICollectionView:
      if simulator.iOS >= 13.0 {
        let isGrouped = view.drawnLists.contains(where: \.isGrouped)
        plainColor =
          isDarkInterface ? "#000000ff" : isGrouped ? "#f2f2f7ff" : "#ffffffff"
      } else {
        plainColor = "#000000ff"
      }
    case let header as UITableViewHeaderFooterView:
      // From iOS 15 on nothing is behind the titles of a plain table.
      guard (header.drawnSuperview as? UITableView)?.style == .plain, simulator.iOS < 15.0,
        header.backgroundView == nil
      else { break }
      plainColor =
        simulator.iOS < 7.0 ? "#a0adbae6" : isDarkInterface ? "#1c1c1eff" : "#f7f7f7ff"
    case is UISearchTextField:
      if view.isOnNavigationBar { isInBar = true }
      if isDarkInterface { plainColor = "#1c1c1eff" }
    case let field as UITextField where field.borderStyle == .none:
      isFramed = field.drawnSuperview?.controller is UIAlertController ? nil : false
    case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar:
      describeBar(view, simulator)
      if view is UISearchBar, view.isOnNavigationBar { isInBar = true }
      if isDarkInterface, plainColor == nil { plainColor = "#1c1c1eff" }
    case is UITextField: if isDarkInterface { plainColor = "#1c1c1eff" }
    case let control as UIPageControl:
      pages = [control.drawnNumberOfPages, control.drawnCurrentPage]
      // That of the page it is on, and that of the others.
      tint = control.ownCurrentPageIndicatorTintColor?.hexadecimal(in: view)
      plainColor = nil
      otherTint = control.ownPageIndicatorTintColor?.hexadecimal(in: view)
    case let picture as UIImageView: describe(picture, simulator, ink)
    case let picker as UIDatePicker: describe(picker, simulator, isDark: isDarkInterface)
    case let button as UIButton: describe(button, simulator, ink, isDark: isDarkInterface)
    // Before iOS 5 none of them had a colour to be set.
    case _ where simulator.iOS < 5.0: break
    // Its words are as light as everything else is dark.
    case is UIPickerView where isDarkInterface: tint = "#ffffffff"
    case let control as UISwitch: tint = control.onTintColor?.hexadecimal(in: view)
    case let control as UISlider:
      tint = (control.minimumTrackTintColor ?? view.setTint)?.hexadecimal(in: view)
      otherTint = control.maximumTrackTintColor?.hexadecimal(in: view)
    case let control as UIProgressView:
      tint = (control.progressTintColor ?? view.setTint)?.hexadecimal(in: view)
      otherTint = control.trackTintColor?.hexadecimal(in: view)
    case is UISegmentedControl, is UIStepper:
      tint = view.setTint?.hexadecimal(in: view)
      if simulator.iOS >= 13.0, let control = view as? UISegmentedControl {
        otherTint = control.selectedSegmentTintColor?.hexadecimal(in: view)
      }
    case let control as UIActivityIndicatorView:
      tint = control.color.hexadecimal(in: view)
    default: break
    }
    if isDarkInterface, view.isDrawnByTheSystem { isDark = true }
  }

  /// The day and the time of a compact picker, in the middle of its pills (rule 1148).
  private mutating func describe(
    _ picker: UIDatePicker, _ simulator: Simulator, isDark: Bool
  ) {
    if isDark { tint = "#ffffffff" }
    guard simulator.iOS >= 14.0 else { return }
    if picker.datePickerStyle == .inline, picker.datePickerMode == .dateAndTime {
      simulator.noteUndrawn("UIDatePickerStyle.inline with a time")
    }
    let bounds = picker.drawnBounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let height: CGFloat = 17 * 1.2
    for (word, field) in picker.compactFields {
      let room = CGRect(
        x: field.minX, y: bounds.midY - height / 2, width: field.width, height: height)
      var mark = Mark(outline: SVGPath.rectangle(room, .identity))
      mark.text = word
      mark.textStyle = Snapshot.View.TextStyle(
        color: isDark ? "#ffffffff" : "#000000ff", size: 17, alignment: .center)
      marks = (marks ?? []) + [mark]
    }
  }

  // MARK: Bars

  private mutating func describeBar(_ bar: UIView, _ simulator: Simulator) {
    // From iOS 18 on an iPad has its tabs at the upper edge.
    if bar is UITabBar, simulator.iOS >= 18.0, simulator.configuration.device.idiom == .pad,
      bar.drawnSuperview?.controller is UITabBarController,
      bar.effectiveTraits.horizontalSizeClass == .regular
    {
      simulator.noteUndrawn("UITabBarController.tabBar at the upper edge")
    }
    guard let drawn = bar.drawnBar(atEdge: bar.isAtEdgeOfContent) else { return }
    if let color = drawn.color {
      plainColor = color.hexadecimal(in: bar)
    } else if drawn.isClear || (simulator.iOS >= 26.0 && bar.isInContainer) {
      plainColor = "#00000000"
    } else if drawn.isDark {
      plainColor = simulator.iOS < 7.0 ? "#1c1c1eff" : "#1c1c1ef2"
    }
  }

  // MARK: Pictures

  private mutating func describe(
    _ picture: UIImageView, _ simulator: Simulator, _ ink: LookInk
  ) {
    guard let image = picture.drawnPicture else {
      isFramed = false
      return
    }
    imageName = image.name?.shortened
    let drawn = marks(of: image, in: picture.drawnBounds, of: picture, simulator, ink)
    if image.isSymbol { tint = (image.tint ?? picture.tint).hexadecimal(in: picture) }
    // A picture is the content of the view's layer: all other layers are in front of it.
    if !drawn.isEmpty { marks = drawn + (marks ?? []) }
  }

  /// What the app has drawn to make a picture that is shown in that rectangle.
  func marks(
    of image: UIImage, in rect: CGRect, of view: UIView, _ simulator: Simulator, _ ink: LookInk,
    mode: UIView.ContentMode? = nil
  ) -> [Mark] {
    var pen = LayerPen(ink)
    let place = image.place(in: rect, mode ?? view.drawnContentMode)
    pen.draw(image.drawing, in: CGRect(origin: .zero, size: image.size), place, LayerPen.Setting())
    var drawn = pen.taken()
    if simulator.iOS >= 7.0, image.isTemplate {
      let tint = view.tint.hexadecimal(in: view)
      drawn = drawn.map { $0.inColor(tint) }
    }
    return drawn
  }

}

extension UIView {
  /// The colour of what can be touched in it.
  var tint: UIColor { drawnTint }
  /// The same where the app has set one; nil for the usual.
  fileprivate var setTint: UIColor? { drawnOwnTint }

  /// Whether the system draws more of it than a colour and a text.
  fileprivate var isDrawnByTheSystem: Bool {
    switch renderedKind {
    case "UIView", "UILabel", "UIStackView", "UIWindow", "UIScrollView", "UITableView",
      "UICollectionView", "UICollectionViewCell":
      drawnPresentation != nil || controller is UIAlertController
    default: true
    }
  }

  /// Whether it is on a navigation bar.
  fileprivate var isOnNavigationBar: Bool {
    sequence(first: self, next: \.drawnSuperview).prefix(4).contains { $0 is UINavigationBar }
  }

  /// Whether a container has put the bar there.
  fileprivate var isInContainer: Bool {
    drawnSuperview?.controller is UINavigationController
      || drawnSuperview?.controller is UITabBarController
  }

  /// Whether the content that a bar lies over is scrolled to the bar's edge.
  var isAtEdgeOfContent: Bool {
    guard let around = drawnSuperview,
      let index = around.drawnSubviews.firstIndex(where: { $0 === self })
    else { return true }
    let own = frameOnScreen
    var waiting = Array(around.drawnSubviews[..<index])
    var left = 60
    while let view = waiting.popLast(), left > 0 {
      left -= 1
      if view.drawnHidden { continue }
      guard let scroll = view as? UIScrollView else {
        waiting += view.drawnSubviews.prefix(8).reversed()
        continue
      }
      guard scroll.frameOnScreen.intersects(own) else { continue }
      let content = scroll.frameOnScreen.minY - scroll.drawnBounds.minY
      return self is UINavigationBar
        ? content >= own.maxY - 0.5
        : content + scroll.drawnContentSize.height <= own.minY + 0.5
    }
    return true
  }
}
