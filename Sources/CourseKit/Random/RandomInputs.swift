/// Chance that a check draws its inputs from, the same for every student and on every machine.
///
/// It follows from the seed of the run, the exercise and the check, so that one number repeats all
/// inputs of a grading: `course check NAME --seed N`. Practice always has the same seed. The app
/// never learns the seed; it is given what was drawn and nothing else.
public struct RandomInputs: RandomNumberGenerator {
  /// The seed of the run.
  package let seed: UInt64
  /// Whether anything was drawn: then the seed belongs to the result.
  package private(set) var isUsed = false
  private var state: UInt64

  /// The random inputs of one check.
  ///
  /// - Parameters:
  ///   - seed: The seed of the run.
  ///   - names: What tells this check from all others: the exercise's id and the check's name.
  package init(seed: UInt64, _ names: String...) {
    self.seed = seed
    state = seed
    for name in names {
      for byte in name.utf8 { state = Self.mixed((state ^ UInt64(byte)) &+ Self.step) }
      // No text has this byte, so that "a", "bc" is not "ab", "c".
      state = Self.mixed((state ^ 0xFF) &+ Self.step)
    }
  }

  /// The next number of SplitMix64.
  public mutating func next() -> UInt64 {
    isUsed = true
    state &+= Self.step
    return Self.mixed(state)
  }

  /// A word that means nothing and that no app can have been written for, such as `Velora`.
  ///
  /// - Parameter syllables: How long it is; each syllable has two letters.
  public mutating func word(syllables: Int = 3) -> String {
    let word = (0..<max(1, syllables)).map { _ in letter(of: "bdfgklmnprstvz") + letter(of: "aeiou")
    }
    .joined()
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Words that all differ, in no order.
  ///
  /// - Parameter count: At most 1000.
  public mutating func words(_ count: Int) -> [String] {
    precondition(count <= 1000, "There are not so many short words.")
    var words: [String] = []
    while words.count < count {
      let word = word()
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  private mutating func letter(of letters: String) -> String {
    String(letters.randomElement(using: &self) ?? "a")
  }

  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mixed(_ number: UInt64) -> UInt64 {
    var number = number
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
