import CourseModel
import EventTrace
import Foundation
import HeadlessUIKit

/// What a button shows beside its title.
extension Snapshot.View.Look {
  mutating func describe(
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
      if button.drawnSelected, imageFrame == nil {
        (imageName, imageFrame) = ("checkmark", Rectangle(places.image))
        tint = button.colorOfTitle(simulator, isDark: isDark).hexadecimal(in: button)
      }
      // The column is round where it begins and ends.
      let rows = button.drawnSuperview?.drawnSubviews.filter { $0 is UIButton } ?? []
      let (isFirst, isLast) = (rows.first === button, rows.last === button)
      if !isLast {
        separator = Separator(color: isDark ? "#54545899" : "#3c3c434a", left: 0, right: 0)
      }
      if isFirst || isLast {
        cornerRadius = simulator.iOS >= 26.0 ? 22 : 13
        if !isFirst || !isLast { roundCorners = [isFirst, isFirst, isLast, isLast] }
      }
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
}

extension UIButton {
  /// The colour of its text as the system draws it.
  func colorOfTitle(_ simulator: Simulator, isDark: Bool) -> UIColor {
    if let drawnTitleColor { return drawnTitleColor }
    if isDestructiveRow { return .systemRed }
    if String(describing: type(of: self)) == "MenuRow" { return isDark ? .white : .black }
    if !takesTouches, simulator.iOS >= 7.0, drawnType != .custom || isPartOfTheSystem {
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
