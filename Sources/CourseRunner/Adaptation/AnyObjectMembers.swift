/// Lets an app use members of an object that is `AnyObject` to the compiler, as `(sender as AnyObject).tag` and
/// `sender.tag` for `sender: AnyObject`: on iOS Objective-C finds them, and here UIKit has a list of them.
struct AnyObjectMembers: SourceRewrite {
  /// What UIKit finds.
  private static let members: Set<String> = [
    "absoluteString", "accessibilityIdentifier", "addSubview", "alpha", "backgroundColor",
    "becomeFirstResponder", "boolValue", "bounds", "center", "cgPointValue", "cgRectValue",
    "cgSizeValue", "components", "constant", "contentOffset", "contentSize", "count",
    "countDownDuration", "currentImage", "currentPage", "currentTitle", "date", "description",
    "doubleValue", "endRefreshing", "floatValue", "font", "frame", "hasPrefix", "hasSuffix",
    "image", "imageView", "integerValue", "intValue", "invalidate", "isAnimating", "isEditing",
    "isEnabled", "isEqual", "isHidden", "isHighlighted", "isKind", "isOn", "isRefreshing",
    "isSelected", "isUserInteractionEnabled", "layer", "length", "localizedDescription",
    "location", "lowercased", "maximumValue", "navigationController", "navigationItem",
    "numberOfPages", "numberOfSegments", "object", "parent", "perform", "placeholder", "progress",
    "reloadData", "removeFromSuperview", "resignFirstResponder", "responds",
    "restorationIdentifier", "rotation", "scale", "selectedSegmentIndex", "setAttributedTitle",
    "setBackgroundImage", "setImage", "setOn", "setTitle", "setTitleColor", "setTranslation",
    "setValue", "size", "startAnimating", "state", "stopAnimating", "string", "stringValue",
    "subviews", "superview", "tag", "text", "textColor", "textLabel", "tintColor", "title",
    "titleForSegment", "titleLabel", "topViewController", "transform", "translation",
    "uppercased", "value", "velocity", "view", "viewControllers", "viewWithTag", "window",
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let tokens = file.tokens
    var edits: [SourceEdit] = []
    var names: [Name] = []
    for index in tokens.indices where tokens[index].text == "AnyObject" {
      guard tokens[index].kind == .word, index > 1 else { continue }
      if isCast(index, in: file) {
        if let open = opening(of: index + 1, in: file), isUsed(after: index + 1, in: file) {
          let start = tokens[open].range.lowerBound
          edits.append(SourceEdit(range: start..<start, replacement: "UIKit._courseDynamic"))
        } else if let name = assigned(index, in: file) {
          names.append(name)
        }
      } else if let name = declared(index, in: file) {
        names.append(name)
      }
    }
    for name in names + names.flatMap({ unwrapped($0, in: file) }) {
      for index in name.scope where tokens[index].kind == .word && tokens[index].text == name.text {
        let mark =
          index + 1 < tokens.count
          && (tokens[index + 1].isMark("?") || tokens[index + 1].isMark("!"))
        guard index == 0 || !tokens[index - 1].isMark("."),
          isUsed(after: mark ? index + 1 : index, in: file)
        else { continue }
        edits.append(
          SourceEdit(
            range: tokens[index].range, replacement: "UIKit._courseDynamic(\(name.text))"))
      }
    }
    return edits.reduce(into: []) { kept, edit in
      if !kept.contains(where: { $0.range == edit.range }) { kept.append(edit) }
    }
  }

  /// A name for what is `AnyObject`, and the words among which it means that.
  private struct Name {
    var text: String
    var scope: Range<Int>
  }

  /// Whether it is what a value is cast to.
  private func isCast(_ index: Int, in file: ScannedFile) -> Bool {
    let before = file.tokens[index - 1]
    return before.text == "as"
      || before.isMark("!") && file.tokens[index - 2].text == "as"
  }

  /// The names in `guard let other = name` and `if let other = name`, which are such objects as well.
  private func unwrapped(_ name: Name, in file: ScannedFile) -> [Name] {
    let tokens = file.tokens
    return name.scope.compactMap { index in
      guard tokens[index].text == name.text, tokens[index - 1].isMark("="),
        ["let", "var"].contains(tokens[index - 3].text), index + 1 < tokens.count,
        tokens[index + 1].text == "else" || tokens[index + 1].isMark("{")
          || tokens[index + 1].isMark(","),
        tokens[index - 2].text != name.text
      else { return nil }
      return Name(text: tokens[index - 2].text, scope: rest(after: index, in: file))
    }
  }

  /// The parenthesis that the one at that place closes, if it is not a call's.
  private func opening(of closing: Int, in file: ScannedFile) -> Int? {
    let tokens = file.tokens
    guard closing < tokens.count, tokens[closing].isMark(")"),
      let index = tokens.opening(of: closing)
    else { return nil }
    let isCall =
      index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
      && (tokens[index - 1].kind == .word || tokens[index - 1].isMark(")"))
    return isCall ? nil : index
  }

  /// Whether a member that UIKit finds, or an element, is taken of what ends at that word.
  private func isUsed(after index: Int, in file: ScannedFile) -> Bool {
    let tokens = file.tokens
    guard index + 2 < tokens.count,
      tokens[index + 1].range.lowerBound == tokens[index].range.upperBound
    else { return false }
    if tokens[index + 1].isMark("[") { return true }
    return tokens[index + 1].isMark(".") && Self.members.contains(tokens[index + 2].text)
  }

  /// The name in `let name = ... as AnyObject`, at the end of its line.
  private func assigned(_ index: Int, in file: ScannedFile) -> Name? {
    let tokens = file.tokens
    if index + 1 < tokens.count, !tokens[index + 1].startsLine { return nil }
    var start = index
    while start > 0, !tokens[start].startsLine { start -= 1 }
    guard let word = (start..<index).first(where: { ["let", "var"].contains(tokens[$0].text) }),
      word + 2 < index, tokens[word + 2].isMark("=")
    else { return nil }
    return Name(text: tokens[word + 1].text, scope: rest(after: index, in: file))
  }

  /// The name in `name: AnyObject`: a parameter's until the end of its function, another's to the end of the block.
  private func declared(_ index: Int, in file: ScannedFile) -> Name? {
    let tokens = file.tokens
    guard tokens[index - 1].isMark(":"), tokens[index - 2].kind == .word else { return nil }
    let name = tokens[index - 2].text
    if index > 2, ["let", "var"].contains(tokens[index - 3].text) {
      return Name(text: name, scope: rest(after: index, in: file))
    }
    // A parameter stands in parentheses, behind which the body begins.
    var place = index
    var depth = 0
    while place < tokens.count {
      if tokens[place].isMark("(") { depth += 1 }
      if tokens[place].isMark(")") { depth -= 1 }
      if tokens[place].isMark("}") || tokens[place].isMark(">") && depth == 0 { return nil }
      if tokens[place].isMark("{") {
        return depth < 0 ? Name(text: name, scope: rest(after: place, in: file)) : nil
      }
      place += 1
    }
    return nil
  }

  /// The words until the block ends in which the word stands.
  private func rest(after index: Int, in file: ScannedFile) -> Range<Int> {
    var depth = 0
    var place = index + 1
    while place < file.tokens.count {
      if file.tokens[place].isMark("{") { depth += 1 }
      if file.tokens[place].isMark("}") {
        depth -= 1
        if depth < 0 { break }
      }
      place += 1
    }
    return (index + 1)..<place
  }
}
