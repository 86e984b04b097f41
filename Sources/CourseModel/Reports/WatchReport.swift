/// How often `course watch` checked an exercise.
public struct WatchReport: Codable, Hashable, Sendable {
  /// How many checks were run.
  public var checks = 0
  /// How many of them passed.
  public var passed = 0

  /// Makes a report of no check.
  public init() {}
}
