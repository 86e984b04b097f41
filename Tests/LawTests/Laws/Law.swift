/// Something that holds in every story, looked at whenever everything has come to rest.
@MainActor
protocol Law {
  init()
  /// What breaks the law; nil as long as nothing does.
  mutating func violation(in world: World) -> String?
}
