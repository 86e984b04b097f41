public import Foundation

// Foundation for Linux does not look at the places that it is given: beyond the end of a text it takes
// whatever is in memory for attributes. What is behind its names in apps ends the app there, as
// UIKit's exception does.

extension NSAttributedString {
  fileprivate nonisolated func require(_ range: NSRange) {
    let (end, isTooLarge) = range.location.addingReportingOverflow(range.length)
    if range.location < 0 || range.length < 0 || isTooLarge || end > length { endApp() }
  }

  fileprivate nonisolated func requireCharacter(at index: Int) {
    if index < 0 || index >= length { endApp() }
  }

  /// The text as it is now.
  fileprivate nonisolated var unchanging: NSAttributedString {
    self is any NotingChanges
      ? attributedSubstring(from: NSRange(location: 0, length: length))
      : NSAttributedString(attributedString: self)
  }

  private nonisolated func endApp() -> Never {
    fatalError(
      "NSRangeException: NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds")
  }
}

/// Goes through one attribute of a text.
public nonisolated func _courseEnumerate(
  _ text: NSAttributedString, _ name: NSAttributedString.Key, in range: NSRange,
  options: NSAttributedString.EnumerationOptions,
  using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  text.require(range)
  if range.length == 0 { return }
  let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
  // The block may shorten the text.
  let text = text.unchanging
  unsafe text.enumerateAttribute(name, in: range, options: options) { value, range, stop in
    unsafe block(value, range, flag)
    unsafe flag.pass(to: stop)
  }
}

/// Goes through all attributes of a text.
public nonisolated func _courseEnumerate(
  _ text: NSAttributedString, in range: NSRange,
  options: NSAttributedString.EnumerationOptions,
  using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  text.require(range)
  if range.length == 0 { return }
  let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
  let text = text.unchanging
  unsafe text.enumerateAttributes(in: range, options: options) { values, range, stop in
    unsafe block(values, range, flag)
    unsafe flag.pass(to: stop)
  }
}

/// The attributes at a place, and how far they reach.
public nonisolated func _courseAttributes(
  of text: NSAttributedString, at index: Int, effectiveRange range: NSRangePointer?
) -> [NSAttributedString.Key: Any] {
  text.requireCharacter(at: index)
  return unsafe text.attributes(at: index, effectiveRange: range?.ofVariable)
}

/// One attribute at a place, and how far it reaches.
public nonisolated func _courseAttribute(
  _ name: NSAttributedString.Key, of text: NSAttributedString, at index: Int,
  effectiveRange range: NSRangePointer?
) -> Any? {
  text.requireCharacter(at: index)
  return unsafe text.attribute(name, at: index, effectiveRange: range?.ofVariable)
}

/// The attributes at a place, and how far they reach in a range.
public nonisolated func _courseAttributes(
  of text: NSAttributedString, at index: Int, longestEffectiveRange range: NSRangePointer?,
  in limit: NSRange
) -> [NSAttributedString.Key: Any] {
  text.requireCharacter(at: index)
  text.require(limit)
  return unsafe text.attributes(at: index, longestEffectiveRange: range?.ofVariable, in: limit)
}

/// One attribute at a place, and how far it reaches in a range.
public nonisolated func _courseAttribute(
  _ name: NSAttributedString.Key, of text: NSAttributedString, at index: Int,
  longestEffectiveRange range: NSRangePointer?, in limit: NSRange
) -> Any? {
  text.requireCharacter(at: index)
  text.require(limit)
  return unsafe text.attribute(name, at: index, longestEffectiveRange: range?.ofVariable, in: limit)
}

/// A part of a text with its attributes.
public nonisolated func _courseSubstring(
  of text: NSAttributedString, from range: NSRange
) -> NSAttributedString {
  text.require(range)
  return text.attributedSubstring(from: range)
}

/// What is done to a range of a text.
public enum _CourseTextChange {
  /// Adds attributes.
  case add([NSAttributedString.Key: Any])
  /// Sets attributes in place of those that are there.
  case set([NSAttributedString.Key: Any]?)
  /// Removes an attribute.
  case remove(NSAttributedString.Key)
  /// Puts in another text.
  case replace(String)
  /// Puts in another text with attributes.
  case replaceStyled(NSAttributedString)
}

/// Changes a text in a range that must be in it.
public nonisolated func _courseChange(
  _ text: NSMutableAttributedString, in range: NSRange, _ change: _CourseTextChange
) {
  text.require(range)
  guard let noting = text as? any NotingChanges else { return make(change, of: text, in: range) }
  noting.note(change, in: range) { make(change, of: text, in: range) }
}

/// A text that notes what an app changes of it.
nonisolated protocol NotingChanges: NSMutableAttributedString {
  /// Makes the change, and notes it.
  func note(_ change: _CourseTextChange, in range: NSRange, _ make: () -> Void)
}

private nonisolated func make(
  _ change: _CourseTextChange, of text: NSMutableAttributedString, in range: NSRange
) {
  switch change {
  case .add(let attributes): if range.length > 0 { text.addAttributes(attributes, range: range) }
  case .set(let attributes): if range.length > 0 { text.setAttributes(attributes, range: range) }
  case .remove(let name): if range.length > 0 { text.removeAttribute(name, range: range) }
  case .replace(let string): text.replaceCharacters(in: range, with: string)
  case .replaceStyled(let string): text.replaceCharacters(in: range, with: string)
  }
}
