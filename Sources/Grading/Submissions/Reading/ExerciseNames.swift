import CourseModel
import CourseRunner
import Synchronization

/// Tells from a folder's name which exercise is in it.
final class ExerciseNames: Sendable {
  /// The exercises in the order of the course.
  let parts: [Part]
  /// The folders' names in the course, and the names without their number.
  private let exact: [String: Int]
  private let byName: [String: Int]
  private let known = Mutex<[[UInt8]: Match?]>([:])

  /// An exercise, and which copy of it a name speaks of.
  struct Match: Hashable {
    /// The exercise's place in ``ExerciseNames/parts``.
    var exercise: Int
    /// `2` for `reveal-a-child (2)`; the higher one came later. Zero without a number.
    var copy = 0
    /// Whether the name is the course's own spelling, number or none.
    var isExact = false
  }

  init(_ catalog: Catalog) {
    parts = catalog.parts.filter { $0.kind == .exercise }
    var exact: [String: Int] = [:]
    var byName: [String: Int] = [:]
    for (place, part) in parts.enumerated() {
      exact[part.location.lastComponent] = place
      exact[part.name] = exact[part.name] ?? place
      byName[part.name] = byName[part.name] ?? place
    }
    self.exact = exact
    self.byName = byName
  }

  /// The exercise that a folder of that name is a copy of.
  ///
  /// Other numbers and spellings count too, as in `03-RevealAChild`, and what browsers, Finder and
  /// learning platforms append to a name that is taken: ` (2)`, ` 2`, ` copy 2`, ` - Copy (2)`, `-2`.
  func match(_ name: [UInt8]) -> Match? {
    if let match = known.withLock({ $0[name] }) { return match }
    let found = find(name)
    known.withLock { known in
      // A stranger decides how many different names there are.
      if known.count < 10_000 { known[name] = .some(found) }
    }
    return found
  }

  private func find(_ name: [UInt8]) -> Match? {
    guard DiskName.hazard(name) == nil, name.count < 200 else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    if let place = exact[text] { return Match(exercise: place, isExact: true) }
    if let place = byName[text.asCourseID] { return Match(exercise: place) }
    guard let (stem, copy) = Self.withoutCopyMark(text), let place = byName[stem.asCourseID] else {
      return nil
    }
    return Match(exercise: place, copy: copy)
  }

  /// A name without what marks it as a copy, and the copy's number.
  static func withoutCopyMark(_ name: String) -> (stem: String, copy: Int)? {
    var rest = name[...]
    let isInBrackets = rest.hasSuffix(")")
    if isInBrackets { rest = rest.dropLast() }
    let digits = rest.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let number = Int(rest.suffix(digits))
    guard digits < 6, !isInBrackets || number != nil else { return nil }
    rest = rest.dropLast(digits)
    if isInBrackets {
      guard rest.hasSuffix("(") else { return nil }
      rest = rest.dropLast()
    }
    if number != nil, let last = rest.last, " -_".contains(last) {
      rest = rest.dropLast()
    } else if number != nil, !isInBrackets {
      return nil
    }
    var isCopy = false
    for mark in [" - Copy", " copy", " Copy"] where rest.hasSuffix(mark) {
      rest = rest.dropLast(mark.count)
      isCopy = true
      break
    }
    guard isCopy || number != nil, !rest.isEmpty else { return nil }
    return (String(rest), number ?? 1)
  }
}
