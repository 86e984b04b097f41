import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

private typealias Files = HeadlessUIKit.FileManager
private typealias Cookie = HeadlessUIKit.HTTPCookie
private typealias Handle = HeadlessUIKit.FileHandle
private typealias Unarchiver = HeadlessUIKit.NSKeyedUnarchiver

/// What comes of Foundation's members that apps use beside UIKit's.
@Suite
@MainActor
struct FoundationMemberTests {
  @Test("Cookies are kept by the policy of their storage", .rule(1314))
  func cookies() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let storage = HeadlessUIKit.HTTPCookieStorage.shared
    let cookie = try #require(
      Cookie(properties: [
        .name: "a", .value: "b", .domain: "shop.example", .path: "/",
        .expires: Date(timeIntervalSince1970: 5e9),
      ]))
    expectEqual(cookie.expiresDate, Date(timeIntervalSince1970: 5e9))
    expectEqual(Cookie.requestHeaderFields(with: [cookie]), ["Cookie": "a=b"])
    expect(storage.cookieAcceptPolicy == .onlyFromMainDocumentDomain)
    let (shop, news) = (URL(string: "https://shop.example/"), URL(string: "https://news.example/"))
    storage.setCookies([cookie], for: shop, mainDocumentURL: news)
    expectEqual(storage.cookies?.count, 0)
    storage.cookieAcceptPolicy = .always
    storage.setCookies([cookie], for: shop, mainDocumentURL: news)
    expectEqual(storage.cookies?.count, 1)
    storage.deleteCookie(cookie)
    storage.cookieAcceptPolicy = .never
    storage.setCookies([cookie], for: shop, mainDocumentURL: shop)
    expectEqual(storage.cookies?.count, 0)
    storage.cookieAcceptPolicy = .onlyFromMainDocumentDomain
    storage.setCookies([cookie], for: shop, mainDocumentURL: shop)
    expectEqual(storage.cookies?.count, 1)
  }

  @Test("A file takes another one's place, which may stay as a backup", .rule(1315))
  func replacing() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let files = Files.default
    func url(_ name: String) -> URL { URL(fileURLWithPath: "/Data/tmp/" + name) }
    func write(_ text: String, _ name: String) throws {
      try _courseWrite(Data(text.utf8), to: url(name).path)
    }
    func text(_ name: String) -> String? {
      files.contents(atPath: url(name).path).map { String(decoding: $0, as: UTF8.self) }
    }
    try write("old", "a.txt")
    try write("new", "b.txt")
    let place = try files.replaceItemAt(
      url("a.txt"), withItemAt: url("b.txt"), backupItemName: "backup.txt")
    expect(place == url("a.txt") && text("a.txt") == "new")
    expect(text("b.txt") == nil && text("backup.txt") == nil)
    try write("newer", "b.txt")
    _ = try files.replaceItemAt(
      url("a.txt"), withItemAt: url("b.txt"), backupItemName: "backup.txt",
      options: .withoutDeletingBackupItem)
    expect(text("a.txt") == "newer" && text("backup.txt") == "new")
  }

  @Test("Files and folders say what they are, and which are the same")
  func files() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let files = Files.default
    for path in ["one", "two"] {
      try files.createDirectory(atPath: "/Data/tmp/\(path)", withIntermediateDirectories: true)
      try _courseWrite(Data("same".utf8), to: "/Data/tmp/\(path)/a.txt")
    }
    expect(files.contentsEqual(atPath: "/Data/tmp/one", andPath: "/Data/tmp/two"))
    try _courseWrite(Data("other".utf8), to: "/Data/tmp/two/a.txt")
    expect(!files.contentsEqual(atPath: "/Data/tmp/one", andPath: "/Data/tmp/two"))
    expect(!files.contentsEqual(atPath: "/Data/tmp/one/a.txt", andPath: "/Data/tmp/two/a.txt"))
    let path = "/Data/tmp/one/a.txt"
    expect(files.isReadableFile(atPath: path) && files.isWritableFile(atPath: path))
    expect(files.isDeletableFile(atPath: path) && !files.isDeletableFile(atPath: "/Data/tmp/x"))
    expectEqual(files.displayName(atPath: path), "a.txt")
    expect(files.changeCurrentDirectoryPath("/") && files.ubiquityIdentityToken == nil)
    expectNil(files.containerURL(forSecurityApplicationGroupIdentifier: "group.app"))
    let room = try files.attributesOfFileSystem(forPath: "/")
    let (size, free) = (room[.systemSize] as? NSNumber, room[.systemFreeSize] as? NSNumber)
    expect((size?.int64Value ?? 0) > (free?.int64Value ?? 0))
    let handle = try #require(Handle(forUpdatingAtPath: path))
    expectEqual(handle.readData(ofLength: 2), Data("sa".utf8))
    expectEqual(handle.offsetInFile, 2)
    expectEqual(try handle.seekToEnd(), 4)
    handle.truncateFile(atOffset: 1)
    handle.synchronizeFile()
    handle.closeFile()
    expectEqual(files.contents(atPath: path), Data("s".utf8))
    expectNil(Handle(forUpdatingAtPath: "/Data/tmp/none"))
  }

  @Test("A wrapper of a folder has those of its files, and one of a link where it leads")
  func wrappers() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let folder = HeadlessUIKit.FileWrapper(directoryWithFileWrappers: [:])
    for _ in 0..<2 {
      let file = HeadlessUIKit.FileWrapper(regularFileWithContents: Data("x".utf8))
      file.preferredFilename = "note"
      _ = folder.addFileWrapper(file)
    }
    expect(folder.fileWrappers?.count == 2 && folder.fileWrappers?["note"] != nil)
    let link = HeadlessUIKit.FileWrapper(
      symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/x"))
    expect(link.isSymbolicLink && link.symbolicLinkDestinationURL?.path == "/x")
    expect(!folder.isSymbolicLink && folder.symbolicLinkDestinationURL == nil)
  }

  @Test("Operations wait for others until they no longer have to")
  func operations() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    var done: [Int] = []
    let block = HeadlessUIKit.BlockOperation { done.append(1) }
    block.addExecutionBlock { done.append(2) }
    expectEqual(block.executionBlocks.count, 2)
    block.start()
    expect(done == [1, 2] && block.isFinished)
    let (one, two) = (HeadlessUIKit.BlockOperation {}, HeadlessUIKit.BlockOperation {})
    one.addDependency(two)
    expect(!one.isReady && !one.isConcurrent)
    one.removeDependency(two)
    expect(one.isReady && one.dependencies.isEmpty)
    expectEqual(HeadlessUIKit.OperationQueue.defaultMaxConcurrentOperationCount, -1)
    let lock = OSAllocatedUnfairLock(uncheckedState: 3)
    let plain = OSAllocatedUnfairLock()
    expect(plain.lockIfAvailable() && !plain.lockIfAvailable())
    plain.unlock()
    let next = lock.withLockUnchecked { state in
      state += 1
      return state
    }
    expectEqual(next, 4)
    let time = HeadlessUIKit.DispatchTime(uptimeNanoseconds: 5_000_000_000)
    expectEqual(time.uptimeNanoseconds, 5_000_000_000)
  }

  @Test("Archives keep values that Swift encodes, and classes by other names")
  func archives() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    struct Point: Codable, Equatable {
      var x = 1
      var y = 2
    }
    let archiver = HeadlessUIKit.NSKeyedArchiver(requiringSecureCoding: false)
    try archiver.encodeEncodable(Point(x: 3, y: 4), forKey: "point")
    archiver.finishEncoding()
    let reader = try Unarchiver(forReadingFrom: archiver.encodedData)
    expectEqual(reader.decodeDecodable(Point.self, forKey: "point"), Point(x: 3, y: 4))
    expectEqual(try reader.decodeTopLevelDecodable(Point.self, forKey: "point")?.x, 3)
    expectNil(reader.decodeDecodable(Point.self, forKey: "other"))
    reader.finishDecoding()
    let colors = try HeadlessUIKit.NSKeyedArchiver.archivedData(
      withRootObject: [UIColor.red, UIColor.blue], requiringSecureCoding: false)
    let read = try Unarchiver.unarchivedArrayOfObjects(ofClass: UIColor.self, from: colors)
    expectEqual(read, [.red, .blue])
  }

  @Test("Collections of pointers and of pairs hold what they are given")
  func collections() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let map = HeadlessUIKit.NSMapTable<NSString, NSString>.strongToStrongObjects()
    expectNil(map.objectEnumerator())
    map.setObject("value", forKey: "key")
    expectEqual(map.objectEnumerator()?.allObjects.count, 1)
    let weak = HeadlessUIKit.NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let weaker = HeadlessUIKit.NSMapTable<NSObject, NSObject>.weakToWeakObjects()
    let made = HeadlessUIKit.NSMapTable<NSString, NSObject>(
      keyOptions: .strongMemory, valueOptions: .weakMemory, capacity: 3)
    do {
      let object = NSObject()
      weak.setObject(object, forKey: "key")
      weaker.setObject(object, forKey: object)
      made.setObject(object, forKey: "key")
      expect(weak.count == 1 && weaker.count == 1 && made.object(forKey: "key") === object)
    }
    expect(weak.object(forKey: "key") == nil && made.object(forKey: "key") == nil)
    expectEqual(HeadlessUIKit.NSPointerArray.strongObjects().count, 0)
  }

  @Test("Formatters count, shorten and convert as they are told")
  func formatters() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let parts = DateComponentsFormatter()
    parts.unitsStyle = .brief
    parts.maximumUnitCount = 1
    expectEqual(parts.string(from: 3700), "1hr")
    parts.maximumUnitCount = 0
    (parts.unitsStyle, parts.allowedUnits) = (.positional, [.hour, .minute, .second])
    parts.zeroFormattingBehavior = .pad
    expectEqual(parts.string(from: 61), "00:01:01")
    let list = ListFormatter()
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    list.itemFormatter = percent
    expectEqual(list.string(from: [0.5, 0.25]), "50% and 25%")
    let measures = MeasurementFormatter()
    measures.locale = Locale(identifier: "en_US")
    measures.unitOptions = .naturalScale
    expectEqual(
      measures.string(from: Measurement(value: 5, unit: UnitLength.kilometers)), "3.107 mi")
    measures.unitOptions = .temperatureWithoutUnit
    expectEqual(
      measures.string(from: Measurement(value: 5, unit: UnitTemperature.celsius)), "41°")
    measures.unitOptions = .providedUnit
    measures.numberFormatter.maximumFractionDigits = 1
    expectEqual(
      measures.string(from: Measurement(value: 5.678, unit: UnitLength.kilometers)), "5.7 km")
  }

  @Test("Requests, activities and texts carry what is added to them")
  func carriers() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let url = try #require(URL(string: "https://example.com"))
    let request = HeadlessUIKit.NSMutableURLRequest(url: url)
    request.addValue("1", forHTTPHeaderField: "X")
    request.addValue("2", forHTTPHeaderField: "X")
    request.httpBody = Data("body".utf8)
    expectEqual(request.allHTTPHeaderFields, ["X": "1,2"])
    expectEqual(request.httpBody, Data("body".utf8))
    let activity = NSUserActivity(activityType: "read")
    activity.userInfo = ["page": 1, "line": 1]
    activity.addUserInfoEntries(from: ["page": 2])
    expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?["line"] as? Int == 1)
    activity.webpageURL = url
    expectEqual(activity.webpageURL, url)
    expectEqual(NSExpression(forConstantValue: 3).constantValue as? Int, 3)
    expectEqual(
      NSExpression.expressionForEvaluatedObject().expressionValue(with: 7, context: nil) as? Int, 7)
  }
}
