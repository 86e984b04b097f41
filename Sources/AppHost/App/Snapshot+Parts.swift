import CourseModel
import EventTrace
import Foundation
import HeadlessUIKit

/// What views of UIKit's show that is no view of its own (rules 884 to 887).
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
    if picker.datePickerStyle == .inline { simulator.noteUndrawn("UIDatePickerStyle.inline") }
    let bounds = picker.drawnBounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let words = picker.compactWords
    let parts: [(start: CGFloat, width: CGFloat)] =
      bounds.width > 150 && words.count > 1 ? [(0, 0.6), (0.63, 0.37)] : [(0, 1)]
    let height: CGFloat = 17 * 1.2
    for (word, part) in zip(words, parts) {
      let room = CGRect(
        x: bounds.minX + part.start * bounds.width, y: bounds.midY - height / 2,
        width: part.width * bounds.width, height: height)
      var mark = Mark(outline: SVGPath.rectangle(room, .identity))
      mark.text = word
      mark.textStyle = Snapshot.View.TextStyle(
        color: isDark ? "#ffffffff" : "#000000ff", size: 17, alignment: .center)
      marks = (marks ?? []) + [mark]
    }
  }

  // MARK: Rows

  private mutating func describe(_ cell: UITableViewCell, _ simulator: Simulator, isDark: Bool) {
    let table = cell.surroundingTable
    let isGrouped = table.map { $0.style != .plain } ?? false
    plainColor = isDark ? (isGrouped ? "#1c1c1eff" : "#000000ff") : "#ffffffff"
    if cell.drawnSelected || cell.drawnHighlighted, cell.selectionStyle != .none,
      !cell.drawnEditing || cell.drawnHighlighted
    {
      let isBlue = simulator.iOS < 7.0 && cell.selectionStyle == .blue
      selection =
        isBlue
        ? "#0a6be7ff"
        : simulator.iOS < 13.0 ? "#d9d9d9ff" : isDark ? "#3a3a3cff" : "#d1d1d6ff"
    }
    accessory =
      switch cell.shownAccessory {
      case .none, .detailButton: nil
      case .disclosureIndicator: "disclosureIndicator"
      case .detailDisclosureButton: simulator.iOS >= 7.0 ? "disclosureIndicator" : nil
      case .checkmark: "checkmark"
      }
    guard let table, let row = table.indexPath(for: cell) else { return }
    let counts = table.knownRowCounts
    let (isFirst, isLast) = (
      row.row == 0, counts.indices.contains(row.section) && row.row == counts[row.section] - 1
    )
    let rounding: Double =
      table.style == .insetGrouped
      ? (simulator.iOS >= 26.0 ? 26 : 10) : table.style == .grouped && simulator.iOS < 7.0 ? 9 : 0
    if rounding > 0, cornerRadius == nil {
      if isFirst || isLast { cornerRadius = rounding }
      if isFirst != isLast { roundCorners = [isFirst, isFirst, isLast, isLast] }
      if table.style == .grouped { isInset = true }
    }
    guard table.separatorStyle != .none, !(isLast && rounding > 0) else { return }
    let usual =
      simulator.iOS < 7.0
      ? (isGrouped ? "#ababaeff" : "#e0e0e0ff")
      : simulator.iOS < 13.0 ? "#c8c7ccff" : isDark ? "#54545899" : "#3c3c434a"
    let inset = cell.drawnSeparatorInset
    separator = Separator(
      color: table.separatorColor?.hexadecimal(in: cell) ?? usual,
      left: isLast && isGrouped ? 0 : Double(inset.left), right: Double(inset.right))
  }

  private mutating func describe(
    _ cell: UICollectionViewListCell, _ simulator: Simulator, isDark: Bool
  ) {
    guard let view = cell.drawnSuperview as? UICollectionView,
      let (list, isFirst, isLast) = view.drawnList(around: cell)
    else { return }
    plainColor = isDark ? (list.isGrouped ? "#1c1c1eff" : "#000000ff") : "#ffffffff"
    if cell.drawnSelected || cell.drawnHighlighted {
      selection = isDark ? "#3a3a3cff" : "#d1d1d6ff"
    }
    if list.isInset, cornerRadius == nil {
      if isFirst || isLast { cornerRadius = simulator.iOS >= 26.0 ? 26 : 10 }
      if isFirst != isLast { roundCorners = [isFirst, isFirst, isLast, isLast] }
    }
    if list.hasLines, !(isLast && list.isGrouped) {
      separator = Separator(
        color: isDark ? "#54545899" : "#3c3c434a", left: Double(cell.drawnTextInset), right: 0)
    }
  }

  // MARK: Bars

  private mutating func describeBar(_ bar: UIView, _ simulator: Simulator) {
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
  private func marks(
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

  // MARK: Buttons

  private mutating func describe(
    _ button: UIButton, _ simulator: Simulator, _ ink: LookInk, isDark: Bool
  ) {
    sign = button.drawnSign ?? Self.sign(of: button.drawnType)
    badge = button.drawnBadge.flatMap { $0.isEmpty ? nil : $0.shortened }
    if let back = button.drawnBackgroundImage {
      let drawn = marks(of: back, in: button.drawnBounds, of: button, simulator, ink)
      if !drawn.isEmpty { marks = drawn + (marks ?? []) }
    }
    let places = button.drawnPlaces
    if let image = button.drawnImage, image.size.width > 0 || image.isSymbol {
      imageName = image.name?.shortened
      imageFrame = Rectangle(places.image)
      let drawn = marks(
        of: image, in: places.image, of: button, simulator, ink, mode: .scaleToFill)
      if !drawn.isEmpty { marks = (marks ?? []) + drawn }
      if imageName == nil, drawn.isEmpty { imageName = "" }
    } else if sign != nil {
      imageFrame = Rectangle(places.image)
    }
    if imageFrame != nil || sign != nil {
      tint = button.colorOfTitle(simulator, isDark: isDark).hexadecimal(in: button)
    }
    if simulator.iOS < 7.0, button.drawnType == .system || button.drawnType == .roundedRect {
      plainColor = "#ffffffff"
      if cornerRadius == nil { cornerRadius = 10 }
      if border == nil { border = Line(color: "#9b9b9bff", width: 1) }
    }
    if String(describing: type(of: button)) == "MenuRow" {
      plainColor = isDark ? "#252525f2" : "#f5f5f7f2"
      separator = Separator(color: isDark ? "#54545899" : "#3c3c434a", left: 0, right: 0)
    }
    guard let configuration = button.drawnConfiguration else { return }
    let background = configuration.background
    let color =
      background.backgroundColor ?? configuration.baseBackgroundColor
      ?? Self.color(behind: configuration.style, of: button, isDark: isDark)
    if let color {
      let isFaint = configuration.style == .tinted && background.backgroundColor == nil
      plainColor = (isFaint ? color.withAlphaComponent(0.18) : color).hexadecimal(in: button)
    }
    if let line = background.strokeColor, background.strokeWidth > 0, border == nil {
      border = Line(color: line.hexadecimal(in: button), width: Double(background.strokeWidth))
    }
    guard plainColor != nil || border != nil, cornerRadius == nil else { return }
    let height = Double(button.drawnBounds.height)
    cornerRadius =
      switch configuration.cornerStyle {
      case .capsule: height / 2
      case .fixed: Double(background.cornerRadius)
      case .small: 4
      case .large: 11
      case .dynamic where simulator.iOS >= 26.0, .medium where simulator.iOS >= 26.0: height / 2
      case .dynamic, .medium: 5.95
      }
  }

  private static func sign(of type: UIButton.ButtonType) -> String? {
    switch type {
    case .contactAdd: "contactAdd"
    case .detailDisclosure, .infoLight, .infoDark: "info"
    case .close: "close"
    default: nil
    }
  }

  private static func color(
    behind style: UIButton.Configuration.Style, of button: UIButton, isDark: Bool
  ) -> UIColor? {
    switch style {
    case .plain: nil
    case .gray: UIColor(white: isDark ? 0.17 : 0.91, alpha: 1)
    case .glass: UIColor(white: isDark ? 0.2 : 1, alpha: 0.8)
    case .tinted, .filled: button.tint
    }
  }

  // MARK: What is presented

  private mutating func describePresentation(
    of view: UIView, _ simulator: Simulator, isDark: Bool
  ) {
    if let alert = view.controller as? UIAlertController, alert.loadedView === view {
      let found = alert.drawnPanels
      if !found.isEmpty { panels = found.map { Rectangle($0) } }
    }
    if let presentation = view.drawnPresentation {
      switch presentation.kind {
      case .popover: shade = simulator.iOS >= 13.0 ? "#00000033" : nil
      case .alert: shade = simulator.iOS >= 13.0 ? "#00000033" : "#00000066"
      case .sheet, .form: shade = isDark ? "#0000007a" : "#00000033"
      }
      if simulator.iOS >= 13.0, presentation.isLarge { pushesBack = true }
      arrow = presentation.arrow.map {
        Self.arrow($0.direction, $0.source, presentation.view.drawnFrame)
      }
    }
    guard let presentation = view.drawnSuperview?.drawnPresentation, presentation.view === view
    else { return }
    let isGlass = simulator.iOS >= 26.0
    switch presentation.kind {
    case .sheet:
      guard simulator.iOS >= 13.0 else { break }
      if cornerRadius == nil {
        cornerRadius = presentation.cornerRadius.map(Double.init) ?? (isGlass ? 38 : 10)
      }
      roundCorners = [true, true, false, false]
      if presentation.showsGrabber { hasGrabber = true }
    case .form:
      if cornerRadius == nil {
        cornerRadius =
          presentation.cornerRadius.map(Double.init)
          ?? (isGlass ? 38 : simulator.iOS >= 13.0 ? 10 : 5)
      }
    case .popover:
      if cornerRadius == nil { cornerRadius = isGlass ? 26 : 13 }
      // What is presented has a colour of its own, but for a sheet of actions.
      if plainColor == nil, view.controller is UIAlertController {
        plainColor = isDark ? "#252525ff" : "#f6f6f6ff"
      }
    case .alert: break
    }
    if cornerRadius != nil { cutsContent = true }
  }

  /// Its point, and the middle of its base at the popover's edge.
  private static func arrow(
    _ direction: UIPopoverArrowDirection, _ source: CGRect, _ frame: CGRect
  ) -> [Double] {
    let x = min(max(source.midX, frame.minX + 26), frame.maxX - 26)
    let y = min(max(source.midY, frame.minY + 26), frame.maxY - 26)
    let (point, base): (CGPoint, CGPoint) =
      switch direction {
      case .up: (CGPoint(x: x, y: frame.minY - 13), CGPoint(x: x, y: frame.minY))
      case .down: (CGPoint(x: x, y: frame.maxY + 13), CGPoint(x: x, y: frame.maxY))
      case .left: (CGPoint(x: frame.minX - 13, y: y), CGPoint(x: frame.minX, y: y))
      default: (CGPoint(x: frame.maxX + 13, y: y), CGPoint(x: frame.maxX, y: y))
      }
    return [point.x, point.y, base.x, base.y].map(Double.init)
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

extension UIButton {
  /// The colour of its text as the system draws it.
  func colorOfTitle(_ simulator: Simulator, isDark: Bool) -> UIColor {
    if let drawnTitleColor { return drawnTitleColor }
    if isDestructiveRow { return .systemRed }
    if String(describing: type(of: self)) == "MenuRow" { return isDark ? .white : .black }
    if !takesTouches, simulator.iOS >= 7.0, drawnType != .custom {
      return UIColor(white: isDark ? 1 : 0, alpha: 0.3)
    }
    if let configuration = drawnConfiguration {
      if let color = configuration.baseForegroundColor { return color }
      switch configuration.style {
      case .filled: return .white
      case .glass: return isDark ? .white : .black
      case .plain, .gray, .tinted: return tint
      }
    }
    // Up to iOS 6 text on a bar is white, and on a button dark blue.
    if simulator.iOS < 7.0 {
      if drawnSuperview is UINavigationBar || drawnSuperview is UIToolbar { return .white }
      if drawnSuperview is UIAlertView || drawnSuperview is UIActionSheet { return .white }
      if drawnType == .system || drawnType == .roundedRect {
        return UIColor(red: 0.22, green: 0.33, blue: 0.53, alpha: 1)
      }
    }
    return drawnType == .custom && !isPartOfTheSystem && !isBackButton ? .white : tint
  }

  /// Whether it is one that UIKit makes for itself.
  fileprivate var isPartOfTheSystem: Bool {
    type(of: self) != UIButton.self
      && String(reflecting: type(of: self)).hasPrefix("HeadlessUIKit.")
  }
}
