import CourseModel
import EventTrace
import Foundation
import HeadlessUIKit

extension Snapshot.View.TextStyle {
  /// More letters than a line of a picture has say no more.
  private static let longest = 200

  /// Nil for a view whose text has no look of its own.
  init?(_ view: UIView, _ text: String, _ simulator: Simulator, _ ink: LookInk) {
    let isDark = simulator.iOS >= 13.0 && view.effectiveTraits.userInterfaceStyle == .dark
    let look: (color: UIColor?, alignment: NSTextAlignment)
    switch view {
    case let view as UILabel:
      look = (
        view.colorInBar(simulator) ?? view.colorInHeader(simulator) ?? view.colorAtEnd(simulator)
          ?? view.colorOfHighlight(simulator) ?? view.drawnTextColor,
        view.isOnAlertOfGlass(simulator) ? .left : view.drawnTextAlignment
      )
    case let view as UIButton:
      look = (view.colorOfTitle(simulator, isDark: isDark), .center)
    case let view as UITextField: look = (view.textColor, view.textAlignment)
    case let view as UITextView: look = (view.textColor, view.textAlignment)
    default: return nil
    }
    let attributed =
      (view as? UILabel)?.drawnAttributedText ?? (view as? UITextView)?.drawnAttributedText
    let alignment: Alignment =
      switch attributed.flatMap(Self.alignment) ?? look.alignment {
      case .center: .center
      case .right: .right
      default: .left
      }
    let button = view as? UIButton
    let font =
      button.flatMap { $0.fontOnBar(simulator) } ?? button?.drawnTitleFont ?? view.fontOnBaseline
      ?? (view as? UITextField)?.font ?? (view as? UITextView)?.drawnTextFont
      ?? .systemFont(ofSize: UIFont.labelFontSize)
    let scale = (view as? UILabel)?.drawnScale ?? 1
    let sample = text.prefix(Self.longest)
    let lines = view.drawnLines.flatMap { $0.count > 1 ? $0.prefix(100).map(\.shortened) : nil }
    self.init(
      color: (look.color ?? (isDark ? .white : .black)).hexadecimal(in: view),
      size: Double(font.pointSize * scale),
      alignment: alignment,
      letterWidth: sample.isEmpty
        ? nil : Double(font.width(of: sample) * scale) / Double(sample.count),
      isBold: font.isBold || button?.isProminent == true ? true : nil, lines: lines)
    if font.isItalic { isItalic = true }
    if let button { describe(button, font, simulator) }
    if let attributed {
      let found = Self.runs(of: attributed, in: lines ?? [text.shortened], font, view)
      runs = found.flatMap { ink.isEnough(for: $0) ? $0 : nil }
    }
    let shown = runs == nil ? lines ?? (text.contains("\n") ? [] : [text]) : []
    if !shown.isEmpty, shown.allSatisfy({ $0.count <= Self.longest }) {
      widths = shown.map { Double(font.width(of: $0) * scale) }
    }
  }

  /// A title beside a picture, and the smaller text below it.
  private mutating func describe(_ button: UIButton, _ font: UIFont, _ simulator: Simulator) {
    let title = button.drawnPlaces.title
    let bounds = button.drawnBounds
    if abs(title.midX - bounds.midX) > 0.5 || abs(title.midY - bounds.midY) > 0.5 {
      room = Rectangle(title)
    }
    guard let configuration = button.drawnConfiguration, let subtitle = configuration.subtitle,
      !subtitle.isEmpty, let title = button.drawnTitle, title.count + subtitle.count < 400
    else { return }
    var below = Run(text: subtitle)
    below.size = 12
    lines = [title, subtitle]
    runs = [[Run(text: title)], [below]]
  }

  /// How the first paragraph is aligned; nil where it does not say it.
  private static func alignment(of text: NSAttributedString) -> NSTextAlignment? {
    guard text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle,
      style.alignment != .natural
    else { return nil }
    return style.alignment
  }

  /// What is different in which part of each line; nil where all parts look alike.
  private static func runs(
    of text: NSAttributedString, in lines: [String], _ font: UIFont, _ view: UIView
  ) -> [[Run]]? {
    guard text.length > 0, text.length <= 5_000 else { return nil }
    let whole = text.string as NSString
    var isOnColor = false
    text.enumerateAttribute(
      .backgroundColor, in: NSRange(location: 0, length: text.length), options: []
    ) { color, _, _ in isOnColor = isOnColor || color is UIColor }
    var runs: [[Run]] = []
    var start = 0
    for line in lines {
      // Lines leave out the spaces at which they end.
      let found = whole.range(
        of: line, options: [], range: NSRange(location: start, length: whole.length - start))
      guard found.location != NSNotFound, found.length > 0 else {
        runs.append([Run(text: line)])
        continue
      }
      var parts: [Run] = []
      var place = found.location
      let end = found.location + found.length
      while place < end, parts.count < 100 {
        var range = NSRange(location: 0, length: 0)
        let attributes = text.attributes(at: place, effectiveRange: &range)
        let next = max(place + 1, min(end, range.location + range.length))
        let letters = whole.substring(with: NSRange(location: place, length: next - place))
        var part = Run(letters, attributes, font, view)
        if isOnColor { part.width = part.measured(attributes[.font] as? UIFont ?? font) }
        parts.append(part)
        place = next
      }
      runs.append(parts)
      start = end
    }
    return runs.allSatisfy({ $0.allSatisfy(\.isPlain) }) ? nil : runs
  }
}

