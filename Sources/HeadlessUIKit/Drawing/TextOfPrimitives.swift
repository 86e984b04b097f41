public import Foundation

/// A text all of whose methods come down to four, which a subclass may override to keep its letters itself, as on a
/// device (rule 929). Foundation's own methods on Linux do not ask them.
///
/// What an app calls by the same names checks ranges first (``_courseChange(_:in:_:)``); so overrides give way.
nonisolated open class _CourseTextOfPrimitives: NSMutableAttributedString {
  /// Whether a subclass keeps the letters.
  var isMadeOfPrimitives: Bool { false }

  private var whole: NSRange { NSRange(location: 0, length: length) }

  // MARK: Reading

  open override var length: Int {
    isMadeOfPrimitives ? (string as NSString).length : super.length
  }
  @_disfavoredOverload
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    guard isMadeOfPrimitives else {
      return unsafe super.attribute(attrName, at: location, effectiveRange: range)
    }
    return unsafe attributes(at: location, effectiveRange: range)[attrName]
  }
  @_disfavoredOverload
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    guard isMadeOfPrimitives else {
      return unsafe super.attributes(
        at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    let run = run(at: location, in: rangeLimit) { NSDictionary(dictionary: $0) }
    unsafe range?.pointee = run.range
    return run.attributes
  }
  @_disfavoredOverload
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    guard isMadeOfPrimitives else {
      return unsafe super.attribute(
        attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    let run = run(at: location, in: rangeLimit) { $0[attrName] as? NSObject }
    unsafe range?.pointee = run.range
    return run.attributes[attrName]
  }
  @_disfavoredOverload
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    guard isMadeOfPrimitives else { return super.attributedSubstring(from: range) }
    let text = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    for run in runs(in: range) {
      let place = NSRange(
        location: run.range.location - range.location, length: run.range.length)
      text.setAttributes(run.attributes, range: place)
    }
    return text
  }
  open override func isEqual(to other: NSAttributedString) -> Bool {
    guard isMadeOfPrimitives else { return super.isEqual(to: other) }
    return attributedSubstring(from: whole).isEqual(to: other)
  }
  @_disfavoredOverload
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isMadeOfPrimitives else {
      return unsafe super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }
    let runs = runs(in: enumerationRange)
    unsafe (opts.contains(.reverse) ? runs.reversed() : runs).handOut { run, stop in
      unsafe block(run.attributes, run.range, stop)
    }
  }
  @_disfavoredOverload
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isMadeOfPrimitives else {
      return unsafe super.enumerateAttribute(
        attrName, in: enumerationRange, options: opts, using: block)
    }
    var runs: [Run] = []
    for run in self.runs(in: enumerationRange) {
      let value = run.attributes[attrName] as? NSObject
      if let last = runs.last, last.attributes[attrName] as? NSObject == value {
        runs[runs.count - 1].range.length += run.range.length
      } else {
        runs.append(run)
      }
    }
    unsafe (opts.contains(.reverse) ? runs.reversed() : runs).handOut { run, stop in
      unsafe block(run.attributes[attrName], run.range, stop)
    }
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    isMadeOfPrimitives ? attributedSubstring(from: whole).copy() : super.copy(with: zone)
  }
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    isMadeOfPrimitives
      ? attributedSubstring(from: whole).mutableCopy() : super.mutableCopy(with: zone)
  }

  // MARK: Changing

  @_disfavoredOverload
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    addAttributes([name: value], range: range)
  }
  @_disfavoredOverload
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    guard isMadeOfPrimitives else { return super.addAttributes(attrs, range: range) }
    change(range) { $0.merging(attrs) { $1 } }
  }
  @_disfavoredOverload
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard isMadeOfPrimitives else { return super.removeAttribute(name, range: range) }
    change(range) { $0.filter { $0.key != name } }
  }
  @_disfavoredOverload
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard isMadeOfPrimitives else { return super.replaceCharacters(in: range, with: attrString) }
    // The text may be this one.
    let new = NSMutableAttributedString(attributedString: attrString)
    beginEditing()
    replaceCharacters(in: range, with: new.string)
    new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { values, place, _ in
      setAttributes(
        values, range: NSRange(location: range.location + place.location, length: place.length))
    }
    endEditing()
  }
  @_disfavoredOverload
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    guard isMadeOfPrimitives else { return super.insert(attrString, at: loc) }
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) {
    guard isMadeOfPrimitives else { return super.append(attrString) }
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }
  @_disfavoredOverload
  open override func deleteCharacters(in range: NSRange) {
    guard isMadeOfPrimitives else { return super.deleteCharacters(in: range) }
    replaceCharacters(in: range, with: "")
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    guard isMadeOfPrimitives else { return super.setAttributedString(attrString) }
    replaceCharacters(in: whole, with: attrString)
  }

  // MARK: Runs

  /// Letters that have the same attributes.
  private typealias Run = (attributes: [NSAttributedString.Key: Any], range: NSRange)

  private func runs(in range: NSRange) -> [Run] {
    var (runs, start) = ([Run](), range.location)
    while start < NSMaxRange(range) {
      var reach = NSRange(location: start, length: 1)
      let attributes = unsafe attributes(at: start, effectiveRange: &reach)
      let end = min(max(NSMaxRange(reach), start + 1), NSMaxRange(range))
      runs.append((attributes, NSRange(location: start, length: end - start)))
      start = end
    }
    return runs
  }

  /// The letters around a place that have the same of something.
  private func run(
    at location: Int, in limit: NSRange,
    _ part: ([NSAttributedString.Key: Any]) -> NSObject?
  ) -> Run {
    let runs = runs(in: limit)
    guard let index = runs.firstIndex(where: { NSLocationInRange(location, $0.range) }) else {
      return ([:], NSRange(location: location, length: 0))
    }
    let own = part(runs[index].attributes)
    let before = runs[..<index].reversed().prefix { part($0.attributes) == own }
    let behind = runs[(index + 1)...].prefix { part($0.attributes) == own }
    let range = ([runs[index]] + before + behind).map(\.range).reduce(runs[index].range) {
      NSUnionRange($0, $1)
    }
    return (runs[index].attributes, range)
  }

  private func change(
    _ range: NSRange,
    _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    for run in runs(in: range) { setAttributes(change(run.attributes), range: run.range) }
  }
}
