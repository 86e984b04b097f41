import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

/// Members that apps override or read seldom.
@MainActor
@Suite struct OverriddenMemberTests {
  @Test("UIKit goes through what an app's view overrides")
  func views() {
    _ = Device(iOS: 17.0)
    let view = Own(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.setNeedsLayout()
    view.addSubview(UIView())
    expect(view.asked == 2 && view.inserted == 0)
    view.insertSubview(UIView(), at: 0)
    expect(view.asked == 3 && view.inserted == 1)
    view.superclassLayout()
    expectEqual(view.layouts, 1)
    expectEqual(view.accessibilityElementCount(), 2)
    expectEqual(view.accessibilityElement(at: 1) as? String, "b")
    expectNil(view.accessibilityElement(at: 2))
    expectEqual(view.index(ofAccessibilityElement: view), NSNotFound)
    expectEqual(view.collisionBoundingPath.bounds, view.bounds)
    view.accessibilityContainerType = .list
    expectEqual(view.accessibilityContainerType, .list)
  }

  private final class Own: UIView {
    var asked = 0
    var inserted = 0
    var layouts = 0
    override func setNeedsLayout() {
      asked += 1
      super.setNeedsLayout()
    }
    override func insertSubview(_ view: UIView, at index: Int) {
      inserted += 1
      super.insertSubview(view, at: index)
    }
    override func layoutIfNeeded() {
      layouts += 1
      super.layoutIfNeeded()
    }
    func superclassLayout() { layer.layoutIfNeeded() }
    override var accessibilityElements: [Any]? {
      get { ["a", "b"] }
      set {}
    }
  }

  @Test("A cell says by itself under which name it is used again")
  func reuse() {
    _ = Device(iOS: 17.0)
    let cell = Cell(style: .default, reuseIdentifier: "given")
    expectEqual(cell.reuseIdentifier, "own")
    expectEqual(UITableViewCell(style: .default, reuseIdentifier: "given").reuseIdentifier, "given")
  }

  private final class Cell: UITableViewCell {
    override var reuseIdentifier: String? { "own" }
  }

  @Test("The paces of animations have known points", .rule(809))
  func paces() {
    _ = Device(iOS: 17.0)
    func points(_ pace: CAMediaTimingFunction) -> [[Float]] {
      (0..<4).map { index in
        var point: [Float] = [-1, -1]
        point.withUnsafeMutableBufferPointer {
          unsafe pace.getControlPoint(at: index, values: $0.baseAddress!)
        }
        return point
      }
    }
    expectEqual(
      points(CAMediaTimingFunction(name: .easeIn)), [[0, 0], [0.42, 0], [1, 1], [1, 1]])
    expectEqual(
      points(CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)),
      [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
  }

  @Test("A recognizer is asked about an event before its delegate", .rule(810))
  func events() throws {
    for iOS in [IOSVersion(13, 3), IOSVersion(13, 4), 17.0] {
      let stage = try FingerTestApp(iOS: iOS)
      let delegate = Asked()
      let refusing = Refusing()
      stage.add(refusing, "refusing").delegate = delegate
      try stage.simulator.tap(at: stage.centre)
      try stage.settle()
      let isOld = iOS < IOSVersion(13, 4)
      expectEqual(stage.log.lines.contains("refusing ended"), isOld, "iOS \(iOS)")
      expectEqual(delegate.count, (isOld ? 1 : 0), "iOS \(iOS)")
    }
  }

  private final class Refusing: UITapGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
  }
  private final class Asked: NSObject, UIGestureRecognizerDelegate {
    var count = 0
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      count += 1
      return true
    }
  }

  @Test("The end of a system sound comes in a turn of its own", .rule(808))
  func sounds() throws {
    let stage = TestApp(iOS: 17)
    try stage.settle()
    var heard: [String] = []
    var sound: SystemSoundID = 0
    let address = NSURL(string: "file:///x.caf")!
    expectEqual(AudioServicesCreateSystemSoundID(address, &sound), kAudioServicesNoError)
    expect(sound > 4096)
    unsafe AudioServicesAddSystemSoundCompletion(
      sound, nil, nil, { number, _ in heard.append("added \(number == sound)") }, nil)
    AudioServicesPlaySystemSoundWithCompletion(sound) { heard.append("given") }
    expect(heard.isEmpty)
    try stage.settle()
    expectEqual(heard, ["added true", "given"])
    AudioServicesDisposeSystemSoundID(sound)
    AudioServicesPlayAlertSoundWithCompletion(sound) { heard.append("alone") }
    try stage.settle()
    expectEqual(heard.count, 3)
  }

  @Test("What a provider shares is made when a service wants it", .rule(811))
  func providers() {
    _ = Device(iOS: 17.0)
    let provider = Provider(placeholderItem: "placeholder")
    let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    expectEqual(provider.activityViewControllerPlaceholderItem(sheet) as? String, "placeholder")
    expectNil(provider.activityType)
    let item = provider.activityViewController(sheet, itemForActivityType: .mail)
    expect(item as? String == "made" && provider.activityType == .mail)
  }

