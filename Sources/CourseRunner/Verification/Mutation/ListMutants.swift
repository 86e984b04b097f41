import Words

/// The mutants of an Info.plist in XML: keys and entries of lists that are missing, texts that are
/// empty, and switches the other way round.
struct ListMutants {
  let path: String
  let bytes: [UInt8]

  /// In the order of the file.
  var all: [Mutant] { removals + switches + texts }

  /// Each key with its value, whatever is in that.
  private var removals: [Mutant] {
    places(of: "<key>").compactMap { start in
      guard let end = places(of: "</key>", from: start).first,
        let value = valueEnd(from: end + 6)
      else { return nil }
      let name = String(decoding: bytes[(start + 5)..<end], as: UTF8.self)
      return Mutant(path: path, in: bytes, [(start..<value, [])], .removed("<key>\(name)</key>"))
    }
  }

  private var switches: [Mutant] {
    [("<true/>", "<false/>"), ("<false/>", "<true/>")].flatMap { old, new in
      places(of: old).map { start in
        Mutant(
          path: path, in: bytes, [(start..<(start + old.utf8.count), Array(new.utf8))],
          .replaced(old, by: new))
      }
    }
  }

  /// Texts that are empty, and those in lists that are missing.
  private var texts: [Mutant] {
    places(of: "<string>").compactMap { start in
      guard let end = places(of: "</string>", from: start).first else { return nil }
      let isOfKey =
        bytes[..<start].last { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ">")
        && places(of: "</key>").contains { key in
          key < start && bytes[(key + 6)..<start].allSatisfy { " \t\r\n".utf8.contains($0) }
        }
      let text = String(decoding: bytes[(start + 8)..<end], as: UTF8.self)
      if isOfKey {
        return Mutant(
          path: path, in: bytes, [((start + 8)..<end, [])], .replaced(text, by: ""))
      }
      return Mutant(
        path: path, in: bytes, [(start..<(end + 9), [])], .removed("<string>\(text)</string>"))
    }
  }

  private func places(of text: String, from start: Int = 0) -> [Int] {
    let text = Array(text.utf8)
    guard bytes.count >= text.count, start <= bytes.count - text.count else { return [] }
    return (start...(bytes.count - text.count)).filter { bytes[$0...].starts(with: text) }
  }

  /// Behind the element that begins next, whatever comments stand before it.
  private func valueEnd(from start: Int) -> Int? {
    let next = bytes[start...].firstIndex(of: UInt8(ascii: "<"))
    if let next, bytes[next...].starts(with: "<!--".utf8) {
      return places(of: "-->", from: next).first.flatMap { valueEnd(from: $0 + 3) }
    }
    guard let open = next,
      let close = bytes[open...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    if bytes[close - 1] == UInt8(ascii: "/") { return close + 1 }
    let name = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
    var depth = 0
    for place in places(of: "<", from: open) {
      if bytes[place...].starts(with: "<\(name)>".utf8) { depth += 1 }
      if bytes[place...].starts(with: "</\(name)>".utf8) {
        depth -= 1
        if depth == 0 { return place + name.utf8.count + 3 }
      }
    }
    return nil
  }
}
