public import Foundation
import FoundationXML
import InterfaceFiles

/// Reads XML and tells a delegate what is in it, in the order in which it is there. iOS 2.0 and later.
///
/// Only UTF-8 without a document type is read here: anything else is an error at its first line.
nonisolated open class XMLParser: NSObject, @unchecked Sendable {
  /// Who is told; not held.
  open weak var delegate: (any XMLParserDelegate)?
  /// Whether names are split into a namespace and the rest.
  open var shouldProcessNamespaces = false
  /// Whether the delegate hears of the prefixes of namespaces.
  open var shouldReportNamespacePrefixes = false
  /// Whether files are read that the text names; none is here.
  open var shouldResolveExternalEntities = false {
    didSet {
      declaredOnly(
        "XMLParser.shouldResolveExternalEntities", oldValue, shouldResolveExternalEntities)
    }
  }
  /// What was wrong; nil for nothing.
  open private(set) var parserError: (any Error)?
  private let data: Data
  private let bridge = XMLBridge()

  /// Makes one for that text.
  public init(data: Data) { self.data = data }

  /// Makes one for the text of a file of the app; nil when there is none.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? _courseContents(of: url) else { return nil }
    self.init(data: data)
  }

  /// The line that is being read; the first is 1.
  open var lineNumber: Int { bridge.parser?.lineNumber ?? 0 }
  /// The place in that line; the first is 1.
  open var columnNumber: Int { bridge.parser?.columnNumber ?? 0 }
  /// Nothing of a document type is read here.
  open var publicID: String? { nil }
  /// Nothing of a document type is read here.
  open var systemID: String? { nil }

  /// Reads everything, and tells the delegate meanwhile.
  ///
  /// - Returns: Whether it was well-formed.
  @discardableResult
  open func parse() -> Bool {
    guard PlainXML.isPlain([UInt8](data)) else {
      bridge.fail(NSError(domain: Self.errorDomain, code: ErrorCode.internalError.rawValue), self)
      return false
    }
    let parser = FoundationXML.XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.shouldProcessNamespaces = shouldProcessNamespaces
    parser.shouldReportNamespacePrefixes = shouldReportNamespacePrefixes
    parser.delegate = bridge
    (bridge.parser, bridge.owner) = (parser, self)
    defer { (bridge.parser, bridge.owner) = (nil, nil) }
    let isRead = parser.parse()
    return isRead && parserError == nil
  }

  /// Stops reading; the delegate may call it.
  open func abortParsing() {
    parserError = NSError(
      domain: Self.errorDomain, code: ErrorCode.delegateAbortedParseError.rawValue)
    bridge.parser?.abortParsing()
  }

  fileprivate func fail(_ error: any Error) { parserError = parserError ?? error }

  /// The domain of its errors. iOS 2.0 and later.
  public class var errorDomain: String { "NSXMLParserErrorDomain" }

  /// What can be wrong with a text; other numbers are the library's. iOS 2.0 and later.
  public enum ErrorCode: Int, Error, Sendable {
    /// Something that is not read here; no memory; nothing in it; a tag too few; stopped by the delegate.
    case internalError = 1, outOfMemoryError = 2, emptyDocumentError = 4, tagNameMismatchError = 76
    /// The delegate did not want to hear more.
    case delegateAbortedParseError = 512
  }
}

/// The domain of the parser's errors. iOS 2.0 and later.
public nonisolated let NSXMLParserErrorDomain = XMLParser.errorDomain

/// Hears what is in a text of XML; all of it may be left out. iOS 2.0 and later.
@MainActor
public protocol XMLParserDelegate: NSObjectProtocol {
  /// It begins.
  func parserDidStartDocument(_ parser: XMLParser)
  /// It is at its end.
  func parserDidEndDocument(_ parser: XMLParser)
  /// An element begins.
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String])
  /// An element ends.
  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?)
  /// A prefix stands for a namespace from now on, where the parser reports that. iOS 2.0 and later.
  func parser(
    _ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
  /// A prefix stands for it no more, where the parser reports that. iOS 2.0 and later.
  func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
  /// A part of the text between tags; a text may come in several.
  func parser(_ parser: XMLParser, foundCharacters string: String)
  /// A comment.
  func parser(_ parser: XMLParser, foundComment comment: String)
  /// A block that is text whatever is in it.
  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
  /// Something is wrong; nothing comes after it.
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
}

