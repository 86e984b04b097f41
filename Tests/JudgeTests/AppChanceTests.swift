import Expectations
import Testing

@testable import Judge

@Suite struct AppChanceTests {
  @Test("The seeds of an app's launches are the same in every run and all differ")
  func seeds() {
    func seeds(_ words: String...) -> [UInt64] {
      var chance = AppChance(of: words)
      return [chance.next(), chance.next()]
    }
    expectEqual(seeds("1", "a/b", "c"), seeds("1", "a/b", "c"))
    let all = seeds("1", "a/b", "c") + seeds("2", "a/b", "c") + seeds("1", "a/bc", "")
    expectEqual(Set(all).count, 6)
  }
}
