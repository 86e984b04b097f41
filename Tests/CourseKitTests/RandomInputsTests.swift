import CourseKit
import Expectations
import Testing

@Suite struct RandomInputsTests {
  @Test("the numbers are those that SplitMix64's authors publish")
  func published() {
    var random = RandomInputs(seed: 0)
    expectEqual(
      (0..<3).map { _ in random.next() },
      [
        0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
      ])
  }

  @Test("what tells two checks apart is where one name ends and the next begins, too")
  func names() {
    func first(_ random: RandomInputs) -> UInt64 {
      var random = random
      return random.next()
    }
    let chances = [
      RandomInputs(seed: 1, "a", "bc"), RandomInputs(seed: 1, "ab", "c"),
      RandomInputs(seed: 1, "abc"), RandomInputs(seed: 1), RandomInputs(seed: 2, "a", "bc"),
    ]
    expectEqual(Set(chances.map(first)).count, chances.count)
    expectEqual(first(chances[0]), first(RandomInputs(seed: 1, "a", "bc")))
  }

  @Test("the same inputs are drawn on every machine")
  func inputs() {
    var random = RandomInputs(seed: 1, "containment/reveal", "it works")
    expect(!random.isUsed)
    expectEqual(random.words(3), ["Goname", "Nibafe", "Velidi"])
    expectEqual(random.word(syllables: 1), "Lo")
    expectEqual(Int.random(in: 1...100, using: &random), 18)
    expectEqual(["a", "b", "c", "d"].shuffled(using: &random), ["b", "d", "c", "a"])
    expect(random.isUsed)
  }

  @Test("words that are drawn together all differ")
  func words() {
    var random = RandomInputs(seed: 3)
    expectEqual(Set(random.words(1000)).count, 1000)
  }
}
