/// How snapshots go over a channel: trees as lists of rows, each a node with its depth.
///
/// Readers of JSON bound how deep lists may lie in each other, and an app may nest its views deeper.
extension Snapshot.Window {
  private enum CodingKeys: String, CodingKey {
    case isKey, isHidden, level, controllers, views
  }

  /// Reads the value as ``encode(to:)`` writes it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      isKey: try container.decode(Bool.self, forKey: .isKey),
      isHidden: try container.decode(Bool.self, forKey: .isHidden),
      level: try container.decode(Double.self, forKey: .level),
      rootController: try container.decodeIfPresent(
        SnapshotRows<Snapshot.Controller>.self, forKey: .controllers)?.root,
      view: try container.decode(SnapshotRows<Snapshot.View>.self, forKey: .views).root)
  }

  /// Writes the value as ``init(from:)`` reads it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isKey, forKey: .isKey)
    try container.encode(isHidden, forKey: .isHidden)
    try container.encode(level, forKey: .level)
    try container.encodeIfPresent(rootController.map(SnapshotRows.init), forKey: .controllers)
    try container.encode(SnapshotRows(root: view), forKey: .views)
  }
}

extension Snapshot {
  /// The maximum depth; readers recurse this far.
  package static let deepest = 500
}

/// A node of a tree; itself it is written without what is below it.
protocol SnapshotNode: Codable {
  var below: [Self] { get set }
}

extension Snapshot.View: SnapshotNode {
  var below: [Self] {
    get { subviews }
    set { subviews = newValue }
  }
}

extension Snapshot.Controller: SnapshotNode {
  var below: [Self] {
    get { children + presented }
    set {
      children = newValue.filter { !$0.isPresented }
      presented = newValue.filter(\.isPresented)
    }
  }

  /// The controller as one that the controller above it presents.
  var asPresented: Snapshot.Controller {
    var presented = self
    presented.isPresented = true
    return presented
  }
}

/// A tree as the list that it is written as: parents before what is below them.
private struct SnapshotRows<Node: SnapshotNode>: Codable {
  var root: Node

  init(root: Node) {
    self.root = root
  }

  private struct Row: Codable {
    var depth: Int
    var node: Node
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    var waiting = [Row(depth: 0, node: root)]
    while let row = waiting.popLast() {
      try container.encode(row)
      waiting += row.node.below.reversed().map { Row(depth: row.depth + 1, node: $0) }
    }
  }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    // From the root to the node that was read last, each without those that are still open.
    var open: [Node] = []
    while !container.isAtEnd {
      let row = try container.decode(Row.self)
      guard row.depth == 0 ? open.isEmpty : row.depth > 0 && row.depth <= open.count,
        row.depth < Snapshot.deepest
      else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "a node at a depth where none can be")
      }
      Self.close(&open, downTo: row.depth)
      open.append(row.node)
    }
    Self.close(&open, downTo: 1)
    guard let root = open.first else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a tree of nothing")
    }
    self.root = root
  }

  /// Puts the innermost nodes into those around them until so many are open.
  private static func close(_ open: inout [Node], downTo count: Int) {
    while open.count > max(1, count), let last = open.popLast() {
      open[open.count - 1].below.append(last)
    }
  }
}
