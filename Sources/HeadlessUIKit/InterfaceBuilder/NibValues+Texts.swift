import Foundation
import InterfaceFiles

extension NibValues {
  /// The text of that attribute: the translated one, or what the tag or the part says.
  func text(_ name: String, of element: InterfaceElement) -> String? {
    text(under: element.translationKey(name))
      ?? element[name] ?? element.part(name).flatMap { self.string($0) }
  }

  /// The text that the `.strings` file beside it has under a key.
  func text(under key: String?) -> String? { key.flatMap { translations[$0] } }

  /// The element with the text that the `.strings` file has under a key, where there is one: what has no id of
  /// its own goes by that of its owner.
  func translated(
    _ name: String, of element: InterfaceElement, _ key: String?
  ) -> InterfaceElement {
    guard let text = text(under: key) else { return element }
    return InterfaceElement(
      name: element.name, attributes: element.attributes.merging([name: text]) { $1 },
      line: element.line, children: element.children.filter { $0.key != name }, text: element.text)
  }

  /// What `string` or `mutableString` says; nil for `nil`.
  func string(_ element: InterfaceElement) -> String? {
    guard element.name != "nil" else { return nil }
    guard element.flag("base64-UTF8") == true else { return element.text }
    // Interface Builder leaves the padding away.
    var letters = element.text.filter { !$0.isWhitespace && $0 != "=" }
    letters += String(repeating: "=", count: (4 - letters.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: letters) else {
      note("base64-UTF8", of: element, "the text is not in base 64; it is left out.")
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }

  func attributedString(_ element: InterfaceElement) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let text = self.text("content", of: fragment) ?? ""
      whole.append(
        NSAttributedString(
          string: text, attributes: textAttributes(fragment.members(of: "attributes"))))
    }
    return whole
  }

  /// The font with which a text with attributes begins.
  func firstFont(of element: InterfaceElement) -> UIFont? {
    let text = attributedString(element)
    guard text.length > 0 else { return nil }
    return text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }

  /// The attributes that the parts of `attributes` or of a bar's `textAttributes` are.
  func textAttributes(_ parts: [InterfaceElement]) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for part in parts {
      guard let key = part.key else { continue }
      switch (key, part.name) {
      case ("NSColor", "color"): attributes[.foregroundColor] = color(part)
      case ("NSBackgroundColor", "color"): attributes[.backgroundColor] = color(part)
      case ("NSStrokeColor", "color"): attributes[.strokeColor] = color(part)
      case ("NSUnderlineColor", "color"): attributes[.underlineColor] = color(part)
      case ("NSStrikethroughColor", "color"): attributes[.strikethroughColor] = color(part)
      case ("NSFont", "font"), ("NSFont", "fontDescription"):
        attributes[.font] = font(part)
        if attributes[.font] == nil, !NibValues.isOwnFont(part) {
          note(key, of: part, "this font is not understood.")
        }
      case ("NSParagraphStyle", "paragraphStyle"):
        attributes[.paragraphStyle] = paragraphStyle(part)
      case ("NSUnderline", "integer"):
        attributes[.underlineStyle] = number(part).map { Int(clamping: $0) }
      case ("NSStrikethrough", "integer"):
        attributes[.strikethroughStyle] = number(part).map { Int(clamping: $0) }
      case ("NSLigature", "integer"): attributes[.ligature] = number(part).map { Int(clamping: $0) }
      case ("NSKern", _): attributes[.kern] = number(part)
      case ("NSStrokeWidth", _): attributes[.strokeWidth] = number(part)
      case ("NSBaselineOffset", _): attributes[.baselineOffset] = number(part)
      case ("NSExpansion", _): attributes[.expansion] = number(part)
      case ("NSObliqueness", _): attributes[.obliqueness] = number(part)
      case ("NSLink", "url"): attributes[.link] = part["string"].flatMap { URL(string: $0) }
      case ("NSShadow", "shadow"): attributes[.shadow] = shadow(part)
      case ("NSOriginalFont", _): break  // The font before a missing glyph replaced it.
      default: note(key, of: part, "this attribute of a text is not read.")
      }
    }
    return attributes
  }

  private func number(_ element: InterfaceElement) -> Double? {
    element["value"].flatMap(NibValues.number)
  }

  private func shadow(_ element: InterfaceElement) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = CGFloat(element.number("blurRadius") ?? 0)
    shadow.shadowOffset = element.part("offset").flatMap { self.size($0) } ?? .zero
    shadow.shadowColor = element.part("color").flatMap { self.color($0) }
    return shadow
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = element["alignment"].flatMap({ word -> NSTextAlignment? in
      NibValues.value(named: word)
    }) {
      style.alignment = alignment
    }
    if let mode = element["lineBreakMode"].flatMap({ NibValues.lineBreakModes[$0] }) {
      style.lineBreakMode = mode
    }
    let lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("headIndent", \.headIndent),
      ("tailIndent", \.tailIndent), ("firstLineHeadIndent", \.firstLineHeadIndent),
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight),
    ]
    for (name, path) in lengths {
      if let number = element[name].flatMap(NibValues.number) {
        style[keyPath: path] = CGFloat(number)
      }
    }
    if let factor = element.number("hyphenationFactor") { style.hyphenationFactor = Float(factor) }
    if let direction = element["baseWritingDirection"].flatMap({ word -> NSWritingDirection? in
      NibValues.value(named: word)
    }) {
      style.baseWritingDirection = direction
    }
    noteUnread(of: element)
    for part in element.children {
      note(part.key ?? part.name, of: part, "this part of a paragraph's style is not read.")
    }
    return style
  }

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "wordWrap": .byWordWrapping,
    "charWrapping": .byCharWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "clipping": .byClipping, "headTruncation": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}

extension InterfaceElement {
  /// The key of a text of the object in a `.strings` file: `abc-12-xyz.normalTitle`.
  func translationKey(_ name: String) -> String? { id.map { "\($0).\(name)" } }
}
