import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Draws the lines of letters in its own way.
private final class Inker: NSLayoutManager {
  var lines: [String] = []
  override func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    lines.append("below \(glyphRange.location) \(glyphRange.length) of \(lineGlyphRange.length)")
  }
  override func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) { lines.append("behind \(charRange.location) \(rectCount) \(color == .green)") }
  override func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    lines.append("through \(glyphRange.location) \(glyphRange.length) \(containerOrigin.x)")
  }
}

/// What members and types do that apps name in full.
@Suite
@MainActor
struct TypeNameTests {
  private typealias Keys = AttributeScopes.UIKitAttributes

  private func text() -> AttributedString {
    var text = AttributedString("word")
    text[Keys.FontAttribute.self] = .boldSystemFont(ofSize: 20)
    text[Keys.ForegroundColorAttribute.self] = .red
    text[Keys.BackgroundColorAttribute.self] = .blue
    text[Keys.KernAttribute.self] = 1
    text[Keys.TrackingAttribute.self] = 2
    text[Keys.BaselineOffsetAttribute.self] = 3
    text[Keys.StrokeWidthAttribute.self] = 4
    text[Keys.StrokeColorAttribute.self] = .brown
    text[Keys.UnderlineStyleAttribute.self] = .single
    text[Keys.UnderlineColorAttribute.self] = .green
    text[Keys.StrikethroughStyleAttribute.self] = .double
    text[Keys.StrikethroughColorAttribute.self] = .gray
    text.link = URL(string: "https://a.example.com")
    return text
  }

