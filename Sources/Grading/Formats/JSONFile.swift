import CourseModel
import EventTrace
import Foundation
import Words

/// How formats in JSON are written: keys sorted, so that the same facts are the same bytes.
func jsonText(_ value: some Encodable) throws(Finding) -> String {
  do {
    let data = try JSONEncoder.stable(isPretty: true).encode(value)
    return String(decoding: data, as: UTF8.self) + "\n"
  } catch {
    throw Finding(ResultsProblem.notJSON(reason: "\(error)"))
  }
}

extension Fraction {
  /// The number with at most two decimals, as JSON has numbers.
  var hundredths: Decimal { Decimal(string: decimal(places: 2)) ?? 0 }
}
