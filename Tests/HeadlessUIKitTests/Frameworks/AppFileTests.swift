import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// An object that writes and reads itself, with another one in it.
final class Note: NSObject, NSCoding {
  let text: String
  let stars: Int
  var next: Note?

  init(_ text: String, stars: Int = 0, next: Note? = nil) {
    (self.text, self.stars, self.next) = (text, stars, next)
  }
  init?(coder: NSCoder) {
    guard let text = coder.decodeObject(forKey: "text") as? String else { return nil }
    self.text = text
    stars = coder.decodeInteger(forKey: "stars")
    next = coder.decodeObject(forKey: "next") as? Note
  }
  func encode(with coder: NSCoder) {
    coder.encode(text, forKey: "text")
    coder.encode(stars, forKey: "stars")
    coder.encode(next, forKey: "next")
  }
}

@Suite @MainActor struct AppFileTests {
  private let files = HeadlessUIKit.FileManager.default

  @Test(
    "An app writes, lists, copies, moves and removes files in its own folders, and in no others")
  func changes() throws {
    _ = Device(iOS: 12.0)
    let documents = try #require(files.urls(for: .documentDirectory, in: .userDomainMask).first)
    expectEqual(documents.path, "/Data/Documents")
    let note = documents.appendingPathComponent("a/b/note.txt")
    #expect(throws: CocoaError.self) { try _courseWrite(Data([1]), to: note) }
    try files.createDirectory(
      at: note.deletingLastPathComponent(), withIntermediateDirectories: true)
    try _courseWrite(Data([1, 2]), to: note)
    expectEqual(files.contents(atPath: note.path), Data([1, 2]))
    expectEqual(try files.contentsOfDirectory(atPath: documents.path), ["a"])
    expectEqual(
      try files.subpathsOfDirectory(atPath: documents.path), ["a", "a/b", "a/b/note.txt"])
    try files.copyItem(atPath: "\(documents.path)/a", toPath: "\(documents.path)/c")
    try files.moveItem(atPath: note.path, toPath: "\(documents.path)/../tmp/x")
    expectEqual(files.contents(atPath: "/Data/tmp/x"), Data([1, 2]))
    expect(!files.fileExists(atPath: note.path))
    expect(files.fileExists(atPath: "\(documents.path)/c/b/note.txt"))
    try files.removeItem(atPath: "\(documents.path)/c")
    expectEqual(try files.contentsOfDirectory(atPath: documents.path), ["a"])
    for path in ["/etc/passwd", "/App.app/x", "/x", "relative", "/Data/../etc/x", "/Data"] {
      #expect(throws: CocoaError.self, "\(path)") { try _courseWrite(Data(), to: path) }
      expectNil(files.contents(atPath: path), "\(path)")
    }
    #expect(throws: CocoaError.self) {
      try files.copyItem(atPath: "\(documents.path)/a", toPath: "\(documents.path)/a/in")
    }
  }

  @Test("What an app wrote is there in its next life, but for what is temporary")
  func lives() throws {
    let device = Device(iOS: 12.0)
    try _courseWrite(Data([7]), to: "/Data/Documents/kept")
    try _courseWrite(Data([8]), to: "/Data/tmp/gone")
    device.simulator.storeFiles()
    let stored = device.simulator.stored
    var configuration = device.simulator.configuration
    configuration.stored = stored
    Simulator.current = Simulator(configuration: configuration)
    expectEqual(files.contents(atPath: "/Data/Documents/kept"), Data([7]))
    expect(!files.fileExists(atPath: "/Data/tmp/gone"))
    expect(files.fileExists(atPath: "/Data/tmp"))
  }

  @Test("A disk that is full refuses what is too large")
  func full() throws {
    _ = Device(iOS: 12.0)
    let half = Data(count: 40 << 20)
    try _courseWrite(half, to: "/Data/tmp/one")
    #expect(throws: CocoaError.self) { try _courseWrite(half, to: "/Data/tmp/two") }
    try _courseWrite(Data(), to: "/Data/tmp/one")
    try _courseWrite(half, to: "/Data/tmp/two")
  }

  @Test("Objects come out of an archive as they went in, each once; other bytes are refused")
  func archives() throws {
    let device = Device(iOS: 12.0, classes: [Note.self])
    let (first, second) = (Note("one", stars: 3), Note("two"))
    (first.next, second.next) = (second, first)
    let root: [String: Any] = [
      "notes": [first, second], "date": Date(timeIntervalSince1970: 5), "n": 4,
    ]
    let data = try HeadlessUIKit.NSKeyedArchiver.archivedData(
      withRootObject: root, requiringSecureCoding: false)
    let read = try HeadlessUIKit.NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    let list = try #require(read as? [String: Any])
    let notes = try #require(list["notes"] as? [Note])
    expectEqual(notes.map(\.text), ["one", "two"])
    expectEqual(notes[0].stars, 3)
    expect(notes[0].next === notes[1])
    expectNil(notes[1].next)
    expectEqual(list["date"] as? Date, Date(timeIntervalSince1970: 5))
    expectEqual(list["n"] as? Int, 4)
    for bytes in [Data(), Data([1, 2, 3]), Data(data.dropLast(40))] {
      #expect(throws: (any Error).self) {
        try HeadlessUIKit.NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(bytes)
      }
    }
    #expect(throws: (any Error).self) {
      try HeadlessUIKit.NSKeyedArchiver.archivedData(
        withRootObject: first, requiringSecureCoding: true)
    }
    _ = HeadlessUIKit.NSKeyedArchiver.archivedData(withRootObject: UIView())
    expect(
      device.lines(.exception).contains {
        $0.contains("-[UIView encodeWithCoder:]: unrecognized selector sent to instance")
      })
  }

  @Test("A connection of before sessions answers, with the response first", .rule(1099))
  func connection() throws {
    let device = Device(iOS: 12.0)
    device.simulator.webAnswers = ["https://a.example.com/": WebAnswer(Data([9]))]
    var heard: Set<String> = []
    for address in ["https://a.example.com/", "https://b.example.com/"] {
      let request = HeadlessUIKit.URLRequest(url: try #require(URL(string: address)))
      expect(NSURLConnection.canHandle(request))
      NSURLConnection.sendAsynchronousRequest(request, queue: .main) { response, data, error in
        heard.insert("\(response?.url?.host ?? "none") \(data?.count ?? 0) \(error != nil)")
      }
    }
    try device.simulator.advance(by: 1)
    expectEqual(heard, ["a.example.com 1 false", "none 0 true"])
  }

  @Test(
    "From iOS 9 on addresses without encryption are blocked, except those that are allowed",
    .rule(894))
  func clearText() throws {
    func code(_ iOS: IOSVersion, _ address: String, _ security: [String: Any]? = nil) throws -> Int
    {
      let device = Device(iOS: iOS, info: security.map { ["NSAppTransportSecurity": $0] } ?? [:])
      device.simulator.webAnswers = [address: WebAnswer(Data([9]))]
      var code = -1
      let url = try #require(URL(string: address))
      HeadlessUIKit.URLSession.shared.dataTask(with: url) { _, _, error in
        code = (error as? URLError)?.code.rawValue ?? 0
      }.resume()
      try device.simulator.advance(by: 1)
      return code
    }
    expectEqual(try code(8.4, "http://a.example.com/"), 0)
    for iOS in IOSVersion.tried(from: 9) {
      expectEqual(try code(iOS, "http://a.example.com/"), -1022, "iOS \(iOS)")
    }
    for address in ["https://example.com/", "http://localhost:80/", "http://10.0.0.1/"] {
      expectEqual(try code(12, address), 0, "\(address)")
    }
    let domain = ["NSExceptionAllowsInsecureHTTPLoads": true, "NSIncludesSubdomains": true]
    let allowed = ["NSExceptionDomains": ["example.com": domain]]
    expectEqual(try code(12, "http://a.example.com/", allowed), 0)
    expectEqual(try code(12, "http://an.example.org/", allowed), -1022)
    expectEqual(try code(12, "http://an.example.org/", ["NSAllowsArbitraryLoads": true]), 0)
  }

  @Test("An error of the network says what went wrong as the system does", .rule(894))
  func words() throws {
    let device = Device(iOS: 12.0)
    var words: [String] = []
    let url = try #require(URL(string: "https://a.b/c"))
    HeadlessUIKit.URLSession.shared.dataTask(with: url) { _, _, error in
      words.append(error?.localizedDescription ?? "")
    }.resume()
    try device.simulator.advance(by: 1)
    expectEqual(words, ["The Internet connection appears to be offline."])
  }

  @Test("A network that is not there says so after virtual time; the course may answer")
  func network() throws {
    let device = Device(iOS: 12.0)
    device.simulator.webAnswers = ["https://a.b/c": WebAnswer(Data([9]), status: 201)]
    var heard: [String] = []
    for address in ["https://a.b/c", "https://a.b/d"] {
      let url = try #require(URL(string: address))
      HeadlessUIKit.URLSession.shared.dataTask(with: url) { data, response, error in
        let status = (response as? HeadlessUIKit.HTTPURLResponse)?.statusCode ?? 0
        heard.append("\(data?.count ?? -1) \(status) \((error as? URLError)?.code.rawValue ?? 0)")
      }.resume()
    }
    expectEqual(heard, [])
    try device.simulator.advance(by: 1)
    expectEqual(heard, ["-1 0 -1009", "1 201 0"])
    device.simulator.webAnswers = [
      "https://a.b/c": WebAnswer(failure: .timedOut, delay: 5),
      "https://a.b/d": WebAnswer(Data([1]), headers: ["Content-Type": "image/png"], delay: 3),
    ]
    for address in ["https://a.b/c", "https://a.b/d"] {
      let url = try #require(URL(string: address))
      HeadlessUIKit.URLSession.shared.dataTask(with: url) { _, response, error in
        heard.append("\(response?.mimeType ?? "") \((error as? URLError)?.code.rawValue ?? 0)")
      }.resume()
    }
    try device.simulator.advance(by: 6)
    expectEqual(heard.dropFirst(2), ["image/png 0", " -1001"])
  }
}
