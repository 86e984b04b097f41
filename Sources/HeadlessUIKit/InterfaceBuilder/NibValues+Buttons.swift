import Foundation
import InterfaceFiles

extension NibValues {
  /// How a button of iOS 15 and later looks.
  func buttonConfiguration(_ element: InterfaceElement) -> UIButton.Configuration {
    let styles: [String: () -> UIButton.Configuration] = [
      "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
      "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
      "borderless": UIButton.Configuration.borderless,
      "bordered": UIButton.Configuration.bordered,
      "borderedTinted": UIButton.Configuration.borderedTinted,
      "borderedProminent": UIButton.Configuration.borderedProminent,
      "glass": UIButton.Configuration.glass,
      "prominentGlass": UIButton.Configuration.prominentGlass,
    ]
    let style = element["style"] ?? "plain"
    if styles[style] == nil { note("style", of: element, "this value is not understood.") }
    var result = (styles[style] ?? UIButton.Configuration.plain)()
    result.title = text("title", of: element)
    result.subtitle = text("subtitle", of: element)
    result.image = image("image", of: element)
    if let padding = element["imagePadding"].flatMap(NibValues.number) {
      result.imagePadding = CGFloat(padding)
    }
    if let padding = element["titlePadding"].flatMap(NibValues.number) {
      result.titlePadding = CGFloat(padding)
    }
    let edges: [String: NSDirectionalRectEdge] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
    ]
    if let edge = element["imagePlacement"].flatMap({ edges[$0] }) { result.imagePlacement = edge }
    if let value: UIButton.Configuration.CornerStyle = word("cornerStyle", of: element) {
      result.cornerStyle = value
    }
    if let value: UIButton.Configuration.Size = word("buttonSize", of: element) {
      result.buttonSize = value
    }
    if let value: UIButton.Configuration.TitleAlignment = word("titleAlignment", of: element) {
      result.titleAlignment = value
    }
    if let value: UIButton.Configuration.MacIdiomStyle = word("macIdiomStyle", of: element) {
      result.macIdiomStyle = value
    }
    if deviceNumber >= 16 {
      if let value: UIButton.Configuration.Indicator = word("indicator", of: element) {
        result.indicator = value
      }
      if let mode = element["titleLineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) {
        result.titleLineBreakMode = mode
      }
    }
    if element.flag("showsActivityIndicator") == true { result.showsActivityIndicator = true }
    if let title = element.part("attributedTitle") {
      let title = attributedString(title)
      result.attributedTitle = AttributedString(title.string)
      result.title = title.string
    }
    for part in element.children {
      switch (part.key, part.name) {
      case ("baseForegroundColor"?, "color"): result.baseForegroundColor = color(part)
      case ("baseBackgroundColor"?, "color"): result.baseBackgroundColor = color(part)
      case ("contentInsets"?, "directionalEdgeInsets"):
        guard let insets = insets(part) else { continue }
        result.contentInsets = NSDirectionalEdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
      case ("background"?, "backgroundConfiguration"): result.background = background(part)
      case ("preferredSymbolConfigurationForImage"?, _):
        result.preferredSymbolConfigurationForImage = symbolConfiguration(part)
      case ("attributedSubtitle"?, "attributedString"):
        let subtitle = attributedString(part).string
        result.attributedSubtitle = AttributedString(subtitle)
        result.subtitle = subtitle
      case ("attributedTitle"?, _), ("title"?, _), ("subtitle"?, _), ("image"?, _),
        ("titleFontDescription"?, _):
        break
      default:
        note(part.key ?? part.name, of: part, "this part of a configuration is not read.")
      }
    }
    return result
  }

  private func background(_ element: InterfaceElement) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration.clear()
    result.cornerRadius = CGFloat(element.number("cornerRadius") ?? 0)
    result.strokeWidth = CGFloat(element.number("strokeWidth") ?? 0)
    result.strokeOutset = CGFloat(element.number("strokeOutset") ?? 0)
    result.image = image("image", of: element)
    result.backgroundColor = element.part("backgroundColor").flatMap { self.color($0) }
    result.strokeColor = element.part("strokeColor").flatMap { self.color($0) }
    for part in element.children where !["backgroundColor", "strokeColor"].contains(part.key) {
      note(part.key ?? part.name, of: part, "this part of a background is not read.")
    }
    noteUnread(of: element)
    return result
  }

  private func word<Value: RawRepresentable>(
    _ name: String, of element: InterfaceElement
  ) -> Value? where Value.RawValue: FixedWidthInteger {
    guard let said = element[name] else { return nil }
    if let value: Value = NibValues.value(named: said) { return value }
    note(name, of: element, "the value “\(said)” is not understood.")
    return nil
  }
}
