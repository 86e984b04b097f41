import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Answers requests of one scheme, as tests of real apps do.
nonisolated private final class Stub: HeadlessUIKit.URLProtocol, @unchecked Sendable {
  nonisolated(unsafe) static var log: [String] = []
  private let made: String

  override init(
    request: HeadlessUIKit.URLRequest, cachedResponse: HeadlessUIKit.CachedURLResponse?,
    client: (any HeadlessUIKit.URLProtocolClient)?
  ) {
    made = request.url?.lastPathComponent ?? ""
    super.init(request: request, cachedResponse: cachedResponse, client: client)
  }

  override class func canInit(with request: HeadlessUIKit.URLRequest) -> Bool {
    log.append("can \(request.url?.absoluteString ?? "")")
    return request.url?.scheme == "stub"
  }
  override class func canonicalRequest(
    for request: HeadlessUIKit.URLRequest
  ) -> HeadlessUIKit.URLRequest {
    var request = request
    request.setValue("yes", forHTTPHeaderField: "Canonical")
    return request
  }
  override func startLoading() {
    Self.log.append(
      "start \(made) \(request.value(forHTTPHeaderField: "Canonical") ?? "no")"
        + " \(request.value(forHTTPHeaderField: "Cookie") ?? "no cookie")"
        + " \(request.value(forHTTPHeaderField: "Token") ?? "no token")")
    guard made != "broken" else {
      client?.urlProtocol(self, didFailWithError: NSError(domain: "Stub", code: 7))
      return
    }
    guard made != "endless" else { return }
    let response = HeadlessUIKit.HTTPURLResponse(
      url: request.url!, statusCode: 203, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data([1, 2]))
    client?.urlProtocol(self, didLoad: Data([3]))
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() { Self.log.append("stop \(made)") }
}

@MainActor
struct OwnProtocolTests {
  private func take() -> [String] {
    defer { Stub.log = [] }
    return Stub.log
  }

  private func ask(
    _ address: String, in session: HeadlessUIKit.URLSession, _ device: Device
  ) throws -> String {
    var heard = ""
    session.dataTask(with: try #require(URL(string: address))) { data, response, error in
      let status = (response as? HeadlessUIKit.HTTPURLResponse)?.statusCode ?? 0
      let code = (error as NSError?).map { "\($0.domain) \($0.code)" } ?? "fine"
      heard = "\(data.map(Array.init) ?? []) \(status) \(code)"
    }.resume()
    expectEqual(heard, "")
    try device.simulator.advance(by: 1)
    return heard
  }

  @Test("An app's own protocol answers the requests that it wants", .rule(765))
  func ownProtocol() throws {
    _ = take()
    let device = Device(iOS: 17.0)
    let configuration = HeadlessUIKit.URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Stub.self]
    configuration.httpAdditionalHeaders = ["Token": "t"]
    let session = HeadlessUIKit.URLSession(configuration: configuration)
    expectEqual(try ask("stub://a/fine", in: session, device), "[1, 2, 3] 203 fine")
    expectEqual(take(), ["can stub://a/fine", "start fine yes no cookie t", "stop fine"])
    expectEqual(try ask("stub://a/broken", in: session, device), "[] 0 Stub 7")
    _ = take()
    device.simulator.webAnswers = ["https://a.b/c": WebAnswer(Data([9]))]
    expectEqual(try ask("https://a.b/c", in: session, device), "[9] 200 fine")
    expectEqual(take(), ["can https://a.b/c"])

    let task = session.dataTask(with: try #require(URL(string: "stub://a/endless")))
    task.resume()
    try device.simulator.advance(by: 1)
    task.cancel()
    try device.simulator.advance(by: 1)
    expectEqual(take().suffix(2), ["start endless yes no cookie t", "stop endless"])
  }

  @Test("A registered protocol answers the shared session alone", .rule(765))
  func registered() throws {
    _ = take()
    let device = Device(iOS: 17.0)
    let (isTaken, isOther) = (
      HeadlessUIKit.URLProtocol.registerClass(Stub.self),
      HeadlessUIKit.URLProtocol.registerClass(NSObject.self)
    )
    expect(isTaken && !isOther)
    expectEqual(try ask("stub://a/x", in: .shared, device), "[1, 2, 3] 203 fine")
    let other = HeadlessUIKit.URLSession(configuration: .default)
    expectEqual(try ask("stub://a/x", in: other, device), "[] 0 NSURLErrorDomain -1002")
    HeadlessUIKit.URLProtocol.unregisterClass(Stub.self)
    expectEqual(try ask("stub://a/x", in: .shared, device), "[] 0 NSURLErrorDomain -1002")
  }

  @Test("What a protocol notes of a request stays with it", .rule(765))
  func notes() throws {
    let url = try #require(URL(string: "https://a.b"))
    let request = HeadlessUIKit.NSMutableURLRequest(url: url)
    HeadlessUIKit.URLProtocol.setProperty(true, forKey: "seen", in: request)
    let value = request as HeadlessUIKit.URLRequest
    let noted = HeadlessUIKit.URLProtocol.property(forKey: "seen", in: value)
    expectEqual(noted as? Bool, true)
    HeadlessUIKit.URLProtocol.removeProperty(forKey: "seen", in: request)
    let left = HeadlessUIKit.URLProtocol.property(
      forKey: "seen", in: request as HeadlessUIKit.URLRequest)
    expectNil(left)
  }

  @Test("Cookies of an answer go with the next request to the same server", .rule(766))
  func cookies() throws {
    _ = take()
    let device = Device(iOS: 17.0)
    device.simulator.webAnswers = [
      "https://a.b/in": WebAnswer(
        Data(), headers: ["Set-Cookie": "id=7; Path=/me; Max-Age=100; HttpOnly"])
    ]
    _ = try ask("https://a.b/in", in: .shared, device)
    let storage = HeadlessUIKit.HTTPCookieStorage.shared
    let cookie = try #require(storage.cookies?.first)
    expectEqual(
      [cookie.name, cookie.value, cookie.domain, cookie.path], ["id", "7", "a.b", "/me"])
    expect(cookie.isHTTPOnly && !cookie.isSecure && !cookie.isSessionOnly)
    let names = { (address: String) in
      storage.cookies(for: URL(string: address)!)?.map(\.name) ?? []
    }
    expect(names("https://a.b/me/x") == ["id"] && names("https://a.b/me") == ["id"])
    expect(names("https://a.b/mean") == [] && names("https://c.b/me") == [])

    HeadlessUIKit.URLProtocol.registerClass(Stub.self)
    let parts: [HeadlessUIKit.HTTPCookiePropertyKey: Any] = [
      .name: "n", .value: "v", .domain: "a", .path: "/",
    ]
    let made = HeadlessUIKit.HTTPCookie(properties: parts)
    storage.setCookie(try #require(made))
    _ = try ask("stub://a/x", in: .shared, device)
    expect(take().contains("start x yes n=v no token"))

    try device.simulator.advance(by: 100)
    expectEqual(storage.cookies?.map(\.name), ["n"])
    storage.removeCookies(since: .distantPast)
    expectEqual(storage.cookies, [])
    let half = HeadlessUIKit.HTTPCookie(properties: [.name: "n"])
    expectNil(half)
  }

  @Test("An answer comes byte by byte, and line by line without the empty ones")
  func bytes() async throws {
    let bytes = HeadlessUIKit.URLSession.AsyncBytes(Data("one\n\ntwo\r\nthree".utf8))
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    expectEqual(lines, ["one", "two", "three"])
    var first: [UInt8] = []
    for try await byte in bytes.prefix(3) { first.append(byte) }
    expectEqual(first, Array("one".utf8))
  }
}
