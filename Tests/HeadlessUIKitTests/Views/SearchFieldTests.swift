import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// The field of a search bar, which is edited as its bar.
@Suite(.rule(729))
@MainActor
struct SearchFieldTests {
  private final class Hearer: NSObject, UISearchBarDelegate {
    var heard: [String] = []
    var mayEnd = true
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      heard.append("shouldBegin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      heard.append("shouldEnd")
      return mayEnd
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("text \"\(searchText)\"")
    }
  }

  private struct Scene {
    let app: TestApp
    let navigation: UINavigationController
    let bar: UISearchBar
    let hearer = Hearer()
    var field: UITextField { bar.subviews.lazy.compactMap { $0 as? UITextField }.first! }
    var root: UIViewController { navigation.viewControllers[0] }

    init(_ iOS: IOSVersion) throws {
      // Views belong to the device that there is when they are made.
      app = TestApp(iOS: iOS)
      bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
      navigation = UINavigationController(rootViewController: UIViewController())
      try app.show(navigation)
      root.view.addSubview(bar)
      bar.delegate = hearer
      try app.settle()
    }
  }

  @Test("The delegate hears of editing that the field or a view begins and ends")
  func directly() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let scene = try Scene(iOS)
      let (bar, hearer) = (scene.bar, scene.hearer)
      expect(scene.field.becomeFirstResponder() && bar.isFirstResponder)
      expectEqual(hearer.take(), ["shouldBegin", "began"], "iOS \(iOS)")
      scene.root.view.endEditing(true)
      expect(hearer.take() == ["shouldEnd", "ended"] && !bar.isFirstResponder, "iOS \(iOS)")
      bar.becomeFirstResponder()
      expectEqual(hearer.take(), ["shouldBegin", "began"], "iOS \(iOS)")
      scene.field.resignFirstResponder()
      expectEqual(hearer.take(), ["shouldEnd", "ended"], "iOS \(iOS)")
    }
  }

  @Test("Another field takes over only if the delegate lets it, and a view by force")
  func others() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let scene = try Scene(iOS)
      let (bar, hearer) = (scene.bar, scene.hearer)
      let other = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
      scene.root.view.addSubview(other)
      bar.becomeFirstResponder()
      hearer.mayEnd = false
      _ = hearer.take()
      expect(!other.becomeFirstResponder() && bar.isFirstResponder, "iOS \(iOS)")
      expectEqual(hearer.take(), ["shouldEnd"], "iOS \(iOS)")
      scene.root.view.endEditing(true)
      expect(hearer.take() == ["shouldEnd", "ended"] && !bar.isFirstResponder, "iOS \(iOS)")
      hearer.mayEnd = true
      bar.becomeFirstResponder()
      _ = hearer.take()
      expect(other.becomeFirstResponder() && !bar.isFirstResponder, "iOS \(iOS)")
      expectEqual(hearer.take(), ["shouldEnd", "ended"], "iOS \(iOS)")
    }
  }

  @Test(
    "A push ends the editing, and the button that removes the text is told as typing is", .rule(753)
  )
  func leaving() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let scene = try Scene(iOS)
      let (bar, hearer) = (scene.bar, scene.hearer)
      bar.text = "ab"
      expectEqual(hearer.take(), [], "iOS \(iOS)")
      bar.becomeFirstResponder()
      _ = hearer.take()
      expect(scene.field.pressClear() && bar.text == "")
      expectEqual(hearer.take(), ["text \"\""], "iOS \(iOS)")
      scene.navigation.pushViewController(UIViewController(), animated: true)
      try scene.app.settle()
      expect(hearer.take() == ["shouldEnd", "ended"] && !bar.isFirstResponder, "iOS \(iOS)")
    }
  }
}
