/// Markup for a page; its type escapes interpolated text.
///
/// `"<td>\(student.name)</td>"` cannot become anything but a cell, whatever the name is. Only
/// literals and other markup get in as they are.
struct Markup: ExpressibleByStringInterpolation, Sendable {
  var text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  static func + (left: Markup, right: Markup) -> Markup {
    var markup = left
    markup.text += right.text
    return markup
  }

  static func += (left: inout Markup, right: Markup) {
    left.text += right.text
  }

  struct Interpolation: StringInterpolationProtocol {
    var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ string: String) { text += string.inMarkup }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
    mutating func appendInterpolation(_ markups: [Markup]) {
      for markup in markups { text += markup.text }
    }
    mutating func appendInterpolation(_ markup: Markup?) { text += markup?.text ?? "" }
  }
}

extension String {
  /// The text for a page or a picture: markup escaped, and characters spelled out that no reader
  /// sees, that turn the direction of text, or that XML cannot hold.
  fileprivate var inMarkup: String {
    var markup = ""
    for scalar in escaped.unicodeScalars {
      switch scalar.value {
      case 0x26: markup += "&amp;"
      case 0x3C: markup += "&lt;"
      case 0x3E: markup += "&gt;"
      case 0x22: markup += "&quot;"
      case 0x27: markup += "&#39;"
      case 0xFFFE, 0xFFFF: markup += "\u{FFFD}"
      default: markup.unicodeScalars.append(scalar)
      }
    }
    return markup
  }

  /// At most so many characters, with a sign that there are more.
  func shortened(to limit: Int) -> String {
    let head = prefix(limit + 1)
    return head.count <= limit ? self : head.dropLast() + "…"
  }
}
