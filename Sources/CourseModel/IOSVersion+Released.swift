package import EventTrace

extension IOSVersion {
  /// Whether Apple released it, or one of that number before its next major version.
  package var wasReleased: Bool {
    Self.lastMinor[major].map { (0...$0).contains(minor) } ?? false
  }

  /// The last minor version of each major one; of those that are still maintained, as many as may come.
  ///
  /// Source: Apple's release notes for iOS; 18 is followed by 26.
  private static let lastMinor = [
    2: 2, 3: 2, 4: 3, 5: 1, 6: 1, 7: 1, 8: 4, 9: 3, 10: 3, 11: 4, 12: 5, 13: 7, 14: 8, 15: 8, 16: 7,
    17: 7, 18: 9, 26: 9,
  ]
}
