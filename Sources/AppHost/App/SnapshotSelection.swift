import CourseModel

/// The nodes of some trees that fit into a snapshot: those nearest to the roots, in their order.
struct SnapshotSelection<Node: AnyObject> {
  private let children: (Node) -> [Node]
  /// How many of its children a node keeps, where it does not keep all.
  private var kept: [ObjectIdentifier: Int] = [:]
  /// How many nodes are left out, not counting what is below them.
  private(set) var omitted = 0

  /// Looks at the trees level by level.
  ///
  /// - Parameter most: How many nodes are kept at most; the roots always are.
  init(for roots: [Node], most: Int, children: @escaping (Node) -> [Node]) {
    self.children = children
    var level = roots
    var left = most - roots.count
    var depth = 1
    while !level.isEmpty {
      if depth == Snapshot.deepest { left = 0 }
      var next: [Node] = []
      for node in level {
        let below = children(node)
        let count = min(below.count, max(0, left))
        left -= count
        next += below.prefix(count)
        if count == below.count { continue }
        kept[ObjectIdentifier(node)] = count
        omitted += below.count - count
      }
      level = next
      depth += 1
    }
  }

  /// The children that are kept.
  func below(_ node: Node) -> [Node] {
    let all = children(node)
    return kept[ObjectIdentifier(node)].map { Array(all.prefix($0)) } ?? all
  }
}
