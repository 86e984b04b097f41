/// Something that holds in every story, looked at whenever everything has come to rest.
@MainActor
protocol Law {
  /// Behaviours that the stories of this law set against the dial.
  static var switches: [String: Bool] { get }

  init()
  /// What breaks the law; nil as long as nothing does.
  mutating func violation(in world: World) -> String?
}

extension Law {
  static var switches: [String: Bool] { [:] }
}
