import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// What apps use seldom of Foundation and Core Text.
@MainActor
struct RareNameTests {
  private func device(files: [String: String]) -> Simulator {
    let simulator = Simulator(
      configuration: Simulator.Configuration(
        iOS: 17,
        bundle: AppBundle(
          resources: Set(files.keys), files: files.mapValues { [UInt8]($0.utf8) })))
    Simulator.current = simulator
    return simulator
  }

  private final class LanguageBundle: _CourseBundle {
    static var language: Bundle?
    override func localizedString(
      forKey key: String, value: String?, table tableName: String?
    )
      -> String
    {
      if let language = Self.language {
        return _courseLocalized(key, value, tableName, in: language)
      }
      return super.localizedString(forKey: key, value: value, table: tableName)
    }
  }

  @Test(
    "A bundle of another class answers by that class, in a language of the app's choice",
    .rule(789), .rule(825)
  )
  func languages() throws {
    _ = device(files: [
      "en.lproj/Localizable.strings": #""hello" = "Hello";"#,
      "fr.lproj/Localizable.strings": #""hello" = "Bonjour";"#,
    ])
    let main = _courseMainBundle
    expectEqual(_courseLocalized("hello", nil, nil, in: main), "Hello")
    expect(object_setClass(main, LanguageBundle.self) == Bundle.self)
    expectEqual(_courseLocalized("hello", nil, nil, in: main), "Hello")
    let path = try #require(_coursePath(of: "fr", "lproj", in: nil))
    expectEqual(path, "/App.app/fr.lproj")
    expect(_courseBundle(at: "/App.app/de.lproj") == nil && _courseBundle(at: "/") == nil)
    let french = try #require(_courseBundle(at: path))
    LanguageBundle.language = french
    expectEqual(_courseLocalized("hello", nil, nil, in: main), "Bonjour")
    expectEqual(_courseLocalized("bye", "Salut", nil, in: main), "Salut")
    LanguageBundle.language = nil
    // One object for each path (rule 825).
    expect(_courseBundle(at: path) === french && _courseBundle(at: "\(path)/") === french)
    expect(_courseBundle(at: "/App.app/en.lproj") !== french)
    expect(_courseBundle(at: "/App.app") === main)
    var key: UInt8 = 0
    withUnsafePointer(to: &key) {
      objc_setAssociatedObject(main, $0, "kept", .OBJC_ASSOCIATION_RETAIN)
      expectEqual(objc_getAssociatedObject(main, $0) as? String, "kept")
    }
    let other = device(files: [:])
    _ = object_setClass(NSObject(), NSObject.self)
    expect(other.recorder.events.contains { $0.description.contains("object_setClass") })
  }

  @Test("A notification queue posts later, and what is alike once", .rule(790))
  func notifications() throws {
    let stage = TestApp(iOS: 17)
    try stage.settle()
    var heard: [String] = []
    let center = HeadlessUIKit.NotificationCenter.default
    for name in ["a", "b"] {
      center.addObserver(forName: Notification.Name(name), object: nil, queue: nil) {
        heard.append($0.name.rawValue)
      }
    }
    let queue = HeadlessUIKit.NotificationQueue.default
    queue.enqueue(Notification(name: Notification.Name("b")), postingStyle: .whenIdle)
    queue.enqueue(Notification(name: Notification.Name("a")), postingStyle: .asap)
    queue.enqueue(Notification(name: Notification.Name("a")), postingStyle: .asap)
    expectEqual(heard, [])
    queue.enqueue(
      Notification(name: Notification.Name("b")), postingStyle: .now, coalesceMask: [],
      forModes: nil)
    expectEqual(heard, ["b"])
    try stage.settle()
    expectEqual(heard, ["b", "a", "b"])
    queue.enqueue(Notification(name: Notification.Name("a")), postingStyle: .asap)
    queue.dequeueNotifications(
      matching: Notification(name: Notification.Name("a")), coalesceMask: .onName)
    try stage.settle()
    expectEqual(heard, ["b", "a", "b"])
  }

