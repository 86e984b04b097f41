public import Foundation

// Core Foundation's way to write a text in other letters; what turns them is Foundation's.

/// A list.
public typealias CFArray = NSArray
/// A text.
public typealias CFString = NSString
/// Values by keys.
public typealias CFDictionary = NSDictionary
/// Bytes.
public typealias CFData = NSData
/// A text that can be changed; iOS 2.0 and later.
public typealias CFMutableString = NSMutableString
/// A number of things, or the place of one; iOS 2.0 and later.
public typealias CFIndex = Int

/// A part of a list or text. iOS 2.0 and later.
public nonisolated struct CFRange: Sendable {
  /// The place of the first.
  public var location: CFIndex
  /// How many there are.
  public var length: CFIndex
  /// Makes an empty one at the beginning.
  public init() { (location, length) = (0, 0) }
  /// Makes one of a place and a length.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// Makes a range of a place and a length; iOS 2.0 and later.
public nonisolated func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// How many units of UTF-16 a text has; iOS 2.0 and later.
public nonisolated func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }

/// Makes a copy of a text that can be changed; iOS 2.0 and later.
///
/// - Parameter alloc: Who has the memory; nobody else here.
public nonisolated func CFStringCreateMutableCopy(
  _ alloc: AnyObject?, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { NSMutableString(string: theString as String) }

/// Writes a text, or a part of it, in other letters or without marks; iOS 2.0 and later.
///
/// - Parameters:
///   - string: The text, which is changed.
///   - range: Which part of it; nil for all of it. Afterwards it says where the new text is.
///   - transform: How; a name of ICU's counts, too.
///   - reverse: Whether it is to be turned back.
/// - Returns: Whether there is such a way.
@safe @discardableResult
public nonisolated func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let place = unsafe range?.ofVariable
  let part = unsafe place?[0] ?? CFRange(location: 0, length: string.length)
  guard part.location >= 0, part.length >= 0, part.location + part.length <= string.length else {
    return false
  }
  let old = NSRange(location: part.location, length: part.length)
  guard
    let new = string.substring(with: old).applyingTransform(
      StringTransform(transform as String), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: old, with: new)
  unsafe place?[0] = CFRange(location: part.location, length: new.utf16.count)
  return true
}

/// Takes accents away; iOS 2.0 and later.
public nonisolated var kCFStringTransformStripCombiningMarks: CFString! {
  StringTransform.stripCombiningMarks.rawValue as CFString
}
/// Takes all marks away; iOS 2.0 and later.
public nonisolated var kCFStringTransformStripDiacritics: CFString! {
  StringTransform.stripDiacritics.rawValue as CFString
}
/// Into Latin letters; iOS 2.0 and later.
public nonisolated var kCFStringTransformToLatin: CFString! {
  StringTransform.toLatin.rawValue as CFString
}
/// Latin letters that are as wide as others into those that are; iOS 2.0 and later.
public nonisolated var kCFStringTransformFullwidthHalfwidth: CFString! {
  StringTransform.fullwidthToHalfwidth.rawValue as CFString
}
/// Latin letters into katakana; iOS 2.0 and later.
public nonisolated var kCFStringTransformLatinKatakana: CFString! {
  StringTransform.latinToKatakana.rawValue as CFString
}
/// Latin letters into hiragana; iOS 2.0 and later.
public nonisolated var kCFStringTransformLatinHiragana: CFString! {
  StringTransform.latinToHiragana.rawValue as CFString
}
/// Hiragana into katakana; iOS 2.0 and later.
public nonisolated var kCFStringTransformHiraganaKatakana: CFString! {
  StringTransform.hiraganaToKatakana.rawValue as CFString
}
/// Chinese into Latin letters, by how it is read in Mandarin; iOS 2.0 and later.
public nonisolated var kCFStringTransformMandarinLatin: CFString! {
  StringTransform.mandarinToLatin.rawValue as CFString
}
/// Latin letters into hangul; iOS 2.0 and later.
public nonisolated var kCFStringTransformLatinHangul: CFString! {
  StringTransform.latinToHangul.rawValue as CFString
}
/// Latin letters into Arabic ones; iOS 2.0 and later.
public nonisolated var kCFStringTransformLatinArabic: CFString! {
  StringTransform.latinToArabic.rawValue as CFString
}
/// Latin letters into Hebrew ones; iOS 2.0 and later.
public nonisolated var kCFStringTransformLatinHebrew: CFString! {
  StringTransform.latinToHebrew.rawValue as CFString
}
/// Latin letters into Thai ones; iOS 2.0 and later.
public nonisolated var kCFStringTransformLatinThai: CFString! {
  StringTransform.latinToThai.rawValue as CFString
}
/// Latin letters into Cyrillic ones; iOS 2.0 and later.
public nonisolated var kCFStringTransformLatinCyrillic: CFString! {
  StringTransform.latinToCyrillic.rawValue as CFString
}
/// Latin letters into Greek ones; iOS 2.0 and later.
public nonisolated var kCFStringTransformLatinGreek: CFString! { "Latin-Greek" as CFString }
/// What XML cannot hold into numbers of characters; iOS 2.0 and later.
public nonisolated var kCFStringTransformToXMLHex: CFString! {
  StringTransform.toXMLHex.rawValue as CFString
}
/// Characters into their names; iOS 2.0 and later.
public nonisolated var kCFStringTransformToUnicodeName: CFString! {
  StringTransform.toUnicodeName.rawValue as CFString
}

extension String {
  /// The text in other letters or without marks; nil where there is no such way. iOS 9.0 and later.
  public nonisolated func applyingTransform(
    _ transform: StringTransform, reverse: Bool
  ) -> String? { NSString(string: self).applyingTransform(transform, reverse: reverse) }
}
