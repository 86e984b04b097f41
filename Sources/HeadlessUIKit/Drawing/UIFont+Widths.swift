package import Foundation
import InterfaceFiles

/// How wide letters are (rules 933 and 1201): as in Helvetica, which Adobe has published, for most fonts whose
/// letters differ in width. The system's font of iOS 7 and 8 and the one since have their own.
extension UIFont {
  /// The width of a letter, in points.
  nonisolated func width(of letter: Character) -> CGFloat {
    guard let first = letter.unicodeScalars.first else { return 0 }
    return pointSize * letters.thousandths(first) / 1000
  }

  /// The width of a text in one line, in points.
  package nonisolated func width(of text: some StringProtocol) -> CGFloat {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// Which widths the letters of a font have.
  nonisolated enum Letters: Equatable {
    /// All the same.
    case even
    /// Helvetica's, or those of Helvetica Bold.
    case helvetica(isBold: Bool)
    /// Helvetica Neue's, the system's font of iOS 7 and 8, or those of its bold.
    case neue(isBold: Bool)
    /// Helvetica's, with the wider figures of Avenir Next (rule 1302).
    case avenirNext(isBold: Bool)
    /// San Francisco's, each so many thousandths wider, as the weight and the size say.
    case sanFrancisco(wider: CGFloat)
    /// Those of a font in the app's bundle (rule 1299).
    case bundled(FontMetrics)

    init(name: String, family: String, size: CGFloat, weight: Weight) {
      let isBold = weight.rawValue >= Weight.semibold.rawValue || name.contains("Bold")
      if family.hasPrefix("Courier") || family == "Menlo" || name.contains("Mono") {
        self = .even
      } else if name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUIFont") {
        self = .sanFrancisco(wider: Self.extra(name, weight) + Self.tracking(size))
      } else if name.hasPrefix("HelveticaNeue") || name.hasPrefix(".HelveticaNeue") {
        self = .neue(isBold: isBold)
      } else if name.hasPrefix("AvenirNext-") {
        self = .avenirNext(isBold: isBold)
      } else {
        self = .helvetica(isBold: isBold)
      }
    }

    /// How much wider letters of that weight are than regular ones, in thousandths of the type.
    private static func extra(_ name: String, _ weight: Weight) -> CGFloat {
      let names: [(String, CGFloat)] = [
        ("Semibold", 31), ("Bold", 42), ("Medium", 16), ("Heavy", 60), ("Black", 75),
        ("Ultralight", -20), ("Light", -6), ("Thin", -15),
      ]
      if let named = names.first(where: { name.contains($0.0) }) { return named.1 }
      return weight.rawValue >= Weight.semibold.rawValue ? 31 : 0
    }

    /// The width of a letter in thousandths of the type.
    func thousandths(_ letter: Unicode.Scalar) -> CGFloat {
      switch letter.value {
      // No letters: the ends of lines and what has no width.
      case 0...0x08, 0x0A...0x1F, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0xFE00...0xFE0F: return 0
      default: break
      }
      switch self {
      case .even: return 600
      case .bundled(let font):
        if let width = font.widths[letter.value] {
          return CGFloat(width) * 1000 / CGFloat(FontMetrics.parts)
        }
      case .avenirNext(let isBold):
        if 0x30...0x39 ~= letter.value { return isBold ? 647 : 580 }
      default: break
      }
      switch letter.value {
      // Long dashes, dots in a row, letters of East Asia and pictures are as wide as the type.
      case 0x2014, 0x2026, 0x1100...0x11FF, 0x2190...0x2BFF, 0x2E80...0xD7FF, 0xF900...0xFAFF,
        0xFF00...0xFF60, 0x1F000...0x1FAFF, 0x20000...0x3FFFF:
        return 1000
      default: break
      }
      let width = CGFloat(plain(letter))
      guard case .sanFrancisco(let wider) = self else { return width }
      return width + wider
    }

    /// Its width without what the size and the weight add.
    private func plain(_ letter: Unicode.Scalar) -> Int {
      switch letter.value {
      case 0x20...0x7E: return table[Int(letter.value) - 0x20]
      // A tab is a blank here.
      case 0x09, 0xA0: return table[0]
      case 0xB0: return 400
      case 0x2018, 0x2019: return isBold ? 278 : 222
      case 0x201C, 0x201D: return isBold ? 500 : 333
      case 0x2022: return 350
      case 0x2013: return 556
      default: break
      }
      // A Latin letter with an accent is as wide as without.
      guard (0xC0...0x24F).contains(letter.value) || (0x1E00...0x1EFF).contains(letter.value) else {
        return other
      }
      let bare = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first
      guard let bare, bare != letter else { return other }
      return plain(bare)
    }

    private var isBold: Bool {
      switch self {
      case .even, .sanFrancisco: false
      case .bundled(let font): font.name.contains("Bold")
      case .helvetica(let isBold), .neue(let isBold), .avenirNext(let isBold): isBold
      }
    }

    /// A letter of another alphabet.
    private var other: Int {
      if case .sanFrancisco = self { return 580 }
      return 556
    }

    private var table: [Int] {
      switch self {
      case .even: []
      case .helvetica, .avenirNext, .bundled: isBold ? Self.boldWidths : Self.widths
      case .neue(let isBold): isBold ? Self.boldNeueWidths : Self.neueWidths
      case .sanFrancisco: Self.sanFranciscoWidths
      }
    }

    /// What a size adds to each letter of San Francisco, in thousandths of the type: small type is set wider,
    /// and large type has narrower letters.
    private static func tracking(_ size: CGFloat) -> CGFloat {
      let points: [(size: CGFloat, width: CGFloat)] = [
        (6, 41), (9, 19), (12, 0), (15, -16), (17, -25), (19, -26), (20, -44), (24, -39), (28, -42),
        (34, -46), (48, -52), (80, -62),
      ]
      guard let next = points.firstIndex(where: { size <= $0.size }) else { return -62 }
      guard next > 0 else { return points[0].width }
      let (from, to) = (points[next - 1], points[next])
      return from.width + (to.width - from.width) * (size - from.size) / (to.size - from.size)
    }
  }
}

extension UIFont.Letters {
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
  private nonisolated static let neueWidths = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 389, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 648, 685, 722, 704, 611,
    574, 759, 722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611,
    648, 611, 278, 278, 278, 469, 556, 333, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519,
    222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 334, 260, 334, 584,
  ]
  private nonisolated static let boldNeueWidths = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 407, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 685, 704, 741, 741, 648,
    593, 759, 741, 295, 556, 722, 593, 907, 741, 778, 667, 778, 722, 649, 611, 741, 630, 944, 667,
    667, 648, 333, 278, 333, 584, 556, 333, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574,
    258, 906, 593, 611, 611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 389, 280, 389, 584,
  ]
  private nonisolated static let sanFranciscoWidths = [
    282, 290, 420, 640, 630, 850, 680, 240, 336, 336, 440, 640, 250, 474, 248, 352, 625, 460, 603,
    608, 624, 604, 610, 576, 615, 612, 288, 270, 640, 640, 640, 510, 930, 667, 672, 727, 721, 627,
    585, 755, 743, 291, 545, 680, 569, 870, 749, 792, 627, 792, 657, 651, 627, 722, 648, 953, 684,
    611, 631, 350, 340, 350, 640, 500, 500, 558, 613, 573, 611, 569, 329, 594, 585, 257, 260, 521,
    263, 857, 596, 575, 597, 613, 379, 531, 357, 583, 485, 758, 503, 553, 545, 350, 270, 350, 640,
  ]
}
