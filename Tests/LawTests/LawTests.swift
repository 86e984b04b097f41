import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Testing

/// What holds whatever an app does, played on random apps.
///
/// `LAW_SEEDS` sets how many stories are played for each law, `LAW_SEED` the first of them; without a
/// number it is the only one.
@MainActor
struct LawTests {
  /// How many stories are played in `make test`; in `make soak` there are more.
  private static let usualSeeds = 300

  private var seeds: Range<Int> {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["LAW_SEED"].flatMap { Int($0) }
    if let first, environment["LAW_SEEDS"] == nil { return first..<first + 1 }
    return (first ?? 0)..<(first ?? 0)
      + (environment["LAW_SEEDS"].flatMap { Int($0) } ?? Self.usualSeeds)
  }

  private func story(_ seed: Int) -> Story {
    Story(seed: seed, isInterleaved: !seed.isMultiple(of: 2))
  }

  private func check(_ law: any Law.Type) {
    for seed in seeds where Report.broken(law, in: story(seed)) != nil {
      Issue.record("\(Report(law: law, story: story(seed)).text)")
      return
    }
  }

  @Test("Appearance callbacks follow each other as they should", .rule(69, 76))
  func appearancesFollowEachOther() { check(AppearancesFollowEachOther.self) }

  @Test("At rest, what can be seen has appeared, and nothing else has", .rule(77, 86))
  func whatIsSeenHasAppeared() { check(WhatIsSeenHasAppeared.self) }

  @Test("Calls that keep to the rules and wait for rest are balanced", .rule(93))
  func nothingIsUnbalanced() { check(NothingIsUnbalanced.self) }

  @Test("A controller that left hears of memory warnings alone", .rule(44))
  func whoLeftHearsNothing() { check(WhoLeftHearsNothing.self) }

  @Test("The trees of controllers and views agree with themselves and with each other")
  func treesAgree() { check(TreesAgree.self) }

  @Test("At rest nobody is being presented, dismissed or moved", .rule(79))
  func nobodyIsMovingAtRest() { check(NobodyIsMovingAtRest.self) }

  @Test("Controllers that nobody shows or holds are gone")
  func nobodyLeaks() { check(NobodyLeaks.self) }

  @Test("Allowed calls raise nothing")
  func nothingIsRaised() { check(NothingIsRaised.self) }

  @Test("The queue drains")
  func theQueueDrains() { check(TheQueueDrains.self) }

  @Test("The same seed writes the same bytes")
  func sameBytes() throws {
    for seed in seeds {
      let (first, second) = (try bytes(seed), try bytes(seed))
      guard first == second else {
        Issue.record("The story of seed \(seed) is not the same twice.")
        return
      }
    }
  }

  private func bytes(_ seed: Int) throws -> Data {
    let world = World(story(seed))
    try world.play { _ in false }
    try world.letGo()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(world.simulator.recorder.events)
  }
}
