import Expectations
import Testing

@testable import HeadlessUIKit

/// What solves the relations of constraints.
struct LinearSystemTests {
  private typealias Relation = LinearSystem.Relation

  private func sum(
    _ terms: [(variable: Int, factor: Double)], _ constant: Double = 0
  )
    -> LinearExpression
  {
    var sum = LinearExpression(constant)
    for term in terms { sum.add(term.factor, of: term.variable) }
    return sum
  }

  @Test("Equal lengths fill what is known, whichever of them is asked for first")
  func equalLengths() {
    // Places 0 to 9 and lengths 10 to 19: the first begins at 5, each at the end of the one before, the last
    // ends at 105.
    var relations = [sum([(0, 1)], -5)]
    for number in 1..<10 {
      relations.append(sum([(number, 1), (number - 1, -1), (number + 9, -1)]))
      relations.append(sum([(number + 10, 1), (10, -1)]))
    }
    relations.append(sum([(9, 1), (19, 1)], -105))
    for order in [relations, relations.reversed()] {
      let values = LinearSystem(
        order.map { Relation(sum: $0, relation: .equal, priority: 1000) }, variables: 20
      ).values()
      for number in 0..<10 {
        expect(abs(values[number] - Double(5 + 10 * number)) < 1e-9)
        expect(abs(values[number + 10] - 10) < 1e-9)
      }
    }
  }

  @Test("What can be met is met, and what is decided has its only value")
  func random() {
    var random = Numbers()
    for round in 0..<300 {
      let count = 3 + random.below(12)
      let solution = (0..<count).map { _ in Double(random.below(200)) - 50 }
      var relations: [Relation] = []
      for _ in 0..<random.below(2 * count) {
        let terms = (0...random.below(3)).map { _ in
          (variable: random.below(count), factor: [-2, -1, -0.5, 0.5, 1, 2][random.below(6)])
        }
        var sum = sum(terms)
        guard !sum.terms.isEmpty else { continue }
        sum.constant = -sum.terms.reduce(0) { $0 + $1.factor * solution[$1.variable] }
        let isEqual = random.below(4) > 0
        if !isEqual { sum.constant += Double(random.below(20)) }
        relations.append(
          Relation(sum: sum, relation: isEqual ? .equal : .atLeast, priority: 1000))
      }
      let values = LinearSystem(relations, variables: count).values()
      for relation in relations {
        let value = relation.sum.terms.reduce(relation.sum.constant) {
          $0 + $1.factor * values[$1.variable]
        }
        expect(relation.relation == .equal ? abs(value) < 1e-6 : value > -1e-6, "round \(round)")
      }
      // With each variable tied to the next one and the last one known, all are decided.
      let chain = (1..<count).map { sum([($0, 1), ($0 - 1, -1)], solution[$0 - 1] - solution[$0]) }
      let end = sum([(count - 1, 2)], -2 * solution[count - 1])
      let decided = LinearSystem(
        relations
          + (chain + [end]).map { Relation(sum: $0, relation: .equal, priority: 1000) },
        variables: count
      ).values()
      for (value, expected) in zip(decided, solution) {
        expect(abs(value - expected) < 1e-6, "round \(round)")
      }
    }
  }

  @Test("What contradicts itself is missed by as little as possible, and the rest is met")
  func contradiction() {
    let relations = [
      sum([(0, 1), (1, -1)]), sum([(0, 1), (1, 1)], -20), sum([(0, 1), (1, -1)], -6),
      sum([(2, 1), (3, -1)]), sum([(2, 1), (3, 1)], -8),
    ].map { Relation(sum: $0, relation: .equal, priority: 1000) }
    let values = LinearSystem(relations, variables: 4).values()
    expect(abs(values[0] + values[1] - 20) < 1e-9)
    let difference = values[0] - values[1]
    expect(difference > -1e-9 && difference < 6 + 1e-9)
    expect(abs(values[2] - 4) < 1e-9 && abs(values[3] - 4) < 1e-9)
  }

  @Test("Lengths give way where they do not fit, and together no more than they must")
  func compressedRow() {
    // Places 0 to 199 and lengths 200 to 399, of 20 each, in a room of 2,000.
    let count = 200
    var relations = [Relation(sum: sum([(0, 1)]), relation: .equal, priority: 1000)]
    for number in 1..<count {
      relations.append(
        Relation(
          sum: sum([(number, 1), (number - 1, -1), (number + count - 1, -1)]), relation: .equal,
          priority: 1000))
    }
    relations.append(
      Relation(
        sum: sum([(count - 1, 1), (2 * count - 1, 1)], -2000), relation: .equal, priority: 1000))
    for length in count..<2 * count {
      relations.append(Relation(sum: sum([(length, 1)]), relation: .atLeast, priority: 1000))
      relations.append(Relation(sum: sum([(length, 1)], -20), relation: .atMost, priority: 250))
      relations.append(Relation(sum: sum([(length, 1)], -20), relation: .atLeast, priority: 750))
    }
    let values = LinearSystem(relations, variables: 2 * count).values()
    let lengths = values[count...]
    expect(abs(lengths.reduce(0, +) - 2000) < 1e-6)
    expect(lengths.allSatisfy { $0 > -1e-6 && $0 < 20 + 1e-6 })
  }

  @Test("Nothing near is better than what comes out, the higher priorities first")
  func nothingIsBetter() {
    var numbers = Numbers()
    for round in 0..<200 {
      let count = 2 + numbers.below(5)
      let relations = (0..<3 + numbers.below(2 * count)).map { _ in
        let terms = (0...numbers.below(3)).map { _ in
          (variable: numbers.below(count), factor: [-1.0, 1, 2, 0.5][numbers.below(4)])
        }
        return Relation(
          sum: sum(terms, Double(numbers.below(41) - 20)),
          relation: [.equal, .atMost, .atLeast][numbers.below(3)],
          priority: [1000, 999, 750, 250][numbers.below(4)])
      }
      let values = LinearSystem(relations, variables: count).values()
      let best = misses(relations, values)
      for _ in 0..<100 {
        let other = values.map { $0 + Double(numbers.below(201) - 100) / 50 }
        let worse = zip(misses(relations, other), best).first { abs($0 - $1) > 1e-6 }
        expect(worse.map { $0.0 > $0.1 } ?? true, "round \(round)")
      }
    }
  }

  /// By how much relations are missed, by priority.
  private func misses(_ relations: [Relation], _ values: [Double]) -> [Double] {
    [1000, 999, 750, 250].map { (priority: Float) in
      relations.filter { $0.priority == priority }.reduce(0) { missed, relation in
        let value = relation.sum.terms.reduce(relation.sum.constant) {
          $0 + $1.factor * values[$1.variable]
        }
        return missed + relation.relation.miss(of: value)
      }
    }
  }

  /// The same numbers each time.
  private struct Numbers {
    var state: UInt64 = 42
    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }
}
