public import Foundation

/// How words are found; iOS 16.0 and later.
open class UITextSearchOptions: NSObject {
  /// Where in a word what is searched may be; iOS 16.0 and later.
  public enum WordMatchMethod: Int, Sendable {
    /// Anywhere; at its beginning; all of it.
    case contains, startsWith, fullWord
  }
  /// Where in a word what is searched may be.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// How letters are compared.
  open var stringCompareOptions: NSString.CompareOptions { [.caseInsensitive] }
  /// Makes the usual ones.
  public override init() {
    Self.requiresClass(since: 16.0)
    super.init()
  }
}

/// How a place looks that was found; iOS 16.0 and later.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As ever; as one of those that were found; as the one that is meant.
  case normal, found, highlighted
}

/// Collects the places that a search finds; iOS 16.0 and later (rule 912).
@MainActor
public final class UITextSearchAggregator<DocumentIdentifier: Hashable> {
  private let ended: () -> Void
  fileprivate var found: [(range: UITextRange, document: DocumentIdentifier?)] = []

  fileprivate init(ended: @escaping () -> Void) { self.ended = ended }

  /// The places, in order.
  public var allFoundRanges: [UITextRange] { found.map(\.range) }
  /// A place was found.
  public func foundRange(
    _ range: UITextRange, searchString: String, document: DocumentIdentifier?
  ) { found.append((range, document)) }
  /// Nothing more will be found.
  public func finishedSearching() { ended() }
  /// Forgets a place.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    found.removeAll { $0.range === range }
  }
  /// Forgets all places.
  public func invalidate() { found = [] }
}

/// A text in which can be searched; iOS 16.0 and later (rule 912).
@MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// What tells two documents apart.
  associatedtype DocumentIdentifier: Hashable = AnyHashable
  /// What is selected; nil for nothing.
  var selectedTextRange: UITextRange? { get }
  /// Whether what was found can be replaced.
  var supportsTextReplacement: Bool { get }
  /// How two places are to each other.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// Finds the places, and hands them to the aggregator.
  func performTextSearch(
    queryString string: String, options: UITextSearchOptions,
    resultAggregator aggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Gives a place a look.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle style: UITextSearchFoundTextStyle)
  /// Takes the looks away.
  func clearAllDecoratedFoundText()
  /// Whether a place may be replaced.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    withText replacementText: String
  ) -> Bool
  /// Replaces a place.
  func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    withText replacementText: String)
  /// Replaces all places.
  func replaceAll(
    queryString: String, options: UITextSearchOptions, withText replacementText: String)
  /// A place is about to be the one that is meant.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls to a place.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// The document of what is selected; nil for none.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// How two documents are to each other.
  func compareOrder(
    fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult
}
extension UITextSearching {
  /// The default for a type that does not implement this member.
  public var supportsTextReplacement: Bool { false }
  /// The default for a type that does not implement this member.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    withText replacementText: String
  ) -> Bool { true }
  /// The default for a type that does not implement this member.
  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    withText replacementText: String
  ) {}
  /// The default for a type that does not implement this member.
  public func replaceAll(
    queryString: String, options: UITextSearchOptions, withText replacementText: String
  ) {}
  /// The default for a type that does not implement this member.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// The default for a type that does not implement this member.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  /// The default for a type that does not implement this member.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// The default for a type that does not implement this member.
  public func compareOrder(
    fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }
}

/// A search in a text that finds its places by ``UITextSearching``; iOS 16.0 and later (rule 912).
open class UITextSearchingFindSession: UIFindSession {
  private final let search: TextSearch
  /// The text; nil when it is gone.
  open var searchableObject: (any UITextSearching)? { search.text }

  /// Makes a search in a text.
  public convenience init<Text: UITextSearching>(searchableObject: Text) {
    self.init(TextSearch(searchableObject))
  }
  init(_ search: TextSearch) {
    self.search = search
    super.init()
  }

  open override var resultCount: Int { search.count }
  open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }
  open override var supportsReplacement: Bool { search.text?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && search.highlighted != nil
  }
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.perform(query, options ?? UITextSearchOptions())
  }
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    search.highlight(direction == .forward ? 1 : -1)
  }
  open override func invalidateFoundResults() { search.forget() }
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String,
    options: UITextSearchOptions?
  ) {
    search.replace(with: replacementString)
    search.perform(searchQuery, options ?? UITextSearchOptions())
  }
  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement else { return }
    search.text?.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(),
      withText: replacementString)
    search.forget()
  }
}

/// What a search has found in a text, whatever tells its documents apart.
final class TextSearch {
  private let owner: () -> (any UITextSearching)?
  var text: (any UITextSearching)? { owner() }
  private(set) var count = 0
  private(set) var highlighted: Int?
  private var find: (String, UITextSearchOptions) -> Int = { _, _ in 0 }
  private var show: (_ old: Int?, _ new: Int?) -> Void = { _, _ in }
  private var put: (_ index: Int, _ text: String) -> Void = { _, _ in }
  private var clear: () -> Void = {}