  private final class Provider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "made" }
  }

  @Test("Types of documents know what they are a kind of", .rule(812))
  func types() {
    _ = Device(iOS: 17.0)
    expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
    expect(!UTType.png.conforms(to: .jpeg) && !UTType.image.isSubtype(of: .image))
    expect(UTType(mimeType: "image/PNG") == .png && UTType.png.preferredMIMEType == "image/png")
    expectEqual(UTType(filenameExtension: "JPG")?.preferredFilenameExtension, "jpeg")
    expectEqual(UTType("a.b")?.conforms(to: .data), false)
    expectEqual(kUTTypeImage as String, UTType.image.identifier)
  }

  @Test("A file of the app's own needs no leave", .rule(813))
  func scope() {
    _ = Device(iOS: 17.0)
    let file = URL(fileURLWithPath: "/x")
    expect(!file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
  }

  @Test("Archives call classes as the app says, and hold values of Swift's")
  func archives() throws {
    _ = Device(iOS: 17.0)
    let archiver = HeadlessUIKit.NSKeyedArchiver(requiringSecureCoding: false)
    try archiver.encodeEncodable(["a": 1], forKey: "list")
    archiver.finishEncoding()
    let reader = try HeadlessUIKit.NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    expectEqual(reader.decodeDecodable([String: Int].self, forKey: "list"), ["a": 1])
    expectNil(reader.decodeDecodable(String.self, forKey: "list"))
    HeadlessUIKit.NSKeyedArchiver.setClassName("Old", for: Kept.self)
    expectEqual(HeadlessUIKit.NSKeyedArchiver.className(for: Kept.self), "Old")
    let data = try HeadlessUIKit.NSKeyedArchiver.archivedData(
      withRootObject: Kept(7), requiringSecureCoding: false)
    expectNil(HeadlessUIKit.NSKeyedUnarchiver.unarchiveObject(with: data))
    HeadlessUIKit.NSKeyedUnarchiver.setClass(Kept.self, forClassName: "Old")
    expectEqual((HeadlessUIKit.NSKeyedUnarchiver.unarchiveObject(with: data) as? Kept)?.number, 7)
  }

  private final class Kept: NSObject, NSCoding {
    let number: Int
    init(_ number: Int) { self.number = number }
    init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }
    func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
  }

  @Test("A cache forgets what was stored since a time, and keeps what was stored before")
  func cache() throws {
    let device = Device(iOS: 17.0)
    let cache = HeadlessUIKit.URLCache(memoryCapacity: 1, diskCapacity: 1, diskPath: nil)
    let requests = try ["a", "b"].map {
      HeadlessUIKit.URLRequest(url: try #require(URL(string: "https://example.org/\($0)")))
    }
    for request in requests {
      let url = try #require(request.url)
      let response = HeadlessUIKit.URLResponse(
        url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
      cache.storeCachedResponse(CachedURLResponse(response: response, data: Data()), for: request)
      try device.simulator.advance(by: 10)
    }
    let time = HeadlessUIKit.CFAbsoluteTimeGetCurrent()
    cache.removeCachedResponses(since: Date(timeIntervalSinceReferenceDate: time))
    expect(requests.allSatisfy { cache.cachedResponse(for: $0) != nil })
    cache.removeCachedResponses(since: Date(timeIntervalSinceReferenceDate: time - 15))
    expectEqual(requests.map { cache.cachedResponse(for: $0) != nil }, [true, false])
  }

  @Test("An image view takes no touches, however it is made")
  func imageViews() {
    _ = Device(iOS: 17.0)
    let views = [
      UIImageView(), UIImageView(image: nil), UIImageView(image: nil, highlightedImage: nil),
    ]
    expect(views.allSatisfy { !$0.isUserInteractionEnabled })
  }

  @Test("Values hold offsets and insets")
  func values() {
    _ = Device(iOS: 17.0)
    expectEqual(
      NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue,
      UIOffset(horizontal: 1, vertical: 2))
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue, insets)
  }

  @Test("Formatters keep where their text stands, and badges how they are drawn")
  func kept() {
    _ = Device(iOS: 17.0)
    let dates = DateFormatter()
    expectEqual(dates.formattingContext, .unknown)
    dates.formattingContext = .standalone
    expectEqual(dates.formattingContext, .standalone)
    let item = UITabBarItem(title: nil, image: nil, tag: 0)
    item.setBadgeTextAttributes([.kern: 2], for: .normal)
    expectEqual(item.badgeTextAttributes(for: .normal)?[.kern] as? Int, 2)
    expectNil(item.badgeTextAttributes(for: .selected))
  }
}

@MainActor
@Suite struct DigestTests {
  @Test(
    "Digests are those of the standards",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      ("abc", "900150983cd24fb0d6963f7d28e17f72", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    ])
  func digests(text: String, md5: String, sha1: String) {
    let bytes = [UInt8](text.utf8)
    var digest = [UInt8](repeating: 0, count: 16)
    CC_MD5(bytes, CC_LONG(bytes.count), &digest)
    expectEqual(hex(digest), md5)
    digest = [UInt8](repeating: 0, count: 20)
    CC_SHA1(bytes, CC_LONG(bytes.count), &digest)
    expectEqual(hex(digest), sha1)
  }

  @Test("A digest of more than one block is right")
  func long() {
    let bytes = [UInt8]("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    var digest = [UInt8](repeating: 0, count: 32)
    CC_SHA256(bytes, CC_LONG(bytes.count), &digest)
    expectEqual(
      hex(digest), "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }
}
