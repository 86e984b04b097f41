import Foundation
import InterfaceFiles

/// Menus of buttons, from iOS 14 on.
extension NibValues {
  /// The menu that an element says, with what is in it; nil where it is none.
  func menu(_ element: InterfaceElement) -> UIMenu? {
    guard element.name == "menu" else { return nil }
    noteRest(of: element, ["title", "subtitle", "image", "catalog", "identifier"])
    return UIMenu(
      title: text("title", of: element) ?? "", subtitle: text("subtitle", of: element),
      image: image("image", of: element),
      identifier: element["identifier"].map { UIMenu.Identifier($0) },
      options: menuOptions(element.part("options")),
      children: element.members(of: "children").compactMap(menuElement))
  }

  private func menuElement(_ element: InterfaceElement) -> UIMenuElement? {
    switch element.name {
    case "menu": return menu(element)
    case "command": return command(element)
    default:
      note(element.name, of: element, "this entry of a menu is not read.")
      return nil
    }
  }

  /// An entry, which sends its action to the first responder as a file says it.
  private func command(_ element: InterfaceElement) -> UICommand {
    noteRest(
      of: element,
      ["title", "subtitle", "image", "catalog", "state", "discoverabilityTitle", "selector"])
    let action = element.members(of: "connections").first { $0.name == "action" }
    let command = UICommand(
      title: text("title", of: element) ?? "", image: image("image", of: element),
      action: Selector(action?["selector"] ?? element["selector"] ?? ""),
      discoverabilityTitle: text("discoverabilityTitle", of: element),
      attributes: menuAttributes(element.part("attributes")),
      state: element["state"].flatMap { NibValues.value(named: $0) } ?? .off)
    command.subtitle = text("subtitle", of: element)
    return command
  }

  /// A command of a keyboard, with the numbers of the keys that are held (rule 1297).
  func keyCommand(_ element: InterfaceElement) -> UIKeyCommand? {
    guard element.name == "keyCommand", let input = text("input", of: element),
      let action = element["actionName"]
    else { return nil }
    noteRest(of: element, ["input", "modifierFlags", "actionName", "discoverabilityTitle"])
    let held = element["modifierFlags"].flatMap(NibValues.number) ?? 0
    return UIKeyCommand(
      action: Selector(action), input: input,
      modifierFlags: UIKeyModifierFlags(rawValue: Int(clamping: held)),
      discoverabilityTitle: text("discoverabilityTitle", of: element))
  }

  private func menuAttributes(_ element: InterfaceElement?) -> UIMenuElement.Attributes {
    let known: [(String, UIMenuElement.Attributes)] = [
      ("disabled", .disabled), ("destructive", .destructive), ("hidden", .hidden),
    ]
    return known.reduce(into: []) { attributes, attribute in
      if element?.flag(attribute.0) == true { attributes.formUnion(attribute.1) }
    }
  }

  private func menuOptions(_ element: InterfaceElement?) -> UIMenu.Options {
    let known: [(String, UIMenu.Options)] = [
      ("displayInline", .displayInline), ("destructive", .destructive),
      ("singleSelection", .singleSelection),
    ]
    return known.reduce(into: []) { options, option in
      if element?.flag(option.0) == true { options.formUnion(option.1) }
    }
  }

  /// Names what a menu or an entry says beside these attributes.
  private func noteRest(of element: InterfaceElement, _ known: Set<String>) {
    for name in element.attributes.keys.sorted()
    where !known.contains(name) && !NibVocabulary.isUnderstood(name, of: element.name) {
      note(name, of: element, "this attribute of a menu is not read.")
    }
  }
}
