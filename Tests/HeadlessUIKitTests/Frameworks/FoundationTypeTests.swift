import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

private typealias DispatchQueue = HeadlessUIKit.DispatchQueue
private typealias FileManager = HeadlessUIKit.FileManager
private typealias FileWrapper = HeadlessUIKit.FileWrapper
private typealias NSKeyedArchiver = HeadlessUIKit.NSKeyedArchiver
private typealias NSKeyedUnarchiver = HeadlessUIKit.NSKeyedUnarchiver
private typealias NSPointerArray = HeadlessUIKit.NSPointerArray
private typealias OperationQueue = HeadlessUIKit.OperationQueue
private typealias Selector = HeadlessUIKit.Selector
private typealias Thread = HeadlessUIKit.Thread
private typealias Timer = HeadlessUIKit.Timer

/// Shows a file or a folder, and notes what others do to it.
private final class Page: NSObject, NSFilePresenter {
  let presentedItemURL: URL?
  let presentedItemOperationQueue = OperationQueue.main
  var heard: [String] = []

  init(_ path: String) { presentedItemURL = URL(fileURLWithPath: path) }

  func presentedItemDidChange() { heard.append("changed") }
  func presentedItemDidMove(to newURL: URL) { heard.append("moved to \(newURL.path)") }
  func presentedSubitemDidChange(at url: URL) { heard.append("inside \(url.path)") }
}

/// Notes what it is called with.
private final class Worker: NSObject {
  var done: [String] = []
  var tags: Set<String> = ["a"]
  var title: String? = "t"
}

/// Decides about an answer now, never, or later.
private final class Judge: NSObject, HeadlessUIKit.URLSessionDataDelegate {
  var heard: [String] = []
  var decision: HeadlessUIKit.URLSession.ResponseDisposition?
  var decide: ((HeadlessUIKit.URLSession.ResponseDisposition) -> Void)?

  func urlSession(
    _ session: HeadlessUIKit.URLSession, dataTask: HeadlessUIKit.URLSessionDataTask,
    didReceive response: HeadlessUIKit.URLResponse,
    completionHandler: @escaping (HeadlessUIKit.URLSession.ResponseDisposition) -> Void
  ) {
    heard.append("response")
    decide = completionHandler
    if let decision { completionHandler(decision) }
  }
  func urlSession(
    _ session: HeadlessUIKit.URLSession, dataTask: HeadlessUIKit.URLSessionDataTask,
    didReceive data: Data
  ) { heard.append("data \(data.count)") }
  func urlSession(
    _ session: HeadlessUIKit.URLSession, task: HeadlessUIKit.URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) { heard.append("end \((error as? URLError)?.code.rawValue ?? 0)") }
}

/// Hears of data alone.
private final class Taker: NSObject, HeadlessUIKit.URLSessionDataDelegate {
  var count = 0
  func urlSession(
    _ session: HeadlessUIKit.URLSession, dataTask: HeadlessUIKit.URLSessionDataTask,
    didReceive data: Data
  ) { count += data.count }
}

/// What Foundation's types do that apps name in full.
@Suite
@MainActor
struct FoundationTypeTests {
  private func address(_ path: String) -> URL { URL(fileURLWithPath: path) }

