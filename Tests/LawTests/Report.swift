import EventTrace

/// A story in which a law does not hold, in words from which it can be told again.
@MainActor
struct Report {
  let law: any Law.Type
  let story: Story

  /// Plays the story under the law.
  ///
  /// - Returns: what broke the law, with the world in which it did; nil when nothing did.
  static func broken(_ law: any Law.Type, in story: Story) -> (what: String, world: World)? {
    let world = World(story, switches: law.switches)
    var (law, found) = (law.init(), String?.none)
    do {
      try world.play {
        found = law.violation(in: $0)
        return found != nil
      }
      if found == nil {
        try world.letGo()
        found = law.violation(in: world)
      }
    } catch {
      found = "The app never came to rest: \(error)"
    }
    return found.map { ($0, world) }
  }

  /// The test of a law is named after it.
  private var testName: String {
    let name = "\(law)"
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  var text: String {
    let smallest = story.shrunk { Self.broken(law, in: $0) != nil }
    guard let (what, world) = Self.broken(law, in: smallest) else { return "It held after all." }
    let device = smallest.isPad ? ", iPad" : ""
    return """
      \(law) does not hold. \(what)
      Seed \(story.seed), iOS \(smallest.iOS)\(device), in the smallest story that shows it:
        launch with \(smallest.root)
      \(world.log.map { "  \($0)" }.joined(separator: "\n"))
      To look at this seed alone: LAW_SEED=\(story.seed) swift test --filter \(testName)
      """
  }
}
