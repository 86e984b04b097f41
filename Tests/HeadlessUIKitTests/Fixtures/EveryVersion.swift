package import EventTrace

nonisolated extension IOSVersion {
  /// The versions that a rule for all of them is tried on: of each main one the first and a late one.
  package static let tried: [IOSVersion] = [
    2.0, 2.2, 3.0, 3.1, 3.2, 4.0, 4.1, 4.2, 4.3, 5.0, 5.1, 6.0, 6.1, 7.0, 7.1, 8.0, 8.4, 9.0, 9.3,
    10, 10.3, 11, 11.4, 12, 12.5, 13, 13.7, 14, 14.8, 15, 15.8, 16, 16.7, 17, 17.7, 18, 18.6, 26,
  ]

  /// Those from `first` on, and before `end` where there is one.
  package static func tried(
    from first: IOSVersion, before end: IOSVersion = IOSVersion(99)
  ) -> [IOSVersion] {
    tried.filter { $0 >= first && $0 < end }
  }
}

/// `values` where `isTrue`, else nothing.
nonisolated package func only<Value>(_ isTrue: Bool, _ values: Value...) -> [Value] {
  isTrue ? values : []
}
