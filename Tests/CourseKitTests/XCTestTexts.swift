// Apple's own XCTest has other texts and other hooks; the open one is what is compared with.
#if !canImport(ObjectiveC)
  import XCTest

  /// What the real XCTest says.
  enum XCTestTexts {
    /// What it records when a test does `body`.
    static func failures(of body: @escaping () throws -> Void) -> [String] {
      let collector = Collector(name: "test") { _ in try MainActor.assumeIsolated { try body() } }
      collector.run()
      return collector.texts
    }

    /// What it prints of a skip that `body` asks for.
    static func skip(of body: () throws -> Void) -> String? {
      do {
        try body()
        return nil
      } catch {
        return Mirror(reflecting: error).children.first { $0.label == "summary" }?.value as? String
      }
    }

    private nonisolated final class Collector: XCTestCase {
      private(set) var texts: [String] = []

      override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
        expected: Bool
      ) {
        texts.append(description)
      }
    }
  }
#endif
