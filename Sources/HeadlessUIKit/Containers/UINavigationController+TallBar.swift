import Foundation

/// The large title and the search bar below the bar's first line, which make it higher as long as the content
/// is at its top (rules 411 and 412).
extension UINavigationController: TallBarOwner {
  /// What the bar shows beside its first line, in points.
  struct TallBar {
    /// How high the large title and the search bar are where nothing is scrolled away.
    var (title, search): (CGFloat, CGFloat) = (0, 0)
    /// Whether scrolling takes the search bar away.
    var hidesSearch = true
    /// Whether there is content that scrolls.
    var follows = false

    var most: CGFloat { title + search }
    var least: CGFloat { follows ? hidesSearch ? 0 : search : most }
    /// What is shown before anything is scrolled.
    var first: CGFloat {
      let showsSearch = !hidesSearch || !follows || Simulator.current.has(.searchBarsShowAtFirst)
      return title + (showsSearch ? search : 0)
    }

    func limited(_ extra: CGFloat) -> CGFloat { min(max(least, extra), most) }
    /// Where scrolling comes to rest.
    var stops: [CGFloat] { [least, hidesSearch ? title : most, most] }
  }

  private static let titleHeight: CGFloat = 52
  private static let searchHeight: CGFloat = 52

  /// The height of the bar just now, in points.
  var barHeight: CGFloat {
    isBarSearching ? heightOfSearch : heightOfLines + extraHeight
  }

  /// The height of what is always there: the line with title and buttons, and a prompt above it (rule 737).
  var heightOfLines: CGFloat { ownBar.usualLineHeight + ownBar.roomOfPrompt }

  /// Whether the controller, or what it is in, is presented as a sheet whose bars are higher (rule 1070).
  var isInSheet: Bool {
    let presented = outermost
    guard Simulator.current.has(.barsInSheetsAreHigher),
      let presentation = presented.presenter?.presentation, presentation.presented === presented
    else { return false }
    return presentation.style.isSheet
  }

  /// Whether a search has taken the place of title and buttons.
  private var isBarSearching: Bool {
    guard let search = searchOnBar else { return false }
    return search.isPresented && search.hidesNavigationBarDuringPresentation
  }

  /// With the scopes below its field (rule 593).
  private var heightOfSearch: CGFloat {
    Self.searchHeight + (searchOnBar?.searchBar.heightOfScopes ?? 0)
  }

  private var itemOnTop: UINavigationItem? { ownBar.itemShown }
  private var searchOnBar: UISearchController? { itemOnTop?.ownSearchController }

  /// What the top item asks for.
  private var tallBar: TallBar {
    var bar = TallBar()
    guard let item = itemOnTop,
      ownBar.ownPrefersLargeTitles || item.ownSearchController != nil,
      Simulator.current.has(.navigationBarsGrow)
    else { return bar }
    if ownBar.showsLargeTitle, !isLow { bar.title = Self.titleHeight }
    if let search = item.ownSearchController {
      bar.search = heightOfSearch
      bar.hidesSearch = item.ownHidesSearchBarWhenScrolling && !search.isPresented
    }
    bar.follows = scrolledContent != nil
    return bar
  }

  /// The content that moves the bar: the view of the controller on top, or the first view in it.
  private var scrolledContent: UIScrollView? {
    let top = nested?.stack.last ?? stack.last
    guard let view = top?.loadedView else { return nil }
    let content = view as? UIScrollView ?? view.drawnSubviews.first as? UIScrollView
    return content?.isContent ?? false ? content : nil
  }

  private var extraHeight: CGFloat {
    let bar = tallBar
    return bar.most > 0 ? bar.limited(shownExtra ?? bar.first) : 0
  }

  /// How much higher the bar can become.
  var growthOfBar: CGFloat { max(0, tallBar.most - extraHeight) }

  /// The content has been scrolled: the bar becomes lower or higher with it.
  func follow(_ scrollView: UIScrollView) {
    let bar = tallBar
    guard bar.most > 0, scrollView === scrolledContent, scrollView.toldCover != .zero else {
      return
    }
    let old = extraHeight
    shownExtra = bar.limited(wantedExtra(scrollView.drawnBoundsOrigin.y, scrollView))
    guard extraHeight != old else { return }
    loadedView?.setNeedsLayout()
    (nested?.stack.last ?? stack.last)?.loadedView?.setNeedsLayout()
  }

  private func wantedExtra(_ offset: CGFloat, _ scrollView: UIScrollView) -> CGFloat {
    -offset - scrollView.contentInset.top - scrollView.roomOfRefresh - topOfBar
      - heightOfLines
  }

  /// Where content comes to rest whose finger has left it there: not with half a title.
  func restingOffset(_ offset: CGFloat, _ scrollView: UIScrollView) -> CGFloat {
    let bar = tallBar
    guard bar.most > 0, scrollView === scrolledContent else { return offset }
    let wanted = wantedExtra(offset, scrollView)
    guard wanted > bar.least, wanted < bar.most,
      let stop = bar.stops.min(by: { abs($0 - wanted) < abs($1 - wanted) })
    else { return offset }
    return offset + wanted - stop
  }

  /// Lets the bar show what its height has room for.
  func layOutTallBar() {
    if itemOfExtra !== itemOnTop {
      itemOfExtra = itemOnTop
      // Content that comes back is where it was.
      shownExtra = scrolledContent.flatMap {
        $0.toldCover == .zero ? nil : tallBar.limited(wantedExtra($0.drawnBoundsOrigin.y, $0))
      }
    }
    let bar = tallBar
    let extra = isBarSearching ? heightOfSearch : extraHeight
    let title =
      isBarSearching ? 0 : bar.hidesSearch ? min(bar.title, extra) : max(0, extra - bar.search)
    ownBar.showBelow(
      title: title, search: bar.search > 0 && extra > title ? searchOnBar?.searchBar : nil,
      hidesLine: isBarSearching)
  }
}

extension UINavigationBar {
  /// Whether the top item has a large title: by itself as the one below, and the first one (rule 411).
  final var showsLargeTitle: Bool {
    guard ownPrefersLargeTitles, let stack else { return false }
    for item in stack.reversed() {
      switch item.ownLargeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }
}
