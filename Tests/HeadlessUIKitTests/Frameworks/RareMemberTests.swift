import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

private typealias Provider = NSItemProvider

/// Members that few apps use: what comes of each.
@Suite
@MainActor
struct RareMemberTests {
  @Test("A data source hears of its sections and items before they change")
  func dataSources() throws {
    let stage = TestApp(iOS: 26)
    let root = UIViewController()
    try stage.show(root)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    root.view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    var isDone = false
    source.applySnapshotUsingReloadData(snapshot) { isDone = true }
    try stage.settle()
    expect(isDone && list.numberOfItems(inSection: 0) == 3)
    var heard: [[Int]] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { heard.append($0.initialSnapshot.itemIdentifiers) }
    let first = IndexPath(item: 0, section: 0)
    expect(list.beginInteractiveMovementForItem(at: first))
    let third = try #require(list.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))
    list.updateInteractiveMovementTargetPosition(third.center)
    list.endInteractiveMovement()
    try stage.settle()
    expectEqual(heard, [[1, 2, 3]])
    expectEqual(source.snapshot().itemIdentifiers, [2, 3, 1])
    let cell = try #require(list.cellForItem(at: first) as? UICollectionViewListCell)
    expect(cell.indentsAccessories && cell.separatorLayoutGuide.layoutFrame.width > 0)
    let whole = cell.contentView.frame.width
    cell.accessories = [.disclosureIndicator()]
    try stage.settle()
    expect(cell.contentView.frame.width < whole)
    expectNil(cell.defaultBackgroundConfiguration().image)
  }

  @Test("A provider has what is registered, by its types")
  func providers() throws {
    let stage = TestApp(iOS: 17)
    let provider = Provider()
    expectNil(provider.suggestedName)
    provider.suggestedName = "name"
    provider.registerObject("text" as NSString, visibility: .ownProcess)
    provider.registerItem(forTypeIdentifier: "com.example.own") { answer, _, _ in
      answer?("own" as NSString, nil)
    }
    expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text"))
    expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.image"))
    expect(provider.registeredTypeIdentifiers.contains("com.example.own"))
    var heard: [String] = []
    provider.loadItem(forTypeIdentifier: "com.example.own") { item, _ in
      heard.append("\(item ?? "none" as NSString)")
    }
    provider.loadItem(forTypeIdentifier: "com.example.other") { _, error in
      heard.append((error as NSError?)?.domain ?? "no error")
    }
    try stage.settle()
    expectEqual(heard.sorted(), ["NSItemProviderErrorDomain", "own"])
    expectEqual(Provider.errorDomain, "NSItemProviderErrorDomain")
    let late = Provider()
    late.registerObject(ofClass: NSString.self, visibility: .all) { answer in
      answer("late" as NSString, nil)
      return nil
    }
    expect(late.canLoadObject(ofClass: NSString.self))
    expect(late.suggestedName == nil && provider.suggestedName == "name")
  }

