import EventTrace
package import Foundation

/// How everything is written that goes over a channel.
///
/// Numbers that JSON lacks, such as infinity, are written as words: an app may use them.
extension JSONEncoder {
  /// The encoder for values that go over a channel.
  package static let forFrames: JSONEncoder = {
    let encoder = JSONEncoder.stable()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Unwritable.infinity, negativeInfinity: Unwritable.negativeInfinity,
      nan: Unwritable.nan)
    return encoder
  }()
}

extension JSONDecoder {
  /// The decoder for values that came over a channel.
  package static let forFrames: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: Unwritable.infinity, negativeInfinity: Unwritable.negativeInfinity,
      nan: Unwritable.nan)
    return decoder
  }()
}

/// Words that are unlikely as an app's own texts.
private enum Unwritable {
  static let infinity = "number: infinity"
  static let negativeInfinity = "number: -infinity"
  static let nan = "number: nan"
}
