/// Finds values for variables that fulfil linear relations, the more important ones first.
///
/// The simplex method of Cassowary (Badros, Borning, Stuckey: The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm, 2001), with one objective for each priority: what a higher one
/// leaves open, the next one decides. What no relation decides is zero. Nothing here depends on
/// the order of a hash table, so that the same relations always give the same values.
struct LinearSolver {
  /// How a sum compares with zero.
  enum Relation { case atMost, equal, atLeast }

  private enum Kind { case free, slack, error }

  private var kinds: [Kind] = []
  /// The basic variables and what they are equal to, in the order in which they became basic.
  private var rows: [(variable: Int, sum: LinearExpression)] = []
  private var rowOfVariable: [Int?] = []
  /// One for each priority, the highest first.
  private var objectives: [LinearExpression]

  /// A solver for relations of so many priorities.
  init(priorities: Int) {
    objectives = Array(repeating: LinearExpression(), count: priorities)
  }

  /// A variable that may take any value.
  mutating func makeVariable() -> Int { make(.free) }

  func value(of variable: Int) -> Double {
    rowOfVariable[variable].map { rows[$0].sum.constant } ?? 0
  }

  func value(of sum: LinearExpression) -> Double {
    sum.terms.reduce(sum.constant) { $0 + $1.factor * value(of: $1.variable) }
  }

  /// Adds a relation; `priority` counts from 0, the highest. None is ever refused: what cannot be
  /// fulfilled is missed by as little as possible.
  mutating func add(_ sum: LinearExpression, _ relation: Relation, priority: Int) {
    var row = LinearExpression(sum.constant)
    for term in sum.terms {
      if let place = rowOfVariable[term.variable] {
        row.add(rows[place].sum, times: term.factor)
      } else {
        row.add(term.factor, of: term.variable)
      }
    }
    // Too much and too little; an inequality minds only one of them.
    let over = make(relation == .atLeast ? .slack : .error)
    let under = make(relation == .atMost ? .slack : .error)
    row.add(-1, of: over)
    row.add(1, of: under)
    if relation != .atLeast { objectives[priority].add(1, of: over) }
    if relation != .atMost { objectives[priority].add(1, of: under) }
    // Both are at least zero: the one that the constant asks for can always be the basic one.
    let subject = row.terms.first { kinds[$0.variable] == .free }?.variable
    let basic = subject ?? (row.constant >= 0 ? over : under)
    row.solve(for: basic)
    substitute(basic, with: row)
    rowOfVariable[basic] = rows.count
    rows.append((basic, row))
    optimize()
  }

  /// Adds a relation that must hold and, as is hoped, can: nothing is left in it that could miss it, so that
  /// all that follows has shorter sums.
  ///
  /// - Returns: Whether it can be met by a variable that may take any value, or is met already.
  mutating func require(zero sum: LinearExpression) -> Bool {
    var row = LinearExpression(sum.constant)
    for term in sum.terms {
      if let place = rowOfVariable[term.variable] {
        row.add(rows[place].sum, times: term.factor)
      } else {
        row.add(term.factor, of: term.variable)
      }
    }
    // As many numbers as `add` takes: they decide which of several variables comes first.
    _ = (make(.error), make(.error))
    if row.terms.isEmpty { return abs(row.constant) <= 1e-6 }
    guard let basic = row.terms.first(where: { kinds[$0.variable] == .free })?.variable else {
      return false
    }
    row.solve(for: basic)
    substitute(basic, with: row)
    rowOfVariable[basic] = rows.count
    rows.append((basic, row))
    return true
  }

  private mutating func make(_ kind: Kind) -> Int {
    kinds.append(kind)
    rowOfVariable.append(nil)
    return kinds.count - 1
  }

  private mutating func substitute(_ variable: Int, with sum: LinearExpression) {
    for index in rows.indices { rows[index].sum.substitute(variable, with: sum) }
    for index in objectives.indices { objectives[index].substitute(variable, with: sum) }
  }

  /// Exchanges basic variables until no objective can become smaller.
  private mutating func optimize() {
    // More exchanges than this mean that rounding errors lead in a circle.
    for _ in 0..<10_000 {
      guard let entering, let leaving = leavingRow(for: entering) else { return }
      let old = rows[leaving].variable
      var sum = rows[leaving].sum
      sum.add(-1, of: old)
      sum.solve(for: entering)
      rowOfVariable[old] = nil
      rows[leaving].sum = LinearExpression()
      substitute(entering, with: sum)
      rows[leaving] = (entering, sum)
      rowOfVariable[entering] = leaving
    }
  }

  /// The first variable that makes an objective smaller and none of a higher priority larger.
  private var entering: Int? {
    for (priority, objective) in objectives.enumerated() {
      for term in objective.terms
      where term.factor < -LinearExpression.tolerance && kinds[term.variable] != .free {
        if objectives[..<priority].allSatisfy({ $0.factor(of: term.variable) == 0 }) {
          return term.variable
        }
      }
    }
    return nil
  }

  /// The row that first reaches zero when the variable grows.
  private func leavingRow(for entering: Int) -> Int? {
    var found: (row: Int, ratio: Double)?
    for (index, row) in rows.enumerated() where kinds[row.variable] != .free {
      let factor = row.sum.factor(of: entering)
      guard factor < -LinearExpression.tolerance else { continue }
      let ratio = -row.sum.constant / factor
      let isBetter =
        found.map {
          ratio < $0.ratio - LinearExpression.tolerance
            || ratio < $0.ratio + LinearExpression.tolerance
              && row.variable < rows[$0.row].variable
        } ?? true
      if isBetter { found = (index, ratio) }
    }
    return found?.row
  }
}
