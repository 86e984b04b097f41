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

  @Test("A protocol takes requests for the same that are equal")
  func protocols() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let (one, other) = (Request(url: address), Request(url: URL(string: "http://example.com/b")!))
    expect(HeadlessUIKit.URLProtocol.requestIsCacheEquivalent(one, to: one))
    expect(!HeadlessUIKit.URLProtocol.requestIsCacheEquivalent(one, to: other))
  }
}
