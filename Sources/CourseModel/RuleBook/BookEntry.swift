public import EventTrace

/// One entry of the rule book: a rule, a message, an open question or a source.
public struct BookEntry: Codable, Hashable, Sendable {
  /// The code by which others cite it, such as `112` or `M9b`.
  public var code: Citation
  /// One sentence without a full stop; a source's code has none.
  public var title: String
  /// The page that it is on, such as `Rotation`.
  public var chapter: String
  /// Its paragraphs, in Markdown.
  public var text: String
  /// What a message is: `console`, or an exception with its name.
  public var kind: String?
  /// The versions of iOS that it speaks of; empty where the page names none.
  public var versions: [VersionSpan] = []
  /// How sure it is; empty for a question or a source.
  public var confidence: [Confidence] = []
  /// Where it comes from.
  public var sources: [Citation] = []
  /// Entries that have to do with it.
  public var related: [Citation] = []
  /// What the sources leave open, in one sentence.
  public var open: String?
  /// Why the runtime does not do it.
  public var notModelled: String?

  /// Makes a book entry.
  public init(code: Citation, title: String, chapter: String, text: String) {
    self.code = code
    self.title = title
    self.chapter = chapter
    self.text = text
  }

  /// What an entry rests on, from the surest.
  public enum Confidence: String, Codable, CaseIterable, Sendable {
    /// Apple says so; somebody published a log of it.
    case documented, logged
    /// Several independent sources agree.
    case severalSources = "several sources"
    /// One secondary source says so, an article or an answer.
    case oneSource = "one source"
    /// It was concluded, and no source that was read confirms it.
    case inferred
  }
}
