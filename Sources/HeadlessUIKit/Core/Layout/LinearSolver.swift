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
  /// The basic variables that may not be negative, and what they are equal to.
  private var rows: [(variable: Int, sum: LinearExpression)] = []
  private var rowOfVariable: [Int?] = []
  /// What free variables are equal to. Exchanges of basic variables leave these sums alone, since they
  /// stay true; `expanded(_:)` puts the rows in when it is asked for.
  private var definitions: [LinearExpression?] = []
  /// The places of the rows that may have a variable in their sums, in any order.
  private var columns: [[Int]] = []
  /// What one more of a variable costs: a factor for each priority, the highest, which is 0, first.
  private var costs: [LinearExpression] = []
  /// All variables whose costs changed since the objectives were as small as they can be.
  private var changed: [Int] = []
  /// What `expanded(_:)` adds up by variable; all zero between its calls.
  private var factors: [Double] = []
  /// What a walk over sums has met; all false between walks.
  private var isTouched: [Bool] = []

  /// A variable that may take any value.
  mutating func makeVariable() -> Int { make(.free) }

  /// The values of some variables.
  mutating func values(of variables: [Int]) -> [Double] {
    var values = rowOfVariable.map { $0.map { rows[$0].sum.constant } ?? 0 }
    var all = LinearExpression()
    for variable in definitions.indices where definitions[variable] != nil {
      all.append(1, of: variable)
    }
    for variable in definitionsBehind(all).reversed() {
      let sum = definitions[variable]!
      values[variable] = sum.terms.reduce(sum.constant) { $0 + $1.factor * values[$1.variable] }
    }
    return variables.map { values[$0] }
  }

  /// Adds a relation; `priority` counts from 0, the highest. None is ever refused: what cannot be
  /// fulfilled is missed by as little as possible.
  mutating func add(_ sum: LinearExpression, _ relation: Relation, priority: Int) {
    var row = expanded(sum)
    // Too much and too little; an inequality minds only one of them.
    let over = make(relation == .atLeast ? .slack : .error)
    let under = make(relation == .atMost ? .slack : .error)
    row.add(-1, of: over)
    row.add(1, of: under)
    for variable in [over, under] where kinds[variable] == .error {
      costs[variable].add(1, of: priority)
      changed.append(variable)
    }
    if let free = row.terms.first(where: { kinds[$0.variable] == .free })?.variable {
      define(free, by: row)
    } else {
      // Both are at least zero: the one that the constant asks for can always be the basic one.
      let basic = row.constant >= 0 ? over : under
      row.solve(for: basic)
      makeBasic(basic, row, at: rows.count)
    }
    optimize()
  }

  /// Adds a relation that must hold and, as is hoped, can: nothing is left in it that could miss it, so that
  /// all that follows has shorter sums.
  ///
  /// - Returns: Whether it can be met by a variable that may take any value, or is met already.
  mutating func require(zero sum: LinearExpression) -> Bool {
    let row = expanded(sum)
    // As many numbers as `add` takes: they decide which of several variables comes first.
    _ = (make(.error), make(.error))
    if row.terms.isEmpty { return abs(row.constant) <= 1e-6 }
    guard let free = row.terms.first(where: { kinds[$0.variable] == .free })?.variable else {
      return false
    }
    define(free, by: row)
    return true
  }

  private mutating func make(_ kind: Kind) -> Int {
    kinds.append(kind)
    rowOfVariable.append(nil)
    definitions.append(nil)
    columns.append([])
    costs.append(LinearExpression())
    factors.append(0)
    isTouched.append(false)
    return kinds.count - 1
  }

  // MARK: Sums

  /// The sum in terms of variables that nothing says more about.
  private mutating func expanded(_ sum: LinearExpression) -> LinearExpression {
    // Each definition is put in once, with the factor that all sums before it leave for its variable.
    let order = definitionsBehind(sum)
    guard !order.isEmpty || sum.terms.contains(where: { rowOfVariable[$0.variable] != nil })
    else { return sum }
    var constant = 0.0
    var touched: [Int] = []
    func put(_ sum: LinearExpression, times factor: Double) {
      constant += sum.constant * factor
      for term in sum.terms {
        if !isTouched[term.variable] {
          isTouched[term.variable] = true
          touched.append(term.variable)
        }
        factors[term.variable] += term.factor * factor
      }
    }
    func takeFactor(of variable: Int) -> Double {
      defer { factors[variable] = 0 }
      return factors[variable]
    }
    put(sum, times: 1)
    for variable in order {
      let factor = takeFactor(of: variable)
      if factor != 0 { put(definitions[variable]!, times: factor) }
    }
    for variable in touched {
      guard let place = rowOfVariable[variable] else { continue }
      let factor = takeFactor(of: variable)
      if factor != 0 { put(rows[place].sum, times: factor) }
    }
    touched.sort()
    var result = LinearExpression(constant)
    for variable in touched {
      result.append(factors[variable], of: variable)
      factors[variable] = 0
      isTouched[variable] = false
    }
    return result
  }

  /// The free variables on which a sum depends and that have definitions: each before those in its own.
  private mutating func definitionsBehind(_ sum: LinearExpression) -> [Int] {
    var order: [Int] = []
    var path: [(variable: Int, terms: [LinearExpression.Term], next: Int)] = [(-1, sum.terms, 0)]
    while let (variable, terms, next) = path.last {
      guard next < terms.count else {
        path.removeLast()
        if variable >= 0 { order.append(variable) }
        continue
      }
      path[path.count - 1].next += 1
      let inner = terms[next].variable
      guard !isTouched[inner], let definition = definitions[inner] else { continue }
      isTouched[inner] = true
      path.append((inner, definition.terms, 0))
    }
    for variable in order { isTouched[variable] = false }
    return order.reversed()
  }

  /// Takes a free variable out of a sum that is zero. No row has one: each took its own out.
  private mutating func define(_ variable: Int, by sum: LinearExpression) {
    var sum = sum
    sum.solve(for: variable)
    definitions[variable] = sum
  }

  /// Puts the sum of a variable into its own row, and into the place of the variable everywhere else.
  private mutating func makeBasic(_ variable: Int, _ sum: LinearExpression, at place: Int) {
    if place == rows.count {
      rows.append((variable, LinearExpression()))
    } else {
      rowOfVariable[rows[place].variable] = nil
      rows[place] = (variable, LinearExpression())
    }
    rowOfVariable[variable] = place
    for user in Set(columns[variable]).sorted() where user != place {
      for term in sum.terms where rows[user].sum.factor(of: term.variable) == 0 {
        columns[term.variable].append(user)
      }
      rows[user].sum.substitute(variable, with: sum)
    }
    columns[variable] = []
    for term in sum.terms { columns[term.variable].append(place) }
    rows[place].sum = sum
    let cost = costs[variable]
    guard !cost.terms.isEmpty else { return }
    costs[variable] = LinearExpression()
    for term in sum.terms {
      costs[term.variable].add(cost, times: term.factor)
      changed.append(term.variable)
    }
  }

  // MARK: Exchanges

  /// Exchanges basic variables until no objective can become smaller.
  private mutating func optimize() {
    // More exchanges than this mean that rounding errors lead in a circle.
    for _ in 0..<10_000 {
      guard let entering, let leaving = leavingRow(for: entering) else { break }
      let old = rows[leaving].variable
      var sum = rows[leaving].sum
      sum.add(-1, of: old)
      sum.solve(for: entering)
      makeBasic(entering, sum, at: leaving)
    }
    changed = []
  }

  /// The first variable that makes an objective smaller and none of a higher priority larger.
  private var entering: Int? {
    var found: (priority: Int, variable: Int)?
    for variable in changed {
      guard let cost = costs[variable].terms.first, cost.factor < -LinearExpression.tolerance
      else { continue }
      if found.map({ (cost.variable, variable) < $0 }) ?? true {
        found = (cost.variable, variable)
      }
    }
    return found?.variable
  }

  /// The row that first reaches zero when the variable grows.
  private func leavingRow(for entering: Int) -> Int? {
    var found: (row: Int, ratio: Double)?
    for index in Set(columns[entering]).sorted() {
      let row = rows[index]
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
