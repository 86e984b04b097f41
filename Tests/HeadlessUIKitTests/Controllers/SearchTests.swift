import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Hears all that happens to a search.
private final class Searcher: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
  UISearchResultsUpdating
{
  let log: Log
  init(_ log: Log) { self.log = log }
  private func note(_ text: String) { log.lines.append(text) }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("barBegan") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("barEnded") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note("barCancelled") }
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { note("scope \(selectedScope)") }
  func willPresentSearchController(_ searchController: UISearchController) { note("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) {
    note("didPresent \(searchController.isActive)")
  }
  func willDismissSearchController(_ searchController: UISearchController) { note("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { note("didDismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    note("update \(searchController.isActive) \"\(searchController.searchBar.text ?? "")\"")
  }
}

@MainActor
struct SearchTests {
  /// A screen with a search's bar, and who hears of it.
  private func searched(
    _ iOS: IOSVersion
  ) throws -> (TestApp, UISearchController, Searcher) {
    let app = TestApp(iOS: iOS)
    let root = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let searcher = Searcher(Log())
    (search.delegate, search.searchResultsUpdater) = (searcher, searcher)
    search.searchBar.delegate = searcher
    try app.show(root)
    search.searchBar.frame = CGRect(x: 0, y: 100, width: 320, height: 56)
    root.view.addSubview(search.searchBar)
    try app.settle()
    return (app, search, searcher)
  }

  @Test("A search begins with the bar, and ends with its cancel button", .rule(370))
  func search() throws {
    for iOS in IOSVersion.tried(from: 13) {
      let (app, search, searcher) = try searched(iOS)
      let (simulator, log) = (app.device.simulator, searcher.log)
      expect(!search.isActive && log.take() == [], "iOS \(iOS)")
      try simulator.tap(at: CGPoint(x: 100, y: 128))
      try app.settle()
      expectEqual(
        log.take(), ["barBegan", "willPresent", "update true \"\"", "didPresent true"],
        "iOS \(iOS)")
      expect(simulator.typeText("a\n"))
      expect(log.take() == ["update true \"a\""] && search.isActive, "iOS \(iOS)")
      try simulator.tap(at: CGPoint(x: 280, y: 128))
      try app.settle()
      expectEqual(
        log.take(),
        [
          "barCancelled", "willDismiss", "barEnded", "update false \"\"", "didDismiss",
        ], "iOS \(iOS)")
      search.isActive = true
      try app.settle()
      expectEqual(log.take().last, "didPresent true", "iOS \(iOS)")
      search.isActive = false
      expect(!search.isActive && !search.searchBar.isFirstResponder, "iOS \(iOS)")
      try app.settle()
      expectEqual(log.take().last, "didDismiss", "iOS \(iOS)")
    }
  }

  @Test("A search that code begins has no keyboard until the app wants it", .rule(728))
  func byCode() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let (app, search, searcher) = try searched(iOS)
      let log = searcher.log
      search.isActive = true
      try app.settle()
      expectEqual(log.take(), ["willPresent", "didPresent true"], "iOS \(iOS)")
      expect(search.isActive && !search.searchBar.isFirstResponder, "iOS \(iOS)")
      search.searchBar.becomeFirstResponder()
      expectEqual(log.take(), ["barBegan", "update true \"\""], "iOS \(iOS)")
      search.isActive = false
      try app.settle()
      expect(log.take().last == "didDismiss" && !search.searchBar.isFirstResponder, "iOS \(iOS)")
    }
  }

  @Test("Another scope and a text that code sets are for the updater of a search", .rule(1067))
  func updates() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let (app, search, searcher) = try searched(iOS)
      let (bar, log) = (search.searchBar, searcher.log)
      bar.scopeButtonTitles = ["All", "Recent"]
      bar.text = "a"
      expectEqual(log.take(), [], "iOS \(iOS)")
      search.isActive = true
      try app.settle()
      _ = log.take()
      bar.text = "ab"
      bar.text = "ab"
      expectEqual(log.take(), ["update true \"ab\""], "iOS \(iOS)")
      try app.device.simulator.tap(at: CGPoint(x: 250, y: bar.frame.maxY - 22))
      try app.settle()
      expectEqual(log.take(), only(iOS >= 13, "update true \"ab\"") + ["scope 1"], "iOS \(iOS)")
    }
  }

  @Test("A tap on a scope tells the delegate, and the scopes come with the search", .rule(593))
  func scopes() throws {
    final class Hearer: NSObject, UISearchBarDelegate {
      var heard: [String] = []
      func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
      ) { heard.append("\(selectedScope) \(searchBar.selectedScopeButtonIndex)") }
    }
    for iOS in IOSVersion.tried(from: 9) {
      let app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      let hearer = Hearer()
      let bar = UISearchBar()
      bar.delegate = hearer
      bar.scopeButtonTitles = ["All", "Recent"]
      bar.sizeToFit()
      let low = bar.frame.height
      expect(low == (iOS >= 11 ? 56 : 44) && bar.subviews.count == 1, "iOS \(iOS)")
      bar.frame = CGRect(x: 0, y: 100, width: 320, height: low)
      root.view.addSubview(bar)
      bar.showsScopeBar = true
      try app.settle()
      expect(bar.frame.height == low + 44 && bar.intrinsicContentSize.height == low + 44)
      let simulator = app.device.simulator
      for x in [250, 250, 60] {
        try simulator.tap(at: CGPoint(x: CGFloat(x), y: 100 + low + 22))
        try app.settle()
      }
      expectEqual(hearer.heard, ["1 1", "0 0"], "iOS \(iOS)")
      bar.selectedScopeButtonIndex = 1
      expectEqual(hearer.heard.count, 2)
      bar.showsScopeBar = false
      expectEqual(bar.frame.height, low, "iOS \(iOS)")
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.scopeButtonTitles = ["All", "Recent"]
      search.searchBar.frame = CGRect(x: 0, y: 300, width: 320, height: low)
      root.view.addSubview(search.searchBar)
      try app.settle()
      search.isActive = true
      try app.settle()
      expectEqual(search.searchBar.frame.height, low + 44, "iOS \(iOS)")
      search.isActive = false
      try app.settle()
      expectEqual(search.searchBar.frame.height, low, "iOS \(iOS)")
    }
  }
}
