package import Foundation

extension URLSession {
  /// The bytes of an answer, one after another. iOS 15.0 and later.
  public nonisolated struct AsyncBytes: AsyncSequence, Sendable {
    private let data: Data
    /// Gives out these bytes.
    package init(_ data: Data) { self.data = data }

    /// Gives out the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      private var rest: Data.Iterator
      fileprivate init(_ data: Data) { rest = data.makeIterator() }
      /// The next byte; nil behind the last one.
      public mutating func next() async throws -> UInt8? { rest.next() }
    }
    /// What gives out the bytes.
    public func makeAsyncIterator() -> Iterator { Iterator(data) }
    /// Its lines, without the empty ones.
    public var lines: Lines { Lines(data) }

    /// The lines of an answer. iOS 15.0 and later.
    public struct Lines: AsyncSequence, Sendable {
      private let lines: [String]
      fileprivate init(_ data: Data) {
        lines = String(decoding: data, as: UTF8.self)
          .split(whereSeparator: \.isNewline).map(String.init)
      }
      /// Gives out the lines.
      public struct Iterator: AsyncIteratorProtocol {
        private var rest: Array<String>.Iterator
        fileprivate init(_ lines: [String]) { rest = lines.makeIterator() }
        /// The next line; nil behind the last one.
        public mutating func next() async throws -> String? { rest.next() }
      }
      /// What gives out the lines.
      public func makeAsyncIterator() -> Iterator { Iterator(lines) }
    }
  }
}
