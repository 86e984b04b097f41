/// Reads the compiler's typed trees: JSON of which it wants few things, so it makes no objects of it.
///
/// A node is handed over when it has been read to its end, inner ones first.
struct TypedTree {
  /// What the gate looks at of a node.
  struct Node {
    var kind = ""
    /// Where it begins in its file; that of the node around it where it has no own.
    var offset: Int?
    /// Whether the compiler made it up.
    var isImplicit = false
    /// Names of members that are `true`, such as `unchecked`.
    var flags: Set<String> = []
    /// References to declarations and types: `s:…`, `c:…`, `$s…`.
    var references: [String] = []
    /// The texts of `name`, `base_name`, and of a list such as `module_path`.
    var names: [String: [String]] = [:]
    var childKinds: Set<String> = []
  }

  enum Fault: Error {
    /// The text is no tree as this compiler writes them.
    case malformed(at: Int)
    case tooDeep
  }

  private var bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private let visit: (_ file: String, _ node: Node) -> Void
  private var file = ""

  /// The deepest nesting that is read; what a person writes has a tenth of it.
  private static let depthLimit = 2000

  /// Reads the trees of some files, one after the other.
  ///
  /// - Returns: The files, in the order of their trees.
  static func read(
    _ text: [UInt8], visit: (_ file: String, _ node: Node) -> Void
  ) throws -> [String] {
    try withoutActuallyEscaping(visit) { visit in
      try text.withUnsafeBufferPointer { bytes in
        var tree = TypedTree(bytes: bytes, visit: visit)
        var files: [String] = []
        tree.skipSpace()
        while tree.index < bytes.count {
          tree.file = ""
          var root = Node()
          try tree.readObject(into: &root, around: nil, depth: 0)
          guard root.kind == "source_file", !tree.file.isEmpty else {
            throw Fault.malformed(at: tree.index)
          }
          files.append(tree.file)
          tree.skipSpace()
        }
        return files
      }
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, visit: @escaping (String, Node) -> Void) {
    self.bytes = bytes
    self.visit = visit
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private var fault: Fault { .malformed(at: index) }

  private mutating func take(_ byte: UInt8) throws {
    guard index < bytes.count, bytes[index] == byte else { throw fault }
    index += 1
  }

  private mutating func readObject(
    into node: inout Node, around offset: Int?, depth: Int
  ) throws {
    guard depth < Self.depthLimit else { throw Fault.tooDeep }
    node.offset = offset
    try take(UInt8(ascii: "{"))
    if index < bytes.count, bytes[index] == UInt8(ascii: "}") {
      index += 1
      return
    }
    while true {
      let key = try readText()
      try take(UInt8(ascii: ":"))
      try readValue(of: key, in: &node, depth: depth)
      guard index < bytes.count else { throw fault }
      if bytes[index] == UInt8(ascii: ",") {
        index += 1
      } else {
        try take(UInt8(ascii: "}"))
        break
      }
    }
    if !node.kind.isEmpty { visit(file, node) }
  }

  private mutating func readValue(of key: String, in node: inout Node, depth: Int) throws {
    guard index < bytes.count else { throw fault }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      var child = Node()
      try readObject(into: &child, around: node.offset, depth: depth + 1)
      if key == "range" {
        node.offset = child.offset ?? node.offset
      } else {
        if !child.kind.isEmpty { node.childKinds.insert(child.kind) }
        // `name` holds a `decl_name`, and that a `base_name`.
        if key == "name" || key == "base_name" {
          node.names[key] = child.names["base_name"] ?? child.names["name"]
        }
      }
    case UInt8(ascii: "["):
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "]") {
        index += 1
        return
      }
      while true {
        try readValue(of: key, in: &node, depth: depth + 1)
        guard index < bytes.count else { throw fault }
        if bytes[index] == UInt8(ascii: ",") {
          index += 1
        } else {
          try take(UInt8(ascii: "]"))
          break
        }
      }
    case UInt8(ascii: "\""): take(try readText(), of: key, in: &node)
    default: take(try readPlain(), of: key, in: &node)
    }
  }

  private mutating func take(_ text: String, of key: String, in node: inout Node) {
    switch key {
    case "_kind": node.kind = text
    case "filename" where node.kind == "source_file": file = text
    case "name", "base_name", "module_path", "field": node.names[key, default: []].append(text)
    // Texts of the author's own, and what a declaration of theirs is called.
    case "value", "usr", "message", "label", "labels", "discriminator": break
    default:
      if text == "true" {
        if key == "implicit" { node.isImplicit = true } else { node.flags.insert(key) }
      } else if key == "start" {
        node.offset = Int(text) ?? node.offset
      } else if text.hasPrefix("$s") || text.hasPrefix("s:") || text.hasPrefix("c:") {
        node.references.append(text)
      }
    }
  }

  /// A number or one of JSON's words.
  private mutating func readPlain() throws -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ","), bytes[index] != UInt8(ascii: "}"),
      bytes[index] != UInt8(ascii: "]")
    {
      index += 1
    }
    guard start < index else { throw fault }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// A text; an escape stays as it is written, since no name that counts has one.
  private mutating func readText() throws -> String {
    try take(UInt8(ascii: "\""))
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { throw fault }
    defer { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