extension XMLParserDelegate {
  /// The default for a type that does not implement this member.
  public func parserDidStartDocument(_ parser: XMLParser) {}
  /// The default for a type that does not implement this member.
  public func parserDidEndDocument(_ parser: XMLParser) {}
  /// The default for a type that does not implement this member.
  public func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {}
  /// The default for a type that does not implement this member.
  public func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {}
  /// The default for a type that does not implement this member.
  public func parser(
    _ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String
  ) {}
  /// The default for a type that does not implement this member.
  public func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {}
  /// The default for a type that does not implement this member.
  public func parser(_ parser: XMLParser, foundCharacters string: String) {}
  /// The default for a type that does not implement this member.
  public func parser(_ parser: XMLParser, foundComment comment: String) {}
  /// The default for a type that does not implement this member: it hears of the text.
  public func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
  }
  /// The default for a type that does not implement this member.
  public func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {}
}

/// Passes on what Foundation's parser says.
private nonisolated final class XMLBridge: NSObject, FoundationXML.XMLParserDelegate,
  @unchecked Sendable
{
  var parser: FoundationXML.XMLParser?
  var owner: XMLParser?

  /// Calls the app's delegate, which is on the main actor; nothing goes on beside this.
  private func tell(_ message: @MainActor (XMLParser, any XMLParserDelegate) -> Void) {
    guard let owner, owner.parserError == nil, let delegate = owner.delegate else { return }
    nonisolated(unsafe) let told = (owner, delegate)
    MainActor.assumeIsolated { message(told.0, told.1) }
  }

  func fail(_ error: any Error, _ owner: XMLParser) {
    MainActor.assumeIsolated { owner.delegate?.parser(owner, parseErrorOccurred: error) }
    owner.fail(error)
  }

  func parserDidStartDocument(_ parser: FoundationXML.XMLParser) {
    tell { $1.parserDidStartDocument($0) }
  }

  func parserDidEndDocument(_ parser: FoundationXML.XMLParser) {
    tell { $1.parserDidEndDocument($0) }
  }

  func parser(
    _ parser: FoundationXML.XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    tell {
      $1.parser(
        $0, didStartElement: elementName, namespaceURI: namespaceURI, qualifiedName: qName,
        attributes: attributeDict)
    }
  }

  func parser(
    _ parser: FoundationXML.XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    tell {
      $1.parser(
        $0, didEndElement: elementName, namespaceURI: namespaceURI, qualifiedName: qName)
    }
  }

  func parser(
    _ parser: FoundationXML.XMLParser, didStartMappingPrefix prefix: String,
    toURI namespaceURI: String
  ) {
    tell { $1.parser($0, didStartMappingPrefix: prefix, toURI: namespaceURI) }
  }

  func parser(_ parser: FoundationXML.XMLParser, didEndMappingPrefix prefix: String) {
    tell { $1.parser($0, didEndMappingPrefix: prefix) }
  }

  func parser(_ parser: FoundationXML.XMLParser, foundCharacters string: String) {
    tell { $1.parser($0, foundCharacters: string) }
  }

  func parser(_ parser: FoundationXML.XMLParser, foundComment comment: String) {
    tell { $1.parser($0, foundComment: comment) }
  }

  func parser(_ parser: FoundationXML.XMLParser, foundCDATA CDATABlock: Data) {
    tell { $1.parser($0, foundCDATA: CDATABlock) }
  }

  func parser(_ parser: FoundationXML.XMLParser, parseErrorOccurred parseError: any Error) {
    // Names with a colon are as good as any.
    guard let owner, !(200..<300).contains((parseError as NSError).code) else { return }
    if owner.parserError == nil { fail(parseError, owner) }
  }
}
