import Words

/// Canvas's "Download Submissions".
///
/// One folder with a file for each attachment: `lovelaceada_LATE_123_456_Reveal.swift`, the user's id
/// and the attachment's behind the sortable name in small letters; `LATE` only where it was. With
/// anonymous marking `anon_xYz12_456_…`. Texts and links come as `…_123_text.html` and `…_link.html`.
/// A second attempt with a file of the same name is called `Reveal-1.swift` by Canvas itself.
///
/// Source: `get_filename`, `add_upload_submission` and `add_text_or_url` in canvas-lms,
/// `lib/content_zipper.rb`.
struct CanvasDownload: NamedLayout {
  let sort = SubmissionLayout.canvas

  func piece(_ entry: OpenFolder.Entry) -> BatchLayout.Piece? {
    guard entry.kind == .file, let text = String(validating: entry.name, as: UTF8.self) else {
      return nil
    }
    let words = text.split(separator: "_", omittingEmptySubsequences: false)
    return named(entry, words) ?? anonymous(entry, words)
  }

  private func named(_ entry: OpenFolder.Entry, _ words: [Substring]) -> BatchLayout.Piece? {
    // The first two numbers that follow each other: Canvas takes them out of people's names.
    for place in words.indices.dropFirst() where Self.isNumber(words[place]) {
      var owner = words[..<place]
      if owner.last == "LATE", owner.count > 1 { owner.removeLast() }
      let sortName = owner.joined(separator: "_")
      let id = String(words[place])
      let person = BatchLayout.Person(id: id, keys: [id, sortName])
      let rest = words[(place + 1)...]
      if rest.count > 1, Self.isNumber(rest.first ?? "") {
        let called = rest.dropFirst().joined(separator: "_")
        return .init(entry: entry, people: [person], calledName: Array(called.utf8))
      }
      if ["text.html", "link.html"].contains(rest.first), rest.count == 1 {
        return .init(
          entry: entry, people: [person], calledName: Array("onlinetext.html".utf8),
          isOnlineText: true)
      }
    }
    return nil
  }

  private func anonymous(_ entry: OpenFolder.Entry, _ words: [Substring]) -> BatchLayout.Piece? {
    var words = words[...]
    if words.first == "LATE" { words.removeFirst() }
    guard words.count > 3, words.removeFirst() == "anon" else { return nil }
    let id = "anon_\(words.removeFirst())"
    guard Self.isNumber(words.removeFirst()) else { return nil }
    return .init(
      entry: entry, people: [.init(id: id, keys: [id])],
      calledName: Array(words.joined(separator: "_").utf8))
  }

  /// The sortable name of a roster, such as `Lovelace, Ada`, as Canvas writes it into file names.
  static func fileName(of sortableName: String) -> String {
    String(sortableName.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// A file's name without the number that Canvas gave to another attempt, and the number.
  static func withoutAttempt(_ name: String) -> (name: String, attempt: Int)? {
    guard let dot = name.lastIndex(of: "."), let dash = name[..<dot].lastIndex(of: "-"),
      let attempt = Int(name[name.index(after: dash)..<dot]), attempt > 0
    else { return nil }
    return (String(name[..<dash] + name[dot...]), attempt)
  }

  private static func isNumber(_ word: Substring) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