  @Test("Measurements and names are written for what they are used for")
  func formats() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let english = Locale(identifier: "en_US")
    let (way, warmth) = (
      Measurement(value: 5, unit: UnitLength.kilometers),
      Measurement(value: 20, unit: UnitTemperature.celsius)
    )
    expectEqual(
      way.formatted(.measurement(width: .wide, usage: .road).locale(english)), "3.1 miles")
    expectEqual(
      warmth.formatted(.measurement(width: .narrow, usage: .weather).locale(english)), "68°")
    let plain = warmth.formatted(
      .measurement(
        width: .abbreviated, usage: .asProvided, hidesScaleName: true,
        numberFormatStyle: .number.precision(.fractionLength(1))
      ).locale(english))
    expectEqual(plain, "20.0°")
    let person = Measurement(value: 80, unit: UnitMass.kilograms)
    expectEqual(
      person.formatted(.measurement(width: .wide, usage: .personWeight).locale(english)),
      "176 pounds")
    let formatter = PersonNameComponentsFormatter()
    var (name, sound) = (PersonNameComponents(), PersonNameComponents())
    (name.givenName, sound.givenName) = ("Ann", "En")
    name.phoneticRepresentation = sound
    expectEqual(formatter.string(from: name), "Ann")
    formatter.isPhonetic = true
    expectEqual(formatter.string(from: name), "En")
    let (dates, numbers) = (DateFormatter(), NumberFormatter())
    expect(dates.formattingContext == .unknown && numbers.formattingContext == .unknown)
    numbers.formattingContext = .listItem
    expect(numbers.formattingContext == .listItem)
  }

  @Test("Markdown is read as far as its options say")
  func markdown() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    typealias Options = AttributedString.MarkdownParsingOptions
    let usual = Options()
    expect(usual.interpretedSyntax == .full && usual.failurePolicy == .throwError)
    expect(!usual.allowsExtendedAttributes && !usual.appliesSourcePositionAttributes)
    expectNil(usual.languageCode)
    let text = "a **b** [c](https://example.com)\n\nd"
    func read(_ syntax: Options.InterpretedSyntax) throws -> String {
      let options = Options(interpretedSyntax: syntax)
      return String(try AttributedString(markdown: text, options: options).characters)
    }
    expectEqual(try read(.inlineOnly), "a b c d")
    expectEqual(try read(.inlineOnlyPreservingWhitespace), "a b c\n\nd")
  }

  @Test("A device without a network says so, and marks of time cost nothing")
  func surroundings() throws {
    let stage = TestApp(iOS: 17)
    let monitors = [
      NWPathMonitor(), NWPathMonitor(requiredInterfaceType: .wifi),
      NWPathMonitor(prohibitedInterfaceTypes: [.cellular, .loopback, .wiredEthernet]),
    ]
    var heard = 0
    for monitor in monitors {
      monitor.pathUpdateHandler = { path in
        heard += path.status == .unsatisfied ? 1 : 0
        expect(!path.isExpensive && !path.isConstrained && !path.supportsDNS)
        expect(!path.supportsIPv4 && !path.supportsIPv6 && path.availableInterfaces.isEmpty)
        expect(!path.usesInterfaceType(.wifi))
      }
      monitor.start(queue: .main)
      expect(monitor.currentPath.status != .satisfied)
      expect(monitor.currentPath.status != .requiresConnection)
    }
    try stage.settle()
    expectEqual(heard, 3)
    let marks = OSSignposter(subsystem: "app", category: "time")
    let state = marks.beginInterval("work", id: marks.makeSignpostID())
    marks.emitEvent("half")
    marks.endInterval("work", state)
    expectEqual(marks.withIntervalSignpost("sum") { 1 + 2 }, 3)
    expectEqual(OSSignposter(logger: Logger()).makeSignpostID(), .exclusive)
    var done: [String] = []
    let process = ProcessInfo.processInfo
    process.performActivity(options: .userInitiated, reason: "test") { done.append("now") }
    process.performExpiringActivity(withReason: "test") { done.append($0 ? "over" : "later") }
    process.endActivity(process.beginActivity(options: .background, reason: "test"))
    try stage.settle()
    expectEqual(done, ["now", "later"])
    expect(!process.isiOSAppOnMac && !process.isMacCatalystApp)
  }

  @Test("A content storage has the layout managers that it is given")
  func textKit() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let (storage, manager) = (NSTextContentStorage(), NSTextLayoutManager())
    storage.addTextLayoutManager(manager)
    expect(storage.textLayoutManagers.count == 1 && storage.primaryTextLayoutManager === manager)
    expect(manager.textContentManager === storage)
    let (end, same) = (manager.documentRange.endLocation, storage.documentRange.endLocation)
    expect(end.compare(same) == .orderedSame)
    var edits = 0
    storage.performEditingTransaction { edits += 1 }
    expectEqual(edits, 1)
    storage.removeTextLayoutManager(manager)
    expect(storage.textLayoutManagers.isEmpty && manager.textContentManager == nil)
    let element = NSTextElement(textContentManager: storage)
    expect(element.textContentManager === storage && element.elementRange == nil)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -2, width: 5, height: 6)
    let place = attachment.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    expectEqual(place, attachment.bounds)
  }

  @Test("Corners are equal that are made alike, and pictures take effects of symbols")
  func values() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    // That they have these names is all that comes of most.
    let _: [any SymbolEffect] = [
      .bounce.byLayer, .bounce.wholeSymbol, .appear.byLayer, .disappear.wholeSymbol,
      .pulse.byLayer, .scale.wholeSymbol, .breathe.byLayer, .rotate.counterClockwise, .wiggle,
      .variableColor, .replace.downUp, .replace.upUp.byLayer, .replace.offUp.wholeSymbol,
    ]
    let picture = UIImageView(image: UIImage(systemName: "star"))
    picture.addSymbolEffect(.bounce.byLayer, options: .nonRepeating)
    picture.addSymbolEffect(.pulse, options: .repeat(.periodic(2, delay: 1)))
    picture.removeAllSymbolEffects()
    expectEqual(
      UICornerConfiguration.uniformCorners(radius: 3), UICornerConfiguration.corners(radius: 3))
    let top = UICornerConfiguration.uniformEdges(topRadius: 3, bottomRadius: 0.5)
    expect(top == .uniformEdges(topRadius: .fixed(3), bottomRadius: .fixed(0.5)))
    expect(top != .uniformEdges(leftRadius: 3, rightRadius: 0.5))
    expect(UICornerRadius.containerConcentric(minimum: 2) != .containerConcentric(minimum: 3))
  }
}
