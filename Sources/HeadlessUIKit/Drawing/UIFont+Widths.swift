package import Foundation

/// How wide letters are (rule 933): as in Helvetica, which Adobe has published, for all fonts whose letters differ
/// in width. San Francisco's come within a few hundredths of them.
extension UIFont {
  /// The width of a letter, in points.
  nonisolated func width(of letter: Character) -> CGFloat {
    if letters == .even { return pointSize * 0.6 }
    guard let first = letter.unicodeScalars.first else { return 0 }
    return pointSize * CGFloat(Self.thousandths(first, isBold: letters == .bold)) / 1000
  }

  /// The width of a text in one line, in points.
  package nonisolated func width(of text: some StringProtocol) -> CGFloat {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// Which widths the letters of a font have: all the same, Helvetica's, or those of Helvetica Bold.
  nonisolated enum Letters {
    case even, regular, bold

    init(name: String, family: String, weight: Weight) {
      if family.hasPrefix("Courier") || family == "Menlo" || name.contains("Mono") {
        self = .even
      } else {
        let isBold = weight.rawValue >= Weight.semibold.rawValue || name.contains("Bold")
        self = isBold ? .bold : .regular
      }
    }
  }

  /// The width of a letter in thousandths of the type.
  private nonisolated static func thousandths(_ letter: Unicode.Scalar, isBold: Bool) -> Int {
    let widths = isBold ? boldWidths : widths
    switch letter.value {
    case 0x20...0x7E: return widths[Int(letter.value) - 0x20]
    // A tab is a blank here.
    case 0x09, 0xA0: return widths[0]
    // No letters: the ends of lines and what has no width.
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0xFE00...0xFE0F: return 0
    case 0xB0: return 400
    case 0x2018, 0x2019: return isBold ? 278 : 222
    case 0x201C, 0x201D: return isBold ? 500 : 333
    case 0x2022: return 350
    case 0x2013: return 556
    // Long dashes, dots in a row, letters of East Asia and pictures are as wide as the type.
    case 0x2014, 0x2026, 0x1100...0x11FF, 0x2190...0x2BFF, 0x2E80...0xD7FF, 0xF900...0xFAFF,
      0xFF00...0xFF60, 0x1F000...0x1FAFF, 0x20000...0x3FFFF:
      return 1000
    default: break
    }
    // A Latin letter with an accent is as wide as without.
    guard (0xC0...0x24F).contains(letter.value) || (0x1E00...0x1EFF).contains(letter.value) else {
      return 556
    }
    let bare = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first
    guard let bare, bare != letter else { return 556 }
    return thousandths(bare, isBold: isBold)
  }

  /// From the blank to the tilde.
  private nonisolated static let widths = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
  private nonisolated static let boldWidths = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