  @Test("UIKit's attributes go over to the older kind of texts", .rule(1364))
  func older() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    var text = text()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let shadow = NSShadow()
    text[Keys.ParagraphStyleAttribute.self] = style
    text[Keys.ShadowAttribute.self] = shadow
    let old = try NSAttributedString(text, including: \.uiKit)
    let values = unsafe old.attributes(at: 0, effectiveRange: nil)
    func number(_ key: NSAttributedString.Key) -> Double? {
      (values[key] as? NSNumber)?.doubleValue
    }
    func color(_ key: NSAttributedString.Key) -> UIColor? { values[key] as? UIColor }
    expectEqual(values.count, 15)
    expectEqual(values[.font] as? UIFont, .boldSystemFont(ofSize: 20))
    expectEqual((values[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
    expect(values[.shadow] as? NSShadow === shadow)
    expect(number(.kern) == 1 && number(.tracking) == 2)
    expect(number(.baselineOffset) == 3 && number(.strokeWidth) == 4)
    expect(number(.underlineStyle) == 1 && number(.strikethroughStyle) == 9)
    expect(color(.foregroundColor) == .red && color(.backgroundColor) == .blue)
    expect(color(.underlineColor) == .green && color(.strikethroughColor) == .gray)
    expectEqual(color(.strokeColor), .brown)
    let plain = try NSAttributedString(text, including: \.foundation)
    expectEqual(Array(unsafe plain.attributes(at: 0, effectiveRange: nil).keys), [.link])
  }

  @Test("UIKit's attributes come back from the older kind of texts", .rule(1364))
  func newer() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let old = try NSAttributedString(text(), including: \.uiKit)
    let new = try AttributedString(old, including: \.uiKit)
    expectEqual(new[Keys.FontAttribute.self], .boldSystemFont(ofSize: 20))
    expect(new[Keys.KernAttribute.self] == 1 && new[Keys.TrackingAttribute.self] == 2)
    expect(new[Keys.UnderlineStyleAttribute.self] == .single && new.link != nil)
    expectEqual(new[Keys.StrikethroughColorAttribute.self], .gray)
    let plain = try AttributedString(old, including: \.foundation)
    expect(plain.link != nil && plain[Keys.FontAttribute.self] == nil)
    expectEqual(String(plain.characters), "word")
    let written = NSAttributedString(string: "a", attributes: [.verticalGlyphForm: 0])
    let form = unsafe written.attribute(
      NSAttributedString.Key("CTVerticalForms"), at: 0, effectiveRange: nil)
    expectEqual(form as? Int, 0)
    let policy: AttributedString.MarkdownParsingOptions.FailurePolicy
    policy = .returnPartiallyParsedIfPossible
    let options = AttributedString.MarkdownParsingOptions(failurePolicy: policy)
    let marked = try AttributedString(markdown: "a *b* **c", options: options)
    expectEqual(String(marked.characters), "a b **c")
    expect(options.failurePolicy == policy && policy.rawValue == 1)
  }

  @Test("Letters are drawn without their lines, which are drawn by themselves", .rule(1368))
  func linesOfLetters() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let text = NSMutableAttributedString(string: "one\ntwo")
    let (first, all) = (NSRange(location: 1, length: 2), NSRange(location: 0, length: 7))
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: first)
    text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 4, length: 3))
    text.addAttribute(.underlineColor, value: UIColor.red, range: first)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 300, height: 100), false, 1)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    for manager in [NSLayoutManager(), Inker()] {
      let storage = NSTextStorage(attributedString: text)
      storage.addLayoutManager(manager)
      manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 1000)))
      let before = context.drawn.count
      manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 10, y: 20))
      let drawn = context.drawn.dropFirst(before)
      let fills = drawn.filter { $0.kind == .fill }
      if let inker = manager as? Inker {
        expectEqual(inker.lines, ["below 1 2 of 4", "through 4 3 10.0"])
        storage.addAttribute(.backgroundColor, value: UIColor.green, range: first)
        inker.drawBackground(forGlyphRange: all, at: .zero)
        inker.underlineGlyphRange(
          first, underlineType: .single, lineFragmentRect: .zero, lineFragmentGlyphRange: all,
          containerOrigin: .zero)
        inker.strikethroughGlyphRange(
          first, strikethroughType: .single, lineFragmentRect: .zero, lineFragmentGlyphRange: all,
          containerOrigin: .zero)
        expectEqual(
          inker.lines.suffix(3), ["behind 1 1 true", "below 1 2 of 7", "through 1 2 0.0"])
        expect(fills.isEmpty)
      } else {
        let line = unsafe manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        let below = try #require(fills.first)
        expect(fills.count == 2 && below.color == .red && below.rect.height == 1)
        expect(below.rect.minX > 15 && below.rect.minY > line.midY + 20)
        expect(below.rect.maxY <= line.maxY + 20)
      }
      expectEqual(drawn.count - fills.count, 2)
    }
  }

  @Test("An additive animation is added to what the layer has", .rule(1015))
  func additive() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let layer = CALayer()
    layer.opacity = 0.25
    root.view.layer.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 0.5, 1)
    animation.isAdditive = true
    layer.add(animation, forKey: nil)
    try stage.device.simulator.pass(0.5)
    expectEqual(Int(((layer.presentation()?.opacity ?? 0) * 100).rounded()), 50)
    let frames = CAKeyframeAnimation(keyPath: "position")
    expectNil(frames.rotationMode)
    frames.rotationMode = .rotateAuto
    expectEqual((frames.copy() as? CAKeyframeAnimation)?.rotationMode, .rotateAuto)
    expect(
      stage.device.simulator.undrawnLooks.contains("CAKeyframeAnimation.rotationMode"))
  }

  @Test("An animation with an offset begins within itself", .rule(1372))
  func offset() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    func shown(_ speed: Float) throws -> [Int] {
      let layer = CALayer()
      root.view.layer.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      (animation.timeOffset, animation.speed) = (0.5, speed)
      layer.add(animation, forKey: "fade")
      var percents: [Int] = []
      for _ in 1...3 {
        try stage.device.simulator.pass(0.25)
        percents.append(Int(((layer.presentation()?.opacity ?? 0) * 100).rounded()))
      }
      layer.removeAnimation(forKey: "fade")
      expectEqual(layer.animationKeys()?.count ?? 0, 0)
      return percents
    }
    expectEqual(try shown(1), [75, 0, 25])
    expectEqual(try shown(0), [50, 50, 50])
  }

  @Test("What is kept of layers and spans of time without an effect is told")
  func keptOnly() {
    let stage = TestApp(iOS: 17)
    let layer = CATextLayer()
    layer.isDoubleSided = false
    layer.font = "Georgia" as NSString
    let spans = RelativeDateTimeFormatter()
    spans.locale = Locale(identifier: "de_DE")
    expectEqual(spans.localizedString(fromTimeInterval: 3600), "in 1 hour")
    expectEqual(stage.device.simulator.undrawnLooks, ["CALayer.isDoubleSided", "CATextLayer.font"])
  }

  @Test("An effect of a symbol that is repeated ends")
  func repeatedEffect() throws {
    let stage = TestApp(iOS: 17)
    try stage.show(UIViewController())
    let picture = UIImageView(image: UIImage(systemName: "star"))
    let behavior: SymbolEffectOptions.RepeatBehavior = .periodic(2, delay: 1)
    var ended = 0
    picture.addSymbolEffect(.pulse, options: .repeat(behavior)) { _ in ended += 1 }
    expectEqual(ended, 0)
    try stage.settle()
    expectEqual(ended, 1)
  }

  @Test("Pictures and fonts know what an app asks of them")
  func pictures() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let picture = try #require(image.cgImage)
    expectNil(picture.utType)
    // A picture that was drawn says nothing of how it is turned.
    let core = CIImage(cgImage: picture, options: [.applyOrientationProperty: true])
    expectEqual(core.extent.size, CGSize(width: picture.width, height: picture.height))
    expectEqual(CIImageOption.applyOrientationProperty.rawValue, "kCIImageApplyOrientationProperty")
    try _courseWrite(Data("x".utf8), to: "/Data/tmp/a.ttf")
    let scope: CTFontManagerScope = .persistent
    expectEqual(scope.rawValue, 2)
    expect(
      CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/Data/tmp/a.ttf"), scope, nil))
    expect(
      !CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/Data/tmp/b.ttf"), scope, nil))
  }

  @Test("A gray is a color in a space of colors", .rule(1375))
  func grays() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let (colors, grays) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    let color = try #require(gray.converted(to: colors, intent: .defaultIntent, options: nil))
    expectEqual(color.components, [0.5, 0.5, 0.5, 0.25])
    let again = color.converted(to: grays, intent: .defaultIntent, options: nil)
    expectEqual(again?.components, [0.5, 0.25])
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    expectEqual(red.converted(to: colors, intent: .defaultIntent, options: nil), red)
  }

  @Test("A constraint names what it binds, and that it is archived is told")
  func constraints() {
    let device = Device(iOS: 17)
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    let bound = inner.leadingAnchor.constraint(equalTo: view.trailingAnchor)
    let first: NSLayoutAnchor<AnyObject> = bound.firstAnchor
    let again = first.constraint(equalTo: bound.secondAnchor ?? first)
    expect(again.firstItem === inner && again.firstAttribute == .leading)
    expect(again.secondItem === view && again.secondAttribute == .trailing)
    expect(!bound.shouldBeArchived)
    bound.shouldBeArchived = true
    expect(bound.shouldBeArchived)
    expectEqual(
      device.lines(.diagnosis),
      ["unimplemented: NSLayoutConstraint.shouldBeArchived: nothing comes of it."])
  }

  @Test("A section that scrolls by itself scrolls as its properties say", .rule(760))
  func scrolling() throws {
    let stage = TestApp(iOS: 17)
    let whole = NSCollectionLayoutSize(
      widthDimension: .absolute(80), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: whole)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: whole, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce = .never
    section.orthogonalScrollingProperties.bounce = bounce
    section.orthogonalScrollingProperties.decelerationRate = .fast
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    var items = NSDiffableDataSourceSnapshot<Int, Int>()
    items.appendSections([0])
    items.appendItems([1, 2, 3, 4, 5, 6])
    source.apply(items)
    let root = UIViewController()
    root.view.addSubview(list)
    try stage.show(root)
    let inner = try #require(list.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    expect(!inner.bounces && inner.decelerationRate == .fast)
    expectEqual(inner.contentSize.width, 480)
  }

  @Test("Things are made when they are asked for, and extensions have none")
  func providers() throws {
    let stage = TestApp(iOS: 17)
    var asked = 0
    let handler: NSItemProvider.LoadHandler = { completion, _, _ in
      asked += 1
      completion?("made", nil)
    }
    let provider = NSItemProvider()
    provider.registerItem(forTypeIdentifier: "public.text", loadHandler: handler)
    expectEqual(asked, 0)
    var given: [String] = []
    provider.loadItem(forTypeIdentifier: "public.text") { thing, _ in
      given.append(thing as? String ?? "")
    }
    try stage.settle()
    expect(asked == 1 && given == ["made"])
    expectEqual(NSExtensionContext().inputItems.count, 0)
    expectNil(UIViewController().extensionContext)
  }

  @Test("Nothing changes from outside, no network is there, and fragments of text have no place")
  func nothingOutside() throws {
    let stage = TestApp(iOS: 17)
    let process = ProcessInfo.thermalStateDidChangeNotification
    expectEqual(process.rawValue, "NSProcessInfoThermalStateDidChangeNotification")
    var heard = 0
    HeadlessUIKit.NotificationCenter.default.addObserver(
      forName: NSUbiquitousKeyValueStore.didChangeExternallyNotification, object: nil, queue: nil
    ) { _ in heard += 1 }
    NSUbiquitousKeyValueStore.default.set("a", forKey: "k")
    try stage.settle()
    // What the app changes itself is no change from outside.
    expectEqual(heard, 0)
    for kind in NWInterface.InterfaceType.allCases {
      let monitor = NWPathMonitor(requiredInterfaceType: kind)
      expect(!monitor.currentPath.usesInterfaceType(kind))
    }
    let fragments = NSTextElement(textContentManager: nil)
    let fragment = NSTextLayoutFragment(textElement: fragments, range: nil)
    expect(fragment.textElement === fragments && fragment.rangeInElement.isEmpty)
    expect(fragment.layoutFragmentFrame == .zero && fragment.renderingSurfaceBounds == .zero)
    expectEqual(
      stage.device.lines(.diagnosis).suffix(2),
      ["layoutFragmentFrame", "renderingSurfaceBounds"].map {
        "unimplemented: NSTextLayoutFragment.\($0): nothing comes of it."
      })
  }

  @Test("Names, spans and languages are written in the form that is asked for", .rule(778))
  func names() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Ann", "Lee")
    let style: PersonNameComponents.FormatStyle = .name(style: .abbreviated)
    expect(style.format(name) == "AL" && name.formatted(style) == "AL")
    var spoken = PersonNameComponents()
    (spoken.givenName, spoken.familyName) = ("En", "Li")
    name.phoneticRepresentation = spoken
    expectEqual(
      HeadlessUIKit.PersonNameComponentsFormatter.localizedString(
        from: name, style: .default, options: .phonetic), "En Li")
    let spans = RelativeDateTimeFormatter()
    let kind: RelativeDateTimeFormatter.DateTimeStyle = .named
    spans.dateTimeStyle = kind
    expectEqual(spans.localizedString(fromTimeInterval: 86_400), "tomorrow")
    NumberFormatter.setDefaultFormatterBehavior(.default)
    expectEqual(NumberFormatter.defaultFormatterBehavior(), .behavior10_4)
    let known = HeadlessUIKit.NSLinguisticTagger.availableTagSchemes(forLanguage: "en")
    expectEqual(known, [.tokenType])
    expectEqual(
      HeadlessUIKit.NSLinguisticTagger.availableTagSchemes(for: .word, language: "en"), known)
    let sums = HeadlessUIKit.NSExpression(forAggregate: [
      HeadlessUIKit.NSExpression(forConstantValue: 1),
      HeadlessUIKit.NSExpression(forKeyPath: "self"),
    ])
    let values = sums.expressionValue(with: "b", context: nil) as? [Any] ?? []
    expect(values.count == 2 && values.first as? Int == 1 && values.last as? String == "b")
  }

  @Test("A localized text is made of its key and its values")
  func localized() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    typealias Value = String.LocalizationValue
    var parts = Value.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
    parts.appendInterpolation(3)
    parts.appendLiteral(" cups at 5%")
    expectEqual(String(localized: Value(stringInterpolation: parts)), "3 cups at 5%")
    expectEqual(String(localized: Value(stringLiteral: "5%")), "5%")
    let cups = LocalizedStringResource(stringInterpolation: parts)
    expect(cups.key == "%lld cups at 5%%" && String(localized: cups) == "3 cups at 5%")
    expectEqual(String(localized: LocalizedStringResource(stringLiteral: "go")), "go")
    let places: [LocalizedStringResource.BundleDescription] = [
      .main, .forClass(UIView.self), .atURL(URL(fileURLWithPath: "/App.app")),
    ]
    for place in places {
      let title = LocalizedStringResource("title", defaultValue: "Title", bundle: place)
      expectEqual(String(localized: title), "Title")
    }
  }

  @Test("What a measurement is for decides about its unit", .rule(711), .rule(1369))
  func measurements() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let american = Locale(identifier: "en_US")
    typealias Length = Measurement<UnitLength>
    func text(
      _ meters: Double, _ usage: MeasurementFormatUnitUsage<UnitLength>,
      _ width: Length.FormatStyle.UnitWidth = .abbreviated
    ) -> String {
      let style = Length.FormatStyle(width: width, locale: american, usage: usage)
      return style.format(Length(value: meters, unit: .meters))
    }
    expectEqual(text(0.05, .focalLength), "50 mm")
    expect(text(0.0254, .rainfall) == "1 in" && text(1.27, .snowfall) == "50 in")
    expect(text(1.27, .road) != "50 in")
    expectEqual(text(1.88, .personHeight), "6 ft, 2 in")
    expectEqual(text(1.88, .personHeight, .narrow), "6′ 2″")
    expectEqual(text(1.6002, .personHeight, .wide), "5 feet, 3 inches")
    expectEqual(text(0.508, .personHeight), "20 in")
    let glass = Measurement(value: 0.5, unit: UnitVolume.liters)
    let drink = Measurement<UnitVolume>.FormatStyle(
      width: .abbreviated, locale: american, usage: .liquid)
    expectEqual(drink.format(glass), "0.5 L")
    let run = Measurement(value: 300, unit: UnitEnergy.kilocalories)
    let effort = Measurement<UnitEnergy>.FormatStyle(
      width: .abbreviated, locale: american, usage: .workout)
    expectEqual(effort.format(run), "300 kCal")
  }
}