  private final class Upper: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
  }

  @Test("A value tells an object without keeping it", .rule(1174))
  func nonretained() {
    _ = Device(iOS: 17)
    var object: NSObject? = NSObject()
    let value = NSValue(nonretainedObject: object)
    expectEqual([value: 1][NSValue(nonretainedObject: object)], 1)
    expect(value != NSValue(nonretainedObject: NSObject()))
    expect(value.nonretainedObjectValue as? NSObject === object)
    object = nil
    expect(value.nonretainedObjectValue == nil)
    expect(NSValue(cgPoint: .zero).nonretainedObjectValue == nil)
  }

  private class Wheel: NSObject {}

  @Test("A class answers for its objects, and its bundle is the main one", .rule(1172), .rule(1175))
  func classes() {
    _ = Device(iOS: 17)
    _registerMethod(Wheel.self, "turn") { (_: AnyObject, _: Any?, _: Any?) in nil }
    expect(Wheel.instancesRespond(to: "turn") && !Wheel.instancesRespond(to: "stop"))
    expect(!NSObject.instancesRespond(to: "turn") && UIScreen.instancesRespond(to: "currentMode"))
    expect(_courseBundle(for: UIView.self) !== _courseMainBundle)
  }

  @Test("The process is called as the app's program", .rule(1173))
  func process() {
    _ = device(files: [:])
    expectEqual(_courseProcessName, AppBundle.moduleName)
  }

  @Test("Formatters write as macOS 10.4 does, whatever is set", .rule(1176))
  func behaviors() {
    let dates = DateFormatter()
    dates.formatterBehavior = .default
    expectEqual(dates.formatterBehavior, .behavior10_4)
    expectEqual(DateFormatter.defaultFormatterBehavior, .behavior10_4)
    let numbers = NumberFormatter()
    numbers.formatterBehavior = .default
    expectEqual(numbers.formatterBehavior, .behavior10_4)
    expectEqual(NumberFormatter.defaultFormatterBehavior(), .behavior10_4)
  }

  @Test(
    "An app knows that it runs in the simulator, and which Foundation it has", .rule(1178),
    .rule(1179))
  func numbers() {
    expect(TARGET_OS_SIMULATOR == 1 && TARGET_IPHONE_SIMULATOR == 1 && noErr == errSecSuccess)
    _ = Device(iOS: 7.1)
    expectEqual(NSFoundationVersionNumber, NSFoundationVersionNumber_iOS_7_1)
    _ = Device(iOS: 17)
    expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max)
    func write(_ error: NSErrorPointer) { unsafe error?[0] = NSError(domain: "d", code: 3) }
    var error: NSError?
    unsafe write(&error)
    expectEqual(error?.code, 3)
  }

  @Test("Inks take their part of the light", .rule(1177))
  func inks() {
    _ = Device(iOS: 17)
    let space = CGColorSpaceCreateDeviceCMYK()
    expectEqual(space.numberOfComponents, 4)
    expectEqual(space.model, .cmyk)
    let red = CGColor(colorSpace: space, components: [0, 1, 1, 0, 0.5])
    expectEqual(red?.components, [1, 0, 0, 0.5])
    let black = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 1, alpha: 1)
    expectEqual(black.components, [0, 0, 0, 1])
  }

  @Test("A value transformer is found by its name", .rule(791))
  func transformers() {
    _ = Device(iOS: 17)
    let upper = Upper()
    let name = NSValueTransformerName("Upper")
    ValueTransformer.setValueTransformer(upper, forName: name)
    let found = ValueTransformer(forName: name)
    expect(found === upper && found?.transformedValue("a") as? String == "A")
    expectNil(ValueTransformer(forName: NSValueTransformerName("Other")))
    expectEqual(ValueTransformer.valueTransformerNames(), [name])
  }

  @Test(
    "A font is known by the name in its file, and a file that is missing is no font", .rule(793))
  func fonts() throws {
    _ = device(files: ["Fine.ttf": "x"])
    let name = "Fine-Bold".utf8.flatMap { (letter: UInt8) -> [UInt8] in [0, letter] }
    var bytes: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    bytes += [UInt8]("name".utf8) + [0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0]
    bytes += [0, 0, 0, 1, 0, 18, 0, 3, 0, 1, 4, 9, 0, 6, 0, UInt8(name.count), 0, 0] + name
    let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
    let font = try #require(CGFont(provider))
    expectEqual(font.postScriptName, "Fine-Bold")
    expect(CTFontManagerRegisterGraphicsFont(font, nil))
    expect(
      CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/App.app/Fine.ttf"), .process, nil))
    var error: Unmanaged<CFError>?
    expect(
      !CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/App.app/No.ttf"), .process, &error)
    )
    expectEqual(error?.takeRetainedValue().code, 101)
    let plain = try #require(CGDataProvider(data: NSData(data: Data([1]))))
    expectNil(CGFont(plain)?.postScriptName)
  }

  @Test("An asset has a picture for the traits that are asked for", .rule(795))
  func assets() {
    _ = Device(iOS: 17)
    let (light, dark) = (UIImage(), UIImage())
    let asset = UIImageAsset()
    let isDark = UITraitCollection(userInterfaceStyle: .dark)
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: isDark)
    expect(asset.image(with: isDark) === dark)
    expect(asset.image(with: UITraitCollection(displayScale: 3)) === light)
    asset.unregister(with: isDark)
    expect(asset.image(with: isDark) === light)
  }

  private final class Bag: NSObject {
    var items: [String] = []
  }

  @Test("What is put into the mutable array of a property is in the property", .rule(792))
  func mutableValues() {
    _ = Device(iOS: 17)
    _registerProperty("items", \Bag.items)
    let bag = Bag()
    let array = bag.mutableArrayValue(forKey: "items")
    array.add("b")
    array.insert("a", at: 0)
    array.add("c")
    array.removeLastObject()
    expect(bag.items == ["a", "b"] && array.count == 2)
    array.replaceObject(at: 1, with: "d")
    array.removeObject(at: 0)
    expect(bag.items == ["d"] && array.object(at: 0) as? String == "d")
  }

  @Test("Functions and types that are no classes end the app on an older version")
  func symbols() {
    let uses: [(IOSVersion, IOSVersion, String, @MainActor () -> Void)] = [
      (
        8.0, 9.0, "AudioServicesPlaySystemSoundWithCompletion",
        { AudioServicesPlaySystemSoundWithCompletion(1, nil) }
      ),
      (
        8.0, 9.0, "AudioServicesPlayAlertSoundWithCompletion",
        { AudioServicesPlayAlertSoundWithCompletion(1, nil) }
      ),
      (13.0, 14.0, "$s22UniformTypeIdentifiers6UTTypeVMa", { _ = UTType.png }),
      (
        13.0, 14.0, "$s22UniformTypeIdentifiers6UTTypeVMa", { _ = UTType(filenameExtension: "png") }
      ),
      (
        11.0, 12.0, "_os_signpost_emit_with_name_impl",
        { os_signpost(.event, log: .default, name: "x") }
      ),
    ]
    for (before, since, symbol, use) in uses {
      let old = Device(iOS: before)
      use()
      expectEqual(old.lines(.exception), ["dyld: Symbol not found: _\(symbol)"])
      let new = Device(iOS: since)
      use()
      expectEqual(new.lines(.exception), [])
    }
  }

  @Test("Buttons of notifications are said to be missing")
  func categories() {
    let device = Device(iOS: 17)
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "a", actions: [], intentIdentifiers: [], options: [])
    ])
    expect(!device.simulator.recorder.events.contains { $0.description.contains("Categories") })
    let action = UNNotificationAction(identifier: "b", title: "B", options: [])
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "a", actions: [action], intentIdentifiers: [], options: [])
    ])
    expect(device.simulator.recorder.events.contains { $0.description.contains("Categories") })
  }
}
