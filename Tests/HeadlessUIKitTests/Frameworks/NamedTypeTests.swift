import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Types that apps name for what they hand to UIKit or get from it.
@MainActor
@Suite struct NamedTypeTests {
  @Test("The parts of a button's configuration have types, and the button keeps them")
  func buttons() {
    _ = Device(iOS: 17.0)
    let corners: UIButton.Configuration.CornerStyle = .capsule
    let sign: UIButton.Configuration.Indicator = .popup
    let mac: UIButton.Configuration.MacIdiomStyle = .borderlessTinted
    let side: UIButton.Configuration.TitleAlignment = .trailing
    let button = UIButton(type: .system)
    var look = UIButton.Configuration.filled()
    expect(look.cornerStyle != corners && look.indicator != sign && look.titleAlignment != side)
    look.cornerStyle = corners
    look.indicator = sign
    look.macIdiomStyle = mac
    look.titleAlignment = side
    button.configuration = look
    expectEqual(button.configuration?.cornerStyle, corners)
    expectEqual(button.configuration?.indicator, sign)
    expectEqual(button.configuration?.macIdiomStyle, mac)
    expectEqual(button.configuration?.titleAlignment, side)
    let provider: UIButton.PointerStyleProvider = { _, _, shape in
      UIPointerStyle(shape: shape)
    }
    button.pointerStyleProvider = provider
    expect(button.pointerStyleProvider != nil)
  }

  @Test("The label of a subtitle is not there, which is said where a subtitle is")
  func subtitles() {
    let device = Device(iOS: 17.0)
    let button = UIButton(type: .system)
    expectNil(button.subtitleLabel)
    expectEqual(device.lines(.diagnosis), [])
    button.configuration = .plain()
    button.configuration?.subtitle = "below"
    expectNil(button.subtitleLabel)
    expectEqual(
      device.lines(.diagnosis), ["unimplemented: UIButton.subtitleLabel: nothing comes of it."])
  }

  @Test("A list's headers and lines are of the kinds that its configuration has")
  func lists() throws {
    let stage = TestApp(iOS: 18)
    let header: UICollectionLayoutListConfiguration.HeaderMode = .supplementary
    let footer: UICollectionLayoutListConfiguration.FooterMode = .supplementary
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = header
    list.footerMode = footer
    list.separatorConfiguration.color = .red
    let line: UICollectionLayoutListConfiguration.ItemSeparatorHandler = { _, usual in usual }
    list.itemSeparatorHandler = line
    let hugging: UICollectionLayoutListConfiguration.ContentHuggingElements = [.supplementaryHeader]
    list.contentHuggingElements = hugging
    expectEqual(list.separatorConfiguration.color, .red)
    expect(list.itemSeparatorHandler != nil && list.contentHuggingElements == hugging)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for kind in kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    typealias Source = UICollectionViewDiffableDataSource<Int, String>
    let source = Source(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var asked: [String] = []
    let provider: Source.SupplementaryViewProvider = { view, kind, path in
      asked.append(kind)
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: kind, for: path)
    }
    source.supplementaryViewProvider = provider
    var handlers: Source.ReorderingHandlers = .init()
    handlers.canReorderItem = { $0 == "a" }
    source.reorderingHandlers = handlers
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    let root = UIViewController()
    root.view.addSubview(view)
    try stage.show(root)
    expectEqual(Set(asked), Set(kinds))
    let path = { IndexPath(item: $0, section: 0) }
    expect(source.collectionView(view, canMoveItemAt: path(0)))
    expect(!source.collectionView(view, canMoveItemAt: path(1)))
  }

