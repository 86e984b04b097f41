/// The first thing that an object keeps which may be the value of a text's attribute.
///
/// Where pieces of a text meet, Foundation on Linux compares their attributes by Core Foundation. That reads the
/// number of a type of its own in the first word that an object keeps, and ends the app where it finds 0 in the
/// eight bits above the lowest eight and the two above those, as in the numbers 0 and 1. With any other number it
/// asks the object itself.
nonisolated struct AttributeValueMark: Sendable {
  private let word: UInt = 0x100
}