  @Test("Going through a folder leaves out what an app does not want", .rule(1366))
  func enumerators() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let files = FileManager.default
    try files.createDirectory(atPath: "/Data/tmp/f/in", withIntermediateDirectories: true)
    for name in ["a", "in/b", "in/c", "in.txt", ".d"] {
      try _courseWrite(Data("x".utf8), to: "/Data/tmp/f/\(name)")
    }
    let paths: FileManager.DirectoryEnumerator = try #require(
      files.enumerator(atPath: "/Data/tmp/f"))
    var seen: [String] = []
    while let path = paths.nextObject() as? String {
      seen.append("\(path) \(paths.level)")
      if path == "in" { paths.skipDescendants() }
    }
    expectEqual(seen, [".d 1", "a 1", "in 1", "in.txt 1"])
    func names(_ options: FileManager.DirectoryEnumerationOptions) -> [String] {
      let all = files.enumerator(
        at: address("/Data/tmp/f"), includingPropertiesForKeys: nil, options: options)
      let addresses = all?.allObjects as? [URL] ?? []
      return addresses.map { String($0.path.dropFirst("/Data/tmp/f/".count)) }
    }
    expectEqual(names([]), [".d", "a", "in", "in/b", "in/c", "in.txt"])
    expectEqual(names(.skipsHiddenFiles), ["a", "in", "in/b", "in/c", "in.txt"])
    expectEqual(names(.skipsSubdirectoryDescendants), [".d", "a", "in", "in.txt"])
  }

  @Test("A wrapper and a handle know the file that they were made of", .rule(1366), .rule(712))
  func fileParts() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    try _courseWrite(Data("four".utf8), to: "/Data/tmp/a.txt")
    let wrapper = try FileWrapper(url: address("/Data/tmp/a.txt"))
    let size = wrapper.fileAttributes[FileAttributeKey.size.rawValue] as? NSNumber
    expectEqual(size?.intValue, 4)
    expect(FileWrapper(regularFileWithContents: Data()).fileAttributes.isEmpty)
    let handle = try HeadlessUIKit.FileHandle(forUpdating: address("/Data/tmp/a.txt"))
    expectEqual(try handle.read(upToCount: 2), Data("fo".utf8))
    try handle.write(contentsOf: Data("ld".utf8))
    try handle.close()
    expectEqual(FileManager.default.contents(atPath: "/Data/tmp/a.txt"), Data("fold".utf8))
    #expect(throws: CocoaError.self) {
      try HeadlessUIKit.FileHandle(forUpdating: address("/Data/tmp/none"))
    }
    let stream = HeadlessUIKit.InputStream(data: Data([1, 2, 3]))
    stream.open()
    var (place, length): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 7)
    expect(unsafe !stream.getBuffer(&place, length: &length))
    var bytes: [UInt8] = [0, 0, 0]
    expectEqual(unsafe stream.read(&bytes, maxLength: 3), 3)
    expectEqual(bytes, [1, 2, 3])
  }

  @Test("Who shows a file hears what other coordinators do to it", .rule(1367))
  func presenters() throws {
    let stage = TestApp(iOS: 17)
    let (file, folder, other) = (
      Page("/Data/tmp/p/a"), Page("/Data/tmp/p"), Page("/Data/tmp/q")
    )
    for page in [file, folder, other] { NSFileCoordinator.addFilePresenter(page) }
    expectEqual(NSFileCoordinator.filePresenters.count, 3)
    var written: [String] = []
    let stranger = NSFileCoordinator()
    stranger.coordinate(writingItemAt: address("/Data/tmp/p/a"), error: nil) {
      written.append($0.path)
    }
    expectEqual(file.heard, [])
    try stage.settle()
    expectEqual(written, ["/Data/tmp/p/a"])
    expectEqual(file.heard, ["changed"])
    expectEqual(folder.heard, ["inside /Data/tmp/p/a"])
    // Nobody hears of what is done in his own name, or only read.
    let own = NSFileCoordinator(filePresenter: file)
    own.coordinate(writingItemAt: address("/Data/tmp/p/a"), error: nil) { _ in }
    stranger.coordinate(readingItemAt: address("/Data/tmp/p/a"), error: nil) { _ in }
    try stage.settle()
    expect(file.heard.count == 1 && folder.heard.count == 2)
    stranger.item(at: address("/Data/tmp/p/a"), didMoveTo: address("/Data/tmp/p/b"))
    try stage.settle()
    expectEqual(file.heard, ["changed", "moved to /Data/tmp/p/b"])
    NSFileCoordinator.removeFilePresenter(file)
    stranger.coordinate(writingItemAt: address("/Data/tmp/p/a"), error: nil) { _ in }
    try stage.settle()
    expect(file.heard.count == 2 && other.heard.isEmpty)
    expectEqual(NSFileCoordinator.filePresenters.count, 2)
  }

  @Test("An answer is kept as its policy says, and a header is read by names", .rule(1365))
  func answers() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let url = try #require(URL(string: "https://a.example.com/"))
    let made = HeadlessUIKit.HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: nil, headerFields: ["Age": "7"])
    let answer = try #require(made)
    expectEqual(answer.allHeaderFields["Age"] as? String, "7")
    let cache = HeadlessUIKit.URLCache(memoryCapacity: 100, diskCapacity: 0, diskPath: nil)
    let request = HeadlessUIKit.URLRequest(url: url)
    let policies: [HeadlessUIKit.URLCache.StoragePolicy] = [.notAllowed, .allowedInMemoryOnly]
    for policy in policies {
      let kept = HeadlessUIKit.CachedURLResponse(
        response: answer, data: Data([1]), storagePolicy: policy)
      expectEqual(kept.storagePolicy, policy)
      cache.storeCachedResponse(kept, for: request)
      expectEqual(cache.cachedResponse(for: request) != nil, policy != .notAllowed)
    }
    let usual = HeadlessUIKit.CachedURLResponse(response: answer, data: Data())
    expectEqual(usual.storagePolicy, .allowed)
    try _courseWrite(Data("12345".utf8), to: "/Data/tmp/up")
    let session = HeadlessUIKit.URLSession(configuration: .default)
    stage.device.simulator.webAnswers = [url.absoluteString: WebAnswer(Data([9]))]
    let upload = session.uploadTask(with: request, fromFile: address("/Data/tmp/up"))
    expect(upload.countOfBytesExpectedToSend == 5 && upload.countOfBytesSent == 0)
    upload.resume()
    try stage.device.simulator.advance(by: 1)
    expectEqual(upload.countOfBytesSent, 5)
  }

  @Test("A delegate decides what becomes of an answer", .rule(1373))
  func decisions() throws {
    let stage = TestApp(iOS: 17)
    let url = try #require(URL(string: "https://a.example.com/"))
    stage.device.simulator.webAnswers = [url.absoluteString: WebAnswer(Data([9]))]
    func heard(_ decision: HeadlessUIKit.URLSession.ResponseDisposition?) throws -> Judge {
      let judge = Judge()
      judge.decision = decision
      let session = HeadlessUIKit.URLSession(
        configuration: .default, delegate: judge, delegateQueue: .main)
      session.dataTask(with: url).resume()
      try stage.device.simulator.advance(by: 1)
      return judge
    }
    expectEqual(try heard(.allow).heard, ["response", "data 1", "end 0"])
    expectEqual(try heard(.cancel).heard, ["response", "end -999"])
    let late = try heard(nil)
    expectEqual(late.heard, ["response"])
    late.decide?(.allow)
    late.decide?(.cancel)
    expectEqual(late.heard, ["response", "data 1", "end 0"])
    let taker = Taker()
    let session = HeadlessUIKit.URLSession(
      configuration: .default, delegate: taker, delegateQueue: .main)
    session.dataTask(with: url).resume()
    try stage.device.simulator.advance(by: 1)
    expectEqual(taker.count, 1)
  }

  @Test("A request waits for its answer no longer than it says", .rule(1371))
  func patience() throws {
    let stage = TestApp(iOS: 17)
    let url = try #require(URL(string: "https://a.example.com/"))
    stage.device.simulator.webAnswers = [url.absoluteString: WebAnswer(Data([9]), delay: 3)]
    func end(_ request: Double, _ session: Double, _ all: Double = 1000) throws -> [Int] {
      let configuration = HeadlessUIKit.URLSessionConfiguration.default
      configuration.timeoutIntervalForRequest = session
      configuration.timeoutIntervalForResource = all
      var asked = HeadlessUIKit.URLRequest(url: url)
      asked.timeoutInterval = request
      var codes: [Int] = []
      let start = CACurrentMediaTime()
      HeadlessUIKit.URLSession(configuration: configuration).dataTask(with: asked) {
        data, _, error in
        codes = [
          (error as? URLError)?.code.rawValue ?? data?.count ?? 0,
          Int((CACurrentMediaTime() - start).rounded()),
        ]
      }.resume()
      try stage.device.simulator.advance(by: 5)
      return codes
    }
    expectEqual(try end(60, 60), [1, 3])
    expectEqual(try end(2, 60), [-1001, 2])
    expectEqual(try end(60, 1), [-1001, 1])
    expectEqual(try end(60, 60, 2), [-1001, 2])
  }

  @Test("An archive may have another name for a class", .rule(993))
  func archivedNames() {
    let device = Device(iOS: 12, classes: [Note.self])
    defer { _ = device }
    NSKeyedArchiver.setClassName("Memo", for: Note.self)
    expectEqual(NSKeyedArchiver.className(for: Note.self), "Memo")
    let data = NSKeyedArchiver.archivedData(withRootObject: Note("one", stars: 2))
    func read() -> Note? {
      let reader = NSKeyedUnarchiver(forReadingWith: data)
      reader.requiresSecureCoding = false
      return reader.decodeObject(forKey: HeadlessUIKit.NSKeyedArchiveRootObjectKey) as? Note
    }
    NSKeyedUnarchiver.setClass(Note.self, forClassName: "Memo")
    expect(NSKeyedUnarchiver.class(forClassName: "Memo") == Note.self)
    expectEqual(read()?.text, "one")
    NSKeyedUnarchiver.setClass(nil, forClassName: "Memo")
    expectNil(read())
    let empty = NSKeyedUnarchiver(forReadingWith: Data([1]))
    expect(!empty.containsValue(forKey: HeadlessUIKit.NSKeyedArchiveRootObjectKey))
  }

  @Test("An array of addresses has them put in, replaced and taken out")
  func pointers() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let (one, two, three) = (NSObject(), NSObject(), NSObject())
    let array = NSPointerArray.weakObjects()
    func address(_ object: NSObject) -> UnsafeMutableRawPointer {
      unsafe Unmanaged.passUnretained(object).toOpaque()
    }
    unsafe array.addPointer(address(two))
    unsafe array.insertPointer(address(one), at: 0)
    unsafe array.insertPointer(address(one), at: 2)
    expect(unsafe array.count == 3 && array.pointer(at: 1) == address(two))
    unsafe array.replacePointer(at: 1, withPointer: address(three))
    expect(unsafe array.pointer(at: 1) == address(three))
    array.removePointer(at: 0)
    expect(unsafe array.count == 2 && array.pointer(at: 0) == address(three))
  }

  @Test("An array of addresses has no place behind its end", .rule(1370, "M241"))
  func noPointer() {
    let device = Device(iOS: 17)
    _ = unsafe NSPointerArray.weakObjects().pointer(at: 1)
    let reason =
      "NSInvalidArgumentException: *** -[NSConcretePointerArray pointerAtIndex:]: attempt to access "
      + "pointer at index 1 beyond bounds 0"
    expectEqual(device.lines(.exception), [reason])
  }

  @Test("The main thread, other threads and timers call a method by its name")
  func selectors() throws {
    let stage = TestApp(iOS: 17)
    try stage.show(UIViewController())
    _registerMethod(Worker.self, "work:") { worker, what, _ in
      let thread = Thread.isMainThread ? "main" : "side"
      (worker as? Worker)?.done.append("\(what as? String ?? "timer") \(thread)")
      return nil
    }
    let worker = Worker()
    let work: Selector = "work:"
    expectEqual(work, Selector("work:"))
    worker.performSelector(onMainThread: work, with: "now", waitUntilDone: true)
    expectEqual(worker.done, ["now main"])
    worker.performSelector(onMainThread: work, with: "later", waitUntilDone: false)
    worker.performSelector(inBackground: work, with: "beside")
    Thread.detachNewThreadSelector(work, toTarget: worker, with: "detached")
    expectEqual(worker.done.count, 1)
    try stage.device.simulator.advance(by: 0.1)
    expectEqual(worker.done.sorted(), ["beside side", "detached side", "later main", "now main"])
    let moment = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + 2)
    let timer = Timer(
      fireAt: moment, interval: 1, target: worker, selector: work, userInfo: nil, repeats: true)
    HeadlessUIKit.RunLoop.main.add(timer, forMode: .common)
    worker.done = []
    try stage.device.simulator.advance(by: 1.9)
    expectEqual(worker.done, [])
    try stage.device.simulator.advance(by: 1.2)
    expectEqual(worker.done, ["timer main", "timer main"])
    expectEqual(timer.timeInterval, 1)
    timer.invalidate()
  }

  @Test("A timer that fires once has no interval, and a cookie says its form", .rule(1374))
  func timers() throws {
    let stage = TestApp(iOS: 17)
    var fired = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in fired += 1 }
    expectEqual(timer.timeInterval, 0)
    try stage.device.simulator.advance(by: 1.9)
    expectEqual(fired, 0)
    try stage.device.simulator.advance(by: 0.2)
    expectEqual(fired, 1)
    var parts: [HeadlessUIKit.HTTPCookiePropertyKey: Any] = [
      .name: "a", .value: "b", .domain: "shop.example", .path: "/",
    ]
    expectEqual(HeadlessUIKit.HTTPCookie(properties: parts)?.version, 0)
    parts[.version] = "1"
    expectEqual(HeadlessUIKit.HTTPCookie(properties: parts)?.version, 1)
  }

  @Test("A property is changed through its set, and several are read at once", .rule(792))
  func keys() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    _registerProperty("tags", \Worker.tags)
    _registerProperty("title", \Worker.title)
    let worker = Worker()
    let set = worker.mutableSetValue(forKey: "tags")
    set.add("b")
    set.remove("a")
    expectEqual(worker.tags, ["b"])
    worker.title = nil
    let values = worker.dictionaryWithValues(forKeys: ["tags", "title"])
    expect(values["tags"] as? Set<String> == ["b"] && values["title"] is NSNull)
  }

  @Test("All who wait for a condition go on when it is broadcast", .rule(878))
  func broadcast() throws {
    let stage = TestApp(iOS: 17)
    let condition = HeadlessUIKit.NSCondition()
    var log: [Int] = []
    for number in 1...2 {
      Thread.detachNewThread {
        condition.lock()
        condition.wait()
        log.append(number)
        condition.unlock()
      }
    }
    try stage.device.simulator.advance(by: 0.1)
    expectEqual(log, [])
    Thread.detachNewThread { condition.broadcast() }
    try stage.device.simulator.advance(by: 0.1)
    expectEqual(log.sorted(), [1, 2])
  }

  @Test("Queues and timers that ask for more of memory and exactness work as others do")
  func queues() throws {
    let stage = TestApp(iOS: 17)
    let frequency: DispatchQueue.AutoreleaseFrequency = .workItem
    let queue = DispatchQueue(label: "own", autoreleaseFrequency: frequency)
    var log: [String] = []
    queue.async { log.append("work") }
    let flags: HeadlessUIKit.DispatchSource.TimerFlags = .strict
    let timer = HeadlessUIKit.DispatchSource.makeTimerSource(flags: flags, queue: .main)
    timer.schedule(deadline: .now() + 1)
    timer.setEventHandler { log.append("tick") }
    timer.resume()
    try stage.device.simulator.advance(by: 0.9)
    expectEqual(log, ["work"])
    try stage.device.simulator.advance(by: 0.2)
    expectEqual(log, ["work", "tick"])
    timer.cancel()
  }

  @Test("A log is written in full, whoever may read it")
  func logs() {
    let device = Device(iOS: 17)
    defer { withExtendedLifetime(device) {} }
    let mask: OSLogPrivacy.Mask = .hash
    let hidden: OSLogMessage = "a \(1, privacy: .sensitive) \(2, privacy: .sensitive(mask: mask))"
    let plain = OSLogMessage(stringLiteral: "100 %")
    var parts = OSLogMessage.StringInterpolation(literalCapacity: 2, interpolationCount: 1)
    parts.appendLiteral("n ")
    parts.appendInterpolation(3)
    let made = OSLogMessage(stringInterpolation: parts)
    expectEqual([hidden, plain, made].map(\.text), ["a 1 2", "100 %", "n 3"])
    let marks = OSSignposter(logHandle: OSLog.default)
    expectEqual(marks.withIntervalSignpost("sum", around: { 1 + 2 }), 3)
  }
}
