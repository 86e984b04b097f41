import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import Testing

private enum Theme: String { case plain, ocean }

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.plain
}

extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

@MainActor
struct OwnTraitTests {
  @Test("A trait of the app's own holds in what it was said for, and is told of", .rule(772))
  func overrides() throws {
    let stage = TestApp(iOS: 17.0)
    let (root, inner) = (A(), UIView())
    root.view.addSubview(inner)
    try stage.show(root)
    expectEqual(inner.traitCollection.theme, .plain)
    var heard: [String] = []
    inner.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, old: UITraitCollection) in
      heard.append("\(old.theme) \(view.traitCollection.theme)")
    }
    root.traitOverrides.theme = .ocean
    try stage.settle()
    expect(inner.traitCollection.theme == .ocean && root.traitCollection.theme == .ocean)
    expectEqual(stage.window.traitCollection.theme, .plain)
    root.traitOverrides.theme = .ocean
    root.traitOverrides.userInterfaceStyle = .dark
    try stage.settle()
    expect(root.traitOverrides.contains(ThemeTrait.self))
    root.traitOverrides.remove(ThemeTrait.self)
    try stage.settle()
    expectEqual(heard, ["plain ocean", "ocean plain"])
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    expectEqual(stage.device.lines(.diagnosis), [])
  }

  @Test("A trait is read and set under its type, also one of UIKit's", .rule(772))
  func subscripts() {
    _ = Device(iOS: 17.0)
    let traits = UITraitCollection { traits in
      traits.theme = .ocean
      traits[UITraitUserInterfaceStyle.self] = .dark
    }
    expect(traits.theme == .ocean && traits.userInterfaceStyle == .dark)
    expectEqual(traits[UITraitUserInterfaceStyle.self], .dark)
    expectEqual(traits.modifyingTraits { $0.theme = .plain }.theme, .plain)
    let color = UIColor { $0.theme == .ocean ? .blue : .white }
    expectEqual(color.resolvedColor(with: traits), .blue)
  }
}
