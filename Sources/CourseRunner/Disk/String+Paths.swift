extension String {
  /// The path of the folder that many levels up.
  package func deletingLastComponents(_ count: Int) -> String {
    split(separator: "/").dropLast(count).reduce("") { "\($0)/\($1)" }
  }

  /// The path's last component.
  package var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
