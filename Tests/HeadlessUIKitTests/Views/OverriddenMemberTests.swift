import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Members and classes that apps override, although UIKit's own do what is wanted.
@MainActor @Suite struct OverriddenMemberTests {
  @Test("A controller may override what is said of its view, its guides, its keys and its bars")
  func controllers() {
    final class Page: UIViewController {
      var updates = 0
      override func setNeedsStatusBarAppearanceUpdate() {
        updates += 1
        super.setNeedsStatusBarAppearanceUpdate()
      }
      override var isViewLoaded: Bool { !super.isViewLoaded }
      override var viewIfLoaded: UIView? { nil }
      override var interfaceOrientation: UIInterfaceOrientation { .landscapeLeft }
      override var topLayoutGuide: any UILayoutSupport { super.topLayoutGuide }
      override func addKeyCommand(_ keyCommand: UIKeyCommand) { updates += 10 }
      override func accessibilityPerformEscape() -> Bool { true }
    }
    withExtendedLifetime(Device(iOS: 12.0)) {
      let page = Page()
      expect(page.isViewLoaded)
      page.loadViewIfNeeded()
      expect(!page.isViewLoaded && page.viewIfLoaded == nil)
      page.setNeedsStatusBarAppearanceUpdate()
      page.addKeyCommand(UIKeyCommand(input: "a", modifierFlags: [], action: Selector("a")))
      expectEqual(page.updates, 11)
      expectEqual(page.interfaceOrientation, .landscapeLeft)
      expectEqual(page.topLayoutGuide.length, 0)
      expect(page.accessibilityPerformEscape())
      expect(!UIViewController().accessibilityPerformEscape())
    }
  }

  @Test("A view may override its constraints, its edges, what it wants, and its interactions")
  func views() {
    final class Box: UIView {
      let edge = UIView()
      var added = 0
      override var constraints: [NSLayoutConstraint] { [] }
      override var topAnchor: NSLayoutYAxisAnchor { edge.topAnchor }
      override func contentHuggingPriority(
        for axis: NSLayoutConstraint.Axis
      ) -> UILayoutPriority { .required }
      override func addInteraction(_ interaction: any UIInteraction) { added += 1 }
      override func updateConstraintsIfNeeded() {
        added += 10
        super.updateConstraintsIfNeeded()
      }
    }
    withExtendedLifetime(Device(iOS: 13.0)) {
      let box = Box()
      box.widthAnchor.constraint(equalToConstant: 1).isActive = true
      expectEqual(box.constraints, [])
      expect(box.topAnchor.constraint(equalTo: box.edge.bottomAnchor).firstItem === box.edge)
      expectEqual(box.contentHuggingPriority(for: .vertical), .required)
      box.addInteraction(UIContextMenuInteraction(delegate: Menus()))
      box.updateConstraintsIfNeeded()
      expect(box.added == 11 && box.interactions.isEmpty)
    }
  }
  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test("A layer may override its animations and its copy for the screen, a table its places")
  func layersAndTables() {
    final class Plain: CALayer {
      override func animation(forKey key: String) -> CAAnimation? { nil }
      override func presentation() -> Self? { nil }
    }
    final class Rows: UITableView {
      override func indexPath(for cell: UITableViewCell) -> IndexPath? {
        IndexPath(row: 7, section: 0)
      }
      override func rect(forSection section: Int) -> CGRect { .null }
    }
    final class Text: UITextView {
      let own = NSTextStorage(string: "own")
      override var textStorage: NSTextStorage { own }
    }
    withExtendedLifetime(Device(iOS: 13.0)) {
      let layer = Plain()
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
      expect(layer.animation(forKey: "a") == nil && layer.presentation() == nil)
      expectEqual(layer.animationKeys(), ["a"])
      let rows = Rows()
      expectEqual(rows.indexPath(for: UITableViewCell()), IndexPath(row: 7, section: 0))
      expectEqual(rows.rect(forSection: 0), .null)
      expectEqual(Text().textStorage.string, "own")
    }
  }

  @Test("The application may override what it opens, and a color may have names of its own")
  func others() {
    final class Shy: UIApplication {
      override func canOpenURL(_ url: URL) -> Bool { false }
    }
    final class Palette: UIColor, @unchecked Sendable {
      static let sea = Palette(hex: 0x0000FF)
      convenience init(hex: Int) {
        self.init(red: 0, green: 0, blue: CGFloat(hex & 255) / 255, alpha: 1)
      }
    }
    withExtendedLifetime(Device(iOS: 13.0)) {
      let sea = Palette.sea
      var blue: CGFloat = 0
      expect(unsafe sea.getRed(nil, green: nil, blue: &blue, alpha: nil))
      expect(blue == 1 && sea.isEqual(UIColor.blue) && UIColor.blue.isEqual(sea))
    }
  }
}
