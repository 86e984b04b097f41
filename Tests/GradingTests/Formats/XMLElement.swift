import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML file as Foundation's parser understands it.
final class ParsedElement {
  let name: String
  let attributes: [String: String]
  var children: [ParsedElement] = []
  var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root; nil where the bytes are not well-formed.
  static func parse(_ bytes: [UInt8]) -> ParsedElement? {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  /// This element and everything in it.
  var all: [ParsedElement] { [self] + children.flatMap(\.all) }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: ParsedElement?
    var open: [ParsedElement] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = ParsedElement(name: name, attributes: attributes)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      open.last?.text += text
    }
  }
}
