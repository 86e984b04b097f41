/// A sum of variables, each with a factor, and a constant.
struct LinearExpression {
  /// By variable, in ascending order; no factor is zero.
  private(set) var terms: [Term] = []
  var constant: Double

  struct Term {
    var variable: Int
    var factor: Double
  }

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int) {
    constant = 0
    terms = [Term(variable: variable, factor: 1)]
  }

  /// What is smaller counts as nothing.
  static let tolerance = 1e-8

  func factor(of variable: Int) -> Double {
    let place = index(of: variable)
    return place < terms.count && terms[place].variable == variable ? terms[place].factor : 0
  }

  mutating func add(_ factor: Double, of variable: Int) {
    let place = index(of: variable)
    guard place < terms.count, terms[place].variable == variable else {
      if abs(factor) > Self.tolerance {
        terms.insert(Term(variable: variable, factor: factor), at: place)
      }
      return
    }
    terms[place].factor += factor
    if abs(terms[place].factor) <= Self.tolerance { terms.remove(at: place) }
  }

  /// Adds a variable that is behind all others.
  mutating func append(_ factor: Double, of variable: Int) {
    if abs(factor) > Self.tolerance { terms.append(Term(variable: variable, factor: factor)) }
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var (left, right) = (0, 0)
    while left < terms.count || right < other.terms.count {
      if right == other.terms.count
        || left < terms.count && terms[left].variable < other.terms[right].variable
      {
        merged.append(terms[left])
        left += 1
        continue
      }
      var term = other.terms[right]
      term.factor *= factor
      right += 1
      if left < terms.count, terms[left].variable == term.variable {
        term.factor += terms[left].factor
        left += 1
      }
      if abs(term.factor) > Self.tolerance { merged.append(term) }
    }
    terms = merged
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }

  mutating func remove(_ variable: Int) {
    let place = index(of: variable)
    if place < terms.count, terms[place].variable == variable { terms.remove(at: place) }
  }

  /// Takes the sum as zero and resolves it for the variable, which is then no longer in it.
  mutating func solve(for variable: Int) {
    let factor = factor(of: variable)
    remove(variable)
    multiply(by: -1 / factor)
  }

  /// Puts a sum into the place of a variable.
  mutating func substitute(_ variable: Int, with sum: LinearExpression) {
    let factor = factor(of: variable)
    guard factor != 0 else { return }
    remove(variable)
    add(sum, times: factor)
  }

  /// The first place whose variable is not below `variable`.
  private func index(of variable: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right, times: -1)
    return sum
  }

  static func * (left: Self, factor: Double) -> Self {
    var product = left
    product.multiply(by: factor)
    return product
  }
}
