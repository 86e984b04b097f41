import Foundation

extension UIColor {
  /// The system's colour that files of Xcode call so; nil where this version has none.
  static func system(named name: String) -> UIColor? {
    guard let (version, color) = byName[name], deviceNumber >= version else { return nil }
    return color()
  }

  /// The first version of each, and the colour.
  private static let byName: [String: (Double, () -> UIColor)] = [
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
