import Foundation

/// A line of the visual format language, such as `H:|-[name(>=80)]-8-[field]-|`.
struct VisualFormat {
  var isVertical = false
  /// The distance to the superview's edge at which it begins; nil where it begins with a view.
  var leading: [Predicate]?
  var items: [Item] = []
  /// The distance to the superview's edge at which it ends.
  var trailing: [Predicate]?

  /// A view, how long it is, and how far it is from the one before.
  struct Item: Equatable {
    var distance: [Predicate]
    var view: String
    var lengths: [Predicate]
  }

  /// `>=80@750`: a length or a distance.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Operand?
  }

  enum Value: Equatable {
    /// What the system takes between views, or at an edge.
    case standard
    case operand(Operand)
  }

  /// A number as it is written, or the name of a metric or view.
  enum Operand: Equatable {
    case number(Double)
    case name(String)
  }

  /// What is wrong with a format, and how many characters were read before.
  struct Failure: Error, Equatable {
    var message: String
    var offset: Int
  }

  init(_ text: String) throws(Failure) {
    var reader = VisualFormatReader(text)
    if reader.take("V:") {
      isVertical = true
    } else {
      _ = reader.take("H:")
    }
    if reader.take("|") { leading = try reader.connection() }
    var distance: [Predicate] = []
    while reader.take("[") {
      let (name, lengths) = try reader.view()
      items.append(Item(distance: distance, view: name, lengths: lengths))
      distance = try reader.connection()
      if reader.take("|") {
        trailing = distance
        break
      }
    }
    guard reader.isAtEnd else { throw reader.failure("Unexpected character") }
    guard !items.isEmpty else { throw reader.failure("Expected a view") }
    guard trailing != nil || distance.isEmpty || reader.endsWithoutConnection else {
      throw reader.failure("Expected a view")
    }
  }
}

/// Reads a visual format from its beginning to its end.
private struct VisualFormatReader {
  private let characters: [Character]
  private var place = 0
  /// Whether what was read last was a view and no distance behind it.
  private(set) var endsWithoutConnection = false

  init(_ text: String) { characters = Array(text) }

  var isAtEnd: Bool { place == characters.count }

  func failure(_ message: String) -> VisualFormat.Failure {
    VisualFormat.Failure(message: message, offset: place)
  }

  mutating func take(_ text: String) -> Bool {
    guard characters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }

  /// What is between two views: nothing, `-`, or `-` with predicates and `-`.
  mutating func connection() throws(VisualFormat.Failure) -> [VisualFormat.Predicate] {
    let zero = [VisualFormat.Predicate(value: .operand(.number(0)))]
    endsWithoutConnection = false
    guard take("-") else {
      endsWithoutConnection = true
      return zero
    }
    if place < characters.count, "[|".contains(characters[place]) {
      return [VisualFormat.Predicate(value: .standard)]
    }
    let predicates = try take("(") ? predicates() : [predicate()]
    guard take("-") else { throw failure("Expected '-'") }
    return predicates
  }

  /// A name and its lengths, up to the closing bracket.
  mutating func view() throws(VisualFormat.Failure) -> (String, [VisualFormat.Predicate]) {
    guard case .name(let name) = try operand() else { throw failure("Expected the name of a view") }
    let lengths = try take("(") ? predicates() : []
    guard take("]") else { throw failure("Expected ']'") }
    return (name, lengths)
  }

  /// What is in parentheses, up to the closing one.
  private mutating func predicates() throws(VisualFormat.Failure) -> [VisualFormat.Predicate] {
    var found = [try predicate()]
    while take(",") { found.append(try predicate()) }
    guard take(")") else { throw failure("Expected ')'") }
    return found
  }

  private mutating func predicate() throws(VisualFormat.Failure) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let value = try operand()
    let priority = try take("@") ? operand() : nil
    return VisualFormat.Predicate(relation: relation, value: .operand(value), priority: priority)
  }

  private mutating func operand() throws(VisualFormat.Failure) -> VisualFormat.Operand {
    let start = place
    while place < characters.count,
      characters[place].isLetter || characters[place].isNumber
        || "_.".contains(characters[place])
        || (characters[place] == "-" && place == start && startsNumber(place + 1))
    { place += 1 }
    let text = String(characters[start..<place])
    guard !text.isEmpty else { throw failure("Expected a number or a name") }
    return Double(text).map { .number($0) } ?? .name(text)
  }

  private func startsNumber(_ place: Int) -> Bool {
    place < characters.count && characters[place].isNumber
  }
}
