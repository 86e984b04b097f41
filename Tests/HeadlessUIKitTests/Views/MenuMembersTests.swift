import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What menus, boards, prints and pointers are made of.
@Suite
@MainActor
struct MenuMembersTests {
  @Test("The menus that the system names have names of their own")
  func names() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let texts: [UIMenu.Identifier] = [
      .standardEdit, .undoRedo, .lookup, .spelling, .spellingPanel, .spellingOptions,
      .substitutions,
      .substitutionsPanel, .substitutionOptions, .transformations, .speech, .textSize,
      .textStylePasteboard, .writingDirection, .autoFill,
    ]
    let others: [UIMenu.Identifier] = [
      .newScene, .openRecent, .services, .minimizeAndZoom, .bringAllToFront, .file, .edit, .view,
      .window, .help,
    ]
    expectEqual(Set(texts + others).count, texts.count + others.count)
    expect(texts.allSatisfy { $0.rawValue.hasPrefix("com.apple.menu.") })
  }

  @Test("What lies on a board ends, is named, and comes from the app itself", .rule(1330))
  func boards() throws {
    let stage = TestApp(iOS: 16)
    try stage.show(UIViewController())
    let board = UIPasteboard.withUniqueName()
    expect(!board.isPersistent)
    board.setItems([["public.utf8-plain-text": "a"]], options: [.expirationDate: Date.distantPast])
    expectEqual(board.numberOfItems, 0)
    board.setItems(
      [["public.utf8-plain-text": "a"], ["public.url": "b"]], options: [.localOnly: true])
    expectEqual(board.itemSet(withPasteboardTypes: ["public.url"]), IndexSet(integer: 1))
    board.setData(Data([7]), forPasteboardType: "com.example.note")
    expect(board.contains(pasteboardTypes: ["com.example.note"]) && board.numberOfItems == 1)
    board.items = [["public.utf8-plain-text": "t", "public.url": "http://example.com"]]
    expect(board.numberOfItems == 1 && board.string == "t" && board.url?.host == "example.com")
    let named = UIPasteboard(name: .init("own"), create: true)
    named?.string = "shared"
    expectEqual(UIPasteboard(name: .init("own"), create: false)?.string, "shared")
    UIPasteboard.remove(withName: .init("own"))
    expectNil(UIPasteboard(name: .init("own"), create: false))
    board.setObjects(["x" as NSString])
    expectEqual(board.string, "x")
    board.setItemProviders(
      [NSItemProvider(object: "y" as NSString)], localOnly: true, expirationDate: nil)
    try stage.settle()
    expectEqual(board.string, "y")
    expect(UIPasteboard.typeListString.contains("public.utf8-plain-text"))
    expect(UIPasteboard.typeListURL.contains("public.url"))
    expect(UIPasteboard.typeListImage.contains("public.png"))
    expect(UIPasteboard.typeListColor.contains("com.apple.uikit.color"))
    expectEqual(UIPasteboard.typeAutomatic, "com.apple.uikit.type-automatic")
    board.string = "call 555-1234 or http://example.com"
    var found: [Set<UIPasteboard.DetectionPattern>] = []
    board.detectPatterns(for: [.probableWebURL, .number]) {
      if case .success(let patterns) = $0 { found.append(patterns) }
    }
    try stage.settle()
    expectEqual(found.count, 1)
    let patterns: [UIPasteboard.DetectionPattern] = [.number, .probableWebSearch, .probableWebURL]
    expectEqual(Set(patterns).count, 3)
  }

  @Test("What accepts pasted things says which")
  func pasting() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.url"])
    configuration.addAcceptableTypeIdentifiers(["public.png"])
    configuration.addTypeIdentifiers(forAccepting: NSString.self)
    expectEqual(
      Array(configuration.acceptableTypeIdentifiers.prefix(2)), ["public.url", "public.png"])
    expect(configuration.acceptableTypeIdentifiers.contains("public.utf8-plain-text"))
    let view = UIView()
    view.pasteConfiguration = configuration
    expect(view.canPaste([NSItemProvider(object: "y" as NSString)]))
    let plain = UIView()
    expect(!plain.canPaste([NSItemProvider(object: "y" as NSString)]))
  }

  @Test("Pages are made of what is to be printed")
  func printing() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let formatter = UIMarkupTextPrintFormatter(markupText: "<p>a</p>")
    expectEqual(formatter.markupText, "<p>a</p>")
    let renderer = UIPrintPageRenderer()
    renderer.headerHeight = 10
    renderer.footerHeight = 20
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    expect(formatter.printPageRenderer === renderer && renderer.printFormatters?.count == 1)
    expect(renderer.printFormattersForPage(at: 0)?.first === formatter)
    formatter.removeFromPrintPageRenderer()
    expect(formatter.printPageRenderer == nil && renderer.printFormatters?.isEmpty != false)
    expect(renderer.headerHeight == 10 && renderer.footerHeight == 20)
    let info = UIPrintInfo.printInfo()
    info.jobName = "n"
    expect(info.jobName == "n" && info.outputType == .general)
    expect(UIPrintInteractionController.canPrint(URL(string: "http://a.example/b.txt")!) == false)
  }

  @Test("Regions, ranges, shapes and pointers are what they are made of")
  func shapes() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let region = UIRegion(radius: 10)
    expect(region.contains(.zero) && !region.inverse().contains(.zero))
    expect(region.inverse().contains(CGPoint(x: 50, y: 0)))
    expect(UIFloatRange.infinite.isInfinite && !UIFloatRange(minimum: 0, maximum: 1).isInfinite)
    if case .horizontalBeam(let length) = UIPointerShape.horizontalBeam(length: 5) {
      expectEqual(length, 5)
    } else {
      expect(false)
    }
    if case .verticalBeam = UIPointerShape.horizontalBeam(length: 5) { expect(false) }
    let key = UIKeyCommand(
      input: "a", modifierFlags: .command, action: HeadlessUIKit.Selector("go"))
    expectEqual(key.input, "a")
    let configuration = UIToolTipInteraction(defaultToolTip: "tip")
    expectEqual(configuration.defaultToolTip, "tip")
    expectEqual(UIToolTipConfiguration(toolTip: "t").toolTip, "t")
    let area = UIToolTipConfiguration(toolTip: "t", in: CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(area.sourceRect.width, 3)
    let collation = UILocalizedIndexedCollation.current()
    expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
    expectEqual(collation.sectionTitles.count, 27)
  }

  @Test("An old menu of commands says when it comes and goes")
  func oldMenu() throws {
    let stage = TestApp(iOS: 15)
    let root = Commands()
    try stage.show(root)
    root.becomeFirstResponder()
    var posted: [String] = []
    let center = HeadlessUIKit.NotificationCenter.default
    let names: [Notification.Name] = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    for name in names {
      center.addObserver(forName: name, object: nil, queue: nil) { posted.append($0.name.rawValue) }
    }
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Go", action: HeadlessUIKit.Selector("go"))]
    menu.showMenu(from: root.view, rect: CGRect(x: 100, y: 300, width: 10, height: 10))
    try stage.settle()
    expect(menu.isMenuVisible && menu.menuFrame.width > 0)
    menu.hideMenu()
    try stage.settle()
    expect(!menu.isMenuVisible)
    expectEqual(posted, names.map(\.rawValue))
  }

  private final class Commands: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == HeadlessUIKit.Selector("go")
    }
  }
}
