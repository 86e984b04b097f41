import Foundation
import FoundationXML

/// Reads XML into elements, bounded in size and depth, and without entities.
final class InterfaceReader: NSObject, XMLParserDelegate {
  /// In bytes; ten times a large storyboard, and as much as the parser takes.
  static let sizeLimit = 10_000_000
  /// Views inside of views take two each.
  static let depthLimit = 400
  static let elementLimit = 500_000

  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var count = 0
  private var problem: InterfaceProblem?
  private var bytes: [UInt8] = []

  static func root(of bytes: [UInt8]) throws(InterfaceProblem) -> InterfaceElement {
    guard bytes.count <= sizeLimit else { throw InterfaceProblem(reason: .tooLarge, line: nil) }
    guard !isCompiled(bytes) else { throw InterfaceProblem(reason: .compiled, line: nil) }
    if let line = documentTypeLine(in: bytes) {
      throw InterfaceProblem(reason: .documentType, line: line)
    }
    guard isUTF8(bytes) else { throw InterfaceProblem(reason: .otherEncoding, line: 1) }
    if let line = brokenLetterLine(in: bytes) {
      throw InterfaceProblem(reason: .otherEncoding, line: line)
    }
    let reader = InterfaceReader()
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    reader.bytes = bytes
    // The answer is true for much that is not well-formed.
    _ = parser.parse()
    if let problem = reader.problem { throw problem }
    guard let root = reader.root else {
      throw InterfaceProblem(reason: .malformed("the file has no element"), line: 1)
    }
    return root
  }

  /// Whether the bytes are UTF-8 for the parser too: it takes another encoding from the first line, or
  /// guesses it from the first bytes, and a document type hides in what it reads then.
  static func isUTF8(_ bytes: [UInt8]) -> Bool {
    // UTF-16 and UTF-32 by their marks or their zeros, and the `<?xm` of EBCDIC.
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return false }
    if bytes.contains(0) || bytes.starts(with: [0x4C, 0x6F, 0xA7, 0x94]) { return false }
    let text = String(decoding: bytes.prefix(256), as: UTF8.self)
    guard let start = text.range(of: "<?xml") else { return true }
    // What is behind the first 256 bytes could name an encoding that is not seen here.
    guard let end = text.range(of: "?>", range: start.upperBound..<text.endIndex) else {
      return false
    }
    let head = text[start.upperBound..<end.lowerBound].lowercased()
    guard head.contains("encoding") else { return true }
    return head.contains(/^[^'"]*(version\s*=\s*("[^"]*"|'[^']*')\s*)?encoding\s*=\s*["']utf-8["']/)
  }

  /// The line of the first byte that is no part of a letter, on which the parser would end the process;
  /// nil where there is none.
  private static func brokenLetterLine(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return index.map { $0 + 1 } ?? 1
  }

  /// What compilers make of xibs begins so: of Xcode's today, and of those that wrote property lists.
  private static func isCompiled(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist00".utf8)
  }

  /// The line of a document type in front of the first element; nil where there is none.
  static func documentTypeLine(in bytes: [UInt8]) -> Int? {
    var rest = bytes[...]
    var line = 1
    func drop(_ count: Int) {
      line += rest.prefix(count).count { $0 == UInt8(ascii: "\n") }
      rest = rest.dropFirst(count)
    }
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { drop(3) }
    while let first = rest.first {
      if first == 0x20 || (0x09...0x0D).contains(first) {
        drop(1)
      } else if rest.starts(with: "<!--".utf8) {
        drop(4)
        while !rest.isEmpty, !rest.starts(with: "-->".utf8) { drop(1) }
        drop(3)
      } else if rest.starts(with: "<?".utf8) {
        while !rest.isEmpty, !rest.starts(with: "?>".utf8) { drop(1) }
        drop(2)
      } else {
        return rest.starts(with: "<!".utf8) ? line : nil
      }
    }
    return nil
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    count += 1
    guard count <= Self.elementLimit else { return stop(parser, .tooMany) }
    guard open.count < Self.depthLimit else { return stop(parser, .tooDeep) }
    open.append(
      InterfaceElement(name: elementName, attributes: attributes, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    let place = open.count - 1
    // Between most elements are only line breaks.
    guard open[place].children.isEmpty || string.contains(where: { !$0.isWhitespace }) else {
      return
    }
    open[place].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let code = (parseError as NSError).code
    // What comes behind the first error comes of it; and names with a colon are as good as any.
    guard problem == nil, !(200..<300).contains(code) else { return }
    let line = max(1, parser.lineNumber)
    let innermost = open.last.map { XMLFault.OpenElement(name: $0.name, line: $0.line) }
    let text = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
    let words = XMLFault(rawValue: code).words(
      in: text.dropFirst(line - 1).first ?? [], column: parser.columnNumber, innermost: innermost)
    problem = InterfaceProblem(reason: .malformed(words), line: line)
  }

  private func stop(_ parser: XMLParser, _ reason: InterfaceProblem.Reason) {
    problem = InterfaceProblem(reason: reason, line: parser.lineNumber)
    parser.abortParsing()
  }
}
