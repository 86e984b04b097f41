public import Foundation

/// Lets a person search in a view; iOS 16.0 and later. There is no panel for it here.
open class UIFindInteraction: NSObject, UIInteraction {
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  /// Who makes what searches; held weakly.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// What is searched for; nil for nothing.
  open var searchText: String?
  /// What stands in for it; nil for nothing.
  open var replacementText: String?

  /// Makes one.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    Self.requiresClass(since: 16.0)
    delegate = sessionDelegate
    super.init()
  }
  init(in view: UIView) {
    self.view = view
    super.init()
  }

  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether the panel is shown; never here.
  open var isFindNavigatorVisible: Bool { false }
  /// What searches just now; nil for nothing.
  open private(set) var activeFindSession: UIFindSession?
  /// Begins a search; the panel for it is not shown.
  open func presentFindNavigator(showingReplace: Bool) {
    declaredOnly("UIFindInteraction.presentFindNavigator(showingReplace:)")
    guard let view, activeFindSession == nil else { return }
    // A text view's own searches in its text (rule 912).
    let session: UIFindSession? =
      if let delegate {
        delegate.findInteraction(self, sessionFor: view)
      } else {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
      }
    guard let session else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
  }
  /// Ends the search.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }
  /// Goes to the next place that was found (rule 912).
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Goes to the last place that was found (rule 912).
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Makes the menu of the panel; nil for the usual one.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet {
      declaredOnly("UIFindInteraction.optionsMenuProvider", oldValue, optionsMenuProvider)
    }
  }
  /// Shows again how many places there are.
  open func updateResultCount() { declaredOnly("UIFindInteraction.updateResultCount()") }
}

/// A search in a view; iOS 16.0 and later.
open class UIFindSession: NSObject {
  /// Makes one.
  public override init() {
    Self.requiresClass(since: 16.0)
    super.init()
  }

  /// How the panel tells how many places there are; iOS 16.0 and later.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// Which of how many; how many; nothing.
    case currentAndTotal, total, none
  }
  /// How the panel tells how many places there are.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
    didSet {
      keptLook(
        "UIFindSession.searchResultDisplayStyle", oldValue, searchResultDisplayStyle)
    }
  }
  // A subclass knows the text.

  /// How many places were found.
  open var resultCount: Int { 0 }
  /// Which of them is meant, from 0; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// Whether what was found can be replaced.
  open var supportsReplacement: Bool { false }
  /// Whether the place that is meant can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
  /// Finds the places.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the place that is meant.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String,
    options: UITextSearchOptions?
  ) {}
  /// Replaces all places.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Another place is meant.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets the places.
  open func invalidateFoundResults() {}
}

/// Makes what searches in a view; iOS 16.0 and later.
@MainActor
public protocol UIFindInteractionDelegate: AnyObject {
  /// What searches in the view; nil for nothing.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// A search has begun; iOS 16.0 and later.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// A search has ended; iOS 16.0 and later.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
extension UIFindInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// The default for a type that does not implement this member.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
