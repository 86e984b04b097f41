import CourseModel

extension Fraction {
  /// As readers see it: two decimals at most.
  var shown: String { decimal(places: 2) }

  /// The part of a whole from 0 to 1; nil where the whole is nothing.
  func share(of whole: Fraction) -> Double? {
    whole == .zero
      ? nil
      : Double(numerator) * Double(whole.denominator)
        / (Double(denominator) * Double(whole.numerator))
  }
}

/// A share in whole percent: `63 %`; `–` for none.
func percent(_ share: Double?) -> String {
  share.map { "\(Int(($0 * 100).rounded())) %" } ?? "–"
}

extension Markup {
  /// A share as a number and a bar beside it.
  static func meter(_ share: Double) -> Markup {
    """
    \(percent(share))<span class="meter" aria-hidden="true"><i style="width: \
    \(Int((min(1, max(0, share)) * 100).rounded()))%"></i></span>
    """
  }

  /// The sign and the words for an outcome.
  static func outcome(_ outcome: GradeOutcome?) -> Markup {
    guard let outcome, outcome.isGraded else {
      return "<span class=\"notice\"><span class=\"sign\">?</span>not graded yet</span>"
    }
    switch outcome {
    case .passed: return "<span class=\"good\"><span class=\"sign\">✓</span>passed</span>"
    case .failed: return "<span class=\"bad\"><span class=\"sign\">✗</span>not passed</span>"
    case .missing: return "<span class=\"soft\"><span class=\"sign\">–</span>not handed in</span>"
    default:
      return "<span class=\"bad\"><span class=\"sign\">!</span>\(outcome.name)</span>"
    }
  }
}

extension GradeOutcome {
  /// In a few words for a table.
  var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "not passed"
    case .compileError: "does not compile"
    case .limit(.compile): "compiling took too long"
    case .limit(.wall), .limit(.cpu): "took too long"
    case .limit(.memory): "used too much memory"
    case .limit(.output): "wrote too much"
    case .limit(.messages): "did too much"
    case .crashed: "crashed"
    case .rejected: "refused"
    case .missing: "not handed in"
    case .untouched: "the starter unchanged"
    case .infra: "not graded yet"
    }
  }
}
