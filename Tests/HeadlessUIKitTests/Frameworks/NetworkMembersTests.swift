import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What apps read of requests, answers, caches and tasks.
@Suite
@MainActor
struct NetworkMembersTests {
  private typealias Request = HeadlessUIKit.URLRequest
  private typealias Cache = HeadlessUIKit.URLCache
  private typealias Credential = HeadlessUIKit.URLCredential
  private let address = URL(string: "http://example.com/a.txt")!

  @Test("A request adds to what its header says, and carries its body", .rule(1327))
  func requests() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    var request = Request(url: address)
    request.addValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    expectEqual(request.value(forHTTPHeaderField: "ACCEPT"), "a,b")
    expectEqual(request.allHTTPHeaderFields?.count, 1)
    request.allHTTPHeaderFields = ["X": "1"]
    expectEqual(request.value(forHTTPHeaderField: "X"), "1")
    expect(request.httpBody == nil && request.httpShouldHandleCookies)
    request.httpBody = Data([1, 2])
    expectEqual(request.httpBody, Data([1, 2]))
    request.httpBodyStream = HeadlessUIKit.InputStream(data: Data([1]))
    expect(request.httpBodyStream != nil && request.httpBody == nil)
    expectNil(request.mainDocumentURL)
    request.mainDocumentURL = address
    let copy = request
    expectEqual(copy.mainDocumentURL, address)
    expect(copy == request)
    request.httpShouldHandleCookies = false
    expect(copy != request)
  }

  @Test("An answer proposes a name for its file", .rule(1327))
  func answers() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let plain = HeadlessUIKit.URLResponse(
      url: address, mimeType: "text/plain", expectedContentLength: 7, textEncodingName: "utf-8")
    expect(plain.expectedContentLength == 7 && plain.textEncodingName == "utf-8")
    expectEqual(plain.suggestedFilename, "a.txt")
    let header = ["Content-Length": "12", "Content-Type": "text/html; charset=iso-8859-1"]
    let answer = HeadlessUIKit.HTTPURLResponse(
      url: URL(string: "http://example.com")!, statusCode: 200, httpVersion: nil,
      headerFields: header)
    expectEqual(answer?.expectedContentLength, 12)
    expectEqual(answer?.textEncodingName, "iso-8859-1")
  }

  @Test("A cache gives an answer back until it is taken out", .rule(1327))
  func caches() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let cache = Cache(memoryCapacity: 1_000_000, diskCapacity: 5_000_000, diskPath: nil)
    expect(cache.memoryCapacity == 1_000_000 && cache.diskCapacity == 5_000_000)
    expect(cache.currentMemoryUsage == 0 && cache.currentDiskUsage == 0)
    let request = Request(url: address)
    let answer = HeadlessUIKit.URLResponse(
      url: address, mimeType: nil, expectedContentLength: 3, textEncodingName: nil)
    let kept = HeadlessUIKit.CachedURLResponse(response: answer, data: Data([1, 2, 3]))
    cache.storeCachedResponse(kept, for: request)
    expectEqual(cache.cachedResponse(for: request)?.data, Data([1, 2, 3]))
    expect(cache.currentMemoryUsage >= 3)
    cache.removeCachedResponse(for: request)
    expectNil(cache.cachedResponse(for: request))
    cache.storeCachedResponse(kept, for: request)
    cache.removeCachedResponses(since: Date.distantFuture)
    expect(cache.cachedResponse(for: request) != nil)
    cache.removeCachedResponses(since: Date.distantPast)
    expectNil(cache.cachedResponse(for: request))
    cache.storeCachedResponse(kept, for: request)
    cache.removeAllCachedResponses()
    expectNil(cache.cachedResponse(for: request))
  }

  @Test("A challenge says who asks, and what was tried before")
  func challenges() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let space = HeadlessUIKit.URLProtectionSpace(
      host: "example.com", port: 80, protocol: "http", realm: "r",
      authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
    expect(space.realm == "r" && space.authenticationMethod == NSURLAuthenticationMethodHTTPBasic)
    expectNil(space.serverTrust)
    let credential = Credential(user: "u", password: "p", persistence: .forSession)
    expect(credential.hasPassword && credential.persistence == .forSession)
    let challenge = HeadlessUIKit.URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: credential, previousFailureCount: 2,
      failureResponse: nil, error: nil)
    expect(challenge.protectionSpace === space && challenge.proposedCredential === credential)
    expect(challenge.previousFailureCount == 2 && challenge.failureResponse == nil)
  }

  @Test("Tasks have numbers from 1 on, and a session knows those that run", .rule(1327))
  func tasks() throws {
    let stage = TestApp(iOS: 17)
    let configuration = HeadlessUIKit.URLSessionConfiguration.ephemeral
    expect(configuration.httpShouldSetCookies && !configuration.waitsForConnectivity)
    expect(configuration.httpCookieStorage != nil)
    let session = HeadlessUIKit.URLSession(configuration: configuration)
    session.sessionDescription = "s"
    expectEqual(session.sessionDescription, "s")
    let first = session.dataTask(with: address)
    let second = session.uploadTask(with: Request(url: address), from: Data([1, 2, 3]))
    let third = session.uploadTask(withStreamedRequest: Request(url: address))
    let identifiers: [Int] = [first.taskIdentifier, second.taskIdentifier, third.taskIdentifier]
    expectEqual(identifiers, [1, 2, 3])
    first.taskDescription = "first"
    expectEqual(first.taskDescription, "first")
    expectEqual(first.currentRequest?.url, address)
    let priorities: [Float] = [
      HeadlessUIKit.URLSessionTask.lowPriority, HeadlessUIKit.URLSessionTask.defaultPriority,
      HeadlessUIKit.URLSessionTask.highPriority,
    ]
    expectEqual(priorities, [0.25, 0.5, 0.75])
    expectEqual(first.priority, 0.5)
    expectEqual(first.countOfBytesReceived, 0)
    expectEqual(first.countOfBytesSent, 0)
    expectEqual(second.countOfBytesExpectedToSend, 3)
    var heard: [Int] = []
    session.getAllTasks { heard.append($0.count) }
    session.getTasksWithCompletionHandler { heard += [$0.count, $1.count, $2.count] }
    session.flush { heard.append(-1) }
    try stage.settle()
    expectEqual(heard, [3, 1, 2, 0, -1])
    var failed: [Bool] = []
    let uploaded = session.uploadTask(with: Request(url: address), from: Data([1])) {
      failed.append($2 != nil)
    }
    uploaded.resume()
    session.invalidateAndCancel()
    try stage.settle()
    expectEqual(failed, [true])
    expect(first.state == .completed || first.state == .canceling)
  }

  private final class Measured: NSObject, HeadlessUIKit.URLSessionDataDelegate {
    var metrics: HeadlessUIKit.URLSessionTaskMetrics?
    func urlSession(
      _ session: HeadlessUIKit.URLSession, task: HeadlessUIKit.URLSessionTask,
      didFinishCollecting metrics: HeadlessUIKit.URLSessionTaskMetrics
    ) { self.metrics = metrics }
  }

  @Test("The times of a request are those of its task, without a connection or a name's address")
  func metrics() throws {
    let stage = TestApp(iOS: 17)
    try stage.show(UIViewController())
    stage.device.simulator.webAnswers = ["https://example.com/b": WebAnswer(Data([1, 2, 3]))]
    let address = URL(string: "https://example.com/b")!
    let delegate = Measured()
    let session = HeadlessUIKit.URLSession(
      configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
    let task = session.dataTask(with: address)
    expectEqual(task.countOfBytesExpectedToReceive, -1)
    task.resume()
    try stage.device.simulator.advance(by: 1)
    expectEqual(task.countOfBytesExpectedToReceive, task.response?.expectedContentLength)
    let metrics = try #require(delegate.metrics)
    expectEqual(metrics.redirectCount, 0)
    let part = try #require(metrics.transactionMetrics.first)
    expectEqual(part.request.url, address)
    let (start, end) = (metrics.taskInterval.start, metrics.taskInterval.end)
    expect(start <= end && part.fetchStartDate == start)
    expect(part.requestStartDate == start && part.requestEndDate == start)
    expect(part.responseStartDate == end && part.responseEndDate == end)
    expect(part.domainLookupStartDate == nil && part.domainLookupEndDate == nil)
    expect(part.connectStartDate == nil && part.connectEndDate == nil)
    expectEqual(part.networkProtocolName, "http/1.1")
    expect(!part.isReusedConnection && !part.isProxyConnection)
  }

  @Test("A server that nobody reaches gives no sign, and a talk keeps how it was ended")
  func talks() throws {
    let stage = TestApp(iOS: 17)
    try stage.show(UIViewController())
    let session = HeadlessUIKit.URLSession(configuration: .ephemeral)
    let talk = session.webSocketTask(with: URL(string: "wss://example.com")!)
    talk.resume()
    var faults: [Int] = []
    talk.sendPing { error in faults.append((error as NSError?)?.code ?? 0) }
    expectEqual(faults, [])
    try stage.device.simulator.advance(by: 1)
    expectEqual(faults, [NSURLErrorNotConnectedToInternet])
    expect(talk.closeCode == .invalid && talk.closeReason == nil)
    talk.cancel(with: .goingAway, reason: Data([7]))
    expect(talk.closeCode == .goingAway && talk.closeReason == Data([7]))
  }

  @Test("A protocol takes requests for the same that are equal")
  func protocols() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let (one, other) = (Request(url: address), Request(url: URL(string: "http://example.com/b")!))
    expect(HeadlessUIKit.URLProtocol.requestIsCacheEquivalent(one, to: one))
    expect(!HeadlessUIKit.URLProtocol.requestIsCacheEquivalent(one, to: other))
  }
}