extension Snapshot.View.TextStyle.Run {
  /// Whether it looks as the text does.
  fileprivate var isPlain: Bool { self == Self(text: text) }

  fileprivate init(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], _ usual: UIFont, _ view: UIView
  ) {
    self.init(text: text)
    if let color = attributes[.foregroundColor] as? UIColor {
      self.color = color.hexadecimal(in: view)
    }
    if let font = attributes[.font] as? UIFont {
      if font.pointSize != usual.pointSize { size = Double(font.pointSize) }
      isBold = font.isBold ? true : usual.isBold ? false : nil
      isItalic = font.isItalic ? true : nil
    }
    if Self.isSet(attributes[.underlineStyle]) { isUnderlined = true }
    if Self.isSet(attributes[.strikethroughStyle]) { isStruckThrough = true }
    let font = attributes[.font] as? UIFont ?? usual
    let kern = number(in: attributes[.kern]) ?? 0
    if kern != 0, kern.isFinite { self.kern = kern }
    // A share of the font's size; a negative one fills the letters, too (rule 1460).
    if let stroke = number(in: attributes[.strokeWidth]), stroke > 0, stroke.isFinite {
      let ink = attributes[.strokeColor] as? UIColor ?? attributes[.foregroundColor] as? UIColor
      outline = Snapshot.View.Look.Line(
        color: (ink ?? .black).hexadecimal(in: view),
        width: stroke / 100 * Double(font.pointSize))
    }
    if let behind = attributes[.backgroundColor] as? UIColor {
      background = behind.hexadecimal(in: view)
    }
  }

  /// How wide its letters are on a device.
  fileprivate func measured(_ font: UIFont) -> Double {
    Double(font.width(of: text)) + (kern ?? 0) * Double(text.count)
  }

  private static func isSet(_ style: Any?) -> Bool {
    ((style as? Int) ?? (style as? NSNumber)?.intValue ?? 0) & 0xff != 0
  }
}

extension UIButton {
  /// The font of the words that lead back, as of what else is on a bar; nil for another button.
  fileprivate func fontOnBar(_ simulator: Simulator) -> UIFont? {
    guard isBackButton else { return nil }
    return simulator.iOS < 7.0 ? .boldSystemFont(ofSize: 12) : .systemFont(ofSize: 17)
  }
}

extension UILabel {
  /// The colour of a title on a bar where the bar says it; nil elsewhere.
  fileprivate func colorInBar(_ simulator: Simulator) -> UIColor? {
    guard let bar = drawnSuperview as? UINavigationBar else { return nil }
    if let said = bar.drawnBar(atEdge: bar.isAtEdgeOfContent) {
      if let color = said.titleColor { return color }
      if said.isDark { return .white }
    }
    return simulator.iOS < 7.0 ? .white : nil
  }

  /// Whether it is a text of an alert from iOS 26 on, which begins at the left edge.
  fileprivate func isOnAlertOfGlass(_ simulator: Simulator) -> Bool {
    guard simulator.iOS >= 26.0, let alert = drawnSuperview?.controller as? UIAlertController else {
      return false
    }
    return alert.preferredStyle == .alert
  }

  /// The colour of a section's title, as long as the app sets none; nil elsewhere.
  fileprivate func colorInHeader(_ simulator: Simulator) -> UIColor? {
    guard !hasOwnColor, let header = surroundingHeader,
      let table = header.drawnSuperview as? UITableView
    else { return nil }
    let isPlain = table.style == .plain
    if simulator.iOS < 7.0 {
      return isPlain ? .white : UIColor(red: 0.3, green: 0.34, blue: 0.42, alpha: 1)
    }
    if simulator.iOS < 13.0 {
      return isPlain ? .black : UIColor(red: 0.43, green: 0.43, blue: 0.45, alpha: 1)
    }
    return isPlain ? nil : .secondaryLabel
  }

  /// The colour of a sign at the end of a list's row, and of a text on an alert of old; nil elsewhere.
  fileprivate func colorAtEnd(_ simulator: Simulator) -> UIColor? {
    if simulator.iOS < 7.0, drawnSuperview is UIAlertView || drawnSuperview is UIActionSheet {
      return .white
    }
    guard let around = drawnSuperview,
      String(describing: type(of: around)) == "CellAccessoryView"
    else { return nil }
    return renderedText == "›" ? .tertiaryLabel : tint
  }

  /// The colour of a text that is highlighted, which in a row up to iOS 6 is white (rule 1220); nil elsewhere.
  fileprivate func colorOfHighlight(_ simulator: Simulator) -> UIColor? {
    guard isHighlighted else { return nil }
    if let highlightedTextColor { return highlightedTextColor }
    guard simulator.iOS < 7.0 else { return nil }
    let cell = sequence(first: self as UIView, next: \.drawnSuperview).prefix(4).lazy
      .compactMap { $0 as? UITableViewCell }.first
    return cell?.isOwnLabel(self) ?? false ? .white : nil
  }

  private var surroundingHeader: UITableViewHeaderFooterView? {
    sequence(first: self as UIView, next: \.drawnSuperview).prefix(3).lazy
      .compactMap { $0 as? UITableViewHeaderFooterView }.first
  }
}
