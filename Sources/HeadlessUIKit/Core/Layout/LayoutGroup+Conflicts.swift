/// What contradicts what, and what is left open (rules 431 and 432).
extension LayoutGroup {
  /// Says once of each constraint that must hold and does not (rule 431, messages M60 to M62).
  func noteBroken() {
    guard root.layout?.isBeingMeasured != true else { return }
    var broken = missedByFrames.filter { $0.points > 0.5 && $0.constraint.priority == .required }
      .map(\.constraint)
    for (relation, source) in zip(relations, sources) where relation.priority >= 1000 {
      guard case .constraint(let constraint) = source,
        relation.relation.miss(of: value(of: relation.sum)) > 0.5
      else { continue }
      broken.append(constraint)
    }
    let new = broken.filter { !$0.isNotedAsBroken }
    guard !new.isEmpty else { return }
    let others = BrokenConstraints(broken)
    lazy var group: LayoutGroup = {
      var group = LayoutGroup(root: root, relatingFrames: true)
      group.relate()
      return group
    }()
    for constraint in new {
      constraint.isNotedAsBroken = true
      // A stack makes its constraints anew for each layout.
      if constraint.isUIKits {
        let text = constraint.description
        guard root.layoutMade.notedConflicts.insert(text).inserted else { continue }
      }
      let conflict = group.conflict(of: constraint, besides: others)
      Simulator.current.noteConflict(conflict, breaking: constraint)
    }
  }

  /// The fewest relations that contradict each other and have this constraint among them.
  private func conflict(
    of broken: NSLayoutConstraint, besides others: BrokenConstraints
  ) -> [LayoutSource] {
    var kept: [Int] = []
    var own: Int?
    for (index, source) in sources.enumerated() where relations[index].priority >= 1000 {
      if case .constraint(let constraint) = source, constraint.isSame(as: broken) {
        own = index
      } else if case .constraint(let constraint) = source, others.contains(constraint) {
        continue
      } else {
        kept.append(index)
      }
    }
    guard let own else { return [.constraint(broken)] }
    kept = connected(kept, to: own)
    guard kept.count <= 300 else { return [.constraint(broken)] }
    // What is not needed for the contradiction is left out, in halves, quarters and so on.
    var size = max(1, kept.count / 2)
    while true {
      var start = 0
      while start < kept.count {
        var fewer = kept
        fewer.removeSubrange(start..<min(start + size, kept.count))
        if contradict(fewer + [own]) { kept = fewer } else { start += size }
      }
      if size == 1 { break }
      size /= 2
    }
    return (kept + [own]).sorted().compactMap { sources[$0] }
  }

  /// The relations whose variables hang together with those of one.
  private func connected(_ indices: [Int], to own: Int) -> [Int] {
    var variables = Set(relations[own].sum.terms.map(\.variable))
    var (found, rest) = ([Int](), indices)
    while true {
      let near = rest.filter {
        relations[$0].sum.terms.contains { variables.contains($0.variable) }
      }
      guard !near.isEmpty else { return found.sorted() }
      found += near
      rest.removeAll(where: Set(near).contains)
      for index in near { variables.formUnion(relations[index].sum.terms.map(\.variable)) }
    }
  }

  private func contradict(_ indices: [Int]) -> Bool {
    let some = indices.map { relations[$0] }
    let values = LinearSystem(some, variables: variableCount).values()
    return some.contains { relation in
      let value = relation.sum.terms.reduce(relation.sum.constant) {
        $0 + $1.factor * values[$1.variable]
      }
      return relation.relation.miss(of: value) > 0.01
    }
  }

  /// Whether the view could also be elsewhere, or larger, and all would hold as well (rule 432).
  mutating func leavesOpen(_ view: UIView) -> Bool {
    solve()
    if measureTexts() { solve() }
    guard let own = variables[ObjectIdentifier(view)] else { return false }
    return [own.x, own.y, own.width, own.height].contains { variable in
      [-100, 100].contains { points in
        var sum = LinearExpression(variable: variable)
        sum.constant -= values[variable] + points
        let wish = LinearSystem.Relation(sum: sum, relation: .equal, priority: 0.001)
        let moved = LinearSystem(relations + [wish], variables: values.count).values()[variable]
        return abs(moved - values[variable]) > 0.5
      }
    }
  }
}

extension LinearSolver.Relation {
  /// By how much a sum misses what is asked of it.
  func miss(of sum: Double) -> Double {
    switch self {
    case .equal: abs(sum)
    case .atMost: max(0, sum)
    case .atLeast: max(0, -sum)
    }
  }
}

/// Constraints that are broken, to be found in a time that does not depend on how many they are.
private struct BrokenConstraints {
  private let identities: Set<ObjectIdentifier>
  /// Of those that a stack view made.
  private let descriptions: Set<String>

  init(_ constraints: [NSLayoutConstraint]) {
    identities = Set(constraints.map(ObjectIdentifier.init))
    descriptions = Set(constraints.filter(\.isUIKits).map(\.description))
  }

  func contains(_ constraint: NSLayoutConstraint) -> Bool {
    identities.contains(ObjectIdentifier(constraint))
      || constraint.isUIKits && !descriptions.isEmpty
        && descriptions.contains(constraint.description)
  }
}

extension NSLayoutConstraint {
  /// Whether it is the other one, or one of a stack view's that was made anew.
  fileprivate func isSame(as other: NSLayoutConstraint) -> Bool {
    self === other || isUIKits && other.isUIKits && description == other.description
  }
}
