/// Why a file is not one that Interface Builder writes today.
package struct InterfaceProblem: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// No well-formed XML, in the parser's words.
    case malformed(String)
    /// A document type, which can name entities and other files.
    case documentType
    /// Another encoding than UTF-8.
    case otherEncoding
    /// What Xcode makes of a xib when it builds the app.
    case compiled
    /// More bytes, elements inside of each other, or elements than a file may have.
    case tooLarge, tooDeep, tooMany
    /// XML with another root than `document`.
    case otherRoot(String)
    /// A file of Xcode 4 and before without objects, with the version that it names.
    case archive(version: String?)
    /// A file for another system: the type that it names.
    case otherType(String)
  }

  package let reason: Reason
  /// The first line is 1; nil for a problem of the whole file.
  package let line: Int?

  package init(reason: Reason, line: Int?) {
    self.reason = reason
    self.line = line
  }

  /// The system that a file of that type is for; nil for none of Apple's, and for iOS.
  package static func system(of type: String) -> String? {
    let systems = [
      ("com.apple.InterfaceBuilder3.Cocoa.", "macOS"),
      ("com.apple.InterfaceBuilder.WatchKit.", "watchOS"),
      ("com.apple.InterfaceBuilder.AppleTV.", "tvOS"),
    ]
    return systems.first { type.hasPrefix($0.0) }?.1
  }

  /// What is wrong, in words for people.
  package var words: String {
    switch reason {
    case .malformed(let words): "this is no well-formed XML: \(words)."
    case .documentType: "files of Interface Builder have no document type."
    case .otherEncoding: "files of Interface Builder are in UTF-8."
    case .compiled: "this is a compiled nib; put the file that Xcode edits in its place."
    case .tooLarge: "the file is too large."
    case .tooDeep: "elements are too deep in each other."
    case .tooMany: "the file has too many elements."
    case .otherRoot(let root): "the first element is `\(root)`, and Xcode writes `document`."
    case .archive:
      "this archive of Xcode 3 or 4 has no objects; open it in Xcode 5 or later and save it."
    case .otherType(let type):
      Self.system(of: type).map { "the file is for \($0) and not for iOS: its type is `\(type)`." }
        ?? "no file for iOS has the type `\(type)`."
    }
  }
}
