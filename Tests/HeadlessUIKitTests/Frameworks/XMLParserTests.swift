import Foundation
import HeadlessUIKit
import Expectations
import Testing

@MainActor
struct XMLParserTests {
  private final class Feed: NSObject, XMLParserDelegate {
    var heard: [String] = []
    var stopsAt: String?

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      heard.append(
        "<\(elementName) \(attributeDict.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })")
      if elementName == stopsAt { parser.abortParsing() }
    }
    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) { heard.append("</\(elementName)") }
    func parser(_ parser: XMLParser, foundCharacters string: String) { heard.append(string) }
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
      heard.append("error \((parseError as NSError).code)")
    }
  }

  private func read(_ text: String, stopsAt: String? = nil) -> (isRead: Bool, heard: [String]) {
    let feed = Feed()
    feed.stopsAt = stopsAt
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = feed
    let isRead = parser.parse()
    expectEqual((parser.parserError == nil), isRead)
    return (isRead, feed.heard)
  }

  @Test("A delegate hears of elements, their attributes and the text between them")
  func elements() {
    let answer = read("<feed><item id=\"1\">Tea<![CDATA[ & cake]]></item></feed>")
    expect(answer.isRead)
    expectEqual(
      answer.heard, ["<feed []", "<item [\"id=1\"]", "Tea", " & cake", "</item", "</feed"])
  }

  @Test("A tag that is not closed is an error, and nothing comes after it")
  func malformed() {
    let answer = read("<feed><item></feed>")
    expect(!answer.isRead)
    expectEqual(answer.heard, ["<feed []", "<item []", "error 76"])
  }

  @Test("The delegate can stop it")
  func stopped() {
    let answer = read("<feed><item></item><item></item></feed>", stopsAt: "item")
    expect(!answer.isRead)
    expectEqual(answer.heard, ["<feed []", "<item []"])
  }

  @Test("A document type, which could name a file, is an error")
  func documentType() {
    let answer = read("<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/hostname\">]><a>&b;</a>")
    expect(!answer.isRead)
    expectEqual(answer.heard, ["error 1"])
  }
}
