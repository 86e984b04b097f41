import CourseModel

/// Something of the running app; each use looks it up again.
///
/// Reading a property of an element that does not exist gives the check one failure and yields an
/// empty value; `exists` asks without consequence.
public struct AppElement<Node> {
  let app: XCUIApplication
  let locate: (Snapshot) -> Result<Node, MissingElement>
  /// The words by which the script found it; nil where it found it by its place.
  let query: ElementQuery?
  /// The same words for what a query of the app's side does not know; nil where it found it by its place.
  let words: String?

  init(
    _ app: XCUIApplication, query: ElementQuery? = nil, words: String? = nil,
    locate: @escaping (Snapshot) -> Result<Node, MissingElement>
  ) {
    self.app = app
    self.query = query
    self.words = words ?? query?.label
    self.locate = locate
  }

  /// Whether it is there now, alone or as one of several that answer to the same words.
  ///
  /// If the snapshot was truncated, absence is unknown and the check fails.
  public var exists: Bool {
    switch app.look(locate) {
    case .success: return true
    case .failure(let missing):
      if missing.isAmbiguous { return true }
      app.noteWhatIsLeftOut()
      return false
    }
  }

  /// Whether it is there now and can be read.
  var isFound: Bool {
    if case .success = app.look(locate) { true } else { false }
  }

  /// The value; `empty` and one failure when the element is not there.
  func read<Value>(_ value: (Node) -> Value, or empty: Value) -> Value {
    switch app.look(locate) {
    case .success(let node):
      if Value.self == Rectangle.self { XCUIApplication.witness?.noteLookAtPlaces() }
      return value(node)
    case .failure(let missing):
      XCUIApplication.witness?.record(missing)
      return empty
    }
  }
}

/// Elements of one kind, in order; each use looks them up again.
///
/// A place beyond the end is an element that does not exist, so that a check about a missing
/// child fails and goes on.
public struct AppElementList<Node>: @MainActor RandomAccessCollection {
  let app: XCUIApplication
  let noun: ElementNoun
  let queryKind: ElementQuery.Kind?
  /// What they are where a query of the app's side does not know it.
  let kind: ViewKind?
  let locate: (Snapshot) -> Result<[Node], MissingElement>

  init(
    _ app: XCUIApplication, _ noun: ElementNoun, queryKind: ElementQuery.Kind? = nil,
    kind: ViewKind? = nil, locate: @escaping (Snapshot) -> Result<[Node], MissingElement>
  ) {
    self.app = app
    self.noun = noun
    self.queryKind = queryKind
    self.kind = kind
    self.locate = locate
  }

  /// The place of the first element.
  public var startIndex: Int { 0 }
  /// The place behind the last element. A list that cannot be read is a failure, and empty.
  public var endIndex: Int {
    let count = AppElement(app, locate: locate).read(\.count, or: 0)
    // Windows are never left out.
    if Node.self != Snapshot.Window.self { app.noteWhatIsLeftOut() }
    return count
  }

  /// The element at that place, which need not exist.
  public subscript(position: Int) -> AppElement<Node> {
    AppElement(app) { [noun, locate] snapshot in
      locate(snapshot).flatMap { nodes in
        (nodes.indices.contains(position) ? nodes[position] : nil)
          .found(or: "there is no \(noun.one) at index \(position): the count is \(nodes.count)")
      }
    }
  }

  /// The only element of those that are meant most surely.
  ///
  /// - Parameter rank: How surely an element is meant, 0 before all others; nil if it is not.
  func only(_ label: String, rank: @escaping (Node) -> Int?) -> AppElement<Node> {
    let query = queryKind.map { ElementQuery(kind: $0, label: label) }
    return AppElement(app, query: query, words: label) { [noun, locate] snapshot in
      locate(snapshot).flatMap { nodes in
        let ranked = nodes.compactMap { node in rank(node).map { (node, $0) } }
        let best = ranked.map(\.1).min()
        let found = ranked.filter { $0.1 == best }.map(\.0)
        guard found.count > 1 else {
          return found.first.found(or: "there is no \(noun.one) “\(label)”")
        }
        return .failure(
          MissingElement(
            "there are \(found.count) \(noun.many) “\(label)”, and one was meant",
            isAmbiguous: true))
      }
    }
  }
}

/// What elements of a kind are called.
struct ElementNoun {
  let one: String
  let many: String

  init(_ one: String, _ many: String) {
    self.one = one
    self.many = many
  }
}

/// Something that a script wanted to read is not there.
struct MissingElement: Error {
  let summary: String
  let kind: Failure.Kind
  /// Whether there is not too little but too much.
  let isAmbiguous: Bool

  init(_ summary: String, _ kind: Failure.Kind = .assertion, isAmbiguous: Bool = false) {
    self.summary = summary
    self.kind = kind
    self.isAmbiguous = isAmbiguous
  }
}

extension MissingElement {
  /// The same with a word on what was not looked at.
  fileprivate func withNote(on snapshot: Snapshot) -> MissingElement {
    if snapshot.omitted == 0 { return self }
    return MissingElement(
      "\(summary); only what is nearest to its window is looked at, and \(snapshot.omitted) views or "
        + "view controllers with what they hold are not", kind, isAmbiguous: isAmbiguous)
  }
}

extension Optional {
  /// The value, or the words for its absence.
  func found(or missing: String) -> Result<Wrapped, MissingElement> {
    map(Result.success) ?? .failure(MissingElement(missing))
  }
}

extension XCUIApplication {
  /// Gives the check a failure where what is on screen was more than can be looked at: how much of it
  /// there is, and what is not, cannot be said then.
  func noteWhatIsLeftOut() {
    guard isRunning, let snapshot = try? snapshot(), snapshot.omitted > 0 else { return }
    XCUIApplication.witness?.noteLookWithoutApp()
    XCUIApplication.witness?.record(
      MissingElement(
        "there is more than can be looked at: \(snapshot.omitted) views or view controllers with what "
          + "they hold were left out, so nothing can be said to be absent"))
  }

  /// Finds something in what is on screen now.
  func look<Node>(
    _ locate: (Snapshot) -> Result<Node, MissingElement>
  ) -> Result<Node, MissingElement> {
    guard isRunning else {
      XCUIApplication.witness?.noteLookWithoutApp()
      return .failure(MissingElement("the app is not running"))
    }
    do {
      let snapshot = try snapshot()
      return locate(snapshot).mapError { $0.withNote(on: snapshot) }
    } catch {
      XCUIApplication.witness?.noteLookWithoutApp()
      return .failure(MissingElement("\(error)", Failure.Kind(of: error)))
    }
  }
}
