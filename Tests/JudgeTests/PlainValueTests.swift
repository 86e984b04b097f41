import CourseModel
import Foundation
import Expectations
import Testing

@Suite struct PlainValueTests {
  @Test("plain data comes back from JSON as it was")
  func roundTrip() throws {
    let value: PlainValue = [
      "null": nil, "yes": true, "zero": 0, "half": 0.5, "text": "1", "empty": [:],
      "list": [1, [false, "a"], [], ["k": -3]],
    ]
    let data = try JSONEncoder().encode(value)
    expectEqual(try JSONDecoder().decode(PlainValue.self, from: data), value)
  }
}