  init<Text: UITextSearching>(_ text: Text) {
    owner = { [weak text] in text }
    var found: [(range: UITextRange, document: Text.DocumentIdentifier?)] = []
    find = { [weak text] query, options in
      guard let text else { return 0 }
      let aggregator = UITextSearchAggregator<Text.DocumentIdentifier> {}
      text.clearAllDecoratedFoundText()
      text.performTextSearch(
        queryString: query, options: options, resultAggregator: aggregator)
      found = aggregator.found
      for place in found {
        text.decorate(foundTextRange: place.range, document: place.document, usingStyle: .found)
      }
      return found.count
    }
    show = { [weak text] old, new in
      guard let text else { return }
      if let old, found.indices.contains(old) {
        text.decorate(
          foundTextRange: found[old].range, document: found[old].document, usingStyle: .found)
      }
      guard let new, found.indices.contains(new) else { return }
      text.willHighlight(foundTextRange: found[new].range, document: found[new].document)
      text.scrollRangeToVisible(found[new].range, inDocument: found[new].document)
      text.decorate(
        foundTextRange: found[new].range, document: found[new].document, usingStyle: .highlighted)
    }
    put = { [weak text] index, replacement in
      guard let text, found.indices.contains(index),
        text.shouldReplace(
          foundTextRange: found[index].range, document: found[index].document,
          withText: replacement)
      else { return }
      text.replace(
        foundTextRange: found[index].range, document: found[index].document, withText: replacement)
    }
    clear = { [weak text] in
      found = []
      text?.clearAllDecoratedFoundText()
    }
  }

  func perform(_ query: String, _ options: UITextSearchOptions) {
    (count, highlighted) = (query.isEmpty ? 0 : find(query, options), nil)
    if query.isEmpty { clear() }
  }
  func highlight(_ step: Int) {
    guard count > 0 else { return }
    let next = highlighted.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    show(highlighted, next)
    highlighted = next
  }
  func replace(with text: String) { if let highlighted { put(highlighted, text) } }
  func forget() {
    (count, highlighted) = (0, nil)
    clear()
  }
}

/// A text view finds places by their letters; nothing draws their looks here (rule 912).
extension UITextView: UITextSearching {
  /// A text view has one document, which needs no name.
  public typealias DocumentIdentifier = AnyHashable
  /// Whether what was found can be replaced: where the text can be changed.
  public var supportsTextReplacement: Bool { isEditable }
  /// How two places are to each other; iOS 16.0 and later.
  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }
  /// Finds the places, and hands them to the aggregator; iOS 16.0 and later.
  public func performTextSearch(
    queryString string: String, options: UITextSearchOptions,
    resultAggregator aggregator: UITextSearchAggregator<AnyHashable>
  ) {
    for place in places(of: string, options) {
      aggregator.foundRange(UITextRange(place), searchString: string, document: nil)
    }
    aggregator.finishedSearching()
  }
  /// Gives a place a look; iOS 16.0 and later.
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable?,
    usingStyle style: UITextSearchFoundTextStyle
  ) { keptLook("UITextView.decorate(foundTextRange:document:usingStyle:)") }
  /// Takes the looks away; iOS 16.0 and later. Nothing draws them here.
  public func clearAllDecoratedFoundText() {}
  /// Replaces a place; iOS 16.0 and later.
  public func replace(
    foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String
  ) { replace(foundTextRange, withText: replacementText) }
  /// Replaces all places; iOS 16.0 and later.
  public func replaceAll(
    queryString: String, options: UITextSearchOptions, withText replacementText: String
  ) {
    for place in places(of: queryString, options).reversed() {
      replace(UITextRange(place), withText: replacementText)
    }
  }

  private func places(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
    let whole = _typedText as NSString
    var found: [NSRange] = []
    var start = 0
    while !query.isEmpty, start < whole.length {
      let place = whole.range(
        of: query, options: options.stringCompareOptions,
        range: NSRange(location: start, length: whole.length - start))
      guard place.location != NSNotFound, place.length > 0 else { break }
      start = NSMaxRange(place)
      let begins = place.location == 0 || !isInWord(whole, at: place.location - 1)
      let ends = start == whole.length || !isInWord(whole, at: start)
      switch options.wordMatchMethod {
      case .contains: found.append(place)
      case .startsWith: if begins { found.append(place) }
      case .fullWord: if begins, ends { found.append(place) }
      }
    }
    return found
  }
  private func isInWord(_ text: NSString, at index: Int) -> Bool {
    Unicode.Scalar(text.character(at: index)).map { CharacterSet.alphanumerics.contains($0) }
      ?? true
  }
}
