/// Linear relations among variables, and the values that fulfil them.
///
/// Most frames follow from required equalities one after the other, as one would work them out by
/// hand, and nearly all others from those that make one variable a multiple of another; that takes as long
/// as there are relations. What is left open goes to a ``LinearSolver``,
/// each group of variables that hang together to one of its own. What contradicts itself goes to one
/// solver as a whole, which misses it by as little as possible.
struct LinearSystem {
  struct Relation {
    var sum: LinearExpression
    var relation: LinearSolver.Relation
    /// The highest first; 1000 is required.
    var priority: Float
  }

  private let relations: [Relation]
  private let count: Int

  /// Relations among so many variables, which are numbered from 0.
  init(_ relations: [Relation], variables count: Int) {
    (self.relations, self.count) = (relations, count)
  }

  /// The value of each variable; zero for what no relation decides.
  func values() -> [Double] {
    var known = known()
    guard var open = remainder(known) else { return solved(relations, Array(0..<count)) }
    // Where these values break a required relation, the solver gets all that was open before.
    let more = decided(by: open, known)
    if let rest = remainder(more) { (known, open) = (more, rest) }
    var solution = known.map { $0 ?? 0 }
    for group in groups(of: open) {
      let variables = Set(group.flatMap { $0.sum.terms.map(\.variable) }).sorted()
      for (variable, value) in zip(variables, solved(group, variables)) {
        known[variable] = value
        solution[variable] = value
      }
    }
    return solution
  }

  private static let required: Float = 1000
  private static let tolerance = 1e-6

  /// What required equalities say, each of which has one variable left that nobody knows.
  private func known() -> [Double?] {
    var values = [Double?](repeating: nil, count: count)
    let equalities = relations.indices.filter {
      relations[$0].relation == .equal && relations[$0].priority >= Self.required
    }
    var users = [[Int]](repeating: [], count: count)
    var unknown = [Int](repeating: 0, count: relations.count)
    for index in equalities {
      unknown[index] = relations[index].sum.terms.count
      for term in relations[index].sum.terms { users[term.variable].append(index) }
    }
    var ready = equalities.filter { unknown[$0] == 1 }
    while let index = ready.popLast() {
      guard unknown[index] == 1 else { continue }
      var rest = relations[index].sum.constant
      var subject: LinearExpression.Term?
      for term in relations[index].sum.terms {
        if let value = values[term.variable] { rest += term.factor * value } else { subject = term }
      }
      guard let subject else { continue }
      values[subject.variable] = -rest / subject.factor
      for user in users[subject.variable] {
        unknown[user] -= 1
        if unknown[user] == 1 { ready.append(user) }
      }
    }
    return values
  }

  /// What required equalities say together, such as that ten lengths are equal and fill a length that is
  /// known. Variables that no such chain decides stay unknown.
  private func decided(by open: [Relation], _ known: [Double?]) -> [Double?] {
    let equalities = open.filter { $0.relation == .equal && $0.priority >= Self.required }
    // A single one would have been worked out.
    guard equalities.count > 1 else { return known }
    var multiples = LinearMultiples(known)
    multiples.add(equalities.map(\.sum))
    return multiples.values
  }

  /// The relations among what is not known; nil where what is known breaks a required one.
  private func remainder(_ known: [Double?]) -> [Relation]? {
    var open: [Relation] = []
    for var relation in relations {
      var sum = LinearExpression(relation.sum.constant)
      for term in relation.sum.terms {
        if let value = known[term.variable] {
          sum.constant += term.factor * value
        } else {
          sum.add(term.factor, of: term.variable)
        }
      }
      guard sum.terms.isEmpty else {
        relation.sum = sum
        open.append(relation)
        continue
      }
      let holds =
        switch relation.relation {
        case .equal: abs(sum.constant) <= Self.tolerance
        case .atMost: sum.constant <= Self.tolerance
        case .atLeast: sum.constant >= -Self.tolerance
        }
      guard holds || relation.priority < Self.required else { return nil }
    }
    return open
  }

  /// The relations by the variables that hang together, each group in the order of the relations.
  private func groups(of relations: [Relation]) -> [[Relation]] {
    var leaders = Array(0..<count)
    func leader(of variable: Int) -> Int {
      var place = variable
      while leaders[place] != place {
        leaders[place] = leaders[leaders[place]]
        place = leaders[place]
      }
      return place
    }
    for relation in relations {
      let first = leader(of: relation.sum.terms[0].variable)
      for term in relation.sum.terms.dropFirst() { leaders[leader(of: term.variable)] = first }
    }
    var places: [Int: Int] = [:]
    var groups: [[Relation]] = []
    for relation in relations {
      let name = leader(of: relation.sum.terms[0].variable)
      if let place = places[name] {
        groups[place].append(relation)
      } else {
        places[name] = groups.count
        groups.append([relation])
      }
    }
    return groups
  }

  /// The values of these variables by the solver: in short sums where all that is required can hold.
  private func solved(_ relations: [Relation], _ variables: [Int]) -> [Double] {
    if let values = solved(relations, variables, trusting: true),
      holds(relations.filter { $0.priority >= Self.required }, with: values, of: variables)
    {
      return values
    }
    return solved(relations, variables, trusting: false) ?? []
  }

  private func holds(_ relations: [Relation], with values: [Double], of variables: [Int]) -> Bool {
    let known = Dictionary(uniqueKeysWithValues: zip(variables, values))
    return relations.allSatisfy { relation in
      let value = relation.sum.terms.reduce(relation.sum.constant) {
        $0 + $1.factor * (known[$1.variable] ?? 0)
      }
      return switch relation.relation {
      case .equal: abs(value) <= Self.tolerance
      case .atMost: value <= Self.tolerance
      case .atLeast: value >= -Self.tolerance
      }
    }
  }

  /// The values by the solver, which numbers the variables anew.
  ///
  /// - Parameter isTrusting: Whether required equalities are taken as ones that can be met; nil when one
  ///   cannot.
  private func solved(
    _ relations: [Relation], _ variables: [Int], trusting isTrusting: Bool
  ) -> [Double]? {
    let levels = Set(relations.map(\.priority)).sorted(by: >)
    var solver = LinearSolver()
    var numbers: [Int: Int] = [:]
    for variable in variables { numbers[variable] = solver.makeVariable() }
    for relation in relations {
      var sum = LinearExpression(relation.sum.constant)
      for term in relation.sum.terms { sum.add(term.factor, of: numbers[term.variable]!) }
      if isTrusting, relation.relation == .equal, relation.priority >= Self.required {
        guard solver.require(zero: sum) else { return nil }
      } else {
        solver.add(sum, relation.relation, priority: levels.firstIndex(of: relation.priority)!)
      }
    }
    return solver.values(of: variables.map { numbers[$0]! })
  }
}
