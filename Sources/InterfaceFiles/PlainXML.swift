/// What of XML may be read of anybody's.
package enum PlainXML {
  /// Whether it is UTF-8 and has no document type, by which it could name files and grow without end.
  package static func isPlain(_ bytes: [UInt8]) -> Bool {
    InterfaceReader.isUTF8(bytes) && InterfaceReader.documentTypeLine(in: bytes) == nil
  }
}
