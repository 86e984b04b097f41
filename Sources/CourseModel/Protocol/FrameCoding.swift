import EventTrace
package import Foundation

/// How everything is written that goes over a channel.
///
/// Numbers that JSON has no word for are an app's good right: no app ends because of them.
extension JSONEncoder {
  package static var forFrames: JSONEncoder {
    let encoder = JSONEncoder.stable()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Unwritable.infinity, negativeInfinity: Unwritable.negativeInfinity,
      nan: Unwritable.nan)
    return encoder
  }
}

extension JSONDecoder {
  package static var forFrames: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: Unwritable.infinity, negativeInfinity: Unwritable.negativeInfinity,
      nan: Unwritable.nan)
    return decoder
  }
}

/// Words that no text is likely to be.
private enum Unwritable {
  static let infinity = "number: infinity"
  static let negativeInfinity = "number: -infinity"
  static let nan = "number: nan"
}
