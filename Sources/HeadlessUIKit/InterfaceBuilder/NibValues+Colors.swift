import Foundation
import InterfaceFiles

extension NibValues {
  /// The colour that `color` says; nil where it is not understood.
  func color(_ element: InterfaceElement) -> UIColor? {
    if let name = element["name"] { return namedColor(name, of: element) }
    if let name = element["systemColor"] { return systemColor(name, of: element) }
    if let name = element["cocoaTouchSystemColor"] {
      // Xcode 11 wrote both: the old name counts before iOS 13.
      if let newer = element["xcode11CocoaTouchSystemColor"], deviceNumber >= 13 {
        return systemColor(newer, of: element)
      }
      return systemColor(name, of: element)
    }
    let alpha = part(element, "alpha") ?? 1
    if let white = part(element, "white") { return UIColor(white: white, alpha: alpha) }
    if let red = part(element, "red"), let green = part(element, "green"),
      let blue = part(element, "blue")
    {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let cyan = part(element, "cyan"), let magenta = part(element, "magenta"),
      let yellow = part(element, "yellow"), let black = part(element, "black")
    {
      return UIColor(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
        blue: (1 - yellow) * (1 - black), alpha: alpha)
    }
    // As `UIColor(patternImage:)` takes a pattern.
    if element["patternImage"] != nil { return .gray }
    return nil
  }

  private func part(_ element: InterfaceElement, _ name: String) -> CGFloat? {
    element[name].flatMap(NibValues.number).map { CGFloat($0) }
  }

  /// A colour of the asset catalog, or what the file notes of it for systems without such colours.
  private func namedColor(_ name: String, of element: InterfaceElement) -> UIColor? {
    if deviceNumber >= 11, let color = UIColor(named: name) { return color }
    if let noted = noted(name) { return noted }
    note("name", of: element, "the asset catalog has no colour “\(name)”.")
    return nil
  }

  private func noted(_ name: String) -> UIColor? {
    // What the file notes are plain numbers: nothing that could lead on to another name.
    resource(name)?.child("color").flatMap { color in
      color["name"] == nil && color["systemColor"] == nil ? self.color(color) : nil
    }
  }

  private func systemColor(_ name: String, of element: InterfaceElement) -> UIColor? {
    UIColor.system(named: name) ?? noted("systemColor \(name)")
  }
}
