/// Somebody who hands in work, or should have.
package struct Student: Codable, Hashable, Sendable {
  /// The id by which submissions are told apart.
  package var id: String
  /// The person's name; nil if it is not known.
  package var name: String?
  /// What a roster says besides: column title to cell, such as `Email address`.
  package var rosterFields: [String: String]
  /// False for somebody who handed in work and is not on the roster that was given.
  package var isExpected: Bool

  /// Makes a student.
  package init(
    id: String, name: String? = nil, rosterFields: [String: String] = [:], isExpected: Bool = true
  ) {
    self.id = id
    self.name = name
    self.rosterFields = rosterFields
    self.isExpected = isExpected
  }
}
