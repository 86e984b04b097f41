import CourseModel
import Foundation
import Expectations
import Testing

struct FractionTests {
  @Test("Thirds add up to a whole")
  func thirds() {
    expectEqual(Fraction(1, 3) + Fraction(1, 3) + Fraction(1, 3), Fraction(1))
  }

  @Test("Equal numbers are equal values in lowest terms with a positive denominator")
  func lowestTerms() {
    expectEqual(Fraction(2, -4), Fraction(-1, 2))
    expectEqual(Fraction(-1, 2).denominator, 2)
    expectEqual(Fraction(0, 7), .zero)
  }

  @Test(
    "Decimals are rounded once, half away from zero, without zeros at the end",
    arguments: [
      (Fraction(7, 3), 2, "2.33"), (Fraction(1, 8), 2, "0.13"), (Fraction(-1, 8), 2, "-0.13"),
      (Fraction(5), 2, "5"), (Fraction(5, 2), 2, "2.5"), (Fraction(1, 3), 0, "0"),
      (Fraction(-1, 1000), 2, "0"), (Fraction(199, 100), 1, "2"), (Fraction(1, 16), 3, "0.063"),
    ])
  func decimals(fraction: Fraction, places: Int, text: String) {
    expectEqual(fraction.decimal(places: places), text)
  }

  @Test("A fraction is written as text and read back")
  func coding() throws {
    let written = try JSONEncoder().encode([Fraction(7), Fraction(7, 3)])
    expectEqual(String(decoding: written, as: UTF8.self), #"[7,"7\/3"]"#)
    expectEqual(
      try JSONDecoder().decode([Fraction].self, from: written), [Fraction(7), Fraction(7, 3)])
    for text in [#"["1/0"]"#, #"["a"]"#, #"["1/2/3"]"#, #"["1/-2"]"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([Fraction].self, from: Data(text.utf8))
      }
    }
  }

  @Test(
    "Every outcome reads back as it was written",
    arguments: [
      GradeOutcome.passed, .failed, .compileError, .limit(.wall), .crashed(signal: 11),
      .rejected(rule: "imports"), .missing, .untouched, .infra,
    ])
  func outcomes(outcome: GradeOutcome) throws {
    let written = try JSONEncoder().encode([outcome])
    expectEqual(try JSONDecoder().decode([GradeOutcome].self, from: written), [outcome])
  }
}
