import Foundation
import InterfaceFiles

/// How bars and what is on them look from iOS 13 on.
extension NibValues {
  /// The attributes of a bar's titles, which have names of their own.
  func barTextAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for part in element.children {
      switch part.key {
      case "fontDescription"?: attributes[.font] = font(part)
      case "textColor"?: attributes[.foregroundColor] = color(part)
      case "textShadowColor"?, "textShadowOffset"?:
        guard deviceNumber >= 6 else { continue }
        let shadow = attributes[.shadow] as? NSShadow ?? NSShadow()
        if part.key == "textShadowColor" {
          shadow.shadowColor = color(part)
        } else if let offset = offset(part) {
          shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
        }
        attributes[.shadow] = shadow
      default: note(part.key ?? part.name, of: part, "this attribute of a text is not read.")
      }
    }
    return attributes
  }

  /// Has a bar look as an element says.
  func fill<Appearance: UIBarAppearance>(
    _ appearance: Appearance, with element: InterfaceElement
  ) -> Appearance {
    for name in element.attributes.keys.sorted() where name != "key" && name != "catalog" {
      if !read(name, of: element, into: appearance) {
        note(name, of: element, "this attribute of an appearance is not read.")
      }
    }
    for part in element.children where !read(part, of: element, into: appearance) {
      note(part.key ?? part.name, of: part, "this part of an appearance is not read.")
    }
    return appearance
  }

  /// Reads what the tag says under a name; false where that is not understood.
  private func read(
    _ name: String, of element: InterfaceElement, into appearance: UIBarAppearance
  ) -> Bool {
    let said = element[name] ?? ""
    let number = NibValues.number(said).map { CGFloat($0) }
    switch (name, appearance) {
    case ("backgroundImage", _): appearance.backgroundImage = image(name, of: element)
    case ("shadowImage", _): appearance.shadowImage = image(name, of: element)
    case ("backgroundImageContentMode", _):
      guard let mode: UIView.ContentMode = NibValues.value(named: said) else { return false }
      appearance.backgroundImageContentMode = mode
    case ("backgroundEffect", _):
      guard let style: UIBlurEffect.Style = NibValues.value(named: said) else { return false }
      appearance.backgroundEffect = UIBlurEffect(style: style)
    case ("selectionIndicatorImage", let bar as UITabBarAppearance):
      bar.selectionIndicatorImage = image(name, of: element)
    case ("stackedItemPositioning", let bar as UITabBarAppearance):
      guard let value: UITabBar.ItemPositioning = NibValues.value(named: said) else { return false }
      bar.stackedItemPositioning = value
    case ("stackedItemWidth", let bar as UITabBarAppearance): bar.stackedItemWidth = number ?? 0
    case ("stackedItemSpacing", let bar as UITabBarAppearance): bar.stackedItemSpacing = number ?? 0
    default: return false
    }
    return true
  }

  /// Reads a part; false where that is not understood.
  private func read(
    _ part: InterfaceElement, of element: InterfaceElement, into appearance: UIBarAppearance
  ) -> Bool {
    switch (part.key, appearance) {
    case ("backgroundColor"?, _): appearance.backgroundColor = color(part)
    case ("shadowColor"?, _): appearance.shadowColor = color(part)
    case ("backgroundEffect"?, _): appearance.backgroundEffect = blurEffect(part)
    case ("backgroundImage"?, _): appearance.backgroundImage = image("backgroundImage", of: element)
    case ("shadowImage"?, _): appearance.shadowImage = image("shadowImage", of: element)
    case (let key?, let bar as UINavigationBarAppearance): return read(part, key, into: bar)
    case (let key?, let bar as UITabBarAppearance): return read(part, key, into: bar)
    default: return part.name == "nil"
    }
    return true
  }

  private func read(
    _ part: InterfaceElement, _ key: String, into bar: UINavigationBarAppearance
  ) -> Bool {
    switch key {
    case "titleTextAttributes": bar.titleTextAttributes = barTextAttributes(part)
    case "largeTitleTextAttributes": bar.largeTitleTextAttributes = barTextAttributes(part)
    case "titlePositionAdjustment": bar.titlePositionAdjustment = offset(part) ?? .zero
    case "buttonAppearance": bar.buttonAppearance = buttonAppearance(part)
    case "doneButtonAppearance": bar.doneButtonAppearance = buttonAppearance(part)
    case "backButtonAppearance": bar.backButtonAppearance = buttonAppearance(part)
    default: return false
    }
    return true
  }

  private func read(
    _ part: InterfaceElement, _ key: String, into bar: UITabBarAppearance
  ) -> Bool {
    switch key {
    case "selectionIndicatorTintColor": bar.selectionIndicatorTintColor = color(part)
    case "stackedLayoutAppearance": bar.stackedLayoutAppearance = itemAppearance(part)
    case "inlineLayoutAppearance": bar.inlineLayoutAppearance = itemAppearance(part)
    case "compactInlineLayoutAppearance": bar.compactInlineLayoutAppearance = itemAppearance(part)
    default: return false
    }
    return true
  }

  /// How the buttons of a bar look, in each of their states.
  private func buttonAppearance(_ element: InterfaceElement) -> UIBarButtonItemAppearance {
    let appearance = UIBarButtonItemAppearance()
    let states = [
      "normal": appearance.normal, "highlighted": appearance.highlighted,
      "disabled": appearance.disabled, "focused": appearance.focused,
    ]
    for part in element.children {
      guard let state = part.key.flatMap({ states[$0] }) else {
        note(part.key ?? part.name, of: part, "this state of a button is not read.")
        continue
      }
      if part["backgroundImage"] != nil || part.part("backgroundImage") != nil {
        state.backgroundImage = image("backgroundImage", of: part)
      }
      for inner in part.children {
        switch inner.key {
        case "titleTextAttributes"?: state.titleTextAttributes = barTextAttributes(inner)
        case "titlePositionAdjustment"?: state.titlePositionAdjustment = offset(inner) ?? .zero
        case "backgroundImage"?: break
        default: note(inner.key ?? inner.name, of: inner, "this part of a state is not read.")
        }
      }
    }
    return appearance
  }

  /// How the items of a tab bar look, in each of their states.
  private func itemAppearance(_ element: InterfaceElement) -> UITabBarItemAppearance {
    let appearance = UITabBarItemAppearance()
    let states = [
      "normal": appearance.normal, "selected": appearance.selected,
      "disabled": appearance.disabled, "focused": appearance.focused,
    ]
    for part in element.children {
      guard let state = part.key.flatMap({ states[$0] }) else {
        note(part.key ?? part.name, of: part, "this state of an item is not read.")
        continue
      }
      for inner in part.children {
        switch inner.key {
        case "titleTextAttributes"?: state.titleTextAttributes = barTextAttributes(inner)
        case "titlePositionAdjustment"?: state.titlePositionAdjustment = offset(inner) ?? .zero
        case "iconColor"?: state.iconColor = color(inner)
        case "badgeBackgroundColor"?: state.badgeBackgroundColor = color(inner)
        case "badgeTextAttributes"?: state.badgeTextAttributes = barTextAttributes(inner)
        default: note(inner.key ?? inner.name, of: inner, "this part of a state is not read.")
        }
      }
    }
    return appearance
  }
}
