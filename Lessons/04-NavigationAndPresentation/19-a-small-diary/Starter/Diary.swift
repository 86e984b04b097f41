/// What has been written down; empty whenever the app is launched.
class Diary {
  private(set) var entries: [Entry] = []

  /// Puts a new entry in front of all others.
  func add(_ text: String) {
    entries.insert(Entry(text), at: 0)
  }

  /// Takes out that one entry, and no other that has the same text.
  func remove(_ entry: Entry) {
    entries.removeAll { $0 === entry }
  }
}

/// One entry. Two entries may have the same text.
class Entry {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
