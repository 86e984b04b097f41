import Foundation
import InterfaceFiles

@testable import HeadlessUIKit

/// One thing that a file says of an object, and whether the object is that way.
@MainActor
struct SweepLine {
  /// The element.
  let element: String
  /// Attributes, then children, as Interface Builder writes them.
  let said: String
  let holds: (NSObject) -> Bool

  /// The words that are said, by the element: attributes, and the keys and names of children.
  var words: [String: Set<String>] {
    let document = InterfaceDocument.xib(Self.element(element, said))
    guard let file = try? InterfaceFile([UInt8](document.utf8)), let object = file.objects.last
    else { return [:] }
    var words: [String: Set<String>] = [:]
    object.visit { element in
      let children = element.children.flatMap { [$0.key, $0.name].compactMap(\.self) }
      words[element.name, default: []].formUnion(Set(element.attributes.keys).union(children))
    }
    return words
  }

  /// The element as a file has it; with nothing said of it for an empty text.
  static func element(_ name: String, _ said: String) -> String {
    let start = said.firstIndex(of: "<") ?? said.endIndex
    return "<\(name) id=\"it\" \(said[..<start])>\(said[start...])</\(name)>"
  }

  /// The lines of one kind of element.
  static func lines<Object: NSObject>(
    _ element: String, _ type: Object.Type,
    _ collect: ((String, @escaping (Object) -> Bool) -> Void) -> Void
  ) -> [SweepLine] {
    var lines: [SweepLine] = []
    collect { said, holds in
      lines.append(
        SweepLine(element: element, said: said) { object in
          (object as? Object).map(holds) ?? false
        })
    }
    return lines
  }
}

extension UIColor {
  /// Whether it is the colour of ``sweep``.
  var isSwept: Bool {
    cgColor.components == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).cgColor.components
  }

  /// A colour as files write it under a key.
  static nonisolated func sweep(_ key: String) -> String {
    "<color key=\"\(key)\" red=\"0.25\" green=\"0.5\" blue=\"0.75\" alpha=\"0.5\" colorSpace=\"calibratedRGB\"/>"
  }
}
