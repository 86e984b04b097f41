import CourseModel

/// The lines of a file, to look up the line of a byte and the text of a line.
package struct LineNumbers {
  private let bytes: [UInt8]
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The number of the line, counted from one.
  package func number(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where the line with that number begins; nil where there is none.
  func start(of number: Int) -> Int? {
    starts.indices.contains(number - 1) ? starts[number - 1] : nil
  }

  /// The text of the line with that number, without its end; nil where there is none.
  package func text(of number: Int) -> String? {
    guard let start = start(of: number) else { return nil }
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  /// The line of a byte, with its text.
  func place(ofByte offset: Int, in file: String) -> SourcePlace {
    let line = number(of: offset)
    return SourcePlace(file: file, line: line, sourceLine: text(of: line))
  }
}
