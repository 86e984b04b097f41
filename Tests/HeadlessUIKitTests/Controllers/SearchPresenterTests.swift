import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A search as a presentation (rule 661).
@MainActor
struct SearchPresenterTests {
  /// A navigation controller with A, which is being searched.
  private func searched(
    iOS: IOSVersion, inContext: Bool, results: @autoclosure () -> UIViewController? = nil
  ) throws -> (TestApp, a: A, search: UISearchController) {
    let app = TestApp(iOS: iOS)
    let a = A()
    a.definesPresentationContext = inContext
    let search = UISearchController(searchResultsController: results())
    try app.show(UINavigationController(rootViewController: a))
    search.searchBar.frame = CGRect(x: 0, y: 100, width: 320, height: 56)
    a.view.addSubview(search.searchBar)
    search.isActive = true
    search.searchBar.becomeFirstResponder()
    try app.settle()
    return (app, a, search)
  }

  @Test("Who is searched can present nobody meanwhile", .rule(661, "M2", "M2b"))
  func refused() throws {
    for iOS in IOSVersion.tried(from: 8) {
      for inContext in [true, false] {
        let (app, a, search) = try searched(iOS: iOS, inContext: inContext)
        expect(a.presentedViewController === search, "iOS \(iOS)")
        expectEqual((a.navigationController?.presentedViewController === search), !inContext)
        a.present(B(), animated: true)
        try app.settle()
        let presenter = inContext ? "A" : "UINavigationController"
        let expected =
          iOS < 13
          ? "Warning: Attempt to present <B>  on <\(presenter)> which is already presenting "
            + "<UISearchController>"
          : "[Presentation] Attempt to present <B> on <\(presenter)> (from <A>) which is already "
            + "presenting <UISearchController>."
        expectEqual(app.consoleTexts, [expected], "iOS \(iOS)")
        search.isActive = false
        try app.settle()
        expectNil(a.presentedViewController, "iOS \(iOS)")
        let b = B()
        a.present(b, animated: true)
        try app.settle()
        expect(a.presentedViewController === b, "iOS \(iOS)")
        expectEqual(app.consoleTexts.count, 1, "iOS \(iOS)")
      }
    }
  }

  @Test("The search itself and its results can present", .rule(661))
  func presenting() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let (app, a, search) = try searched(iOS: iOS, inContext: true, results: C())
      expect(search.searchBar.text == nil || search.searchBar.text == "")
      for presenter in [search, search.searchResultsController!] {
        let b = B()
        b.modalPresentationStyle = .overFullScreen
        presenter.present(b, animated: true)
        try app.settle()
        expect(b.viewIfLoadedEver?.window != nil, "iOS \(iOS)")
        b.dismiss(animated: true)
        try app.settle()
        expectNil(b.viewIfLoadedEver?.window, "iOS \(iOS)")
        expect(search.isActive && a.presentedViewController === search, "iOS \(iOS)")
        expect(app.device.simulator.typeText("x"))
        try app.settle()
      }
      expectEqual(app.consoleTexts, [], "iOS \(iOS)")
    }
  }

  @Test("A dismissal of the searched controller ends the search and nothing else", .rule(661))
  func dismissal() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let app = TestApp(iOS: iOS)
      let (root, a) = (P(), A())
      a.definesPresentationContext = true
      try app.show(root)
      let navigation = UINavigationController(rootViewController: a)
      root.present(navigation, animated: false)
      try app.settle()
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.frame = CGRect(x: 0, y: 100, width: 320, height: 56)
      a.view.addSubview(search.searchBar)
      search.isActive = true
      search.searchBar.becomeFirstResponder()
      try app.settle()
      var completed = 0
      a.dismiss(animated: true) { completed += 1 }
      try app.settle()
      expect(!search.isActive && completed == 1, "iOS \(iOS)")
      expect(root.presentedViewController === navigation, "iOS \(iOS)")
      a.dismiss(animated: true) { completed += 1 }
      try app.settle()
      expect(root.presentedViewController == nil && completed == 2, "iOS \(iOS)")
    }
  }
}

extension UIViewController {
  /// Its view, on versions that do not know `viewIfLoaded` too.
  fileprivate var viewIfLoadedEver: UIView? { isViewLoaded ? view : nil }
}
