/// Variables that are multiples of each other, up to a constant, and what follows from that for their values.
///
/// An equality with two such classes of variables makes one of them; an equality with one class decides
/// it. Each change looks again at the equalities of the smaller class alone, so that this takes hardly
/// longer than there are equalities.
struct LinearMultiples {
  /// What the variable is a multiple of: `factor` times `leader`, plus `constant`.
  private struct Multiple {
    var leader: Int
    var factor: Double
    var constant: Double
  }

  private var multiples: [Multiple]
  /// Of the variables that lead.
  private var valueOfLeader: [Double?]
  /// The places of the equalities that have variables of a class, by its leader.
  private var users: [[Int]]
  private var equalities: [LinearExpression] = []

  /// Variables of which some are known.
  init(_ known: [Double?]) {
    valueOfLeader = known
    multiples = known.indices.map { Multiple(leader: $0, factor: 1, constant: 0) }
    users = Array(repeating: [], count: known.count)
  }

  /// The value of each variable; nil for what is not decided.
  var values: [Double?] {
    var copy = self
    return multiples.indices.map { variable in
      let multiple = copy.multiple(of: variable)
      return copy.valueOfLeader[multiple.leader].map { $0 * multiple.factor + multiple.constant }
    }
  }

  /// Takes sums that are zero.
  mutating func add(_ sums: [LinearExpression]) {
    equalities = sums
    for (place, sum) in sums.enumerated() {
      for term in sum.terms where valueOfLeader[term.variable] == nil {
        users[term.variable].append(place)
      }
    }
    var waiting = Array(sums.indices.reversed())
    while let place = waiting.popLast() {
      let sum = reduced(equalities[place])
      switch sum.terms.count {
      case 1:
        let leader = sum.terms[0].variable
        valueOfLeader[leader] = -sum.constant / sum.terms[0].factor
        waiting += users[leader].reversed()
        users[leader] = []
      case 2: waiting += merge(sum).reversed()
      default: continue
      }
    }
  }

  /// The sum in terms of the leaders of its variables that are not known.
  private mutating func reduced(_ sum: LinearExpression) -> LinearExpression {
    var reduced = LinearExpression(sum.constant)
    for term in sum.terms {
      let multiple = multiple(of: term.variable)
      reduced.constant += term.factor * multiple.constant
      if let value = valueOfLeader[multiple.leader] {
        reduced.constant += term.factor * multiple.factor * value
      } else {
        reduced.add(term.factor * multiple.factor, of: multiple.leader)
      }
    }
    return reduced
  }

  /// Makes one class of the two in the sum, which is zero.
  ///
  /// - Returns: The equalities to look at again.
  private mutating func merge(_ sum: LinearExpression) -> [Int] {
    var (gone, kept) = (sum.terms[0], sum.terms[1])
    if users[gone.variable].count > users[kept.variable].count { swap(&gone, &kept) }
    multiples[gone.variable] = Multiple(
      leader: kept.variable, factor: -kept.factor / gone.factor,
      constant: -sum.constant / gone.factor)
    let moved = users[gone.variable]
    users[gone.variable] = []
    users[kept.variable] += moved
    return moved
  }

  /// What the variable is a multiple of, by the variable that leads its class.
  private mutating func multiple(of variable: Int) -> Multiple {
    var path: [Int] = []
    var leader = variable
    while multiples[leader].leader != leader {
      path.append(leader)
      leader = multiples[leader].leader
    }
    // From the leader on, each one's next is led by it already.
    for passed in path.reversed() {
      let (own, next) = (multiples[passed], multiples[multiples[passed].leader])
      multiples[passed] = Multiple(
        leader: leader, factor: own.factor * next.factor,
        constant: own.factor * next.constant + own.constant)
    }
    return multiples[variable]
  }
}
