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
    if let (version, color) = Self.systemColors[name], deviceNumber >= version { return color() }
    return noted("systemColor \(name)")
  }

  /// The first version of each, and the colour.
  private static let systemColors: [String: (Double, () -> UIColor)] = [
    "labelColor": (13, { .label }), "secondaryLabelColor": (13, { .secondaryLabel }),
    "tertiaryLabelColor": (13, { .tertiaryLabel }),
    "quaternaryLabelColor": (13, { .quaternaryLabel }), "linkColor": (13, { .link }),
    "placeholderTextColor": (13, { .placeholderText }), "separatorColor": (13, { .separator }),
    "opaqueSeparatorColor": (13, { .opaqueSeparator }),
    "systemBackgroundColor": (13, { .systemBackground }),
    "secondarySystemBackgroundColor": (13, { .secondarySystemBackground }),
    "tertiarySystemBackgroundColor": (13, { .tertiarySystemBackground }),
    "systemGroupedBackgroundColor": (13, { .systemGroupedBackground }),
    "secondarySystemGroupedBackgroundColor": (13, { .secondarySystemGroupedBackground }),
    "tertiarySystemGroupedBackgroundColor": (13, { .tertiarySystemGroupedBackground }),
    "systemFillColor": (13, { .systemFill }),
    "secondarySystemFillColor": (13, { .secondarySystemFill }),
    "tertiarySystemFillColor": (13, { .tertiarySystemFill }),
    "quaternarySystemFillColor": (13, { .quaternarySystemFill }),
    "systemRedColor": (7, { .systemRed }), "systemOrangeColor": (7, { .systemOrange }),
    "systemYellowColor": (7, { .systemYellow }), "systemGreenColor": (7, { .systemGreen }),
    "systemMintColor": (15, { .systemMint }), "systemTealColor": (7, { .systemTeal }),
    "systemCyanColor": (15, { .systemCyan }), "systemBlueColor": (7, { .systemBlue }),
    "systemIndigoColor": (13, { .systemIndigo }), "systemPurpleColor": (9, { .systemPurple }),
    "systemPinkColor": (7, { .systemPink }), "systemBrownColor": (13, { .systemBrown }),
    "systemGrayColor": (7, { .systemGray }), "systemGray2Color": (13, { .systemGray2 }),
    "systemGray3Color": (13, { .systemGray3 }), "systemGray4Color": (13, { .systemGray4 }),
    "systemGray5Color": (13, { .systemGray5 }), "systemGray6Color": (13, { .systemGray6 }),
    "tintColor": (15, { .tintColor }), "blackColor": (0, { .black }), "whiteColor": (0, { .white }),
    "clearColor": (0, { .clear }), "darkTextColor": (0, { .darkText }),
    "lightTextColor": (0, { .lightText }), "darkGrayColor": (0, { .darkGray }),
    "lightGrayColor": (0, { .lightGray }), "grayColor": (0, { .gray }), "redColor": (0, { .red }),
    "greenColor": (0, { .green }), "blueColor": (0, { .blue }), "cyanColor": (0, { .cyan }),
    "yellowColor": (0, { .yellow }), "magentaColor": (0, { .magenta }),
    "orangeColor": (0, { .orange }), "purpleColor": (0, { .purple }), "brownColor": (0, { .brown }),
    "groupTableViewBackgroundColor": (0, { .groupTableViewBackground }),
    "tableCellGroupedBackgroundColor": (0, { .white }),
    // Textures of iOS 6 and before; from iOS 7 on they are these.
    "scrollViewTexturedBackgroundColor": (0, { UIColor(white: 0.44, alpha: 1) }),
    "viewFlipsideBackgroundColor": (0, { UIColor(white: 0.2, alpha: 1) }),
    "underPageBackgroundColor": (0, { UIColor(white: 0.7, alpha: 1) }),
  ]
}
