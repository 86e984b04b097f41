import CourseModel

/// The lines of source files to which places in a library belong.
struct LibraryPlaces {
  /// A line of a file, as relative to the folder in which the library was compiled.
  struct Line: Hashable {
    var file: String
    var number: Int
  }

  var library: String
  var tools: Tools

  /// The lines of a stack, innermost first; what has no line is left out.
  ///
  /// - Parameter offsets: Where it was in the library, and behind that the calls that led there.
  func lines(of offsets: [UInt64]) -> [Line] {
    guard let first = offsets.first else { return [] }
    // Where it was may be a jump that belongs to no line, as in an empty loop: then the nearest line
    // before it in the same function counts.
    let near = [0, 1, 2, 4, 8, 12, 16, 24, 32, 48, 64].map { first >= $0 ? first - $0 : 0 }
    let callers = offsets.dropFirst().prefix(15)
    let found = symbols(at: near + callers)
    let function = found.first?.function
    let innermost = found.prefix(near.count).first { $0.line != nil && $0.function == function }
    return ([innermost].compactMap(\.self) + found.dropFirst(near.count)).compactMap(\.line)
  }

  private struct Symbol {
    var function: Substring
    var line: Line?
  }

  private func symbols(at addresses: [UInt64]) -> [Symbol] {
    var request = ProcessRequest(
      path: tools.toolchain.symbolizer,
      arguments: ["--obj=\(library)", "--no-inlines"]
        + addresses.map { "0x" + String($0, radix: 16) },
      processorSeconds: 10)
    request.confinement = tools.inspection
    guard let answer = try? CompletedProcess(request, seconds: 15) else { return [] }
    let lines = answer.output.split(separator: "\n")
    return stride(from: 0, to: lines.count - 1, by: 2).map { index in
      let fields = lines[index + 1].split(separator: ":")
      let number = fields.count == 3 ? Int(fields[1]) ?? 0 : 0
      let file = String(fields[0].hasPrefix("./") ? fields[0].dropFirst(2) : fields[0])
      return Symbol(
        function: lines[index], line: number > 0 ? Line(file: file, number: number) : nil)
    }
  }
}
