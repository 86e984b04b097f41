extension Unicode.Scalar {
  /// Whether a reader sees it: it is not a control or format character nor a line separator, and is assigned.
  package var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }

  /// Whether it moves a terminal's cursor, changes its state or turns a line around: a control or format
  /// character, but for the one that joins emoji.
  package var isDisruptive: Bool {
    switch properties.generalCategory {
    case .control: true
    case .format: value != 0x200D
    default: false
    }
  }

  /// The scalar by its number, as Swift writes it: `\u{200b}`.
  package var escaped: String { "\\u{\(String(value, radix: 16))}" }
}

extension String {
  /// The text with everything written out that a terminal or reader could take for something else.
  package var shown: String { escaping { !$0.isVisible } }

  /// The text with those scalars written out.
  package func escaping(where isHidden: (Unicode.Scalar) -> Bool) -> String {
    var shown = ""
    for scalar in unicodeScalars {
      if isHidden(scalar) {
        shown += scalar.escaped
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
