import CourseModel
import EventTrace
import Expectations
import Testing

@Suite("What is random or an address in an app follows from the seed of its launch")
struct ChanceTests {
  /// Prints everything by which two runs of one app could differ.
  private static let app = Result {
    try SampleApp([
      "main.swift": """
      import Foundation
      import UIKit

      class Plain {}
      class Root: UIViewController {}

      struct Own: Hashable { var text: String }

      print(Int.random(in: 1...1_000_000), Double.random(in: 0..<1), Bool.random())
      print(Array(1...20).shuffled(), (1...1000).randomElement()!)
      var system: any RandomNumberGenerator = SystemRandomNumberGenerator()
      print(system.next(), UInt64.random(in: .min ... .max, using: &system))
      print(UUID(), NSUUID().uuidString, ProcessInfo.processInfo.globallyUniqueString.prefix(8))
      print(Set((1...20).map { Own(text: "word \\($0)") }).map(\\.text))
      print(["a": 1, "b": 2, "c": 3, "d": 4])
      print("hash".hashValue, Own(text: "x").hashValue)
      let objects = (1...20).map { _ in Plain() }
      print(objects[0], ObjectIdentifier(objects[0]), Set(objects.map { ObjectIdentifier($0) }).first!)
      print(Set((1...20).map { _ in NSObject() }).first!)
      print(Unmanaged.passUnretained(objects[1]).toOpaque())
      print(Root(), UIView(), Date())
      print(arc4random_uniform(1000), arc4random())
      """
    ])
  }

  private func words(seed: UInt64, after other: SampleApp? = nil) throws -> [String] {
    let host = try HostProcess()
    if let other {
      try host.launch(other.library)
      _ = try host.answer()
      try host.send(.kill)
      _ = try host.life()
    }
    let app = try Self.app.get()
    try host.launch(
      LaunchConfiguration(appLibrary: app.library, bundle: "/nowhere", iOS: 9, seed: seed))
    let life = try host.life()
    expectEqual(life.end, .exited(code: 0))
    return life.words
  }

  @Test("The same seed, the same words, whatever app the host had before")
  func sameSeed() throws {
    let first = try words(seed: 7)
    expect(first.count > 12)
    expectEqual(try words(seed: 7), first)
    expectEqual(try words(seed: 7, after: try SampleApp.button.get()), first)
  }

  @Test("Another seed, other numbers")
  func otherSeed() throws {
    let (first, second) = (try words(seed: 7), try words(seed: 8))
    expect(zip(first, second).count { $0 != $1 } >= 5)
  }
}
