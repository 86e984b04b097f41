public import Foundation

// Words and sentences of a text, which Foundation on Linux does not tell apart.

extension BidirectionalCollection<Character> where SubSequence == Substring {
  /// The words: what consists of letters and digits, with apostrophes between them.
  nonisolated var words: [Range<Index>] {
    guard let word = try? Regex(#"\w+(?:['’]\w+)*"#) else { return [] }
    return matches(of: word).map(\.range)
  }

  /// The sentences: from one full stop, question or exclamation mark to the next, blanks behind it included.
  nonisolated var sentences: [Range<Index>] {
    var found: [Range<Index>] = []
    var (start, hasEnded) = (startIndex, false)
    for index in indices {
      if hasEnded, !self[index].isWhitespace, !".?!".contains(self[index]) {
        found.append(start..<index)
        (start, hasEnded) = (index, false)
      }
      let next = self.index(after: index)
      if ".?!".contains(self[index]), next == endIndex || self[next].isWhitespace {
        hasEnded = true
      }
    }
    if start < endIndex { found.append(start..<endIndex) }
    return found
  }
}

extension NSString.EnumerationOptions {
  /// Which pieces a text is cut into; the other bits say how they are told.
  fileprivate nonisolated var pieces: UInt { rawValue & 0xFF }
}

extension String {
  /// Tells of each word or sentence, in order.
  ///
  /// - Returns: Whether it did: other pieces are Foundation's affair.
  public nonisolated func _courseEnumerate(
    in range: Range<Index>, options: NSString.EnumerationOptions,
    _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) -> Bool {
    let text = self[range]
    guard let places = options.pieces == 3 ? text.words : options.pieces == 4 ? text.sentences : nil
    else { return false }
    let numbers = Array(places.indices)
    var stop = false
    for number in options.contains(.reverse) ? numbers.reversed() : numbers {
      // What stands between two words belongs to the first.
      let end = number + 1 < places.count ? places[number + 1].lowerBound : range.upperBound
      let place = places[number]
      body(String(self[place]), place, place.lowerBound..<end, &stop)
      if stop { break }
    }
    return true
  }
}

/// Goes through the pieces of a text.
public nonisolated func _courseEnumerate(
  _ text: NSString, in range: NSRange, options: NSString.EnumerationOptions,
  using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
  let letters = text as String
  guard let places = Range(range, in: letters) else {
    fatalError("NSRangeException: \(range) is out of bounds; string length \(text.length)")
  }
  let hasTold = letters._courseEnumerate(in: places, options: options) { piece, place, room, stop in
    unsafe block(piece, NSRange(place, in: letters), NSRange(room, in: letters), flag)
    stop = unsafe flag[0].boolValue
  }
  if hasTold { return }
  unsafe text.enumerateSubstrings(in: range, options: options) { piece, place, room, stop in
    unsafe block(piece, place, room, flag)
    unsafe flag.pass(to: stop)
  }
}

/// Goes through the lines of a text.
public nonisolated func _courseEnumerateLines(
  of text: NSString, using block: @escaping (String, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
  unsafe text.enumerateLines { line, stop in
    unsafe block(line, flag)
    unsafe flag.pass(to: stop)
  }
}