  @Test("How a section scrolls on its own is kept, and so is how a cell takes a drop")
  func values() {
    let device = Device(iOS: 18.0)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(50), heightDimension: .absolute(50)))
    let section = NSCollectionLayoutSection(
      group: NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(100), heightDimension: .absolute(50)), subitems: [item]))
    let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce = .never
    expect(section.orthogonalScrollingProperties.bounce == .automatic)
    section.orthogonalScrollingProperties.bounce = bounce
    expect(section.orthogonalScrollingProperties.bounce == bounce)
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let drops: [UICellConfigurationState.DropState] = [.none, .notTargeted, .targeted]
    expectEqual(state.cellDropState, drops[0])
    for drop in drops.dropFirst() {
      state.cellDropState = drop
      expectEqual(state.cellDropState, drop)
    }
    let radius: UICornerRadius = 2.5
    expectEqual(radius, .fixed(2.5))
    let widths: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
    expectEqual(widths.map(\.rawValue), widths.map(\.rawValue).sorted())
    expectEqual(UIKeyboardHIDUsage.keyboardErrorUndefined.rawValue, 3)
    let preferences: [UIMainMenuSystem.Configuration.ElementPreference] = [
      .automatic, .included, .removed,
    ]
    expectEqual(preferences.map(\.rawValue), [0, 1, 2])
    let recipients = UIActivityItemsConfigurationMetadataKey.shareRecipients
    let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "a")])
    configuration.metadataProvider = { $0 == recipients ? "Ann" : nil }
    expectEqual(
      configuration.activityItemsConfigurationMetadata(key: recipients) as? String, "Ann")
    expectNil(configuration.activityItemsConfigurationMetadata(key: .title))
    expectEqual(UITraitCollection.current.typesettingLanguage.languageCode?.identifier, "en")
    _ = device
  }

  @Test("What is only declared has its types all the same, and says so")
  func declared() throws {
    let device = Device(iOS: 18.0)
    let tab = UITab(title: "", image: nil, identifier: "1") { _ in UIViewController() }
    let targets: [UITabBarController.Sidebar.ScrollTarget] = [.header, .footer, .tab(tab)]
    let tabs = UITabBarController()
    for target in targets { tabs.sidebar.scrollToTarget(target, animated: false) }
    let menu = UITextItem.MenuConfiguration(menu: UIMenu(title: "Link", children: []))
    expectEqual(menu.menu.title, "Link")
    let tint = UIConfigurationColorTransformer.preferredTint
    expectEqual(tint(.red), .red)
    expectEqual(
      device.lines(.diagnosis),
      [
        "unimplemented: UITabBarController.Sidebar.scrollToTarget(_:animated:): nothing comes of it."
      ])
    let path: PartialKeyPath<UIPasteboard.DetectedValues> = \.probableWebURL
    expectEqual(UIPasteboard.DetectedValues()[keyPath: path] as? String, "")
  }

  @Test("Backgrounds of lists are made, and that of a cell is named below a picture")
  func backgrounds() {
    let device = Device(iOS: 18.0)
    let all: [UIBackgroundConfiguration] = [
      .listSidebarCell(), .listAccompaniedSidebarCell(), .listSidebarHeader(), .listGroupedCell(),
      .listGroupedHeaderFooter(), .listPlainHeaderFooter(), .listHeader(), .listFooter(),
    ]
    let cell = UICollectionViewCell(frame: .zero)
    for background in all {
      cell.backgroundConfiguration = background
      expectEqual(cell.backgroundConfiguration, background)
    }
    cell.backgroundConfiguration = .listCell()
    expect(cell.backgroundConfiguration != nil && cell.backgroundConfiguration?.cornerRadius == 0)
    expectEqual(device.simulator.undrawnLooks, ["UICollectionViewCell.backgroundConfiguration"])
  }

  @Test("The button of a screen with nothing to show does what it was given")
  func marks() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    var taps = 0
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    empty.button.title = "Retry"
    var properties: UIContentUnavailableConfiguration.ButtonProperties = empty.buttonProperties
    properties.primaryAction = UIAction { _ in taps += 1 }
    empty.buttonProperties = properties
    root.contentUnavailableConfiguration = empty
    try stage.settle()
    let all = buttons(in: stage.window)
    let button = try #require(all.first { $0.configuration?.title == "Retry" })
    let centre = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    try stage.device.simulator.tap(at: stage.window.convert(centre, from: button))
    try stage.settle()
    expectEqual(taps, 1)
    // That they can be made of this is all that comes of these.
    let _: UICalendarView.Decoration = .default(color: .red, size: .large)
    let _: UIWindowScene.GeometryPreferences = UIWindowScene.GeometryPreferences.iOS(
      interfaceOrientations: .portrait)
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  @Test("What calls back when a symbol has moved, or a sheet was left, has a type of its own")
  func callbacks() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let picture = UIImageView(image: UIImage(systemName: "star"))
    var ends: [Bool] = []
    let end: UIImageView.UISymbolEffectCompletion = { ends.append($0.isFinished) }
    picture.addSymbolEffect(.variableColor.iterative.hideInactiveLayers, completion: end)
    expectEqual(ends, [])
    try stage.settle()
    expectEqual(ends, [true])
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    var left: [Bool] = []
    let completion: UIActivityViewController.CompletionWithItemsHandler = { _, done, _, _ in
      left.append(done)
    }
    sheet.completionWithItemsHandler = completion
    root.present(sheet, animated: false)
    try stage.settle()
    expectEqual(left, [])
    let close = try #require(
      sheet.view.subviews.first { ($0 as? UIButton)?.currentTitle == "Close" })
    try stage.device.simulator.tap(at: close.convert(CGPoint(x: 20, y: 20), to: nil))
    try stage.settle()
    expectEqual(left, [false])
  }
}
