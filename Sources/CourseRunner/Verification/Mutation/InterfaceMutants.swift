import Words

/// The mutants of a xib or a storyboard: a connection, a constraint, a custom class, an identifier, an
/// attribute of the user's or the first scene is missing.
struct InterfaceMutants {
  private let path: String
  private let bytes: [UInt8]
  private let tags: [InterfaceTag]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tags = InterfaceTag.all(in: bytes)
  }

  /// In the order of the file.
  var all: [Mutant] {
    tags.indices.flatMap { place -> [Mutant?] in
      let tag = tags[place]
      guard tag.kind != .end else { return [] }
      let names = Self.names.map { without([$0], of: tag) }
      if Self.whole.contains(tag.name) { return [withoutElement(at: place)] + names }
      if tag.name == "document" { return [without(["initialViewController"], of: tag)] }
      // The class of a placeholder only tells Interface Builder what may be connected to it.
      if tag.name == "placeholder" { return [] }
      return [without(["customClass", "customModule", "customModuleProvider"], of: tag)] + names
    }.compactMap { $0 }
  }

  /// By what code finds an object of the file; many segues have a name that no code asks for.
  private static let names = [
    "reuseIdentifier", "restorationIdentifier", "storyboardIdentifier",
  ]

  /// The elements that go with all that is in them.
  private static let whole: Set<String> = [
    "outlet", "outletCollection", "action", "segue", "userDefinedRuntimeAttribute",
    "constraint",
  ]

  private func withoutElement(at place: Int) -> Mutant? {
    guard let end = end(of: place) else { return nil }
    let tag = tags[place]
    return Mutant(
      path: path, in: bytes, [(tag.range.lowerBound..<end, [])], .removed(text(tag.range)))
  }

  /// Without the first of these attributes, and without those of the others that are there.
  private func without(_ names: [String], of tag: InterfaceTag) -> Mutant? {
    guard let first = names.first, let main = tag.attributes[first] else { return nil }
    return Mutant(
      path: path, in: bytes, names.compactMap { tag.attributes[$0] }.map { ($0, []) },
      .removed(text(main)))
  }

  /// Behind the end of the element that begins with a tag.
  private func end(of place: Int) -> Int? {
    var depth = 0
    for tag in tags[place...] {
      if tag.kind == .start { depth += 1 }
      if tag.kind == .end { depth -= 1 }
      if depth == 0 { return tag.range.upperBound }
    }
    return nil
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
